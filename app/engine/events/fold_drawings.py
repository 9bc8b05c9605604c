"""The folds of drawings. Undo leaves them as they are: they are part of the record."""

from __future__ import annotations

from dataclasses import replace

from app.engine.events import events as e
from app.engine.events.folds import folds
from app.engine.state.drawings import Drawing, Drawings
from app.engine.state.state import State


@folds(e.DrawingPut)
def _drawing_put(state: State, event: e.DrawingPut) -> State:
    there = state.record.drawings.get(event.scene, {})
    return _with_drawings(state, event.scene, {**there, event.drawing.id: event.drawing})


@folds(e.DrawingsGone)
def _drawings_gone(state: State, event: e.DrawingsGone) -> State:
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
