"""Random actions of the Handler in a random fight, and checks of every command."""

from __future__ import annotations

import json
from typing import Any

from app.engine import Refused
from app.engine.combat.fighters import numbers_of
from app.engine.state.unit import STEPS, Unit
from tests.engine.fight_counts import Uses
from tests.engine.fight_offers import Offers
from tests.engine.play import cell


class Handlers(Offers):
    """The Handler's part of the random fight (see random_fight)."""

    uses: Uses

    def _answer(self) -> None:
        """The Handler grants or denies requests."""
        ask = next(iter(self.state.world.asks))
        fields: dict[str, Any] = {"steps": self.rng.randint(0, 2), "energy": self.rng.randint(0, 1)}
        granted = self.rng.random() < 0.5
        if not granted or self._try("handler", "action.grant", ask=ask, **fields) is None:
            self.send("handler", "action.deny", ask=ask)

    def _undo(self) -> None:
        """Undo and redo restore the same world. Some steps stay undone."""
        table, before = self.table, self.state.world
        told = [change.what for change in self.state.timeline[-4:]]
        count = 0 if "conflict.started" in told else self.rng.randint(1, 3)
        for _ in range(count):
            table.send("handler", "undo")
        self.check_units()
        if self.rng.random() < 0.3:
            return
        for _ in range(count):
            table.send("handler", "redo")
        assert self.state.world == before

    def _meddle(self) -> None:
        """Sometimes the Handler adds a condition, damages a unit or repairs it."""
        rng = self.rng
        lost = [u for u in self.state.scene.units.values() if u.destroyed and u.frame is not None]
        if lost and rng.random() < 0.1:
            unit = rng.choice(lost)
            half = -(-unit.integrity_max // 2)
            self._try("handler", "unit.update", unit=unit.id, destroyed=False, integrity=half)
            return
        unit = rng.choice([u for u in self.state.scene.units.values() if u.can_act])
        kinds = ["highlighted", "bracketed", "slowed", "dimmed", "shaky", "drained", "burning"]
        kind = min([*kinds, "ringing"], key=lambda k: self.uses.of["conditions"][k])
        new = {
            "kind": kind,
            "tier": rng.choice([1, 2, 2, 3, 3]),
            "by": rng.choice([*self.state.scene.units]),
        }
        values: dict[str, Any] = rng.choice(
            [
                {"conditions": {"add": [new]}},
                {"conditions": {"add": [new]}},
                {"conditions": {"add": [new]}},
                {"conditions": {"add": [new]}},
                {"energy": 0},
                {"overheated": not unit.overheated},
                {"integrity": unit.integrity_max},
                {"integrity": 1},
                {"highlighted": not unit.highlighted},
            ]
        )
        if self._try("handler", "unit.update", unit=unit.id, **values) and "conditions" in values:
            self.uses.add("conditions", kind)

    def _stage(self, unit: Unit) -> None:
        """The Handler creates rare situations: something to repair, or the energy for a rarely used
        expansion."""
        assert unit.frame is not None
        if self.rng.random() < 0.3:
            broken = {"kind": "drained", "tier": self.rng.choice([2, 3]), "by": ""}
            self._try("handler", "unit.update", unit=unit.id, conditions={"add": [broken]})
        elif any(self.uses.rare("modules", each.id) > 1 for each in unit.frame.build.modules):
            full = {"overheated": False, "energy": unit.energy_max}
            self._try("handler", "unit.update", unit=unit.id, **full)

    def _lend(self, pilot: Unit) -> None:
        """The Handler puts a frame of its side beside a pilot on foot, if there is room."""
        at, units = pilot.at, self.state.scene.units.values()
        friends = [u for u in units if u.can_act and u.frame and u.disposition in ("pilot", "ally")]
        if at is None or not friends:
            return
        friend = self.rng.choice(friends)
        for q, r in ((1, 0), (0, 1), (-1, 0), (0, -1), (1, -1), (-1, 1)):
            spot = cell(at.q + q, at.r + r, at.level)
            if self._try("handler", "unit.place", unit=friend.id, at=spot) is not None:
                return

    # -- sending, checking --------------------------------------------------------------------

    def send(self, who: str, kind: str, /, **fields: Any) -> Any:
        row = self.table.send(who, kind, **fields)
        self.uses.row(row, self.state)
        self.check_units()
        return row

    def _try(self, who: str, kind: str, /, **fields: Any) -> Any:
        """Sends a command if it is allowed; else returns None."""
        decision = self.table.decide(who, kind, **fields)
        if isinstance(decision, Refused):
            json.dumps([decision.params, decision.data])
            return None
        return self.table.send(who, kind, **fields)

    def check_units(self) -> None:
        """Checks that all numbers of units are between 0 and their maximum."""
        for unit in self.state.scene.units.values():
            pools = [(unit.integrity, unit.integrity_max), (unit.stability, unit.stability_max)]
            pools += [(unit.energy, unit.energy_max), (unit.steps, STEPS)]
            for value, most in pools:
                assert 0 <= value <= most, unit
            assert unit.destroyed == (unit.integrity == 0), unit
            if unit.frame is not None:
                profiles = numbers_of(self.state.world, unit).profiles
                assert unit.frame.recoil >= 0
                assert all(count > 0 for count in unit.frame.spent.values()), unit.frame.spent
                for weapon, used in unit.frame.used.items():
                    assert 0 <= used <= profiles[weapon].uses.value, unit
