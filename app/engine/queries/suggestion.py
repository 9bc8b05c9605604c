"""The query `suggestion`: what a unit could best do next in its turn, by expected values.

It is answered from what the sender knows, and only with actions that the query `actions` offers.
A unit stabilises when staggered, leaves a zone that would harm it, cools when overheated, uses the
weapon with the highest expected value per step, moves into range, and spends the remaining steps on
stabilising. It ends no movement where the environment would harm it, as far as its side may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Annotated, Any, Final, Literal

from msgspec import Meta
from typing_extensions import TypedDict

from app.engine.access import runs_the_table
from app.engine.combat.aiming import profile_of
from app.engine.combat.conditions import speed_of
from app.engine.combat.sides import are_foes
from app.engine.params import Id
from app.engine.queries.actions import ActionsQuery, ActionView, actions
from app.engine.queries.attack_options import SuggestedAttack, attack_options
from app.engine.queries.attacks import reach_of_weapon
from app.engine.queries.costs import cells_within, columns_within, line_pairs, rough_distance
from app.engine.queries.movement import ReachQuery, begins_to_fall, reach_of, search_cost
from app.engine.queries.places import Place, cells_of_place
from app.engine.queries.registry import Query, QueryContext, disclosed_unit, query
from app.engine.queries.sight import SightQuery, sight
from app.engine.refusals import BarView
from app.engine.rounds.hazards import Dangers, dangers_for
from app.engine.state.documents import CellDocument, cell_document
from app.engine.state.unit import Unit
from app.rules.geometry import movement
from app.rules.geometry.hexes import Cell
from app.rules.geometry.ranges import distance3, nearest_pair
from app.rules.json_types import Doc, SchemaName

#: An attack of lower value per step is not made while the unit can still move.
GOOD_ATTACK: Final = 0.3
WORST_ATTACK: Final = 0.02
#: The nearest enemies are considered, and so many places are tried for a line of sight.
MOST_ENEMIES: Final = 12
MOST_SIGHT_CHECKS: Final = 8
#: About so many ways to use one weapon.
MOST_USES: Final = 4
#: The commands that can be suggested.
SUGGESTED: Final = frozenset(
    {
        "unit.move", "attack.declare", "action.stabilise", "action.cool", "unit.descend",
        "unit.stay_aloft",
    }
)  # fmt: skip
#: How far ahead a path is planned, in hexes.
PLANNING_RANGE: Final = 40


class SuggestionQuery(Query, frozen=True, kw_only=True):
    """A unit in its turn."""

    unit: Id
    against: Annotated[
        Annotated[list[Id], Meta(max_length=200)] | None,
        Doc("ids of the units that it attacks; by default those of the other side"),
    ] = None
    towards: Annotated[
        Place | None, Doc("where it is to go, instead of where it can attack from")
    ] = None
    stay: Annotated[
        bool, Doc("it does not move; for Handlers, neither does a unit that guards its place")
    ] = False


class SuggestedMove(TypedDict):
    """A movement, and where it ends."""

    command: Annotated[dict[str, Any], SchemaName("Command"), Doc("the command that does it")]
    to: CellDocument
    cost: Annotated[int, Doc("in hexes")]
    steps: Annotated[int, Doc("steps that it costs")]
    energy: Annotated[int, Doc("energy that it costs")]


class SuggestedAction(TypedDict):
    """Another action, by the name of the query `actions`."""

    command: Annotated[dict[str, Any], SchemaName("Command"), Doc("the command that does it")]
    name: str


class SuggestionAnswer(TypedDict):
    """What a unit could do, and which of it first; `next` null: nothing, as `wait` says, or nothing
    worth its steps."""

    next: Annotated[
        Literal["attack", "move", "action"] | None,
        Doc("which of them comes first; null: nothing that is worth its steps"),
    ]
    attack: Annotated[SuggestedAttack | None, Doc("the attack; null: none")]
    move: Annotated[SuggestedMove | None, Doc("the movement; null: none")]
    action: Annotated[SuggestedAction | None, Doc("another action; null: none")]
    spares: Annotated[
        str | None,
        Doc("id of a weapon that is not used because it would hit others than enemies too"),
    ]
    wait: Annotated[
        Annotated[BarView, SchemaName("SuggestionReason")] | None,
        Doc("why it can neither move nor act now; null: it can"),
    ]


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
    # out of a zone that harms, then to the enemies
    ways = 2 * (
        2 * search_cost(context, unit, "ground", near)
        + 2 * search_cost(context, unit, "flight", near)
        + search_cost(context, unit, "ground", PLANNING_RANGE)
    )
    sights = 4 * MOST_SIGHT_CHECKS * lines
    return 20_000 + 200 * len(context.scene.units) + shots + ways + places * bodies + sights


@query("suggestion", cost=_cost)
def suggestion(context: QueryContext, q: SuggestionQuery) -> SuggestionAnswer:
    """Suggests what a unit could best do next in its turn, by expected values.

    `next` names the part of the answer to send first, each with its whole `command`. Nothing is
    suggested for a unit that cannot act now; `wait` is the reason.
    """
    unit = disclosed_unit(context, q.unit)
    goal = () if q.towards is None else cells_of_place(context, q.towards)
    # only Handlers may notice what a unit guards
    stay = q.stay or (unit.guard and runs_the_table(context.role))
    dangers = dangers_for(context.scene, unit, all_known=runs_the_table(context.role))
    if any(dangers.threaten(each) for each in goal):
        # they are sent there all the same
        dangers = dangers.ignored()
    enemies = _enemies(context, unit, q.against)
    return _Adviser(context, unit, enemies, goal, dangers).suggest(stay=stay)


def _enemies(context: QueryContext, unit: Unit, against: Sequence[str] | None) -> tuple[Unit, ...]:
    """Returns the nearest enemies that are on the map, about the nearest first.

    Pilots on foot are spared unless they are named: nobody shoots at them unasked.
    """
    known = context.scene.units
    if unit.at is None:
        return ()
    if against is None:
        foes = (each for each in known.values() if are_foes(each, unit))
        listed = [each for each in foes if each.pilot_of is None]
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
    """One unit, the enemies and dangers that it knows, and `goal`, the cells where it is to go."""

    context: QueryContext
    unit: Unit
    enemies: tuple[Unit, ...]
    goal: tuple[Cell, ...]
    dangers: Dangers

    def suggest(self, *, stay: bool) -> SuggestionAnswer:
        found = actions(self.context, ActionsQuery(unit=self.unit.id))["actions"]
        useful = (each for each in found if each["available"] and not each["of_no_use"])
        offers = [each for each in useful if not each["warns"]]
        if not any(each["available"] for each in found if each["command"]["type"] in SUGGESTED):
            return _answer(wait=found[0]["reason"])  # of the base move
        others = {each["command"]["type"]: each for each in reversed(offers)}
        if self.unit.staggered:
            return _answer(action=_action(others, "action.stabilise"))
        harmed = self.unit.at is not None and self.dangers.harm(self.unit.at)
        if harmed and not stay:
            leaving = self._leave(offers)
            if leaving is not None:
                return _answer(move=leaving)
            # nowhere is better
            return replace(self, dangers=self.dangers.ignored()).suggest(stay=stay)
        if self.unit.overheated and (cooling := self._cool(others)):
            return _answer(action=cooling)
        options = list(attack_options(self.context, self.unit, self.enemies, offers))
        best = max(options, key=lambda each: each.value, default=None)
        attack = None if best is None or best.value < WORST_ATTACK else best.view
        good = best is not None and best.value >= GOOD_ATTACK
        if attack is not None and (good or stay):
            return _answer(attack=attack)
        move = None if stay else self._move(offers)
        if move is not None:
            return _answer(move=move, attack=attack)
        if attack is not None:
            return _answer(attack=attack)
        spared = (each.view["command"]["weapon"] for each in options if each.others)
        return _answer(action=self._rest(others), spares=next(spared, None))

    # -- moving -------------------------------------------------------------------------------

    def _move(self, offers: list[ActionView]) -> SuggestedMove | None:
        """Returns a path to a place in range and in sight of an enemy, or towards one.

        The ground is preferred to the air, and the rest of a movement to a new one.
        """
        moves = _moves(offers)
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

    def _leave(self, offers: list[ActionView]) -> SuggestedMove | None:
        """Returns the cheapest way to a place without danger, or the part of it that can be moved
        now; None if there is none."""
        for ahead in (False, True):
            for offer in _moves(offers):
                found = self._reach(offer, ahead=ahead)
                places = [(cost, self._far(at), at) for at, cost in self._safe(offer, found)]
                if places:
                    way = movement.path_to(found, min(places)[2])
                    return self._part(offer, found, way, through=True)
        return None

    def _far(self, at: Cell) -> int:
        """Returns the distance of a cell to the goal, or else to the nearest enemy."""
        if self.goal:
            return _between((at,), self.goal)
        return self._nearest(at)[1] if self.enemies else 0

    def _reach(self, offer: ActionView, *, ahead: bool) -> movement.Reach:
        """Returns where a movement leads; `ahead`: as far as a path is planned."""
        found = reach_of(self.context, _reach_query(self.unit, offer))[2]
        if not ahead or offer["command"]["mode"] != "ground" or found.budget >= PLANNING_RANGE:
            return found
        return reach_of(self.context, _reach_query(self.unit, offer, PLANNING_RANGE))[2]

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

    def _ends(self, offer: ActionView, found: movement.Reach) -> Iterator[tuple[Cell, int]]:
        """Returns the cells where the unit could end without a fall, with the cost of each."""
        mode = offer["command"]["mode"]
        for cell, step in found.cells.items():
            if step.cost and not begins_to_fall(self.context.scene, self.unit, mode, cell, step):
                yield cell, step.cost

    def _safe(self, offer: ActionView, found: movement.Reach) -> Iterator[tuple[Cell, int]]:
        """Returns those of the cells where the unit could end in which no danger threatens it."""
        return (each for each in self._ends(offer, found) if not self.dangers.threaten(each[0]))

    def _place(self, offer: ActionView, found: movement.Reach, range_: int) -> Cell | None:
        """Returns the cheapest place in range and in sight of an enemy, or None."""
        places = []
        for cell, cost in self._safe(offer, found):
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
        found = self._reach(offer, ahead=True)
        to = None if range_ is None else self._place(offer, found, range_)
        to = to or self._nearest_place(offer, found)
        if to is None:
            return None
        part = self._part(offer, found, movement.path_to(found, to))
        if part is None:
            now = self._reach(offer, ahead=False)
            to = self._nearest_place(offer, now)
            part = None if to is None else self._path(offer, now, movement.path_to(now, to))
        return part

    def _part(
        self,
        offer: ActionView,
        found: movement.Reach,
        way: Sequence[Cell],
        *,
        through: bool = False,
    ) -> SuggestedMove | None:
        """Returns the part of a way that can be moved now and ends without danger.

        Where there is none, it goes through a zone that can be crossed in this turn, or `through`
        any.
        """
        now = self._reach(offer, ahead=False)
        places = dict(self._safe(offer, now))
        if not any(cell in places for cell in way):
            after = speed_of(self.unit) * (self.unit.steps - offer["steps"])
            beyond = next(cell for cell in way if not self.dangers.threaten(cell))
            step = found.step(beyond)
            assert step is not None
            if not through and step.cost > now.budget + after:
                return None
            places = dict(self._ends(offer, now))
        last = max((n for n, cell in enumerate(way, 1) if cell in places), default=0)
        return self._path(offer, now, movement.path_to(now, way[last - 1])) if last else None

    def _nearest_place(self, offer: ActionView, found: movement.Reach) -> Cell | None:
        """Returns the reachable place nearest to an enemy or the goal, if nearer than the unit."""
        assert self.unit.at is not None
        places = [(self._far(cell), cost, cell) for cell, cost in self._safe(offer, found)]
        best = min(places, default=None)
        return best[2] if best is not None and best[0] < self._far(self.unit.at) else None

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


def _moves(offers: list[ActionView]) -> list[ActionView]:
    """Returns the movements, first those on the ground, and the rest of one before a new one."""
    moves = [each for each in offers if each["command"]["type"] == "unit.move"]
    return sorted(
        moves, key=lambda each: (each["command"]["mode"] != "ground", bool(each["steps"]))
    )


def _answer(
    attack: SuggestedAttack | None = None,
    move: SuggestedMove | None = None,
    action: SuggestedAction | None = None,
    spares: str | None = None,
    wait: BarView | None = None,
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
    return {
        "next": first, "attack": attack, "move": move, "action": action, "spares": spares,
        "wait": wait,
    }  # fmt: skip


def _action(others: dict[str, ActionView], kind: str) -> SuggestedAction | None:
    if kind not in others:
        return None
    return {"command": dict(others[kind]["command"]), "name": others[kind]["name"]}


def _reach_query(unit: Unit, offer: ActionView, range_: int | None = None) -> ReachQuery:
    command = offer["command"]
    return ReachQuery(
        unit=unit.id, mode=command["mode"], range=range_, new=bool(command.get("new"))
    )
