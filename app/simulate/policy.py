"""The policy of a simulated player: it chooses among the actions that the queries offer.

It stabilises when staggered, cools when overheated, uses the weapon with the highest expected value
per step, moves into range, and spends the remaining steps on stabilising.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.engine.state.unit import Unit
from app.rules.geometry.hexes import Cell
from app.rules.geometry.ranges import distance3, nearest_pair

Query = Callable[..., Any]
Command = dict[str, Any]

#: Values of the results of an attack, relative to one point of integrity.
IMPACT: Final = 0.4
STAGGER: Final = 3.0
DESTROY: Final = 8.0
ENERGY: Final = 0.2
#: An attack of lower value per step is not made while the unit can still move.
GOOD_ATTACK: Final = 0.3
WORST_ATTACK: Final = 0.02
#: Cells that are tried for a line of sight, and how far ahead a path is planned, in hexes.
MAX_SIGHT_CHECKS: Final = 8
PLANNING_RANGE: Final = 40


@dataclass(frozen=True, slots=True)
class Attack:
    """A use of a weapon, and its expected value per step."""

    worth: float
    command: Command


def choose(ask: Query, unit: Unit, foes: Sequence[Unit], *, moved: bool) -> Command | None:
    """Returns the next command of a unit in its turn, or None to end the turn.

    `moved`: the unit is where it wants to be.
    """
    found = ask("actions", unit=unit.id)["actions"]
    offers = [each for each in found if each["available"] and not each["warns"]]
    kinds = {each["command"]["type"]: each for each in reversed(offers)}
    if unit.staggered:
        return _command_of(kinds, "action.stabilise")
    if unit.overheated and (cooling := _cool(kinds, unit)):
        return cooling
    attack = max(_attacks(ask, unit, offers, foes), key=lambda a: a.worth, default=None)
    if attack is not None and attack.worth >= (WORST_ATTACK if moved else GOOD_ATTACK):
        return attack.command
    way = None if moved else _move(ask, unit, offers, foes)
    if way is not None:
        return way
    if attack is not None and attack.worth >= WORST_ATTACK:
        return attack.command
    return _rest(kinds, unit)


def _command_of(kinds: dict[str, Any], kind: str) -> Command | None:
    return dict(kinds[kind]["command"]) if kind in kinds else None


def _cool(kinds: dict[str, Any], unit: Unit) -> Command | None:
    command = _command_of(kinds, "action.cool")
    if command is None:
        return None
    return {**command, "steps": max(1, min(kinds["action.cool"]["most"], unit.steps))}


def _rest(kinds: dict[str, Any], unit: Unit) -> Command | None:
    """Uses the remaining steps: descends, stabilises, cools."""
    if unit.falling or "unit.descend" in kinds:
        for kind in ("unit.descend", "unit.stay_aloft"):
            if kind in kinds:
                return _command_of(kinds, kind)
    if unit.steps and unit.stability < unit.stability_max and "action.stabilise" in kinds:
        return _command_of(kinds, "action.stabilise")
    if unit.steps and unit.energy < unit.energy_max:
        return _cool(kinds, unit)
    return None


# -- attacking --------------------------------------------------------------------------------


def _attacks(
    ask: Query, unit: Unit, offers: list[dict[str, Any]], foes: Sequence[Unit]
) -> Iterator[Attack]:
    hostile = {foe.id for foe in foes}
    for offer in offers:
        command = offer["command"]
        if command["type"] != "attack.declare":
            continue
        for use in _uses(unit, command["weapon"], offer["steps"]):
            found = ask("targets", unit=unit.id, weapon=command["weapon"], **use)
            if not isinstance(found, dict) or not found["available"]:
                continue
            for target in found["targets"]:
                if target["designable"] and target["odds"] and target["unit"] in hostile:
                    worth = _expected_value(target["odds"], found["costs"])
                    at = {"unit": target["unit"]}
                    yield Attack(worth, {**command, **use, "at": at})


def _uses(unit: Unit, weapon_id: str, steps: int) -> Iterator[dict[str, Any]]:
    """Returns the ways to use a weapon; the engine refuses those that its tags do not give."""
    assert unit.frame is not None
    (weapon,) = (each for each in unit.frame.build.weapons if each.id == weapon_id)
    yield {}
    if weapon.tags:
        yield {"homing": True}
        yield from ({"prepare": more} for more in range(1, unit.steps - steps + 1))


def _expected_value(odds: dict[str, Any], costs: dict[str, int]) -> float:
    """Returns the expected value of an attack per step."""
    damage = sum(int(n) * one["p"] for n, one in odds["damage"].items())
    impact = sum(int(n) * one["p"] for n, one in odds["impact"].items())
    worth = damage + IMPACT * impact
    worth += STAGGER * odds["stagger"]["p"] + DESTROY * odds["destroy"]["p"]
    return float(worth - ENERGY * costs["energy"]) / max(1, costs["steps"])


# -- moving -----------------------------------------------------------------------------------


def _move(
    ask: Query, unit: Unit, offers: list[dict[str, Any]], foes: Sequence[Unit]
) -> Command | None:
    """Returns a path to a place in range and in sight of an enemy, or towards one.

    The ground is preferred to the air.
    """
    modes = [o["command"]["mode"] for o in offers if o["command"]["type"] == "unit.move"]
    range_ = _wanted_range(ask, unit, foes)
    if range_ is None:
        return None
    for mode in modes:
        found = ask("reach", unit=unit.id, mode=mode)
        if found["wait"] is None:
            to = _place(ask, found, foes, range_)
            if to is not None:
                return _move_command(
                    unit, mode, ask("path", unit=unit.id, mode=mode, to=to)["path"]
                )
    return _approach(ask, unit, foes, range_) if "ground" in modes else None


def _move_command(unit: Unit, mode: str, path: list[Command]) -> Command:
    return {"type": "unit.move", "unit": unit.id, "mode": mode, "path": path}


def _wanted_range(ask: Query, unit: Unit, foes: Sequence[Unit]) -> int | None:
    """Returns the longest weapon range that the nearest enemy is not within; None without one.

    An enemy out of sight counts as out of every range.
    """
    if unit.at is None or unit.frame is None or not foes:
        return None
    weapons = unit.frame.build.weapons
    reaches = {max(1, ask("targets", unit=unit.id, weapon=w.id)["reach"]) for w in weapons}
    foe, far = _nearest(unit.at, foes)
    seen = ask("sight", **{"from": {"unit": unit.id}, "to": {"unit": foe.id}})["visible"]
    return max((each for each in reaches if not seen or each < far), default=None)


def _place(
    ask: Query, found: dict[str, Any], foes: Sequence[Unit], range_: int
) -> dict[str, int] | None:
    """Returns the cheapest place in range and in sight of an enemy, or None."""
    places = []
    for each in found["cells"]:
        foe, far = _nearest(Cell(each["q"], each["r"], each["level"]), foes)
        if each["cost"] and not each["falls"] and far <= range_:
            places.append((each["cost"], -far, foe.id, _at(each)))
    for _, _, foe_id, at in sorted(places, key=lambda place: place[:2])[:MAX_SIGHT_CHECKS]:
        if ask("sight", **{"from": at, "to": {"unit": foe_id}})["visible"]:
            return at
    return None


def _approach(ask: Query, unit: Unit, foes: Sequence[Unit], range_: int) -> Command | None:
    """Returns the part that can be walked now of a path to a good place farther away.

    Without one: a path to the place nearest to an enemy.
    """
    budget = ask("reach", unit=unit.id, mode="ground")["budget"]
    found = ask("reach", unit=unit.id, mode="ground", range=PLANNING_RANGE)
    costs = {(c["q"], c["r"], c["level"]): c for c in found["cells"]}
    to = _place(ask, found, foes, range_) or _nearest_place(found, foes)
    if to is None:
        return None
    path = ask("path", unit=unit.id, mode="ground", range=PLANNING_RANGE, to=to)["path"]
    last = 0
    for count, at in enumerate(path or (), 1):
        cell = costs.get((at["q"], at["r"], at["level"]))
        if cell is None or cell["cost"] > budget:
            break
        if not cell["falls"]:
            last = count
    return _move_command(unit, "ground", path[:last]) if last else None


def _nearest_place(found: dict[str, Any], foes: Sequence[Unit]) -> dict[str, int] | None:
    """Returns the reachable place nearest to an enemy, if it is nearer than the unit."""
    places = [
        (_nearest(Cell(c["q"], c["r"], c["level"]), foes)[1], c["cost"], _at(c))
        for c in found["cells"]
        if not c["falls"]
    ]
    _, cost, at = min(places, key=lambda place: place[:2], default=(0, 0, {}))
    return at if cost else None


def _nearest(at: Cell, foes: Sequence[Unit]) -> tuple[Unit, int]:
    """Returns the enemy nearest to a cell and its distance in three dimensions."""
    found = ((foe, distance3(*nearest_pair((at,), foe.cells)).total) for foe in foes)
    return min(found, key=lambda each: each[1])


def _at(cell: dict[str, Any]) -> dict[str, int]:
    return {"q": cell["q"], "r": cell["r"], "level": cell["level"]}
