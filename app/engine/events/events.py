"""The events of the journal. Each carries results, so that applying it needs no rule.

An event is a JSON-ready dict `{"type", "v", "log": [...], ...}`; the structs below are its typed
form. Several types share a struct where only their name differs. The groups that may read a log
line are fixed when the event is written: the line has a running number for each of them.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from app.engine.state.area_templates import AreaTemplate
from app.engine.state.attack_state import AttackState, Reaction
from app.engine.state.backgrounds import Background
from app.engine.state.builds import ActionRequest
from app.engine.state.drawings import Drawing
from app.engine.state.journal import Page
from app.engine.state.options import Options
from app.engine.state.record import Seat
from app.engine.state.scene import Wave
from app.engine.state.state import TestRequest
from app.engine.state.timer import Timer
from app.engine.state.zones import Zone
from app.rules.decoding import convert
from app.rules.frame_state.characters import Category
from app.rules.frame_state.missions import Mission
from app.rules.frame_state.rounds import Conflict, Effect
from app.rules.geometry.hexes import Cell
from app.rules.geometry.terrain import Note, Prop


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the log. `n`: its number in the log of each group that may read it. `by`: who
    sent the command, "" where these groups may not know.
    """

    code: str
    params: dict[str, Any]
    kind: str
    n: dict[str, int]
    by: str
    data: dict[str, Any] | None = None


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """The fields of every event."""

    type: str
    v: int
    log: list[Line] = []


class TableCreated(Event, frozen=True, kw_only=True):
    name: str
    options: Options
    systems: list[str]
    scene: str
    scene_name: str
    map: dict[str, Any]
    commitment: str


class TableSet(Event, frozen=True, kw_only=True):
    name: str
    options: Options


class SeatPut(Event, frozen=True, kw_only=True):
    seat: Seat


class SeatGone(Event, frozen=True, kw_only=True):
    seat: str


class HiddenUnitControllersSet(Event, frozen=True, kw_only=True):
    """The pilots' seats that control a hidden unit from now on (see `groups`)."""

    seats: list[str]


class SeatsToldApart(Event, frozen=True, kw_only=True):
    """Pilots' seats that are told something which the other pilots are not told (see `groups`)."""

    seats: list[str]


class SceneAdded(Event, frozen=True, kw_only=True):
    scene: str
    name: str
    map: dict[str, Any]


class SceneActivated(Event, frozen=True, kw_only=True):
    scene: str


class SceneOpened(Event, frozen=True, kw_only=True):
    """Handlers look at this scene from now on; empty: at the one that is shown."""

    scene: str


class SceneRenamed(Event, frozen=True, kw_only=True):
    scene: str
    name: str


class SceneRemoved(Event, frozen=True, kw_only=True):
    scene: str


class ScenesOrdered(Event, frozen=True, kw_only=True):
    """`order`: the ids of all scenes."""

    order: list[str]


class MapPut(Event, frozen=True, kw_only=True):
    scene: str
    map: dict[str, Any]


class MapResized(Event, frozen=True, kw_only=True):
    """The map has another size and everything in the scene has moved by (q, r). `level`: the
    ground of new hexes, null for a void."""

    scene: str
    columns: int
    rows: int
    q: int
    r: int
    level: int | None


class TerrainChanged(Event, frozen=True, kw_only=True):
    """`cells`: new ground, null for a void. `notes`: by hex, complete. `props`: raised props."""

    scene: str
    cells: list[tuple[int, int, int | None]] = []
    notes: list[tuple[int, int, list[Note]]] = []
    props: list[Prop] = []


class TerrainVeiled(Event, frozen=True, kw_only=True):
    """`veiled`: the new masks of chunks whose veil has changed, "" for none (see `HexSet`)."""

    scene: str
    veiled: dict[str, str]


class FogLearned(Event, frozen=True, kw_only=True):
    """A group's `TerrainUpdate`: `hexes` as masks, `levels` by chunk, ids of props `gone`."""

    scene: str
    group: str
    hexes: dict[str, str] = {}
    levels: dict[str, list[int | None]] = {}
    notes: list[tuple[int, int, list[Note]]] = []
    props: list[Prop] = []
    gone: list[str] = []


class FogCovered(Event, frozen=True, kw_only=True):
    """Hexes, as masks, that a group forgets."""

    scene: str
    group: str
    hexes: dict[str, str]


class CeilingChanged(Event, frozen=True, kw_only=True):
    scene: str
    ceiling: int | None


class PropPut(Event, frozen=True, kw_only=True):
    scene: str
    prop: Prop


class PropGone(Event, frozen=True, kw_only=True):
    scene: str
    prop: str


class UnitPut(Event, frozen=True, kw_only=True):
    scene: str
    unit: dict[str, Any]


class UnitGone(Event, frozen=True, kw_only=True):
    scene: str
    unit: str


class UnitLeft(Event, frozen=True, kw_only=True):
    """A unit has left a scene for another one."""

    scene: str
    unit: str


class UnitChanged(Event, frozen=True, kw_only=True):
    """A change of one unit. `set` and `frame`: new values of fields of the unit and of its frame,
    which keeps its build. `path`: the cells entered, in order.
    """

    scene: str
    unit: str
    set: dict[str, Any]
    frame: dict[str, Any] | None = None
    path: list[Cell] | None = None
    cost: int | None = None


class ConflictChanged(Event, frozen=True, kw_only=True):
    scene: str
    conflict: Conflict | None


class EffectsPrepared(Event, frozen=True, kw_only=True):
    """The effects of the environment for the next conflict of a scene."""

    scene: str
    effects: list[Effect]


class RequestOpened(Event, frozen=True, kw_only=True):
    request: TestRequest


class RequestClosed(Event, frozen=True, kw_only=True):
    request: str


class CategoriesSet(Event, frozen=True, kw_only=True):
    categories: list[Category]


class CharacterPut(Event, frozen=True, kw_only=True):
    """The character in its new state."""

    character: dict[str, Any]


class CharacterGone(Event, frozen=True, kw_only=True):
    character: str


class MissionPut(Event, frozen=True, kw_only=True):
    """The mission in its new state."""

    mission: Mission


class MissionGone(Event, frozen=True, kw_only=True):
    mission: str


class SystemsChosen(Event, frozen=True, kw_only=True):
    """The dice systems of the table, in the order shown."""

    systems: list[str]


class SystemPut(Event, frozen=True, kw_only=True):
    """The state slice of a dice system."""

    system: str
    slice: dict[str, Any]


class BuildPut(Event, frozen=True, kw_only=True):
    """The stored build in its new state."""

    build: dict[str, Any]


class BuildGone(Event, frozen=True, kw_only=True):
    build: str


class ActionRequestPut(Event, frozen=True, kw_only=True):
    ask: ActionRequest


class ActionRequestGone(Event, frozen=True, kw_only=True):
    ask: str


class AttackPut(Event, frozen=True, kw_only=True):
    """The attack in its new state."""

    attack: AttackState


class AttackGone(Event, frozen=True, kw_only=True):
    attack: str


class ReactionPut(Event, frozen=True, kw_only=True):
    reaction: Reaction


class ReactionGone(Event, frozen=True, kw_only=True):
    unit: str


class DiceRolled(Event, frozen=True, kw_only=True):
    """`counter`: the counter of the stream's next die."""

    stream: str
    counter: int


class EntropyMixed(Event, frozen=True, kw_only=True):
    """`mix`: mixed into every later die of this chapter. `seat`: who has contributed to it."""

    seat: str
    mix: str


class ChapterOpened(Event, frozen=True, kw_only=True):
    """`closed`: the seed (hex) of the previous chapter, public now that no roll uses it."""

    chapter: int
    commitment: str
    closed: str | None = None


class WavePut(Event, frozen=True, kw_only=True):
    scene: str
    wave: Wave


class WaveGone(Event, frozen=True, kw_only=True):
    scene: str
    wave: str


class BackgroundPut(Event, frozen=True, kw_only=True):
    """The background of a scene in its new state; None: it has none."""

    scene: str
    background: Background | None


class ZonePut(Event, frozen=True, kw_only=True):
    """The zone in its new state."""

    scene: str
    zone: Zone


class ZoneGone(Event, frozen=True, kw_only=True):
    scene: str
    zone: str


class TemplatePut(Event, frozen=True, kw_only=True):
    """The area template in its new state."""

    scene: str
    template: AreaTemplate


class TemplateGone(Event, frozen=True, kw_only=True):
    scene: str
    template: str


class DrawingPut(Event, frozen=True, kw_only=True):
    """A new line on the map."""

    scene: str
    drawing: Drawing


class DrawingsGone(Event, frozen=True, kw_only=True):
    scene: str
    drawings: tuple[str, ...]


class PagePut(Event, frozen=True, kw_only=True):
    """The page in its new state; a new one comes to the end."""

    page: Page


class PageGone(Event, frozen=True, kw_only=True):
    page: str


class PagesOrdered(Event, frozen=True, kw_only=True):
    """`order`: the ids of all pages."""

    order: list[str]


class TimerSet(Event, frozen=True, kw_only=True):
    """The timer in its new state; null: there is none."""

    timer: Timer | None


class LinesOnly(Event, frozen=True, kw_only=True):
    """An event that only has log lines."""


class Reverted(Event, frozen=True, kw_only=True):
    """The world after the row `to_version` is back; undo and redo.

    `only`: the row of the one step that was undone or redone; later steps stay (see `rebase`).
    `pages`: pages of the journal that stay as they are (see `kept_pages`).
    """

    to_version: int
    redo: bool
    only: int | None = None
    pages: tuple[str, ...] = ()


class HistoryForgotten(Event, frozen=True, kw_only=True):
    """Steps up to the row `to_version` can no longer be undone: the table had no memory left."""

    to_version: int


#: type -> (current version, struct)
EVENTS: Final[dict[str, tuple[int, type[Event]]]] = {
    "table.created": (1, TableCreated),
    "table.set": (1, TableSet),
    "table.forgot": (1, HistoryForgotten),
    "seat.joined": (1, SeatPut),
    "seat.changed": (1, SeatPut),
    "seat.left": (1, SeatGone),
    "seats.confided": (1, HiddenUnitControllersSet),
    "seats.apart": (1, SeatsToldApart),
    "scene.added": (1, SceneAdded),
    "scene.activated": (1, SceneActivated),
    "scene.opened": (1, SceneOpened),
    "scene.renamed": (1, SceneRenamed),
    "scene.removed": (1, SceneRemoved),
    "scenes.ordered": (1, ScenesOrdered),
    "map.set": (1, MapPut),
    "map.resized": (1, MapResized),
    "terrain.changed": (1, TerrainChanged),
    "terrain.veiled": (1, TerrainVeiled),
    "ceiling.set": (1, CeilingChanged),
    "fog.learned": (1, FogLearned),
    "fog.covered": (1, FogCovered),
    "prop.added": (1, PropPut),
    "prop.updated": (1, PropPut),
    "prop.damaged": (1, PropPut),
    "prop.hidden": (1, PropPut),
    "prop.removed": (1, PropGone),
    "prop.destroyed": (1, PropGone),
    "unit.added": (1, UnitPut),
    "unit.removed": (1, UnitGone),
    "unit.left": (1, UnitLeft),
    "unit.arrived": (1, UnitPut),
    "unit.updated": (1, UnitChanged),
    "unit.overruled": (1, UnitChanged),
    "unit.placed": (1, UnitChanged),
    "unit.carried": (1, UnitChanged),
    "unit.moved": (1, UnitChanged),
    "unit.barred": (1, UnitChanged),
    "unit.descended": (1, UnitChanged),
    "unit.stayed_aloft": (1, UnitChanged),
    "unit.hidden": (1, UnitChanged),
    "unit.highlighted": (1, UnitChanged),
    "unit.readied": (1, UnitChanged),
    "unit.falling": (1, UnitChanged),
    "unit.fell": (1, UnitChanged),
    "unit.fitted": (1, UnitChanged),
    "unit.ordered": (1, UnitChanged),
    "unit.acted": (1, UnitChanged),
    "unit.expired": (1, UnitChanged),
    "unit.struck": (1, UnitChanged),
    "unit.boarded": (1, UnitChanged),
    "unit.alighted": (1, UnitChanged),
    "unit.dropped": (1, UnitChanged),
    "conflict.started": (1, ConflictChanged),
    "conflict.ended": (1, ConflictChanged),
    "conflict.set": (1, ConflictChanged),
    "environment.set": (1, ConflictChanged),
    "environment.prepared": (1, EffectsPrepared),
    "round.begun": (1, ConflictChanged),
    "segment.begun": (1, ConflictChanged),
    "turn.started": (1, ConflictChanged),
    "turn.ended": (1, ConflictChanged),
    "turn.abstained": (1, ConflictChanged),
    "environment.resolved": (1, LinesOnly),
    "test.requested": (1, RequestOpened),
    "test.closed": (1, RequestClosed),
    "categories.set": (1, CategoriesSet),
    "character.added": (1, CharacterPut),
    "character.updated": (1, CharacterPut),
    "character.planned": (1, CharacterPut),
    "character.upgraded": (1, CharacterPut),
    "character.replaced": (1, CharacterPut),
    "character.removed": (1, CharacterGone),
    "credits.moved": (1, CharacterPut),
    "mission.added": (1, MissionPut),
    "mission.updated": (1, MissionPut),
    "mission.tallied": (1, MissionPut),
    "mission.paid": (1, MissionPut),
    "mission.removed": (1, MissionGone),
    "table.systems": (1, SystemsChosen),
    "system.acted": (1, SystemPut),
    "build.put": (1, BuildPut),
    "build.gone": (1, BuildGone),
    "ask.put": (1, ActionRequestPut),
    "ask.gone": (1, ActionRequestGone),
    "attack.put": (1, AttackPut),
    "attack.gone": (1, AttackGone),
    "reaction.put": (1, ReactionPut),
    "reaction.gone": (1, ReactionGone),
    "dice.rolled": (1, DiceRolled),
    "dice.mixed": (1, EntropyMixed),
    "dice.chapter": (1, ChapterOpened),
    "wave.put": (1, WavePut),
    "wave.gone": (1, WaveGone),
    "background.put": (1, BackgroundPut),
    "zone.put": (1, ZonePut),
    "zone.gone": (1, ZoneGone),
    "template.put": (1, TemplatePut),
    "template.gone": (1, TemplateGone),
    "drawing.put": (1, DrawingPut),
    "drawings.gone": (1, DrawingsGone),
    "journal.put": (1, PagePut),
    "journal.gone": (1, PageGone),
    "journal.ordered": (1, PagesOrdered),
    "timer.set": (1, TimerSet),
    "said": (1, LinesOnly),
    "reverted": (1, Reverted),
}

#: Events of a movement of a unit's own, with the cells that it entered in `path`.
MOVEMENT_EVENTS: Final = frozenset({"unit.moved", "unit.barred", "unit.descended"})


def decode_event(event: dict[str, Any]) -> Event:
    """Returns an event's struct. Raises msgspec.ValidationError for one of another version."""
    return convert(event, EVENTS[event["type"]][1])


def encode_event(event: Event) -> dict[str, Any]:
    """Returns the journal form of an event: JSON-ready, without optional fields that are empty."""
    built: dict[str, Any] = msgspec.to_builtins(event)
    return {
        key: value
        for key, value in built.items()
        if not (key in ("log", "cells", "notes", "props", "gone") and not value)
        and not (key in ("path", "cost", "frame", "closed", "only") and value is None)
    }
