"""Tables are found by their names alone, so that guessing these is limited."""

from starlette.requests import Request

from forehand.service.live import LiveTable
from forehand.service.table import Refused, holds_token
from forehand.service.tables import Tables
from forehand.service.world import hashed
from forehand.web.answers import bearer
from forehand.web.limits import Limit, asker


class Finder:
    """Finds tables for whoever asks. One who has named too many that don't exist finds none for a while, unless they
    show a token of the table: they may share an address with one who guesses.
    """

    def __init__(self, tables: Tables, wrong: Limit) -> None:
        self._tables = tables
        self._wrong = wrong

    async def of(self, request: Request) -> LiveTable:
        """The table that a request names. Refused as below."""
        shown = bearer(request)
        token = None if shown is None else hashed(shown)
        return await self.find(request.path_params["table"], asker(request.scope), token)

    async def find(self, name: str, asker: str, token: str | None) -> LiveTable:
        """The table of that name; `token` is the hash of what the asker shows. Refused: `no-such-table`,
        `rate-limited`.
        """
        guesses = self._wrong.left(asker) < 1
        if guesses and token is None:
            raise _too_many()
        try:
            live = await self._tables.find(name)
        except Refused:
            if not self._wrong.allows(asker):
                raise _too_many() from None
            raise
        if guesses and not (token and holds_token(live.table, token)):
            raise _too_many()
        return live


def _too_many() -> Refused:
    return Refused("rate-limited", "too many tables that there are not")
