"""Commands sent from a table page over the API, and the view that the page's person has."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.map_page import axial, hex_state
from tests.browser.play import Table

#: Whether the page has the events of a command: its socket may be later than the HTTP answer.
_TOLD = """async (seq) => {
  const { liveSession } = await import(document.querySelector("script[type=module]").src
    .replace(/table[^/]*$/, "../core/session.js"));
  return liveSession.value.seq >= seq;
}"""


def send(page: Page, **command: Any) -> dict[str, Any]:
    """Send a command over HTTP as the person at a table page, and return the answer with its
    `status`. An accepted command has reached the page by then."""
    answer: dict[str, Any] = page.evaluate(
        """async (command) => {
          const { api } = document.body.dataset;
          const body = JSON.stringify({ id: crypto.randomUUID(), command });
          const headers = { "Content-Type": "application/json" };
          const response = await fetch(`${api}/commands`, { method: "POST", headers, body });
          return { status: response.status, ...(await response.json()) };
        }""",
        command,
    )
    if answer["status"] == 200:
        page.wait_for_function(_TOLD, arg=answer["seq"])
    return answer


def do(table: Table, kind: str, /, **fields: Any) -> None:
    """Send a command from a table page; fails unless it is accepted."""
    answer = send(table.page, type=kind, **fields)
    assert answer["status"] == 200, answer


def state(page: Page) -> dict[str, Any]:
    """The view of whoever sits at the page."""
    view: dict[str, Any] = page.evaluate(
        "async () => (await (await fetch(`${document.body.dataset.api}/state`)).json()).view"
    )
    return view


def unit_named(page: Page, name: str) -> dict[str, Any]:
    """The first unit of this name in the view of whoever sits at the page."""
    units: dict[str, dict[str, Any]] = state(page)["scene"]["units"]
    return next(unit for unit in units.values() if unit["name"] == name)


def unit_id(page: Page, name: str) -> str:
    """The id of a unit by its name."""
    units: dict[str, dict[str, Any]] = state(page)["scene"]["units"]
    return next(id for id, unit in units.items() if unit["name"] == name)


def unit_ids(page: Page) -> dict[str, str]:
    """The ids of all units in the view of whoever sits at the page, by name."""
    units: dict[str, dict[str, Any]] = state(page)["scene"]["units"]
    return {unit["name"]: id for id, unit in units.items()}


def fit(page: Page, **builds: str) -> None:
    """As the Handler: fit units out with ready builds, by name."""
    for name, build in builds.items():
        done = send(page, type="unit.fit", unit=unit_id(page, name), build=build)
        assert done["status"] == 200, done


def place(page: Page, name: str, column: int, row: int) -> None:
    """As the Handler: put a unit on the highest ground of a hex, 1-based column and row."""
    # the ground comes in parts, after the map itself
    at = page.wait_for_function(
        """([column, row]) => { const { board } = document.getElementById("board");
          const q = column - 1, r = row - 1 - (q - (q & 1)) / 2;
          const { surfaces } = board.describe({ q, r });
          return surfaces.length > 0 && { q, r, level: surfaces[surfaces.length - 1] }; }""",
        arg=[column, row],
    ).json_value()
    done = send(page, type="unit.place", unit=unit_id(page, name), at=at)
    assert done["status"] == 200, done


def set_fog(handler: Table, mode: str, **more: Any) -> None:
    """Set the table's fog as the Handler."""
    done = send(handler.page, type="table.options", options={"fog": mode, **more})
    assert done["status"] == 200, done


def add_enemy(handler: Table, name: str, column: int, row: int, **more: Any) -> str:
    """Put a new enemy on the ground of a hex; its id."""
    level = hex_state(handler, column, row)["surfaces"][-1]
    done = send(
        handler.page,
        type="unit.add",
        name=name,
        disposition="enemy",
        at={**axial(column, row), "level": level},
        speed=4,
        integrity=9,
        stability=9,
        **more,
    )
    assert done["status"] == 200, done
    return unit_id(handler.page, name)
