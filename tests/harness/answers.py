"""What people have sent to a server and how it has answered, against what is in its file."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

Acted = tuple[int, int, str, str]
"""An act in the log: version, person, id, action."""


@dataclass(frozen=True, slots=True)
class Act:
    """What a person sent; people sit down in the order of their seats, so that the seat is the person's number too."""

    table: str
    person: int
    id: str
    v: int
    action: str

    @property
    def key(self) -> tuple[str, int, str]:
        """What tells it from all others."""
        return self.table, self.person, self.id


@dataclass
class Answers:
    """The acts by what became of them."""

    _sent: dict[tuple[str, int, str], Act] = field(default_factory=dict)
    _ok: dict[tuple[str, int, str], int] = field(default_factory=dict)
    _refused: set[tuple[str, int, str]] = field(default_factory=set)
    _kept_unanswered: set[tuple[str, int, str]] = field(default_factory=set)
    _sent_again: int = 0

    def sent(self, act: Act) -> None:
        """It goes out, perhaps once more."""
        if act.key in self._sent:
            self._sent_again += 1
        self._sent[act.key] = act

    def ok(self, act: Act, version: int) -> None:
        """It became that version, whenever it is asked for."""
        assert self._ok.setdefault(act.key, version) == version, f"{act} has two versions"

    def refused(self, act: Act) -> None:
        """It was refused, so it may not be there."""
        assert act.key not in self._ok
        self._refused.add(act.key)

    def check(self, found: Mapping[str, Sequence[Acted]]) -> None:
        """Each answered one is there once, as what it was; each other one at most once; no refused one."""
        there: dict[tuple[str, int, str], Acted] = {}
        for table, acts in found.items():
            for acted in acts:
                key = table, acted[1], acted[2]
                assert key not in there, f"{key} is there twice"
                there[key] = acted
        for key, version in self._ok.items():
            assert key in there, f"{key} was answered ok and is lost"
            assert there[key][0] == version, f"{key} is there as another version"
        for key, acted in there.items():
            assert _same(self._sent[key].action, acted[3]), f"{key} is there as another act"
            assert key not in self._refused, f"{key} was refused and is there"
        self._kept_unanswered |= there.keys() - self._ok.keys()

    def figures(self) -> dict[str, int]:
        """How many of each."""
        return {
            "acts answered ok": len(self._ok),
            "acts sent again for want of an answer": self._sent_again,
            "of which kept before": len(self._kept_unanswered),
        }


def _same(one: str, other: str) -> bool:
    """Cards that are laid away may be named in any order."""
    return sorted(one.replace(":", ",").split(",")) == sorted(other.replace(":", ",").split(","))
