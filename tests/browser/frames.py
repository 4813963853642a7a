"""What a frame costs while cards fly: `python -m tests.browser.frames [--slow N]` plays some tricks and reads a trace.

For each frame that the page made while something moved: how long its main thread was at work from that frame to the
next, in time of the processor, so that what else this machine does is not counted.
"""

from __future__ import annotations

import argparse
import itertools
import json
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.chromium import FLAGS, find
from tests.browser.guests import PHONE, arrive
from tests.browser.player import Player, play_on
from tests.browser.server import Server

LASTS = 15_000.0
"""Milliseconds of play that are traced."""
MOVING = 100_000
"""Microseconds: frames further apart have rest between them."""
LONG = 50.0
"""Milliseconds from which a task is a long one."""
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"]
PLAY = """
() => setInterval(() => {
  const card = document.querySelector("ul.hand button.raised");
  if (card && !document.querySelector(".lifted")) card.click();
}, 300)
"""
"""A player within the page: looking in from outside costs more than the page itself."""


def main(slow: float) -> None:
    """Play, and print what the trace says."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data", {"FOREHAND_THINK": "0.3"})
        server.start()
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        try:
            page = arrive(browser, server.url, "Ada", PHONE, rest=400).page
            player = Player(page, "You", Random(3))
            player.play_alone("Five Hundred")
            play_on([player], until=lambda: player.my_turn() and player.cards().count() == 10)
            browser_itself: Any = page.context.new_cdp_session(page)
            browser_itself.send("Emulation.setCPUThrottlingRate", {"rate": slow})
            trace = Path(data) / "trace.json"
            browser.start_tracing(page=page, path=trace, categories=CATEGORIES)
            page.evaluate(PLAY)
            page.wait_for_timeout(LASTS)
            browser.stop_tracing()
            report(json.loads(trace.read_text())["traceEvents"])
        finally:
            browser.close()
            server.kill()


def report(events: list[dict[str, Any]]) -> None:
    """Busy milliseconds a frame on the page's main thread, and its longest tasks."""
    threads = Counter(thread(one) for one in events if one["name"] == "BeginMainThreadFrame")
    (main_thread, _), *_ = threads.most_common(1)
    own = [one for one in events if thread(one) == main_thread]
    frames = sorted(one["ts"] for one in own if one["name"] == "BeginMainThreadFrame")
    tasks = [
        (one["ts"], one.get("tdur", one["dur"]) / 1000)
        for one in own
        if one["name"] == "ThreadControllerImpl::RunTask" and one["ph"] == "X"
    ]
    costs = [
        sum(ms for at, ms in tasks if frame <= at < following)
        for frame, following in itertools.pairwise(frames)
        if following - frame < MOVING
    ]
    late = sorted(costs)[int(len(costs) * 0.95)]
    print(f"{len(costs)} frames: mean {mean(costs):.2f} ms, median {median(costs):.2f} ms, 95 % below {late:.2f} ms")
    print(f"longest task {max(ms for _, ms in tasks):.1f} ms; {sum(ms > LONG for _, ms in tasks)} above {LONG:.0f} ms")


def thread(event: dict[str, Any]) -> tuple[int, int]:
    """The process and thread of an event."""
    return event["pid"], event["tid"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=1.0, help="how many times as slow as this machine")
    main(parser.parse_args().slow)
