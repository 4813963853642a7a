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


def _ask(address: str, run: str) -> Reach:
    # The certificate is for a name, and this is a number; who answers is known by the id.
    trusting = ssl.create_default_context()
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    try:
        with build_opener(ProxyHandler({}), HTTPSHandler(context=trusting)).open(address, timeout=PATIENCE) as answer:
            told = json.loads(answer.read(1000))
            return "reached" if told["run"] == run else "other"
    except (HTTPError, HTTPException, ValueError, LookupError, TypeError):
        return "other"
    except OSError:
        return "unknown"
