"""What deals brought people, in the words that every database understands: parameters are $1, $2, ..."""

KEEP = """
    INSERT INTO keeping SELECT number, $2, $3, $4 FROM tables WHERE name = $1
    ON CONFLICT (number, who) DO UPDATE SET person = excluded.person, through = excluded.through
    WHERE keeping.person <> excluded.person
"""
"""Table, who, person, version."""
KEEP_NO_MORE = "DELETE FROM keeping WHERE number = (SELECT number FROM tables WHERE name = $1) AND who = $2"
"""Table, who."""
THROUGH = "SELECT min(through) AS through FROM keeping JOIN tables USING (number) WHERE name = $1"
"""Table."""
ADD = """
    INSERT INTO results
    SELECT person, number, $4, $5, $6, $7 FROM keeping JOIN tables USING (number)
    WHERE name = $1 AND who = $2 AND through < $3
    ON CONFLICT DO NOTHING
"""
"""Table, who, version, match, deal, at, body. Where somebody wants nothing kept, nothing is, also if they have just been forgotten."""
MOVE_ON = """
    UPDATE keeping SET through = $2 WHERE number = (SELECT number FROM tables WHERE name = $1) AND through < $2
"""
"""Table, version."""
ALL = """
    SELECT name, match, deal, at, body FROM results JOIN tables USING (number) WHERE person = $1
    ORDER BY at, number, match, deal
"""
"""Person."""
TAKE_OVER = """
    INSERT INTO results SELECT $1, number, match, deal, at, body FROM results AS theirs WHERE person = $2
    ON CONFLICT DO NOTHING
"""
"""Person, other."""
KEEP_FOR = "UPDATE keeping SET person = $1 WHERE person = $2"
"""Person, other."""
FORGET = ("DELETE FROM results WHERE person = $1", "DELETE FROM keeping WHERE person = $1")
"""Person."""
