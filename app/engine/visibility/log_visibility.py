"""Who reads which words of a log line: from what is said to the lines of each group.

A command says what a line is about (`PendingLine`). `lines_as_read` takes each group through these
steps:

1. Is the line meant for the group, and does it know the units that the line is about?
2. Under fog: does it know everything else that the line names? Dice are public: a group that may
   not know whose roll it was still reads the faces.
3. Which numbers of NPCs may it read (`stat_redaction`)?
4. May it read who sent the command?

Groups that read the same share a line.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.engine.state.references import PropRef, Ref, UnitRef
from app.engine.state.scene import Scene
from app.engine.state.state import State
from app.engine.state.unit import Unit
from app.engine.visibility.groups import HANDLER, PILOTS, groups
from app.engine.visibility.knowledge import Viewer, viewer_of_group
from app.engine.visibility.log_lines import HANDLER_ALONE, LineReaders, PendingLine, Sender
from app.engine.visibility.path_lines import lines_of_path
from app.engine.visibility.stat_redaction import redact_line
from app.rules.geometry.terrain import Prop

#: Prefixes of codes that are about terrain. Under fog players read no such line.
_TERRAIN_CODES = ("terrain.",)
#: Prefixes of codes that are about what is on the map of a scene.
_SCENE_CODES = (*_TERRAIN_CODES, "zone.")


@dataclass(frozen=True, slots=True)
class ReadLine:
    """A log line as these groups read it. `by`: the sender's name, "" where they may not know."""

    code: str
    params: dict[str, Any]
    kind: str
    data: dict[str, Any] | None
    by: str
    groups: tuple[str, ...]


def lines_as_read(
    before: State, after: State, scene: str | None, pending: PendingLine, sender: Sender
) -> list[ReadLine]:
    """Returns a line of an event as each group reads it, the same words once.

    `before`, `after`: the state before and after the event. `scene`: the scene that the event is
    about. Only the Handler reads of an inactive one.
    """
    if scene is not None and scene != after.world.active_scene:
        pending = replace(pending, to="handler", path=None, instead=None)
    found: list[ReadLine] = []
    for line in meant_for(before, pending, after):
        to, know = groups_reading(after, line.to), _know_all_named(before, after, line)
        bare = _bare_dice(line)
        readers: list[tuple[Words, list[str]]] = []
        for group in groups(after):
            seen = line if group in know else bare
            if group in to and seen is not None:
                seen = _as_seen(before, after, seen, group)
                words = None if seen is None else _words_for(after, seen, sender, group)
                _add_reader(readers, group, words)
        found += [ReadLine(*words, tuple(those)) for words, those in readers]
    return found


#: Code, params, kind, data and the sender's name of a line.
Words = tuple[str, dict[str, Any], str, dict[str, Any] | None, str]


def _words_for(state: State, line: PendingLine, sender: Sender, group: str) -> Words | None:
    """Returns a line without the numbers and the name that a group may not read; None for nothing
    of it."""
    redacted = redact_line(state, group, line.code, line.params, line.data)
    if redacted is None:
        return None
    code, params, data = redacted
    return code, params, line.kind, data, sender.name_for(group)


def _add_reader(readers: list[tuple[Words, list[str]]], group: str, words: Words | None) -> None:
    """Adds a group to those that read the same words."""
    if words is None:
        return
    for each, those in readers:
        if each == words:
            those.append(group)
            return
    readers.append((words, [group]))


# -- 1. the groups that a line is meant for ---------------------------------------------------


def groups_reading(state: State, to: LineReaders) -> frozenset[str]:
    """Returns the groups that `to` means."""
    if isinstance(to, frozenset):
        return to
    every = frozenset(groups(state))
    if to == "all":
        return every
    return every - HANDLER_ALONE if to == "others" else frozenset({to})


def groups_that_know(state: State, things: Collection[Unit | Prop]) -> frozenset[str]:
    """Returns the groups that know all these units and props of the active scene.

    Only the Handler knows units of inactive scenes.
    """
    scene = state.scene
    for each in state.world.scenes.values():
        if each is not scene and any(thing.id in each.units for thing in things):
            return HANDLER_ALONE
    return frozenset(
        group
        for group in groups(state)
        if all(_knows(viewer_of_group(state, group), scene, thing) for thing in things)
    )


def _knows(viewer: Viewer, scene: Scene, thing: Unit | Prop) -> bool:
    if isinstance(thing, Prop):
        return viewer.knows_prop(scene, thing)
    return viewer.knows(scene, thing)


def lines_by_group(
    state: State, line_for: Callable[[str], PendingLine | None]
) -> list[PendingLine]:
    """Returns the lines that `line_for` gives each group, equal ones as one for several groups.

    For lines whose words differ from group to group.
    """
    lines: list[PendingLine] = []
    for group in groups(state):
        line = line_for(group)
        if line is None:
            continue
        for place, each in enumerate(lines):
            if replace(each, to=line.to) == line:
                lines[place] = replace(each, to=groups_reading(state, each.to) | {group})
                break
        else:
            lines.append(replace(line, to=frozenset({group})))
    return lines


def meant_for(before: State, line: PendingLine, after: State | None = None) -> list[PendingLine]:
    """Returns a line, and what others read instead, each with a set of groups as `to`.

    A group that the event creates reads what the pilots read, and lines that name nothing but
    units it knows.
    """
    after = before if after is None else after
    new = frozenset(groups(after)) - frozenset(groups(before))
    others = frozenset(groups(after))
    found: list[PendingLine] = []
    part: PendingLine | None = line
    while part is not None:
        for each in lines_of_path(before, part):
            to = groups_reading(after, each.to)
            if each.about:
                to &= groups_that_know(before, each.about)
            to |= {group for group in new if _new_group_reads(before, after, group, each, to)}
            to &= others
            others -= to
            if to:
                found.append(replace(each, to=to, about=(), path=None, instead=None))
        part = part.instead
    return found


def _new_group_reads(
    before: State, after: State, group: str, line: PendingLine, to: frozenset[str]
) -> bool:
    units = [
        ref for ref in line.mentioned if isinstance(ref, UnitRef) and ref.unit in after.scene.units
    ]
    known = bool(units) and knows_all_mentioned(before, after, group, line.code, units)
    return PILOTS in to or (known and line.to != "handler")


# -- 2. fog -----------------------------------------------------------------------------------


def _know_all_named(before: State, after: State, line: PendingLine) -> frozenset[str]:
    """Returns those of the groups a line is meant for that may read what it names, under fog.

    While nobody but the Handler is at the table, only the Handler reads lines that name things:
    what it prepares alone may be hidden before anybody else joins.
    """
    to = groups_reading(after, line.to)
    if handler_is_alone(before) and handler_is_alone(after):
        names_some = mentions_scene(before, after, line.code, line.mentioned)
        return to & HANDLER_ALONE if names_some else to
    if line.readers_final or not fog_is_on(before, after):
        return to
    mentioned = line.mentioned
    return frozenset(
        group for group in to if knows_all_mentioned(before, after, group, line.code, mentioned)
    )


def _bare_dice(line: PendingLine) -> PendingLine | None:
    """Returns a line with nothing but the dice of a line, None where it has none."""
    if line.data is None or "dice" not in line.data:
        return None
    dice = [(d["sides"], face) for d in line.data["dice"] for face in d["faces"]]
    data = anonymous_roll(dice, line.data.get("proof", {}))
    return PendingLine("dice.unseen", {}, line.kind, line.to, data)


def fog_is_on(before: State, after: State) -> bool:
    """Returns whether the table has fog of war both before and after an event."""
    return before.table.options.fog != "off" and after.table.options.fog != "off"


def handler_is_alone(state: State) -> bool:
    """Returns whether the Handler prepares alone: no player has a seat and no conflict runs."""
    players = any(seat.role != "handler" for seat in state.record.seats.values())
    return not players and state.version > 0 and state.scene.conflict is None


def mentions_scene(before: State, after: State, code: str, mentioned: Collection[Ref]) -> bool:
    """Returns whether a line is about terrain or a zone, or mentions a unit or prop of the active
    scene."""
    return code.startswith(_SCENE_CODES) or any(
        _exists(state.scene, ref) for ref in mentioned for state in (before, after)
    )


def _exists(scene: Scene, ref: Ref) -> bool:
    return ref.unit in scene.units if isinstance(ref, UnitRef) else ref.prop in scene.map.props


def knows_all_mentioned(
    before: State, after: State, group: str, code: str, mentioned: Collection[Ref]
) -> bool:
    """Returns whether a group knows, before or after an event, each unit and prop mentioned.

    What is in neither scene does not count.
    """
    if group == HANDLER:
        return True
    if code.startswith(_TERRAIN_CODES):
        return False
    must_see = code.startswith("prop.")
    moments = [(viewer_of_group(state, group), state.scene) for state in (before, after)]
    return all(
        any(_knows_ref(viewer, scene, ref, must_see) for viewer, scene in moments)
        for ref in mentioned
        if any(_exists(scene, ref) for _, scene in moments)
    )


def _knows_ref(viewer: Viewer, scene: Scene, ref: Ref, must_see: bool) -> bool:
    if isinstance(ref, PropRef):
        return _knows_prop(viewer, scene, ref.prop, must_see)
    unit = scene.units.get(ref.unit)
    return unit is not None and viewer.knows(scene, unit)


def _knows_prop(viewer: Viewer, scene: Scene, prop_id: str, must_see: bool) -> bool:
    """Returns whether a group sees a prop now or, unless it `must_see` it, remembers it.

    A change of a prop is read by those who see it: memory keeps the prop as it was.
    """
    if not must_see and prop_id in viewer.known_terrain(scene).props:
        return True
    return _prop_in_sight(viewer, scene, prop_id) is not None


def _prop_in_sight(viewer: Viewer, scene: Scene, prop_id: str) -> Prop | None:
    """Returns a prop on those of its hexes that a group sees; without fog those not veiled."""
    prop = scene.map.props.get(prop_id)
    if prop is None or prop.hidden:
        return None
    hexes = scene.map.hexes_outside(prop, scene.veiled)
    if not viewer.fogless:
        seen = viewer.visible_hexes(scene)
        hexes = tuple(h for h in hexes if seen.has(scene.map.place(h)))
    return prop.on(hexes) if hexes else None


def _as_seen(before: State, after: State, line: PendingLine, group: str) -> PendingLine | None:
    """Returns a line about a prop that names a hex of it that the group sees.

    None where the group sees no change: it happened on other hexes of the prop.
    """
    if group == HANDLER or not line.code.startswith("prop."):
        return line
    prop = line.params["prop"].prop
    moments = [(viewer_of_group(state, group), state.scene) for state in (before, after)]
    old, new = (_prop_in_sight(viewer, scene, prop) for viewer, scene in moments)
    if old == new and (old is None or line.code == "prop.updated"):
        return None
    shown = new or old
    assert shown is not None
    at = {"q": shown.q, "r": shown.r}
    return replace(line, params={**line.params, "at": at}, data={**(line.data or {}), "cell": at})


def anonymous_roll(drawn: Sequence[tuple[int, int]], proof: dict[str, Any]) -> dict[str, Any]:
    """Returns the data of a roll for groups that may not know its purpose.

    `drawn` are pairs (sides, face); `proof` is passed on so that they can verify the dice.
    """
    return {
        "kind": "score",
        "dice": [
            {"sides": sides, "faces": [face], "face": face, "kept": True, "ace": False}
            for sides, face in drawn
        ],
        "modifiers": [],
        "ace": False,
        "score": sum(face for _, face in drawn),
        "proof": proof,
    }
