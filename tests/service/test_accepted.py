"""Requests that were accepted are remembered in little room, for as long as the table lives."""

from random import Random

from forehand.service import commands as ask
from forehand.service.accepted import PART, Accepted
from tests.service.seated import Seated

MANY = 3 * PART + 7


def filled() -> Accepted:
    accepted = Accepted()
    for number in range(MANY):
        accepted = accepted.noted(number % 3, f"act-{number}", f"SA{number}", number + 2)
    return accepted


def test_each_request_is_found_by_its_person_and_id_as_what_it_was() -> None:
    accepted = filled()
    for number in range(MANY):
        done = accepted.find(number % 3, f"act-{number}")
        assert done is not None
        assert (number + 2, True, False) == (done.version, done.is_of(f"SA{number}"), done.is_of("SK"))
        assert accepted.find((number + 1) % 3, f"act-{number}") is None


def test_one_takes_sixteen_bytes_and_full_parts_are_shared() -> None:
    before = filled()
    after = before.noted(0, "one more", "pass", 9)
    assert 16 * (MANY + 1) == sum(map(len, after.parts))
    assert all(one is other for one, other in zip(before.parts[:3], after.parts[:3], strict=True))


def test_a_thousand_pauses_later_the_first_request_is_still_done_once() -> None:
    at = Seated("priffe").fill().deal()
    first = ask.Act(at.actor, "first", at.table.version, at.any_action(Random(1)))
    at.do(first)
    for number in range(500):
        at.do(ask.Pause("Ada", f"p{number}", at.table.version))
        at.do(ask.Resume("Ada", f"r{number}", at.table.version))
    assert [] == at.do(first)
    assert [] == at.do(ask.Pause("Ada", "p0", 1))
    assert "id-used" == at.refused(ask.Resume("Ada", "p0", at.table.version))
