"""What must hold of every screen, measured in the page: nothing cut off, nothing covered, room for a thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

MEASURE = """
() => {
  const THUMB = 44, SLACK = 1.5;
  const faults = [];
  const wide = innerWidth, tall = innerHeight;
  const root = document.querySelector("dialog[open]") ?? document.body;
  const scrolling = document.documentElement;
  if (scrolling.scrollWidth > wide + SLACK) faults.push(`the page is ${scrolling.scrollWidth} wide`);

  const name = (one) => {
    const words = one.getAttribute("aria-label") ?? one.textContent.trim().replace(/\\s+/g, " ").slice(0, 40);
    return `${one.tagName.toLowerCase()} "${words}"`;
  };
  const box = (one) => one.getBoundingClientRect();
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
  const hits = (one, x, y) => {
    if (x < 0 || y < 0 || x >= wide || y >= tall) return true;
    const top = document.elementFromPoint(x, y);
    return top !== null && (one.contains(top) || top.contains(one) || (longPage && floats(top)));
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
    if (!inSight(box(one))) faults.push(`${name(one)} reaches out of the window`);
  }
  for (const one of words) {
    if (!shown(one)) continue;
    const { overflowX, textOverflow } = getComputedStyle(one);
    const cut = overflowX !== "visible" && one.scrollWidth > one.clientWidth + SLACK && one.clientWidth > 0;
    if (cut && textOverflow !== "ellipsis") faults.push(`${name(one)} is cut off`);
    const { left, right, top, bottom } = box(one);
    const quiet = getComputedStyle(one).pointerEvents === "none";
    if (!quiet && !scrolls(one) && !one.closest("ul[aria-label] > li > button")) {
      if (!hits(one, (left + right) / 2, (top + bottom) / 2)) faults.push(`${name(one)} is covered`);
    }
  }
  for (const one of buttons) {
    if (!shown(one) || scrolls(one)) continue;
    const { left, right, top, bottom, width, height } = box(one);
    const isCard = one.matches("ul[aria-label] > li > button");
    if (isCard) {
      // The strip of a card that a thumb can hit: what no neighbour covers, a third of the way down.
      const y = top + Math.min(33, height / 3);
      let strip = 0;
      for (let x = Math.max(left, 0) + 0.5; x < right; x += 1) {
        const hit = document.elementFromPoint(x, y);
        if (hit && one.contains(hit)) strip += 1;
      }
      if (strip < THUMB - 1) faults.push(`${name(one)} has ${strip} to tap`);
    } else {
      const target = one.closest("label") ? box(one.closest("label")) : box(one);
      if (Math.min(target.width, target.height) < THUMB - 1 && !one.matches("p a, .link"))
        faults.push(`${name(one)} is ${Math.round(target.width)} x ${Math.round(target.height)}`);
      if (!hits(one, (left + right) / 2, (top + bottom) / 2)) faults.push(`${name(one)} is covered`);
    }
  }
  return [...new Set(faults)];
}
"""


def layout_faults(page: Page) -> list[str]:
    """What is wrong with the page as it stands; empty where it is well."""
    return page.evaluate(MEASURE)
