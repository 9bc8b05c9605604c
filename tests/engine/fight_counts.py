"""Counts how often random games used each item of the content, by kind and id."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from app.engine import Row, State, log_entries
from app.engine.state.unit import Unit
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.model import Build

#: Conditions that describe the unit itself and how it is seen, not effects of attacks.
STATES = {
    "staggered": lambda state, unit: unit.staggered,
    "overheated": lambda state, unit: unit.overheated,
    "destroyed": lambda state, unit: unit.destroyed,
    "ejected": lambda state, unit: unit.pilot_of is not None,
    "carried": lambda state, unit: unit.carried_by is not None,
    "falling": lambda state, unit: unit.falling,
    "airborne": lambda state, unit: unit.can_act and not state.scene.is_supported(unit),
    "grounded": lambda state, unit: unit.can_act and state.scene.is_supported(unit),
    "cloaked": lambda state, unit: unit.hidden,
}


class Uses:
    """Counts of uses by kind and id, and the number of turns."""

    def __init__(self) -> None:
        self.of: dict[str, Counter[str]] = defaultdict(Counter)
        self.turns = 0

    def add(self, kind: str, *ids: str) -> None:
        self.of[kind].update(ids)

    def rarity(self, build: Build) -> float:
        """Returns a score of how many rarely used items a build has."""
        wanted = [("chassis", build.chassis), ("generators", build.generator)]
        # Modules count twice, because they are used less often than weapons.
        wanted += [("modules", module.id) for module in build.modules] * 2
        wanted += [("hull", id) for id in build.hull]
        for weapon in build.weapons:
            wanted += [("weapon types", weapon.kind), ("damage types", weapon.damage)]
            wanted += [("tags", tag) for tag in weapon.tags]
        return sum(self.rare(kind, id) for kind, id in wanted)

    def rare(self, kind: str, id: str) -> float:
        """Returns 1 for an item used as often as others of its kind, up to 5 for a rarely used
        one."""
        counter = self.of[kind]
        mean = counter.total() / len(counter) if counter else 0
        return min(5.0, (1 + mean) / (1 + counter[id]))

    def report(self) -> str:
        lines = [f"turns: {self.turns}"]
        for kind, counter in self.of.items():
            shown = ", ".join(f"{id} {n}" for id, n in sorted(counter.items(), key=lambda i: i[1]))
            lines.append(f"{kind}: {shown}")
        return "\n".join(lines)

    def missing(self, least: int) -> list[str]:
        """Returns the items that were used less often than that."""
        return [
            f"{kind} {id}: {self.of[kind][id]}"
            for kind, ids in everything().items()
            for id in ids
            if self.of[kind][id] < least
        ]

    # -- counting ---------------------------------------------------------------------------------

    def turn(self, unit: Unit) -> None:
        """Counts the begin of a turn."""
        self.turns += 1
        if unit.frame is not None:
            self.add("chassis", unit.frame.build.chassis)
            self.add("generators", unit.frame.build.generator)

    def shot(self, unit: Unit, weapon_id: str, command: dict[str, Any]) -> None:
        """Counts the use of a weapon. Optional ways of use count only when they are used."""
        assert unit.frame is not None
        (weapon,) = (each for each in unit.frame.build.weapons if each.id == weapon_id)
        self.add("weapon types", weapon.kind)
        self.add("damage types", weapon.damage)
        chosen = {"homing": command.get("homing"), "lock": command.get("prepare")}
        self.add("tags", *(tag for tag in weapon.tags if chosen.get(tag, True)))
        if "scanner" in unit.frame.build.hull:
            self.add("hull", "scanner")

    def row(self, row: Row, state: State) -> None:
        """Counts what a row tells in the Handler's log."""
        for line in log_entries(row, "handler", 0):
            if line["code"] == "attack.result":
                self._hit(line, state)
            if line["code"] == "condition.begun":
                self.add("conditions", line["data"]["condition"])
            if line["code"] in _HULL_LINES:
                self._hull(
                    _HULL_LINES[line["code"]], state.scene.units[line["params"]["unit"]["unit"]]
                )

    def states(self, state: State) -> None:
        """Counts the states of the units, once a turn."""
        for unit in state.scene.units.values():
            self.add("conditions", *(id for id, holds in STATES.items() if holds(state, unit)))

    def _hull(self, tag: str, unit: Unit) -> None:
        if unit.frame is not None and tag in unit.frame.build.hull:
            self.add("hull", tag)

    def _hit(self, line: dict[str, Any], state: State) -> None:
        data, outcome = line["data"], line["data"]["outcome"]
        self.add("results", outcome["result"])
        unit = state.scene.units.get(data["exchange"]["target"])
        if unit is None or unit.frame is None:
            return
        plating = f"{data['exchange']['damage_type']}-plating"
        if plating in unit.frame.build.hull and outcome["result"] != "miss":
            self.add("hull", plating)
        if outcome["harm"]["bulk"] is not None:
            self.add("hull", "bulk")


#: The log lines that show the effect of a hull tag, for units that have it.
_HULL_LINES = {
    "unit.recovers": "system-recovery",
    "unit.steadies_itself": "system-recovery",
    "unit.ablates": "ablative-layer",
}


def everything() -> dict[str, Iterable[str]]:
    """Returns all items that can be used."""
    return {
        "chassis": content.CHASSIS,
        "generators": content.GENERATORS,
        "weapon types": content.WEAPON_TYPES,
        "damage types": content.DAMAGE_TYPES,
        "tags": [*content.WEAPON_TAGS, *content.DAMAGE_TAGS],
        "hull": content.HULL,
        "modules": content.EXPANSIONS,
        "conditions": content.CONDITIONS,
        "actions": content.ACTIONS,
    }
