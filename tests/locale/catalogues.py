"""The catalogues as trees: what their messages are called, ask for, show and refer to."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast


@dataclass(frozen=True, slots=True)
class Form:
    """A message's value, or one of its attributes."""

    variables: frozenset[str]
    """All its variables: those that stand in the text, and those by which it chooses among its variants."""
    shown: frozenset[str]
    """The variables that stand in the text."""
    references: frozenset[str]
    """The forms that it takes words from, such as `table-suit.genitive`."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A language's file."""

    messages: tuple[str, ...]
    """The ids of all messages in order."""
    forms: dict[str, Form]
    """By a message's id, or `ID.ATTRIBUTE`."""
    junk: tuple[str, ...]
    """What is no Fluent."""

    def with_references(self, name: str) -> Form:
        """A form together with all those that it takes words from."""
        form = self.forms[name]
        taken = [self.with_references(each) for each in form.references]
        return Form(
            form.variables.union(*(each.variables for each in taken)),
            form.shown.union(*(each.shown for each in taken)),
            form.references.union(*(each.references for each in taken)),
        )


@cache
def catalogue(language: str) -> Catalogue:
    """A language's file, read."""
    text = files("forehand.locale").joinpath(f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    entries = [entry for entry in body if isinstance(entry, ast.Message)]
    forms = {name: _form(pattern) for entry in entries for name, pattern in _patterns(entry)}
    junk = tuple(entry.content or "" for entry in body if isinstance(entry, ast.Junk))
    return Catalogue(tuple(entry.id.name for entry in entries), forms, junk)


def _patterns(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def _form(pattern: ast.Pattern) -> Form:
    placeables = [node for node in _nodes(pattern) if isinstance(node, ast.Placeable)]
    shown = [each.expression for each in placeables if isinstance(each.expression, ast.VariableReference)]
    return Form(
        frozenset(node.id.name for node in _nodes(pattern) if isinstance(node, ast.VariableReference)),
        frozenset(each.id.name for each in shown),
        frozenset(_name(node) for node in _nodes(pattern) if isinstance(node, ast.MessageReference)),
    )


def _name(reference: ast.MessageReference) -> str:
    return reference.id.name if reference.attribute is None else f"{reference.id.name}.{reference.attribute.name}"


def _nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node and all within it."""
    if isinstance(node, list):
        for each in node:  # pyright: ignore[reportUnknownVariableType]
            yield from _nodes(each)  # pyright: ignore[reportUnknownArgumentType]
    elif isinstance(node, ast.BaseNode):
        yield node
        for each in vars(node).values():
            yield from _nodes(each)
