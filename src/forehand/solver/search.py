# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# cython: embedsignature=False
"""Exact play with all cards known, for two sides: zero-window search with a table of positions."""

from array import array

import cython

if not cython.compiled:
    from forehand.solver.bits import highest, lowest

WIDTH = cython.declare(cython.int, 13)
NO_SUIT = cython.declare(cython.int, 4)
JOKER = cython.declare(cython.int, 63)
JOKER_BIT = cython.declare(cython.ulonglong, 1 << 63)
LANES = cython.declare(cython.ulonglong, 0x1FFF1FFF1FFF1FFF)
FENCES = cython.declare(cython.ulonglong, 0x2000200020002000)
ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
MIX = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
OTHER_MIX = cython.declare(cython.ulonglong, 0x5851F42D4C957F2D)
PLIES = cython.declare(cython.int, 56)
SLOT_BITS = cython.declare(cython.int, 16)
SLOTS = cython.declare(cython.int, 1 << 16)
CUTS = cython.declare(cython.int, 1 << 15)


@cython.cclass
class Solver:
    """A table of positions and the search that fills it."""

    # the rules
    seats: cython.int
    trump: cython.int
    joker_names: cython.bint
    must_trump: cython.bint
    last_must_take: cython.bint
    stops: cython.bint
    avoiding: cython.bint
    maximizing: cython.bint[4]
    counted: cython.bint[4]
    # one world
    hand: cython.ulonglong[4]
    trumps: cython.ulonglong
    joker_seat: cython.int
    forbidden: cython.int
    ranks: cython.uint[::1]
    shapes: cython.ushort[::1]
    infos: cython.ushort[::1]
    kth: cython.uchar[::1]
    # lead set by a card that belongs to nobody
    preset_at: cython.int
    preset_leader: cython.int
    preset_suit: cython.int
    # a result's relevant cards
    relevant: cython.ulonglong
    # stack of moves
    moves: cython.longlong[::1]
    cuts: cython.uchar[::1]
    # table
    slot_key: cython.ulonglong[::1]
    slot_head: cython.int[::1]
    slots_used: cython.int
    capacity: cython.int
    used: cython.int
    pat: cython.ulonglong[::1]
    meta: cython.uint[::1]
    nxt: cython.int[::1]
    # bounds on the work
    nodes: cython.longlong
    limit: cython.longlong
    stop: cython.bint
    aborted: cython.bint
    # the root
    known_rules: tuple
    turn: cython.int
    first_lead: cython.int
    laid: cython.int
    play_count: cython.int
    lead: cython.int
    best: cython.int
    winner: cython.int
    contested: cython.bint
    packed: cython.uchar[::1]
    guesses: cython.int[::1]
    # the node's suits
    shape: cython.int[4]
    info: cython.int[4]

    def __init__(self, entries: int = 1 << 17) -> None:
        self.nodes = 0
        self.ranks = array("I", bytes(4 * 4 * 8192))
        self.shapes = array("H", bytes(2 * 4 * 8192))
        self.infos = array("H", bytes(2 * 4 * 8192))
        self.kth = array("B", bytes(16 * 8192))
        self.moves = array("q", bytes(8 * 16 * 56))
        self.cuts = array("B", bytes(1 << 15))
        self.slot_key = array("Q", bytes(8 * (1 << 16)))
        self.slot_head = array("i", bytes(4 * (1 << 16)))
        self.packed = array("B", bytes(64))
        self.guesses = array("i", bytes(4 * 64))
        self.known_rules = ()
        self.capacity = entries
        self.pat = array("Q", bytes(8 * 4 * entries))
        self.meta = array("I", bytes(4 * entries))
        self.nxt = array("i", bytes(4 * entries))
        if not cython.compiled:
            self.maximizing = [0] * 4
            self.counted = [0] * 4
            self.hand = [0] * 4
            self.shape = [0] * 4
            self.info = [0] * 4
        self.used = self.slots_used = 0
        self.limit = 1 << 62
        self.stop = self.aborted = False
        self.preset_at = -1
        self.preset_leader = self.preset_suit = 0
        self.relevant = 0
        self.forbidden = 0
        self._fill_kth()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _fill_kth(self) -> cython.void:
        some: cython.uint
        left: cython.uint
        k: cython.int
        for some in range(1, 8192):
            left = some
            k = 1
            while left:
                self.kth[some * 16 + k] = highest(left)
                left ^= 1 << highest(left)
                k += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _forget(self) -> cython.void:
        i: cython.int
        for i in range(SLOTS):
            self.slot_key[i] = 0
        self.used = 0
        self.slots_used = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _load(self, all_hands: cython.ulonglong) -> cython.void:
        """Fill the suits' tables for the hands, whose ranks are packed."""
        s: cython.int
        top: cython.int
        owner: cython.int
        seat: cython.int
        others: cython.int
        own: cython.int
        safe: cython.int
        run: cython.int
        low: cython.uint
        some: cython.uint
        at: cython.uint
        before: cython.uint
        cards: cython.uint
        self.joker_seat = 7
        for seat in range(self.seats):
            if self.hand[seat] & JOKER_BIT:
                self.joker_seat = seat
        for s in range(4):
            cards = (all_hands >> (16 * s)) & 0x1FFF
            at = s << 13
            self.ranks[at] = 0
            self.shapes[at] = 0
            self.infos[at] = 0xF << 6
            top = 0
            while cards >> top:
                owner = 0
                while not (self.hand[owner] >> (16 * s + top)) & 1:
                    owner += 1
                for low in range(cython.cast(cython.uint, 1 << top)):
                    some = at | low | (1 << top)
                    before = at | low
                    self.ranks[some] = (owner << 24) | (self.ranks[before] >> 2)
                    self.shapes[some] = self.shapes[before] + (1 << (4 * owner))
                    run = 1
                    if low and (self.infos[before] & 3) == owner:
                        run = ((self.infos[before] >> 2) & 15) + 1
                    safe = self.infos[before] >> 6
                    others = 0
                    for seat in range(self.seats):
                        if self.counted[seat] != self.counted[owner]:
                            others += (self.shapes[before] >> (4 * seat)) & 15
                    own = (self.shapes[before] >> (4 * owner)) & 15
                    if others > own:
                        safe &= ~(1 << owner)
                    self.infos[some] = owner | (run << 2) | (safe << 6)
                top += 1

    # --- the trick's start

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def trick(
        self, leader: cython.int, rest: cython.ulonglong, n: cython.int, need: cython.int, ply: cython.int
    ) -> cython.bint:
        """Whether the counted side takes at least `need` of the `n` tricks left; `relevant` tells by which cards."""
        s: cython.int
        k: cython.int
        best_move: cython.int = 0
        entry: cython.int
        slot: cython.int
        meta: cython.uint
        key: cython.ulonglong
        pat0: cython.ulonglong
        pat1: cython.ulonglong
        result: cython.bint
        extra: cython.int
        lead: cython.int = NO_SUIT
        self.relevant = 0
        if need <= 0:
            return True
        if need > n:
            return False
        if n == self.preset_at:
            leader = self.preset_leader
            lead = self.preset_suit
        if n == 1:
            return self.last_trick(leader, rest, lead)
        for s in range(4):
            k = (s << 13) | ((rest >> (16 * s)) & 0x1FFF)
            self.shape[s] = self.shapes[k]
            self.info[s] = self.infos[k]
        if lead == NO_SUIT:
            if self.avoiding:
                if self.trump == NO_SUIT and not self.last_must_take and not rest & JOKER_BIT:
                    k = self.info[0] & self.info[1] & self.info[2] & self.info[3]
                    if self.others_are_safe(leader, k >> 6):
                        self.relevant = ALL
                        return self.counted[leader]
            else:
                k = self.surely(leader, rest, n, need)
                if k >= 0:
                    return k
        # the table
        pat0 = (cython.cast(cython.ulonglong, self.ranks[rest & 0x1FFF]) << 26) | self.ranks[
            (1 << 13) | ((rest >> 16) & 0x1FFF)
        ]
        pat1 = (cython.cast(cython.ulonglong, self.ranks[(2 << 13) | ((rest >> 32) & 0x1FFF)]) << 26) | self.ranks[
            (3 << 13) | ((rest >> 48) & 0x1FFF)
        ]
        extra = leader
        if rest & JOKER_BIT:
            extra |= (self.joker_seat + 1) << 2
            extra |= self.forbidden << 5
        if n <= self.preset_at:
            pass
        elif self.preset_at > 0:
            extra |= (self.preset_suit + 1) << 9
        key = (
            self.shape[0]
            | (cython.cast(cython.ulonglong, self.shape[1]) << 16)
            | (cython.cast(cython.ulonglong, self.shape[2]) << 32)
            | (cython.cast(cython.ulonglong, n) << 48)
            | (cython.cast(cython.ulonglong, extra) << 52)
        )
        slot = ((key * MIX) & ALL) >> (64 - SLOT_BITS)
        while self.slot_key[slot] != 0 and self.slot_key[slot] != key:
            slot = (slot + 1) & (SLOTS - 1)
        if self.slot_key[slot] == key:
            entry = self.slot_head[slot]
            while entry >= 0:
                if (pat0 & self.pat[4 * entry + 2]) == self.pat[4 * entry] and (
                    pat1 & self.pat[4 * entry + 3]
                ) == self.pat[4 * entry + 1]:
                    meta = self.meta[entry]
                    if (meta & 15) >= need:
                        self.relevant = self.cards_of(self.pat[4 * entry + 2], self.pat[4 * entry + 3], rest)
                        return True
                    if ((meta >> 4) & 15) < need:
                        self.relevant = self.cards_of(self.pat[4 * entry + 2], self.pat[4 * entry + 3], rest)
                        return False
                    if best_move == 0:
                        best_move = meta >> 8
                entry = self.nxt[entry]
        result = self.follow(self.seats, leader, rest, lead, -1, leader, False, n, need, ply, best_move)
        if self.aborted:
            return False
        self.store(key, pat0, pat1, rest, n, need, result, cython.cast(cython.int, self.moves[16 * ply]))
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def others_are_safe(self, leader: cython.int, safe: cython.int) -> cython.bint:
        """Whether no hand of the side that is not on lead can be made to win a trick."""
        seat: cython.int
        for seat in range(self.seats):
            if self.counted[seat] != self.counted[leader] and not (safe >> seat) & 1:
                return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def cards_of(self, mask0: cython.ulonglong, mask1: cython.ulonglong, rest: cython.ulonglong) -> cython.ulonglong:
        """The relevant cards that a table entry's masks ask for, lowest of each suit."""
        s: cython.int
        m: cython.uint
        some: cython.uint
        k: cython.int
        found: cython.ulonglong = 0
        for s in range(4):
            m = ((mask0 if s < 2 else mask1) >> (0 if s & 1 else 26)) & 0x3FFFFFF
            some = (rest >> (16 * s)) & 0x1FFF
            if m and some:
                k = (26 - lowest(m)) >> 1
                found |= cython.cast(cython.ulonglong, 1) << (16 * s + self.kth[16 * some + k])
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def store(
        self,
        key: cython.ulonglong,
        pat0: cython.ulonglong,
        pat1: cython.ulonglong,
        rest: cython.ulonglong,
        n: cython.int,
        need: cython.int,
        result: cython.bint,
        best: cython.int,
    ) -> cython.void:
        """Remember a result for all positions that differ in irrelevant cards only."""
        s: cython.int
        k: cython.int
        slot: cython.int
        entry: cython.int
        lane: cython.uint
        some: cython.uint
        m: cython.ulonglong
        mask0: cython.ulonglong = 0
        mask1: cython.ulonglong = 0
        if self.last_must_take:
            self.relevant = ALL
        for s in range(4):
            lane = (self.relevant >> (16 * s)) & 0x1FFF
            if lane:
                some = (rest >> (16 * s)) & 0x1FFF & ~((1 << lowest(lane)) - 1)
                k = 0
                while some:
                    some &= some - 1
                    k += 1
                m = (cython.cast(cython.ulonglong, 0x3FFFFFF) << (26 - 2 * k)) & 0x3FFFFFF
                if s == 0:
                    mask0 = m << 26
                elif s == 1:
                    mask0 |= m
                elif s == 2:
                    mask1 = m << 26
                else:
                    mask1 |= m
        pat0 &= mask0
        pat1 &= mask1
        if self.used == self.capacity or self.slots_used > SLOTS * 3 // 4:
            self._forget()
        slot = ((key * MIX) & ALL) >> (64 - SLOT_BITS)
        while self.slot_key[slot] != 0 and self.slot_key[slot] != key:
            slot = (slot + 1) & (SLOTS - 1)
        if self.slot_key[slot] == 0:
            self.slot_key[slot] = key
            self.slot_head[slot] = -1
            self.slots_used += 1
        entry = self.slot_head[slot]
        while entry >= 0:
            if (
                self.pat[4 * entry] == pat0
                and self.pat[4 * entry + 1] == pat1
                and self.pat[4 * entry + 2] == mask0
                and self.pat[4 * entry + 3] == mask1
            ):
                break
            entry = self.nxt[entry]
        if entry < 0:
            entry = self.used
            self.used += 1
            self.pat[4 * entry] = pat0
            self.pat[4 * entry + 1] = pat1
            self.pat[4 * entry + 2] = mask0
            self.pat[4 * entry + 3] = mask1
            self.meta[entry] = n << 4
            self.nxt[entry] = self.slot_head[slot]
            self.slot_head[slot] = entry
        if result:
            self.meta[entry] = need | (self.meta[entry] & 0xF0) | (best << 8)
        else:
            self.meta[entry] = ((need - 1) << 4) | (self.meta[entry] & 0xF) | (best << 8)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def last_trick(self, leader: cython.int, rest: cython.ulonglong, lead: cython.int) -> cython.bint:
        """Whether the counted side wins the last trick, in which nobody has a choice."""
        i: cython.int
        seat: cython.int = leader
        card: cython.int
        best: cython.int = -1
        winner: cython.int = leader
        contested: cython.bint = False
        self.nodes += self.seats
        for i in range(self.seats):
            card = highest(self.hand[seat] & rest)
            if best < 0:
                if lead == NO_SUIT or card >> 4 == lead or (self.trumps >> card) & 1:
                    best = card
                    winner = seat
            elif card >> 4 == best >> 4:
                contested = True
                if card > best:
                    best = card
                    winner = seat
            elif (self.trumps >> card) & 1:
                best = card
                winner = seat
                contested = False
            seat += 1
            if seat == self.seats:
                seat = 0
        self.relevant = (cython.cast(cython.ulonglong, 1) << best) & LANES if contested else 0
        return self.counted[winner]

    # --- cards

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
        contested: cython.bint,
        n: cython.int,
        need: cython.int,
        ply: cython.int,
        hint: cython.int,
    ) -> cython.bint:
        """The same in a trick under way: `left` seats have yet to play, `best` wins so far (-1: nothing yet)."""
        count: cython.int
        i: cython.int
        j: cython.int
        base: cython.int = 16 * ply
        move: cython.longlong
        swap: cython.longlong
        cut: cython.int
        union: cython.ulonglong = 0
        wants: cython.bint = self.maximizing[seat]
        self.nodes += 1
        if self.nodes > self.limit or self.stop:
            self.aborted = True
            return False
        cut = cython.cast(
            cython.int,
            ((((self.hand[seat] & rest) ^ ((cython.cast(cython.ulonglong, best + 2) * OTHER_MIX) & ALL)) * MIX) & ALL)
            >> 49,
        )
        count = self.order(left, seat, rest, lead, best, winner, ply, hint, self.cuts[cut])
        for i in range(count):
            # the best of those not yet tried
            for j in range(i + 1, count):
                if self.moves[base + j] > self.moves[base + i]:
                    swap = self.moves[base + j]
                    self.moves[base + j] = self.moves[base + i]
                    self.moves[base + i] = swap
            move = self.moves[base + i]
            if self.after(move, left, seat, rest, lead, best, winner, contested, n, need, ply) == wants:
                if self.aborted:
                    return False
                self.cuts[cut] = cython.cast(cython.uchar, move & 63)
                self.moves[base] = (move & 63) | ((move >> 6) & 0x1C0)
                return wants
            if self.aborted:
                return False
            if (
                self.relevant
                & (cython.cast(cython.ulonglong, 0xFFFF) << ((move & 63) & 48))
                & ((cython.cast(cython.ulonglong, 2) << ((move >> 6) & 63)) - 1)
            ):
                self.relevant |= cython.cast(cython.ulonglong, 1) << (move & 63)
            union |= self.relevant
        self.relevant = union
        self.moves[base] = 0
        return not wants

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def after(
        self,
        move: cython.longlong,
        left: cython.int,
        seat: cython.int,
        rest: cython.ulonglong,
        lead: cython.int,
        best: cython.int,
        winner: cython.int,
        contested: cython.bint,
        n: cython.int,
        need: cython.int,
        ply: cython.int,
    ) -> cython.bint:
        """The same once `seat` has made a move."""
        card: cython.int = cython.cast(cython.int, move & 63)
        named: cython.int = cython.cast(cython.int, (move >> 12) & 7)
        forbidden: cython.int = self.forbidden
        result: cython.bint
        if best < 0:
            if lead == NO_SUIT:
                best = card
                winner = seat
                lead = card >> 4
                if card == JOKER:
                    lead = NO_SUIT if named == 0 else named - 1
            elif card >> 4 == lead or (self.trumps >> card) & 1:
                best = card
                winner = seat
        elif card >> 4 == best >> 4:
            contested = True
            if card > best:
                best = card
                winner = seat
        elif (self.trumps >> card) & 1:
            best = card
            winner = seat
            contested = False
        if (
            self.joker_names
            and seat == self.joker_seat
            and card >> 4 != lead
            and lead != NO_SUIT
            and card != JOKER
            and rest & JOKER_BIT
        ):
            self.forbidden |= 1 << lead
        rest ^= cython.cast(cython.ulonglong, 1) << card
        if left > 1:
            seat += 1
            if seat == self.seats:
                seat = 0
            result = self.follow(left - 1, seat, rest, lead, best, winner, contested, n, need, ply + 1, 0)
        else:
            if self.counted[winner]:
                need -= 1
            elif self.stops and need > 0:
                need = 64
            result = self.trick(winner, rest, n - 1, need, ply + 1)
            if contested:
                self.relevant |= (cython.cast(cython.ulonglong, 1) << best) & LANES
        self.forbidden = forbidden
        return result

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
        cut: cython.int,
    ) -> cython.int:
        """Write the moves with their scores to the stack, one for each run of equal cards; return their number."""
        hand: cython.ulonglong = self.hand[seat] & rest
        legal: cython.ulonglong = hand
        some: cython.ulonglong
        blockers: cython.ulonglong
        count: cython.int = 0
        low: cython.int
        top: cython.int
        named: cython.int
        score: cython.longlong
        base: cython.int = 16 * ply
        following: cython.bint = False
        if lead != NO_SUIT:
            some = hand & (cython.cast(cython.ulonglong, 0x1FFF) << (16 * lead))
            if some:
                legal = some
                following = True
            elif self.must_trump and hand & self.trumps:
                legal = hand & self.trumps
        if left == 1 and self.last_must_take and best >= 0:
            some = legal & self.beating(best)
            if some:
                legal = some
        blockers = (rest ^ hand) | FENCES
        if best >= 0:
            blockers |= cython.cast(cython.ulonglong, 1) << best
        while legal:
            low = lowest(legal)
            top = low
            legal &= legal - 1
            while legal:
                named = lowest(legal)
                if blockers & ((cython.cast(cython.ulonglong, 1) << named) - (cython.cast(cython.ulonglong, 1) << top)):
                    break
                top = named
                legal &= legal - 1
            if self.avoiding:
                score = self.avoiding_score(left, seat, rest, lead, best, winner, low, top, following)
            else:
                score = self.taking_score(left, seat, rest, lead, best, winner, low, top, following)
            if low == cut:
                score += 500
            if low == (hint & 63) and hint:
                score += 1000
            if low == JOKER and self.joker_names and lead == NO_SUIT and best < 0:
                for named in range(4):
                    if not (self.forbidden >> named) & 1:
                        self.moves[base + count] = ((score + 4096) << 16) | ((named + 1) << 12) | (top << 6) | low
                        count += 1
            else:
                self.moves[base + count] = ((score + 4096) << 16) | (top << 6) | low
                count += 1
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def beating(self, best: cython.int) -> cython.ulonglong:
        """The cards that beat `best`."""
        higher: cython.ulonglong = (cython.cast(cython.ulonglong, 0x1FFF) << (best & 48)) & ~(
            (cython.cast(cython.ulonglong, 2) << best) - 1
        )
        if (self.trumps >> best) & 1:
            return higher if best != JOKER else 0
        return higher | self.trumps

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def taking_score(
        self,
        left: cython.int,
        seat: cython.int,
        rest: cython.ulonglong,
        lead: cython.int,
        best: cython.int,
        winner: cython.int,
        low: cython.int,
        top: cython.int,
        following: cython.bint,
    ) -> cython.int:
        """How promising a card looks to a side that wants tricks."""
        s: cython.int = low >> 4
        rank: cython.int = low & 15
        other: cython.int
        i: cython.int
        beats: cython.ulonglong
        score: cython.int = 0
        lane: cython.ulonglong = cython.cast(cython.ulonglong, 0x1FFF) << (16 * s)
        if best < 0 and lead == NO_SUIT:
            # a lead
            beats = self.beating(top) & lane & rest
            score = 10 - rank
            other = seat
            for i in range(self.seats - 1):
                other += 1
                if other == self.seats:
                    other = 0
                if self.counted[other] == self.counted[seat]:
                    if self.hand[other] & beats:
                        score += 20
                    if not self.hand[other] & rest & lane and self.hand[other] & rest & self.trumps:
                        score += 20
                else:
                    if self.hand[other] & beats:
                        score -= 10
                    if not self.hand[other] & rest & lane and self.hand[other] & rest & self.trumps & ~lane:
                        score -= 35
            if not beats:
                score += 30 + rank
            return score
        beats = self.beating(best) if best >= 0 else ALL
        if not (beats >> low) & 1:
            score = 20 - rank
            if not following:
                score -= 2
                if (self.trumps >> low) & 1:
                    score -= 30
            return score
        # it would win so far
        if self.counted[winner] == self.counted[seat] and best >= 0:
            if left == 1:
                return 5 - rank
            score = -5
        beats = self.beating(low)
        other = seat
        for i in range(left - 1):
            other += 1
            if other == self.seats:
                other = 0
            if self.counted[other] != self.counted[seat] and self.hand[other] & rest & beats & (
                cython.cast(cython.ulonglong, 0x1FFF) << (16 * (lead & 3))
            ):
                score -= 25
        return score + 40 - rank

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def avoiding_score(
        self,
        left: cython.int,
        seat: cython.int,
        rest: cython.ulonglong,
        lead: cython.int,
        best: cython.int,
        winner: cython.int,
        low: cython.int,
        top: cython.int,
        following: cython.bint,
    ) -> cython.int:
        """How promising a card looks to a side that wants no tricks."""
        s: cython.int = low >> 4
        rank: cython.int = low & 15
        score: cython.int = 0
        other: cython.int
        i: cython.int
        lane: cython.ulonglong = cython.cast(cython.ulonglong, 0x1FFF) << (16 * s)
        beats: cython.ulonglong
        if best < 0 and lead == NO_SUIT:
            beats = self.beating(low) & lane & rest
            score = 10 - 2 * rank
            other = seat
            for i in range(self.seats - 1):
                other += 1
                if other == self.seats:
                    other = 0
                if self.counted[other] != self.counted[seat]:
                    if self.hand[other] & beats:
                        score += 20
                    if self.hand[other] & rest & lane and not self.hand[other] & rest & lane & ~beats:
                        score += 20
                    if not self.hand[other] & rest & lane:
                        score -= 15
            return score
        beats = self.beating(best) if best >= 0 else ALL
        if not (beats >> low) & 1:
            return 50 + rank
        if left == 1:
            return 20 + rank
        return 20 - rank

    # --- tricks that are sure

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def surely(self, leader: cython.int, rest: cython.ulonglong, n: cython.int, need: cython.int) -> cython.int:
        """1 or 0 where sure tricks settle it, else -1."""
        partner: cython.int = -1
        seat: cython.int
        other: cython.int
        s: cython.int
        owner: cython.int
        sure: cython.int
        least: cython.int
        found: cython.ulonglong
        for seat in range(self.seats):
            if seat != leader and self.counted[seat] == self.counted[leader]:
                partner = seat
        sure = self.cash(leader, partner, rest, n)
        if self.counted[leader]:
            if sure >= need:
                return 1
        elif n - sure < need:
            return 0
        # the other side
        found = 0
        least = 0
        if self.trump != NO_SUIT:
            if self.shape[self.trump]:
                owner = self.info[self.trump] & 3
                if self.counted[owner] != self.counted[leader]:
                    least = (self.info[self.trump] >> 2) & 15
                    found = self.nth(self.trump, rest, least)
        elif not rest & JOKER_BIT:
            least = n
            for s in range(4):
                if (self.shape[s] >> (4 * leader)) & 15:
                    owner = self.info[s] & 3
                    if self.counted[owner] == self.counted[leader]:
                        least = 0
                        break
                    other = self.cash(owner, -1, rest, n)
                    found |= self.relevant | self.nth(s, rest, 1)
                    if other < least:
                        least = other
        if least > 0:
            self.relevant = found
            if self.counted[leader]:
                if n - least < need:
                    return 0
            elif least >= need:
                return 1
        self.relevant = 0
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def nth(self, s: cython.int, rest: cython.ulonglong, k: cython.int) -> cython.ulonglong:
        """The k-th highest card left in a suit."""
        return cython.cast(cython.ulonglong, 1) << (16 * s + self.kth[16 * ((rest >> (16 * s)) & 0x1FFF) + k])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def cash(self, seat: cython.int, partner: cython.int, rest: cython.ulonglong, n: cython.int) -> cython.int:
        """The tricks that a seat on lead takes from the top; `relevant` are the cards that take them."""
        s: cython.int
        other: cython.int
        length: cython.int
        run: cython.int
        longest: cython.int
        rounds: cython.int
        k: cython.int
        cap: cython.int
        plain: cython.int = 0
        total: cython.int = 0
        against: cython.int = 0
        friendly: cython.int = 0
        friend_plain: cython.int = 64
        found: cython.ulonglong = 0
        trump_length: cython.int[4]
        if not cython.compiled:
            trump_length = [0] * 4
        for other in range(self.seats):
            trump_length[other] = 0
            if self.trump != NO_SUIT:
                trump_length[other] = (self.shape[self.trump] >> (4 * other)) & 15
            elif rest & JOKER_BIT and other == self.joker_seat:
                trump_length[other] = 1
            if self.counted[other] != self.counted[seat]:
                if trump_length[other] > against:
                    against = trump_length[other]
            elif other != seat:
                if trump_length[other] > friendly:
                    friendly = trump_length[other]
                if trump_length[other] and n - trump_length[other] < friend_plain:
                    friend_plain = n - trump_length[other]
        if trump_length[seat]:
            if self.trump == NO_SUIT:
                total = 1
            elif (self.info[self.trump] & 3) == seat:
                run = (self.info[self.trump] >> 2) & 15
                longest = against if against > friendly else friendly
                total = trump_length[seat] if run >= longest else run
                k = run if run < longest else longest
                if k:
                    found |= self.nth(self.trump, rest, k)
                if run >= against:
                    against = 0
        for s in range(4):
            if s == self.trump or not self.shape[s] or (self.info[s] & 3) != seat:
                continue
            run = (self.info[s] >> 2) & 15
            length = (self.shape[s] >> (4 * seat)) & 15
            longest = 0
            cap = 64
            for other in range(self.seats):
                if other == seat:
                    continue
                k = (self.shape[s] >> (4 * other)) & 15
                if k > longest:
                    longest = k
                if trump_length[other] and k < cap:
                    if self.counted[other] != self.counted[seat]:
                        if against:
                            cap = k
                    elif self.must_trump:
                        cap = k
            rounds = length if run >= longest else run
            if rounds > cap:
                rounds = cap
            k = run if run < longest else longest
            if k > rounds:
                k = rounds
            if k:
                found |= self.nth(s, rest, k)
            plain += rounds
        if plain > friend_plain:
            plain = friend_plain
        total += plain
        self.relevant = found
        return total if total < n else n

    # --- from outside

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
        """Set the rules; the table is forgotten when they change."""
        rules = (seats, trump, maximizing, counted, must_trump, last_must_take, joker_names, stops)
        if rules == self.known_rules:
            return
        self.known_rules = rules
        self.seats = seats
        self.trump = trump
        self.must_trump = must_trump
        self.last_must_take = last_must_take
        self.joker_names = joker_names
        self.stops = stops
        seat: cython.int
        for seat in range(4):
            self.maximizing[seat] = bool(maximizing >> seat & 1)
            self.counted[seat] = bool(counted >> seat & 1)
        self.avoiding = maximizing != counted
        self.trumps = JOKER_BIT
        if trump != NO_SUIT:
            self.trumps |= cython.cast(cython.ulonglong, 0x1FFF) << (16 * self.trump)
        self._forget()

    @property
    def searched(self) -> int:
        """How many positions were searched since the solver was made."""
        return self.nodes

    def abort(self) -> None:
        """Let the search under way, in another thread, end at once; its last world is not counted."""
        self.stop = True

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
        """Value the plays in each world; return the number of worlds that were finished within `limit` nodes.

        `worlds` holds a hand a seat, world by world, `table` seat and card of each card played to the trick, `plays`
        the cards that the seat to act may play, with ``64 * (suit + 1)`` added where a joker led names a suit.
        `results` takes the tricks of the counted side from here on, a number a play, world by world.
        """
        count: cython.int = len(worlds) // self.seats
        done: cython.int
        self.turn = turn
        self.first_lead = lead
        self.forbidden = forbidden
        self.preset_at, self.preset_leader, self.preset_suit = opened
        self.limit = self.nodes + limit
        self.stop = False
        self.aborted = False
        for done in range(64):
            self.guesses[done] = -1
        done = 0
        self.laid = len(table) // 2
        self.play_count = len(plays)
        with cython.nogil:
            while done < count and self._world(worlds, done, table, plays, results):
                done += 1
        return done

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _world(
        self,
        worlds: cython.ulonglong[::1],
        number: cython.int,
        table: cython.int[::1],
        plays: cython.int[::1],
        results: cython.char[::1],
    ) -> cython.bint:
        """Value the plays in one world; False where the search was aborted."""
        seat: cython.int
        at: cython.int
        i: cython.int
        n: cython.int = 0
        card: cython.int
        count: cython.int
        value: cython.int
        rest: cython.ulonglong = 0
        every: cython.ulonglong
        for seat in range(self.seats):
            self.hand[seat] = worlds[self.seats * number + seat]
            rest |= self.hand[seat]
        every = rest
        for at in range(self.laid):
            every |= cython.cast(cython.ulonglong, 1) << table[2 * at + 1]
        self._pack(every)
        rest = 0
        for seat in range(self.seats):
            rest |= self.hand[seat]
        every = rest
        for at in range(self.laid):
            every |= cython.cast(cython.ulonglong, 1) << self.packed[table[2 * at + 1]]
        # a card on the table counts as its player's in the suits' tables
        for at in range(self.laid):
            self.hand[table[2 * at]] |= cython.cast(cython.ulonglong, 1) << self.packed[table[2 * at + 1]]
        self._load(every)
        every = self.hand[self.turn]
        while every:
            every &= every - 1
            n += 1
        # the table, card by card
        self.lead = self.first_lead
        self.best = -1
        self.winner = self.turn if self.laid == 0 else table[0]
        self.contested = False
        for at in range(self.laid):
            self._lay(table[2 * at], self.packed[table[2 * at + 1]])
        count = self.order(self.seats - self.laid, self.turn, rest, self.lead, self.best, self.winner, 0, 0, 64)
        for i in range(count):
            value = self.exact(self.moves[i], rest, n, i, self.seats - self.laid)
            if self.aborted:
                return False
            for at in range(self.play_count):
                card = self.packed[plays[at] & 63]
                if (self.moves[i] & 63) <= card <= ((self.moves[i] >> 6) & 63) and ((self.moves[i] >> 12) & 7) == plays[
                    at
                ] >> 6:
                    results[number * self.play_count + at] = value
        return True

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
            self.contested = True
            if card > self.best:
                self.best = card
                self.winner = seat
        elif (self.trumps >> card) & 1:
            self.best = card
            self.winner = seat
            self.contested = False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pack(self, every: cython.ulonglong) -> cython.void:
        """Close the gaps in each suit, so that the suits' tables stay small."""
        s: cython.int
        card: cython.int
        seat: cython.int
        to: cython.int
        old: cython.ulonglong[4]
        if not cython.compiled:
            old = [0] * 4
        for seat in range(self.seats):
            old[seat] = self.hand[seat]
            self.hand[seat] = old[seat] & JOKER_BIT
        self.packed[JOKER] = JOKER
        for s in range(4):
            to = 16 * s
            for card in range(16 * s, 16 * s + WIDTH):
                if not (every >> card) & 1:
                    continue
                self.packed[card] = to
                for seat in range(self.seats):
                    if (old[seat] >> card) & 1:
                        self.hand[seat] |= cython.cast(cython.ulonglong, 1) << to
                to += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def exact(
        self,
        move: cython.longlong,
        rest: cython.ulonglong,
        n: cython.int,
        number: cython.int,
        left: cython.int,
    ) -> cython.int:
        """The value of a move; -1 where the search was aborted."""
        low: cython.int = 0
        high: cython.int = n
        need: cython.int = self.guesses[move & 63]
        if need < 0:
            need = n // 2
        while low < high:
            if need <= low:
                need = low + 1
            if need > high:
                need = high
            if self.after(move, left, self.turn, rest, self.lead, self.best, self.winner, self.contested, n, need, 1):
                low = need
                need += 1
            else:
                high = need - 1
                need -= 1
            if self.aborted:
                return -1
        self.guesses[move & 63] = low
        return low
