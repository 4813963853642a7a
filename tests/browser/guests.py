"""People's browsers: one context a person, with everything noted that must not happen on a page."""

from __future__ import annotations

import re
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Generator

    from playwright.sync_api import (
        Browser,
        BrowserContext,
        ConsoleMessage,
        Page,
        Request,
        Response,
        StorageState,
        WebError,
    )

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
Scheme = Literal["light", "dark"]
TIMEOUT = 10_000.0
"""Milliseconds that a page has for anything a person waits for."""

BLOCKED = re.compile("Service Worker registration blocked by Playwright")
"""What Chromium says of the worker that no test but its own has."""


@dataclass
class Faults:
    """Errors on the console, exceptions nobody caught, requests that failed; those expected are left out."""

    found: list[str] = field(default_factory=list[str])
    _expected: list[re.Pattern[str]] = field(default_factory=lambda: [BLOCKED])

    def listen(self, context: BrowserContext) -> None:
        """Note what goes wrong on any page of the context."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("requestfailed", self._request)
        context.on("response", self._response)

    @contextmanager
    def expected(self, pattern: str) -> Generator[None]:
        """Faults that match are none of the page's while this lasts."""
        self._expected.append(re.compile(pattern))
        try:
            yield
        finally:
            self._expected.pop()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._add(f"console {message.type}: {message.text} ({message.location['url']})")

    def _error(self, error: WebError) -> None:
        self._add(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        # A page that is left drops what it was loading; that is no failure.
        if request.failure != "net::ERR_ABORTED":
            self._add(f"request failed: {request.method} {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._add(f"response: {response.status} for {response.request.method} {response.url}")

    def _add(self, fault: str) -> None:
        if not any(pattern.search(fault) for pattern in self._expected):
            self.found.append(fault)


@dataclass
class Guest:
    """One person's browser at one server."""

    name: str
    context: BrowserContext
    page: Page
    faults: Faults


def arrive(
    browser: Browser,
    url: str,
    name: str,
    screen: dict[str, Any] = PHONE,
    scheme: Scheme = "light",
    rest: int = 0,
) -> Guest:
    """A fresh browser on the start page. `rest` is how long a finished trick lies, in milliseconds."""
    settings = f'{{"rest": {rest}}}'
    kept: StorageState = {
        "cookies": [],
        "origins": [{"origin": url, "localStorage": [{"name": "forehand.settings", "value": settings}]}],
    }
    context = browser.new_context(
        **screen,
        base_url=url,
        color_scheme=scheme,
        reduced_motion="no-preference" if rest else "reduce",
        storage_state=kept,
        # What a worker keeps would outlive the servers that tests kill; it has tests of its own.
        service_workers="block",
    )
    context.set_default_timeout(TIMEOUT)
    faults = Faults()
    faults.listen(context)
    return Guest(name, context, context.new_page(), faults)
