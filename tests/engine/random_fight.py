"""A random but legal fight of random builds on a random map, and its invariants.

Choices prefer what was rarely used so far. `fight_offers` tries offers on the way.
"""

from __future__ import annotations

import random
from typing import Any

from app.engine import load_snapshot, snapshot
from app.engine.combat.reaction_eligibility import may_act_now
from app.engine.state.unit import Unit
from app.engine.views.attacks import attacks_view
from app.engine.visibility.groups import HANDLER
from app.engine.visibility.knowledge import OMNISCIENT
from app.rules.frame_state.rounds import units_to_act
from app.rules.geometry.hexes import distance, from_offset
from tests.engine.fight_counts import Uses
from tests.engine.fight_handler import Handlers
from tests.engine.fight_offers import Offer
from tests.engine.frames import document
from tests.engine.play import cell, fold
from tests.engine.seeded_table import SeededTable, check_replay
from tests.fixtures.builds import random_build

#: The most commands of a turn; then it is ended.
LONGEST_TURN = 12
#: The most rolls of an attack.
LONGEST_ATTACK = 60
#: The most rounds of a fight, so that other builds get their turn.
ROUNDS = 7
CAST = ("pilot", "pilot", "ally", "enemy", "enemy", "enemy", "neutral")
#: The probability of each action.
OFTEN = {
    "weapon-use": 4.0,
    "base-move": 2.0,
    "improvised": 0.03,
    "surveying": 0.2,
    "mending": 3.0,
    "boarding": 5.0,
    "alighting": 2.0,
    "expansion-use": 0.7,
}
#: The number of builds to choose from; the one with most rarely used items joins.
BUILDS = 25


class RandomFight(Handlers):
    """`play(turns)` fights until so many turns have begun in all, or one side is left."""

    def __init__(self, seed: int, uses: Uses) -> None:
        self.rng = random.Random(seed)
        self.uses = uses
        self.commands = 0
        columns, rows = self.rng.randint(8, 12), self.rng.randint(7, 10)
        orientation = self.rng.choice(["flat", "pointy"])
        field = {"columns": columns, "rows": rows, "orientation": orientation, "floor": -3}
        self.table = SeededTable(f"fight {seed}", field, look=97)
        self._furnish()
        for number, disposition in enumerate(CAST):
            self._join(number, disposition)
        if self.rng.random() < 0.5:
            self._strand()
        self.table.send("handler", "table.options", options={"repairs": True})
        self.send("handler", "conflict.start")

    # -- the field ----------------------------------------------------------------------------

    def _furnish(self) -> None:
        """Adds hills, holes, towers and a deck to the map."""
        rng = self.rng
        hexes = list(self.state.scene.map.hexes())
        levels: dict[tuple[int, int], int | None] = {}
        for _ in range(4):
            top, height, wide = rng.choice(hexes), rng.choice([1, 1, 2, 2, 3, 6]), rng.randint(0, 2)
            for each in hexes:
                far = distance(each, top)
                if far <= wide:
                    levels[each.q, each.r] = max(0, height - far)
        for hole in rng.sample(hexes, 2):
            levels[hole.q, hole.r] = None
        self.table.ground(*((q, r, level) for (q, r), level in levels.items()))
        for _ in range(rng.randint(2, 5)):
            at, height, value = rng.choice(hexes), rng.randint(1, 3), rng.randint(1, 5)
            ground = self.state.scene.map.ground(at)
            base = 0 if ground is None else rng.choice([None, 4])
            fields = {"q": at.q, "r": at.r, "height": height, "value": value, "base": base}
            self._try("handler", "prop.add", **fields)

    def _join(self, number: int, disposition: str) -> None:
        """Adds a unit with a build of rarely used items; neutral units may have none."""
        rng = self.rng
        controller = {0: "a", 1: "b"}.get(number)
        if disposition in ("ally", "enemy") and rng.random() < 0.1:
            controller = "b"
        fields = {"name": f"Unit<{number}>", "disposition": disposition, "controller": controller}
        fields["hidden"] = disposition == "enemy" and not controller and rng.random() < 0.4
        numbers = {"speed": 4, "integrity": 9, "stability": rng.choice([0, 12])}
        row = None
        while row is None:
            row = self._try("handler", "unit.add", **fields, **numbers, at=self._spot())
        unit = row.events[0]["unit"]["id"]
        if disposition == "neutral" and rng.random() < 0.5:
            return
        build = max((random_build(rng) for _ in range(BUILDS)), key=self.uses.rarity)
        self.send("handler", "unit.fit", unit=unit, build=document(build))

    def _strand(self) -> None:
        """Adds a pilot's frame that is a wreck from the start."""
        at = self._try("handler", "unit.add", name="Unit<lost>", disposition="pilot",
                       controller=self.rng.choice("ab"), at=self._spot(),
                       build=document(random_build(self.rng)))  # fmt: skip
        if at is not None:
            self.send("handler", "unit.update", unit=at.events[0]["unit"]["id"], integrity=0)

    def _spot(self) -> dict[str, int]:
        """Returns a place on the ground, on a prop, or in the air."""
        map_ = self.state.scene.map
        column, row = self.rng.randrange(map_.columns), self.rng.randrange(map_.rows)
        at = from_offset(column, row, map_.orientation)
        surfaces = map_.surfaces(at) or (3,)
        return cell(at.q, at.r, self.rng.choice(surfaces) + self.rng.choice([0, 0, 0, 0, 1, 3]))

    # -- playing ------------------------------------------------------------------------------

    def play(self, turns: int) -> None:
        """Plays until so many turns have begun in all, or only one side is left."""
        for _ in range(turns * LONGEST_TURN * 4):
            if self.uses.turns >= turns or self._over():
                self.check_end()
                return
            self.step()
        raise AssertionError("no turn comes to its end")

    def _over(self) -> bool:
        able = [u for u in self.state.scene.units.values() if u.can_act and u.frame is not None]
        sides = {"enemy" if u.disposition == "enemy" else "pilots" for u in able}
        conflict = self.state.scene.conflict
        return len(sides) < 2 or conflict is None or conflict.round > ROUNDS

    def step(self) -> None:
        """Does one step that is due. There is always one."""
        rng = self.rng
        if rng.random() < 0.01:
            self._undo()
        elif rng.random() < 0.02:
            self._meddle()
        if self._reactions() or self._waits():
            return
        conflict = self.state.scene.conflict
        assert conflict is not None
        if conflict.segment == "environmental":
            self.send("handler", "environment.resolve")
        elif conflict.active is not None:
            self._act(self.state.scene.units[conflict.active])
        else:
            self._begin(
                rng.choice(
                    units_to_act(self.state.scene.units.values(), conflict, conflict.segment)
                )
            )

    def _begin(self, unit: Unit) -> None:
        if self.rng.random() < 0.05:
            self.check_actions(unit)
        if unit.pilot_of is not None and self.rng.random() < 0.6:
            self._lend(unit)
        elif unit.frame is not None and self.rng.random() < 0.15:
            self._stage(unit)
        kind = "turn.abstain" if self.rng.random() < 0.03 else "turn.start"
        self.send(self.owner(unit), kind, unit=unit.id)
        self.uses.turn(unit)
        self.uses.states(self.state)
        self.commands = 0

    def _act(self, unit: Unit) -> None:
        """Sends the next command of the unit in turn, and sometimes tries all its offers."""
        rng = self.rng
        self.commands += 1
        if rng.random() < 0.06:
            self.check_actions(unit)
            self.check_secrets(unit)
        offers = [each for each in self.actions(unit) if each["available"]]
        offers += self._riders(unit)
        weights = [self._weight(unit, each) for each in offers]
        offer = None
        if self.commands <= LONGEST_TURN and rng.random() < sum(weights) / (0.4 + sum(weights)):
            (each,) = rng.choices(offers, weights)
            rider = self.state.scene.units[each["command"]["unit"]]
            offer = self.tried(rider, each)
        if offer is None:
            self.send(self.owner(unit), "turn.end", unit=unit.id)
            return
        self._do(unit, offer)

    def _riders(self, unit: Unit) -> list[dict[str, Any]]:
        """Lets the riders of the unit act."""
        riders = [u for u in self.state.scene.units.values() if u.carried_by == unit.id]
        return [e for rider in riders for e in self.actions(rider) if e["available"]]

    def _do(self, unit: Unit, offer: Offer | None) -> None:
        """Does an offered action and counts it."""
        assert offer is not None
        action, who, kind, fields = offer
        if kind == "attack.declare":
            self.uses.shot(unit, fields["weapon"], fields)
        if action == "expansion-use":
            self.uses.add("modules", fields["module"])
        self.uses.add("actions", action)
        self.send(who, kind, **fields)
        if kind == "action.ask" and self.rng.random() < 0.9:
            self._answer()

    def _weight(self, unit: Unit, each: dict[str, Any]) -> float:
        """Returns the weight of an action: high for progress of the fight and for rarely used
        ones."""
        action, command = each["action"], each["command"]
        weight = OFTEN.get(action, 1.0)
        if each["warns"]:
            return weight / 40
        if action == "weapon-use":
            assert unit.frame is not None
            (weapon,) = (w for w in unit.frame.build.weapons if w.id == command["weapon"])
            return weight * max((self.uses.rare("tags", tag) for tag in weapon.tags), default=1)
        if action == "expansion-use":
            return weight * self.uses.rare("modules", command["module"]) ** 2
        return weight * self.uses.rare("actions", action)

    # -- attacks and reactions ----------------------------------------------------------------

    def _waits(self) -> bool:
        """Plays an attack to its end that waits for dice or reactions."""
        views = self._views()
        if any(each["waiting_for"] for each in views):
            self._roll()
            return True
        paused = [each for each in views if each["stage"] == "pause"]
        if paused:
            self._pause(paused[0])
        return bool(paused)

    def _views(self) -> list[dict[str, Any]]:
        """Returns the attacks on their way, as the Handler sees them."""
        if not self.state.world.attacks:
            return []
        found = attacks_view(self.state, self.state.scene, self.state.scene, OMNISCIENT, HANDLER)
        return list(found["attacks"].values())

    def _pause(self, attack: dict[str, Any]) -> None:
        """Lets somebody react, or ends the pause."""
        rng, units = self.rng, self.state.scene.units
        if attack["may_react"] and rng.random() < 0.6:
            unit = units[rng.choice(attack["may_react"])]
            (each,) = (each for each in self.actions(unit) if each["action"] == "reaction")
            self._do(unit, self.tried(unit, each))
            return
        seats = sorted({self.owner(units[each]) for each in attack["may_react"]})
        self.send(rng.choice(["handler", *seats]), "attack.proceed", attack=attack["id"])

    def _reactions(self) -> bool:
        """Lets units with a reaction act, or not."""
        for reaction in self.state.world.reactions.values():
            unit = self.state.scene.units[reaction.unit]
            if reaction.state == "choose":
                how = self.rng.choice(["wasted", "after"])
                self.send(self.owner(unit), "reaction.choose", unit=unit.id, how=how)
                return True
            if may_act_now(self.state.world, self.state.scene, unit):
                self._react(unit)
                return True
        return False

    def _react(self, unit: Unit) -> None:
        rng = self.rng
        offers = [each for each in self.actions(unit) if each["available"]]
        offers = [each for each in offers if each["action"] != "reaction" and each["steps"] < 2]
        each = rng.choice(offers) if offers and rng.random() < 0.8 else None
        offer = each and self.tried(unit, each)
        if offer:
            self._do(unit, offer)
        else:
            self.send(self.owner(unit), "reaction.end", unit=unit.id)

    def _roll(self) -> None:
        """Rolls everything that an attack asks for, by a permitted seat. The Handler sometimes
        changes a number."""
        for _ in range(LONGEST_ATTACK):
            due = next((each for each in self._views() if each["waiting_for"]), None)
            if due is None:
                return
            unit = self.state.scene.units[self.rng.choice(due["waiting_for"])]
            if self.rng.random() < 0.02:
                self.send("handler", "attack.cancel", attack=due["id"])
                continue
            if self.rng.random() < 0.03:
                changes = {self.rng.choice(["targeting", "mark", "dodge", "damage"]): 1}
                self._try("handler", "attack.adjust", attack=due["id"], **changes)
                # the roll may have ended the fight
                continue
            who = self.rng.choice(["handler", self.owner(unit)])
            self.send(who, "attack.roll", attack=due["id"], unit=unit.id)
        raise AssertionError("an attack does not come to its end")

    # -- sending, checking --------------------------------------------------------------------

    def check_end(self) -> None:
        """The rows give the state, a snapshot restores it, and the commands give the same rows
        again."""
        assert fold(self.table.rows) == self.state
        assert load_snapshot(snapshot(self.state)) == self.state
        check_replay(self.table)


def play(turns: int, seed: int = 1) -> Uses:
    """Plays fights until so many turns have been played. Returns the uses in them."""
    uses = Uses()
    while uses.turns < turns:
        try:
            RandomFight(seed, uses).play(turns)
        except AssertionError as error:
            error.add_note(f"battle {seed}, after {uses.turns} turns")
            raise
        seed += 1
    return uses
