"""Waits before each action, and before a place is asked, until the table page awaits no answer.

An action on a page that is about to change would fail whenever the answer is late. Tests of actions
without waiting use `with without_waiting():`.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Error, Locator, Page

ACTS = ("click", "tap", "fill", "press", "press_sequentially", "check", "uncheck", "select_option")
#: A place is for an action: what an answer adds would move it.
PLACES = ("bounding_box",)
BY_HAND = ("keyboard", "mouse", "touchscreen")
QUIET = "() => document.getElementById('board')?.getAttribute('aria-busy') !== 'true'"
_not_waiting = 0


@contextmanager
def without_waiting() -> Iterator[None]:
    """Acts without waiting inside the block."""
    global _not_waiting
    _not_waiting += 1
    try:
        yield
    finally:
        _not_waiting -= 1


def look(page: Page) -> None:
    """Waits until the page awaits no answer. Pages without a board never do."""
    if _not_waiting:
        return
    try:
        quiet = page.evaluate(QUIET)  # takes half the processor time of a wait
    except Error:  # the page goes elsewhere
        quiet = False
    if not quiet:
        page.wait_for_function(QUIET)


def wait_until(page: Page, predicate: str, arg: Any) -> None:
    """Waits until an asynchronous predicate holds. `wait_for_function` does not wait for a promise:
    the promise itself is truthy."""
    page.evaluate(
        f"""async (arg) => {{
          const until = performance.now() + 30_000;
          while (!(await ({predicate})(arg))) {{
            if (performance.now() > until) throw new Error("the predicate did not become true");
            await new Promise(requestAnimationFrame);
          }}
        }}""",
        arg,
    )


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


def _refusing_promises(wait: Any) -> Any:
    @functools.wraps(wait)
    def waited(page: Page, expression: str, **given: Any) -> Any:
        assert not expression.lstrip().startswith("async"), "a promise is not awaited: wait_until"
        return wait(page, expression, **given)

    return waited


def wait_before_actions() -> None:
    """Makes every action of this process wait first, and refuses waits that would not wait."""
    setattr(Page, "wait_for_function", _refusing_promises(Page.wait_for_function))  # noqa: B010
    for name in (*ACTS, *PLACES):
        setattr(Locator, name, _looking_first(getattr(Locator, name)))
    for name in BY_HAND:
        setattr(Page, name, _looked_at(getattr(Page, name)))
