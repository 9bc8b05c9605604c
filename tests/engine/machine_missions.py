"""The random game's rules for missions, and invariants of tallies and payouts."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule

from app.engine import State, groups, project
from app.engine.characters.missions import running_mission
from app.engine.visibility.knowledge import OMNISCIENT, linked_unit
from app.rules.frame_state.missions import Mission, Tally
from tests.engine.play import Table

ANYONE = st.sampled_from(["handler", "handler", "handler", "ann", "bob", "eve"])
CREDITS = st.integers(0, 50)
RESULTS = st.sampled_from(["open", "achieved", "failed"])
PHASES = st.sampled_from(["draft", "briefed", "running", "running"])


class MissionRules:
    """The missions' part of the random game (see machine)."""

    table: Table
    last: State | None = None

    def attempt(self, who: str, kind: str, /, **fields: Any) -> None:
        """Sends a command when it is allowed."""
        raise NotImplementedError

    def some_unit(self, data: st.DataObject) -> str:
        """Returns the id of a unit, or None."""
        raise NotImplementedError

    def some_character(self, data: st.DataObject) -> str:
        """Returns the id of a character, or None."""
        raise NotImplementedError

    def begin_a_mission(self) -> None:
        """Adds two characters, one with a hidden unit, and starts a mission."""
        crew = []
        for seat, unit in zip("ab", ("Unit<fox>", "Unit<ghost>"), strict=True):
            linked = next(u.id for u in self.table.state.scene.units.values() if u.name == unit)
            who = {"name": "Rigel", "seat": seat, "unit": linked}
            row = self.table.send("handler", "character.add", **who)
            crew.append(row.events[0]["character"]["id"])
        hidden = {"text": "Hidden<", "bonus": 7, "hidden": True}
        row = self.table.send(
            "handler", "mission.add", name="Mission", base=41, crew=crew, objectives=[hidden]
        )
        mission = row.events[0]["mission"]["id"]
        self.table.send("handler", "mission.phase", mission=mission, phase="running")

    def some_mission(self, data: st.DataObject) -> tuple[str, Mission]:
        missions = self.table.state.world.missions
        running = running_mission(self.table.state.world)
        likely = [] if running is None else [running.id] * 3
        found = data.draw(st.sampled_from([*likely, *missions, "missing"]))
        return found, missions[found].mission if found in missions else Mission("missing", "")

    @rule(data=st.data(), base=CREDITS)
    def add_mission(self, data: st.DataObject, base: int) -> None:
        crew = data.draw(st.lists(st.just(self.some_character(data)), max_size=2))
        hidden = {"text": "Hidden<", "bonus": base, "hidden": True}
        fields = {"name": "Mission", "notes": "Hidden<", "base": base, "objectives": [hidden]}
        self.attempt("handler", "mission.add", crew=crew, **fields)

    @rule(who=ANYONE, data=st.data(), phase=PHASES)
    def set_mission_phase(self, who: str, data: st.DataObject, phase: str) -> None:
        mission, _ = self.some_mission(data)
        self.attempt(who, "mission.phase", mission=mission, phase=phase)

    @rule(data=st.data())
    def join_crew(self, data: st.DataObject) -> None:
        mission, known = self.some_mission(data)
        crew = [*known.crew, self.some_character(data)]
        self.attempt("handler", "mission.update", mission=mission, crew=crew)

    @rule(who=ANYONE, data=st.data(), result=RESULTS)
    def set_mission_result(self, who: str, data: st.DataObject, result: str) -> None:
        mission, known = self.some_mission(data)
        ids = [None, *(each.id for each in known.objectives), "missing"]
        objective = data.draw(st.sampled_from(ids))
        named = {} if objective is None else {"objective": objective}
        self.attempt(who, "mission.result", mission=mission, result=result, **named)

    @rule(who=ANYONE, data=st.data(), hidden=st.booleans(), bonus=CREDITS)
    def change_terms(self, who: str, data: st.DataObject, hidden: bool, bonus: int) -> None:
        mission, known = self.some_mission(data)
        text = "Hidden<" if hidden else "Seen"
        terms = {"mission": mission, "text": text, "bonus": bonus, "hidden": hidden}
        match data.draw(st.sampled_from(["aim", "deduction", "remove"])):
            case "aim":
                self.attempt(who, "mission.add_objective", **terms)
            case "deduction":
                self.attempt(who, "mission.add_deduction", mission=mission, text="x", amount=bonus)
            case "remove":
                objective = known.objectives[0].id if known.objectives else "missing"
                remove = {"mission": mission, "objective": objective}
                self.attempt(who, "mission.remove_objective", **remove)

    @rule(who=ANYONE, data=st.data(), tier=st.integers(1, 3), by_unit=st.booleans())
    def use_weapon(self, who: str, data: st.DataObject, tier: int, by_unit: bool) -> None:
        named = {"unit": self.some_unit(data)} if by_unit else {}
        named = named or {"character": self.some_character(data)}
        self.attempt(who, "mission.use", tier=tier, **named)

    @rule(data=st.data(), integrity=st.integers(0, 5))
    def correct_tally(self, data: st.DataObject, integrity: int) -> None:
        fields = {"character": self.some_character(data), "integrity": integrity}
        self.attempt("handler", "mission.correct", mission=self.some_mission(data)[0], **fields)

    @rule(who=ANYONE, data=st.data(), decided=st.booleans())
    def pay(self, who: str, data: st.DataObject, decided: bool) -> None:
        mission, known = self.some_mission(data)
        if decided and known.result == "open":
            self.attempt("handler", "mission.result", mission=mission, result="achieved")
        before = self.table.ask(who, "payout", mission=mission)
        self.attempt(who, "mission.pay", mission=mission)
        after = self.table.ask(who, "payout", mission=mission)
        if isinstance(after, dict) and after["final"]:
            assert [pay["sum"] for pay in after["crew"]] == [pay["sum"] for pay in before["crew"]]
            assert self.table.refuse("handler", "mission.pay", mission=mission).code == (
                "already-paid"
            )

    @rule(data=st.data(), anyhow=st.sampled_from([False, False, False, True]))
    def remove_mission(self, data: st.DataObject, anyhow: bool) -> None:
        mission, known = self.some_mission(data)
        if anyhow or known.phase != "running":
            self.attempt("handler", "mission.remove", mission=mission)

    @rule(shared=st.booleans())
    def share_base(self, shared: bool) -> None:
        self.attempt("handler", "table.options", options={"share_base": shared})

    # -- what always holds --------------------------------------------------------------------

    @invariant()
    def no_player_reads_what_a_mission_hides(self) -> None:
        state = self.table.state
        for group in groups(state):
            if group == "handler":
                continue
            for mission in project(state, group)["missions"].values():
                assert all(each["revealed"] for each in mission["objectives"] if each["hidden"])
                assert mission["phase"] != "draft"
                assert {"notes", "veiled"}.isdisjoint(mission)
            if not self.revealed(state) and self.last is not None and not self.revealed(self.last):
                assert "Hidden<" not in json.dumps(self.table.log(group))

    def revealed(self, state: State) -> bool:
        """Whether players know any objective that was hidden."""
        missions = (kept.mission for kept in state.world.missions.values())
        return any(each.revealed for mission in missions for each in mission.objectives)

    @invariant()
    def at_most_one_runs_and_what_is_paid_is_on_record(self) -> None:
        missions = [kept.mission for kept in self.table.state.world.missions.values()]
        assert sum(mission.phase == "running" for mission in missions) <= 1
        for mission in missions:
            assert bool(mission.paid) == (mission.phase == "paid")
            for character, veiled in mission.veiled.items():
                tally = mission.tallies[character]
                assert tally.plus(veiled, -1).plus(veiled) == tally

    @invariant()
    def losses_are_counted_and_credits_move_with_a_payout(self) -> None:
        before, self.last = self.last, self.table.state
        after = self.table.state
        if before is None or after.version != before.version + 1:
            return
        kinds = {event["type"] for event in self.table.rows[-1].events}
        if "reverted" in kinds:
            return
        self.check_losses(before, after)
        self.check_credits(before, after)

    def check_losses(self, before: State, after: State) -> None:
        """The integrity lost in the tally equals what the crew's units have lost."""
        old, new = running_mission(before.world), running_mission(after.world)
        if old is None or new is None or old.id != new.id or old.crew != new.crew:
            return
        kinds = {event["type"] for event in self.table.rows[-1].events}
        if "mission.tallied" in kinds and before.world.scenes is after.world.scenes:
            return  # a correction, or uses of weapons
        for key in new.crew:
            character = after.world.characters.get(key)
            unit = None if character is None else character.unit
            one, two = (linked_unit(state.world, OMNISCIENT, unit) for state in (before, after))
            lost = 0 if one is None or two is None else max(0, one.integrity - two.integrity)
            had, has = (each.tallies.get(key, Tally()).integrity for each in (old, new))
            assert has - had == lost

    def check_credits(self, before: State, after: State) -> None:
        """A mission that has just been paid moved the credits of its record."""
        for key, kept in after.world.missions.items():
            old = before.world.missions.get(key)
            if kept.mission.phase != "paid" or old is None or old.mission.phase == "paid":
                continue
            for pay in kept.mission.paid:
                had, has = (
                    state.world.characters[pay.character].sheet.credits for state in (before, after)
                )
                assert has - had == pay.sum
