"""The attacks that a unit can make, with the expected value of each: a part of `suggestion`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from typing_extensions import TypedDict

from app.engine.combat.aiming import Designation, DesignationForm, profile_of
from app.engine.queries.actions import ActionView
from app.engine.queries.attacks import AimQuery, TargetsQuery, UseCosts, aim, targets_among
from app.engine.queries.registry import QueryContext
from app.engine.queries.vain_actions import is_sure_miss
from app.engine.state.unit import Unit
from app.rules.frame_state.combat.model import WeaponProfile
from app.rules.frame_state.combat.odds import OddsDocument
from app.rules.json_types import Doc, SchemaName

#: Values of the results of an attack, relative to one point of integrity.
IMPACT: Final = 0.4
STAGGER: Final = 3.0
DESTROY: Final = 8.0
ENERGY: Final = 0.2


class SuggestedAttack(TypedDict):
    """An attack, with the chances of its target."""

    command: Annotated[dict[str, Any], SchemaName("Command"), Doc("the command that does it")]
    unit: Annotated[str, Doc("the target")]
    costs: UseCosts
    odds: Annotated[OddsDocument | None, Doc("its odds")]
    distance: Annotated[int, Doc("of the target, in hexes and levels")]
    reach: Annotated[int, Doc("range of the weapon")]


@dataclass(frozen=True, slots=True)
class AttackOption:
    """A use of a weapon on a target, and its expected value per step. `others`: its area would hit
    others than enemies too."""

    value: float
    others: bool
    view: SuggestedAttack


def attack_options(
    context: QueryContext, unit: Unit, enemies: Sequence[Unit], offers: Iterable[ActionView]
) -> Iterator[AttackOption]:
    """Yields each use of each offered weapon on each of the enemies that it can hit."""
    for offer in offers:
        command = offer["command"]
        if command["type"] == "attack.declare":
            profile = profile_of(context.state.world, unit, command["weapon"])
            for use in _uses(profile, unit.steps - offer["steps"]):
                yield from _options_with(context, unit, enemies, command, profile, use)


def _uses(profile: WeaponProfile, spare: int) -> Iterator[dict[str, Any]]:
    """Yields the ways to use a weapon; `spare`: the steps that can go into preparing it."""
    yield {}
    if profile.traits.homing:
        yield {"homing": True}
    yield from ({"prepare": more} for more, _ in profile.traits.prepare if more <= spare)


def _options_with(
    context: QueryContext,
    unit: Unit,
    enemies: Sequence[Unit],
    command: dict[str, Any],
    profile: WeaponProfile,
    use: dict[str, Any],
) -> Iterator[AttackOption]:
    q = TargetsQuery(unit=unit.id, weapon=command["weapon"], **use)
    found = targets_among(context, q, [Designation(each.id, False, each.cells) for each in enemies])
    for target in found["targets"]:
        at, odds = target["unit"], target["odds"]
        if at is None or odds is None or not target["designable"] or is_sure_miss(odds):
            continue
        value, others = _odds_value(odds), False
        if profile.traits.burst:
            value, others = _area_value(context, enemies, q, at)
        costs = found["costs"]
        value = (value - ENERGY * costs["energy"]) / max(1, costs["steps"])
        declared = {**command, **use, "at": {"unit": at}}
        yield AttackOption(
            value,
            others,
            {
                "command": declared, "unit": at, "costs": costs, "odds": odds,
                "distance": target["distance"], "reach": found["reach"],
            },
        )  # fmt: skip


def _area_value(
    context: QueryContext, enemies: Sequence[Unit], q: TargetsQuery, target: str
) -> tuple[float, bool]:
    """Returns the value of an attack on everybody in its area, and whether others than enemies are
    among them, which counts against it."""
    hostile = {each.id for each in enemies}
    at = DesignationForm(unit=target)
    designated = AimQuery(unit=q.unit, weapon=q.weapon, homing=q.homing, prepare=q.prepare, at=at)
    hit = [
        (each["unit"] in hostile, _odds_value(each["odds"]))
        for each in aim(context, designated)["targets"]
        if each["unit"] is not None and each["odds"] is not None
    ]
    value = sum(worth if enemy else -worth for enemy, worth in hit)
    return value, any(worth > 0 and not enemy for enemy, worth in hit)


def _odds_value(odds: OddsDocument) -> float:
    """Returns the expected value of the results of an attack on one target."""
    damage, impact, stagger, destroy = (
        odds["damage"],
        odds["impact"],
        odds["stagger"],
        odds["destroy"],
    )
    if damage is None or impact is None or stagger is None or destroy is None:
        # the numbers of the target are not told: what hits is as good as a point of integrity
        return sum(one["p"] for result, one in odds["outcomes"].items() if result != "miss")
    value = sum(int(n) * one["p"] for n, one in damage.items())
    value += IMPACT * sum(int(n) * one["p"] for n, one in impact.items())
    return float(value + STAGGER * stagger["p"] + DESTROY * destroy["p"])
