"""One Chromium for all browser tests, a server, and people who come and go."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, find
from tests.browser.guests import PHONE, Guest, arrive
from tests.browser.server import Server

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

FAILED = Path(__file__).parents[2] / "test-results"
"""Where a picture of each page of a failed test is left."""
STARTS: list[float] = []
"""Seconds from the command to a served page."""
REPORT = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here plays in a browser, and a whole match takes its time."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.timeout(120))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember for the fixtures whether the test has failed."""
    report = yield
    item.stash[REPORT] = item.stash.get(REPORT, False) or report.failed
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how long the server took to start."""
    for seconds in STARTS:
        terminalreporter.write_line(f"forehand host: page served {seconds:.2f} s after the command")


# The scope is the package's and not the session's: while Playwright runs, no other event loop can.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The one browser program; each person has a context of it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of all tests that leave it running."""
    house = Server(tmp_path_factory.mktemp("house") / "data")
    STARTS.append(house.start())
    yield house
    house.kill()


@pytest.fixture
def own_servers() -> Iterator[list[Server]]:
    """Servers of one test. They outlive its guests, whose pages would else report a lost connection, too."""
    servers: list[Server] = []
    yield servers
    for one in servers:
        one.kill()


@pytest.fixture
def own_server(own_servers: list[Server], tmp_path: Path, request: pytest.FixtureRequest) -> Server:
    """A server for this test alone, to be killed and started again; its packs are the test's own."""
    house = Server(tmp_path / "data", deals=request.node.name)
    own_servers.append(house)
    house.start()
    return house


class Arrive(Protocol):
    """Brings a person to a server with a browser of their own."""

    def __call__(self, name: str, screen: dict[str, Any] = ..., *, server: Server = ..., rest: int = ...) -> Guest: ...


@pytest.fixture
def guest(
    chromium: Browser, server: Server, own_servers: list[Server], request: pytest.FixtureRequest
) -> Iterator[Arrive]:
    """Brings people in. At the end none of their pages may have had an error; then they leave, before their servers end."""
    del own_servers  # begun before the guests, so that it ends after them
    guests: list[Guest] = []

    def bring(name: str, screen: dict[str, Any] = PHONE, *, server: Server = server, rest: int = 0) -> Guest:
        guests.append(arrive(chromium, server.url, name, screen, rest=rest))
        return guests[-1]

    yield bring
    if request.node.stash.get(REPORT, False):
        picture(request.node.name, guests)
    faults = [f"{one.name}: {fault}" for one in guests for fault in one.faults.found]
    for one in guests:
        one.context.close()
    assert [] == faults


def picture(test: str, guests: list[Guest]) -> None:
    """Keep what everybody saw when the test failed."""
    FAILED.mkdir(exist_ok=True)
    for one in guests:
        for number, page in enumerate(one.context.pages):
            name = re.sub(r"[^\w.-]+", "-", f"{test}-{one.name}-{number}")
            page.screenshot(path=FAILED / f"{name}.png")
