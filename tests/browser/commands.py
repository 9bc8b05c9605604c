"""Commands sent over the API with the session of a table page, and the page's view."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.browser.map_page import axial, hex_state
from tests.browser.play import Table
from tests.browser.waiting import wait_until

#: Whether the page has received the changes of a command. They may come after the HTTP answer.
_TOLD = """async (seq) => {
  const { session } = await import(document.querySelector("script[type=module]").src);
  return session.liveSession.value.seq >= seq;
}"""


def send(page: Page, /, **command: Any) -> dict[str, Any]:
    """Sends a command over HTTP with the session of a page. Returns the answer with its `status`.

    The page has received the changes of an accepted command by then.
    """
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
        wait_until(page, _TOLD, answer["seq"])
    return answer


def do(table: Table, kind: str, /, **fields: Any) -> None:
    """Sends a command from a table page. Fails unless it is accepted."""
    answer = send(table.page, type=kind, **fields)
    assert answer["status"] == 200, answer


def state(page: Page) -> dict[str, Any]:
    """Returns the view of the page's seat."""
    # as text: Playwright takes a view apart into thousands of values, which costs more than a test
    answer = page.evaluate("async () => (await fetch(`${document.body.dataset.api}/state`)).text()")
    view: dict[str, Any] = json.loads(answer)["view"]
    return view


def unit_named(page: Page, name: str) -> dict[str, Any]:
    """Returns the first unit of this name in the view of the page's seat."""
    units: dict[str, dict[str, Any]] = state(page)["scene"]["units"]
    return next(unit for unit in units.values() if unit["name"] == name)


def unit_id(page: Page, name: str) -> str:
    """Returns the id of a unit by its name."""
    units: dict[str, dict[str, Any]] = state(page)["scene"]["units"]
    return next(id for id, unit in units.items() if unit["name"] == name)


def unit_ids(page: Page) -> dict[str, str]:
    """Returns the ids of all units in the page's view, by name."""
    units: dict[str, dict[str, Any]] = state(page)["scene"]["units"]
    return {unit["name"]: id for id, unit in units.items()}


def fit(page: Page, **builds: str) -> None:
    """Fits units out with ready builds, as the Handler; both by name."""
    for name, build in builds.items():
        done = send(page, type="unit.fit", unit=unit_id(page, name), build=build)
        assert done["status"] == 200, done


def place(page: Page, name: str, column: int, row: int) -> None:
    """Puts a unit on the highest ground of a hex (1-based column and row), as the Handler."""
    # chunks of the map arrive after the view
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
    """Sets the table's fog as the Handler."""
    done = send(handler.page, type="table.options", options={"fog": mode, **more})
    assert done["status"] == 200, done


def add_enemy(handler: Table, name: str, column: int, row: int, **more: Any) -> str:
    """Adds an enemy on the ground of a hex. Returns its id."""
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
