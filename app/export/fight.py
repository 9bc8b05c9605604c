"""Export and import of a conflict in the document of a table: the round, attacks with the dice
rolled so far, reactions, and requests to the Handler.

Units are named by their place in the document's list, as everywhere in it; props by their ids,
which the map keeps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from app.engine.commands.combat.attack_requests import designation
from app.engine.state.attack_state import AttackState, Reaction
from app.engine.state.builds import ActionRequest, RequestedAttack
from app.engine.state.conflict import Conflict
from app.engine.state.state import Scene, World
from app.export.crew import InvalidReference, item_at, objects_in
from app.rules.geometry.hexes import Cell

#: What `fight.restore` takes over unchanged of an attack.
_ATTACK = (
    "weapon", "distance", "beyond", "homing", "prepare", "unbraced", "zone_targeting",
    "zone_damage", "mark_prop", "waits", "overruled",
)  # fmt: skip
#: What it takes over unchanged of an attack that is asked for.
_ASKED = ("weapon", "homing", "prepare", "zone", "inside")


def fight_document(world: World, scene: Scene) -> dict[str, Any]:
    """Parameters of `fight.restore` with places for units; empty where nothing is under way.

    What a unit of another scene does, or one that is gone, stays behind.
    """
    ids = list(scene.units)
    attacks = [
        each
        for each in world.attacks.values()
        if each.scene == scene.id and _is_exportable(each, scene)
    ]
    reactions = [each for each in world.reactions.values() if each.scene == scene.id]
    parts: dict[str, Any] = {
        "conflict": None if scene.conflict is None else _export_conflict(scene.conflict, ids),
        "attacks": [_export_attack(each, scene, ids) for each in attacks],
        "reactions": [
            _export_reaction(each, {a.id for a in attacks}, ids)
            for each in reactions
            if each.unit in ids
        ],
        "asks": [
            _export_request(each, scene, ids)
            for each in world.asks.values()
            # seats, and what they ask for, stay with the table
            if each.unit in ids
            and each.kind != "unit"
            and (each.kind != "repair" or each.about in ids)
        ],
    }
    return {name: part for name, part in parts.items() if part}


def _export_request(ask: ActionRequest, scene: Scene, ids: Sequence[str]) -> dict[str, Any]:
    made: dict[str, Any] = {"unit": ids.index(ask.unit), "text": ask.text}
    if (
        ask.attack is not None
        and (aimed := _export_requested_attack(ask.attack, scene, ids)) is not None
    ):
        made |= {"attack": aimed}
    if ask.to is not None:
        made |= {"to": ask.to._asdict()}
    if ask.kind:
        about = ids.index(ask.about) if ask.kind == "repair" else ask.about
        made |= {"kind": ask.kind, "about": about, "steps": ask.steps, "energy": ask.energy}
    return made


def _export_requested_attack(
    asked: RequestedAttack, scene: Scene, ids: Sequence[str]
) -> dict[str, Any] | None:
    """The attack that is asked for, as the command says it; None when its target is gone."""
    if asked.mark not in ("", *(scene.map.props if asked.mark_prop else ids)):
        return None
    at = designation(asked)
    if "unit" in at:
        at["unit"] = ids.index(at["unit"])
    how = {name: getattr(asked, name) for name in _ASKED}
    return {**how, "at": at, "centre": _cell(asked.centre)}


def _export_conflict(conflict: Conflict, ids: Sequence[str]) -> dict[str, Any]:
    """The round, whose turn it is, and who has had one: `[place, how]`."""
    active = conflict.active
    effects = [{"text": each.text, "lasts": each.lasts} for each in conflict.effects]
    return {
        **({"effects": effects} if effects else {}),
        "round": conflict.round,
        "segment": conflict.segment,
        "active": ids.index(active) if active in ids else None,
        "acted": [[ids.index(unit), how] for unit, how in conflict.acted.items() if unit in ids],
    }


def _is_exportable(attack: AttackState, scene: Scene) -> bool:
    """Whether an attack can be told of: its user is there, and what it waits for."""
    return attack.unit in scene.units and not (attack.waits and _export_mark(attack, scene) is None)


def _export_mark(attack: AttackState, scene: Scene) -> int | str | None:
    """What was designated, "" a place; None: something that is gone."""
    if not attack.mark:
        return ""
    if attack.mark_prop:
        return attack.mark if attack.mark in scene.map.props else None
    return list(scene.units).index(attack.mark) if attack.mark in scene.units else None


def _export_attack(attack: AttackState, scene: Scene, ids: Sequence[str]) -> dict[str, Any]:
    mark, zone = _export_mark(attack, scene), attack.zone
    return {
        **{name: getattr(attack, name) for name in _ATTACK},
        "id": attack.id,
        "unit": ids.index(attack.unit),
        "centre": _cell(attack.centre),
        "mark": "" if mark is None else mark,
        "zone": None if zone is None else {**asdict(zone), "centre": _cell(zone.centre)},
        "passed": [ids.index(each) for each in attack.passed if each in ids],
        "targets": [
            {
                "id": each.id if each.prop else ids.index(each.id),
                "prop": each.prop,
                "adjust": asdict(each.adjust),
                "faces": dict(each.faces),
            }
            for each in attack.targets
            if each.id in (scene.map.props if each.prop else scene.units)
        ],
    }


def _cell(cell: Cell | None) -> dict[str, int] | None:
    return None if cell is None else dict(cell._asdict())


def _export_reaction(reaction: Reaction, attacks: set[str], ids: Sequence[str]) -> dict[str, Any]:
    return {
        "unit": ids.index(reaction.unit),
        "state": reaction.state,
        "attack": reaction.attack if reaction.attack in attacks else "",
        "awaits": ids.index(reaction.awaits) if reaction.awaits in ids else "",
    }


# -- import -----------------------------------------------------------------------------------


def fight_command(fight: Mapping[str, Any], ids: Sequence[str]) -> dict[str, Any] | None:
    """The command that takes a fight up again, None where there is none; `ids`: the new ids in the
    document's order. InvalidReference for a place that is not in it."""
    if not fight:
        return None
    made: dict[str, Any] = {**fight, "type": "fight.restore"}
    if fight.get("conflict") is not None:
        made["conflict"] = _import_conflict(fight["conflict"], ids)
    for name, of in (
        ("attacks", _import_attack),
        ("reactions", _import_reaction),
        ("asks", _import_request),
    ):
        if name in fight:
            made[name] = [of(each, ids) for each in objects_in(fight[name])]
    return made


def _import_conflict(conflict: Any, ids: Sequence[str]) -> dict[str, Any]:
    if not isinstance(conflict, Mapping):
        raise InvalidReference("an object is missing")
    acted, active = conflict.get("acted", ()), conflict.get("active")
    if not isinstance(acted, list | tuple) or not all(_is_pair(each) for each in acted):
        raise InvalidReference("a list is missing")
    return {
        **conflict,
        "active": None if active is None else item_at(ids, active),
        "acted": {item_at(ids, unit): how for unit, how in acted},
    }


def _is_pair(value: Any) -> bool:
    return isinstance(value, list | tuple) and len(value) == 2


def _import_attack(attack: Mapping[str, Any], ids: Sequence[str]) -> dict[str, Any]:
    mark, passed = attack.get("mark", ""), attack.get("passed", ())
    if not isinstance(passed, list | tuple):
        raise InvalidReference("a list is missing")
    targets = [
        {**each, "id": each.get("id") if each.get("prop") else item_at(ids, each.get("id"))}
        for each in objects_in(attack.get("targets", ()))
    ]
    return {
        **attack,
        "unit": item_at(ids, attack.get("unit")),
        "mark": mark if isinstance(mark, str) else item_at(ids, mark),
        "passed": [item_at(ids, each) for each in passed],
        "targets": targets,
    }


def _import_reaction(reaction: Mapping[str, Any], ids: Sequence[str]) -> dict[str, Any]:
    awaits = reaction.get("awaits", "")
    named = awaits if awaits == "" else item_at(ids, awaits)
    return {**reaction, "unit": item_at(ids, reaction.get("unit")), "awaits": named}


def _import_request(ask: Mapping[str, Any], ids: Sequence[str]) -> dict[str, Any]:
    made = {**ask, "unit": item_at(ids, ask.get("unit"))}
    if ask.get("kind") == "repair":
        made["about"] = item_at(ids, ask.get("about"))
    attack = ask.get("attack")
    if isinstance(attack, Mapping) and isinstance(at := attack.get("at"), Mapping) and "unit" in at:
        made["attack"] = {**attack, "at": {**at, "unit": item_at(ids, at["unit"])}}
    return made
