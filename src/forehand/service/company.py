"""Who is connected to a table: those who sit there, those who watch, and those who look in. Mutable, the shell's."""

from collections.abc import Iterable

from forehand.service.world import Listener


class Company:
    """The connections of one table. What is told them is encoded already."""

    def __init__(self) -> None:
        self.seated: dict[int, Listener] = {}
        self.watching: set[Listener] = set()
        self.looking: set[Listener] = set()
        """Those who have not chosen yet whether to sit down or to watch: they see who is there, and nothing of the play."""

    @property
    def everybody(self) -> tuple[Listener, ...]:
        """All of them."""
        return (*self.seated.values(), *self.watching, *self.looking)

    @property
    def count(self) -> int:
        """How many people are here: those who sit and those who watch."""
        return len(self.seated) + len(self.watching)

    def seat_of(self, listener: Listener) -> int | None:
        """The seat that is this connection's: it is the newest, and the person still sits there."""
        return next((seat for seat, seated in self.seated.items() if seated is listener), None)

    def tell(self, text: str) -> None:
        """Those who see the play."""
        for listener in (*self.seated.values(), *self.watching):
            listener.tell(text)

    def let_go(self, listener: Listener) -> int | None:
        """A connection that is told nothing more: the seat that was its own."""
        self.watching.discard(listener)
        self.looking.discard(listener)
        seat = self.seat_of(listener)
        if seat is not None:
            del self.seated[seat]
        return seat

    def swap(self, one: int, other: int) -> None:
        """Connections go with their people."""
        places = {one: other, other: one}
        self.seated = {places.get(seat, seat): listener for seat, listener in self.seated.items()}

    def show_out(self, seat: int, last_word: str) -> None:
        """The connection of the seat, if there is one."""
        listener = self.seated.pop(seat, None)
        if listener is not None:
            _end([listener], last_word)

    def show_watchers_out(self, last_word: str) -> None:
        """They may watch no longer."""
        _end(self.watching, last_word)
        self.watching.clear()

    def show_all_out(self, last_word: str) -> None:
        """Nothing happens here any more."""
        _end(self.everybody, last_word)
        self.seated.clear()
        self.watching.clear()
        self.looking.clear()


def _end(listeners: Iterable[Listener], last_word: str) -> None:
    for listener in listeners:
        listener.tell(last_word)
        listener.end()
