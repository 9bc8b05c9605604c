"""The query `suggestion`: what a unit could best do next in its turn, by expected values.

It is answered from what the sender knows, and only with actions that the query `actions` offers.
A unit of the pilots' side acts on what that side knows, also for Handlers (FS 5.4.6, ours): it
neither attacks hidden units nor evades them.
A unit stabilises when staggered, leaves a zone that would harm it, cools when overheated, uses the
weapon with the highest expected value per step, moves into range, and spends the remaining steps on
stabilising. It ends no movement where the environment would harm it, as far as its side may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Literal

from msgspec import Meta
from typing_extensions import TypedDict

from app.engine.access import runs_the_table
from app.engine.combat.sides import are_foes
from app.engine.params import Id
from app.engine.queries.actions import ActionsQuery, ActionView, actions
from app.engine.queries.attack_options import SuggestedAttack, attack_options
from app.engine.queries.costs import line_pairs, rough_distance
from app.engine.queries.places import Place, cells_of_place
from app.engine.queries.registry import Query, QueryContext, disclosed_unit, query
from app.engine.queries.suggested_moves import MovePlanner, SuggestedMove, planning_cost
from app.engine.refusals import BarView
from app.engine.rounds.hazards import Dangers, dangers_for
from app.engine.state.unit import Unit
from app.engine.visibility.fog_of_war import on_pilots_side
from app.engine.visibility.knowledge import pilots_viewer
from app.rules.geometry.hexes import Cell
from app.rules.json_types import Doc, SchemaName

#: An attack of lower value per step is not made while the unit can still move.
GOOD_ATTACK: Final = 0.3
WORST_ATTACK: Final = 0.02
#: The nearest enemies are considered.
MOST_ENEMIES: Final = 12
#: About so many ways to use one weapon.
MOST_USES: Final = 4
#: The commands that can be suggested.
SUGGESTED: Final = frozenset(
    {
        "unit.move", "attack.declare", "action.stabilise", "action.cool", "unit.descend",
        "unit.stay_aloft",
    }
)  # fmt: skip


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
    no_way: Annotated[
        bool,
        Doc("it finds no way to its goal, or to a place from which it could attack"),
    ]
    wait: Annotated[
        Annotated[BarView, SchemaName("SuggestionReason")] | None,
        Doc("why it can neither move nor act now; null: it can"),
    ]


def _cost(context: QueryContext, q: SuggestionQuery) -> int:
    """Estimates the uses of each weapon on each enemy, and the searches for a place to go to."""
    unit = disclosed_unit(context, q.unit)
    context = _as_side_knows(context, unit)
    if unit.at is None:
        return 1_000
    enemies = _enemies(context, unit, q.against)
    weapons = () if unit.frame is None else unit.frame.build.weapons
    lines = sum(line_pairs(len(unit.footprint), len(each.footprint), 20) for each in enemies)
    shots = len(weapons) * MOST_USES * (500 * len(enemies) + lines)
    ways = planning_cost(context, unit, enemies)
    return 20_000 + 200 * len(context.scene.units) + shots + ways


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
    context = _as_side_knows(context, unit)
    dangers = dangers_for(context.scene, unit, all_known=context.viewer.omniscient)
    if any(dangers.threaten(each) for each in goal):
        # they are sent there all the same
        dangers = dangers.ignored()
    enemies = _enemies(context, unit, q.against)
    return _Adviser(context, unit, enemies, goal, dangers).suggest(stay=stay)


def _as_side_knows(context: QueryContext, unit: Unit) -> QueryContext:
    """Returns what is known to the side of the unit, where a Handler asks for the pilots' side.

    Pilots and allies act on what all pilots together know, with and without fog; the others on what
    the Handler knows. So no suggestion gives an ambush away (FS 5.4.6, ours).
    """
    viewer = pilots_viewer(context.state)
    if not context.viewer.omniscient or not on_pilots_side(viewer.pilots, unit):
        return context
    known = viewer.known_scene(context.scene)
    if unit.id not in known.units:
        # the unit is hidden itself: it knows of itself, and that it acts
        units = {**known.units, unit.id: unit}
        known = replace(known, units=units, conflict=context.scene.conflict)
    return replace(context, scene=known, viewer=viewer)


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
            leaving = self._planner(offers).leave()
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
        planner = self._planner(offers)
        move = None if stay else planner.best()
        if move is not None:
            return _answer(move=move, attack=attack)
        if attack is not None:
            return _answer(attack=attack)
        spared = (each.view["command"]["weapon"] for each in options if each.others)
        no_way = not stay and planner.no_way()
        return _answer(action=self._rest(others), spares=next(spared, None), no_way=no_way)

    def _planner(self, offers: list[ActionView]) -> MovePlanner:
        return MovePlanner(self.context, self.unit, self.enemies, self.goal, self.dangers, offers)

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
    spares: str | None = None,
    no_way: bool = False,
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
        "no_way": no_way, "wait": wait,
    }  # fmt: skip


def _action(others: dict[str, ActionView], kind: str) -> SuggestedAction | None:
    if kind not in others:
        return None
    return {"command": dict(others[kind]["command"]), "name": others[kind]["name"]}
