"""Export and import of units and their frames in the document of a table.

Ids are those of one table only: where a unit speaks of another (who caused a condition, whose frame
it was), the document names that by its place in the list of units.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from app.engine.state.documents import unit_document
from app.engine.state.state import Unit
from app.export.crew import InvalidReference, item_at, objects_in

#: What `unit.add` takes over unchanged, and what stands at its highest when a unit is added.
_PLAIN: Final = (
    "name",
    "disposition",
    "speed",
    "footprint",
    "silhouette",
    "obstacle",
    "hidden",
    "notes",
)
_METERS: Final = ("integrity", "stability", "energy")
#: What a build sets anew and a pilot's sheet moves: named again for a frame.
_FRAME: Final = (*_METERS, *(f"{name}_max" for name in _METERS), "speed", "silhouette")
#: Nothing of these is true of a unit that was just added.
_NOW: Final = (
    "steps", "falling", "fallen", "flown", "overheated", "reeling", "off_balance", "in_hand",
    "walked", "descended",
)  # fmt: skip
_STATE: Final = ("lost", "highlighted")
_PARTS: Final = ("used", "spent", "orders")
#: Other units, by the unit's own field.
_OTHERS: Final = ("pilot_of", "carried_by")


def unit_export(unit: Unit, ids: Sequence[str]) -> dict[str, Any]:
    """Parameters of `unit.add`; `now`: what is set of it then; `state`: the rest of it.

    `ids`: the document's units. A wreck may be where somebody is, so its `at` is part of the
    state.
    """
    fields = unit_document(unit)
    made = {name: fields[name] for name in _PLAIN}
    made.update({name: fields[f"{name}_max"] for name in _METERS})
    if unit.at is not None and not unit.destroyed:
        made["at"] = _at(unit)
    now: dict[str, Any] = {name: fields[name] for name in _NOW if fields[name]}
    state: dict[str, Any] = {name: fields[name] for name in _STATE if fields[name]}
    if unit.frame is None:
        now |= {name: fields[name] for name in _METERS if fields[name] != fields[f"{name}_max"]}
    else:
        made["build"] = fields["frame"]["build"]
        now |= {name: fields[name] for name in _FRAME} | {"recoil": unit.frame.recoil}
        state |= {name: fields["frame"][name] for name in _PARTS if fields["frame"][name]}
    if unit.destroyed != (unit.integrity == 0):
        now["destroyed"] = unit.destroyed
    if unit.overrides:
        now["numbers"] = fields["overrides"]
    if unit.at is not None and unit.destroyed:
        state["at"] = _at(unit)
    if unit.conditions:
        state["conditions"] = [_export_condition(each, ids) for each in fields["conditions"]]
    now |= {name: ids.index(fields[name]) for name in _OTHERS if fields[name] in ids}
    return {**made, **({"now": now} if now else {}), **({"state": state} if state else {})}


def _at(unit: Unit) -> dict[str, int]:
    assert unit.at is not None
    return dict(unit.at._asdict())


def _export_condition(condition: Mapping[str, Any], ids: Sequence[str]) -> dict[str, Any]:
    """`by` and `ends.unit` as places; the turns of a unit that is gone are counted by rounds."""

    def place(unit: str) -> int | None:
        return ids.index(unit) if unit in ids else None

    ends = condition["ends"]
    if ends is not None:
        gone = ends["unit"] not in ("", *ids)
        when = "round-end" if gone and ends["when"] != "repair" else ends["when"]
        ends = {**ends, "when": when, "unit": place(ends["unit"])}
    return {**condition, "by": place(condition["by"]), "ends": ends}


# -- import -----------------------------------------------------------------------------------


def restore_parameters(
    unit: Mapping[str, Any], id: str, ids: Sequence[str]
) -> dict[str, Any] | None:
    """What `units.restore` takes to put an added unit as it stood; None when it stands so already.

    `ids`: the new ids in the document's order. InvalidReference for a place that is not in it.
    """
    now, state = unit.get("now"), unit.get("state")
    if not now and state is None:
        return None
    if not isinstance(now, Mapping | None) or not isinstance(state, Mapping | None):
        raise InvalidReference("an object is missing")
    fields, values = dict(state or {}), dict(now or {})
    for name in _OTHERS:
        if values.get(name) is not None:
            values[name] = item_at(ids, values[name])
    if "conditions" in fields:
        fields["conditions"] = [
            _import_condition(each, ids) for each in objects_in(fields["conditions"])
        ]
    return {**fields, "unit": id, "set": values}


def is_carried(unit: Mapping[str, Any]) -> bool:
    """Whether something carries it: that has to stand as it stood first, or it would be shaken."""
    now = unit.get("now")
    return isinstance(now, Mapping) and now.get("carried_by") is not None


def _import_condition(condition: Mapping[str, Any], ids: Sequence[str]) -> dict[str, Any]:
    ends = condition.get("ends")
    if isinstance(ends, Mapping):
        ends = {**ends, "unit": _id(ids, ends.get("unit"))}
    return {**condition, "by": _id(ids, condition.get("by")), "ends": ends}


def _id(ids: Sequence[str], place: Any) -> str:
    return "" if place is None else item_at(ids, place)
