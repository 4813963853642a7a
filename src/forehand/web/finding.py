"""Tables are found by their names alone, so that guessing these is limited, and so is guessing the tokens of those who sit there."""

from starlette.requests import Request

from forehand.service.duplicate import Duplicates
from forehand.service.live import LiveTable
from forehand.service.table import Refused
from forehand.service.tables import Tables
from forehand.service.world import hashed
from forehand.web.answers import RefusedDeal, bearer
from forehand.web.limits import Limit, asker

EVENTS_AT_ONCE = 300
"""For so many events a table that lies in the store counts once more when it is taken up."""


class Finder:
    """Finds tables for whoever asks. One who has named too many that don't exist finds none for a while, unless they
    show a token of the table: they may share an address with one who guesses. Whatever is asked of a table, a token that it doesn't know counts
    as a guess, and one who shows too many of these finds none by them. A table at which a deal of a set is played is
    found by nobody who has still to play that deal. Tables that lie in the store are taken up for an address so often.
    """

    def __init__(
        self, tables: Tables, duplicates: Duplicates, wrong: Limit, wrong_tokens: Limit, taken_up: Limit
    ) -> None:
        """The limits are by address: of names that are none, of tokens that are none, and of tables taken up from the store."""
        self._tables = tables
        self._duplicates = duplicates
        self._wrong = wrong
        self._wrong_tokens = wrong_tokens
        self._taken_up = taken_up

    async def of(self, request: Request) -> LiveTable:
        """The table that a request names. Refused as below."""
        shown = bearer(request)
        token = None if shown is None else hashed(shown)
        return await self.find(request.path_params["table"], asker(request.scope), token)

    async def find(self, name: str, asker: str, token: str | None) -> LiveTable:
        """The table of that name; `token` is the hash of what the asker shows. Refused: `no-such-table`,
        `rate-limited`, `withheld`.
        """
        guesses = self._wrong.left(asker) < 1
        if guesses and token is None:
            raise too_many()
        live = await self._named(name, asker)
        if token is not None and not await self._knows(live, token):
            if guesses:
                raise too_many()
            if not self._wrong_tokens.allows(asker):
                raise too_many_tokens()
        of_set = live.table.of_set
        if of_set and not await self._duplicates.may_see(live.table, token):
            raise RefusedDeal(of_set.set)
        return live

    async def _named(self, name: str, asker: str) -> LiveTable:
        """A table that has to be taken up costs its length; whose name there is not costs a look."""
        lies = not self._tables.holds(name)
        if lies and self._taken_up.left(asker) < 1:
            raise Refused("rate-limited", "too many tables that nobody uses")
        try:
            live = await self._tables.find(name)
        except Refused:
            if not self._wrong.allows(asker):
                raise too_many() from None
            raise
        if lies:
            self._taken_up.spend(asker, 1 + live.table.version // EVENTS_AT_ONCE)
        return live

    async def _knows(self, live: LiveTable, token: str) -> bool:
        """Whether the token is no guess: who plays the same set may look at what others made of a deal."""
        if live.knows(token):
            return True
        of_set = live.table.of_set
        return of_set is not None and await self._duplicates.plays(await self._duplicates.find(of_set.set), token)


def too_many() -> Refused:
    """The refusal of one who guesses names."""
    return Refused("rate-limited", "too many names that there are not")


def too_many_tokens() -> Refused:
    """The refusal of one who guesses tokens."""
    return Refused("rate-limited", "too many tokens that are nobody's here")
