"""The report of simulated fights: counts from the Handlers' logs, as text and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from app.engine import Entry
from app.simulate.fight import Fight, Side, Terms, Winner

RESULTS: Final = ("miss", "hit", "direct")
#: The count that a log line adds to, for the unit it names.
_COUNTED: Final = {
    "unit.staggered": "staggers",
    "unit.overheats": "overheats",
    "unit.heats_up": "overheats",
    "unit.begins_to_fall": "falls",
    "unit.destroyed": "destroyed",
}


@dataclass(slots=True)
class WeaponTally:
    """A weapon over all fights: attacks on enemies, and their results expected by the odds."""

    name: str
    results: Counter[str] = field(default_factory=Counter)
    expected: Counter[str] = field(default_factory=Counter)
    damage: int = 0
    impact: int = 0

    @property
    def attacks(self) -> int:
        return self.results.total()


@dataclass(slots=True)
class SideTally:
    """A side over all fights; integrity is summed over its units at the end of each fight."""

    name: str
    pilots: bool
    units: int
    weapons: dict[str, WeaponTally]
    wins: int = 0
    integrity: int = 0
    integrity_max: int = 0
    counts: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class Report:
    """`rounds`: of each fight. `document` and `text` say the same."""

    seed: int
    terms: Terms
    sides: tuple[SideTally, SideTally]
    rounds: tuple[int, ...]
    undecided: int

    def document(self) -> dict[str, Any]:
        """`{"format": "hexframe-simulation", "version": 1, ...}`; see docs/simulate.md."""
        fights = len(self.rounds)
        return {
            "format": "hexframe-simulation",
            "version": 1,
            "seed": self.seed,
            "fights": fights,
            "undecided": self.undecided,
            "rounds": {
                "mean": _mean(sum(self.rounds), fights),
                "least": min(self.rounds, default=0),
                "most": max(self.rounds, default=0),
                "limit": self.terms.rounds,
            },
            "distance": self.terms.distance,
            "sides": [_side_document(side, fights) for side in self.sides],
        }

    def text(self) -> str:
        """Returns the report as text."""
        return "\n".join(_lines(self.document()))


def report_of(
    sides: tuple[Side, Side],
    terms: Terms,
    seed: int,
    played: Sequence[tuple[Fight, Winner | None]],
) -> Report:
    """Counts the results of these fights."""
    tallies = tuple(
        SideTally(
            side.build.name,
            side.pilots,
            side.units,
            {weapon.id: WeaponTally(weapon.name) for weapon in side.build.weapons},
        )
        for side in sides
    )
    both = (tallies[0], tallies[1])
    for fight, winner in played:
        if winner is not None:
            both[winner].wins += 1
        _count(both, fight)
    rounds = tuple(min(fight.rounds, terms.rounds) for fight, _ in played)
    undecided = sum(winner is None for _, winner in played)
    return Report(seed, terms, both, rounds, undecided)


def _count(sides: tuple[SideTally, SideTally], fight: Fight) -> None:
    for id, side in fight.side.items():
        unit = fight.state.scene.units[id]
        sides[side].integrity += unit.integrity
        sides[side].integrity_max += unit.integrity_max
    for line in fight.lines:
        if line["code"] == "attack.result":
            _count_result(sides, fight, line)
        counted = _COUNTED.get(line["code"])
        about = line["params"].get("unit") if counted else None
        if counted and about and about["unit"] in fight.side:
            sides[fight.side[about["unit"]]].counts[counted] += 1


def _count_result(sides: tuple[SideTally, SideTally], fight: Fight, line: Entry) -> None:
    """Counts one attack on one target, if that is an enemy."""
    data, own = line["data"], fight.side[line["params"]["unit"]["unit"]]
    target = fight.side.get(data["exchange"]["target"])
    if target is None or target == own:
        return
    weapon = sides[own].weapons[line["params"]["weapon"]["weapon"]]
    weapon.results[data["outcome"]["result"]] += 1
    for result, one in data["odds"]["outcomes"].items():
        weapon.expected[result] += one["p"]
    weapon.damage += data["outcome"]["harm"]["integrity_lost"]
    weapon.impact += data["outcome"]["harm"]["stability_lost"]


# -- output -----------------------------------------------------------------------------------


def _mean(total: float, count: int) -> float:
    return round(total / count, 2) if count else 0.0


def _side_document(side: SideTally, fights: int) -> dict[str, Any]:
    return {
        "name": side.name,
        "played_by": "pilots" if side.pilots else "handler",
        "units": side.units,
        "wins": side.wins,
        "integrity_left": {
            "mean": _mean(side.integrity, fights),
            "of": _mean(side.integrity_max, fights),
        },
        **{name: side.counts[name] for name in dict.fromkeys(_COUNTED.values())},
        "weapons": [
            {
                "id": id,
                "name": each.name,
                "attacks": each.attacks,
                **{name: each.results[name] for name in RESULTS},
                "expected": {name: round(each.expected[name], 2) for name in RESULTS},
                "damage": each.damage,
                "damage_each": _mean(each.damage, each.attacks),
                "impact": each.impact,
            }
            for id, each in side.weapons.items()
        ],
    }


def _lines(report: dict[str, Any]) -> Iterator[str]:
    rounds, fights = report["rounds"], report["fights"]
    yield (
        f"{fights} fights, {rounds['mean']} rounds each ({rounds['least']} to {rounds['most']}), "
        f"{report['undecided']} undecided after {rounds['limit']}; seed {report['seed']}"
    )
    for side in report["sides"]:
        left = side["integrity_left"]
        many = "" if side["units"] == 1 else f"{side['units']} x "
        by = "a pilot" if side["played_by"] == "pilots" else "the Handler"
        yield ""
        yield f"{many}{side['name']} (played by {by}): {side['wins']} wins"
        yield f"  integrity left: {left['mean']} of {left['of']}"
        yield (
            f"  staggered {side['staggers']}, overheated {side['overheats']}, "
            f"fell {side['falls']}, destroyed {side['destroyed']}"
        )
        for weapon in side["weapons"]:
            yield from _weapon_lines(weapon)


def _weapon_lines(weapon: dict[str, Any]) -> Iterator[str]:
    yield (
        f"  {weapon['name']}: {weapon['attacks']} attacks, {weapon['damage']} damage "
        f"({weapon['damage_each']} each), {weapon['impact']} impact"
    )
    parts = [f"{name} {weapon[name]} ({weapon['expected'][name]})" for name in RESULTS]
    yield f"    {', '.join(parts)}; in brackets what the chances say"
