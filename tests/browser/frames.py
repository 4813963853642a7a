"""What a frame costs while cards fly: `python -m tests.browser.frames [--slow N]` plays some tricks and reads a trace.

For each frame that the page made while playing: how long its main thread was at work from one frame to the next.
"""

from __future__ import annotations

import argparse
import itertools
import json
import tempfile
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.chromium import FLAGS, find
from tests.browser.guests import PHONE, arrive
from tests.browser.player import Player, play_on
from tests.browser.server import Server

TRICKS = 4
LONG = 50.0
"""Milliseconds from which a task is a long one."""


def main(slow: float) -> None:
    """Play, and print what the trace says."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data", {"FOREHAND_THINK": "0.4"})
        server.start()
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        try:
            page = arrive(browser, server.url, "Ada", PHONE, rest=400).page
            player = Player(page, "You", Random(3))
            player.play_alone("Five Hundred")
            play_on([player], until=lambda: player.my_turn() and player.cards().count() == 10)
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
            trace = Path(data) / "trace.json"
            browser.start_tracing(page=page, path=trace, categories=["toplevel", "devtools.timeline", "__metadata"])
            for held in range(9, 9 - TRICKS, -1):
                play_on([player], until=lambda held=held: player.my_turn() and player.cards().count() <= held)
            browser.stop_tracing()
            report(json.loads(trace.read_text())["traceEvents"])
        finally:
            browser.close()
            server.kill()


def report(events: list[dict[str, Any]]) -> None:
    """Busy milliseconds a frame on the page's main thread, and its longest tasks."""
    frames = [one for one in events if one["name"] == "BeginMainThreadFrame"]
    main_thread = max({(one["pid"], one["tid"]) for one in frames}, key=lambda key: count(frames, key))
    begun = sorted(one["ts"] for one in frames if (one["pid"], one["tid"]) == main_thread)
    tasks = sorted(
        (one["ts"], one.get("dur", 0) / 1000)
        for one in events
        if (one["pid"], one["tid"]) == main_thread and one["name"].endswith("RunTask") and one["ph"] == "X"
    )
    costs = [sum(ms for at, ms in tasks if first <= at < then) for first, then in itertools.pairwise(begun)]
    quantile = sorted(costs)[int(len(costs) * 0.95)]
    print(
        f"{len(costs)} frames: {mean(costs):.2f} ms of main thread a frame, median {median(costs):.2f}, 95 % {quantile:.2f}"
    )
    longest = max((ms for _, ms in tasks), default=0.0)
    print(f"longest task {longest:.1f} ms; {sum(ms > LONG for _, ms in tasks)} over {LONG:.0f} ms")


def count(events: list[dict[str, Any]], thread: tuple[int, int]) -> int:
    """How many of the events are of that thread."""
    return sum((one["pid"], one["tid"]) == thread for one in events)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=1.0, help="times as slow as this machine")
    main(parser.parse_args().slow)
