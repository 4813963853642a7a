"""What must hold of every screen, measured in the page: nothing cut off, nothing covered, room for a thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

SETTLED = 300.0
"""Milliseconds after which cards have set out that are to."""
LOOKS = 3
"""A fault is one that is there each time."""
STILL = """
async () => {
  const lasting = (one) => one.effect.getComputedTiming().endTime !== Infinity;
  const moving = () => document.getAnimations().filter((one) => one.playState === "running" && lasting(one));
  while (moving().length > 0) await Promise.allSettled(moving().map((one) => one.finished));
}
"""
"""Ends when nothing moves any more."""
MEASURE = """
(asked) => {
  const THUMB = 44, LEAST = 24, SLACK = 1.5;
  const GLYPHS = 4; // a line's box is taller than its letters
  const faults = [];
  const wide = innerWidth, tall = innerHeight;
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const scrolling = document.documentElement;
  // A phone shows a page that is wider than its window smaller, and gives it a window of that width.
  if (Math.max(scrolling.scrollWidth, wide) > asked + SLACK) faults.push(`the page is ${scrolling.scrollWidth} wide`);

  const name = (one) => {
    const words = one.getAttribute("aria-label") ?? one.textContent.trim().replace(/\\s+/g, " ").slice(0, 40);
    return `${one.tagName.toLowerCase()} "${words}"`;
  };
  const box = (one) => one.getBoundingClientRect();
  /** What is to be seen of a line that runs on beyond an edge, where it ends in three dots. */
  const cutTo = (one, line) => {
    if (getComputedStyle(one).overflowX === "visible") return line;
    const frame = box(one);
    const [left, right] = [Math.max(line.left, frame.left), Math.min(line.right, frame.right)];
    return { left, right, top: line.top, bottom: line.bottom };
  };
  /** The lines of an element's own words, which may fill but a part of its box. */
  const lines = (one) => {
    const range = document.createRange();
    return [...one.childNodes].flatMap((node) => {
      if (node.nodeType !== 3 || node.data.trim() === "") return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((line) => cutTo(one, line));
    });
  };
  const shown = (one) => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (one.closest(".spoken") || one.closest("[inert]")) return false;
    const { width, height } = box(one);
    return width > 1 && height > 1;
  };
  // What lies in something that scrolls may be scrolled out of sight.
  const scrolls = (one) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const y = /auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight + 1;
      const x = /auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth + 1;
      if (x || y) return true;
    }
    return false;
  };
  // A bar that stays in sight while a long page is scrolled lies over whatever passes under it.
  const floats = (one) => {
    for (let up = one; up; up = up.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(up).position)) return true;
    }
    return false;
  };
  const longPage = scrolling.scrollHeight > tall + SLACK;
  const inSight = ({ left, right, top, bottom }) =>
    left >= -SLACK && right <= wide + SLACK && (longPage || (top >= -SLACK && bottom <= tall + SLACK));
  /** A button without words of its own, laid over a whole panel: one sees through it what stands there. */
  const glass = (hit, one) =>
    hit.matches("button") && hit.textContent.trim() === "" && hit.parentElement.contains(one) &&
    getComputedStyle(hit).backgroundColor === "rgba(0, 0, 0, 0)";
  /** What lies over the middle of a part of it; null where nothing does. */
  const over = (one, { left, right, top, bottom } = box(one)) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < 0 || y < 0 || x >= wide || y >= tall) return null;
    const hit = document.elementFromPoint(x, y);
    if (!hit || one.contains(hit) || hit.contains(one) || glass(hit, one)) return null;
    return longPage && floats(hit) ? null : hit;
  };

  const words = [...root.querySelectorAll("*")].filter(
    (one) =>
      !one.closest("svg") &&
      !["OPTION", "STYLE", "SCRIPT"].includes(one.tagName) &&
      [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ""),
  );
  const buttons = [...root.querySelectorAll("button, a[href], select, input:not(.spoken)")];
  for (const one of [...words, ...buttons]) {
    if (!shown(one) || scrolls(one)) continue;
    const parts = buttons.includes(one) ? [box(one)] : lines(one);
    if (!parts.every(inSight)) faults.push(`${name(one)} reaches out of the window`);
  }
  for (const one of root.querySelectorAll(".card")) {
    if (!shown(one) || scrolls(one) || one.closest(".hand")) continue;
    if (!inSight(box(one))) faults.push(`card ${name(one)} reaches out of the window`);
  }
  /** Whether something that neither scrolls nor shows what hangs over cuts a line in its height. */
  const cropped = (one, { top, bottom }) => {
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const { overflowY } = getComputedStyle(up);
      if (overflowY === "visible") continue;
      const frame = box(up);
      if (top < frame.top - GLYPHS || bottom > frame.bottom + GLYPHS) return true;
    }
    return false;
  };
  /** The lines of a text that are there to be read: one that ends in dots after some lines, and is whole in a title, has no others. */
  const read = (one) => {
    const all = lines(one);
    if (getComputedStyle(one).webkitLineClamp === "none" || !one.closest("[title]")) return all;
    return all.filter(({ top }) => top < box(one).bottom - GLYPHS);
  };
  for (const one of words) {
    if (!shown(one)) continue;
    if (!scrolls(one) && read(one).some((line) => cropped(one, line))) faults.push(`${name(one)} is cut off below or above`);
    const { overflowX, textOverflow } = getComputedStyle(one);
    const cut = overflowX !== "visible" && one.scrollWidth > one.clientWidth + SLACK && one.clientWidth > 0;
    if (cut && textOverflow !== "ellipsis") faults.push(`${name(one)} is cut off`);
    const quiet = getComputedStyle(one).pointerEvents === "none";
    if (quiet || scrolls(one) || one.closest("ul[aria-label] > li > button")) continue;
    const hit = read(one).map((line) => over(one, line)).find((found) => found);
    if (hit) faults.push(`${name(one)} is covered by ${name(hit.closest("button, li, section, div"))}`);
  }
  for (const one of buttons) {
    if (!shown(one) || scrolls(one)) continue;
    const { left, right, top, height } = box(one);
    const isCard = one.matches("ul[aria-label] > li > button");
    if (isCard) {
      // The strip of a card that a thumb can hit: what no neighbour covers, a third of the way down.
      const y = top + Math.min(33, height / 3);
      let strip = 0;
      for (let x = Math.max(left, 0) + 0.5; x < right; x += 1) {
        const hit = document.elementFromPoint(x, y);
        if (hit && one.contains(hit)) strip += 1;
      }
      // While calls are made the cards are looked at, not pressed.
      if (strip < (root.querySelector(".choices") ? LEAST : THUMB - 1)) faults.push(`${name(one)} has ${strip} to tap`);
    } else {
      const target = one.closest("label") ? box(one.closest("label")) : box(one);
      if (Math.min(target.width, target.height) < THUMB - 1 && !one.matches("p a, .link"))
        faults.push(`${name(one)} is ${Math.round(target.width)} x ${Math.round(target.height)}`);
      if (over(one)) faults.push(`${name(one)} is covered by ${name(over(one).closest("button, li, section, div"))}`);
    }
  }
  for (const one of root.querySelectorAll(".choices, .choices > *")) {
    if (shown(one) && one.scrollHeight > one.clientHeight + SLACK && getComputedStyle(one).overflowY !== "visible")
      faults.push(`${name(one)} has to be scrolled`);
  }
  return [...new Set(faults)];
}
"""


def layout_faults(page: Page) -> list[str]:
    """What is wrong with the page and stays so while nothing moves; empty where it is well."""
    size = page.viewport_size
    assert size is not None
    return staying(page, lambda: page.evaluate(MEASURE, size["width"]))


def staying(page: Page, look: Callable[[], list[str]]) -> list[str]:
    """The faults that are found at each look; between two of them what moves comes to rest."""
    faults = look()
    for _ in range(LOOKS - 1):
        if not faults:
            break
        page.wait_for_timeout(SETTLED)
        page.evaluate(STILL)
        later = look()
        faults = [fault for fault in faults if fault in later]
    return faults
