"""The true state of the two tables of `machine_twins`, and whether players can see their
difference.

Nothing here reads views, frames or answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.engine import State, groups
from app.engine.refusals import Refusal
from app.engine.rounds.falls import complete_fall
from app.engine.rounds.movement import budget_for, mover_of
from app.engine.state.unit import Unit
from app.engine.visibility.fog_of_war import columns_in_sight, in_sight, observers_of
from app.engine.visibility.knowledge import Viewer, viewer_of_group
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.movement import check_path

MAP = {"columns": 12, "rows": 12, "orientation": "flat"}
#: A wall with one gap in its last row; the far corner is veiled.
WALL = [{"q": 6, "r": row - 3, "level": 9} for row in range(11)]
VEILED = [{"q": q, "r": r} for q in (10, 11) for r in range(-4, 1)]
FOX, OWL, CRAB = "fox.1", "owl.1", "crab.1"
#: Players' units are west of the wall.
KNOWN = (FOX, OWL, CRAB)
GHOST, WOLF, EXTRA, SPARE = "ghost.1", "wolf.1", "extra.1", "spare.1"
#: Units that differ between the tables; the last two are at the first table only. All but the last
#: one, an enemy off the map, are hidden.
SECRET = (GHOST, WOLF, EXTRA, SPARE)
MINE, VAULT = "mine.1", "vault.1"
#: Hexes east of the wall, which may be edited at one table only while there is fog.
EASTERN = [Hex(q, row - q // 2) for q in (7, 8, 9) for row in range(9)]
NUMBERS = {"speed": 3, "integrity": 9, "stability": 12}


def truly_walked(state: State, body: dict[str, Any]) -> Any:
    """Returns how far a path or a descent goes on the true map; None when it cannot begin."""
    scene, unit = state.scene, state.scene.units.get(body["unit"])
    if unit is None or unit.at is None:
        return None
    if body["type"] == "unit.descend":
        return complete_fall(scene, unit, unit.at)
    try:
        budget = budget_for(scene, unit, body["mode"])
        mover = mover_of(scene, unit, body["mode"], budget)
    except Refusal:
        return None
    path = [Cell(each["q"], each["r"], each["level"]) for each in body["path"]]
    walk = check_path(scene.field, mover, body["mode"], budget.range, path)
    return walk.entered, walk.cost, walk.ends_in_air, walk.stopped is not None


def truly_known(state: State, look: Viewer, unit: Unit) -> bool:
    """Whether players may know a unit.

    A hidden unit is known to its controllers. A unit off the map is known to its own side. Under
    fog, a unit in sight is known.
    """
    if unit.hidden:
        return look.seat in unit.controllers
    if unit.at is None:
        pilots = [key for key, seat in state.record.seats.items() if seat.role == "pilot"]
        return unit.disposition == "pilot" or not set(pilots).isdisjoint(unit.controllers)
    options, scene = state.table.options, state.scene
    if options.fog == "off" or unit.highlighted:
        return True
    eyes = observers_of(scene, look.pilots, look.observer_seat, look.seat)
    return in_sight(scene.map, eyes, options.sight, unit.cells)


def differ(one: State, other: State) -> str | None:
    """Returns the differences that players can see: units shown at either table, and ground that
    supports or hides shown things."""
    for state in (one, other):
        scene = state.scene
        for group in groups(state):
            look = viewer_of_group(state, group)
            if look.omniscient:
                continue
            for key in SECRET:
                if key in scene.units and truly_known(state, look, scene.units[key]):
                    return "sight"
        mine = scene.map.props.get(MINE)
        if mine is not None and not mine.hidden:
            return "prop"
        if len(scene.map.veiled) < len(VEILED):
            return "veil"
    # The controllers of a unit always know it.
    told = one.table.options.npc_stats == "all" or one.scene.units[CRAB].controller is not None
    if told and numbers_differ(one, other):
        return "numbers"
    for key in KNOWN:
        stands = []
        for state in (one, other):
            unit = state.scene.units[key]
            fall = None if unit.at is None else complete_fall(state.scene, unit, unit.at)
            stands.append(
                (fall and (fall.end, fall.ends, fall.levels), state.scene.is_supported(unit))
            )
        if stands[0] != stands[1]:
            return "carried"
    if grounds_differ(one, other):
        return "ground"
    if one.table.options.fog != "off":
        for mine_, theirs in zip(groups(one), groups(other), strict=False):
            if mine_ != "handler" and shade(one, mine_) != shade(other, theirs):
                return "shade"
    return None


def grounds_apart(
    one: State, other: State, cells: list[dict[str, int]] | None = None
) -> Iterator[Hex]:
    """Returns the hexes in the east, or of these `cells`, whose ground differs."""
    named = EASTERN if cells is None else [Hex(each["q"], each["r"]) for each in cells]
    return (h for h in named if one.scene.map.ground(h) != other.scene.map.ground(h))


def grounds_differ(one: State, other: State) -> bool:
    """Whether ground in the east differs where players see it: in sight, or anywhere without
    fog."""
    places = (one.scene.map.place(h) for h in grounds_apart(one, other))
    apart = [place for place in places if place is not None]
    if not apart or one.table.options.fog == "off":
        return bool(apart)
    return any(
        shade(state, group).has(place)
        for state in (one, other)
        for group in groups(state)
        if group != "handler"
        for place in apart
    )


def numbers_differ(one: State, other: State) -> bool:
    """Whether the numbers of the crab differ between the tables."""
    crab, twin = (replace(state.scene.units[CRAB], notes="") for state in (one, other))
    return crab != twin


def shade(state: State, group: str) -> Any:
    """Returns the hexes in sight of a group, on the true map."""
    look = viewer_of_group(state, group)
    eyes = observers_of(state.scene, look.pilots, look.observer_seat, look.seat)
    return columns_in_sight(state.scene.map, eyes, state.table.options.sight)
