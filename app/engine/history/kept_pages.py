"""Pages of the journal that stay when other things are undone.

A Handler who takes back some turns of a battle takes back the board, not what pilots have written
meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from app.engine.state.journal import Page
from app.engine.state.state import State, UndoStep, World


def pages_to_keep(state: State, steps: Sequence[UndoStep]) -> tuple[str, ...]:
    """Returns the pages that pilots wrote in these steps, and that undoing them must not change.

    None where all of the steps are changes of the journal: then these are what is undone.
    """
    if all(step.what.startswith("journal.") for step in steps):
        return ()
    now, target = state.world.journal, steps[0].before.journal
    written = {
        key
        for step in steps
        if _is_a_pilots(state, step) and step.before.journal is not step.after.journal
        for key, page in step.after.journal.items()
        if step.before.journal.get(key) != page
    }
    return tuple(key for key, page in now.items() if key in written and target.get(key) != page)


def _is_a_pilots(state: State, step: UndoStep) -> bool:
    seat = state.record.seats.get(step.seat or "")
    return seat is not None and seat.role == "pilot"


def keeper_of(pages: Sequence[str], now: World) -> Callable[[World], World]:
    """Returns a function that gives worlds these pages as they are now.

    It returns the same world for the same one: steps of the timeline are chained by identity.
    """
    kept = {key: now.journal[key] for key in pages}
    worlds: dict[int, tuple[World, World]] = {}
    journals: dict[int, tuple[Mapping[str, Page], Mapping[str, Page]]] = {}

    def journal_of(world: World) -> Mapping[str, Page]:
        before = world.journal
        if id(before) not in journals:
            same = all(before.get(key) == page for key, page in kept.items())
            journals[id(before)] = (before, before if same else {**before, **kept})
        return journals[id(before)][1]

    def keep(world: World) -> World:
        if id(world) not in worlds:
            journal = journal_of(world)
            after = world if journal is world.journal else replace(world, journal=journal)
            worlds[id(world)] = (world, after)
        return worlds[id(world)][1]

    return keep


def steps_with(keep: Callable[[World], World], steps: Sequence[UndoStep]) -> tuple[UndoStep, ...]:
    """Returns steps of undo or redo between worlds that `keep` has changed."""
    return tuple(replace(step, before=keep(step.before), after=keep(step.after)) for step in steps)
