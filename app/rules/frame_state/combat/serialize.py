"""Serialisation of attacks: exchanges and outcomes as JSON data, every number with its parts."""

from __future__ import annotations

from typing import Any

from app.rules.frame_state.combat.exchange_model import Exchange
from app.rules.frame_state.combat.harm import Harm
from app.rules.frame_state.combat.model import Condition, Number, Part, Roll
from app.rules.frame_state.combat.outcome import Aim, Damage, Outcome, Rolled


def part_document(part: Part) -> dict[str, Any]:
    """`{"source", "name", "value", "grades"}`."""
    return {
        "source": part.source,
        "name": part.name,
        "value": part.value,
        "grades": part.grades,
    }


def number_document(number: Number) -> dict[str, Any]:
    """`{"value", "parts"}`."""
    return {"value": number.value, "parts": [part_document(part) for part in number.parts]}


def roll_document(roll: Roll) -> dict[str, Any]:
    """`{"sides", "plus", "least", "parts"}`; sides 0: a fixed number, `plus`."""
    return {
        "sides": roll.sides,
        "plus": roll.plus,
        "least": roll.least,
        "parts": [part_document(part) for part in roll.parts],
    }


def condition_document(condition: Condition) -> dict[str, Any]:
    """`{"kind", "tier", "value", "by"}`."""
    return {
        "kind": condition.kind,
        "tier": condition.tier,
        "value": condition.value,
        "by": condition.by,
    }


def exchange_document(exchange: Exchange) -> dict[str, Any]:
    """Returns an exchange:

    `{"attacker", "target", "weapon", "damage_type", "table", "roller": id or "", "test": roll or
    null, "mark": number, "evades", "beyond", "second_look", "forced", "damage": roll, "missed":
    roll or null, "direct": roll, "shock", "bonus", "firm", "least", "more", "ablative",
    "mitigation": roll or null when nothing mitigates it, "conditions": [{"kind", "tier", "on",
    "sides"}], "overheats"}`.
    """
    roller = exchange.target if exchange.kind == "reactive" else exchange.attacker
    return {
        "attacker": exchange.attacker,
        "target": exchange.target,
        "weapon": exchange.weapon,
        "damage_type": exchange.damage_type,
        "table": exchange.kind,
        "roller": roller if exchange.test and exchange.test.sides else "",
        "test": exchange.test and roll_document(exchange.test),
        "mark": number_document(exchange.mark),
        "evades": exchange.evades,
        "beyond": exchange.beyond,
        "second_look": exchange.second_look,
        "forced": exchange.forced,
        "damage": roll_document(exchange.damage),
        "missed": exchange.missed and roll_document(exchange.missed),
        "direct": roll_document(exchange.direct),
        "shock": exchange.shock,
        "bonus": exchange.bonus,
        "firm": exchange.firm,
        "least": exchange.least,
        "more": exchange.more,
        "ablative": exchange.ablative,
        "mitigation": exchange.mitigation and roll_document(exchange.mitigation),
        "conditions": [
            {
                "kind": inflict.condition,
                "tier": inflict.tier,
                "on": inflict.on,
                "sides": inflict.sides,
            }
            for inflict in exchange.inflicts
        ],
        "overheats": exchange.overheats,
    }


def rolled_document(rolled: Rolled) -> dict[str, Any]:
    """`{"sides", "face": n or null, "counts", "ace", "plus", "parts", "total"}`."""
    return {
        "sides": rolled.roll.sides,
        "face": rolled.face,
        "counts": rolled.counts,
        "ace": rolled.ace,
        "plus": rolled.roll.plus,
        "parts": [part_document(part) for part in rolled.roll.parts],
        "total": rolled.total,
    }


def aim_document(aim: Aim) -> dict[str, Any]:
    """Step 1: `{"result", "test": rolled or null, "mark", "margin", "looked", "exposed",
    "forced"}`."""
    return {
        "result": aim.result,
        "test": aim.test and rolled_document(aim.test),
        "mark": aim.mark,
        "margin": aim.margin,
        "looked": aim.looked,
        "exposed": aim.exposed,
        "forced": aim.forced,
    }


def damage_document(damage: Damage) -> dict[str, Any]:
    """Step 2 before it meets the target, as in `outcome_document`."""
    return {
        "base": rolled_document(damage.base),
        "direct": damage.direct and rolled_document(damage.direct),
        "shock": damage.shock,
        "guarded": damage.guarded,
        "raised": damage.raised,
        "bonus": damage.bonus,
        "firm": damage.firm,
        "total": damage.total,
    }


def harm_document(harm: Harm) -> dict[str, Any]:
    """`{"integrity_lost", "stability_lost", "integrity", "stability", "staggers", "recovers",
    "destroyed", "bulk": null or {"face", "score", "outcome", "spent"}}`."""
    bulk = harm.bulk
    return {
        "integrity_lost": harm.integrity_lost,
        "stability_lost": harm.stability_lost,
        "integrity": harm.integrity,
        "stability": harm.stability,
        "staggers": harm.staggers,
        "recovers": harm.recovers,
        "destroyed": harm.destroyed,
        "bulk": bulk
        and {
            "face": bulk.dice[0].face if bulk.dice else None,
            "score": bulk.score,
            "outcome": harm.bulk_outcome,
            "spent": harm.spent,
        },
    }


def outcome_document(outcome: Outcome) -> dict[str, Any]:
    """Returns the whole calculation of an attack on one target.

    `{"result", "aim": {...}, "damage": null or {"base": rolled, "direct": rolled or null, "shock",
    "guarded", "raised", "bonus", "firm", "total"}, "mitigation": rolled or null, "met":
    {"negated", "mitigated", "mitigated_bonus", "more", "through"}, "impact": {"mitigated",
    "doubled", "guarded", "shock", "total", "negates"}, "harm": {...}, "staggered_before", "early",
    "staggers", "destroyed", "conditions": [{"kind", "tier", "value", "by"}], "overheats"}`.
    """
    met, impact = outcome.met, outcome.impact
    return {
        "result": outcome.result,
        "aim": aim_document(outcome.aim),
        "damage": outcome.damage and damage_document(outcome.damage),
        "mitigation": outcome.mitigation and rolled_document(outcome.mitigation),
        "met": {
            "negated": met.negated,
            "mitigated": met.mitigated,
            "mitigated_bonus": met.mitigated_bonus,
            "more": met.more,
            "through": met.through,
        },
        "impact": {
            "mitigated": impact.mitigated,
            "doubled": impact.doubled,
            "guarded": impact.guarded,
            "shock": impact.shock,
            "total": impact.total,
            "negates": impact.negates,
        },
        "harm": harm_document(outcome.harm),
        "staggered_before": outcome.staggered_before,
        "early": outcome.early,
        "staggers": outcome.staggers,
        "destroyed": outcome.harm.destroyed,
        "conditions": [condition_document(condition) for condition in outcome.conditions],
        "overheats": outcome.overheats,
    }
