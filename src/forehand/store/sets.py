"""How those who play a set of deals stand, in the words that every database understands: parameters are $1, $2, ...

Each reads as many rows as it answers with, however many play the set.
"""
# ruff: noqa: S608 (put together of our own words)

from forehand.store.base import PlayedDeal

_SET = "(SELECT number FROM sets WHERE name = $1)"
_OF_RUNS = "runs ON runs.in_set = run_deals.in_set AND runs.number = run"
_DEAL = "run, runs.name, deal, at_table, points, result, knew"

RUN_OF = f"""
    SELECT token, {_DEAL} FROM runs JOIN run_deals ON run_deals.in_set = runs.in_set AND run = runs.number
    WHERE runs.in_set = {_SET} AND token = $2 ORDER BY deal
"""
"""Set, token."""
PEOPLE = f"""
    SELECT runs.number, runs.name, count(points) AS played, knew FROM run_deals JOIN {_OF_RUNS} WHERE runs.in_set = {_SET}
    GROUP BY runs.number, runs.name, knew ORDER BY runs.number
"""
"""Set."""
COUNT = f"SELECT coalesce(max(number), 0) AS count FROM runs WHERE in_set = {_SET}"
"""Set. Runs are numbered without gaps."""
BEST = f"""
    SELECT {_DEAL} FROM run_deals JOIN {_OF_RUNS}
    WHERE run_deals.in_set = {_SET} AND deal = $2 AND points IS NOT NULL
    ORDER BY points DESC, run LIMIT $3
"""
"""Set, deal, at most."""
UNFINISHED = f"""
    SELECT runs.name FROM run_deals JOIN {_OF_RUNS} WHERE run_deals.in_set = {_SET} AND deal = $2 AND points IS NULL
    ORDER BY run LIMIT $3
"""
"""Set, deal, at most."""
_ALIKE = """
    sets AS own JOIN sets AS other ON other.of_table = own.of_table AND other.of_match = own.of_match AND other.number <> own.number
"""
PLAY_ALIKE = f"""
    SELECT 1 FROM {_ALIKE} JOIN runs ON runs.in_set = other.number
    WHERE own.name = $1 AND token = $2
      AND EXISTS (SELECT 1 FROM run_deals WHERE in_set = runs.in_set AND run = runs.number AND at_table IS NOT NULL)
"""
"""Set, token."""
FIND_OUT = f"""
    UPDATE runs SET knew = TRUE WHERE in_set = {_SET} AND token = $2 AND NOT knew AND EXISTS (
        SELECT 1 FROM (
            SELECT of_table AS name FROM sets WHERE name = $1
            UNION ALL
            SELECT at_table FROM {_ALIKE} JOIN run_deals ON run_deals.in_set = other.number WHERE own.name = $1
        ) AS seen JOIN tables ON tables.name = seen.name
        WHERE EXISTS (SELECT 1 FROM keeping WHERE keeping.number = tables.number AND person = $3)
           OR EXISTS (SELECT 1 FROM results WHERE results.number = tables.number AND person = $3)
    )
"""
"""Set, token, person."""
ALL = "SELECT name, game, day, closes, body, closed, of_table, of_match FROM sets"
"""No parameters."""
PLAYS = f"""
    SELECT sets.name AS in_set, token, {_DEAL} FROM run_deals JOIN {_OF_RUNS} JOIN sets ON sets.number = run_deals.in_set
    WHERE at_table IS NOT NULL OR points IS NOT NULL ORDER BY run_deals.in_set, run, deal
"""
"""No parameters."""


def of_played(table: str, played: PlayedDeal) -> tuple[str | int, ...]:
    """What came of a deal at that table, as parameters: table, set, token, deal, when, points, result."""
    return table, played.set, played.token, played.deal, played.at, played.points, played.result.decode()
