"""Conflicts and missions of documents of versions 1 and 2 (and of commands that import one of
them), converted to the form of `contents`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from app.rules.decoding import convert
from app.rules.frame_state.missions import FEE, Tally, costs_of

Part = Mapping[str, Any]


def fight_contents(fight: Part, scene: str) -> dict[str, Any]:
    """Returns the contents of a world with nothing but this fight, in this scene."""
    return {
        "scenes": [{"id": scene, "conflict": _conflict(fight.get("conflict"))}],
        "attacks": [_attack(each, scene) for each in fight.get("attacks", ())],
        "reactions": [{**each, "scene": scene} for each in fight.get("reactions", ())],
        "asks": [_ask(f"{scene} {n}", each) for n, each in enumerate(fight.get("asks", ()))],
    }


def _attack(attack: Part, scene: str) -> dict[str, Any]:
    made: dict[str, Any] = {**with_cells(attack, "centre"), "scene": scene}
    return {**made, "zone": with_cells(attack.get("zone"), "centre")}


def _conflict(conflict: Any) -> Any:
    """Effects had no ids."""
    if not isinstance(conflict, Mapping) or not isinstance(conflict.get("effects"), list):
        return conflict
    effects = [
        {**each, "id": str(n)} if isinstance(each, Mapping) else each
        for n, each in enumerate(conflict["effects"])
    ]
    return {**conflict, "effects": effects}


def _ask(id: str, ask: Part) -> dict[str, Any]:
    """Requests had no ids, and named the target of an attack as `attack.declare` does."""
    made = {**with_cells(ask, "to"), "id": id}
    attack = ask.get("attack")
    if not isinstance(attack, Mapping):
        return made
    aimed = dict(with_cells(attack, "centre"))
    at = aimed.pop("at", None)
    if not isinstance(at, Mapping):
        raise ValueError("An attack without `at`")
    for name in ("unit", "prop"):
        if name in at:
            return {**made, "attack": {**aimed, "mark": at[name], "mark_prop": name == "prop"}}
    return {**made, "attack": {**aimed, "cell": _cell(at)}}


def with_cells(part: Any, *names: str) -> Any:
    """Returns an object with its cells as lists."""
    if not isinstance(part, Mapping):
        return part
    return {name: _cell(each) if name in names else each for name, each in part.items()}


def _cell(cell: Any) -> Any:
    """Returns a cell or a hex as a list."""
    if not isinstance(cell, Mapping):
        return cell
    return [cell[name] for name in ("q", "r", "level") if name in cell]


def mission_contents(id: str, mission: Part, characters: Collection[str]) -> dict[str, Any]:
    """Converts the document of a mission, whose objectives and deductions have their own labels.

    Pay of unknown characters belongs to nobody. Raises ValueError for pay that does not add up.
    """
    terms = [*mission.get("objectives", ()), *mission.get("deductions", ())]
    labels = {str(each.get("id")): f"{id} {n}" for n, each in enumerate(terms)}

    def labelled(each: Any) -> dict[str, Any]:
        if not isinstance(each, Mapping):
            raise ValueError("An object is missing")
        return {**each, "id": labels.get(str(each.get("id")), "")}

    def pay(each: Part) -> dict[str, Any]:
        made = {name: value for name, value in each.items() if name != "tally"}
        lines = [labelled(line) for line in _list(each.get("lines"))]
        character = str(each.get("character", ""))
        return {
            **made,
            "character": character if character in characters else "",
            "lines": lines,
            **_sums(each.get("tally"), [line.get("amount") for line in lines]),
        }

    return {
        **mission,
        "id": id,
        "crew": list(mission.get("crew", ())),
        "objectives": [labelled(each) for each in mission.get("objectives", ())],
        "deductions": [labelled(each) for each in mission.get("deductions", ())],
        "paid": [pay(each) for each in mission.get("paid", ())],
    }


def _list(value: Any) -> Sequence[Any]:
    if not isinstance(value, list | tuple):
        raise ValueError("A list is missing")
    return value


def _sums(tally: Any, amounts: Sequence[Any]) -> dict[str, Any]:
    """Returns the sums of a tally and of the lines of a payout."""
    try:
        costs = costs_of(convert(tally, Tally))
        total = sum(convert(amounts, list[int]))
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None
    cost = sum(each.cost for each in costs)
    return {"costs": msgspec.to_builtins(costs), "cost": cost, "fee": FEE * cost, "sum": total}
