"""The engine against the plain telling of the same rules in `plain`: what is legal at every turn, and how it ends."""

from dataclasses import asdict

import pytest
from hypothesis import HealthCheck, given, settings

from forehand.engine.cards import card_text, cards_list
from forehand.engine.deal import Deal, legal, turn
from forehand.engine.game import Game
from forehand.engine.match import Match
from forehand.games import GAMES
from tests.contract.playing import HEAVY, Script, scripts, steps, times
from tests.games import plain


def told_plainly(game: Game, deal: Deal) -> plain.Deal:
    hands = [set(cards_list(hand)) for hand in deal.dealt]
    return plain.DEALS[game.ID](asdict(deal.options), hands, [card_text(card) for card in deal.stock], deal.forehand)


def results(match: Match) -> list[plain.Result]:
    found: list[plain.Result] = []
    for deal in match.deals:
        end = plain.after(told_plainly(match.game, deal), map(str, deal.actions))
        assert isinstance(end, plain.Result)
        found.append(end)
    return found


@pytest.mark.timeout(600 if HEAVY else 60)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_engine_and_the_plain_rules_agree(game: Game) -> None:
    """Turn by turn on what may be done, then on contract, tricks, scores and winners."""

    @settings(max_examples=times(40), deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None)
    @given(scripts(game, deals=6))
    def tried(script: Script) -> None:
        match = _agreeing(script)
        ends = results(match)
        for deal, end, score in zip(match.deals, ends, match.scores, strict=True):
            assert (end.contract, end.declarer) == (deal.contract, deal.declarer)
            assert (tuple(end.tricks), tuple(end.scores)) == (deal.tricks, score)
        assert (plain.winners(game.ID, asdict(script.options), ends) or []) == list(match.winners)

    tried()


def _agreeing(script: Script) -> Match:
    """The whole match, both tellings having agreed on every turn."""
    asking: plain.Deal | None = None
    match = None
    for match in steps(script):
        if not match.deals:
            continue
        deal = match.deals[-1]
        if not deal.actions:
            asking = told_plainly(script.game, deal)
            asked = next(asking)
        elif not deal.complete:
            assert asking is not None
            asked = asking.send(str(deal.actions[-1]))
        else:
            continue
        assert (turn(deal), sorted(map(str, legal(deal)))) == (asked[0], sorted(asked[1]))
    assert match is not None
    return match
