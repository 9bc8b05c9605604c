"""Pictures of pages for `docs/screenshots`, as WebP: small files in which text is readable."""

from __future__ import annotations

import base64
import os
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.server import ROOT

FOLDER = ROOT / "docs" / "screenshots"
#: Set where the tests keep the pictures of the tools that they use: `make screenshots`.
WANTED = "HEXFRAME_PICTURES"
#: The picture quality: a guide with four pictures loads less than 250 kB, and small text is
#: readable.
SCALE = 0.8
QUALITY = 0.7
ENCODE = """async ([png, scale, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const pen = canvas.getContext("2d", { alpha: false });
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""

#: Resolves when every animation that ends has ended.
STILL = """() => Promise.all(document.getAnimations()
  .filter((each) => each.effect?.getTiming().iterations !== Infinity)
  .map((each) => each.finished.catch(() => {})))"""

#: Keeps what a page shows as `docs/screenshots/NAME.webp`.
Picture = Callable[[Page, str], None]


def wanted() -> bool:
    """Returns whether this run keeps the pictures of the tools."""
    return bool(os.environ.get(WANTED))


def keep(page: Page, name: str) -> None:
    """Saves what a page shows."""
    (FOLDER / f"{name}.webp").write_bytes(as_webp(page, page.screenshot(), SCALE))


def keep_tool(page: Page, name: str) -> None:
    """Saves what a page shows, once nothing moves on it any more."""
    page.evaluate(STILL)
    page.wait_for_function("() => !document.querySelector('.toast')")
    page.wait_for_function("() => !document.getElementById('board')?.board?.busy()")
    keep(page, f"tool-{name}")


def as_webp(page: Page, png: bytes, scale: float) -> bytes:
    """Returns a PNG picture as WebP, smaller by the factor `scale`; Chromium encodes it."""
    browser = page.context.browser
    assert browser is not None
    with browser.new_page() as desk:
        webp = desk.evaluate(ENCODE, [base64.b64encode(png).decode(), scale, QUALITY])
    return base64.b64decode(webp)
