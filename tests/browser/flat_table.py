"""Tables that are set up over the API before anybody opens their page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from app.rules.geometry.hexes import from_offset
from tests.browser.play import Table as TablePage
from tests.browser.server import Server
from tests.web.server import Table, make_table, unit

#: A script that keeps the overlays of the board in `window.overlays`.
WATCH_OVERLAYS = """() => {
  const { board } = document.getElementById("board");
  const set = board.set.bind(board);
  board.set = (given) => {
    if (given.overlays) window.overlays = given.overlays;
    return set(given);
  };
}"""


FlatTable = Callable[..., Table]


@pytest.fixture
def flat_table(server: Server) -> Iterator[FlatTable]:
    """Creates empty tables on flat ground: `flat_table(columns=20, rows=14, **body)`."""
    with httpx.Client(timeout=60, trust_env=False, verify=False) as http:

        def make(columns: int = 20, rows: int = 14, **body: Any) -> Table:
            blank = {"columns": columns, "rows": rows, "orientation": "flat"}
            return make_table(server.url, http, **{"name": "Laid", "map": blank, **body})

        yield make


def add_units(table: Table, units: Iterable[tuple[str, int, int, dict[str, Any]]]) -> None:
    """Adds units. Each is given by name, 1-based column and row, and further fields."""
    for name, column, row, more in units:
        at = from_offset(column - 1, row - 1, "flat")
        table.handler.do("unit.add", **unit(name, at.q, at.r, **more))


def open_as_handler(page: Page, table: Table) -> TablePage:
    """Opens the table's page as its Handler."""
    page.goto(f"{table.url}/h/{table.id}?key={table.handler.token}")
    return TablePage(page).ready()


def open_as_pilot(page: Page, table: Table, name: str = "Mira") -> TablePage:
    """Opens the table's page with a new pilot's seat."""
    return TablePage.join(page, f"{table.url}/j/{table.invites['pilot']}", name)


def share_a_mission(table: Table) -> str:
    """Returns the link to the replay of an empty mission that was paid."""
    handler, pilot = table.handler, table.join("Ada")
    pilot.do("character.add", name="Ada Vale")
    (character,) = pilot.state()["view"]["characters"]
    handler.do("mission.add", name="The dam", base=100, crew=[character])
    (mission,) = handler.state()["view"]["missions"]
    for phase in ("briefed", "running"):
        handler.do("mission.phase", mission=mission, phase=phase)
    handler.do("mission.result", mission=mission, result="achieved")
    handler.do("mission.pay", mission=mission)
    made = handler.ask("POST", "/shares", json={"mission": mission})
    assert made.status_code == 201, made.text
    return f"{table.url}{made.json()['url']}"
