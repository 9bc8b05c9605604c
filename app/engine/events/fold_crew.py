"""The folds of characters, missions, dice systems, builds, requests, attacks and reactions."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from app.engine.events import events as e
from app.engine.events.folds import folds
from app.engine.state.builds import StoredBuild
from app.engine.state.crew import Character, MissionState, SystemState
from app.engine.state.state import State


@folds(e.CategoriesSet)
def _categories_set(state: State, event: e.CategoriesSet) -> State:
    return replace(state, world=replace(state.world, categories=tuple(event.categories)))


@folds(e.CharacterPut)
def _character_put(state: State, event: e.CharacterPut) -> State:
    character = msgspec.convert(event.character, Character)
    characters = {**state.world.characters, character.id: character}
    return replace(state, world=replace(state.world, characters=characters))


@folds(e.CharacterGone)
def _character_gone(state: State, event: e.CharacterGone) -> State:
    characters = {k: c for k, c in state.world.characters.items() if k != event.character}
    return replace(state, world=replace(state.world, characters=characters))


@folds(e.MissionPut)
def _mission_put(state: State, event: e.MissionPut) -> State:
    missions = {**state.world.missions, event.mission.id: MissionState(event.mission)}
    return replace(state, world=replace(state.world, missions=missions))


@folds(e.MissionGone)
def _mission_gone(state: State, event: e.MissionGone) -> State:
    missions = {k: kept for k, kept in state.world.missions.items() if k != event.mission}
    return replace(state, world=replace(state.world, missions=missions))


@folds(e.SystemsChosen)
def _systems_chosen(state: State, event: e.SystemsChosen) -> State:
    return replace(state, table=replace(state.table, systems=tuple(event.systems)))


@folds(e.SystemPut)
def _system_put(state: State, event: e.SystemPut) -> State:
    systems = {**state.world.systems, event.system: SystemState(event.slice)}
    return replace(state, world=replace(state.world, systems=systems))


@folds(e.BuildPut)
def _build_put(state: State, event: e.BuildPut) -> State:
    kept = msgspec.convert(event.build, StoredBuild)
    builds = {**state.world.builds, kept.id: kept}
    return replace(state, world=replace(state.world, builds=builds))


@folds(e.BuildGone)
def _build_gone(state: State, event: e.BuildGone) -> State:
    builds = {key: kept for key, kept in state.world.builds.items() if key != event.build}
    return replace(state, world=replace(state.world, builds=builds))


@folds(e.ActionRequestPut)
def _action_request_put(state: State, event: e.ActionRequestPut) -> State:
    asks = {**state.world.asks, event.ask.id: event.ask}
    return replace(state, world=replace(state.world, asks=asks))


@folds(e.ActionRequestGone)
def _action_request_gone(state: State, event: e.ActionRequestGone) -> State:
    asks = {key: kept for key, kept in state.world.asks.items() if key != event.ask}
    return replace(state, world=replace(state.world, asks=asks))


@folds(e.AttackPut)
def _attack_put(state: State, event: e.AttackPut) -> State:
    attacks = {**state.world.attacks, event.attack.id: event.attack}
    return replace(state, world=replace(state.world, attacks=attacks))


@folds(e.AttackGone)
def _attack_gone(state: State, event: e.AttackGone) -> State:
    attacks = {key: each for key, each in state.world.attacks.items() if key != event.attack}
    return replace(state, world=replace(state.world, attacks=attacks))


@folds(e.ReactionPut)
def _reaction_put(state: State, event: e.ReactionPut) -> State:
    reactions = {**state.world.reactions, event.reaction.unit: event.reaction}
    return replace(state, world=replace(state.world, reactions=reactions))


@folds(e.ReactionGone)
def _reaction_gone(state: State, event: e.ReactionGone) -> State:
    reactions = {key: each for key, each in state.world.reactions.items() if key != event.unit}
    return replace(state, world=replace(state.world, reactions=reactions))
