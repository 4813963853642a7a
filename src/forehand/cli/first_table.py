"""The table that `forehand host --game` opens at once."""

from __future__ import annotations

import json
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.error import HTTPError
from urllib.request import HTTPSHandler, ProxyHandler, Request, build_opener

from forehand.cli.failure import Failure
from forehand.cli.rules import game_named, read_rules
from forehand.engine.options import OptionValue
from forehand.locale import t
from forehand.settings import Settings

PATIENCE = 10.0
"""Seconds to wait for the server's answer."""


@dataclass(frozen=True, slots=True)
class FirstTable:
    """A game and its house rules, checked."""

    game: str
    options: Mapping[str, OptionValue]


def read_first_table(settings: Settings) -> FirstTable | None:
    """The table that the settings ask for, None where they ask for none. Raises Failure."""
    if settings.game:
        game = game_named(settings.game)
        return FirstTable(game.ID, read_rules(game, settings.rule))
    if settings.rule:
        raise Failure(t("cli-rule-without-game"), status=2)
    return None


def open_table(table: FirstTable, here: str, key: str) -> str:
    """Ask the server at `here` for the table by the operator's key; the answer is the path of the host's own link.

    The host's token stands behind the #, which browsers send to nobody, so that no log ever has it.
    """
    body = json.dumps({"game": table.game, "options": dict(table.options)}).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
    request = Request(f"{here}/api/tables", body, headers, method="POST")  # noqa: S310
    try:
        with build_opener(ProxyHandler({}), HTTPSHandler(context=this_machine())).open(
            request, timeout=PATIENCE
        ) as answer:
            made = json.load(answer)
    except HTTPError as error:
        raise Failure(t("cli-no-table", reason=error.read().decode("utf-8", "replace"))) from None
    except OSError as error:
        raise Failure(t("cli-no-table", reason=str(error))) from None
    return f"{made['url']}#host={made['host_token']}"


def this_machine() -> ssl.SSLContext:
    """No check of the certificate: it is for the name that others know, and we have just shown it ourselves."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
