"""Views of characters, missions and dice systems."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Annotated, Any, Final, NotRequired

from typing_extensions import TypedDict

from app.engine.characters.players import players_of
from app.engine.characters.sheets import SheetNumbers, numbers_view
from app.engine.state.crew import Character, MissionState, SystemState
from app.engine.state.state import State
from app.engine.visibility.knowledge import Viewer, linked_unit
from app.rules.frame_state.characters import Category, Sheet, Upgrade
from app.rules.frame_state.missions import Deduction, Objective, Pay, Phase, Result, Tally
from app.rules.frame_state.missions import player_view as known_mission
from app.rules.json_types import Doc, JsonForm, json_form, json_forms
from app.rules.memo import Memo, SourceMemo, memo_by
from app.rules.systems import SYSTEMS
from app.rules.systems.base import Fact, Offer, Player, Preview, Slice, System, form_of


class CharacterView(SheetNumbers):
    """A pilot with a frame. `seat` and `unit` are null where there is none to be known of."""

    id: str
    name: str
    frame: Annotated[str, Doc("the name of its frame, in the player's words")]
    seat: Annotated[str | None, Doc("id of the seat that plays it; null: nobody")]
    unit: Annotated[str | None, Doc("id of the unit that it pilots; null: none")]
    sheet: Annotated[JsonForm[Sheet], Doc("its sheet")]
    plan: Annotated[list[JsonForm[Upgrade]], Doc("upgrades that wait for the Handler's word")]
    notes: NotRequired[Annotated[str, Doc("for the Handler only")]]


class MissionView(TypedDict):
    """A mission; players see it once it is briefed, without what is hidden."""

    id: str
    name: str
    briefing: Annotated[str, Doc("what players read")]
    primary: Annotated[str, Doc("the primary objective")]
    base: Annotated[int, Doc("base pay of each pilot in credits")]
    result: Annotated[Result, Doc("the result of the primary objective")]
    phase: Annotated[Phase, Doc("its phase")]
    objectives: Annotated[list[JsonForm[Objective]], Doc("its secondary and hidden objectives")]
    deductions: Annotated[list[JsonForm[Deduction]], Doc("its deductions")]
    crew: Annotated[list[str], Doc("ids of characters in the order of their seats")]
    tallies: Annotated[dict[str, JsonForm[Tally]], Doc("the tally of each character")]
    paid: Annotated[list[JsonForm[Pay]], Doc("empty until it is paid")]
    notes: NotRequired[Annotated[str, Doc("for the Handler only")]]
    veiled: NotRequired[
        Annotated[
            dict[str, JsonForm[Tally]],
            Doc("for the Handler only: the part of `tallies` that players do not see"),
        ]
    ]


class OfferView(TypedDict):
    """What somebody can do now in a dice system."""

    action: Annotated[str, Doc("the action for `system.act`")]
    who: Annotated[str, Doc('"handler", "pilots" (any of them), or the id of one seat')]
    code: str
    params: dict[str, Any]
    pending: Annotated[bool, Doc("the table waits for this step")]
    form: Annotated[dict[str, Any], Doc("JSON Schema of the command's `form`")]
    previews: Annotated[list[JsonForm[Preview]], Doc("what it can lead to")]


class SystemView(TypedDict):
    """A dice system as the viewer may see it."""

    name: str
    title: str
    facts: Annotated[list[JsonForm[Fact]], Doc("its state in lines for people")]
    data: Annotated[dict[str, Any], Doc("its state, as this viewer may know it")]
    offers: Annotated[list[OfferView], Doc("the actions that are possible now")]


class CrewView(TypedDict):
    """The part of a view about characters, missions and dice systems."""

    categories: Annotated[
        list[JsonForm[Category]], Doc("the attributes of characters, by category")
    ]
    characters: Annotated[dict[str, CharacterView], Doc("the characters")]
    missions: Annotated[dict[str, MissionView], Doc("the missions")]
    systems: Annotated[dict[str, SystemView], Doc("the dice systems that are played")]


#: The dice systems of a table. Their forms are large, so few are kept.
_SYSTEMS: Final = SourceMemo[dict[str, SystemView]](256)
#: The categories that a view of a character was made with, and the view.
_CHARACTERS: Final = Memo[tuple[tuple[Category, ...], CharacterView]]()


def crew_view(state: State, viewer: Viewer) -> CrewView:
    """Returns characters, missions and dice systems as a group knows them."""
    world, handler = state.world, viewer.omniscient
    systems = tuple(SYSTEMS[name] for name in state.table.systems if name in SYSTEMS)
    return {
        "categories": _categories_view(world.categories),
        "characters": {c.id: _character_view(state, c, viewer) for c in world.characters.values()},
        "missions": {
            kept.mission.id: _mission_view(kept, handler)
            for kept in world.missions.values()
            if handler or kept.mission.phase != "draft"
        },
        "systems": _SYSTEMS.obtain(
            (world.systems, world.characters, state.record.seats),
            partial(_systems_view, state, systems, handler),
            *systems,
            handler,
        ),
    }


def _systems_view(
    state: State, systems: tuple[System, ...], handler: bool
) -> dict[str, SystemView]:
    return {system.name: _system_view(state, system, handler) for system in systems}


@lru_cache(maxsize=64)
def _categories_view(categories: tuple[Category, ...]) -> list[JsonForm[Category]]:
    return json_forms(categories)


def _character_view(state: State, character: Character, viewer: Viewer) -> CharacterView:
    """Returns a character as a group knows it.

    A seat that has left and a unit the group may not know of are null. Sheets are public; notes are
    the Handler's.
    """
    world = state.world
    seat = character.seat if character.seat in state.record.seats else None
    unit, handler = linked_unit(world, viewer, character.unit), viewer.omniscient
    key = (handler, seat, None if unit is None else unit.id)
    cached = _CHARACTERS.get(character, *key)
    if cached is None or cached[0] is not world.categories:
        numbers = numbers_view(world.categories, character.sheet)
        view: CharacterView = {
            "id": character.id,
            "name": character.name,
            "frame": character.frame,
            "seat": seat,
            "unit": None if unit is None else unit.id,
            "sheet": json_form(character.sheet),
            "plan": json_forms(character.plan),
            "pools": numbers["pools"],
            "attributes": numbers["attributes"],
            "replace": numbers["replace"],
        }
        if handler:
            view["notes"] = character.notes
        cached = _CHARACTERS.put(character, (world.categories, view), *key)
    return cached[1]


@memo_by
def _mission_view(kept: MissionState, handler: bool) -> MissionView:
    mission = kept.mission if handler else known_mission(kept.mission)
    view: MissionView = {
        "id": mission.id,
        "name": mission.name,
        "briefing": mission.briefing,
        "primary": mission.primary,
        "base": mission.base,
        "result": mission.result,
        "phase": mission.phase,
        "objectives": json_forms(mission.objectives),
        "deductions": json_forms(mission.deductions),
        "crew": list(mission.crew),
        "tallies": {key: json_form(tally) for key, tally in mission.tallies.items()},
        "paid": json_forms(mission.paid),
    }
    if handler:
        view["notes"] = mission.notes
        view["veiled"] = {key: json_form(tally) for key, tally in mission.veiled.items()}
    return view


def _system_view(state: State, system: System, handler: bool) -> SystemView:
    cast = tuple(players_of(state).values())
    begun = state.world.systems.get(system.name)
    if begun is None:
        return _start_view(system, handler, cast)
    return _begun_view(begun, system, handler, cast)


@memo_by
def _begun_view(
    begun: SystemState, system: System, handler: bool, cast: tuple[Player, ...]
) -> SystemView:
    return _slice_view(system, begun.slice, handler, cast)


@lru_cache(maxsize=256)
def _start_view(system: System, handler: bool, cast: tuple[Player, ...]) -> SystemView:
    """Returns the view of a system that nobody has used yet."""
    return _slice_view(system, system.start, handler, cast)


def _slice_view(
    system: System, kept: Slice, handler: bool, players: tuple[Player, ...]
) -> SystemView:
    cast = {player.id: player for player in players}
    shown = system.show(kept, handler, cast)
    return {
        "name": system.name,
        "title": system.title,
        "facts": json_forms(shown.facts),
        "data": dict(json_form(shown.data)),
        "offers": [_offer_view(system, offer) for offer in system.offers(kept, handler, cast)],
    }


def _offer_view(system: System, offer: Offer) -> OfferView:
    action = system.action(offer.action)
    assert action is not None, offer.action
    return {
        "action": offer.action,
        "who": offer.who,
        "code": offer.code,
        "params": dict(json_form(offer.params)),
        "pending": offer.pending,
        "form": dict(json_form(form_of(action, offer.narrow))),
        "previews": json_forms(offer.previews),
    }
