"""The panels of the table page in the harness, without a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.layout_checks import SIZES
from tests.browser.people import Contexts

Open = Callable[[str, str], Page]


@pytest.fixture
def table(harness_contexts: Contexts, origin: str) -> Iterator[Open]:
    """Opens the harness at a size. Fails the test when the page complains."""
    contexts = []
    complaints: list[str] = []

    def start(size: str, query: str) -> Page:
        width, height = SIZES[size]
        phone = size == "phone"
        context = harness_contexts.take(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        contexts.append(context)
        page = context.new_page()
        harness_contexts.forget(page, origin)
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
        harness_contexts.give_back(context)
    assert complaints == [], complaints
