"""People who look before they act: nothing is pressed on a table page that awaits an answer.

What one reads there is about to change, and a test that acts on it fails whenever the answer is
late. Who presses without looking, because that is what is tested, says so: `with haste():`.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page

ACTS = ("click", "tap", "fill", "press", "press_sequentially", "check", "uncheck", "select_option")
BY_HAND = ("keyboard", "mouse", "touchscreen")
QUIET = "() => document.getElementById('board')?.getAttribute('aria-busy') !== 'true'"
_hasty = 0


@contextmanager
def haste() -> Iterator[None]:
    """Act without looking."""
    global _hasty
    _hasty += 1
    try:
        yield
    finally:
        _hasty -= 1


def look(page: Page) -> None:
    """Wait until the page awaits nothing; pages without a board never do."""
    if not _hasty:
        page.wait_for_function(QUIET)


def _looking_first(act: Any) -> Any:
    @functools.wraps(act)
    def looked(at: Locator, *args: Any, **given: Any) -> Any:
        look(at.page)
        return act(at, *args, **given)

    return looked


def _looked_at(part: property) -> property:
    def get(page: Page) -> Any:
        look(page)
        assert part.fget is not None
        return part.fget(page)

    return property(get)


def be_patient() -> None:
    """Let everybody of this process look before each act."""
    for name in ACTS:
        setattr(Locator, name, _looking_first(getattr(Locator, name)))
    for name in BY_HAND:
        setattr(Page, name, _looked_at(getattr(Page, name)))
