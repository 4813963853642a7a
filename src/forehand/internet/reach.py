"""Whether the server can be reached by its outside address."""

import asyncio
import json
import ssl
from http.client import HTTPException
from typing import Literal
from urllib.error import HTTPError
from urllib.request import HTTPSHandler, ProxyHandler, build_opener

PATIENCE = 3.0

Reach = Literal["reached", "unknown", "other"]


async def reach(url: str, run: str) -> Reach:
    """Ask at `url` for the server whose run has this id.

    "unknown" where nothing answers: many routers don't let a house out and in again by its own outside address, so
    that says nothing about people outside. "other" where something else answers.
    """
    return await asyncio.to_thread(_ask, f"{url}/healthz", run)


def answers(url: str) -> bool:
    """Whether a Forehand answers at `url`, whichever it is."""
    try:
        return isinstance(_run(f"{url}/healthz"), str)
    except (HTTPException, ValueError, LookupError, TypeError, OSError):
        return False


def _ask(address: str, run: str) -> Reach:
    try:
        return "reached" if _run(address) == run else "other"
    except (HTTPError, HTTPException, ValueError, LookupError, TypeError):
        return "other"
    except OSError:
        return "unknown"


def _run(address: str) -> object:
    """The id of the run that answers there; raises whatever goes wrong when something else does, or nothing."""
    # The certificate is for a name, and this is a number; who answers is known by the id.
    trusting = ssl.create_default_context()
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    with build_opener(ProxyHandler({}), HTTPSHandler(context=trusting)).open(address, timeout=PATIENCE) as answer:
        return json.loads(answer.read(1000))["run"]
