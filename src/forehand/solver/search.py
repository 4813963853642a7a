# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Best play with all cards known, for two sides: does a side get so many tricks, or not?

The search asks only that (a zero-window alpha-beta), and asks again with another number until the tricks are known.
What makes it fast:

- A table of positions at the start of a trick, shared by all worlds that are searched by the same rules. A result
  holds for all positions in which the same hands are as long in each suit and the *relevant* cards have the same
  owners. Where tricks are wanted these are the highest cards of a suit, down to the lowest that had to win over
  another; where they are avoided the lowest, up to the highest that had to lose to another.
- Cards of a hand between which nobody else holds one are one play.
- Tricks that are sure are counted, not played.
- Plays that settled a like position before are tried first.

Cards are bits (`forehand.solver.bits`); within a search the ranks of each suit are packed, so that tables over all sets
of cards left in a suit stay small.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from forehand.solver.bits import below, bit, highest, lane, lowest, times

WIDTH = cython.declare(cython.int, 13)
"""Ranks of a suit."""
SETS = cython.declare(cython.int, 1 << 13)
"""Sets of cards of a suit."""
NO_SUIT = cython.declare(cython.int, 4)
JOKER = cython.declare(cython.int, 63)
"""A joker that belongs to no suit: above the last suit's cards, yet none of them."""
PLAIN = cython.declare(cython.ulonglong, 0x1FFF1FFF1FFF1FFF)
"""All cards but that joker."""
FENCES = cython.declare(cython.ulonglong, 0x2000200020002000)
"""A bit above each suit, so that its ace is no neighbour of the next suit's lowest card."""
MIX = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
OTHER_MIX = cython.declare(cython.ulonglong, 0x5851F42D4C957F2D)
"""Odd numbers without pattern, to spread keys."""
SLOT_BITS = cython.declare(cython.int, 16)
SLOTS = cython.declare(cython.int, 1 << 16)
WIDEST = cython.declare(cython.int, 16)
"""Plays kept for each card of a line."""
FIRST = cython.declare(cython.int, 1 << 12)
"""Keeps scores of plays above zero."""


@cython.cclass
class Solver:
    """A table of positions and the search that fills it, for one thread."""

    # The rules.
    known_rules: tuple
    seats: cython.int
    trump: cython.int
    trumps: cython.ulonglong
    must_trump: cython.bint
    last_must_take: cython.bint
    joker_names: cython.bint
    stops: cython.bint
    avoiding: cython.bint
    maximizing: cython.bint[4]
    counted: cython.bint[4]
    # The question.
    turn: cython.int
    lead_asked: cython.int
    laid: cython.int
    play_count: cython.int
    opened_at: cython.int
    opened_leader: cython.int
    opened_suit: cython.int
    # The world, its ranks packed; then for each suit and set of its cards that may be left: who owns them, how many
    # each hand has, and the owner of the highest, how many from the top are one hand's, and which hands are safe.
    hand: cython.ulonglong[4]
    packed: cython.uchar[::1]
    joker_seat: cython.int
    forbidden: cython.int
    owners: cython.uint[::1]
    shapes: cython.ushort[::1]
    infos: cython.ushort[::1]
    # A trick laid card by card.
    lead: cython.int
    best: cython.int
    winner: cython.int
    beaten: cython.int
    # A result's relevant cards; only the last of each suit counts.
    relevant: cython.ulonglong
    # The table of positions: slots by hand lengths and leader, in each a list of entries.
    slot_key: cython.ulonglong[::1]
    slot_head: cython.int[::1]
    slots_used: cython.int
    entry_owners: cython.ulonglong[::1]
    entry_bounds: cython.uint[::1]
    entry_next: cython.int[::1]
    entries: cython.int
    capacity: cython.int
    nth_high: cython.uchar[::1]
    nth_low: cython.uchar[::1]
    # Plays to try, and those that settled a like position.
    plays: cython.longlong[::1]
    settled: cython.uchar[::1]
    guesses: cython.int[::1]
    # The node's suits, and the plain tricks among those last counted from the top.
    shape: cython.int[4]
    info: cython.int[4]
    plain: cython.int
    # Bounds on the work.
    nodes: cython.longlong
    limit: cython.longlong
    stop: cython.bint
    aborted: cython.bint

    def __init__(self, entries: int = 1 << 17) -> None:
        self.known_rules = ()
        self.packed = array("B", bytes(64))
        self.owners = array("I", bytes(4 * 4 * SETS))
        self.shapes = array("H", bytes(2 * 4 * SETS))
        self.infos = array("H", bytes(2 * 4 * SETS))
        self.slot_key = array("Q", bytes(8 * SLOTS))
        self.slot_head = array("i", bytes(4 * SLOTS))
        self.entry_owners = array("Q", bytes(8 * 4 * entries))
        self.entry_bounds = array("I", bytes(4 * entries))
        self.entry_next = array("i", bytes(4 * entries))
        self.capacity = entries
        self.nth_high = array("B", bytes(16 * SETS))
        self.nth_low = array("B", bytes(16 * SETS))
        self.plays = array("q", bytes(8 * WIDEST * 56))
        self.settled = array("B", bytes(1 << 15))
        self.guesses = array("i", bytes(4 * 64))
        if not cython.compiled:
            self.maximizing, self.counted = [False] * 4, [False] * 4
            self.hand, self.shape, self.info = [0] * 4, [0] * 4, [0] * 4
        self.nodes = 0
        self.entries = self.slots_used = 0
        self.stop = self.aborted = False
        self._number_ranks()

    @property
    def searched(self) -> int:
        """How many positions, cards to be played, were searched since the solver was made."""
        return self.nodes

    def abort(self) -> None:
        """Let the search under way, in another thread, end at once; its last world is not counted."""
        self.stop = True

    def play_by(
        self,
        seats: int,
        trump: int,
        maximizing: int,
        counted: int,
        must_trump: bool,
        last_must_take: bool,
        joker_names: bool,
        stops: bool,
    ) -> None:
        """Set the rules; the table is forgotten when they change.

        The tricks of the `counted` seats are what is asked for; the `maximizing` seats want them to be many. Both are
        bit sets: the same seats where tricks are wanted, the others where they are avoided.
        """
        rules = (seats, trump, maximizing, counted, must_trump, last_must_take, joker_names, stops)
        if rules == self.known_rules:
            return
        seat: cython.int
        self.known_rules = rules
        self.seats = seats
        self.trump = trump
        self.trumps = bit(JOKER) | (lane(trump) if trump != NO_SUIT else 0)
        self.must_trump = must_trump
        self.last_must_take = last_must_take
        self.joker_names = joker_names
        self.stops = stops
        self.avoiding = maximizing != counted
        for seat in range(4):
            self.maximizing[seat] = bool(maximizing >> seat & 1)
            self.counted[seat] = bool(counted >> seat & 1)
        self._forget()

    def solve(
        self,
        worlds: cython.ulonglong[::1],
        turn: int,
        table: cython.int[::1],
        lead: int,
        forbidden: int,
        opened: tuple[int, int, int],
        plays: cython.int[::1],
        results: cython.char[::1],
        limit: int,
    ) -> int:
        """Value the plays in each world; return the number of worlds that were finished within `limit` positions.

        `worlds` holds a hand a seat, world by world, `table` seat and card of each card played to the trick, `plays`
        the cards that the seat to act may play, with ``64 * (suit + 1)`` added where a joker led names a suit.
        `results` takes the tricks of the counted side from here on, a number a play, world by world.
        """
        count: cython.int = len(worlds) // self.seats
        done: cython.int = 0
        at: cython.int
        self.turn = turn
        self.lead_asked = lead
        self.laid = len(table) // 2
        self.play_count = len(plays)
        self.forbidden = forbidden
        self.opened_at, self.opened_leader, self.opened_suit = opened
        self.limit = self.nodes + limit
        self.stop = self.aborted = False
        for at in range(64):
            self.guesses[at] = -1
        with cython.nogil:
            while done < count and self._solve_world(worlds, done, table, plays, results):
                done += 1
        return done

    # One world.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _solve_world(
        self,
        worlds: cython.ulonglong[::1],
        number: cython.int,
        table: cython.int[::1],
        plays: cython.int[::1],
        results: cython.char[::1],
    ) -> cython.bint:
        """Value the plays in one world; False where the search was aborted."""
        at: cython.int
        i: cython.int
        n: cython.int = 0
        card: cython.int
        count: cython.int
        value: cython.int
        seat: cython.int
        best: cython.int
        winner: cython.int
        beaten: cython.int
        rest: cython.ulonglong = 0
        own: cython.ulonglong
        for seat in range(self.seats):
            self.hand[seat] = worlds[self.seats * number + seat]
        self._pack(table)
        for seat in range(self.seats):
            rest |= self.hand[seat]
        own = self.hand[self.turn]
        while own:
            own &= own - 1
            n += 1
        self.lead = self.lead_asked
        self.best = self.beaten = -1
        self.winner = table[0] if self.laid else self.turn
        for at in range(self.laid):
            # A card on the table counts as its player's; what is left to play is `rest`.
            self.hand[table[2 * at]] |= bit(self.packed[table[2 * at + 1]])
            self._lay(table[2 * at], self.packed[table[2 * at + 1]])
        self._weigh_suits()
        best = self.best
        winner = self.winner
        beaten = self.beaten
        count = self.order(self.seats - self.laid, self.turn, rest, self.lead_asked, best, winner, 0, 0, 64)
        for i in range(count):
            value = self.exact(self.plays[i], rest, best, winner, beaten, n)
            if self.aborted:
                return False
            for at in range(self.play_count):
                card = self.packed[plays[at] & 63]
                if self.covers(self.plays[i], card, plays[at] >> 6):
                    results[number * self.play_count + at] = value
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def covers(self, play: cython.longlong, card: cython.int, named: cython.int) -> cython.bint:
        """Whether a play stands for a card, as one of several that are equal."""
        one: cython.int = play & 63
        other: cython.int = (play >> 6) & 63
        if (play >> 12) & 7 != named:
            return False
        return one <= card <= other or other <= card <= one

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pack(self, table: cython.int[::1]) -> cython.void:
        """Close the gaps in the hands' suits."""
        suit: cython.int
        card: cython.int
        seat: cython.int
        to: cython.int
        every: cython.ulonglong = 0
        old: cython.ulonglong[4]
        if not cython.compiled:
            old = [0] * 4
        for to in range(self.laid):
            every |= bit(table[2 * to + 1])
        self.joker_seat = 4
        for seat in range(self.seats):
            every |= self.hand[seat]
            old[seat] = self.hand[seat]
            self.hand[seat] &= bit(JOKER)
            if self.hand[seat]:
                self.joker_seat = seat
        self.packed[JOKER] = JOKER
        for suit in range(4):
            to = 16 * suit
            for card in range(16 * suit, 16 * suit + WIDTH):
                if (every >> card) & 1:
                    self.packed[card] = to
                    for seat in range(self.seats):
                        if (old[seat] >> card) & 1:
                            self.hand[seat] |= bit(to)
                    to += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lay(self, seat: cython.int, card: cython.int) -> cython.void:
        """A card that lies on the table already."""
        if self.best < 0:
            if self.lead == NO_SUIT or card >> 4 == self.lead or (self.trumps >> card) & 1:
                self.best = card
                self.winner = seat
        elif card >> 4 == self.best >> 4:
            if card > self.best:
                self.beaten = self.best
                self.best = card
                self.winner = seat
            elif card > self.beaten:
                self.beaten = card
        elif (self.trumps >> card) & 1:
            self.best = card
            self.winner = seat
            self.beaten = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _weigh_suits(self) -> cython.void:
        """Fill the tables over the sets of cards of each suit, each set from the one without its highest card."""
        suit: cython.int
        rank: cython.int
        owner: cython.int
        seat: cython.int
        low: cython.int
        less: cython.int
        more: cython.int
        for suit in range(4):
            less = suit << 13
            self.owners[less] = 0
            self.shapes[less] = 0
            self.infos[less] = 0xF << 6
            for rank in range(WIDTH):
                owner = -1
                for seat in range(self.seats):
                    if (self.hand[seat] >> (16 * suit + rank)) & 1:
                        owner = seat
                if owner < 0:
                    break
                for low in range(1 << rank):
                    less = suit << 13 | low
                    more = less | 1 << rank
                    self.shapes[more] = self.shapes[less] + (1 << (4 * owner))
                    self.infos[more] = self._info(owner, self.infos[less], self.shapes[less])
                    if self.avoiding:
                        # Two bits a card, the lowest card first.
                        self.owners[more] = self.owners[less] | owner << (24 - 2 * self._cards(self.shapes[less]))
                    else:
                        self.owners[more] = owner << 24 | self.owners[less] >> 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _cards(self, shape: cython.int) -> cython.int:
        """How many cards a suit has in all hands."""
        return (shape & 15) + (shape >> 4 & 15) + (shape >> 8 & 15) + (shape >> 12 & 15)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _info(self, owner: cython.int, below_it: cython.int, shape: cython.int) -> cython.int:
        """Owner of a suit's highest card, the length of its run from the top, and the hands that are safe in the suit.

        A hand is safe that can play below the other side in each round: its nth card from below has fewer than n of
        the other side's cards below it.
        """
        seat: cython.int
        run: cython.int = 1
        safe: cython.int = below_it >> 6
        others: cython.int = 0
        if shape and below_it & 3 == owner:
            run += below_it >> 2 & 15
        for seat in range(self.seats):
            if self.counted[seat] != self.counted[owner]:
                others += shape >> (4 * seat) & 15
        if others > shape >> (4 * owner) & 15:
            safe &= ~(1 << owner)
        return owner | run << 2 | safe << 6

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def exact(
        self,
        play: cython.longlong,
        rest: cython.ulonglong,
        best: cython.int,
        winner: cython.int,
        beaten: cython.int,
        n: cython.int,
    ) -> cython.int:
        """The value of a play; -1 where the search was aborted."""
        low: cython.int = 0
        high: cython.int = n
        need: cython.int = self.guesses[play & 63]
        left: cython.int = self.seats - self.laid
        if need < 0:
            need = self.guesses[62]
        if need < 0:
            need = n // 2
        while low < high:
            need = max(low + 1, min(need, high))
            if self.after(play, left, self.turn, rest, self.lead_asked, best, winner, beaten, n, need, 1):
                low = need
                need += 1
            else:
                high = need - 1
                need -= 1
            if self.aborted:
                return -1
        # The next play, and this one in the next world, are likely to be worth as much.
        self.guesses[play & 63] = self.guesses[62] = low
        return low

    # The start of a trick.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def trick(
        self, leader: cython.int, rest: cython.ulonglong, n: cython.int, need: cython.int, ply: cython.int
    ) -> cython.bint:
        """Whether the counted side gets at least `need` of the `n` tricks left; `relevant` tells by which cards."""
        suit: cython.int
        at: cython.int
        verdict: cython.int
        lead: cython.int = NO_SUIT
        result: cython.bint
        high: cython.ulonglong
        low: cython.ulonglong
        key: cython.ulonglong
        self.relevant = 0
        if need <= 0:
            return True
        if need > n:
            return False
        if n == self.opened_at:
            leader = self.opened_leader
            lead = self.opened_suit
        if n == 1:
            return self.last_trick(leader, rest, lead)
        for suit in range(4):
            at = suit << 13 | (rest >> (16 * suit)) & 0x1FFF
            self.shape[suit] = self.shapes[at]
            self.info[suit] = self.infos[at]
        if lead == NO_SUIT:
            verdict = self.ducking(leader, rest) if self.avoiding else self.surely(leader, rest, n, need)
            if verdict >= 0:
                return verdict
        self.relevant = 0
        high = self.owners_of(0, rest)
        low = self.owners_of(2, rest)
        key = self.key(leader, rest, n)
        verdict = self.recall(key, high, low, rest, need)
        if verdict < 2:
            return verdict
        result = self.follow(self.seats, leader, rest, lead, -1, leader, -1, n, need, ply, verdict >> 2)
        if not self.aborted:
            self.remember(key, high, low, rest, n, need, result, cython.cast(cython.int, self.plays[WIDEST * ply]))
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def last_trick(self, leader: cython.int, rest: cython.ulonglong, lead: cython.int) -> cython.bint:
        """Whether the counted side wins the last trick, in which nobody has a choice."""
        i: cython.int
        seat: cython.int = leader
        self.nodes += self.seats
        self.lead = lead
        self.best = self.beaten = -1
        self.winner = leader
        for i in range(self.seats):
            self._lay(seat, highest(self.hand[seat] & rest))
            seat = seat + 1 if seat + 1 < self.seats else 0
        self.relevant = self.decisive(self.best, self.beaten)
        return self.counted[self.winner]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def decisive(self, best: cython.int, beaten: cython.int) -> cython.ulonglong:
        """The card whose rank decided a trick, if it was won over another card of its suit."""
        if beaten < 0:
            return 0
        return bit(beaten if self.avoiding else best) & PLAIN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ducking(self, leader: cython.int, rest: cython.ulonglong) -> cython.int:
        """Where the side that is not on lead can play below the other one in every suit, so that it wins no more
        trick: 1 or 0, the result; else -1.
        """
        seat: cython.int
        suit: cython.int
        some: cython.ulonglong
        safe: cython.int = (self.info[0] & self.info[1] & self.info[2] & self.info[3]) >> 6
        if self.trump != NO_SUIT or self.last_must_take or rest & bit(JOKER):
            return -1
        for seat in range(self.seats):
            if self.counted[seat] != self.counted[leader] and not (safe >> seat) & 1:
                return -1
        for seat in range(self.seats):
            if self.counted[seat] != self.counted[leader]:
                for suit in range(4):
                    some = self.hand[seat] & rest & lane(suit)
                    if some:
                        self.relevant |= bit(highest(some))
        return self.counted[leader]

    # Sure tricks.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def surely(self, leader: cython.int, rest: cython.ulonglong, n: cython.int, need: cython.int) -> cython.int:
        """1 or 0 where tricks that can't be lost settle it, else -1."""
        seat: cython.int
        sure: cython.int
        wanted: cython.int = need if self.counted[leader] else n - need + 1
        found: cython.ulonglong
        sure = self.cash(leader, rest, n, wanted)
        if sure < wanted:
            found = self.relevant
            for seat in range(self.seats):
                if sure < wanted and seat != leader and self.counted[seat] == self.counted[leader]:
                    sure = self.cash_both(leader, seat, sure, rest, n, wanted)
            self.relevant |= found
        if sure >= wanted:
            return self.counted[leader]
        wanted = n - wanted + 1
        if self.trump != NO_SUIT:
            sure = self.high_trumps(leader, rest, wanted)
        elif not rest & bit(JOKER):
            sure = self.against_any_lead(leader, rest, n, wanted)
        else:
            return -1
        return not self.counted[leader] if sure >= wanted else -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def high_trumps(self, leader: cython.int, rest: cython.ulonglong, wanted: cython.int) -> cython.int:
        """The tricks that the side not on lead has in the highest trumps of one hand."""
        info: cython.int = self.info[self.trump]
        if not self.shape[self.trump] or self.counted[info & 3] == self.counted[leader]:
            return 0
        if info >> 2 & 15 >= wanted:
            self.relevant = self.nth(self.trump, rest, wanted)
        return info >> 2 & 15

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def against_any_lead(
        self, leader: cython.int, rest: cython.ulonglong, n: cython.int, wanted: cython.int
    ) -> cython.int:
        """The tricks that the side not on lead can take at once, whatever is led, if it has each suit's highest card."""
        suit: cython.int
        least: cython.int = n
        found: cython.ulonglong = 0
        for suit in range(4):
            if self.shape[suit] >> (4 * leader) & 15:
                if self.counted[self.info[suit] & 3] == self.counted[leader]:
                    return 0
                least = min(least, self.cash(self.info[suit] & 3, rest, n, wanted))
                if least < wanted:
                    return 0
                # The trick led is the first of them, whichever others were counted.
                found |= self.relevant | self.nth(suit, rest, 1)
        self.relevant = found
        return least

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def nth(self, suit: cython.int, rest: cython.ulonglong, n: cython.int) -> cython.ulonglong:
        """The nth highest card left in a suit."""
        return bit(16 * suit + self.nth_high[16 * ((rest >> (16 * suit)) & 0x1FFF) + n])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def trumps_in(self, seat: cython.int, rest: cython.ulonglong) -> cython.int:
        """How many trumps a hand has; a joker that belongs to no suit is one."""
        if self.trump != NO_SUIT:
            return self.shape[self.trump] >> (4 * seat) & 15
        return 1 if rest & bit(JOKER) and seat == self.joker_seat else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def cash(self, seat: cython.int, rest: cython.ulonglong, n: cython.int, wanted: cython.int) -> cython.int:
        """The tricks that a seat on lead takes from the top, counted until they are as many as `wanted`.

        A plain winner counts as long as no opponent can ruff it, and no partner has to.
        """
        suit: cython.int
        other: cython.int
        trumps: cython.int
        total: cython.int = 0
        against: cython.int = 0
        friendly: cython.int = 0
        plain_left: cython.int = 64
        found: cython.ulonglong = 0
        self.plain = 0
        for other in range(self.seats):
            trumps = self.trumps_in(other, rest)
            if self.counted[other] != self.counted[seat]:
                against = max(against, trumps)
            elif other != seat and trumps:
                friendly = trumps
                plain_left = n - trumps
        if self.trumps_in(seat, rest):
            if self.trump == NO_SUIT:
                total = 1
            elif self.info[self.trump] & 3 == seat:
                total = self.rounds(self.trump, seat, 64)
                found = self.needed(self.trump, seat, min(total, wanted), rest)
                if self.info[self.trump] >> 2 & 15 >= against:
                    against = 0
        for suit in range(4):
            if total >= wanted or self.plain == plain_left:
                break
            if suit != self.trump and self.shape[suit] and self.info[suit] & 3 == seat:
                trumps = self.rounds(suit, seat, self.unruffed(suit, seat, against, friendly, rest))
                trumps = min(trumps, plain_left - self.plain, wanted - total)
                found |= self.needed(suit, seat, trumps, rest)
                self.plain += trumps
                total += trumps
        self.relevant = found
        return min(total, n)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def longest_beside(self, suit: cython.int, seat: cython.int) -> cython.int:
        """The most cards that another hand has in a suit."""
        other: cython.int
        longest: cython.int = 0
        for other in range(self.seats):
            if other != seat:
                longest = max(longest, self.shape[suit] >> (4 * other) & 15)
        return longest

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def rounds(self, suit: cython.int, seat: cython.int, cap: cython.int) -> cython.int:
        """The rounds that the owner of a suit's highest card wins in it."""
        run: cython.int = self.info[suit] >> 2 & 15
        if run >= self.longest_beside(suit, seat):
            run = self.shape[suit] >> (4 * seat) & 15
        return min(run, cap)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def needed(
        self, suit: cython.int, seat: cython.int, rounds: cython.int, rest: cython.ulonglong
    ) -> cython.ulonglong:
        """The lowest card that has to be high for that many rounds: once the others have no more, any card wins."""
        contested: cython.int = min(rounds, self.longest_beside(suit, seat), self.info[suit] >> 2 & 15)
        return self.nth(suit, rest, contested) if contested else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def unruffed(
        self,
        suit: cython.int,
        seat: cython.int,
        against: cython.int,
        friendly: cython.int,
        rest: cython.ulonglong,
    ) -> cython.int:
        """The rounds of a plain suit that nobody can ruff, nor has to."""
        other: cython.int
        cap: cython.int = 64
        ruffs: cython.bint
        if not against and not (friendly and self.must_trump):
            return cap
        for other in range(self.seats):
            ruffs = self.must_trump if self.counted[other] == self.counted[seat] else against > 0
            if ruffs and other != seat and self.trumps_in(other, rest):
                cap = min(cap, self.shape[suit] >> (4 * other) & 15)
        return cap

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def cash_both(
        self,
        seat: cython.int,
        partner: cython.int,
        own: cython.int,
        rest: cython.ulonglong,
        n: cython.int,
        wanted: cython.int,
    ) -> cython.int:
        """The same when the seat, having cashed its `own` tricks, can cross to its partner."""
        suit: cython.int
        entry: cython.bint = False
        plain: cython.int = self.plain
        cap: cython.int = 64
        self.relevant = 0
        for suit in range(4):
            if self.shape[suit] and self.info[suit] & 3 == partner and self.shape[suit] >> (4 * seat) & 15:
                if suit == self.trump or self.first_round_is_safe(suit, seat, rest):
                    entry = True
        if not entry:
            return self.with_high_trumps(partner, own, rest, n, wanted)
        own += self.cash(partner, rest, n, wanted - own)
        # A hand with trumps would have to ruff its partner's winner once it has no plain card left to throw on it.
        if self.trumps_in(seat, rest):
            cap = n - self.trumps_in(seat, rest)
        if self.trumps_in(partner, rest):
            cap = min(cap, n - self.trumps_in(partner, rest))
        if plain + self.plain > cap:
            own -= plain + self.plain - cap
        return min(own, n)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def with_high_trumps(
        self, partner: cython.int, own: cython.int, rest: cython.ulonglong, n: cython.int, wanted: cython.int
    ) -> cython.int:
        """The same where the partner can't be reached, but will make its highest trumps whenever it plays them."""
        info: cython.int
        if self.trump == NO_SUIT or not self.shape[self.trump] or self.info[self.trump] & 3 != partner:
            return own
        info = min(self.info[self.trump] >> 2 & 15, wanted - own)
        self.relevant = self.nth(self.trump, rest, info)
        return min(own + info, n)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def first_round_is_safe(self, suit: cython.int, seat: cython.int, rest: cython.ulonglong) -> cython.bint:
        """Whether no opponent can ruff the suit at once."""
        other: cython.int
        for other in range(self.seats):
            if self.counted[other] != self.counted[seat] and not self.shape[suit] >> (4 * other) & 15:
                if self.trumps_in(other, rest):
                    return False
        return True

    # The table of positions.

    @cython.cfunc
    @cython.exceptval(check=False)
    def _number_ranks(self) -> cython.void:
        """For each set of a suit's cards its nth highest and its nth lowest."""
        some: cython.int
        left: cython.ulonglong
        n: cython.int
        for some in range(1, SETS):
            left = some
            n = 1
            while left:
                self.nth_high[16 * some + n] = highest(left)
                left ^= bit(highest(left))
                n += 1
            left = some
            n = 1
            while left:
                self.nth_low[16 * some + n] = lowest(left)
                left &= left - 1
                n += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _forget(self) -> cython.void:
        """Empty the table."""
        at: cython.int
        for at in range(SLOTS):
            self.slot_key[at] = 0
        self.entries = 0
        self.slots_used = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def owners_of(self, suit: cython.int, rest: cython.ulonglong) -> cython.ulonglong:
        """Who owns the cards left in a suit and the next one, 26 bits each."""
        one: cython.ulonglong = self.owners[suit << 13 | (rest >> (16 * suit)) & 0x1FFF]
        return one << 26 | self.owners[(suit + 1) << 13 | (rest >> (16 * suit + 16)) & 0x1FFF]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def key(self, leader: cython.int, rest: cython.ulonglong, n: cython.int) -> cython.ulonglong:
        """All of a position but who owns which rank, exactly: the hands' lengths in three suits and in all, who leads,
        who has the joker and what it may not name, and a suit that will be opened.
        """
        extra: cython.ulonglong = leader
        if rest & bit(JOKER):
            extra |= (self.joker_seat + 1) << 2 | self.forbidden << 5
        if n > self.opened_at > 0:
            extra |= (self.opened_suit + 1) << 9
        extra = extra << 4 | n
        extra = extra << 16 | self.shape[2]
        extra = extra << 16 | self.shape[1]
        return extra << 16 | self.shape[0]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def slot(self, key: cython.ulonglong) -> cython.int:
        """Where a key is or belongs."""
        at: cython.int = cython.cast(cython.int, times(key, MIX) >> (64 - SLOT_BITS))
        while self.slot_key[at] != 0 and self.slot_key[at] != key:
            at = (at + 1) & (SLOTS - 1)
        return at

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def recall(
        self,
        key: cython.ulonglong,
        high: cython.ulonglong,
        low: cython.ulonglong,
        rest: cython.ulonglong,
        need: cython.int,
    ) -> cython.int:
        """1 or 0, what the table says; else 2, with a play to try first above the lowest two bits."""
        at: cython.int = self.slot(key)
        entry: cython.int
        before: cython.int = -1
        hint: cython.int = 0
        bounds: cython.int
        if self.slot_key[at] == 0:
            return 2
        entry = self.slot_head[at]
        while entry >= 0:
            if (
                high & self.entry_owners[4 * entry + 2] == self.entry_owners[4 * entry]
                and low & self.entry_owners[4 * entry + 3] == self.entry_owners[4 * entry + 1]
            ):
                bounds = self.entry_bounds[entry]
                if bounds & 15 >= need or bounds >> 4 & 15 < need:
                    self.relevant = self.relevant_by(
                        self.entry_owners[4 * entry + 2], self.entry_owners[4 * entry + 3], rest
                    )
                    if before >= 0:
                        self.entry_next[before] = self.entry_next[entry]
                        self.entry_next[entry] = self.slot_head[at]
                        self.slot_head[at] = entry
                    return bounds & 15 >= need
                if hint == 0:
                    hint = bounds >> 8
            before = entry
            entry = self.entry_next[entry]
        return hint << 2 | 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def relevant_by(self, high: cython.ulonglong, low: cython.ulonglong, rest: cython.ulonglong) -> cython.ulonglong:
        """The last relevant card of each suit by an entry's masks."""
        suit: cython.int
        mask: cython.ulonglong
        some: cython.int
        n: cython.int
        found: cython.ulonglong = 0
        for suit in range(4):
            mask = ((high if suit < 2 else low) >> (0 if suit & 1 else 26)) & 0x3FFFFFF
            some = (rest >> (16 * suit)) & 0x1FFF
            if mask and some:
                n = (26 - lowest(mask)) >> 1
                found |= bit(
                    16 * suit + (self.nth_low[16 * some + n] if self.avoiding else self.nth_high[16 * some + n])
                )
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def mask_of(self, suit: cython.int, rest: cython.ulonglong) -> cython.ulonglong:
        """The bits of a suit's owners that the relevant cards ask for."""
        some: cython.ulonglong = self.relevant & lane(suit)
        n: cython.int = 0
        if self.last_must_take:
            return 0x3FFFFFF  # what may be played hangs on every rank
        if not some:
            return 0
        if self.avoiding:
            some = rest & lane(suit) & below(highest(some) + 1)
        else:
            some = rest & lane(suit) & ~below(lowest(some))
        while some:
            some &= some - 1
            n += 1
        return 0x3FFFFFF & ~below(26 - 2 * n)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def remember(
        self,
        key: cython.ulonglong,
        high: cython.ulonglong,
        low: cython.ulonglong,
        rest: cython.ulonglong,
        n: cython.int,
        need: cython.int,
        result: cython.bint,
        play: cython.int,
    ) -> cython.void:
        """Note a result for all positions that differ in cards that are not relevant only."""
        at: cython.int
        entry: cython.int
        high_mask: cython.ulonglong = self.mask_of(0, rest) << 26 | self.mask_of(1, rest)
        low_mask: cython.ulonglong = self.mask_of(2, rest) << 26 | self.mask_of(3, rest)
        if self.entries == self.capacity or self.slots_used > SLOTS * 3 // 4:
            self._forget()
        at = self.slot(key)
        if self.slot_key[at] == 0:
            self.slot_key[at] = key
            self.slot_head[at] = -1
            self.slots_used += 1
        high &= high_mask
        low &= low_mask
        entry = self.slot_head[at]
        while entry >= 0:
            if (
                self.entry_owners[4 * entry] == high
                and self.entry_owners[4 * entry + 1] == low
                and self.entry_owners[4 * entry + 2] == high_mask
                and self.entry_owners[4 * entry + 3] == low_mask
            ):
                break
            entry = self.entry_next[entry]
        if entry < 0:
            entry = self.entries
            self.entries += 1
            self.entry_owners[4 * entry] = high
            self.entry_owners[4 * entry + 1] = low
            self.entry_owners[4 * entry + 2] = high_mask
            self.entry_owners[4 * entry + 3] = low_mask
            self.entry_bounds[entry] = n << 4
            self.entry_next[entry] = self.slot_head[at]
            self.slot_head[at] = entry
        # At least in the lowest four bits, at most in the next, above them a play.
        if result:
            self.entry_bounds[entry] = need | self.entry_bounds[entry] & 0xF0 | play << 8
        else:
            self.entry_bounds[entry] = (need - 1) << 4 | self.entry_bounds[entry] & 0xF | play << 8

    # The cards of a trick.

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
        beaten: cython.int,
        n: cython.int,
        need: cython.int,
        ply: cython.int,
        hint: cython.int,
    ) -> cython.bint:
        """The same in a trick to which `left` seats have yet to play, the first of them `seat`.

        `best` has won it so far (-1: nothing has), `beaten` is the highest card of its suit that it beat (-1: none).
        """
        count: cython.int
        i: cython.int
        j: cython.int
        at: cython.int = WIDEST * ply
        play: cython.longlong
        like: cython.int
        union: cython.ulonglong = 0
        dull: cython.ulonglong = 0
        wants: cython.bint = self.maximizing[seat]
        self.nodes += 1
        if self.nodes > self.limit or self.stop:
            self.aborted = True
            return False
        like = cython.cast(
            cython.int,
            times((self.hand[seat] & rest) ^ times(cython.cast(cython.ulonglong, best + 2), OTHER_MIX), MIX) >> 49,
        )
        count = self.order(left, seat, rest, lead, best, winner, ply, hint, self.settled[like])
        for i in range(count):
            # The most promising of those that are left.
            for j in range(i + 1, count):
                if self.plays[at + j] > self.plays[at + i]:
                    play = self.plays[at + j]
                    self.plays[at + j] = self.plays[at + i]
                    self.plays[at + i] = play
            play = self.plays[at + i]
            if dull & bit(play & 63):
                continue
            if self.after(play, left, seat, rest, lead, best, winner, beaten, n, need, ply) == wants:
                self.settled[like] = cython.cast(cython.uchar, play & 63)
                # One is added, so that none is no play.
                self.plays[at] = (play & 63) + 1
                return wants
            if self.aborted:
                return wants
            self.relevant |= self.neighbour(play)
            union |= self.relevant
            dull |= self.as_good_as(play & 63)
        self.relevant = union
        self.plays[at] = 0
        return not wants

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def as_good_as(self, card: cython.int) -> cython.ulonglong:
        """The cards of the same suit that fail as the card has failed, because neither's rank was relevant."""
        suit: cython.ulonglong = lane(card >> 4)
        some: cython.ulonglong = self.relevant & suit
        if some:
            some = ~below(highest(some) + 1) if self.avoiding else below(lowest(some))
            suit &= some
        return suit if suit & bit(card) else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def neighbour(self, play: cython.longlong) -> cython.ulonglong:
        """The last of the equal cards that a play stood for, where the relevant cards end among them.

        Only if all of them are relevant, or none, does what was found for one hold for the others elsewhere.
        """
        card: cython.int = play & 63
        other: cython.int = (play >> 6) & 63
        some: cython.ulonglong = self.relevant & lane(card >> 4)
        if card == other:
            return 0
        some &= ~below(card) if self.avoiding else below(card + 1)
        return bit(other) if some else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def after(
        self,
        play: cython.longlong,
        left: cython.int,
        seat: cython.int,
        rest: cython.ulonglong,
        lead: cython.int,
        best: cython.int,
        winner: cython.int,
        beaten: cython.int,
        n: cython.int,
        need: cython.int,
        ply: cython.int,
    ) -> cython.bint:
        """The same once the seat has made a play."""
        card: cython.int = play & 63
        forbidden: cython.int = self.forbidden
        result: cython.bint
        if best < 0:
            if lead == NO_SUIT:
                best = card
                winner = seat
                if card != JOKER:
                    lead = card >> 4
                elif (play >> 12) & 7:
                    lead = ((play >> 12) & 7) - 1
            elif card >> 4 == lead or (self.trumps >> card) & 1:
                best = card
                winner = seat
        elif card >> 4 == best >> 4:
            if card > best:
                beaten = best
                best = card
                winner = seat
            elif card > beaten:
                beaten = card
        elif (self.trumps >> card) & 1:
            best = card
            winner = seat
            beaten = -1
        # Who has failed to follow may not name the suit any more; once a joker is led nobody has one.
        if self.joker_names and seat == self.joker_seat and rest & bit(JOKER) and lead != NO_SUIT:
            if card >> 4 != lead and card != JOKER:
                self.forbidden |= 1 << lead
        rest ^= bit(card)
        if left > 1:
            seat = seat + 1 if seat + 1 < self.seats else 0
            result = self.follow(left - 1, seat, rest, lead, best, winner, beaten, n, need, ply + 1, 0)
        else:
            if self.counted[winner]:
                need -= 1
            elif self.stops and need > 0:
                need = n  # more than there are
            result = self.trick(winner, rest, n - 1, need, ply + 1)
            self.relevant |= self.decisive(best, beaten)
        self.forbidden = forbidden
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def beating(self, best: cython.int) -> cython.ulonglong:
        """The cards that beat the best so far."""
        higher: cython.ulonglong = lane(best >> 4) & ~below(best + 1)
        if best == JOKER:
            return 0
        return higher if (self.trumps >> best) & 1 else higher | self.trumps

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def legal(
        self,
        left: cython.int,
        hand: cython.ulonglong,
        lead: cython.int,
        best: cython.int,
    ) -> cython.ulonglong:
        """The cards of a hand that may be played."""
        some: cython.ulonglong
        if lead == NO_SUIT:
            return hand
        some = hand & lane(lead)
        if not some and self.must_trump:
            some = hand & self.trumps
        if some:
            hand = some
        if left == 1 and self.last_must_take and best >= 0:
            some = hand & self.beating(best)
            if some:
                hand = some
        return hand

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def order(
        self,
        left: cython.int,
        seat: cython.int,
        rest: cython.ulonglong,
        lead: cython.int,
        best: cython.int,
        winner: cython.int,
        ply: cython.int,
        hint: cython.int,
        settled: cython.int,
    ) -> cython.int:
        """Write down the plays with their promise, one for each run of equal cards; return their number.

        A play is a card, another equal to it from bit 6 on, a suit named from bit 12 and its promise from bit 16.
        """
        hand: cython.ulonglong = self.hand[seat] & rest
        legal: cython.ulonglong = self.legal(left, hand, lead, best)
        blockers: cython.ulonglong = (rest ^ hand) | FENCES
        count: cython.int = 0
        low: cython.int
        high: cython.int
        suit: cython.int
        score: cython.longlong
        play: cython.longlong
        if best >= 0:
            blockers |= bit(best)
        while legal:
            low = high = lowest(legal)
            legal &= legal - 1
            while legal and not blockers & below(lowest(legal)) & ~below(high):
                high = lowest(legal)
                legal &= legal - 1
            if self.avoiding:
                score = self.promise_to_avoid(left, seat, rest, lead, best, low, high)
                play = high << 6 | low
            else:
                score = self.promise_to_take(left, seat, rest, lead, best, winner, low, high)
                play = low << 6 | high
            if play & 63 == settled:
                score += 500
            if play & 63 == hint - 1:
                score += 1000
            play |= (score + FIRST) << 16
            if low == JOKER and self.joker_names and lead == NO_SUIT:
                for suit in range(4):
                    if not (self.forbidden >> suit) & 1:
                        self.plays[WIDEST * ply + count] = play | (suit + 1) << 12
                        count += 1
            else:
                self.plays[WIDEST * ply + count] = play
                count += 1
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def promise_to_take(
        self,
        left: cython.int,
        seat: cython.int,
        rest: cython.ulonglong,
        lead: cython.int,
        best: cython.int,
        winner: cython.int,
        low: cython.int,
        high: cython.int,
    ) -> cython.int:
        """How promising a card looks to a side that wants tricks."""
        rank: cython.int = low & 15
        score: cython.int
        i: cython.int
        beats: cython.ulonglong
        if best < 0 and lead == NO_SUIT:
            return self.promise_of_lead(seat, rest, low, high)
        beats = self.beating(best) if best >= 0 else lane(lead)
        if not (beats >> high) & 1:
            score = 20 - rank
            if lead != NO_SUIT and low >> 4 != lead:
                score -= 32 if (self.trumps >> low) & 1 else 2
            return score
        score = 40 - rank
        if self.counted[winner] == self.counted[seat] and best >= 0:
            if left == 1:
                return 5 - rank
            score = 35 - rank
        # Those who play after it may go higher.
        beats = self.beating(high) & (lane(lead) if lead != NO_SUIT else 0) & rest
        for i in range(left - 1):
            seat = seat + 1 if seat + 1 < self.seats else 0
            if self.counted[seat] != self.counted[winner] and self.hand[seat] & beats:
                score -= 25
        return score

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def promise_of_lead(
        self, seat: cython.int, rest: cython.ulonglong, low: cython.int, high: cython.int
    ) -> cython.int:
        """How promising a lead looks to a side that wants tricks."""
        suit: cython.ulonglong = lane(low >> 4)
        beats: cython.ulonglong = self.beating(high) & suit & rest
        other: cython.int = seat
        i: cython.int
        score: cython.int = 40 if not beats else 10 - (low & 15)
        for i in range(self.seats - 1):
            other = other + 1 if other + 1 < self.seats else 0
            if self.counted[other] == self.counted[seat]:
                if self.hand[other] & beats:
                    score += 20
                if not self.hand[other] & rest & suit and self.hand[other] & rest & self.trumps:
                    score += 20
            else:
                if self.hand[other] & beats:
                    score -= 10
                if not self.hand[other] & rest & suit and self.hand[other] & rest & self.trumps:
                    score -= 35
        return score

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def promise_to_avoid(
        self,
        left: cython.int,
        seat: cython.int,
        rest: cython.ulonglong,
        lead: cython.int,
        best: cython.int,
        low: cython.int,
        high: cython.int,
    ) -> cython.int:
        """How promising a card looks to a side that wants no tricks."""
        rank: cython.int = low & 15
        score: cython.int
        other: cython.int = seat
        i: cython.int
        suit: cython.ulonglong = lane(low >> 4)
        beats: cython.ulonglong
        if best >= 0 or lead != NO_SUIT:
            beats = self.beating(best) if best >= 0 else lane(lead)
            if not (beats >> low) & 1:
                return 50 + rank
            return 20 + rank if left == 1 else 20 - rank
        beats = self.beating(low) & suit & rest
        score = 10 - 2 * rank
        for i in range(self.seats - 1):
            other = other + 1 if other + 1 < self.seats else 0
            if self.counted[other] != self.counted[seat]:
                if self.hand[other] & beats:
                    score += 20
                if not self.hand[other] & rest & suit:
                    score -= 15
                elif not self.hand[other] & rest & suit & ~beats:
                    score += 20
        return score
