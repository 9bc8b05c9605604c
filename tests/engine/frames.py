"""Frames at a test's table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from app.engine.state.state import Unit
from app.rules.frame_state.combat.library import ready_builds
from app.rules.frame_state.combat.model import Build
from tests.engine.play import Table

KESTREL = ready_builds("frames")["kestrel"]


def build(name: str = "Test", **fields: Any) -> Build:
    """A bare frame: bipedal, with a plasma generator, unless it is said otherwise."""
    return replace(Build(name, "bipedal", "plasma"), **fields)


def document(made: Build) -> dict[str, Any]:
    """The build as it is sent."""
    sent: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(made))
    return sent


def framed(table: Table, made: Build | None = None, **fields: Any) -> str:
    """Ann's unit in a frame."""
    unit = table.frame(**fields)
    fit(table, unit, made or build())
    return unit


def npc(table: Table, made: Build | None = None, at: Any = (6, 3, 0), **fields: Any) -> str:
    """An enemy in a frame."""
    unit = table.unit("Wolf", at, "enemy", **fields)
    fit(table, unit, made or build())
    return unit


def fit(table: Table, unit: str, made: Build) -> None:
    """Fit a unit out, whatever the build spends."""
    table.send("handler", "unit.fit", unit=unit, build=document(made), force=True)


def put(table: Table, unit: str, **values: Any) -> Unit:
    """Set fields of a unit as the Handler may."""
    table.send("handler", "unit.update", unit=unit, **values)
    return table[unit]


def afflicted(table: Table, unit: str, *given: tuple[str, int], by: str = "") -> Unit:
    """Give a unit conditions by kind and tier."""
    add = [{"kind": kind, "tier": tier, "by": by} for kind, tier in given]
    return put(table, unit, conditions={"add": add})


def sides(table: Table, *faces: int) -> None:
    """What the next dice show."""
    table.faces = list(faces)


def next_round(table: Table, unit: str) -> None:
    """To the unit's turn in the next round."""
    table.to_environment()
    table.send("handler", "environment.resolve")
    conflict = table.state.scene.conflict
    assert conflict is not None
    while table[unit].disposition == "enemy" and table.segment != "enemy":
        table.send("handler", "segment.end")
    table.turn(unit)
