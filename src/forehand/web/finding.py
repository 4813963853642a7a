"""Tables are found by their names alone, so that guessing these is limited."""

from starlette.requests import Request

from forehand.service.duplicate import Duplicates
from forehand.service.live import LiveTable
from forehand.service.table import Refused, holds_token
from forehand.service.tables import Tables
from forehand.service.world import hashed
from forehand.web.answers import RefusedDeal, bearer
from forehand.web.limits import Limit, asker


class Finder:
    """Finds tables for whoever asks. One who has named too many that don't exist finds none for a while, unless they
    show a token of the table: they may share an address with one who guesses. A table at which a deal of a set is played is
    found by nobody who has still to play that deal.
    """

    def __init__(self, tables: Tables, duplicates: Duplicates, wrong: Limit) -> None:
        self._tables = tables
        self._duplicates = duplicates
        self._wrong = wrong

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
        try:
            live = await self._tables.find(name)
        except Refused:
            if not self._wrong.allows(asker):
                raise too_many() from None
            raise
        if guesses and not (token and holds_token(live.table, token)):
            raise too_many()
        of_set = live.table.of_set
        if of_set and not await self._duplicates.may_see(live.table, token):
            raise RefusedDeal(of_set.set)
        return live


def too_many() -> Refused:
    """The refusal of one who guesses."""
    return Refused("rate-limited", "too many names that there are not")
