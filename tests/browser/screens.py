"""One page looked at in every size, language and light: it is not played again for that."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, get_args

from playwright.sync_api import ViewportSize

from tests.browser.axe import axe_faults
from tests.browser.guests import Scheme
from tests.browser.layout import layout_faults

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from playwright.sync_api import Page

ZOOMED = (640, 400)
"""A laptop's window of 1280 x 800 at 200 %."""
SIZES = [(360, 640), (390, 844), ZOOMED, (844, 390), (820, 1180), (1280, 800), (1920, 1080)]
"""CSS pixels."""
SMALL = [(320, 568), (360, 640), (390, 844), ZOOMED, (844, 390)]
"""Phones, the narrowest ones too, and a laptop's window at 200 %."""
ARRANGEMENTS = [(390, 844), (1280, 800)]
"""One size of each arrangement of the page: what axe looks at is the same at the others."""
LANGUAGES = ["nb", "nl", "ru", "en"]
SPEAK = """
(language) => {
  const all = JSON.parse(localStorage.getItem("forehand.settings") ?? "{}");
  localStorage.setItem("forehand.settings", JSON.stringify({ ...all, language }));
  dispatchEvent(new StorageEvent("storage", { key: "forehand.settings" }));
}
"""


def speak(page: Page, language: str) -> None:
    """Let the page speak another language, as when it is chosen in another tab."""
    page.evaluate(SPEAK, language)
    page.wait_for_function("(wanted) => document.documentElement.lang === wanted", arg=language)


def screen_faults(page: Page) -> list[str]:
    """What is wrong with the page in any size, language and light. It is left as it was."""
    with resized(page):
        return [*_layout(page, SIZES), *_axe(page)]


def arranged_faults(page: Page, sizes: Iterable[tuple[int, int]] = SIZES) -> list[str]:
    """What is wrong with how the page is laid out in any of these sizes and any language. It is left as it was."""
    with resized(page):
        return list(_layout(page, sizes))


@contextmanager
def resized(page: Page) -> Generator[None]:
    """The window has its size again afterwards."""
    kept = page.viewport_size
    assert kept is not None
    yield
    page.set_viewport_size(kept)


def _layout(page: Page, sizes: Iterable[tuple[int, int]]) -> Iterable[str]:
    for width, height in sizes:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        for language in LANGUAGES:  # English, which the page is played in, comes last
            speak(page, language)
            for fault in layout_faults(page):
                yield f"{width} x {height} {language}: {fault}"


def _axe(page: Page) -> Iterable[str]:
    for width, height in ARRANGEMENTS:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        for scheme in get_args(Scheme):
            page.emulate_media(color_scheme=scheme)
            for fault in axe_faults(page):
                yield f"{width} x {height} {scheme}: {fault}"
    page.emulate_media(color_scheme="light")
