"""Events of drawings. Undo leaves them as they are: they are part of the record."""

from __future__ import annotations

from dataclasses import replace

from app.engine.events.events import Event, folds
from app.engine.state.drawings import Drawing, Drawings
from app.engine.state.state import State


class DrawingPut(Event, frozen=True, kw_only=True):
    """A new line on the map."""

    scene: str
    drawing: Drawing


@folds(DrawingPut, "drawing.put")
def _drawing_put(state: State, event: DrawingPut) -> State:
    there = state.record.drawings.get(event.scene, {})
    return _with_drawings(state, event.scene, {**there, event.drawing.id: event.drawing})


class DrawingsGone(Event, frozen=True, kw_only=True):
    scene: str
    drawings: tuple[str, ...]


@folds(DrawingsGone, "drawings.gone")
def _drawings_gone(state: State, event: DrawingsGone) -> State:
    gone = frozenset(event.drawings)
    there = state.record.drawings[event.scene].items()
    left = {key: each for key, each in there if key not in gone}
    return _with_drawings(state, event.scene, left)


def _with_drawings(state: State, scene: str, drawings: dict[str, Drawing]) -> State:
    """Returns the state with these drawings of a scene, without those of scenes that are gone.

    Until then the drawings of a removed scene are kept, for an undo of its removal.
    """
    scenes = state.world.scenes
    kept: Drawings = {key: each for key, each in state.record.drawings.items() if key in scenes}
    return replace(state, record=replace(state.record, drawings={**kept, scene: drawings}))
