"""Converts documents of versions 1 and 2 to version 3.

They name units and characters by their position in the document's lists. A unit is written as the
parameters of `unit.add`, with later values (`now`) and its `state`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec

from app.engine.commands.combat.builds import (
    FORCEABLE_PROBLEMS,
    MOST_BUILDS,
    fitted_fields,
)
from app.engine.commands.units.units import MOST_UNITS
from app.engine.state.old_contents import fight_contents, mission_contents, with_cells
from app.engine.state.state import World
from app.engine.state.unit import Unit
from app.export.history import HistoryDocument
from app.rules.decoding import convert
from app.rules.frame_state.combat.legality import problems
from app.rules.frame_state.combat.library import find_ready_build
from app.rules.frame_state.combat.model import Build

#: The most scenes besides the shown one.
MOST_SCENES: Final = 50
_POOLS: Final = ("integrity", "stability", "energy")
#: Numbers that follow from a build.
_NUMBERS: Final = (*_POOLS, *(f"{pool}_max" for pool in _POOLS), "speed", "silhouette")
#: Used resources of a frame.
_PARTS: Final = ("recoil", "used", "spent", "orders")
Parts = list[dict[str, Any]]
Units = Annotated[Parts, msgspec.Meta(max_length=MOST_UNITS)]


class OldScene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scene besides the one shown. Its fight has places in its own units."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    map: msgspec.Raw
    units: Units = []
    fight: dict[str, Any] = {}


class OldDocument(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A document of version 1, or of version 2 with its history."""

    format: Literal["hexframe-table"]
    version: Literal[1, 2]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    map: msgspec.Raw
    options: dict[str, Any] = {}
    systems: Annotated[list[str], msgspec.Meta(max_length=8)] = msgspec.field(
        default_factory=lambda: ["frame-state"]
    )
    units: Units = []
    categories: Parts = []
    characters: Units = []
    missions: Units = []
    builds: Annotated[Parts, msgspec.Meta(max_length=MOST_BUILDS)] = []
    fight: dict[str, Any] = {}
    scenes: Annotated[list[OldScene], msgspec.Meta(max_length=MOST_SCENES)] = []
    dice: msgspec.Raw = msgspec.Raw(b"{}")
    log: msgspec.Raw = msgspec.Raw(b"[]")
    history: HistoryDocument | None = None


def world_of(old: OldDocument) -> dict[str, Any]:
    """Returns the world of a document. Raises ValueError for a place that is not in its list."""
    scenes = [(old.units, old.fight), *((each.units, each.fight) for each in old.scenes)]
    counts = [len(units) for units, _ in scenes]
    names = [f"u{n}" for n in range(sum(counts))]
    people = [f"c{n}" for n in range(len(old.characters))]
    missions = (_mission(f"m{n}", each, people) for n, each in enumerate(old.missions))
    world: dict[str, Any] = {
        "scenes": [],
        "categories": old.categories,
        "characters": [
            {**each, "id": id, "unit": _item_or_none(names, each.get("unit"))}
            for id, each in zip(people, old.characters, strict=True)
        ],
        "missions": list(missions),
        "builds": [{**each, "id": str(n)} for n, each in enumerate(old.builds)],
        **{name: [] for name in ("attacks", "reactions", "asks")},
    }
    for number, (units, fight) in enumerate(scenes):
        first = sum(counts[:number])
        ids = names[first : first + len(units)]
        made = fight_contents(_fight(fight, ids), f"s{number}")
        (scene,) = made.pop("scenes")
        scene["units"] = [_unit(id, unit, ids) for id, unit in zip(ids, units, strict=True)]
        world["scenes"].append(scene)
        for name, part in made.items():
            world[name] += part
    return world


# -- places -----------------------------------------------------------------------------------


def _item(ids: Sequence[str], place: Any) -> str:
    if type(place) is not int or not 0 <= place < len(ids):
        raise ValueError(f"no place {place!r} in a list of {len(ids)}"[:200])
    return ids[place]


def _item_or_none(ids: Sequence[str], place: Any) -> str | None:
    return None if place is None else _item(ids, place)


def _list(value: Any) -> Sequence[Any]:
    if not isinstance(value, list | tuple):
        raise ValueError("a list is missing")
    return value


def _object(value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError("an object is missing")
    return value


def _objects(value: Any) -> list[Mapping[str, Any]]:
    return [_object(each) for each in _list(value)]


# -- parts ------------------------------------------------------------------------------------


def _unit(id: str, old: Mapping[str, Any], ids: Sequence[str]) -> dict[str, Any]:
    """Returns a unit: at its maxima, then with the values of `now` and `state`."""
    now, state = dict(_object(old.get("now") or {})), dict(_object(old.get("state") or {}))
    unit = {name: value for name, value in old.items() if name not in ("now", "state", "build")}
    unit |= {f"{pool}_max": unit[pool] for pool in _POOLS if pool in unit}
    frame = {name: each.pop(name) for each in (now, state) for name in _PARTS if name in each}
    if "build" in old:
        # An export has the numbers of a frame; a document written by hand may omit them.
        by_hand = {} if "integrity_max" in now else _fitted_numbers(old["build"])
        unit = {**by_hand, **unit, "frame": {"build": _build(old["build"]), **frame}}
    conditions = [_condition(each, ids) for each in _objects(state.pop("conditions", ()))]
    unit |= now | state | {"id": id, "conditions": conditions}
    if "numbers" in unit:
        unit["overrides"] = unit.pop("numbers")
    for name in ("pilot_of", "carried_by"):
        unit[name] = _item_or_none(ids, unit.get(name))
    if unit["carried_by"] is not None:
        unit["at"] = None
    unit.setdefault("destroyed", unit.get("integrity") == 0)
    made: dict[str, Any] = with_cells(unit, "at")
    return {name: value for name, value in made.items() if value is not None}


def _build(build: Any) -> Any:
    """Returns a build; a text is the id of a ready-made one."""
    ready = find_ready_build(build) if isinstance(build, str) else None
    return build if ready is None else msgspec.to_builtins(ready)


def _fitted_numbers(build: Any) -> dict[str, Any]:
    """Returns the numbers of a unit just fitted out. Raises ValueError for a build that no frame
    can have."""
    found = convert(_build(build), Build)
    if any(each.code not in FORCEABLE_PROBLEMS for each in problems(found)):
        raise ValueError("a build that no frame can have")
    made = fitted_fields(World(), Unit("", "", "ally"), found)
    return {name: value for name, value in made.items() if name in _NUMBERS}


def _condition(condition: Mapping[str, Any], ids: Sequence[str]) -> dict[str, Any]:
    ends = condition.get("ends")
    if isinstance(ends, Mapping):
        ends = {**ends, "unit": _item_or_none(ids, ends.get("unit")) or ""}
    return {**condition, "by": _item_or_none(ids, condition.get("by")) or "", "ends": ends}


def _mission(id: str, mission: Mapping[str, Any], people: Sequence[str]) -> dict[str, Any]:
    """Returns a mission. Old ones name the owners of tallies and pay."""

    def tallies(name: str) -> dict[str, Any]:
        return {
            _item(people, each.get("character")): {
                key: value for key, value in each.items() if key != "character"
            }
            for each in _objects(mission.get(name, ()))
        }

    paid = [
        {**each, "character": _item_or_none(people, each.get("character")) or ""}
        for each in _objects(mission.get("paid", ()))
    ]
    made = {
        **mission,
        "objectives": _objects(mission.get("objectives", ())),
        "deductions": _objects(mission.get("deductions", ())),
        "crew": [_item(people, each) for each in _list(mission.get("crew", ()))],
        "tallies": tallies("tallies"),
        "veiled": tallies("veiled"),
        "paid": paid,
    }
    return mission_contents(id, made, people)


def _fight(fight: Mapping[str, Any], ids: Sequence[str]) -> dict[str, Any]:
    """Returns a fight as `fight.restore` takes it."""
    made: dict[str, Any] = {**fight}
    if fight.get("conflict") is not None:
        conflict = _object(fight["conflict"])
        acted = [_list(each) for each in _list(conflict.get("acted", ()))]
        made["conflict"] = {
            **conflict,
            "active": _item_or_none(ids, conflict.get("active")),
            "acted": {_item(ids, unit): how for unit, how in acted},
        }
    for name, of in (("attacks", _attack), ("reactions", _reaction), ("asks", _ask)):
        made[name] = [of(each, ids) for each in _objects(fight.get(name, ()))]
    return made


def _attack(attack: Mapping[str, Any], ids: Sequence[str]) -> dict[str, Any]:
    mark = attack.get("mark", "")
    targets = [
        {**each, "id": each.get("id") if each.get("prop") else _item(ids, each.get("id"))}
        for each in _objects(attack.get("targets", ()))
    ]
    return {
        **attack,
        "unit": _item(ids, attack.get("unit")),
        "mark": mark if isinstance(mark, str) else _item(ids, mark),
        "passed": [_item(ids, each) for each in _list(attack.get("passed", ()))],
        "targets": targets,
    }


def _reaction(reaction: Mapping[str, Any], ids: Sequence[str]) -> dict[str, Any]:
    awaits = reaction.get("awaits", "")
    awaited = awaits if awaits == "" else _item(ids, awaits)
    return {**reaction, "unit": _item(ids, reaction.get("unit")), "awaits": awaited}


def _ask(ask: Mapping[str, Any], ids: Sequence[str]) -> dict[str, Any]:
    made = {**ask, "unit": _item(ids, ask.get("unit"))}
    if ask.get("kind") == "repair":
        made["about"] = _item(ids, ask.get("about"))
    if isinstance(attack := ask.get("attack"), Mapping):
        at = dict(_object(attack.get("at")))
        if "unit" in at:
            at["unit"] = _item(ids, at["unit"])
        made["attack"] = {**attack, "at": at}
    return made
