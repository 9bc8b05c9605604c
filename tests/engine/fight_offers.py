"""Tries everything that a unit is offered in a random fight: queries and commands must agree.

Offered actions are accepted. Refused ones are refused for the reason that the query gave.
"""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

from app.engine import Decision, Refused, project, run_query
from app.engine.combat.fighters import numbers_of
from app.engine.state.state import State
from app.engine.state.unit import Unit
from app.engine.visibility.knowledge import pilots_viewer
from tests.engine.play import ROLES, cell
from tests.engine.seeded_table import SeededTable

WHO = {"a": "ann", "b": "bob"}
#: If several costs cannot be met, any of them may be named.
COSTS = {"no-steps", "no-energy", "overheated"}
#: Codes about whose turn it is, which may come before or after those about the unit.
OTHERS_FIRST = {"no-turn", "not-your-turn", "attack-pending", "reaction-pending"}
#: a tried action: action, seat, command, fields
Offer = tuple[str, str, str, dict[str, Any]]


class Offers:
    """The offers' part of the random fight (see random_fight)."""

    table: SeededTable
    rng: random.Random

    @property
    def state(self) -> State:
        return self.table.state

    def owner(self, unit: Unit) -> str:
        return WHO.get(unit.controller or "", "handler")

    def ask(self, who: str, name: str, **params: Any) -> Any:
        answer = run_query(self.state, ROLES[who][0], name, params)
        if isinstance(answer, dict) and self.rng.random() < 0.02:
            text = json.dumps(answer)
            if who != "handler":
                self.check_veiled(text)
        return answer

    # -- offers tried -------------------------------------------------------------------------

    def actions(self, unit: Unit) -> list[dict[str, Any]]:
        found = self.ask(self.owner(unit), "actions", unit=unit.id)
        assert isinstance(found, dict), found
        actions: list[dict[str, Any]] = found["actions"]
        return actions

    def check_actions(self, unit: Unit) -> None:
        """Tries everything that a unit is offered."""
        for each in self.actions(unit):
            if not (self.reacting(unit) and each["steps"] > 1):
                self.tried(unit, each)

    def tried(self, unit: Unit, each: dict[str, Any]) -> Offer | None:
        """Returns an action as a complete command that is accepted, or is refused as the query
        said.

        Returns None when it is impossible, or lacks a place or a target.
        """
        who = self.owner(unit)
        command = dict(each["command"])
        kind = command.pop("type")
        made = self._complete(unit, who, each, command)
        if made is None:
            return None
        decision = self.table.decide(who, kind, **made)
        if not each["available"]:
            assert isinstance(decision, Refused), (each, made)
            self._check_reason(each, decision)
            return None
        assert isinstance(decision, Decision), (each, made, decision)
        if each["warns"]:
            self._check_warned(each, who, kind, made)
        return each["action"], who, kind, made

    def _check_reason(self, each: dict[str, Any], refused: Refused) -> None:
        codes = {each["reason"]["code"], refused.code}
        if codes <= COSTS or codes & OTHERS_FIRST:
            return
        assert len(codes) == 1, (each, refused)

    def _check_warned(
        self, each: dict[str, Any], who: str, kind: str, made: dict[str, Any]
    ) -> None:
        """Without `anyway`, a command with a warning is refused."""
        bare = {name: value for name, value in made.items() if name != "anyway"}
        refused = self.table.decide(who, kind, **bare)
        assert isinstance(refused, Refused) and refused.code == each["warns"]["code"], refused

    def _complete(
        self, unit: Unit, who: str, each: dict[str, Any], command: dict[str, Any]
    ) -> dict[str, Any] | None:
        """Returns the command with the player's choices added, or None when there is nothing to
        choose."""
        kind = each["command"]["type"]
        if each["warns"]:
            command["anyway"] = True
        if kind == "unit.move":
            return self._path(unit, who, each, command)
        if kind == "attack.declare":
            return self._designation(unit, who, each, command)
        if kind == "action.ask":
            return {**command, "text": "Kick"}
        if kind == "action.cool":
            most = 1 if self.reacting(unit) else min(each["most"], unit.steps)
            return {**command, "steps": self.rng.randint(1, max(1, most))}
        if kind == "pilot.board":
            # Without a frame nearby there is none to name.
            return {**command, "in_hand": self.rng.random() < 0.5} if "frame" in command else None
        if kind == "pilot.alight":
            return self._landing(unit, who, each, command)
        return command

    # -- where to -----------------------------------------------------------------------------

    def _path(
        self, unit: Unit, who: str, each: dict[str, Any], command: dict[str, Any]
    ) -> dict[str, Any] | None:
        if not each["available"]:
            return {**command, "path": [cell(0, 0, 0)]}
        reach = self.ask(who, "reach", unit=unit.id, mode=command["mode"])
        assert isinstance(reach, dict), reach
        assert self.reacting(unit) or reach["wait"] == each["warns"], (reach["wait"], each)
        cells = [c for c in reach["cells"] if c["cost"]]
        if not cells:
            return None
        # Falls would soon destroy the units and end the game.
        flat = [c for c in cells if not c["falls"]]
        to = self.rng.choice(flat if flat and self.rng.random() < 0.9 else cells)
        to = {name: to[name] for name in ("q", "r", "level")}
        path = self.ask(who, "path", unit=unit.id, mode=command["mode"], to=to)["path"]
        return {**command, "path": path}

    def reacting(self, unit: Unit) -> bool:
        return unit.id in self.state.world.reactions

    def _landing(
        self, unit: Unit, who: str, each: dict[str, Any], command: dict[str, Any]
    ) -> dict[str, Any] | None:
        """Returns a place beside the carrier, if there is room."""
        carrier = self.state.scene.units[unit.carried_by or ""]
        at = carrier.at
        if not each["available"] or at is None:
            return {**command, "at": cell(0, 0, 0)}
        spots = [
            {**command, "at": cell(at.q + q, at.r + r, at.level + level)}
            for q, r in ((1, 0), (0, 1), (-1, 0), (0, -1), (1, -1), (-1, 1))
            for level in (0, -1, 1)
        ]
        self.rng.shuffle(spots)
        free = (
            s for s in spots if isinstance(self.table.decide(who, "pilot.alight", **s), Decision)
        )
        return next(free, None)

    # -- at whom ------------------------------------------------------------------------------

    def _designation(
        self, unit: Unit, who: str, each: dict[str, Any], command: dict[str, Any]
    ) -> dict[str, Any] | None:
        """Returns a target with each way to use the weapon. Impossible designations are tried, too,
        and refused."""
        rng = self.rng
        traits = numbers_of(self.state.world, unit).profiles[command["weapon"]].traits
        use: dict[str, Any] = {}
        if traits.homing and rng.random() < 0.7:
            use["homing"] = True
        afford = [n for n, _ in traits.prepare if n + each["steps"] <= unit.steps]
        if afford and not self.reacting(unit) and rng.random() < 0.7:
            use["prepare"] = rng.choice(afford)
        found = self.ask(who, "targets", unit=unit.id, weapon=command["weapon"], **use)
        assert isinstance(found, dict), found
        assert found["available"] == each["available"], (found, each)
        if not found["available"]:
            assert {found["reason"]["code"], each["reason"]["code"]} <= COSTS or (
                found["reason"]["code"] == each["reason"]["code"]
            ), (found, each)
        can = [t for t in found["targets"] if t["designable"]]
        if each["available"]:
            self._check_barred(who, {**command, **use}, found)
        if not can:
            return None
        foes = [t for t in can if t["unit"] and self._hostile(unit, t["unit"])]
        among = foes if foes and rng.random() < 0.8 else can
        target = max(among, key=_likely) if rng.random() < 0.6 else rng.choice(among)
        made = {**command, **use, "at": _at(target)}
        if target["centres"] and traits.melee:
            made["centre"] = rng.choice(target["centres"])
        if rng.random() < 0.1:
            self._check_aim(who, made, each, target)
        if traits.zone is not None and rng.random() < 0.6:
            made["zone"] = True
            if traits.zone.inside == "choice":
                made["inside"] = rng.choice(["targeting", "damage"])
        return made

    def _check_barred(self, who: str, command: dict[str, Any], found: dict[str, Any]) -> None:
        cannot = [t for t in found["targets"] if not t["designable"]]
        if not cannot:
            return
        target = self.rng.choice(cannot)
        refused = self.table.decide(who, "attack.declare", **command, at=_at(target))
        assert isinstance(refused, Refused), (target, command)
        assert refused.code == target["reason"]["code"], (refused, target)

    def _check_aim(
        self, who: str, made: dict[str, Any], each: dict[str, Any], target: dict[str, Any]
    ) -> None:
        """The query about one designation gives the same answer as the others."""
        asked = {name: value for name, value in made.items() if name != "anyway"}
        found = self.ask(who, "aim", **asked)
        assert isinstance(found, dict), found
        assert found["designable"]
        assert found["available"] == each["available"], (found, each)
        ids = {each["unit"] or each["prop"] for each in found["targets"]}
        # A melee area turned away from its target need not reach it.
        assert (target["unit"] or target["prop"]) in ids or "centre" in made, (found, target)
        for each in found["targets"]:
            total = sum(one["p"] for one in each["odds"]["outcomes"].values())
            assert abs(total - 1) < 1e-9

    def _hostile(self, unit: Unit, other: str) -> bool:
        sides = {unit.disposition, self.state.scene.units[other].disposition}
        return "enemy" in sides and len(sides) > 1

    # -- secrets ------------------------------------------------------------------------------

    def check_veiled(self, text: str) -> None:
        for unit in self.state.scene.units.values():
            if unit.hidden:
                assert f'"{unit.id}"' not in text and unit.name not in text

    def check_secrets(self, unit: Unit) -> None:
        """Queries of pilots have the same answers with and without hidden units."""
        hidden = [each for each in self.state.scene.units.values() if each.hidden]
        if unit.controller is None or not hidden:
            return
        self.check_veiled(json.dumps(project(self.state, "pilots")))
        if any(unit.controller in each.controllers for each in hidden):
            return  # The controllers of a hidden unit know it.
        scene = pilots_viewer(self.state).known_scene(self.state.scene)
        world = self.state.world
        without = replace(world, scenes={**world.scenes, scene.id: scene})
        bare = replace(self.state, world=without)
        queries = [("actions", {}), ("reach", {"mode": "ground"}), ("reach", {"mode": "flight"})]
        weapons = () if unit.frame is None else unit.frame.build.weapons
        queries += [("targets", {"weapon": weapon.id}) for weapon in weapons]
        for name, params in queries:
            asked = {"unit": unit.id, **params}
            seen = run_query(self.state, unit.controller, name, asked)
            assert seen == run_query(bare, unit.controller, name, asked), name


def _likely(target: dict[str, Any]) -> float:
    """Returns the chance that an attack hits."""
    odds = target["odds"]
    return 0.0 if odds is None else 1 - odds["outcomes"]["miss"]["p"]


def _at(target: dict[str, Any]) -> dict[str, str]:
    return {"unit": target["unit"]} if target["unit"] else {"prop": target["prop"]}
