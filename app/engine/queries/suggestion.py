"""The query `suggestion`: what a unit could best do next in its turn, by expected values.

It is answered from what the sender knows, and only with actions that the query `actions` offers.
A unit stabilises when staggered, cools when overheated, uses the weapon with the highest expected
value per step, moves into range, and spends the remaining steps on stabilising.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Annotated, Any, Final, Literal

from msgspec import Meta
from typing_extensions import TypedDict

from app.engine.combat.aiming import Designation, DesignationForm, profile_of
from app.engine.combat.conditions import speed_of
from app.engine.params import Id
from app.engine.queries.actions import ActionsQuery, ActionView, actions
from app.engine.queries.attacks import (
    AimQuery,
    TargetsQuery,
    UseCosts,
    aim,
    reach_of_weapon,
    targets_among,
)
from app.engine.queries.costs import cells_within, columns_within, line_pairs, rough_distance
from app.engine.queries.movement import ReachQuery, begins_to_fall, reach_of, search_cost
from app.engine.queries.places import Place, cells_of_place
from app.engine.queries.registry import Query, QueryContext, disclosed_unit, query
from app.engine.queries.sight import SightQuery, sight
from app.engine.state.documents import CellDocument, cell_document
from app.engine.state.unit import Unit
from app.rules.frame_state.combat.model import WeaponProfile
from app.rules.frame_state.combat.odds import OddsDocument
from app.rules.geometry import movement
from app.rules.geometry.hexes import Cell
from app.rules.geometry.ranges import distance3, nearest_pair
from app.rules.json_types import Doc

#: The dispositions that a unit attacks without being told whom.
HOSTILE: Final[dict[str, frozenset[str]]] = {
    "pilot": frozenset({"enemy"}),
    "ally": frozenset({"enemy"}),
    "enemy": frozenset({"pilot", "ally"}),
    "neutral": frozenset(),
}
#: Values of the results of an attack, relative to one point of integrity.
IMPACT: Final = 0.4
STAGGER: Final = 3.0
DESTROY: Final = 8.0
ENERGY: Final = 0.2
#: An attack of lower value per step is not made while the unit can still move.
GOOD_ATTACK: Final = 0.3
WORST_ATTACK: Final = 0.02
#: The nearest enemies are considered, and so many places are tried for a line of sight.
MOST_ENEMIES: Final = 12
MOST_SIGHT_CHECKS: Final = 8
#: About so many ways to use one weapon.
MOST_USES: Final = 4
#: How far ahead a path is planned, in hexes.
PLANNING_RANGE: Final = 40


class SuggestionQuery(Query, frozen=True, kw_only=True):
    """A unit in its turn.

    `against`: the units that it attacks; by default those of the other side. `towards`: where it
    is to go, instead of where it can attack from. `stay`: it does not move.
    """

    unit: Id
    against: Annotated[list[Id], Meta(max_length=200)] | None = None
    towards: Place | None = None
    stay: bool = False


class SuggestedAttack(TypedDict):
    """An attack, with the chances of its target."""

    command: dict[str, Any]
    unit: Annotated[str, Doc("the target")]
    costs: UseCosts
    odds: OddsDocument | None


class SuggestedMove(TypedDict):
    """A movement, and where it ends."""

    command: dict[str, Any]
    to: CellDocument
    cost: Annotated[int, Doc("in hexes")]
    steps: int
    energy: int


class SuggestedAction(TypedDict):
    """Another action, by the name of the query `actions`."""

    command: dict[str, Any]
    name: str


class SuggestionAnswer(TypedDict):
    """What a unit could do, and which of it first; `next` null: nothing worth its steps."""

    next: Literal["attack", "move", "action"] | None
    attack: SuggestedAttack | None
    move: SuggestedMove | None
    action: SuggestedAction | None


@dataclass(frozen=True, slots=True)
class _Attack:
    """A use of a weapon, and its expected value per step."""

    value: float
    view: SuggestedAttack


def _cost(context: QueryContext, q: SuggestionQuery) -> int:
    """Estimates the uses of each weapon on each enemy, and the searches for a place to go to."""
    unit = disclosed_unit(context, q.unit)
    if unit.at is None:
        return 1_000
    enemies = _enemies(context, unit, q.against)
    weapons = () if unit.frame is None else unit.frame.build.weapons
    lines = sum(line_pairs(len(unit.footprint), len(each.footprint), 20) for each in enemies)
    shots = len(weapons) * MOST_USES * (500 * len(enemies) + lines)
    near, flown = speed_of(unit), cells_within(context.scene.map, unit.at, speed_of(unit))
    places = columns_within(context.scene.map, PLANNING_RANGE) + flown
    bodies = sum(len(each.footprint) for each in enemies) + 1
    ways = (
        2 * search_cost(context, unit, "ground", near)
        + 2 * search_cost(context, unit, "flight", near)
        + search_cost(context, unit, "ground", PLANNING_RANGE)
    )
    sights = 4 * MOST_SIGHT_CHECKS * lines
    return 20_000 + 200 * len(context.scene.units) + shots + ways + places * bodies + sights


@query("suggestion", cost=_cost)
def suggestion(context: QueryContext, q: SuggestionQuery) -> SuggestionAnswer:
    """Returns what a unit could best do next in its turn, by expected values.

    Nothing is suggested for a unit that cannot act now.
    """
    unit = disclosed_unit(context, q.unit)
    goal = () if q.towards is None else cells_of_place(context, q.towards)
    return _Adviser(context, unit, _enemies(context, unit, q.against), goal).suggest(stay=q.stay)


def _enemies(context: QueryContext, unit: Unit, against: Sequence[str] | None) -> tuple[Unit, ...]:
    """Returns the nearest enemies that are on the map, about the nearest first."""
    known = context.scene.units
    if unit.at is None:
        return ()
    if against is None:
        hostile = HOSTILE[unit.disposition]
        listed = [each for each in known.values() if each.disposition in hostile]
    else:
        listed = [known[each] for each in dict.fromkeys(against) if each in known]
    able = [each for each in listed if each.can_act and each.cells and each.id != unit.id]
    able.sort(key=lambda each: (rough_distance(unit.cells, each.cells), each.id))
    return tuple(able[:MOST_ENEMIES])


def _between(cells: Sequence[Cell], others: Sequence[Cell]) -> int:
    """Returns the distance in three dimensions between the nearest of these cells."""
    return distance3(*nearest_pair(cells, others)).total


@dataclass(frozen=True, slots=True)
class _Adviser:
    """One unit with the enemies that it knows; `goal`: the cells that it is to go to."""

    context: QueryContext
    unit: Unit
    enemies: tuple[Unit, ...]
    goal: tuple[Cell, ...]

    def suggest(self, *, stay: bool) -> SuggestionAnswer:
        found = actions(self.context, ActionsQuery(unit=self.unit.id))["actions"]
        offers = [each for each in found if each["available"] and not each["warns"]]
        others = {each["command"]["type"]: each for each in reversed(offers)}
        if self.unit.staggered:
            return _answer(action=_action(others, "action.stabilise"))
        if self.unit.overheated and (cooling := self._cool(others)):
            return _answer(action=cooling)
        best = max(self._attacks(offers), key=lambda each: each.value, default=None)
        attack = None if best is None or best.value < WORST_ATTACK else best.view
        good = best is not None and best.value >= GOOD_ATTACK
        if attack is not None and (good or stay):
            return _answer(attack=attack)
        move = None if stay else self._move(offers)
        if move is not None:
            return _answer(move=move, attack=attack)
        return _answer(attack=attack, action=None if attack else self._rest(others))

    # -- attacking ----------------------------------------------------------------------------

    def _attacks(self, offers: list[ActionView]) -> Iterator[_Attack]:
        for offer in offers:
            command = offer["command"]
            if command["type"] == "attack.declare":
                profile = profile_of(self.context.state.world, self.unit, command["weapon"])
                for use in self._uses(profile, offer["steps"]):
                    yield from self._attacks_with(command, profile, use)

    def _uses(self, profile: WeaponProfile, steps: int) -> Iterator[dict[str, Any]]:
        """Returns the ways to use a weapon."""
        yield {}
        if profile.traits.homing:
            yield {"homing": True}
        spare = self.unit.steps - steps
        yield from ({"prepare": more} for more, _ in profile.traits.prepare if more <= spare)

    def _attacks_with(
        self, command: dict[str, Any], profile: WeaponProfile, use: dict[str, Any]
    ) -> Iterator[_Attack]:
        q = TargetsQuery(unit=self.unit.id, weapon=command["weapon"], **use)
        designations = [Designation(each.id, False, each.cells) for each in self.enemies]
        found = targets_among(self.context, q, designations)
        for target in found["targets"]:
            at, odds = target["unit"], target["odds"]
            if at is None or odds is None or not target["designable"]:
                continue
            value = self._area_value(q, at) if profile.traits.burst else _odds_value(odds)
            costs = found["costs"]
            value = (value - ENERGY * costs["energy"]) / max(1, costs["steps"])
            declared = {**command, **use, "at": {"unit": at}}
            yield _Attack(value, {"command": declared, "unit": at, "costs": costs, "odds": odds})

    def _area_value(self, q: TargetsQuery, target: str) -> float:
        """Returns the value of an attack on everybody in its area; others than enemies count
        against it."""
        enemies = {each.id for each in self.enemies}
        designated = AimQuery(
            unit=q.unit,
            weapon=q.weapon,
            homing=q.homing,
            prepare=q.prepare,
            at=DesignationForm(unit=target),
        )
        found = aim(self.context, designated)
        return sum(
            (1 if each["unit"] in enemies else -1) * _odds_value(each["odds"])
            for each in found["targets"]
            if each["unit"] is not None and each["odds"] is not None
        )

    # -- moving -------------------------------------------------------------------------------

    def _move(self, offers: list[ActionView]) -> SuggestedMove | None:
        """Returns a path to a place in range and in sight of an enemy, or towards one.

        The ground is preferred to the air, and the rest of a movement to a new one.
        """
        moves = [each for each in offers if each["command"]["type"] == "unit.move"]
        moves.sort(key=lambda each: (each["command"]["mode"] != "ground", bool(each["steps"])))
        if self.goal:
            ways = (self._approach(each, None) for each in moves)
            return next((each for each in ways if each is not None), None)
        range_ = self._wanted_range()
        if range_ is None:
            return None
        for each in moves:
            found = reach_of(self.context, _reach_query(self.unit, each))[2]
            to = self._place(each, found, range_)
            if to is not None:
                return self._path(each, found, movement.path_to(found, to))
        on_ground = (each for each in moves if each["command"]["mode"] == "ground")
        ways = (self._approach(each, range_) for each in on_ground)
        return next((each for each in ways if each is not None), None)

    def _path(
        self, offer: ActionView, found: movement.Reach, path: Sequence[Cell]
    ) -> SuggestedMove:
        last = found.step(path[-1])
        assert last is not None
        return {
            "command": {**offer["command"], "path": [cell_document(each) for each in path]},
            "to": cell_document(path[-1]),
            "cost": last.cost,
            "steps": offer["steps"],
            "energy": offer["energy"],
        }

    def _wanted_range(self) -> int | None:
        """Returns the longest weapon range that the nearest enemy is not within; None without one.

        An enemy out of sight counts as out of every range.
        """
        if self.unit.at is None or self.unit.frame is None or not self.enemies:
            return None
        world = self.context.state.world
        profiles = [profile_of(world, self.unit, w.id) for w in self.unit.frame.build.weapons]
        ranges = {max(1, reach_of_weapon(self.context, self.unit, each)) for each in profiles}
        enemy, far = self._nearest(self.unit.at)
        seen = self._sees(Place(unit=self.unit.id), enemy)
        return max((each for each in ranges if not seen or each < far), default=None)

    def _sees(self, place: Place, enemy: Unit) -> bool:
        found = sight(self.context, SightQuery(from_=place, to=Place(unit=enemy.id)))
        return bool(found["visible"])

    def _nearest(self, at: Cell) -> tuple[Unit, int]:
        """Returns the enemy nearest to a cell and its distance in three dimensions."""
        found = ((each, _between((at,), each.cells)) for each in self.enemies)
        return min(found, key=lambda each: each[1])

    def _standing(self, offer: ActionView, found: movement.Reach) -> Iterator[tuple[Cell, int]]:
        """Returns the cells where the unit could end, with the cost of each."""
        mode = offer["command"]["mode"]
        for cell, step in found.cells.items():
            if step.cost and not begins_to_fall(self.context.scene, self.unit, mode, cell, step):
                yield cell, step.cost

    def _place(self, offer: ActionView, found: movement.Reach, range_: int) -> Cell | None:
        """Returns the cheapest place in range and in sight of an enemy, or None."""
        places = []
        for cell, cost in self._standing(offer, found):
            enemy, far = self._nearest(cell)
            if far <= range_:
                places.append((cost, -far, cell, enemy))
        places.sort(key=lambda each: each[:3])
        for _, _, cell, enemy in islice(places, MOST_SIGHT_CHECKS):
            if self._sees(Place(q=cell.q, r=cell.r, level=cell.level), enemy):
                return cell
        return None

    def _approach(self, offer: ActionView, range_: int | None) -> SuggestedMove | None:
        """Returns the part that can be moved now of a path to a good place farther away.

        Without one: to the place nearest to an enemy, or to the goal.
        """
        now = reach_of(self.context, _reach_query(self.unit, offer))[2]
        ahead = max(now.budget, PLANNING_RANGE if offer["command"]["mode"] == "ground" else 0)
        found = reach_of(self.context, _reach_query(self.unit, offer, ahead))[2]
        to = None if range_ is None else self._place(offer, found, range_)
        to = to or self._nearest_place(offer, found)
        if to is None:
            return None
        standing = dict(self._standing(offer, now))
        path = movement.path_to(found, to)
        last = max((n for n, cell in enumerate(path, 1) if cell in standing), default=0)
        return self._path(offer, now, movement.path_to(now, path[last - 1])) if last else None

    def _nearest_place(self, offer: ActionView, found: movement.Reach) -> Cell | None:
        """Returns the reachable place nearest to an enemy or the goal, if nearer than the unit."""
        assert self.unit.at is not None

        def far(cell: Cell) -> int:
            return _between((cell,), self.goal) if self.goal else self._nearest(cell)[1]

        places = [(far(cell), cost, cell) for cell, cost in self._standing(offer, found)]
        best = min(places, default=None)
        return best[2] if best is not None and best[0] < far(self.unit.at) else None

    # -- other actions ------------------------------------------------------------------------

    def _cool(self, others: dict[str, ActionView]) -> SuggestedAction | None:
        found = _action(others, "action.cool")
        if found is None:
            return None
        steps = max(1, min(others["action.cool"]["most"], self.unit.steps))
        return {**found, "command": {**found["command"], "steps": steps}}

    def _rest(self, others: dict[str, ActionView]) -> SuggestedAction | None:
        """Returns what the remaining steps are good for: to descend, stabilise, cool."""
        unit = self.unit
        down = _action(others, "unit.descend")
        if unit.falling:
            down = down or _action(others, "unit.stay_aloft")
        if down is not None:
            return down
        if unit.steps and unit.stability < unit.stability_max and "action.stabilise" in others:
            return _action(others, "action.stabilise")
        if unit.steps and unit.energy < unit.energy_max:
            return self._cool(others)
        return None


def _answer(
    attack: SuggestedAttack | None = None,
    move: SuggestedMove | None = None,
    action: SuggestedAction | None = None,
) -> SuggestionAnswer:
    """Returns an answer; its first part, in the order move, attack, action, is what to do next.

    A good attack is therefore given without a movement.
    """
    first: Literal["attack", "move", "action"] | None = None
    if move is not None:
        first = "move"
    elif attack is not None:
        first = "attack"
    elif action is not None:
        first = "action"
    return {"next": first, "attack": attack, "move": move, "action": action}


def _action(others: dict[str, ActionView], kind: str) -> SuggestedAction | None:
    if kind not in others:
        return None
    return {"command": dict(others[kind]["command"]), "name": others[kind]["name"]}


def _reach_query(unit: Unit, offer: ActionView, range_: int | None = None) -> ReachQuery:
    command = offer["command"]
    return ReachQuery(
        unit=unit.id, mode=command["mode"], range=range_, new=bool(command.get("new"))
    )


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
