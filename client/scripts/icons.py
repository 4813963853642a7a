"""Draws the icons of the installed page from the mark: `python client/scripts/icons.py`, when the mark has changed."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import FLAGS, find

PUBLIC = Path(__file__).parents[1] / "public"
GROUND = "#e8d8d2"
"""The cloth, where a device cuts an icon to its own shape."""
SIZES = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable-512": (512, 0.72), "icon-apple-180": (180, 0.8)}
"""Pixels, and how much of them the mark fills: what is cut to a shape keeps to the middle."""


def main() -> None:
    """Draw them all."""
    mark = (PUBLIC / "mark.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        page = browser.new_page()
        for name, (size, share) in SIZES.items():
            page.set_viewport_size({"width": size, "height": size})
            ground = "transparent" if share == 1 else GROUND
            edge = round(size * share)
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
                f"svg{{width:{edge}px;height:{edge}px}}</style>{mark}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
