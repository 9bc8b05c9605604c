"""Events of characters, missions, dice systems, builds, requests, attacks and reactions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.engine.events.events import Event, folds, with_entry, with_world, without_entry
from app.engine.state.attack_state import AttackState, Reaction
from app.engine.state.builds import ActionRequest, StoredBuild
from app.engine.state.crew import Character, MissionState, SystemState
from app.engine.state.documents import from_document
from app.engine.state.state import State
from app.rules.frame_state.characters import Category
from app.rules.frame_state.missions import Mission


class CategoriesSet(Event, frozen=True, kw_only=True):
    categories: list[Category]


@folds(CategoriesSet, "categories.set")
def _categories_set(state: State, event: CategoriesSet) -> State:
    return with_world(state, categories=tuple(event.categories))


class SystemsChosen(Event, frozen=True, kw_only=True):
    """The dice systems of the table, in the order shown."""

    systems: list[str]


@folds(SystemsChosen, "table.systems")
def _systems_chosen(state: State, event: SystemsChosen) -> State:
    return replace(state, table=replace(state.table, systems=tuple(event.systems)))


class CharacterPut(Event, frozen=True, kw_only=True):
    """The character in its new state."""

    character: dict[str, Any]


@folds(
    CharacterPut,
    "character.added",
    "character.updated",
    "character.planned",
    "character.upgraded",
    "character.replaced",
    "credits.moved",
)
def _character_put(state: State, event: CharacterPut) -> State:
    character = from_document(event.character, Character)
    return with_entry(state, "characters", character.id, character)


class CharacterGone(Event, frozen=True, kw_only=True):
    character: str


@folds(CharacterGone, "character.removed")
def _character_gone(state: State, event: CharacterGone) -> State:
    return without_entry(state, "characters", event.character)


class MissionPut(Event, frozen=True, kw_only=True):
    """The mission in its new state."""

    mission: Mission


@folds(MissionPut, "mission.added", "mission.updated", "mission.tallied", "mission.paid")
def _mission_put(state: State, event: MissionPut) -> State:
    return with_entry(state, "missions", event.mission.id, MissionState(event.mission))


class MissionGone(Event, frozen=True, kw_only=True):
    mission: str


@folds(MissionGone, "mission.removed")
def _mission_gone(state: State, event: MissionGone) -> State:
    return without_entry(state, "missions", event.mission)


class SystemPut(Event, frozen=True, kw_only=True):
    """The state slice of a dice system."""

    system: str
    slice: dict[str, Any]


@folds(SystemPut, "system.acted")
def _system_put(state: State, event: SystemPut) -> State:
    return with_entry(state, "systems", event.system, SystemState(event.slice))


class BuildPut(Event, frozen=True, kw_only=True):
    """The stored build in its new state."""

    build: dict[str, Any]


@folds(BuildPut, "build.put")
def _build_put(state: State, event: BuildPut) -> State:
    build = from_document(event.build, StoredBuild)
    return with_entry(state, "builds", build.id, build)


class BuildGone(Event, frozen=True, kw_only=True):
    build: str


@folds(BuildGone, "build.gone")
def _build_gone(state: State, event: BuildGone) -> State:
    return without_entry(state, "builds", event.build)


class ActionRequestPut(Event, frozen=True, kw_only=True):
    ask: ActionRequest


@folds(ActionRequestPut, "ask.put")
def _action_request_put(state: State, event: ActionRequestPut) -> State:
    return with_entry(state, "asks", event.ask.id, event.ask)


class ActionRequestGone(Event, frozen=True, kw_only=True):
    ask: str


@folds(ActionRequestGone, "ask.gone")
def _action_request_gone(state: State, event: ActionRequestGone) -> State:
    return without_entry(state, "asks", event.ask)


class AttackPut(Event, frozen=True, kw_only=True):
    """The attack in its new state."""

    attack: AttackState


@folds(AttackPut, "attack.put")
def _attack_put(state: State, event: AttackPut) -> State:
    return with_entry(state, "attacks", event.attack.id, event.attack)


class AttackGone(Event, frozen=True, kw_only=True):
    attack: str


@folds(AttackGone, "attack.gone")
def _attack_gone(state: State, event: AttackGone) -> State:
    return without_entry(state, "attacks", event.attack)


class ReactionPut(Event, frozen=True, kw_only=True):
    reaction: Reaction


@folds(ReactionPut, "reaction.put")
def _reaction_put(state: State, event: ReactionPut) -> State:
    return with_entry(state, "reactions", event.reaction.unit, event.reaction)


class ReactionGone(Event, frozen=True, kw_only=True):
    unit: str


@folds(ReactionGone, "reaction.gone")
def _reaction_gone(state: State, event: ReactionGone) -> State:
    return without_entry(state, "reactions", event.unit)
