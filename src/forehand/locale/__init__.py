"""Every text that people read, by message id: the Fluent catalogues, one a language, which the client reads too."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime import FluentBundle

ENGLISH = "en"
"""Spoken where no other language is asked for or there is none such."""


def t(key: str, /, **args: str | int) -> str:
    """The message with this id in the shell's language, its variables filled in.

    A missing one is its id made readable: a game or option may come without texts of its own and still has to be named
    to people.
    """
    return said(chosen(os.environ), key, **args)


def said(language: str, key: str, /, **args: str | int) -> str:
    """The same in the language of one catalogue."""
    catalogue = bundle(language)
    if not catalogue.has_message(key):
        return key.replace("-", " ")
    pattern = catalogue.get_message(key).value
    if pattern is None:
        return key.replace("-", " ")
    text, _ = catalogue.format_pattern(pattern, args)
    return str(text)


def chosen(environment: Mapping[str, str]) -> str:
    """The catalogue that a shell asks for, by the first that is set of the variables that gettext goes by.

    `LANGUAGE` may name several, the dearest first, such as `nn:nb:da`.
    """
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    wishes = next((environment[name] for name in names if environment.get(name)), "")
    tags = [re.split("[-_.@]", wish, maxsplit=1)[0].lower() for wish in wishes.split(":")]
    return next((code for tag in tags for code, own in languages().items() if tag in own), ENGLISH)


@cache
def languages() -> dict[str, tuple[str, ...]]:
    """The catalogues there are, each with the tags by which it can be asked for."""
    return {
        file.name.removesuffix(".ftl"): _tags(file.read_text("utf-8"))
        for file in sorted(files(__name__).iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


def _tags(catalogue: str) -> tuple[str, ...]:
    line = re.search(r"^language-tags = (.+)$", catalogue, re.MULTILINE)
    return tuple(line[1].split()) if line else ()


@cache
def bundle(language: str) -> FluentBundle:
    """A catalogue, parsed at its first use: `forehand --help` has no need of it."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((files(__name__) / f"{language}.ftl").read_text("utf-8")))
    return made
