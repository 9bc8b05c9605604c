"""The random game's rules for frames, and their invariants."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule

from app.engine.combat.fighters import fighter_of
from app.rules.frame_state.combat.content import CONDITIONS
from app.rules.frame_state.combat.library import SHELVES, ready_builds
from tests.engine.frames import document
from tests.engine.play import Table

READY = [build for shelf in SHELVES for build in ready_builds(shelf).values()]
SOMEBODY = st.sampled_from(["handler", "handler", "ann", "bob", "eve"])
MADE = st.sampled_from(READY)
KINDS = st.sampled_from([kind.id for kind in CONDITIONS.values() if kind.tiers])


class FrameRules:
    """The frames' part of the random game (see machine)."""

    table: Table

    def attempt(self, who: str, kind: str, /, **fields: Any) -> None:
        """Sends a command when it is allowed."""
        raise NotImplementedError

    def some_unit(self, data: st.DataObject) -> str:
        """Returns the id of a unit, or None."""
        raise NotImplementedError

    def somebody(self, data: st.DataObject, unit_id: str) -> str:
        """Returns mostly a seat that may act for the unit."""
        raise NotImplementedError

    @rule(data=st.data(), made=MADE)
    def fit_out(self, data: st.DataObject, made: Any) -> None:
        unit = self.some_unit(data)
        self.attempt(self.somebody(data, unit), "unit.fit", unit=unit, build=document(made))

    @rule(who=SOMEBODY, made=MADE, shared=st.booleans())
    def keep_a_build(self, who: str, made: Any, shared: bool) -> None:
        self.attempt(who, "build.save", build=document(made), shared=shared)

    @rule(who=SOMEBODY, data=st.data())
    def forget_a_build(self, who: str, data: st.DataObject) -> None:
        kept = data.draw(st.sampled_from([*self.table.state.world.builds, "none"]))
        self.attempt(who, "build.remove", build=kept)

    @rule(data=st.data(), whose_turn=st.booleans())
    def do_what_is_offered(self, data: st.DataObject, whose_turn: bool) -> None:
        """An offered action is done, unless it needs more parameters."""
        conflict = self.table.state.scene.conflict
        active = None if conflict is None or not whose_turn else conflict.active
        unit = active or self.some_unit(data)
        who = self.somebody(data, unit)
        found = self.table.ask(who, "actions", unit=unit)
        if not isinstance(found, dict):
            return
        whole = ("action.stabilise", "action.cool", "action.survey", "action.mend", "module.use")
        for each in found["actions"]:
            command = dict(each["command"])
            kind = command.pop("type")
            if kind in whole and data.draw(st.booleans()):
                if each["warns"]:
                    command["anyway"] = True
                decision = self.table.decide(who, kind, **command)
                assert hasattr(decision, "events") == each["available"], (each, decision)
                self.attempt(who, kind, **command)
                return

    @rule(data=st.data())
    def repair(self, data: st.DataObject) -> None:
        unit, target = self.some_unit(data), self.some_unit(data)
        self.attempt(self.somebody(data, unit), "action.repair", unit=unit, target=target)

    @rule(data=st.data(), kind=KINDS, tier=st.integers(1, 3))
    def afflict(self, data: st.DataObject, kind: str, tier: int) -> None:
        new = {"kind": kind, "tier": tier, "by": self.some_unit(data)}
        self.attempt("handler", "unit.update", unit=self.some_unit(data), conditions={"add": [new]})

    @rule(data=st.data(), heat=st.booleans(), stability=st.integers(0, 3))
    def wear_down(self, data: st.DataObject, heat: bool, stability: int) -> None:
        values = {"overheated": heat, "stability": stability, "energy": 0}
        self.attempt("handler", "unit.update", unit=self.some_unit(data), **values)

    @rule(data=st.data(), zone=st.booleans())
    def attack(self, data: st.DataObject, zone: bool) -> None:
        """An offered target is attacked; a target that the query refuses is refused."""
        conflict = self.table.state.scene.conflict
        unit = (None if conflict is None else conflict.active) or self.some_unit(data)
        found = self.table.state.scene.units.get(unit)
        if found is None or found.frame is None or not found.frame.build.weapons:
            return
        weapon = data.draw(st.sampled_from(found.frame.build.weapons)).id
        asked = self.table.ask("handler", "targets", unit=unit, weapon=weapon)
        assert isinstance(asked, dict), asked
        near = asked["targets"][:6]
        if not near:
            return
        target = data.draw(st.sampled_from(near))
        at = {"unit": target["unit"]} if target["unit"] else {"prop": target["prop"]}
        sent = {"unit": unit, "weapon": weapon, "at": at, "anyway": True}
        assert isinstance(self.table.ask("handler", "aim", unit=unit, weapon=weapon, at=at), dict)
        decision = self.table.decide("handler", "attack.declare", **sent)
        offered = asked["available"] and target["designable"]
        assert hasattr(decision, "events") == offered, (asked, target, decision)
        self.attempt("handler", "attack.declare", **sent, **({"zone": True} if zone else {}))

    @rule(who=SOMEBODY, data=st.data(), outcome=st.sampled_from([None, "hit", "direct", "miss"]))
    def see_attacks_through(self, who: str, data: st.DataObject, outcome: str | None) -> None:
        attack = data.draw(st.sampled_from([*self.table.state.world.attacks, "none"]))
        if outcome is not None:
            self.attempt("handler", "attack.adjust", attack=attack, outcome=outcome, damage=3)
        kind = data.draw(st.sampled_from(["attack.roll", "attack.roll", "attack.proceed"]))
        self.attempt(who, kind, attack=attack)

    @rule(data=st.data(), kind=st.sampled_from(["attack.cancel", "undo"]))
    def take_an_attack_back(self, data: st.DataObject, kind: str) -> None:
        attack = data.draw(st.sampled_from([*self.table.state.world.attacks, "none"]))
        self.attempt("handler", kind, attack=attack)

    @invariant()
    def attacks_can_be_seen_through(self) -> None:
        """Some seat can roll for every attack that does not wait."""
        for attack in self.table.view("handler")["attacks"].values():
            assert attack["targets"] or attack["stage"] in ("zone", "pause")
            assert attack["waiting_for"] or attack["stage"] in ("zone", "pause")

    @rule(data=st.data())
    def ask_for_something(self, data: st.DataObject) -> None:
        unit = self.some_unit(data)
        self.attempt(self.somebody(data, unit), "action.ask", unit=unit, text="Kick")

    @rule(who=SOMEBODY, data=st.data(), kind=st.sampled_from(["action.grant", "action.deny"]))
    def answer_what_is_asked(self, who: str, data: st.DataObject, kind: str) -> None:
        asked = data.draw(st.sampled_from([*self.table.state.world.asks, "none"]))
        self.attempt(who, kind, ask=asked)

    @invariant()
    def frames_are_possible(self) -> None:
        world = self.table.state.world
        for unit in self.table.state.scene.units.values():
            assert 0 <= unit.energy <= unit.energy_max
            fighter = fighter_of(world, unit)
            assert fighter.numbers.integrity.value == unit.integrity_max
            assert fighter.numbers.speed.value == unit.speed
            assert not (unit.staggered and fighter.evades)
            for number in (fighter.numbers.integrity, fighter.numbers.evasion_number):
                assert number.value == sum(part.value for part in number.parts)
            if unit.frame is not None:
                assert unit.frame.recoil >= 0
                assert set(unit.frame.used) <= {each.id for each in unit.frame.build.weapons}
