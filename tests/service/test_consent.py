"""What players ask of each other: claims, acts taken back, the end of a match; and pauses."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from forehand.games import GAMES
from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service import tell
from forehand.service.asking import may
from forehand.service.messages import AskWhat, May
from forehand.service.rebuilding import rebuild
from tests.service.seated import HOST, LEVELS, NAMES, Seated


def kinds(happened: Sequence[event.Event]) -> list[str]:
    return [type(one).__name__ for one in happened]


def between_tricks(game: str = "priffe", tricks: int = 3, seed: int = 5, **more: Any) -> Seated:
    """A table of people at which some tricks are over and the next has not begun."""
    return Seated(game, **more).fill().play_until(Random(seed), tricks)


def others(at: Seated, seat: int) -> list[str]:
    return [name for other, name in enumerate(NAMES[: len(at.table.seats)]) if other != seat]


# Claims


@pytest.mark.parametrize("game", list(GAMES))
def test_an_accepted_claim_gives_the_rest_to_its_maker_and_ends_the_deal(game: str) -> None:
    at = between_tricks(game, tricks=1)
    deal = at.table.deal
    assert deal is not None
    seat = next(seat for seat in range(deal.seats) if seat not in deal.out)
    assert kinds(at.ask_for(NAMES[seat], "claim", "all")) == ["Asked"]
    *first, last = others(at, seat)
    for name in first:
        assert kinds(at.answer(name)) == ["Answered"]
    happened = at.answer(last)
    assert kinds(happened)[:3] == ["Answered", "Claimed", "DealOver"]
    won = at.table.match.deals[-1]
    assert won.claim is not None
    assert won.tricks[seat] == deal.tricks[seat] + at.table.game.TRICKS - sum(deal.tricks)
    record: Any = tell.record(at.table)
    assert record["deals"][-1]["claim"] == {"seat": seat, "tricks": list(won.tricks)}


def test_the_claimers_cards_lie_open_from_the_asking_and_stay_so() -> None:
    at = between_tricks()
    hand = tell.seen(at.table, 1)["hand"]
    assert all(tell.seen(at.table, viewer)["shown"] == {} for viewer in (None, 0, 2))
    at.ask_for("Bo", "claim", "all")
    assert all(tell.seen(at.table, viewer)["shown"] == {"1": hand} for viewer in (None, 0, 2, 3))
    assert tell.seen(at.table, 1)["shown"] == {}
    at.answer("Ada", yes=False)
    assert at.table.asking is None
    at.act(at.any_action(Random(1)))
    now = tell.seen(at.table, 1)["hand"]
    assert tell.seen(at.table, None)["shown"] == {"1": now}


def test_after_an_accepted_claim_everybody_sees_all_cards() -> None:
    at = between_tricks()
    hands = [tell.seen(at.table, seat)["hand"] for seat in range(4)]
    at.ask_for("Bo", "claim", "all")
    for name in ("Ada", "Cy", "Dot"):
        at.answer(name)
    assert tell.seen(at.table, None)["shown"] == {str(seat): hand for seat, hand in enumerate(hands)}
    assert tell.seen(at.table, None)["phase"] == "over"


def test_a_claim_is_made_between_two_tricks_after_the_first_by_a_seat_still_in_the_deal() -> None:
    at = Seated("priffe").fill().play_until(Random(5), 0, 1)
    assert at.refused(ask.Ask("Ada", "x", at.table.version, "claim", "all")) == "not-now"
    at.play_until(Random(5), 1, 1)
    assert at.refused(ask.Ask("Ada", "x", at.table.version, "claim", "all")) == "not-now"
    at = Seated("five-hundred", options={"misere": True}).fill().deal()
    for call in ["bid:7S", "bid:misere", "pass", "pass", "pass"]:
        at.act(call)
    at.act(at.any_action(Random(1)))
    declarer = at.table.turn
    assert declarer is not None
    for _ in range(3):
        at.act(at.any_action(Random(8)))
    if at.table.deal is not None:  # else the declarer has won the trick
        partner = NAMES[(declarer + 2) % 4]
        assert at.refused(ask.Ask(partner, "x", at.table.version, "claim", "all")) == "not-now"


def misere() -> Seated:
    """A misère of Preference between two tricks; its declarer has none yet."""
    for secret in range(1, 200):
        at = Seated("preference").fill().deal(secret)
        for call in ("bid:misere", "pass", "pass"):
            at.act(call)
        at.play_until(Random(secret), 1)
        deal = at.table.deal
        if (
            deal is not None
            and deal.contract == "misere"
            and deal.declarer is not None
            and not deal.tricks[deal.declarer]
        ):
            return at
    raise AssertionError("no misère was played")


def test_only_a_declarer_who_wants_few_tricks_may_claim_none_and_the_next_opponent_gets_them() -> None:
    at = misere()
    deal = at.table.deal
    assert deal is not None
    declarer = deal.declarer
    assert declarer is not None
    left, right = (declarer + 1) % 3, (declarer + 2) % 3
    assert "claim-none" in may(at.table, declarer)
    assert "claim-none" not in may(at.table, left)
    assert at.refused(ask.Ask(NAMES[left], "x", at.table.version, "claim", "none")) == "not-now"
    at.ask_for(NAMES[declarer], "claim", "none")
    at.answer(NAMES[left])
    at.answer(NAMES[right])
    tricks = at.table.match.deals[0].tricks
    assert (tricks[declarer], tricks[left]) == (0, deal.tricks[left] + 9)


def test_none_is_not_to_be_claimed_in_a_contract_that_wants_tricks() -> None:
    at = Seated("preference").fill().deal()
    for call in ("bid:6S", "pass", "pass"):
        at.act(call)
    at.act(at.any_action(Random(1)))
    at.act("contract:6S")
    at.act("whist")
    at.act("whist")
    at.play_until(Random(1), 1)
    assert not [seat for seat in range(3) if "claim-none" in may(at.table, seat)]


def test_a_refused_claim_can_not_be_made_again_before_another_trick() -> None:
    at = between_tricks()
    at.ask_for("Bo", "claim", "all")
    assert kinds(at.answer("Ada", yes=False)) == ["Answered", "Dropped"]
    assert at.refused(ask.Ask("Bo", "again", at.table.version, "claim", "all")) == "not-now"
    assert "claim" not in may(at.table, 1)
    assert "claim" in may(at.table, 0)
    at.play_until(Random(2), 4)
    assert "claim" in may(at.table, 1)


def test_a_claim_lapses_when_a_card_is_played_but_an_end_is_still_asked() -> None:
    at = between_tricks()
    at.ask_for("Bo", "claim", "all")
    assert kinds(at.act(at.any_action(Random(1)))) == ["Acted", "Dropped"]
    assert at.log[-1] == event.Dropped("claim", "played")
    at.ask_for("Bo", "end")
    assert kinds(at.act(at.any_action(Random(1)))) == ["Acted"]
    assert at.table.asking is not None


def test_the_asker_withdraws_by_a_no() -> None:
    at = between_tricks()
    at.ask_for("Bo", "claim", "all")
    assert at.refused(ask.Answer("Bo", "x", at.table.version, True)) == "not-now"
    at.answer("Bo", yes=False)
    assert at.log[-1] == event.Dropped("claim", "withdrawn")


def test_computer_players_answer_a_claim_and_wait_while_something_is_asked() -> None:
    at = Seated("priffe", seats=["open", "bot:club", "bot:club", "bot:club"]).fill().play_until(Random(5), 2)
    at.ask_for("Ada", "claim", "all")
    asking = at.table.asking
    assert asking is not None
    if at.table.turn:
        assert at.do(ask.ComputerAct(at.table.turn, at.table.version, at.any_action(Random(1)))) == []
    assert at.do(ask.ComputerAnswer(1, asking.version - 1, yes=True)) == []
    for seat in (1, 2):
        assert kinds(at.do(ask.ComputerAnswer(seat, asking.version, yes=True))) == ["Answered"]
    assert at.do(ask.ComputerAnswer(2, asking.version, yes=False)) == []
    assert kinds(at.do(ask.ComputerAnswer(3, asking.version, yes=True)))[:2] == ["Answered", "Claimed"]


def test_no_computer_player_answers_for_a_person_who_is_there() -> None:
    at = between_tricks()
    at.ask_for("Bo", "claim", "all")
    asking = at.table.asking
    assert asking is not None
    assert at.do(ask.ComputerAnswer(0, asking.version, yes=True)) == []
    at.do(ask.Disconnect(0))
    assert kinds(at.do(ask.ComputerAnswer(0, asking.version, yes=True))) == ["Answered"]


# What is refused


def test_one_thing_is_asked_at_a_time_and_answered_by_those_who_are_to_answer() -> None:
    at = between_tricks()
    v = at.table.version
    assert at.refused(ask.Answer("Ada", "x", v, True)) == "nothing-asked"
    at.ask_for("Bo", "claim", "all")
    v = at.table.version
    assert at.refused(ask.Ask("Ada", "x", v, "end")) == "asked-already"
    assert at.refused(ask.Answer("Ada", "x", v - 1, True)) == "stale"
    assert at.refused(ask.Answer("Ada", "x", v + 1, True)) == "stale"
    assert at.refused(ask.Answer("Eve", "x", v, True)) == "no-seat"
    at.answer("Ada")
    assert at.refused(ask.Answer("Ada", "x", at.table.version, False)) == "not-now"


def test_what_is_asked_in_sight_of_an_older_card_is_stale() -> None:
    at = between_tricks()
    v = at.table.version
    at.play_until(Random(5), 4)
    assert at.refused(ask.Ask("Bo", "x", v, "claim", "all")) == "stale"
    assert kinds(at.do(ask.Ask("Bo", "x", v, "end"))) == ["Asked"]


def test_requests_are_done_once_and_their_ids_are_remembered() -> None:
    at = between_tricks()
    command = ask.Ask("Bo", "one", at.table.version, "claim", "all")
    at.do(command)
    assert at.do(command) == []
    assert at.refused(ask.Ask("Bo", "one", at.table.version, "end")) == "id-used"
    assert at.refused(ask.Act("Bo", "one", at.table.version, "SA")) == "id-used"
    assert at.refused(ask.Pause("Bo", "one", at.table.version)) == "id-used"
    answered = ask.Answer("Ada", "two", at.table.version, False)
    at.do(answered)
    assert at.do(answered) == []
    assert at.refused(ask.Answer("Ada", "two", at.table.version, True)) == "id-used"


def test_nothing_is_asked_or_paused_when_the_match_is_over() -> None:
    at = between_tricks()
    at.do(ask.End(HOST))
    v = at.table.version
    assert at.refused(ask.Ask("Bo", "x", v, "end")) == "finished"
    assert at.refused(ask.Answer("Bo", "x", v, True)) == "finished"
    assert at.refused(ask.Pause("Bo", "x", v)) == "finished"
    assert may(at.table, 1) == []


# Taking back


def test_an_act_taken_back_by_consent_leaves_the_table_as_it_was_before_it() -> None:
    at = between_tricks()
    seat = at.table.turn
    assert seat is not None
    before = [tell.seen(at.table, viewer) for viewer in (None, 0, 1, 2, 3)]
    played = ask.Act(NAMES[seat], "mistake", at.table.version, at.any_action(Random(1)))
    at.do(played)
    at.ask_for(NAMES[seat], "undo")
    for name in others(at, seat)[:-1]:
        at.answer(name)
    assert kinds(at.answer(others(at, seat)[-1])) == ["Answered", "Undone"]
    assert [tell.seen(at.table, viewer) for viewer in (None, 0, 1, 2, 3)] == before
    assert at.do(played) == []  # the id of what was taken back is not forgotten
    assert at.table.turn == seat


def test_calls_made_since_are_taken_back_too() -> None:
    at = Seated("five-hundred").fill().deal()
    first = at.table.turn
    assert first is not None
    at.act("bid:6S")
    at.act("pass")
    at.ask_for(NAMES[first], "undo")
    for name in others(at, first):
        at.answer(name)
    assert at.log[-1] == event.Undone(first, 2)
    assert (at.table.turn, at.table.match.deals[0].actions) == (first, ())


def test_nothing_is_taken_back_once_another_has_shown_a_card() -> None:
    at = between_tricks()
    first = at.table.turn
    assert first is not None
    at.act(at.any_action(Random(1)))
    second = at.table.turn
    assert second is not None
    assert "undo" in may(at.table, first)
    at.act(at.any_action(Random(1)))
    assert "undo" not in may(at.table, first)
    assert "undo" in may(at.table, second)
    assert at.refused(ask.Ask(NAMES[first], "x", at.table.version, "undo")) == "not-now"


@pytest.mark.parametrize(
    ("game", "calls"),
    [
        ("perfrance", ["pass", "pass", "pass", "take"]),
        ("preference", ["bid:6S", "pass", "pass"]),
        ("five-hundred", ["bid:6S", "pass", "pass", "pass"]),
    ],
)
def test_nothing_is_taken_back_once_the_stock_was_seen(game: str, calls: list[str]) -> None:
    at = Seated(game).fill().deal()
    for call in calls:
        at.act(call)
    assert not [seat for seat in range(len(at.table.seats)) if "undo" in may(at.table, seat)]


def test_what_opens_another_hand_is_not_taken_back() -> None:
    at = Seated("preference", options={"open_misere": True}).fill().deal()
    for call in ("bid:misere", "pass", "pass"):
        at.act(call)
    at.act(at.any_action(Random(1)))
    leader = at.table.turn
    assert leader is not None
    at.act(at.any_action(Random(1)))
    assert "undo" not in may(at.table, leader)


def test_a_discard_may_be_taken_back() -> None:
    at = Seated("preference").fill().deal()
    for call in ("bid:6S", "pass", "pass"):
        at.act(call)
    seat = at.table.turn
    assert seat is not None
    at.act(at.any_action(Random(1)))
    at.ask_for(NAMES[seat], "undo")
    for name in others(at, seat):
        at.answer(name)
    assert tell.seen(at.table, seat)["choose"] is not None


def test_the_end_of_a_deal_and_what_a_computer_player_did_are_not_taken_back() -> None:
    at = Seated("priffe", away="bot:club").fill().deal(3)
    seat = at.table.turn
    assert seat is not None
    at.do(ask.Disconnect(seat))
    at.do(ask.StandIn(seat))
    at.do(ask.ComputerAct(seat, at.table.version, at.any_action(Random(1))))
    at.do(ask.Connect(NAMES[seat]))
    assert "undo" not in may(at.table, seat)
    at.play_deal(Random(1))
    assert not [one for one in range(4) if "undo" in may(at.table, one)]


def test_a_refused_undo_is_not_asked_again_for_the_same_act() -> None:
    at = between_tricks()
    seat = at.table.turn
    assert seat is not None
    at.act(at.any_action(Random(1)))
    at.ask_for(NAMES[seat], "undo")
    at.answer(others(at, seat)[0], yes=False)
    assert at.refused(ask.Ask(NAMES[seat], "x", at.table.version, "undo")) == "not-now"


def test_hands_laid_open_by_a_claim_stay_open_when_an_act_is_taken_back() -> None:
    at = between_tricks()
    at.ask_for("Bo", "claim", "all")
    at.answer("Ada", yes=False)
    seat = at.table.turn
    assert seat is not None
    at.act(at.any_action(Random(1)))
    at.ask_for(NAMES[seat], "undo")
    for name in others(at, seat):
        at.answer(name)
    assert list(tell.seen(at.table, None)["shown"]) == ["1"]


def test_a_lone_person_takes_back_and_ends_at_once() -> None:
    at = Seated("preference", seats=["open", "bot:club", "bot:club"]).fill().deal()
    while at.table.turn != 0:
        assert at.table.turn is not None
        at.do(ask.ComputerAct(at.table.turn, at.table.version, "pass"))
    at.act("bid:6S")
    assert kinds(at.ask_for("Ada", "undo")) == ["Asked", "Undone"]
    assert kinds(at.ask_for("Ada", "end")) == ["Asked", "Ending"]


# The end


def test_a_match_ends_after_the_deal_when_all_people_agree() -> None:
    at = between_tricks()
    at.ask_for("Bo", "end")
    for name in ("Ada", "Cy", "Dot"):
        at.answer(name)
    assert at.table.ending
    assert at.table.deal is not None
    assert "end" not in may(at.table, 0)
    at.play_deal(Random(1))
    assert at.log[-1] == event.MatchOver(ended=True)
    assert (at.table.over, at.table.ending, len(at.table.match.scores)) == (True, False, 1)
    assert tell.record(at.table)["ended"] is True


def test_between_deals_it_ends_at_once_and_no_deal_begins_while_it_is_asked() -> None:
    at = Seated("priffe").fill().deal().play_deal(Random(1))
    at.ask_for("Bo", "end")
    assert at.do(ask.Commit(bytes(32))) == []
    for name in ("Ada", "Cy"):
        at.answer(name)
    assert kinds(at.answer("Dot")) == ["Answered", "Ending", "MatchOver"]


@pytest.mark.parametrize("what", ["end", "undo"])
def test_who_is_away_for_a_moment_is_asked_and_answers_when_they_are_back(what: AskWhat) -> None:
    at = Seated("perfrance").fill().deal()
    asker = at.table.turn
    assert asker is not None
    at.act("pass")
    first, second = others(at, asker)
    for name in (first, second):
        at.do(ask.Disconnect(NAMES.index(name)))
    assert kinds(at.ask_for(NAMES[asker], what)) == ["Asked"]
    at.do(ask.Connect(first))
    assert kinds(at.answer(first)) == ["Answered"]
    at.do(ask.Connect(second))
    assert kinds(at.answer(second, yes=False)) == ["Answered", "Dropped"]


def test_who_stays_away_is_not_asked_and_who_leaves_is_not_waited_for() -> None:
    at = between_tricks()
    at.do(ask.Disconnect(0))
    at.ask_for("Bo", "end", overdue=[0])
    assert at.table.asking is not None
    assert at.table.asking.waits == (2, 3)
    at.answer("Cy")
    assert kinds(at.do(ask.Leave(3, "Dot"))) == ["Left", "Ending"]


def test_what_is_asked_drops_when_the_asker_leaves_or_stays_away() -> None:
    at = between_tricks()
    at.ask_for("Bo", "end")
    assert kinds(at.do(ask.Leave(1, "Bo"))) == ["Left", "Dropped"]
    assert at.log[-1] == event.Dropped("end", "gone")
    at.ask_for("Cy", "end")
    asking = at.table.asking
    assert asking is not None
    assert at.do(ask.GiveUp(asking.version)) == []
    at.do(ask.Disconnect(2))
    assert kinds(at.do(ask.GiveUp(asking.version))) == ["Dropped"]


# Those who are away, where the table waits for them


def held_up(**more: Any) -> tuple[Seated, int, list[str]]:
    """A deal whose next player has dropped out: the table, that seat, and the names of the others."""
    at = Seated("perfrance", **more).fill().deal()
    seat = at.table.turn
    assert seat is not None
    at.do(ask.Disconnect(seat))
    return at, seat, others(at, seat)


def test_a_computer_player_acts_for_who_is_away_when_all_present_agree_until_they_are_back() -> None:
    at, seat, (one, other) = held_up()
    assert "stand-in" in may(at.table, NAMES.index(one), [seat])
    assert kinds(at.ask_for(one, "stand-in", overdue=[seat])) == ["Asked"]
    assert at.answer(other)[1:] == [event.Computer(seat, "club")]
    assert at.table.asking is None
    assert at.do(ask.ComputerAct(seat, at.table.version, at.any_action(Random(1)))) != []
    assert "stand-in" not in may(at.table, NAMES.index(one), [seat])
    at.do(ask.Connect(NAMES[seat]))
    assert at.table.seats[seat].level is None


def test_one_no_and_the_table_waits_on_and_may_be_asked_again() -> None:
    at, seat, (one, other) = held_up()
    at.ask_for(one, "stand-in", overdue=[seat])
    assert at.answer(other, yes=False)[1:] == [event.Dropped("stand-in", "no")]
    assert at.table.seats[seat].level is None
    assert kinds(at.ask_for(one, "stand-in", overdue=[seat])) == ["Asked"]


@pytest.mark.parametrize("what", ["stand-in", "end-now"])
def test_it_is_asked_no_more_once_who_was_away_is_back(what: AskWhat) -> None:
    at, seat, (one, _) = held_up()
    at.ask_for(one, what, overdue=[seat])
    assert at.do(ask.Connect(NAMES[seat]))[1:] == [event.Dropped(what, "back")]


def test_who_is_there_alone_decides_alone() -> None:
    at, seat, (one, other) = held_up()
    at.do(ask.Disconnect(NAMES.index(other)))
    assert kinds(at.ask_for(one, "stand-in", overdue=[seat, NAMES.index(other)])) == ["Asked", "Computer", "Computer"]
    assert [at.table.seats[away].level for away in (seat, NAMES.index(other))] == ["club", "club"]


def test_a_seat_left_during_a_deal_is_played_by_consent_too() -> None:
    at = Seated("perfrance").fill().deal()
    at.do(ask.Leave(1, "Bo"))
    at.ask_for("Ada", "stand-in")
    assert at.answer("Cy")[1:] == [event.Computer(1, "club")]
    at.do(ask.Connect("Bo"))
    assert (at.table.names[1], at.table.seats[1].level) == ("Bo", None)


def test_a_match_that_waits_for_who_is_away_ends_at_once_by_consent_and_its_deal_is_taken_back() -> None:
    at, seat, (one, other) = held_up()
    at.ask_for(one, "end-now", overdue=[seat])
    assert at.answer(other)[1:] == [event.MatchOver(ended=True)]
    assert at.table.over
    assert at.table.match.deals == ()


def test_neither_is_asked_while_nobody_is_waited_for() -> None:
    at = Seated("perfrance").fill().deal()
    assert at.refused(ask.Ask("Ada", "x", at.table.version, "stand-in")) == "not-now"
    assert at.refused(ask.Ask("Ada", "x", at.table.version, "end-now")) == "not-now"
    at, _, (one, _) = held_up(away="bot:club")
    assert at.refused(ask.Ask(one, "x", at.table.version, "stand-in")) == "not-now"
    at, _, (one, _) = held_up()
    for what in ("stand-in", "end-now"):
        assert what not in may(at.table, NAMES.index(one))
        assert at.refused(ask.Ask(one, "x", at.table.version, what)) == "not-now"


def test_no_computer_player_is_asked_for_before_the_match_has_begun() -> None:
    at = Seated("perfrance")
    for seat, name in enumerate(NAMES[:2]):
        at.do(ask.Sit(name, seat, name))
    at.do(ask.Connect("Ada"))
    assert may(at.table, 0, [1]) == []
    assert at.refused(ask.Ask("Ada", "x", at.table.version, "stand-in", overdue=frozenset([1]))) == "not-now"


# Pauses


def test_while_the_game_rests_nobody_acts_and_anybody_lets_it_go_on() -> None:
    at = between_tricks()
    at.do(ask.Pause("Bo", "p", at.table.version))
    v = at.table.version
    assert at.table.paused == 1
    assert at.refused(ask.Act(at.actor, "x", v, at.any_action(Random(1)))) == "paused"
    assert at.refused(ask.Ask("Bo", "x", v, "end")) == "paused"
    assert at.refused(ask.Answer("Bo", "x", v, True)) == "paused"
    assert at.refused(ask.Pause("Cy", "x", v)) == "paused"
    assert may(at.table, 1) == []
    at.do(ask.Resume("Cy", "r", v))
    assert at.table.paused is None
    assert at.refused(ask.Resume("Cy", "x", at.table.version)) == "not-now"


def test_one_whose_pause_another_ends_does_not_stop_the_game_again_in_this_deal() -> None:
    """Else one person could keep a table from playing for ever, or their own clock from running."""
    at = between_tricks()
    for number in range(2):  # who ends it themselves may
        at.do(ask.Pause("Bo", f"p{number}", at.table.version))
        at.do(ask.Resume("Bo", f"r{number}", at.table.version))
    at.do(ask.Pause("Bo", "p", at.table.version))
    at.do(ask.Resume("Cy", "r", at.table.version))
    assert "pause" not in may(at.table, 1)
    assert at.refused(ask.Pause("Bo", "x", at.table.version)) == "not-now"
    at.ask_for("Cy", "end")
    assert (may(at.table, 1), may(at.table, 2)) == ([], ["pause"])
    at.answer("Bo", yes=False)
    at.do(ask.Leave(1, "Bo"))
    at.do(ask.Sit("Bob", 1, "Bob"))
    assert at.refused(ask.Pause("Bob", "x", at.table.version)) == "not-now"


def test_in_the_next_deal_everybody_may_stop_the_game_again() -> None:
    at = Seated("priffe").fill().deal()
    at.do(ask.Pause("Bo", "p", at.table.version))
    at.do(ask.Resume("Cy", "r", at.table.version))
    at.play_deal(Random(1))
    assert "pause" in may(at.table, 1)
    at.do(ask.Pause("Bo", "p2", at.table.version))
    at.do(ask.Resume("Cy", "r2", at.table.version))
    assert "pause" not in may(at.table, 1)
    at.deal()
    assert "pause" in may(at.table, 1)


def test_a_pause_is_named_after_who_asked_for_it_also_when_somebody_else_sits_there_by_now() -> None:
    at = between_tricks()
    at.do(ask.Pause("Bo", "p", at.table.version))
    at.do(ask.Leave(1, "Bo"))
    at.do(ask.Sit("Eve", 1, "Eve"))
    told = tell.info(at.table, 0, "")
    assert (told.paused, told.paused_by) == (1, "Bo")
    at.do(ask.Resume("Cy", "r", at.table.version))
    assert tell.info(at.table, 0, "").paused_by is None


def test_what_is_agreed_on_in_a_pause_since_the_last_to_be_asked_leaves_comes_when_the_game_goes_on() -> None:
    at = between_tricks()
    at.act(at.any_action(Random(2)))
    actor = NAMES[at.table.deeds[-1].seat]
    at.ask_for(actor, "undo")
    *answering, last = others(at, NAMES.index(actor))
    for name in answering:
        at.answer(name)
    at.do(ask.Pause(actor, "p", at.table.version))
    before = at.table.match
    assert ["Left"] == kinds(at.do(ask.Leave(NAMES.index(last), last)))
    assert before == at.table.match
    assert ["Resumed", "Undone"] == kinds(at.do(ask.Resume(actor, "r", at.table.version)))


def test_while_the_game_rests_no_deal_begins_and_no_computer_player_acts() -> None:
    at = Seated("priffe", away="bot:club").fill().deal().play_deal(Random(1))
    at.do(ask.Pause("Bo", "p", at.table.version))
    assert at.do(ask.Commit(bytes(32))) == []
    at.do(ask.Disconnect(2))
    assert at.do(ask.StandIn(2)) == []


def test_nothing_can_be_paused_before_it_has_begun() -> None:
    at = Seated("priffe").fill()
    assert at.refused(ask.Pause("Bo", "x", at.table.version)) == "not-now"
    assert may(at.table, 1) == []


# What everybody knows


def test_one_who_may_not_see_the_deal_hears_of_no_claim_and_can_ask_for_none() -> None:
    at = between_tricks(away="bot:club")
    at.do(ask.Leave(3, HOST))
    at.do(ask.Sit("Eve", 3, "Eve"))
    at.do(ask.Connect("Eve"))
    assert may(at.table, 3) == ["end", "pause"]
    at.steps.clear()
    at.ask_for("Bo", "claim", "all")
    at.answer("Ada")
    at.answer("Cy", yes=False)
    told = [step.for_receiver(3) for step in at.steps]
    assert {type(one.event).__name__ for one in told} == {"HiddenEvent"}
    assert not [one for one in told if one.changes]
    assert tell.seen(at.table, 3)["shown"] == {}


def test_a_claim_ends_the_deal_also_for_one_who_saw_nothing_of_it() -> None:
    at = between_tricks(away="bot:club")
    at.do(ask.Leave(3, HOST))
    at.do(ask.Sit("Eve", 3, "Eve"))
    at.do(ask.Connect("Eve"))
    at.ask_for("Bo", "claim", "all")
    at.answer("Ada")
    at.answer("Cy")
    asking = at.table.asking
    assert asking is not None
    assert at.refused(ask.Answer("Eve", "x", at.table.version, True)) == "not-now"
    at.do(ask.ComputerAnswer(3, asking.version, yes=True))
    assert tell.seen(at.table, 3)["phase"] == "over"


def test_what_may_be_asked_follows_from_what_everybody_knows() -> None:
    """With other cards in hidden hands, and the same acts seen by all, each seat may ask for the same."""
    seen: list[list[list[May]]] = []
    for secret in (1, 2, 3):
        at = Seated("five-hundred").fill()
        at.do(ask.Commit(bytes([secret]) * 32))
        at.do(ask.MakeDeal({}))
        rows: list[list[May]] = []
        start = at.table.turn
        for call in ("bid:6S", "pass", "bid:7S", "pass", "pass"):
            at.act(call)
            rows += [may(at.table, ((start or 0) + step) % 4) for step in range(4)]
        seen.append(rows)
    assert seen[0] == seen[1] == seen[2]


def test_a_table_rebuilt_from_its_events_is_the_same() -> None:
    at = between_tricks()
    at.ask_for("Bo", "claim", "all")
    at.answer("Ada")
    again = rebuild("home", GAMES, LEVELS, [event.to_bytes(one) for one in at.log])
    assert again == at.table
    at.answer("Cy", yes=False)
    at.act(at.any_action(Random(1)))
    at.do(ask.Pause("Bo", "p", at.table.version))
    assert rebuild("home", GAMES, LEVELS, [event.to_bytes(one) for one in at.log]) == at.table
