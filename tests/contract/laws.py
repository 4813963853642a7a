"""What must be true of every game, whatever its rules: each law takes a script of a match and fails if it is broken."""

import json
import pickle
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from forehand.engine.actions import NAMING_PLAYS, PLAYS, Action, Discard, Illegal, Play, Unknown
from forehand.engine.cards import SUITS, Cards, Seat, each, set_of
from forehand.engine.changes import Changes, compared, seen_by_all, seen_by_one
from forehand.engine.deal import Deal, apply, choose, legal, turn
from forehand.engine.game import Game, read_action
from forehand.engine.match import Match, act, begin, new_deal
from forehand.engine.options import fields_of
from forehand.engine.outcome import outcomes
from forehand.engine.record import Record, read_record, record_text
from forehand.engine.view import view
from tests.contract.playing import (
    Script,
    any_claim,
    claimable,
    deal_next,
    moments,
    steps,
    to_act,
    viewers,
)
from tests.contract.secrecy import other_worlds

Law = Callable[[Script], None]


def a_turn_has_an_action_and_none_twice(script: Script) -> None:
    for match in steps(script):
        if not match.deals or match.deals[-1].complete:
            continue
        deal = match.deals[-1]
        assert to_act(deal) in range(script.game.SEATS)
        texts = [str(action) for action in legal(deal)]
        assert texts
        assert not [text for text, count in Counter(texts).items() if count > 1]


def every_action_offered_is_taken(script: Script) -> None:
    chance = Random(script.seed)
    for match in steps(script):
        if match.deals and not match.deals[-1].complete:
            offered = legal(match.deals[-1])
            for action in chance.sample(offered, min(4, len(offered))):
                assert act(match, action) != match


def a_choice_tells_the_same_as_the_list(script: Script) -> None:
    for match in steps(script):
        if match.deals and (choice := choose(match.deals[-1])):
            listed = {action.cards for action in legal(match.deals[-1]) if isinstance(action, Discard)}
            assert all(away.bit_count() == choice.count for away in listed)
            assert not [away for away in listed if away & ~choice.among]
            assert len(listed) == len(legal(match.deals[-1]))


def a_deal_ends_in_time(script: Script) -> None:
    """No bidding is longer than twice the pack, and no card is played twice."""
    for match in steps(script):
        assert not match.deals or len(match.deals[-1].actions) <= 3 * len(script.game.PACK)


def a_match_of_so_many_deals_ends_with_the_last(script: Script) -> None:
    """Where an option fixes the number of deals, neither sooner nor later."""
    counts = [field.kind for field in fields_of(script.game.Options) if field.name == "deals"]
    for kind in counts:
        deals = kind.low + kind.step * (script.seed % 2)
        short = replace(script, options=replace(script.options, deals=deals), deals=deals + 1)
        for match in steps(short):
            assert match.finished == (len(match.scores) == deals)
        assert match.finished


def cards_are_conserved(script: Script) -> None:
    """At every moment each card of the pack lies in one place."""
    for match in steps(script):
        if match.deals:
            assert sorted(_cards_in_their_places(match.deals[-1])) == list(script.game.PACK)


def _cards_in_their_places(deal: Deal) -> list[int]:
    played = [play.card for trick in deal.played for _, play in trick.cards]
    on_table = [play.card for _, play in deal.table]
    in_hand = [card for hand in (*deal.hands, *deal.discarded) for card in each(hand)]
    stock = [] if deal.stock_taker is not None else list(deal.stock)
    return [*played, *on_table, *in_hand, *stock]


def a_score_is_for_every_seat_of_a_side(script: Script) -> None:
    """Partners have the same score; the winners are whole sides, and none is chosen before a deal is complete."""
    for match in steps(script):
        sides = script.game.SIDES
        assert sorted(seat for side in sides for seat in side) == list(range(script.game.SEATS))
        for side in sides:
            assert all(score[side[0]] == score[seat] for score in match.scores for seat in side)
            assert len({seat in match.winners for seat in side}) == 1
        assert len(match.scores) == sum(deal.complete for deal in match.deals)


def a_contract_is_made_by_its_declarers_tricks_or_given_up(script: Script) -> None:
    """What is counted of a deal says of the contract what its mark and the tricks say."""
    for match in steps(script):
        for deal in match.complete_deals[-1:]:
            seen = outcomes(script.game, deal)
            if deal.declarer is None:
                assert {(one.role, one.made) for one in seen} == {("undeclared", None)}
                continue
            side = next(side for side in script.game.SIDES if deal.declarer in side)
            asked = script.game.contracts(match.options)[str(deal.contract)]
            took = sum(deal.tricks[seat] for seat in side)
            given = sum(deal.tricks) == 0 or len(deal.out) == len(seen) - 1
            kept = took >= asked.tricks if asked.aim == "at-least" else took <= asked.tricks
            assert {one.made for one in seen} == {given or kept}
            assert [seat for seat, one in enumerate(seen) if one.role == "declarer"] == [deal.declarer]
            assert {seat for seat, one in enumerate(seen) if one.role == "partner"} == {*side} - {deal.declarer}


def a_replay_is_equal(script: Script) -> None:
    """The same pack and actions give an equal match with the same hash, also after pickling."""
    for match in moments(script):
        again = _again(match)
        assert again == match
        assert hash(again.deals) == hash(match.deals)
        pickled = pickle.loads(pickle.dumps(match.deals))
        assert pickled == match.deals
        assert hash(pickled) == hash(match.deals)


def _again(match: Match) -> Match:
    again = begin(match.game, match.options)
    for deal in match.deals:
        again = new_deal(again, deal.forehand, deal.dealt, deal.stock)
        for action in deal.actions:
            again = act(again, action)
    return again


def a_record_reads_back_the_same(script: Script) -> None:
    """The match, what is legal in it and every key beside it; and written again it is the same text."""
    names = tuple(None if seat == 1 else f"Player {seat}" for seat in range(script.game.SEATS))
    games = {script.game.ID: script.game}
    for match in moments(script):
        written = record_text(Record(match, names, added={"event": "club night"}))
        again = read_record(written, games)
        assert again.match == match
        assert (again.players, again.added["event"]) == (names, "club night")
        assert [str(action) for action in legal(again.match.deals[-1])] == [
            str(action) for action in legal(match.deals[-1])
        ]
        assert record_text(again) == written
        for viewer in viewers(script.game):
            assert seen_bytes(again.match, viewer) == seen_bytes(match, viewer)


def every_action_has_one_spelling(script: Script) -> None:
    """The text of an action reads back as that action, and nothing near it does."""
    for match in steps(script):
        for action in legal(match.deals[-1])[:40] if match.deals else ():
            text = str(action)
            assert text.isascii()
            assert read_action(script.game, text) == action
            for other in {text.lower(), text.upper(), text + " ", " " + text, text + ":", text[:-1], ""} - {text}:
                assert not _spells(script.game, other, action)


def _spells(game: Game, text: str, action: Action) -> bool:
    try:
        return read_action(game, text) == action
    except Unknown:
        return False


def an_illegal_action_is_refused_and_changes_nothing(script: Script) -> None:
    for match in moments(script):
        deal = match.deals[-1]
        before = pickle.dumps(deal)
        offered = set(legal(deal))
        for action in _all_actions(script, deal):
            if action not in offered:
                with pytest.raises(Illegal):
                    apply(deal, action)
                with pytest.raises(Illegal):
                    act(match, action)
        assert pickle.loads(before) == deal
        assert set(legal(deal)) == offered


def _all_actions(script: Script, deal: Deal) -> list[Action]:
    """Every play and call that the game knows, legal or not, and some discards."""
    chance = Random(script.seed)
    discards: list[Action] = [
        Discard(set_of(chance.sample(script.game.PACK, count))) for count in (1, 2, 3, 4) for _ in range(5)
    ]
    holder = chance.choice(deal.hands)
    discards += [Discard(Cards(0)), Discard(holder)]
    named = [Play(play.card, suit) for play in chance.sample(PLAYS, 5) for suit in SUITS]
    return [*PLAYS, *NAMING_PLAYS, *named, *script.game.CALLS, *discards]


def no_deal_begins_too_soon_or_too_late(script: Script) -> None:
    """EG6."""
    chance = Random(script.seed)
    for match in steps(script):
        if match.deals and (match.finished or not match.deals[-1].complete):
            with pytest.raises(Illegal):
                deal_next(match, chance)


def a_claim_completes_the_deal(script: Script) -> None:
    """EG4, EG5: with the tricks claimed, and nothing is left to do."""
    chance = Random(script.seed)
    open_to_claims = [match for match in steps(script) if claimable(match)]
    if not open_to_claims:
        return
    match = chance.choice(open_to_claims)
    ended = any_claim(match, chance)
    deal = ended.deals[-1]
    assert deal.complete
    assert turn(deal) is None
    assert sum(deal.tricks) == script.game.TRICKS
    assert len(ended.scores) == len(match.scores) + 1
    assert ended.deals[:-1] == match.deals[:-1]


def a_view_says_what_the_viewer_may_do(script: Script) -> None:
    """To the seat to act all its actions, to everybody else none; and the counts are those of the hands."""
    for match in steps(script):
        for viewer in viewers(script.game):
            seen = view(match, viewer, [None] * script.game.SEATS)
            deal = match.deals[-1] if match.deals else None
            assert seen["counts"] == [hand.bit_count() for hand in (deal.hands if deal else [0] * script.game.SEATS)]
            if deal and viewer is not None and turn(deal) == viewer:
                allowed = sorted(str(action) for action in legal(deal))
                assert seen["choose"] or seen["legal"] == allowed
                assert not (seen["choose"] and seen["legal"])
            else:
                assert (seen["legal"], seen["choose"]) == ([], None)


def a_view_of_a_complete_deal_hides_nothing(script: Script) -> None:
    """EG2."""
    for match in steps(script):
        if match.deals and match.deals[-1].complete:
            deal = match.deals[-1]
            for viewer in viewers(script.game):
                seen = view(match, viewer, [None] * script.game.SEATS)
                assert len(seen["stock"]) == script.game.STOCK
                for seat, hand in enumerate(deal.hands):
                    shown = seen["hand"] if seat == viewer else seen["shown"].get(str(seat), [])
                    assert len(shown) == hand.bit_count()


def a_view_kept_up_by_events_is_the_view_made_afresh(script: Script) -> None:
    """For every viewer: what an event tells, put into the last view as the wire has it, gives the next, byte for byte."""
    names = [None] * script.game.SEATS
    for viewer in viewers(script.game):
        before = begin(script.game, script.options)
        kept = json.loads(json.dumps(view(before, viewer, names)))
        for match in steps(script):
            fresh = view(match, viewer, names)
            changes = what_changed(before, match, viewer, names)
            kept |= json.loads(json.dumps(changes.keys | {key: fresh[key] for key in ("turn", "legal", "choose")}))
            for key, items in json.loads(json.dumps(changes.added)).items():
                kept[key] += items
            assert json.dumps(kept) == json.dumps(fresh)
            before = match


def what_changed(before: Match, after: Match, viewer: Seat | None, names: list[None]) -> Changes:
    """As a table tells it: an action within a deal by itself, all else by comparing views."""
    if before.deals and len(before.deals) == len(after.deals) and not after.deals[-1].complete:
        then, now = before.deals[-1], after.deals[-1]
        return seen_by_all(then, now) | seen_by_one(then, now, viewer)
    return compared(view(before, viewer, names), view(after, viewer, names))


def seen_bytes(match: Match, viewer: int | None) -> str:
    """The view as it is sent."""
    return json.dumps(view(match, viewer, ["Ada"] + [None] * (match.game.SEATS - 1)), separators=(",", ":"))


def secrets_are_kept(script: Script, found: Counter[str]) -> None:
    """EG2: deals that a viewer can't tell apart look the same to it, and what it is told of an action too, byte for byte.

    Counts in `found` how many other deals were tried and how many could have been.
    """
    chance = Random(script.seed)
    for match in moments(script):
        if match.deals[-1].complete:
            continue
        for viewer in viewers(script.game):
            seen, told = seen_bytes(match, viewer), last_told(match, viewer)
            for other in other_worlds(match, viewer, chance, tries=12):
                found["tried"] += 1
                if other is not None:
                    found["possible"] += 1
                    assert seen_bytes(other, viewer) == seen
                    assert last_told(other, viewer) == told


def last_told(match: Match, viewer: Seat | None) -> str:
    """What the viewer was told of the last action, as it is sent; nothing where the deal has just begun."""
    deal = match.deals[-1]
    if not deal.actions:
        return ""
    before = new_deal(match.but(deals=match.deals[:-1]), deal.forehand, deal.dealt, deal.stock)
    for action in deal.actions[:-1]:
        before = act(before, action)
    changes = what_changed(before, match, viewer, [None] * match.game.SEATS)
    return json.dumps([changes.keys, changes.added])


LAWS: tuple[Law, ...] = (
    a_turn_has_an_action_and_none_twice,
    every_action_offered_is_taken,
    a_choice_tells_the_same_as_the_list,
    a_deal_ends_in_time,
    a_match_of_so_many_deals_ends_with_the_last,
    cards_are_conserved,
    a_score_is_for_every_seat_of_a_side,
    a_contract_is_made_by_its_declarers_tricks_or_given_up,
    a_replay_is_equal,
    a_record_reads_back_the_same,
    every_action_has_one_spelling,
    an_illegal_action_is_refused_and_changes_nothing,
    no_deal_begins_too_soon_or_too_late,
    a_claim_completes_the_deal,
    a_view_says_what_the_viewer_may_do,
    a_view_of_a_complete_deal_hides_nothing,
    a_view_kept_up_by_events_is_the_view_made_afresh,
)
