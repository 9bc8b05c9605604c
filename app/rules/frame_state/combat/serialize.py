"""Serialisation of attacks: exchanges and outcomes as JSON data, every number with its parts."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from app.rules.frame_state.combat.exchange_model import Exchange, Result
from app.rules.frame_state.combat.harm import Harm
from app.rules.frame_state.combat.model import Condition, Number, Part, Roll
from app.rules.frame_state.combat.outcome import Aim, Damage, Outcome, Rolled
from app.rules.frame_state.tests import Kind
from app.rules.frame_state.tests import Outcome as TestOutcome
from app.rules.json_types import Doc, JsonForm, json_form, json_forms


class AppliedCondition(TypedDict):
    """A condition that an attack has left."""

    kind: str
    tier: int
    value: Annotated[int, Doc("what its kind says")]
    by: Annotated[str, Doc("id of the unit that caused it, or empty")]


class PossibleCondition(TypedDict):
    """A condition that an attack leaves on its target."""

    kind: str
    tier: int
    on: Annotated[Literal["hit", "miss"], Doc("`hit`: direct hits too")]
    sides: Annotated[int, Doc("a die says which of several it is; 0: no die")]


class ExchangeDocument(TypedDict):
    """Everything that settles an attack on one target, before the dice.

    Numbers that are not told are null, and `untold` is there (`npc_stats`).
    """

    attacker: Annotated[str, Doc("id of the unit that attacks")]
    target: Annotated[str, Doc("id of the unit or prop that is attacked")]
    weapon: str
    damage_type: Annotated[str, Doc("the type of damage")]
    table: Annotated[Kind, Doc("`reactive`: the target dodges")]
    roller: Annotated[str, Doc("who rolls the test, or empty")]
    test: Annotated[
        JsonForm[Roll] | None, Doc("the roll of the first step; null: nothing is aimed")
    ]
    mark: Annotated[JsonForm[Number], Doc("what the roll is compared with")]
    evades: Annotated[bool, Doc("the target may dodge")]
    beyond: Annotated[int | None, Doc("hexes beyond the range")]
    second_look: Annotated[
        int, Doc("the face with which a miss is looked at once more; 0: not at all")
    ]
    forced: Annotated[Result | None, Doc("how the Handler said it ends")]
    damage: Annotated[JsonForm[Roll], Doc("damage of a hit")]
    missed: Annotated[JsonForm[Roll] | None, Doc("the damage of a miss")]
    direct: Annotated[JsonForm[Roll], Doc("added by a direct hit")]
    shock: Annotated[int, Doc("more damage and impact of a direct hit")]
    bonus: Annotated[int, Doc("energy added to the damage")]
    firm: Annotated[int, Doc("so much of that energy cannot be mitigated")]
    least: Annotated[int, Doc("least damage of a hit")]
    more: Annotated[int | None, Doc("added to damage that gets through")]
    ablative: Annotated[int | None, Doc("damage negated before mitigation")]
    mitigation: Annotated[JsonForm[Roll] | None, Doc("null where nothing mitigates it")]
    conditions: Annotated[list[PossibleCondition], Doc("conditions that it may leave")]
    overheats: Annotated[bool, Doc("the attacker overheats by it")]
    untold: NotRequired[
        Annotated[list[Literal["attacker", "target"]], Doc("whose numbers are not told")]
    ]


class RolledDocument(TypedDict):
    """A die that was rolled, and what was added."""

    sides: int
    face: Annotated[int | None, Doc("null: there was no die")]
    counts: Annotated[int, Doc("the die as it counts")]
    ace: Annotated[bool, Doc("the die shows its highest face, which adds 2")]
    plus: Annotated[int, Doc("added to the die")]
    parts: list[JsonForm[Part]]
    total: Annotated[int, Doc("the whole roll")]


class AimDocument(TypedDict):
    """The first step of an attack: the test to hit, or to dodge."""

    result: Annotated[Result, Doc("how the attack ends")]
    test: Annotated[RolledDocument | None, Doc("the roll; null: there was none")]
    mark: Annotated[int, Doc("what it was compared with")]
    margin: Annotated[int, Doc("by how much it is above the mark; negative: below")]
    looked: Annotated[bool, Doc("the second look made a miss a hit")]
    exposed: Annotated[bool, Doc("a direct hit because the target is staggered")]
    forced: Annotated[bool, Doc("the Handler said how it ends")]


class DamageDocument(TypedDict):
    """The damage before it meets the target."""

    base: Annotated[RolledDocument, Doc("the roll")]
    direct: Annotated[RolledDocument | None, Doc("the roll that a direct hit adds; null: none")]
    shock: Annotated[int, Doc("added by a direct hit")]
    guarded: Annotated[int | None, Doc("taken off by a guard; null: not told")]
    raised: Annotated[int, Doc("added to reach the least damage of a hit")]
    bonus: Annotated[int, Doc("energy added to the damage")]
    firm: Annotated[int, Doc("so much of that energy cannot be mitigated")]
    total: Annotated[int, Doc("the whole damage")]


class MetDocument(TypedDict):
    """The damage as it meets the target."""

    negated: Annotated[int | None, Doc("negated before mitigation; null: not told")]
    mitigated: Annotated[int | None, Doc("mitigated; null: not told")]
    mitigated_bonus: Annotated[
        int | None, Doc("energy of the damage that is mitigated; null: not told")
    ]
    more: Annotated[int | None, Doc("added to damage that gets through; null: not told")]
    through: Annotated[int, Doc("the damage that gets through")]


class ImpactDocument(TypedDict):
    """What an attack does to the stability of its target."""

    mitigated: Annotated[int | None, Doc("the damage that was mitigated; null: not told")]
    doubled: Annotated[int | None, Doc("added because it counts twice; null: not told")]
    guarded: Annotated[int | None, Doc("taken off by a guard; null: not told")]
    shock: Annotated[int, Doc("added by a direct hit")]
    total: Annotated[int, Doc("the whole impact")]
    negates: Annotated[int | None, Doc("impact that a staggered target leaves out; null: not told")]


class BulkDocument(TypedDict):
    """The roll against destruction."""

    face: Annotated[int | None, Doc("what the die shows; null: there was no die")]
    score: Annotated[int, Doc("the score")]
    outcome: Annotated[TestOutcome, Doc("the result of the roll")]
    spent: Annotated[bool, Doc("the target has used it up")]


class HarmDocument(TypedDict):
    """What the target loses, and what it has left."""

    integrity_lost: Annotated[int, Doc("integrity lost")]
    stability_lost: Annotated[int, Doc("stability lost")]
    integrity: int | None
    stability: int | None
    staggers: Annotated[bool | None, Doc("it is staggered now; null: not told")]
    recovers: Annotated[bool | None, Doc("it recovers from being staggered; null: not told")]
    destroyed: bool
    bulk: Annotated[
        BulkDocument | None, Doc("the roll against destruction; null: none, or not told")
    ]


class OutcomeDocument(TypedDict):
    """The whole calculation of an attack on one target; null where it is not told (`npc_stats`)."""

    result: Annotated[Result, Doc("how the attack ends")]
    aim: Annotated[AimDocument, Doc("the first step")]
    damage: Annotated[
        DamageDocument | None, Doc("the damage before it meets the target; null: a miss")
    ]
    mitigation: Annotated[
        RolledDocument | None, Doc("the roll of the target; null: none, or not told")
    ]
    met: Annotated[MetDocument, Doc("the damage as it meets the target")]
    impact: Annotated[ImpactDocument, Doc("what it does to stability")]
    harm: Annotated[HarmDocument, Doc("what the target loses")]
    staggered_before: Annotated[
        bool | None, Doc("it took the damage as a staggered target; null: not told")
    ]
    early: Annotated[
        bool | None, Doc("a condition of this attack staggered it first; null: not told")
    ]
    staggers: Annotated[bool | None, Doc("the target is staggered by it; null: not told")]
    destroyed: bool
    conditions: Annotated[list[AppliedCondition], Doc("the conditions that it leaves")]
    overheats: Annotated[bool, Doc("the attacker overheats by it")]


def condition_document(condition: Condition) -> AppliedCondition:
    """Returns a condition that an attack has left."""
    return {
        "kind": condition.kind,
        "tier": condition.tier,
        "value": condition.value,
        "by": condition.by,
    }


def exchange_document(exchange: Exchange) -> ExchangeDocument:
    """Returns an exchange with all its numbers."""
    roller = exchange.target if exchange.kind == "reactive" else exchange.attacker
    return {
        "attacker": exchange.attacker,
        "target": exchange.target,
        "weapon": exchange.weapon,
        "damage_type": exchange.damage_type,
        "table": exchange.kind,
        "roller": roller if exchange.test and exchange.test.sides else "",
        "test": None if exchange.test is None else json_form(exchange.test),
        "mark": json_form(exchange.mark),
        "evades": exchange.evades,
        "beyond": exchange.beyond,
        "second_look": exchange.second_look,
        "forced": exchange.forced,
        "damage": json_form(exchange.damage),
        "missed": None if exchange.missed is None else json_form(exchange.missed),
        "direct": json_form(exchange.direct),
        "shock": exchange.shock,
        "bonus": exchange.bonus,
        "firm": exchange.firm,
        "least": exchange.least,
        "more": exchange.more,
        "ablative": exchange.ablative,
        "mitigation": None if exchange.mitigation is None else json_form(exchange.mitigation),
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


def rolled_document(rolled: Rolled) -> RolledDocument:
    """Returns a roll with its result."""
    return {
        "sides": rolled.roll.sides,
        "face": rolled.face,
        "counts": rolled.counts,
        "ace": rolled.ace,
        "plus": rolled.roll.plus,
        "parts": json_forms(rolled.roll.parts),
        "total": rolled.total,
    }


def aim_document(aim: Aim) -> AimDocument:
    """Returns step 1."""
    return {
        "result": aim.result,
        "test": None if aim.test is None else rolled_document(aim.test),
        "mark": aim.mark,
        "margin": aim.margin,
        "looked": aim.looked,
        "exposed": aim.exposed,
        "forced": aim.forced,
    }


def damage_document(damage: Damage) -> DamageDocument:
    """Returns step 2 before it meets the target."""
    return {
        "base": rolled_document(damage.base),
        "direct": None if damage.direct is None else rolled_document(damage.direct),
        "shock": damage.shock,
        "guarded": damage.guarded,
        "raised": damage.raised,
        "bonus": damage.bonus,
        "firm": damage.firm,
        "total": damage.total,
    }


def harm_document(harm: Harm) -> HarmDocument:
    """Returns step 3."""
    bulk, held = harm.bulk, harm.bulk_outcome
    return {
        "integrity_lost": harm.integrity_lost,
        "stability_lost": harm.stability_lost,
        "integrity": harm.integrity,
        "stability": harm.stability,
        "staggers": harm.staggers,
        "recovers": harm.recovers,
        "destroyed": harm.destroyed,
        "bulk": None
        if bulk is None or held is None
        else {
            "face": bulk.dice[0].face if bulk.dice else None,
            "score": bulk.score,
            "outcome": held,
            "spent": harm.spent,
        },
    }


def outcome_document(outcome: Outcome) -> OutcomeDocument:
    """Returns the whole calculation of an attack on one target."""
    met, impact = outcome.met, outcome.impact
    return {
        "result": outcome.result,
        "aim": aim_document(outcome.aim),
        "damage": None if outcome.damage is None else damage_document(outcome.damage),
        "mitigation": None if outcome.mitigation is None else rolled_document(outcome.mitigation),
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
