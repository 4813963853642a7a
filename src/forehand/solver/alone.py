# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Best play with all cards known where three seats play each for itself.

Each seat chooses what is best for itself in the knowledge that the others do so too (max^n), from the last trick
backwards. Of plays that are equally good for itself it takes the one that is worst for its first rival, then for
the other one. No position's value depends on the tricks won before it, so that a table of positions makes the whole
tree small enough to be searched without a cut.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from forehand.solver.bits import bit, lane, lowest, plus, times

SEATS = cython.declare(cython.int, 3)
NO_SUIT = cython.declare(cython.int, 4)
LONGEST = cython.declare(cython.int, 8)
FENCES = cython.declare(cython.ulonglong, 0x2000200020002000)
MIX = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
OUT = cython.declare(cython.int, 12)
"""From this bit on a result tells which seats have folded; below it are four bits of tricks for each seat."""


@cython.cclass
class AloneSolver:
    """A table of positions and the search that fills it. At most eight cards a suit."""

    # the rules
    trump: cython.int
    trumps: cython.ulonglong
    must_trump: cython.bint
    last_must_take: cython.bint
    avoiding: cython.bint
    # in a trick in which seats may fold: what all its tricks are worth to a seat, what a fold, what both others' folds
    worth: cython.int[::1]
    fold_worth: cython.int
    walkover: cython.int
    rivals: cython.int[::1]
    may_fold: cython.int
    # the world
    hand: cython.ulonglong[3]
    packed: cython.uchar[::1]
    owners: cython.ushort[::1]
    # the talon's second card
    opened_at: cython.int
    opened_leader: cython.int
    opened_suit: cython.int
    # the table: who owns what, who leads, and the result
    size: cython.int
    keys: cython.ulonglong[::1]
    found: cython.uint[::1]
    # bounds on the work
    nodes: cython.longlong
    limit: cython.longlong
    stop: cython.bint
    aborted: cython.bint

    def __init__(self, bits: int = 16) -> None:
        self.size = bits
        self.keys = array("Q", bytes(8 << bits))
        self.found = array("I", bytes(4 << bits))
        self.owners = array("H", bytes(2 * 4 * 256))
        self.packed = array("B", bytes(64))
        self.worth = array("i", bytes(4 * 3 * 16))
        self.rivals = array("i", bytes(4 * 3 * 2))
        if not cython.compiled:
            self.hand = [0] * 3
        self.nodes = 0
        self.stop = self.aborted = False

    @property
    def searched(self) -> int:
        """How many positions were searched since the solver was made."""
        return self.nodes

    def abort(self) -> None:
        """Let the search under way, in another thread, end at once; its last world is not counted."""
        self.stop = True

    def play_by(
        self,
        trump: int,
        must_trump: bool,
        last_must_take: bool,
        avoiding: bool,
        rivals: list[tuple[int, int]],
        worth: list[list[int]],
        fold_worth: int,
        walkover: int,
    ) -> None:
        """Set the rules.

        Each seat wants many tricks, or few where all are `avoiding`. `rivals` are for each seat the two others, the
        one it likes least first. In a trick in which seats may fold `worth` tells what each final number of tricks,
        from 0 on, is worth to each seat, compared with `fold_worth` for having folded and `walkover` for being left
        alone; only their order counts.
        """
        seat: cython.int
        tricks: cython.int
        self.trump = trump
        self.trumps = lane(trump) if trump != NO_SUIT else 0
        self.must_trump = must_trump
        self.last_must_take = last_must_take
        self.avoiding = avoiding
        self.fold_worth = fold_worth
        self.walkover = walkover
        for seat in range(SEATS):
            self.rivals[2 * seat], self.rivals[2 * seat + 1] = rivals[seat]
            for tricks in range(len(worth[seat])):
                self.worth[16 * seat + tricks] = worth[seat][tricks]

    def solve(
        self,
        worlds: cython.ulonglong[::1],
        turn: int,
        to_play: int,
        table: cython.int[::1],
        lead: int,
        opened: tuple[int, int, int],
        out: int,
        may_fold: int,
        plays: cython.int[::1],
        results: cython.ushort[::1],
        limit: int,
    ) -> int:
        """Find what each play leads to in each world; return the number of worlds finished within `limit` positions.

        `worlds` holds three hands, world by world (an empty one for a seat that is `out`, a bit set); `to_play` seats
        have yet to play to the trick, the one in turn included; `table` has seat and card of each card played to it.
        In the trick under way the seats in the bit set `may_fold` may fold. `plays` are cards, 64 stands for folding.
        `results` takes four bits of tricks from here on for each seat, and from bit 12 on the seats that folded.
        """
        done: cython.int = 0
        at: cython.int
        laid: cython.int = len(table) // 2
        count: cython.int = len(plays)
        total: cython.int = len(worlds) // 3
        seat: cython.int = turn
        left: cython.int = to_play
        first_lead: cython.int = lead
        folded: cython.int = out
        self.may_fold = may_fold
        self.opened_at, self.opened_leader, self.opened_suit = opened
        self.limit = self.nodes + limit
        self.stop = self.aborted = False
        with cython.nogil:
            while done < total:
                self.load(worlds, done, table, laid)
                for at in range(count):
                    results[count * done + at] = self.root(plays[at], left, seat, first_lead, folded, table, laid)
                if self.aborted:
                    break
                done += 1
        return done

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def load(
        self, worlds: cython.ulonglong[::1], number: cython.int, table: cython.int[::1], laid: cython.int
    ) -> cython.void:
        """Take up a world: close the gaps in each suit, note who owns each set of cards, forget the last one's table."""
        suit: cython.int
        rank: cython.int
        card: cython.int
        seat: cython.int
        owner: cython.int
        at: cython.int
        some: cython.int
        for seat in range(SEATS):
            self.hand[seat] = 0
        for at in range(1 << self.size):
            self.found[at] = 0
        for suit in range(4):
            rank = 0
            self.owners[suit << 8] = 0xFFFF
            for card in range(16 * suit, 16 * suit + 13):
                owner = -1
                for seat in range(SEATS):
                    if (worlds[3 * number + seat] >> card) & 1:
                        owner = seat
                        self.hand[seat] |= bit(16 * suit + rank)
                for at in range(laid):
                    if table[2 * at + 1] == card:
                        owner = table[2 * at]
                if owner < 0 or rank == LONGEST:
                    continue
                self.packed[card] = 16 * suit + rank
                # Two bits for each card of the suit still in play, the highest first, ones for those that are gone.
                for some in range(1 << rank):
                    at = suit << 8 | some
                    self.owners[at | 1 << rank] = owner << 14 | self.owners[at] >> 2
                rank += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def root(
        self,
        play: cython.int,
        left: cython.int,
        seat: cython.int,
        lead: cython.int,
        out: cython.int,
        table: cython.int[::1],
        laid: cython.int,
    ) -> cython.int:
        """What a play leads to from the position asked about."""
        at: cython.int
        best: cython.int = -1
        winner: cython.int = table[0] if laid else seat
        n: cython.int = 0
        rest: cython.ulonglong = self.hand[0] | self.hand[1] | self.hand[2]
        hand: cython.ulonglong = self.hand[seat]
        while hand:
            hand &= hand - 1
            n += 1
        for at in range(laid):
            if self.beats(self.packed[table[2 * at + 1]], best, lead):
                best = self.packed[table[2 * at + 1]]
                winner = table[2 * at]
        if play == 64:
            return self.fold(left, seat, rest, lead, best, winner, out, n)
        return self.after(self.packed[play], left, seat, rest, lead, best, winner, out, n)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def beats(self, card: cython.int, best: cython.int, lead: cython.int) -> cython.bint:
        """Whether a card wins over the best so far (-1: none)."""
        if best < 0:
            return lead == NO_SUIT or card >> 4 == lead
        if card >> 4 == best >> 4:
            return card > best
        return (self.trumps >> card) & 1 != 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def trick(self, leader: cython.int, rest: cython.ulonglong, out: cython.int, n: cython.int) -> cython.int:
        """What the rest of the deal brings, from the start of a trick on."""
        lead: cython.int = NO_SUIT
        left: cython.int = SEATS
        seat: cython.int
        at: cython.int
        mark: cython.int
        owners: cython.ulonglong
        result: cython.int
        if n == 0:
            return out << OUT
        if n == self.opened_at:
            leader = self.opened_leader
            lead = self.opened_suit
        owners = (
            self.owners[rest & 0xFF]
            | cython.cast(cython.ulonglong, self.owners[0x100 | ((rest >> 16) & 0xFF)]) << 16
            | cython.cast(cython.ulonglong, self.owners[0x200 | ((rest >> 32) & 0xFF)]) << 32
            | cython.cast(cython.ulonglong, self.owners[0x300 | ((rest >> 48) & 0xFF)]) << 48
        )
        # A fold and who leads are part of the position; never zero, which marks an empty place.
        mark = 1 | leader << 1 | out << 3
        at = cython.cast(cython.int, times(plus(owners, times(mark, 0xABCDEF123457)), MIX) >> (64 - self.size))
        if self.found[at] & 63 == mark and self.keys[at] == owners:
            return self.found[at] >> 8
        for seat in range(SEATS):
            left -= (out >> seat) & 1
        result = self.follow(left, leader, rest, lead, -1, leader, out, n)
        self.keys[at] = owners
        self.found[at] = result << 8 | mark
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def follow(
        self,
        left: cython.int,
        seat: cython.int,
        rest: cython.ulonglong,
        lead: cython.int,
        best: cython.int,
        winner: cython.int,
        out: cython.int,
        n: cython.int,
    ) -> cython.int:
        """The same in a trick to which `left` seats have yet to play, the first of them `seat`."""
        legal: cython.ulonglong
        blockers: cython.ulonglong
        low: cython.int
        last: cython.int = -1
        result: cython.int
        chosen: cython.int = -1
        while (out >> seat) & 1:
            seat = seat + 1 if seat < 2 else 0
        self.nodes += 1
        if self.nodes > self.limit or self.stop:
            self.aborted = True
        if self.aborted:
            return 0
        if (self.may_fold >> seat) & 1:
            chosen = self.fold(left, seat, rest, lead, best, winner, out, n)
        legal = self.legal(left, seat, rest, lead, best)
        # Of cards between which nobody else holds one, or has won the trick so far with one, a single one is tried.
        blockers = (rest ^ (self.hand[seat] & rest)) | FENCES
        if best >= 0:
            blockers |= bit(best)
        while legal:
            low = lowest(legal)
            legal ^= bit(low)
            if last < 0 or blockers & (bit(low) - bit(last)):
                result = self.after(low, left, seat, rest, lead, best, winner, out, n)
                if chosen < 0 or self.prefers(seat, result, chosen):
                    chosen = result
            last = low
        return chosen

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def legal(
        self,
        left: cython.int,
        seat: cython.int,
        rest: cython.ulonglong,
        lead: cython.int,
        best: cython.int,
    ) -> cython.ulonglong:
        """The cards that a seat may play."""
        legal: cython.ulonglong = self.hand[seat] & rest
        some: cython.ulonglong
        if lead == NO_SUIT:
            return legal
        some = legal & lane(lead)
        if not some and self.must_trump:
            some = legal & self.trumps
        if some:
            legal = some
        if left > 1 or best < 0 or not self.last_must_take:
            return legal
        # The last one to a trick must take it if it can.
        some = lane(best >> 4) & ~(bit(best + 1) - 1)
        if not (self.trumps >> best) & 1:
            some |= self.trumps
        some &= legal
        return some or legal

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def after(
        self,
        card: cython.int,
        left: cython.int,
        seat: cython.int,
        rest: cython.ulonglong,
        lead: cython.int,
        best: cython.int,
        winner: cython.int,
        out: cython.int,
        n: cython.int,
    ) -> cython.int:
        """The same once the seat has played a card."""
        if self.beats(card, best, lead):
            best = card
            winner = seat
        if lead == NO_SUIT:
            lead = card >> 4
        return self.go_on(left - 1, seat, rest ^ bit(card), lead, best, winner, out, n)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def fold(
        self,
        left: cython.int,
        seat: cython.int,
        rest: cython.ulonglong,
        lead: cython.int,
        best: cython.int,
        winner: cython.int,
        out: cython.int,
        n: cython.int,
    ) -> cython.int:
        """The same once the seat has folded."""
        out |= 1 << seat
        if out in {3, 5, 6}:
            return out << OUT
        return self.go_on(left - 1, seat, rest & ~self.hand[seat], lead, best, winner, out, n)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def go_on(
        self,
        left: cython.int,
        seat: cython.int,
        rest: cython.ulonglong,
        lead: cython.int,
        best: cython.int,
        winner: cython.int,
        out: cython.int,
        n: cython.int,
    ) -> cython.int:
        """The next seat to the trick, or the next trick."""
        may_fold: cython.int = self.may_fold
        result: cython.int
        if left:
            return self.follow(left, seat + 1 if seat < 2 else 0, rest, lead, best, winner, out, n)
        self.may_fold = 0
        result = self.trick(winner, rest, out, n - 1) + (1 << 4 * winner)
        self.may_fold = may_fold
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def prefers(self, seat: cython.int, one: cython.int, other: cython.int) -> cython.bint:
        """Whether a seat likes one result better than another: for itself, else for how its rivals fare."""
        more: cython.int = 0
        if self.may_fold:
            more = self.worth_to(seat, one) - self.worth_to(seat, other)
            if more == 0:
                more = self.worth_to(self.rivals[2 * seat], other) - self.worth_to(self.rivals[2 * seat], one)
            if more == 0:
                more = self.worth_to(self.rivals[2 * seat + 1], other) - self.worth_to(self.rivals[2 * seat + 1], one)
        if more == 0:
            more = self.more_tricks(seat, one, other)
        if more == 0:
            more = self.more_tricks(self.rivals[2 * seat], other, one)
        if more == 0:
            more = self.more_tricks(self.rivals[2 * seat + 1], other, one)
        return more > 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def more_tricks(self, seat: cython.int, one: cython.int, other: cython.int) -> cython.int:
        """By how many tricks one result is better for a seat than another."""
        more: cython.int = ((one >> 4 * seat) & 15) - ((other >> 4 * seat) & 15)
        return -more if self.avoiding else more

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def worth_to(self, seat: cython.int, result: cython.int) -> cython.int:
        """What a result is worth to a seat, in a trick in which seats may fold."""
        out: cython.int = result >> OUT
        if (out >> seat) & 1:
            return self.fold_worth
        if out | 1 << seat == 7:
            return self.walkover
        return self.worth[16 * seat + ((result >> 4 * seat) & 15)]
