"""The folds of characters, missions, dice systems, builds, requests, attacks and reactions."""

from __future__ import annotations

from dataclasses import replace

from app.engine.events import events as e
from app.engine.events.folds import folds, with_entry, with_world, without_entry
from app.engine.state.builds import StoredBuild
from app.engine.state.crew import Character, MissionState, SystemState
from app.engine.state.documents import from_document
from app.engine.state.state import State


@folds(e.CategoriesSet)
def _categories_set(state: State, event: e.CategoriesSet) -> State:
    return with_world(state, categories=tuple(event.categories))


@folds(e.SystemsChosen)
def _systems_chosen(state: State, event: e.SystemsChosen) -> State:
    return replace(state, table=replace(state.table, systems=tuple(event.systems)))


@folds(e.CharacterPut)
def _character_put(state: State, event: e.CharacterPut) -> State:
    character = from_document(event.character, Character)
    return with_entry(state, "characters", character.id, character)


@folds(e.CharacterGone)
def _character_gone(state: State, event: e.CharacterGone) -> State:
    return without_entry(state, "characters", event.character)


@folds(e.MissionPut)
def _mission_put(state: State, event: e.MissionPut) -> State:
    return with_entry(state, "missions", event.mission.id, MissionState(event.mission))


@folds(e.MissionGone)
def _mission_gone(state: State, event: e.MissionGone) -> State:
    return without_entry(state, "missions", event.mission)


@folds(e.SystemPut)
def _system_put(state: State, event: e.SystemPut) -> State:
    return with_entry(state, "systems", event.system, SystemState(event.slice))


@folds(e.BuildPut)
def _build_put(state: State, event: e.BuildPut) -> State:
    build = from_document(event.build, StoredBuild)
    return with_entry(state, "builds", build.id, build)


@folds(e.BuildGone)
def _build_gone(state: State, event: e.BuildGone) -> State:
    return without_entry(state, "builds", event.build)


@folds(e.ActionRequestPut)
def _action_request_put(state: State, event: e.ActionRequestPut) -> State:
    return with_entry(state, "asks", event.ask.id, event.ask)


@folds(e.ActionRequestGone)
def _action_request_gone(state: State, event: e.ActionRequestGone) -> State:
    return without_entry(state, "asks", event.ask)


@folds(e.AttackPut)
def _attack_put(state: State, event: e.AttackPut) -> State:
    return with_entry(state, "attacks", event.attack.id, event.attack)


@folds(e.AttackGone)
def _attack_gone(state: State, event: e.AttackGone) -> State:
    return without_entry(state, "attacks", event.attack)


@folds(e.ReactionPut)
def _reaction_put(state: State, event: e.ReactionPut) -> State:
    return with_entry(state, "reactions", event.reaction.unit, event.reaction)


@folds(e.ReactionGone)
def _reaction_gone(state: State, event: e.ReactionGone) -> State:
    return without_entry(state, "reactions", event.unit)
