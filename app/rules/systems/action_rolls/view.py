"""View of Action Rolls: facts for the generic panel and data for a custom one (AR 3.2, 3.3).

The numbers of an NPC are the GM's: others see its name, its states and the dice it rolls. A hidden
threshold is nowhere in what others get, and nobody's Defense before it is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.rules.systems.action_rolls import resolve, rolls
from app.rules.systems.action_rolls.offers import pool_of
from app.rules.systems.action_rolls.state import Attempt, Result, Save, Table, Use, read
from app.rules.systems.base import Fact, Player, Players, Slice, SystemView


def show(kept: Slice, handler: bool, cast: Players) -> SystemView:
    """Facts, and data: `attributes`, `people`, `attempts` (the oldest first), `saves`, `results`
    (the newest first). Dice are numbered from 1; null is what does not count yet, or is hidden.
    """
    table = read(kept)
    data = {
        "attributes": list(table.attributes),
        "people": [_person(table, player, handler) for player in cast.values()],
        "attempts": [_attempt(table, a, handler, cast) for a in table.attempts.values()],
        "saves": [_save(table, save, handler, cast) for save in table.saves.values()],
        "results": [_result(result, handler) for result in reversed(table.results)],
    }
    return SystemView(tuple(_facts(table, handler, cast)), data)


def _open(player: Player | None, handler: bool) -> bool:
    """Whether a person's numbers may be seen."""
    return handler or (player is not None and player.seat is not None)


def _person(table: Table, player: Player, handler: bool) -> dict[str, Any]:
    sheet, attempt = table.sheet(player.id), table.attempt_of(player.id)
    seen: dict[str, Any] = {
        "id": player.id,
        "name": player.name,
        "npc": player.seat is None,
        "states": list(sheet.states),
        "attempt": None if attempt is None else attempt.id,
        "defense": sheet.defense if handler or sheet.defense_told else None,
        "defense_told": sheet.defense_told,
    }
    if not _open(player, handler):
        return seen
    return {
        **seen,
        "abilities": [
            {"name": name, "level": level, "sides": rolls.DIE[level]}
            for name, level in sheet.abilities.items()
        ],
        "values": {name: sheet.attribute(name) for name in table.attributes},
        "points": sheet.points,
        "most": sheet.most,
        "consequences": [{"kind": c.kind, "text": c.text} for c in sheet.consequences],
    }


def _attempt(table: Table, attempt: Attempt, handler: bool, cast: Players) -> dict[str, Any]:
    rolled, judged = bool(attempt.faces), attempt.stage in ("extras", "mistakes")
    framed = attempt.stage != "announced"
    seen: dict[str, Any] = {
        "id": attempt.id,
        "person": attempt.person,
        "name": attempt.name,
        "intent": attempt.intent,
        "ability": attempt.ability,
        "attributes": list(attempt.attributes),
        "contested": list(attempt.contested),
        "cost": attempt.cost,
        "target": attempt.target or None,
        "under": attempt.under,
        "stage": attempt.stage,
        "hidden": attempt.hidden,
        "threshold": attempt.threshold if framed and (handler or not attempt.hidden) else None,
        "roll": sum(attempt.roll),
        "each": sum(attempt.each),
        "once": sum(attempt.once),
        "potential": None,
        "struggle": attempt.struggle if rolled else None,
        "sides": attempt.sides if rolled else None,
        "faces": list(attempt.faces),
        "values": [rolls.value(face, sum(attempt.roll)) for face in attempt.faces],
        "ones": attempt.ones,
        "openings": [
            {"person": o.person, "left": o.left, "closed": o.closed} for o in attempt.openings
        ],
        "success": None,
        "primary": None,
        "extras": [],
        "mistakes": None,
    }
    if _open(cast.get(attempt.person), handler) and not rolled:
        pool = pool_of(table, attempt)
        seen |= {"potential": pool.most, "struggle": pool.struggle, "sides": pool.sides}
    if judged:
        judgement = resolve.judgement(attempt)
        seen |= {
            "success": judgement.success,
            "primary": None if judgement.primary is None else judgement.primary + 1,
            "extras": [
                {"die": at + 1, "value": judgement.values[at], **_use(attempt.uses[at])}
                for at in judgement.extras
            ],
            "mistakes": attempt.mistakes,
        }
    return seen


def _use(use: Use | None) -> dict[str, Any]:
    return {"to": None, "text": ""} if use is None else {"to": use.to, "text": use.text}


def _save(table: Table, save: Save, handler: bool, cast: Players) -> dict[str, Any]:
    seen = _open(cast.get(save.person), handler)
    return {
        "id": save.id,
        "person": save.person,
        "name": save.name,
        "kind": save.kind,
        "dice": save.dice,
        "attribute": save.attribute,
        "value": table.sheet(save.person).attribute(save.attribute) if seen else None,
        "reason": save.reason,
    }


def _result(result: Result, handler: bool) -> dict[str, Any]:
    return {
        "id": result.id,
        "person": result.person,
        "name": result.name,
        "intent": result.intent,
        "success": result.success,
        "effect": result.effect,
        "sides": result.sides,
        "faces": list(result.faces),
        "values": list(result.values),
        "threshold": result.threshold if handler or not result.hidden else None,
        "hidden": result.hidden,
        "mistakes": result.mistakes,
        "mistake": result.mistake,
    }


def _facts(table: Table, handler: bool, cast: Players) -> Iterator[Fact]:
    for player in cast.values():
        sheet = table.sheet(player.id)
        if sheet.points is not None and _open(player, handler):
            yield Fact("points", {"person": player.ref, "points": sheet.points})
        if sheet.defense is not None and (handler or sheet.defense_told):
            code = "defense" if sheet.defense_told else "defense-secret"
            yield Fact(code, {"person": player.ref, "value": sheet.defense})
        if sheet.states:
            yield Fact("states", {"person": player.ref, "states": list(sheet.states)})
    for attempt in table.attempts.values():
        person = {"player": attempt.person, "name": attempt.name}
        yield Fact(f"at-{attempt.stage}", {"person": person, "text": attempt.intent})
    for save in table.saves.values():
        person = {"player": save.person, "name": save.name}
        yield Fact("save", {"person": person, "kind": save.kind})
    if table.results:
        last = table.results[-1]
        person = {"player": last.person, "name": last.name}
        params = {"person": person, "text": last.intent, "effect": last.effect}
        yield Fact("success" if last.success else "failure", params)
