"""A table with characters, and short forms of what is done to their sheets."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import Refused
from app.engine.state.crew import Character
from app.rules.frame_state.characters import Sheet
from tests.engine.play import Table


@pytest.fixture
def table() -> Table:
    return Table()


def add(table: Table, who: str = "ann", name: str = "Vega", **fields: Any) -> str:
    row = table.send(who, "character.add", name=name, **fields)
    return str(row.events[0]["character"]["id"])


def character(table: Table, id_: str) -> Character:
    return table.state.world.characters[id_]


def sheet(table: Table, id_: str) -> Sheet:
    return character(table, id_).sheet


def shown(table: Table, id_: str, group: str = "pilots") -> dict[str, Any]:
    view: dict[str, Any] = table.view(group)["characters"][id_]
    return view


def raised(attribute: str, points: int = 1) -> dict[str, Any]:
    return {"do": "raise", "attribute": attribute, "points": points}


def advanced(category: str) -> dict[str, Any]:
    return {"do": "advance", "category": category}


def refitted(attribute: str, to: str) -> dict[str, Any]:
    return {"do": "refit", "attribute": attribute, "to": to}


def award(attribute: str, bonus: int) -> dict[str, Any]:
    return {"do": "award", "attribute": attribute, "points": bonus}


def upgrade(table: Table, who: str, id_: str, *upgrades: dict[str, Any]) -> None:
    table.send(who, "character.upgrade", character=id_, upgrades=list(upgrades))


def no_upgrade(table: Table, who: str, id_: str, *upgrades: dict[str, Any]) -> Refused:
    return table.refuse(who, "character.upgrade", character=id_, upgrades=list(upgrades))


def sent_categories(*categories: Any, **changes: Any) -> list[dict[str, Any]]:
    """Returns Frame State's own categories as a Handler sends them."""
    view: list[dict[str, Any]] = Table().view()["categories"]
    return [{**category, **changes.get(category["id"].split("-")[0], {})} for category in view] + [
        *categories
    ]


LUCK = {"id": "luck", "name": "Luck", "kind": "die"}
KNACKS = {"id": "knacks", "name": "Knacks", "pool": 2, "attributes": [LUCK]}
