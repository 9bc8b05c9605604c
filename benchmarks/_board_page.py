"""The board of a large map in a real Chromium, for the benchmarks that draw."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import find_chromium
from tests.browser.harness_server import serve_harness


@contextmanager
def open_board(size: int, *, phone: bool = False) -> Iterator[Page | None]:
    """Yields a page with a drawn map of `size` x `size` hexes; None where there is no Chromium.

    The window has 1440 x 900, or the size of a phone with a processor that is four times slower.
    """
    chromium = find_chromium()
    if chromium is None:
        yield None
        return
    with serve_harness() as origin, sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        if phone:
            page = browser.new_page(viewport={"width": 390, "height": 844}, device_scale_factor=2)
        else:
            page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{origin}/tests/browser/harness/board.html?map=large&size={size}")
        page.wait_for_function("window.ready === true", timeout=60_000)
        page.wait_for_function("!window.board.busy()", timeout=60_000)
        if phone:
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
        yield page
        browser.close()
