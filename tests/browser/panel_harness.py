"""The panels of the table page in the harness, without a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.heard import SAID_AND_GONE
from tests.browser.layout_checks import SIZES
from tests.browser.people import make_late

Open = Callable[[str, str], Page]


@pytest.fixture
def table(browser: Browser, origin: str) -> Iterator[Open]:
    """Opens the harness at a size; fails the test when the page complained about anything."""
    contexts = []
    complaints: list[str] = []

    def start(size: str, query: str) -> Page:
        width, height = SIZES[size]
        phone = size == "phone"
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            color_scheme="dark",
        )
        contexts.append(context)
        make_late(context)
        context.add_init_script(SAID_AND_GONE)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda m: complaints.append(m.text) if m.type in ("error", "warning") else None,
        )
        page.goto(f"{origin}/tests/browser/harness/table.html?{query}")
        page.wait_for_selector("body[data-ready]")
        return page

    yield start
    for context in contexts:
        context.close()
    assert complaints == []
