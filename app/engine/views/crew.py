"""Views of characters, missions and dice systems."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from app.engine.characters.sheets import numbers_view
from app.engine.commands.table.systems import players_of
from app.engine.state.crew import Character, MissionState
from app.engine.state.documents import character_document
from app.engine.state.patch import View
from app.engine.state.state import State
from app.engine.views.builds import json_form
from app.engine.visibility.knowledge import Viewer, linked_unit
from app.rules.frame_state.characters import Category
from app.rules.frame_state.missions import player_view as known_mission
from app.rules.systems import SYSTEMS
from app.rules.systems.base import Offer, Player, Slice, System, form_of


def crew_view(state: State, viewer: Viewer) -> View:
    """Returns `categories`, `characters`, `missions` and `systems` of a group's view."""
    world, handler = state.world, viewer.omniscient
    return {
        "categories": _categories_view(world.categories),
        "characters": {c.id: _character_view(state, c, viewer) for c in world.characters.values()},
        "missions": {
            kept.mission.id: _mission_view(kept, handler)
            for kept in world.missions.values()
            if handler or kept.mission.phase != "draft"
        },
        "systems": {
            name: _system_view(state, SYSTEMS[name], handler)
            for name in state.table.systems
            if name in SYSTEMS
        },
    }


@lru_cache(maxsize=64)
def _categories_view(categories: tuple[Category, ...]) -> list[View]:
    return [json_form(category) for category in categories]


def _character_view(state: State, character: Character, viewer: Viewer) -> View:
    """Returns a character as a group knows it.

    A seat that has left and a unit the group may not know of are null. Sheets are public; notes are
    the Handler's.
    """
    world = state.world
    seat = character.seat if character.seat in state.record.seats else None
    unit, handler = linked_unit(world, viewer, character.unit), viewer.omniscient
    key = ("view", handler, seat, None if unit is None else unit.id)
    cached: tuple[tuple[Category, ...], View] | None = character._memo.get(key)
    if cached is None or cached[0] is not world.categories:
        view: View = json_form(
            {
                **character_document(character),
                "seat": seat,
                "unit": None if unit is None else unit.id,
                **numbers_view(world.categories, character.sheet),
            }
        )
        del view["lent"]
        if not handler:
            del view["notes"]
        cached = character._memo[key] = (world.categories, view)
    return cached[1]


def _mission_view(kept: MissionState, handler: bool) -> View:
    view: View | None = kept._memo.get(("view", handler))
    if view is None:
        view = json_form(kept.mission if handler else known_mission(kept.mission))
        if not handler:
            del view["notes"], view["veiled"]
        kept._memo["view", handler] = view
    return view


def _system_view(state: State, system: System, handler: bool) -> View:
    cast = tuple(players_of(state).values())
    begun = state.world.systems.get(system.name)
    if begun is None:
        return _start_view(system, handler, cast)
    key = ("view", handler, cast)
    view: View | None = begun._memo.get(key)
    if view is None:
        view = begun._memo[key] = _slice_view(system, begun.slice, handler, cast)
    return view


@lru_cache(maxsize=256)
def _start_view(system: System, handler: bool, cast: tuple[Player, ...]) -> View:
    """Returns the view of a system that nobody has used yet."""
    return _slice_view(system, system.start, handler, cast)


def _slice_view(system: System, kept: Slice, handler: bool, players: tuple[Player, ...]) -> View:
    cast = {player.id: player for player in players}
    shown = system.show(kept, handler, cast)
    view: View = json_form(
        {
            "name": system.name,
            "title": system.title,
            "facts": [{"code": fact.code, "params": fact.params} for fact in shown.facts],
            "data": shown.data,
            "offers": [_offer_view(system, o) for o in system.offers(kept, handler, cast)],
        }
    )
    return view


def _offer_view(system: System, offer: Offer) -> dict[str, Any]:
    action = system.action(offer.action)
    assert action is not None, offer.action
    return {
        "action": offer.action,
        "who": offer.who,
        "code": offer.code,
        "params": offer.params,
        "pending": offer.pending,
        "form": form_of(action, offer.narrow),
        "previews": [
            {"when": preview.when, "outcomes": preview.outcomes} for preview in offer.previews
        ],
    }
