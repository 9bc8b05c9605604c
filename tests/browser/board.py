"""What tests do with the board in the harness: positions of hexes, recorded callbacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

#: The type of the fixture `board`: opens the harness with a query and options of the context.
Open = Callable[..., Page]


def spot(page: Page, column: int, row: int) -> tuple[float, float]:
    """Returns the position of a hex' centre on the page."""
    at = page.evaluate("([c, r]) => board.screenOf(world.hex(c, r))", [column, row])
    return at["x"], at["y"]


def calls(page: Page, name: str) -> list[list[Any]]:
    """Returns the arguments of every call of one callback so far."""
    found: list[list[Any]] = page.evaluate(
        "(name) => calls.filter((call) => call[0] === name).map((call) => call.slice(1))", name
    )
    return found


def offset(page: Page, cell: dict[str, int]) -> tuple[int, int]:
    """Returns column and row of a cell on the harness' flat-top map."""
    return cell["q"], cell["r"] + (cell["q"] - (cell["q"] & 1)) // 2


def drag(page: Page, *way: tuple[float, float], drop: bool = True) -> None:
    """Presses at the first point, moves through the others and releases."""
    page.mouse.move(*way[0])
    page.mouse.down()
    for point in way[1:]:
        page.mouse.move(*point, steps=4)
    if drop:
        page.mouse.up()
