"""Which undo steps can be undone or redone, by whom, and what each is about for a group."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.engine.history.rebase import changed_units
from app.engine.state.changed_units import changed_ids
from app.engine.state.references import PropRef, prop_ref
from app.engine.state.scene import Scene
from app.engine.state.state import State, UndoStep
from app.engine.state.unit import Unit
from app.engine.visibility.groups import Group
from app.engine.visibility.knowledge import viewer_of_group


def was_logged_for(step: UndoStep, group: str) -> bool:
    """Returns whether a group read of a step."""
    return Group.read(group).key_at(step.version) in step.lines


def last_logged_for(steps: Sequence[UndoStep], group: str) -> UndoStep | None:
    """Returns the last of these steps that a group read of."""
    return next((step for step in reversed(steps) if was_logged_for(step, group)), None)


def pilot_may_revert(state: State, group: str, step: UndoStep, seat: str | None) -> bool:
    """Returns whether a pilot may undo or redo this step.

    It must be a move of its own, of units that its group still knows.
    """
    if step.what != "unit.moved" or seat is None or step.seat != seat:
        return False
    observer, scene = viewer_of_group(state, group), state.scene
    known = (
        (old, scene.units.get(old.id))
        for key, old, _ in changed_units(step)
        if observer.knows(step.before.scenes[key], old)
    )
    return not any(unit is not None and not observer.knows(scene, unit) for _, unit in known)


def can_redo(state: State) -> bool:
    """Returns whether the step undone last still fits: the world is as it was, or the step is a
    move."""
    last = state.redo[-1] if state.redo else None
    return last is not None and (last.before is state.world or last.what == "unit.moved")


def redoable_steps(state: State) -> tuple[UndoStep, ...]:
    """Returns the steps that can be redone one after another, the next one first."""
    world, found = state.world, []
    for step in reversed(state.redo):
        if step.before is not world:
            break
        found.append(step)
        world = step.after
    return tuple(found)


def subject_unit(state: State, step: UndoStep, group: str) -> Unit | None:
    """Returns the one unit that a step is about, as a group knows it, or None for none or several.

    Units that the group did not know before and after the step do not count.
    """
    what = step.kind_by_group.get(Group.read(group).key_at(step.version), step.what)
    if not what.startswith(("unit.", "turn.", "attack.")):
        return None
    observer = viewer_of_group(state, group)
    about: dict[str, Unit] = {}
    for before, after in _scene_pairs(step):
        if what.startswith("turn."):
            changed = _units_with_turn(before, after, what)
        elif what.startswith("attack."):
            changed = _attackers(step)
        else:
            changed = _changed_units(before, after)
        for each in changed:
            old, new = before.units.get(each), after.units.get(each)
            there = [(s, u) for s, u in ((before, old), (after, new)) if u is not None]
            if there and all(observer.knows(s, u) for s, u in there):
                about[each] = there[-1][1]
    return next(iter(about.values())) if len(about) == 1 else None


def _scene_pairs(step: UndoStep) -> Iterator[tuple[Scene, Scene]]:
    """Yields each scene that existed before and after the step, as it was at both times."""
    for key in step.before.scenes.keys() & step.after.scenes.keys():
        yield step.before.scenes[key], step.after.scenes[key]


def _attackers(step: UndoStep) -> set[str]:
    """Returns the ids of units whose attacks began, went on or ended."""
    old, new = step.before.attacks, step.after.attacks
    changed = {each for each in old.keys() | new.keys() if old.get(each) != new.get(each)}
    return {attacks[each].unit for each in changed for attacks in (old, new) if each in attacks}


def _changed_units(before: Scene, after: Scene) -> set[str]:
    """Returns the ids of units that changed."""
    old, new = before.units, after.units
    changed = set(changed_ids(old, new))
    same_units = len(old) == len(new) and all(each in old for each in changed)
    return changed if same_units else changed | (old.keys() - new.keys())


def _units_with_turn(before: Scene, after: Scene, what: str) -> set[str]:
    """Returns the ids of units whose turn began or ended, or that abstained.

    Where one turn ended and the next one began, only those that `what` names.
    """
    old, new = before.conflict, after.conflict
    if old is None or new is None:
        return set()
    begun = {new.active} if new.active is not None and new.active != old.active else set()
    over = new.acted.keys() - old.acted.keys()
    if begun and over:
        return begun if what == "turn.started" else over
    return begun | over


def subject_prop(step: UndoStep, group: str) -> PropRef | None:
    """Returns the prop that a step is about, or None.

    Only the Handler gets a prop that was hidden or veiled before or after.
    """
    kind = step.kind_by_group.get(Group.read(group).key_at(step.version), step.what)
    if not kind.startswith("prop."):
        return None
    everything = group == "handler"
    for before, after in ((a.map, b.map) for a, b in _scene_pairs(step)):
        for key in sorted(before.props.keys() | after.props.keys()):
            old, new = before.props.get(key), after.props.get(key)
            prop = old if new is None else new
            if old is new or prop is None:
                continue
            kept = any(m.is_secret(p) for m, p in ((before, old), (after, new)) if p is not None)
            if everything or not kept:
                return prop_ref(prop)
    return None
