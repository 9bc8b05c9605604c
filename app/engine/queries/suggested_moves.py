"""Where a unit could best go next in its turn: a part of the query `suggestion`.

The places that a unit can attack from are ranked: a place ranks higher the more of the unit's
weapon ranges an enemy in sight of it is within. No movement ends at a lower rank than the one that
the unit has. Within a rank, each brings the unit nearer to one and the same place. So no unit goes
to and fro.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from typing import Annotated, Any, Final, Literal, TypeAlias

from typing_extensions import TypedDict

from app.engine.combat.aiming import profile_of
from app.engine.combat.conditions import speed_of
from app.engine.queries.actions import ActionView
from app.engine.queries.attacks import reach_of_weapon
from app.engine.queries.costs import cells_within, columns_within, line_pairs
from app.engine.queries.movement import ReachQuery, begins_to_fall, reach_of, search_cost
from app.engine.queries.registry import QueryContext
from app.engine.rounds.hazards import Dangers
from app.engine.state.documents import CellDocument, cell_document
from app.engine.state.unit import Unit
from app.rules.geometry import movement
from app.rules.geometry.field import cells_of
from app.rules.geometry.hexes import Cell
from app.rules.geometry.ranges import distance3, nearest_pair
from app.rules.json_types import Doc, SchemaName
from app.rules.work_budget import spend

#: So many lines of sight are judged in one search for a place, the cheapest places first.
MOST_SIGHT_CHECKS: Final = 300
#: How far ahead a path is planned, in hexes.
PLANNING_RANGE: Final = 40


#: What a movement is for.
MoveCode: TypeAlias = Literal["attack", "approach", "nearer", "goal", "leave"]


class MoveReason(TypedDict):
    """What a movement is for."""

    code: Annotated[
        MoveCode,
        Doc(
            "`attack`: an enemy is in sight and in range where it ends; `approach`: it is on the "
            "way to such a place; `nearer`: no way leads to one, but it gets nearer to an enemy; "
            "`goal`: it gets nearer to where it is to go; `leave`: it is out of a zone that harms"
        ),
    ]
    unit: Annotated[str | None, Doc("id of that enemy; null for `goal` and `leave`")]
    distance: Annotated[
        int | None,
        Doc("from where it ends to the enemy or the goal, in hexes and levels; null for `leave`"),
    ]


class SuggestedMove(TypedDict):
    """A movement, where it ends, and why."""

    command: Annotated[dict[str, Any], SchemaName("Command"), Doc("the command that does it")]
    to: CellDocument
    cost: Annotated[int, Doc("in hexes")]
    steps: Annotated[int, Doc("steps that it costs")]
    energy: Annotated[int, Doc("energy that it costs")]
    why: Annotated[MoveReason, Doc("what the movement is for")]


def planning_cost(context: QueryContext, unit: Unit, enemies: Sequence[Unit]) -> int:
    """Estimates the searches for a place to go to, out of a zone that harms and to the enemies."""
    assert unit.at is not None
    near, flown = speed_of(unit), cells_within(context.scene.map, unit.at, speed_of(unit))
    ways = 2 * (
        2 * search_cost(context, unit, "ground", near)
        + 2 * search_cost(context, unit, "flight", near)
        + 2 * search_cost(context, unit, "ground", PLANNING_RANGE)
    )
    places = columns_within(context.scene.map, PLANNING_RANGE) + flown
    many = len(unit.footprint)
    bodies = sum(len(each.footprint) for each in enemies) + 1
    longest = max((line_pairs(many, len(each.footprint), 20) for each in enemies), default=0)
    return ways + 2 * places * many * bodies + 6 * MOST_SIGHT_CHECKS * longest


@dataclass(frozen=True)
class MovePlanner:
    """One unit with the movements that it can make now, the enemies and dangers that it knows, and
    `goal`, the cells where it is to go."""

    context: QueryContext
    unit: Unit
    enemies: tuple[Unit, ...]
    goal: tuple[Cell, ...]
    dangers: Dangers
    offers: Sequence[ActionView]
    _reached: dict[ReachQuery, movement.Reach] = field(default_factory=dict)

    @cached_property
    def moves(self) -> list[ActionView]:
        """The movements, first those on the ground, and the rest of one before a new one."""
        moves = [each for each in self.offers if each["command"]["type"] == "unit.move"]
        anew = [self._anew(each) for each in moves]
        return sorted(
            (*moves, *(each for each in anew if each is not None)),
            key=lambda each: (each["command"]["mode"] != "ground", bool(each["steps"])),
        )

    def _anew(self, offer: ActionView) -> ActionView | None:
        """Returns the new movement that can be begun instead of the rest of one, or None."""
        price = offer["anew"]
        if price is None or price["energy"] > self.unit.energy:
            return None
        command = {**offer["command"], "new": True}
        return {**offer, **price, "command": command}

    def best(self) -> SuggestedMove | None:
        """Returns a movement to a place in range and in sight of an enemy, or towards one; None if
        no place that the unit can go to is better than its own."""
        if self.goal:
            return self._first(self._nearer(each) for each in self.moves)
        if not self._ranges or self._rank == len(self._ranges):
            return None
        for each in self.moves:
            found = self._reach(each)
            place = self._place(each, found)
            if place is not None:
                path = movement.path_to(found, place[0])
                return self._path(each, found, path, self._why("attack", path[-1], place[1]))
        on_ground = [each for each in self.moves if each["command"]["mode"] == "ground"]
        way = self._first(self._approach(each) for each in on_ground)
        if way is None and not self._rank:
            way = self._first(self._nearer(each) for each in on_ground)
        return way

    def no_way(self) -> bool:
        """Returns whether the unit could move, but is neither at its goal nor where it can attack
        from."""
        if self.goal:
            return bool(self.moves) and self._far(self._at) > 0
        return bool(self.moves and self._ranges) and not self._rank

    def leave(self) -> SuggestedMove | None:
        """Returns the cheapest way to a place without danger, or the part of it that can be moved
        now; None if there is none."""
        for ahead in (False, True):
            for offer in self.moves:
                found = self._reach(offer, ahead=ahead)
                places = [(cost, self._far(at), at) for at, cost in self._safe(offer, found)]
                if places:
                    way = movement.path_to(found, min(places)[2])
                    return self._part(offer, found, way, "leave", through=True)
        return None

    # -- how good a place is ------------------------------------------------------------------

    @property
    def _at(self) -> Cell:
        assert self.unit.at is not None
        return self.unit.at

    @cached_property
    def _ranges(self) -> list[int]:
        """The ranges of the unit's weapons, the longest first; none without an enemy."""
        if self.unit.frame is None or not self.enemies:
            return []
        world = self.context.state.world
        profiles = (profile_of(world, self.unit, w.id) for w in self.unit.frame.build.weapons)
        ranges = {max(1, reach_of_weapon(self.context, self.unit, each)) for each in profiles}
        return sorted(ranges, reverse=True)

    @cached_property
    def _rank(self) -> int:
        """The rank of the place where the unit is."""
        return self._rank_at(self._at)

    def _rank_at(self, at: Cell) -> int:
        """Returns how many of the ranges an enemy in sight of a place is within."""
        seen = (far for far, enemy in self._distances(at) if self._sees(at, enemy))
        nearest = next(seen, None)
        return 0 if nearest is None else sum(nearest <= each for each in self._ranges)

    def _distances(self, at: Cell) -> list[tuple[int, Unit]]:
        """Returns the enemies with their distances in three dimensions, the nearest first."""
        here = cells_of(at, self.unit.footprint)
        found = [(_between(here, each.cells), each) for each in self.enemies]
        return sorted(found, key=lambda each: each[0])

    def _sees(self, at: Cell, enemy: Unit) -> bool:
        """Returns whether an enemy would be in sight of the unit at a place, as far as is known."""
        here = cells_of(at, self.unit.footprint)
        line = self.context.scene.line_of_sight(None, here, enemy.cells)
        return line.visible or enemy.highlighted

    def _far(self, at: Cell) -> int:
        """Returns the distance of a place to the goal, or else to the nearest enemy."""
        there = [self.goal] if self.goal else [each.cells for each in self.enemies]
        here = cells_of(at, self.unit.footprint)
        return min((_between(here, each) for each in there), default=0)

    # -- places -------------------------------------------------------------------------------

    def _reach(self, offer: ActionView, *, ahead: bool = False) -> movement.Reach:
        """Returns where a movement leads; `ahead`: as far as a path is planned."""
        found = self._reach_within(offer, None)
        if not ahead or offer["command"]["mode"] != "ground" or found.budget >= PLANNING_RANGE:
            return found
        return self._reach_within(offer, PLANNING_RANGE)

    def _reach_within(self, offer: ActionView, range_: int | None) -> movement.Reach:
        command = offer["command"]
        q = ReachQuery(
            unit=self.unit.id, mode=command["mode"], range=range_, new=bool(command.get("new"))
        )
        if q not in self._reached:
            self._reached[q] = reach_of(self.context, q)[2]
        return self._reached[q]

    def _ends(self, offer: ActionView, found: movement.Reach) -> Iterator[tuple[Cell, int]]:
        """Returns the cells where the unit could end without a fall, with the cost of each."""
        mode = offer["command"]["mode"]
        for cell, step in found.cells.items():
            if step.cost and not begins_to_fall(self.context.scene, self.unit, mode, cell, step):
                yield cell, step.cost

    def _safe(self, offer: ActionView, found: movement.Reach) -> Iterator[tuple[Cell, int]]:
        """Returns those of the cells where the unit could end in which no danger threatens it."""
        return (each for each in self._ends(offer, found) if not self.dangers.threaten(each[0]))

    def _place(self, offer: ActionView, found: movement.Reach) -> tuple[Cell, Unit] | None:
        """Returns the cheapest place that ranks higher than that of the unit, and the enemy that is
        in range and in sight there; or None."""
        range_ = self._ranges[self._rank]
        lines: list[tuple[int, int, Cell, Unit]] = []
        for cell, cost in self._safe(offer, found):
            if self._can_stay(offer, cell):
                spend(len(self.enemies))
                near = ((far, each) for far, each in self._distances(cell) if far <= range_)
                lines += ((cost, -far, cell, each) for far, each in near)
        lines.sort(key=lambda each: each[:3])
        for _, _, cell, enemy in islice(lines, MOST_SIGHT_CHECKS):
            if self._sees(cell, enemy):
                return cell, enemy
        return None

    def _can_stay(self, offer: ActionView, at: Cell) -> bool:
        """Returns whether it is of use to end a movement here.

        A flight ends in the air only on the way to a goal or where the unit can still attack, and
        not once it has come down in this turn.
        """
        if offer["command"]["mode"] == "ground":
            return True
        if not self.unit.descended and (self.goal or self._can_attack_after(offer)):
            return True
        return self.context.scene.is_supported(replace(self.unit, at=at))

    def _can_attack_after(self, offer: ActionView) -> bool:
        steps, energy = self.unit.steps - offer["steps"], self.unit.energy - offer["energy"]
        attacks = (each for each in self.offers if each["command"]["type"] == "attack.declare")
        return any(each["steps"] <= steps and each["energy"] <= energy for each in attacks)

    # -- ways ---------------------------------------------------------------------------------

    @staticmethod
    def _first(ways: Iterable[SuggestedMove | None]) -> SuggestedMove | None:
        return next((each for each in ways if each is not None), None)

    def _approach(self, offer: ActionView) -> SuggestedMove | None:
        """Returns the part that can be moved now of the way to the cheapest place that ranks
        higher."""
        found = self._reach(offer, ahead=True)
        place = self._place(offer, found)
        if place is None:
            return None
        return self._part(offer, found, movement.path_to(found, place[0]), "approach", place[1])

    def _nearer(self, offer: ActionView) -> SuggestedMove | None:
        """Returns the part that can be moved now of the way to the place nearest to an enemy or the
        goal, if that is nearer than the unit."""
        found = self._reach(offer, ahead=True)
        safe = (each for each in self._safe(offer, found) if self._can_stay(offer, each[0]))
        places = [(self._far(cell), cost, cell) for cell, cost in safe]
        best = min(places, default=None)
        if best is None or best[0] >= self._far(self._at):
            return None
        way = movement.path_to(found, best[2])
        if self.goal:
            return self._part(offer, found, way, "goal")
        return self._part(offer, found, way, "nearer", self._distances(best[2])[0][1])

    def _part(
        self,
        offer: ActionView,
        found: movement.Reach,
        way: Sequence[Cell],
        code: MoveCode,
        enemy: Unit | None = None,
        *,
        through: bool = False,
    ) -> SuggestedMove | None:
        """Returns the part of a way that can be moved now and ends without danger.

        Where there is none, it goes through a zone that can be crossed in this turn, or `through`
        any. Towards a place to attack from, it ends at no lower rank than the unit has.
        """
        now = self._reach(offer)
        places = dict(self._safe(offer, now))
        if not any(cell in places for cell in way):
            after = speed_of(self.unit) * (self.unit.steps - offer["steps"])
            beyond = next(cell for cell in way if not self.dangers.threaten(cell))
            step = found.step(beyond)
            assert step is not None
            if not through and step.cost > now.budget + after:
                return None
            places = dict(self._ends(offer, now))
        lowest = 0 if through or self.goal else self._rank
        ends = (n for n, cell in enumerate(way, 1) if cell in places)
        last = max(
            (n for n in ends if not lowest or self._rank_at(way[n - 1]) >= lowest), default=0
        )
        if not last:
            return None
        to = way[last - 1]
        return self._path(offer, now, movement.path_to(now, to), self._why(code, to, enemy))

    def _why(self, code: MoveCode, at: Cell, enemy: Unit | None) -> MoveReason:
        """Returns what a movement that ends at a place is for."""
        distance = None
        if enemy is not None:
            distance = _between(cells_of(at, self.unit.footprint), enemy.cells)
        elif code == "goal":
            distance = self._far(at)
        return {"code": code, "unit": None if enemy is None else enemy.id, "distance": distance}

    def _path(
        self, offer: ActionView, found: movement.Reach, path: Sequence[Cell], why: MoveReason
    ) -> SuggestedMove:
        last = found.step(path[-1])
        assert last is not None
        return {
            "command": {**offer["command"], "path": [cell_document(each) for each in path]},
            "to": cell_document(path[-1]),
            "cost": last.cost,
            "steps": offer["steps"],
            "energy": offer["energy"],
            "why": why,
        }


def _between(cells: Sequence[Cell], others: Sequence[Cell]) -> int:
    """Returns the distance in three dimensions between the nearest of these cells."""
    return distance3(*nearest_pair(cells, others)).total
