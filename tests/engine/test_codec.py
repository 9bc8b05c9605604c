"""Snapshots share parts as the state does, and events of older versions are upgraded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from app.engine import (
    Row,
    apply_row,
    evolve,
    load_snapshot,
    map_document,
    map_from_document,
    snapshot,
)
from app.engine.events.upcast import UnknownEvent, upcast
from app.engine.state import shape
from app.engine.state.shape import state_shape
from app.engine.state.state import State, World
from app.engine.state.unit import Unit
from app.rules.frame_state.combat.model import Condition
from app.rules.frame_state.missions import Mission
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.terrain import Chunk, Prop
from tests.engine.play import BLANK, Table, check_round_trips


def test_a_snapshot_gives_the_state_again_with_its_timeline() -> None:
    table = Table({**BLANK, "columns": 40, "rows": 40})
    fox = table.frame()
    deck = table.prop(5, 5, base=3)
    notes = [{"kind": "woods"}]
    table.send("handler", "terrain.note", cells=[{"q": 3, "r": 3, "notes": notes}])
    table.send("handler", "conflict.start")
    table.send("ann", "turn.start", unit=fox)
    table.fly("ann", fox, (3, 3, 1))
    table.send("handler", "prop.remove", prop=deck)
    table.send("handler", "undo")
    check_round_trips(table)
    again = load_snapshot(snapshot(table.state))
    assert again.timeline[-1].after is again.world
    assert again.redo[-1].before is again.world
    assert (
        again.scene.map.chunks[1] is again.timeline[0].before.scenes[again.scene.id].map.chunks[1]
    )


def test_a_snapshot_grows_with_what_changed_and_not_with_the_map() -> None:
    table = Table({**BLANK, "columns": 128, "rows": 128})
    fox = table.frame()
    size = len(snapshot(table.state))
    for q in (4, 5, 6, 7):
        table.walk("ann", fox, (q, 3, 0))
    assert len(snapshot(table.state)) < size + 8_000


def test_map_documents() -> None:
    table = Table()
    document = map_document(table.state.scene.map)
    assert map_from_document(document) == table.state.scene.map


def test_an_upcaster_brings_an_old_event_up_to_date() -> None:
    def from_0(event: dict[str, Any]) -> dict[str, Any]:
        return {"type": "unit.changed", "v": 0, "hull": event["hp"]}

    def from_changed(event: dict[str, Any]) -> dict[str, Any]:
        return {"type": "unit.updated", "v": 1, "set": {"integrity": event["hull"]}}

    steps = {("unit.altered", 0): from_0, ("unit.changed", 0): from_changed}
    old = {"type": "unit.altered", "v": 0, "hp": 3}
    assert upcast(old, steps) == {"type": "unit.updated", "v": 1, "set": {"integrity": 3}}
    assert old == {"type": "unit.altered", "v": 0, "hp": 3}


@pytest.mark.parametrize("event", [{"type": "said", "v": 99}, {"type": "moon.fell", "v": 1}])
def test_an_event_from_a_newer_program_is_not_guessed_at(event: dict[str, Any]) -> None:
    with pytest.raises(UnknownEvent, match=str(event["v"])):
        evolve(Table().state, event)


def test_a_row_without_lines_still_counts() -> None:
    table = Table()
    row = Row("t1", table.state.version + 1, "c", None, "", "now", [{"type": "said", "v": 1}])
    assert apply_row(table.state, row).version == table.state.version + 1


def test_a_new_field_changes_the_shape_of_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    before = state_shape()
    assert state_shape() == before
    monkeypatch.setattr(shape, "State", dataclass(type("State", (), {"__annotations__": {}})))
    assert state_shape() != before


def test_the_shape_covers_all_that_undo_can_bring_back() -> None:
    found: dict[type[Any], list[str]] = {}
    shape._collect(State, found)
    assert "obstacle:bool" in found[Unit]
    assert {World, Mission, Condition, HexMap, Prop} <= found.keys()
    assert Chunk not in found
