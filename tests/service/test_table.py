"""What may be done at a table, and what comes of it."""

import unicodedata
from random import Random

import pytest

from forehand.games import GAMES
from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service import tell
from forehand.service.names import clean_name, clean_text, too_alike
from forehand.service.opening import new_table
from forehand.service.rebuilding import rebuild
from forehand.service.table import Refused, is_host
from tests.service.seated import HOST, LEVELS, Seated, settings

# A new table


@pytest.mark.parametrize(
    ("code", "changed"),
    [
        ("unknown-game", {"game": "skat"}),
        ("bad-option", {"options": {"target": 5}}),
        ("bad-option", {"options": {"deals": 12}}),
        ("bad-option", {"options": {"target": 120.0}}),
        ("bad-seats", {"seats": ["open", "open"]}),
        ("bad-seats", {"seats": ["open", "open", "bot:genius"]}),
        ("bad-setting", {"settings": settings(away="bot:genius")}),
        ("bad-setting", {"settings": settings(grace=-1)}),
        ("bad-setting", {"settings": settings(pause=10**6)}),
    ],
)
def test_a_table_that_can_not_be_is_refused(code: str, changed: dict[str, object]) -> None:
    usual: dict[str, object] = {"game": "perfrance", "options": {}, "seats": None, "settings": settings()}
    with pytest.raises(Refused) as refused:
        new_table(GAMES, LEVELS, host=HOST, **(usual | changed))  # type: ignore[arg-type]
    assert refused.value.code == code


# Sitting down


def test_a_newcomer_gets_the_lowest_open_seat_unless_they_choose_one() -> None:
    at = Seated("five-hundred", seats=["bot:club", "open", "open", "open"])
    at.do(ask.Sit("Ada", None, "Ada"))
    at.do(ask.Sit("Bo", 3, "Bo"))
    at.do(ask.Sit("Cy", None, "Cy"))
    assert at.table.names == (None, "Ada", "Cy", "Bo")
    assert at.refused(ask.Sit("Dot", None, "Dot")) == "table-full"


def test_a_seat_that_is_taken_or_missing_or_a_name_in_use_is_refused() -> None:
    at = Seated("perfrance", seats=["open", "bot:club", "open"])
    at.do(ask.Sit("Ada", 0, "Ada"))
    assert at.refused(ask.Sit("Bo", 0, "Bo")) == "seat-taken"
    assert at.refused(ask.Sit("Bo", 1, "Bo")) == "seat-taken"
    assert at.refused(ask.Sit("Bo", 3, "Bo")) == "no-such-seat"
    assert at.refused(ask.Sit("Bo", -1, "Bo")) == "no-such-seat"
    assert at.refused(ask.Sit(" aDA ", 2, "Bo")) == "name-taken"
    assert at.refused(ask.Sit("Ａｄａ", 2, "Bo")) == "name-taken"
    assert at.refused(ask.Sit("Ad\u200ba", 2, "Bo")) == "name-taken"


@pytest.mark.parametrize(
    ("there", "new", "refused"),
    [
        ("Ole", "\u041ele", True),  # a Cyrillic О
        ("Оле", "Oле", True),  # a Latin O among Cyrillic letters
        ("Сара", "Capa", True),
        ("ВОВА", "Вова", True),
        ("Zoë", "Zо\u0451", True),
        ("Νικος", "Nικος", True),
        ("Ilse", "llse", True),
        ("Bob 1", "Bob l", True),
        ("Ole", "0le", True),
        ("Bern", "Bem", False),
        ("Анна", "Anna", False),
        ("Оля", "Ole", False),
        ("Lill", "Lili", False),
        ("Zoe", "Zoë", False),
        ("Миша", "Маша", False),
        ("Tom", "Torn", False),
        ("Arne", "Ame", False),
        ("👨\u200d👩\u200d👧", "👨👩👧", False),
        ("Ada", "A\u200dda", True),
        ("Ada", "Ad\u180ba", True),
        ("Ada", "Ad\u17b4a", True),
        ("Ada", "Ada\ufff0", True),
        ("Ada", "Ada\U000e0fff", True),
        ("Ada", "A\U0001d159da", True),
        ("LISA", "\ua4e1\ua4f2\ua4e2\ua4ee", True),
        ("DAVE", "\u13a0\u13aa\u13d9\u13ac", True),
        ("ANN", "\u1d00\u0274\u0274", True),
        ("bo", "\u042cо", True),
        ("Bjørn", "Bjo\u0338rn", True),
        ("Maria", "Mari\u0307a", True),  # a second dot, drawn over the first
        ("Maria", "MARlA", True),
        ("Ida", "lDA", True),
        ("Eli", "ELl", True),
        ("Will", "VVill", True),
        ("Per", "\u146der", True),  # Canadian syllabics
        ("Per", "\u2ca2er", True),  # Coptic
        ("Ole", "\u0be6le", True),  # Tamil nought
        ("Ole", "\u3007le", True),
        ("Lars", "\u01c0ars", True),  # a click
        ("Lars", "\u2223ars", True),
        ("Lars", "\u05d5ars", True),
        ("Anna", "A\u043f\u043fa", True),
        ("Anna", "A\u057c\u057ca", True),
        ("Max", "Ma\u00d7", True),
        ("Bjørn", "Bj\u04e9rn", True),
        ("Al", "Ai", False),
        ("Maria", "Marla", False),
        ("İrem", "Irem", False),
    ],
)
def test_names_that_look_the_same_are_too_alike_in_whatever_letters(there: str, new: str, *, refused: bool) -> None:
    assert too_alike(there, new) is refused
    assert too_alike(new, there) is refused


def test_nobody_sits_down_under_a_name_that_looks_like_anothers() -> None:
    at = Seated("perfrance")
    at.do(ask.Sit("Ole", 0, "Ole"))
    assert at.refused(ask.Sit("\u041ele", 1, "another")) == "name-taken"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 33,
        "a\nb",
        "a\x00b",
        "a\u2028b",
        "\u202eadA",
        "\ud800",
        "\u200b",
        "\u3164",
        "\u17b4",
        "\u180b\u2065",
        "\ufff8",
        "\U000e0800",
        "\u0301Ada",
        "A\u20dd",
        "q" + "\u0301" * 3,
        "q\u0301\u0301\u200d\u0301",
    ],
)
def test_a_name_that_is_empty_long_or_disguised_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="name"):
        clean_name(name)


def test_a_name_is_trimmed_and_may_have_any_letters() -> None:
    assert clean_name("  Åsa Жанна 愛 🂡 ") == "Åsa Жанна 愛 🂡"
    assert clean_name("x" * 32) == "x" * 32
    assert clean_name("\u0e17\u0e35\u0e48") == "\u0e17\u0e35\u0e48"  # a letter with a vowel and a tone
    assert clean_name("Nguyễn \u2764\ufe0f") == "Nguyễn \u2764\ufe0f"
    assert clean_name("👩\u200d🌾") == "👩\u200d🌾"  # joined by a character without a width


# The host


def test_only_the_host_places_computer_players_starts_and_ends() -> None:
    at = Seated("perfrance").fill()
    for command in (ask.Place(1, "open", "Bo"), ask.Start("Bo"), ask.End("Bo"), ask.Leave(0, "Bo")):
        assert at.refused(command) == "bad-token"
    assert at.refused(ask.Place(1, "bot:genius", HOST)) == "bad-kind"
    assert at.refused(ask.Place(1, "bot:club", HOST)) == "seat-taken"
    assert at.refused(ask.Place(7, "open", HOST)) == "no-such-seat"


def test_at_the_start_the_open_seats_become_computer_players() -> None:
    at = Seated("perfrance")
    at.do(ask.Sit("Ada", 1, "Ada"))
    at.do(ask.Start(HOST))
    assert [seat.bot for seat in at.table.seats] == [True, False, True]
    assert at.do(ask.Start(HOST)) == []


def test_placing_what_is_there_already_changes_nothing() -> None:
    at = Seated("perfrance", seats=["open", "bot:club", "open"])
    assert at.do(ask.Place(0, "open", HOST)) == []
    assert at.do(ask.Place(1, "bot:club", HOST)) == []
    assert len(at.do(ask.Place(1, "bot:beginner", HOST))) == 1
    assert len(at.do(ask.Place(1, "open", HOST))) == 1


def test_who_sits_down_showing_the_hosts_token_is_the_host_with_their_own_as_well() -> None:
    at = Seated("perfrance")
    at.do(ask.Sit("Ada", 2, "Ada", by=HOST))
    at.do(ask.Sit("Bo", 0, "Bo", by="something else"))
    assert at.table.host == 2
    assert (is_host(at.table, "Ada"), is_host(at.table, HOST), is_host(at.table, "Bo")) == (True, True, False)


def test_an_absent_host_is_followed_by_the_longest_seated_person_present() -> None:
    at = Seated("perfrance")
    for name, seat in (("Ada", 2), ("Bo", 1), ("Cy", 0)):
        at.do(ask.Sit(name, seat, name, by=HOST if name == "Ada" else None))
        at.do(ask.Connect(name))
    assert at.do(ask.FindHost()) == []
    at.do(ask.Disconnect(2))
    assert at.do(ask.FindHost()) == [event.HostIs(1)]
    assert [is_host(at.table, token) for token in ("Ada", HOST, "Bo", "Cy")] == [False, False, True, False]


def test_a_host_who_leaves_is_followed_at_once_and_their_seat_makes_nobody_host() -> None:
    at = Seated("perfrance")
    at.do(ask.Sit("Ada", 0, "Ada", by=HOST))
    at.do(ask.Leave(0, "Ada"))
    at.do(ask.Sit("Eve", 0, "Eve"))
    assert not is_host(at.table, "Eve")
    at.do(ask.Sit("Bo", 1, "Bo"))
    at.do(ask.Connect("Bo"))
    at.do(ask.FindHost())
    at.do(ask.Connect("Eve"))
    assert at.do(ask.Leave(1, "Bo")) == [event.Left(1), event.HostIs(0)]


def test_a_host_who_never_sat_keeps_their_token() -> None:
    at = Seated("perfrance").fill()
    assert at.do(ask.FindHost()) == [event.HostIs(0)]
    assert is_host(at.table, HOST)
    assert is_host(at.table, "Ada")


# Acting


def test_an_act_happens_once_however_often_it_is_sent() -> None:
    at = Seated("preference").fill().deal()
    by, v = at.actor, at.table.version
    act = ask.Act(by, "one", v, "pass")
    assert len(at.do(act)) == 1
    assert at.do(act) == []
    at.act(at.any_action(Random(1)))
    assert at.do(act) == []
    person = at.table.seats[at.table.match.deals[0].forehand].person
    assert person is not None
    done = at.table.accepted.find(person.number, "one")
    assert done is not None
    assert done.version == v + 1


def test_an_id_belongs_to_one_action_of_one_person() -> None:
    at = Seated("preference").fill().deal()
    first = at.actor
    at.act("pass", act_id="one")
    assert at.refused(ask.Act(first, "one", at.table.version, "bid:6S")) == "id-used"
    assert at.refused(ask.Act(first, "one", at.table.version, "nonsense")) == "id-used"
    at.act("pass", act_id="one")


def test_a_refusal_is_not_remembered() -> None:
    at = Seated("preference").fill().deal()
    by = at.actor
    assert at.refused(ask.Act(by, "one", at.table.version, "bid:7S")) == "illegal"
    assert len(at.act("bid:6S", by=by, act_id="one")) == 1


def test_each_refusal_of_an_act_has_its_code() -> None:
    at = Seated("preference").fill()
    before = at.table.version
    assert at.refused(ask.Act("Ada", "x", before, "pass")) == "not-your-turn"
    at.deal()
    now, by = at.table.version, at.actor
    other = next(name for name in ("Ada", "Bo", "Cy") if name != by)
    assert at.refused(ask.Act("nobody", "x", now, "pass")) == "no-seat"
    assert at.refused(ask.Act(by, "x", now, "PASS")) == "unknown-action"
    assert at.refused(ask.Act(by, "x", before, "pass")) == "stale"
    assert at.refused(ask.Act(by, "x", now + 1, "pass")) == "stale"
    assert at.refused(ask.Act(other, "x", now, "pass")) == "not-your-turn"
    assert at.refused(ask.Act(by, "x", now, "SA")) == "illegal"
    at.do(ask.End(HOST))
    assert at.refused(ask.Act(by, "x", at.table.version, "pass")) == "finished"


def test_comings_and_goings_do_not_make_an_act_stale() -> None:
    at = Seated("preference").fill().deal()
    by, v = at.actor, at.table.version
    for seat, name in enumerate(("Ada", "Bo", "Cy")):
        at.do(ask.Disconnect(seat))
        at.do(ask.Connect(name))
    assert len(at.do(ask.Act(by, "one", v, "pass"))) == 1


def test_a_discard_is_the_same_in_any_order() -> None:
    at = Seated("preference").fill().deal()
    by = at.actor
    for action in ("bid:6S", "pass", "pass"):
        at.act(action)
    one, other = tell.seen_by_computer(at.table, at.table.turn or 0)["hand"][:2]
    at.act(f"discard:{other},{one}", act_id="away")
    assert at.log[-1] == event.Acted(at.table.turn or 0, f"discard:{one},{other}", at.log[-1].person, "away")
    assert at.do(ask.Act(by, "away", at.table.version, f"discard:{one},{other}")) == []


# Computer players


def test_a_computer_player_acts_for_one_who_is_away_for_long_until_they_are_back() -> None:
    at = Seated("perfrance", away="bot:club").fill().deal()
    seat = at.table.turn or 0
    at.do(ask.Disconnect(seat))
    assert at.do(ask.ComputerAct(seat, at.table.version, "pass")) == []
    assert at.do(ask.StandIn(seat)) == [event.Computer(seat, "club")]
    assert at.do(ask.StandIn(seat)) == []
    assert len(at.do(ask.ComputerAct(seat, at.table.version, "pass"))) == 1
    at.do(ask.Connect(at.table.names[seat] or ""))
    assert at.table.seats[seat].level is None
    assert at.do(ask.StandIn(seat)) == []


def test_where_the_table_waits_nobody_stands_in() -> None:
    at = Seated("perfrance").fill().deal()
    at.do(ask.Disconnect(0))
    assert at.do(ask.StandIn(0)) == []


def test_a_computer_players_thoughts_that_come_too_late_are_dropped() -> None:
    at = Seated("perfrance", seats=["bot:club", "bot:club", "bot:club"]).deal()
    seat, v = at.table.turn or 0, at.table.version
    at.do(ask.ComputerAct(seat, v, "pass"))
    assert at.do(ask.ComputerAct(seat, v, "pass")) == []


# A seat emptied during a deal


def under_way(**more: object) -> Seated:
    """Perfrance, the first deal dealt, nobody has spoken."""
    return Seated("perfrance", **more).fill().deal()  # type: ignore[arg-type]


def test_who_left_during_a_deal_may_come_back_to_it() -> None:
    at = under_way()
    hand = tell.seen(at.table, 1)["hand"]
    at.do(ask.Leave(1, "Bo"))
    assert at.table.seats[1].open
    assert [type(one) for one in at.do(ask.Connect("Bo"))] == [event.Returned, event.Back]
    assert at.table.names[1] == "Bo"
    assert tell.seen(at.table, 1)["hand"] == hand


def test_once_the_deal_is_over_who_left_has_no_seat_any_more() -> None:
    at = under_way(away="bot:club")
    at.do(ask.Leave(1, "Bo"))
    at.play_deal(Random(1))
    assert at.refused(ask.Connect("Bo")) == "bad-token"
    assert at.table.seats[1].level is None


def test_an_emptied_seat_is_played_as_the_table_says() -> None:
    waiting, played = under_way(), under_way(away="bot:beginner")
    for at in (waiting, played):
        at.do(ask.Leave(1, "Bo"))
    assert [at.table.seats[1].level for at in (waiting, played)] == [None, "beginner"]


@pytest.mark.parametrize("away", ["wait", "bot:beginner"])
def test_a_newcomer_sees_nothing_of_the_deal_under_way_and_plays_the_next(away: str) -> None:
    at = under_way(away=away)
    at.do(ask.Leave(1, HOST))
    at.do(ask.Sit("Eve", 1, "Eve"))
    at.do(ask.Connect("Eve"))
    view = tell.seen(at.table, 1)
    assert (view["deal"], view["hand"], view["dealt"], view["legal"], view["calls"]) == (0, [], [], [], [])
    assert at.refused(ask.Act("Eve", "x", at.table.version, "pass")) == "not-your-turn"
    assert at.refused(ask.Connect("Bo")) == "bad-token"
    first = len(at.steps)
    at.play_deal(Random(2))
    for step in at.steps[first:-2]:
        assert step.for_receiver(1).event == tell.say.HiddenEvent()
        assert not step.for_receiver(1).changes
    assert tell.seen(at.table, 1)["phase"] == "over"
    at.deal(2)
    assert len(tell.seen(at.table, 1)["hand"]) == 10
    assert at.table.seats[1].level is None


def test_a_computer_players_seat_opened_during_a_deal_is_played_to_its_end() -> None:
    at = Seated("perfrance", seats=["open", "bot:beginner", "open"]).fill().deal()
    at.do(ask.Place(1, "open", HOST))
    at.do(ask.Sit("Eve", 1, "Eve"))
    assert (at.table.seats[1].level, tell.seen(at.table, 1)["hand"]) == ("beginner", [])
    at.play_deal(Random(3))
    assert at.table.seats[1].level is None


def test_the_name_of_one_who_may_come_back_stays_theirs() -> None:
    at = under_way()
    at.do(ask.Leave(1, "Bo"))
    assert at.refused(ask.Sit("Bo", 1, "Eve")) == "name-taken"


def test_a_seat_emptied_between_deals_is_just_open_and_no_deal_begins() -> None:
    at = under_way().play_deal(Random(1))
    at.do(ask.Leave(1, "Bo"))
    assert at.refused(ask.Connect("Bo")) == "bad-token"
    assert at.do(ask.Commit(b"1" * 32)) == []
    assert at.refused(ask.Leave(1, HOST)) == "no-person"


# Matches


def test_the_next_perfrance_match_begins_left_of_the_winner() -> None:
    at = Seated("perfrance", options={"target": 20}).fill().play_match(Random(5))
    winner = at.table.match.winners[0]
    assert at.refused(ask.PlayAgain("nobody")) == "bad-token"
    at.do(ask.PlayAgain("Cy"))
    at.deal()
    deal = at.table.match.deal
    assert deal is not None
    assert deal.forehand == (winner + 1) % 3
    assert at.log[-1].first is False
    assert tell.info(at.table, 0, "").match == 2


def test_there_is_no_rematch_before_the_end() -> None:
    at = under_way()
    assert at.refused(ask.PlayAgain("Ada")) == "not-finished"


def test_an_id_of_an_earlier_match_is_still_remembered() -> None:
    at = Seated("perfrance", options={"target": 20}).fill().deal()
    by, v = at.actor, at.table.version
    at.act("pass", act_id="old")
    at.play_deal(Random(5)).play_match(Random(5))
    at.do(ask.PlayAgain("Ada"))
    assert at.do(ask.Act(by, "old", v, "pass")) == []


def test_a_match_ended_early_keeps_its_complete_deals_and_the_secret_of_the_last() -> None:
    at = under_way().play_deal(Random(1)).deal(2)
    at.do(ask.End(HOST))
    assert at.refused(ask.End(HOST)) == "finished"
    record = tell.record(at.table)
    assert record["ended"] is True
    assert len(record["deals"]) == 1  # type: ignore[arg-type]
    assert (b"\2" * 32).hex() not in str(tell.seen(at.table, 0)) + str(record)
    at.do(ask.PlayAgain("Ada"))
    assert "ended" not in tell.record(at.table, 2)
    assert tell.record(at.table, 1) == record


@pytest.mark.parametrize("number", [0, 2, -1])
def test_a_match_that_was_not_played_has_no_record(number: int) -> None:
    with pytest.raises(Refused) as refused:
        tell.record(Seated("perfrance").table, number)
    assert refused.value.code == "no-match"


@pytest.mark.parametrize("game", list(GAMES))
def test_the_log_makes_the_same_table_again(game: str) -> None:
    chance = Random(11)
    at = Seated(game, away="bot:club").fill()
    for number in range(3):
        if at.table.over:
            at.do(ask.PlayAgain("Ada"))
        at.deal(number).play_deal(chance)
        at.do(ask.Disconnect(number % 2))
        at.do(ask.StandIn(number % 2))
    bodies = [event.to_bytes(one) for one in at.log]
    assert rebuild("home", GAMES, LEVELS, bodies) == at.table


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("well played", "well played"),
        (
            " gut, 好, שָׁלוֹם, ที่, 👩\u200d👩\u200d👧, 1\ufe0f\u20e3 ",
            "gut, 好, שָׁלוֹם, ที่, 👩\u200d👩\u200d👧, 1\ufe0f\u20e3",
        ),
        ("\u202egnp.exe\u202c\u2067x", "gnp.exex"),
        ("one\r\ntwo\u2028three\0\x1b[31m", "one  two three  [31m"),
        ("z" + "\u0336" * 200 + "!", "z" + "\u0336" * 4 + "!"),
        ("\u0336\u0336!", "!"),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_what_is_written_stays_in_its_line(written: str, shown: str) -> None:
    assert unicodedata.normalize("NFC", shown) == clean_text(written)


@pytest.mark.parametrize("written", ["", "  ", "\u200b\u2060", "\n\0", "\u202e", "\u3164", "\u0301\u0301"])
def test_where_nothing_is_to_be_seen_nothing_is_told(written: str) -> None:
    with pytest.raises(Refused, match="nothing to see"):
        clean_text(written)
