"""Playing a deal on from any position: by computer players, or by the best that there is with all cards known."""

from forehand.bots import decide
from forehand.bots.chance import Chance
from forehand.bots.imagined import Imagined
from forehand.bots.open_cards import Outcome, Solvers
from forehand.bots.outcomes import Gains
from forehand.engine.actions import Action
from forehand.engine.deal import turn
from forehand.engine.game import read_action
from forehand.engine.match import Match
from forehand.engine.view import view
from forehand.review.looking import known_outcomes

LEVEL = "expert"
"""That of the computer players: strong, and quick enough for somebody who waits."""


def computer_action(match: Match, chance: Chance) -> Action:
    """What a computer player does in the place of the seat to act, of which it knows what that seat may know."""
    seat = turn(match.deals[-1])
    return read_action(match.game, decide(view(match, seat, ()), LEVEL, chance))


def best_action(match: Match, solvers: Solvers) -> Action | None:
    """What brings the seat to act the most points, when all cards are known and all play so. None outside the play, and where
    the search would take too long.
    """
    deal = match.deals[-1]
    seat = turn(deal)
    if seat is None or not deal.to_play:
        return None
    found = known_outcomes(solvers, match.game, deal)
    if found is None:
        return None
    gains = Gains(Imagined(match.game, match.options, match, seat, iter(())), "points", 0)

    def gain(of: tuple[str, Outcome]) -> float:
        return gains.of(deal, of[1], seat).gain

    return read_action(match.game, max(found.items(), key=gain)[0])
