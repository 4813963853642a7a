"""Runs through a set as they were stored before each of their deals had a row."""

from forehand.store.base import KeptPerson, KeptRun, RunDeal, Store

OLD_RUNS = (
    "INSERT INTO sets (name, game, closes, body) VALUES ('set', 'priffe', 1796083200, '{}')",
    """
    INSERT INTO runs (in_set, number, token, body) VALUES
        (1, 1, 'ada', '{"name":"Åda","tables":["one","none"],"results":[{"points":-4,"contract":null},null]}'),
        (1, 2, 'bo', '{"name":"Bo \\"B\\"","tables":["never","nor"],"results":[null,null]}')
    """,
)
"""Of a set of two deals: Ada has played one, at the table "one", and begun no other; Bo has begun none."""


async def check_old_runs(store: Store) -> None:
    """They are all there, and are gone on with."""
    played = RunDeal(1, "Åda", 1, "one", -4, b'{"points":-4,"contract":null}')
    assert KeptRun(1, "ada", "Åda", (played, RunDeal(1, "Åda", 2))) == await store.run_of("set", "ada")
    assert [KeptPerson(1, "Åda", 1), KeptPerson(2, 'Bo "B"', 0)] == await store.people("set")
    assert [played] == await store.best("set", 1, 9)
    assert "new" == await store.begin_deal("set", 2, 2, "new")
    assert 3 == await store.add_run("set", "cy", "Cy", 2)
