"""Builds, and units with builds, for tests of the engine."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from app.engine.state.unit import Unit
from app.rules.frame_state.combat.library import ready_builds
from app.rules.frame_state.combat.model import Build, Module
from tests.engine.play import Table, cell

KESTREL = ready_builds("frames")["kestrel"]
VEIL = Module("veil", "Veil", 3, 2, 2, "In your turn", "Cloaked.")
FLARE = Module("flare", "Flare", 1, 0, 0, "When aimed at", "A flare.")
SPARK = Module("spark", "Spark", 1, 0, 1, "When aimed at", "A spark.")


def build(name: str = "Test", **fields: Any) -> Build:
    """Returns a bare frame, by default a bipedal with a plasma generator."""
    return replace(Build(name, "bipedal", "plasma"), **fields)


def document(made: Build) -> dict[str, Any]:
    """Returns the build as it is sent."""
    sent: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(made))
    return sent


def framed(table: Table, made: Build | None = None, **fields: Any) -> str:
    """Adds Ann's unit with a build."""
    unit = table.frame(**fields)
    fit(table, unit, made or build())
    return unit


def npc(table: Table, made: Build | None = None, at: Any = (6, 3, 0), **fields: Any) -> str:
    """Adds an enemy with a build."""
    unit = table.unit("Wolf", at, "enemy", **fields)
    fit(table, unit, made or build())
    return unit


def fit(table: Table, unit: str, made: Build) -> None:
    """Fits a unit out, whatever the build costs."""
    table.send("handler", "unit.fit", unit=unit, build=document(made), force=True)


def put(table: Table, unit: str, **values: Any) -> Unit:
    """Sets fields of a unit as the Handler."""
    table.send("handler", "unit.update", unit=unit, **values)
    return table[unit]


def afflicted(table: Table, unit: str, *given: tuple[str, int], by: str = "") -> Unit:
    """Gives a unit conditions by kind and tier."""
    add = [{"kind": kind, "tier": tier, "by": by} for kind, tier in given]
    return put(table, unit, conditions={"add": add})


def sides(table: Table, *faces: int) -> None:
    """Sets the next dice."""
    table.faces = list(faces)


def next_round(table: Table, unit: str) -> None:
    """Advances to the unit's turn in the next round."""
    table.to_environment()
    table.send("handler", "environment.resolve")
    conflict = table.state.scene.conflict
    assert conflict is not None
    while table[unit].disposition == "enemy" and table.segment != "enemy":
        table.send("handler", "segment.end")
    table.turn(unit)


def turn_of(table: Table, unit: str, *faces: int) -> None:
    """Begins the unit's turn, with these dice."""
    sides(table, *faces)
    if table.state.scene.conflict is None:
        table.send("handler", "conflict.start")
    while table[unit].disposition == "enemy" and table.segment != "enemy":
        table.send("handler", "segment.end")
    table.send("handler", "turn.start", unit=unit)
    assert table.faces == []


def acting(made: Any = None, **fields: Any) -> tuple[Table, str]:
    """Ann's frame in its own turn."""
    table = Table()
    fox = framed(table, made, **fields)
    turn_of(table, fox)
    return table, fox


def ejected(at: Any = (3, 3, 0), **fields: Any) -> tuple[Table, str, str]:
    """Ann's wreck, and her pilot on foot."""
    table = Table()
    fox = framed(table, **{"at": at, **fields})
    put(table, fox, integrity=0)
    (pilot,) = (u.id for u in table.state.scene.units.values() if u.pilot_of == fox)
    return table, fox, pilot


def carrier(table: Table, at: Any = (4, 3, 0), **fields: Any) -> str:
    """Bob's frame."""
    unit = table.unit("Owl", at, "pilot", "b", **fields)
    fit(table, unit, build())
    return unit


def put_at(table: Table, unit: str, at: Any, **fields: Any) -> None:
    table.send("handler", "unit.place", unit=unit, at=cell(*at), **fields)
