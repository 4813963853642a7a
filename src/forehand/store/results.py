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
    INSERT INTO results (person, number, match, deal, at, body)
    SELECT person, number, $4, $5, $6, $7 FROM keeping JOIN tables USING (number)
    WHERE name = $1 AND who = $2 AND through < $3
    ON CONFLICT DO NOTHING
"""
"""Table, who, version, match, deal, at, body. Where somebody wants nothing kept, nothing is, also if they have just been forgotten."""
MOVE_ON = """
    UPDATE keeping SET through = $2 WHERE number = (SELECT number FROM tables WHERE name = $1) AND through < $2
"""
"""Table, version."""
ALL = "SELECT name, match, deal, at, body FROM results JOIN tables USING (number) ORDER BY number, match, deal"
"""No parameters."""
PAGE = """
    SELECT name, match, deal, at, body FROM results JOIN tables USING (number)
    WHERE person = $1 AND (at, number, match, deal) > ($2, (SELECT number FROM tables WHERE name = $3), $4, $5)
    ORDER BY at, number, match, deal LIMIT $6
"""
"""Person; when, table, match and deal of the last that was told before, at most."""
TO_COUNT = """
    SELECT name, match, deal, at, body FROM results JOIN tables USING (number) WHERE person = $1 AND NOT counted
    ORDER BY at, number, match, deal LIMIT $2
"""
"""Person, at most."""
SUMS = "SELECT revision, body FROM sums WHERE person = $1"
"""Person."""
COUNT = """
    UPDATE results SET counted = TRUE
    WHERE person = $1 AND number = (SELECT number FROM tables WHERE name = $2) AND match = $3 AND deal = $4 AND NOT counted
"""
"""Person, table, match, deal."""
ADD_UP = """
    INSERT INTO sums VALUES ($1, $2 + 1, $3)
    ON CONFLICT (person) DO UPDATE SET revision = excluded.revision, body = excluded.body WHERE sums.revision = $2
    RETURNING revision
"""
"""Person, revision before, body."""
TAKE_OVER = """
    INSERT INTO results (person, number, match, deal, at, body)
    SELECT $1, number, match, deal, at, body FROM results AS theirs WHERE person = $2
    ON CONFLICT DO NOTHING
"""
"""Person, other."""
KEEP_FOR = "UPDATE keeping SET person = $1 WHERE person = $2"
"""Person, other."""
COUNT_ANEW = ("UPDATE results SET counted = FALSE WHERE person = $1 AND counted", "DELETE FROM sums WHERE person = $1")
"""Person."""
FORGET = tuple(f"DELETE FROM {kept} WHERE person = $1" for kept in ("results", "keeping", "sums", "carried"))  # noqa: S608
"""Person."""
TAKE_CODE = "DELETE FROM carried WHERE code = $1 RETURNING sealed"
"""Code."""
