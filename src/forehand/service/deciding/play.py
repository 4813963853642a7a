"""Deals and the acts in them."""

from forehand.engine import match as matches
from forehand.engine.actions import Illegal, Unknown
from forehand.engine.cards import card_text, cards_list
from forehand.engine.game import Game, read_action
from forehand.engine.shuffle import shuffle
from forehand.service import clock
from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service.consequences import Steps, happen
from forehand.service.deciding.who import check_going_on, check_seen, is_done, sitting
from forehand.service.table import STAND_IN, Refused, Table


def may_deal(table: Table) -> bool:
    """Whether the next deal can be prepared: no seat is open, no deal under way, the match neither over nor at rest."""
    if table.deal is not None or table.over or table.paused is not None or table.asking is not None:
        return False
    return not any(seat.open for seat in table.seats)


def commit(table: Table, command: ask.Commit) -> Steps:
    """A deal is due. That of a set has its secret from there."""
    if table.secret is not None or not may_deal(table):
        return ()
    secret = command.secret if table.of_set is None else table.of_set.secret
    return happen(table, event.Committed(len(table.match.deals) + 1, secret.hex()))


def make_deal(table: Table, command: ask.MakeDeal) -> Steps:
    """The salts have been gathered. A deal of a set takes none but those that it had in a match, for all are to have the same cards."""
    if table.secret is None or not may_deal(table):
        return ()
    given = command.salts if table.of_set is None else dict(enumerate(table.of_set.salts))
    salts = [given.get(seat) for seat in range(len(table.seats))]
    return happen(table, dealt(table, table.secret, salts))


def dealt(table: Table, secret: bytes, salts: list[str | None]) -> event.Dealt:
    """The next deal, as the secret and the salts (hex, by seat) make it."""
    known = matches.next_forehand(table.match) if table.match.deals else table.forehand
    raw = [None if salt is None else bytes.fromhex(salt) for salt in salts]
    forehand, pack = shuffle(table.game, secret, raw, known)
    hands, stock = table.game.deal_out(pack, forehand)
    return event.Dealt(
        deal=len(table.match.deals) + 1,
        forehand=forehand,
        first=known is None,
        salts=salts,
        hands=[" ".join(cards_list(hand)) for hand in hands],
        stock=" ".join(card_text(one) for one in stock),
    )


def act(table: Table, command: ask.Act) -> Steps:
    """A person acts in their turn."""
    seat, person = sitting(table, command)
    action = _canonical(table.game, command.action)
    if is_done(table, person, command, action):
        return ()
    check_going_on(table)
    if action is None:
        raise Refused("unknown-action", "no action of this game is spelled so")
    check_seen(table, table.play_version, command.v)
    if table.turn != seat or person.waits:
        raise Refused("not-your-turn", f"it is not seat {seat}'s turn")
    if clock.acts_for(table, seat):
        raise Refused("time-up", "time is up, and a computer player acts")
    return _played(table, event.Acted(seat, action, person.number, command.id))


def computer_act(table: Table, command: ask.ComputerAct) -> Steps:
    """Nothing, where the computer player's thoughts come too late, or while it has to wait."""
    late = command.v < table.play_version or table.turn != command.seat or not clock.acts_for(table, command.seat)
    if late or table.paused is not None or table.asking is not None:
        return ()
    return _played(table, event.Acted(command.seat, command.action))


def time_up(table: Table, _: ask.TimeUp) -> Steps:
    """Nothing, where the seat has acted at the last moment or its clock has been stopped."""
    run, rule = clock.running(table), table.settings.clock
    if run is None or run.left > 0 or rule is None:
        return ()
    up = event.TimeUp(run.seat)
    if rule.at_zero != "take-over":
        return happen(table, up)
    away = table.settings.away
    return happen(table, up, event.Computer(run.seat, STAND_IN if away == "wait" else away.removeprefix("bot:")))


def _canonical(game: Game, text: str) -> str | None:
    try:
        return str(read_action(game, text))
    except Unknown:
        return None


def _played(table: Table, acted: event.Acted) -> Steps:
    try:
        steps = happen(table, acted)
    except (Illegal, Unknown) as error:
        raise Refused("illegal", str(error)) from None
    return with_end_of_deal(table, steps)


def with_end_of_deal(before: Table, steps: Steps) -> Steps:
    """The steps, and what follows where they have completed the deal, the only one where it is of a set."""
    after = steps[-1][1]
    match = after.match
    if len(match.scores) == len(before.match.scores):
        return steps
    over = (event.MatchOver(ended=not match.finished),) if match.finished or before.of_set else ()
    return (*steps, *happen(after, event.DealOver(len(match.deals)), *over))
