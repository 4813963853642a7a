"""Every text that people read, by message id: the Fluent catalogue, which the browser client reads too."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


def t(key: str, /, **args: str | int) -> str:
    """The message with this id, its variables filled in; a missing one is its id made readable.

    A game or option may come without texts of its own and still has to be named to people.
    """
    catalogue = bundle()
    if not catalogue.has_message(key):
        return key.replace("-", " ")
    pattern = catalogue.get_message(key).value
    if pattern is None:
        return key.replace("-", " ")
    text, _ = catalogue.format_pattern(pattern, args)
    return str(text)


@cache
def bundle() -> FluentBundle:
    """The English catalogue, parsed at its first use: `forehand --help` has no need of it."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle(["en"], use_isolating=False)
    made.add_resource(FluentResource((files("forehand.locale") / "en.ftl").read_text("utf-8")))
    return made
