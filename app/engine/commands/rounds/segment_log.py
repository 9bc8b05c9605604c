"""Log lines about the segments of a round, in which a hidden unit holds none for those who do not
know it (FS 6.3)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.commands.draft import Draft
from app.engine.state.scene import Scene
from app.engine.visibility.knowledge import known_scene, viewer_of_group
from app.engine.visibility.log_lines import PendingLine
from app.engine.visibility.log_visibility import lines_by_group
from app.rules.frame_state.rounds import Conflict, Segment


def segment_lines(draft: Draft, conflict: Conflict, told: Scene | None = None) -> list[PendingLine]:
    """Returns the lines about the segment that begins in a conflict, as each group sees it.

    `told`: the scene of whose segment the groups have read; None for a new round, of which all
    read.
    """
    scene = replace(draft.scene, conflict=conflict)
    hiding = _hides_somebody(scene) or (told is not None and _hides_somebody(told))
    if draft.in_inactive_scene or not hiding:
        return [_line(conflict.segment, conflict.round)]

    def line_for(group: str) -> PendingLine | None:
        segment = _segment_seen(draft, group, scene)
        if told is not None and _segment_seen(draft, group, told) == segment:
            return None
        return _line(segment or conflict.segment, conflict.round)

    return lines_by_group(draft.state, line_for)


def tell_whose_segment_changed(draft: Draft, conflict: Conflict, told: Scene) -> None:
    """Tells the groups that see another segment than before, because whoever is left to act in this
    one is hidden from them, or is not any more."""
    was = told.conflict
    if was is None or was.segment != conflict.segment or draft.in_inactive_scene:
        return
    if not (_hides_somebody(draft.scene) or _hides_somebody(told)):
        return
    for line in segment_lines(draft, conflict, told):
        draft.emit("said", line)


def _line(segment: Segment, number: int) -> PendingLine:
    return PendingLine("segment.begun", {"segment": segment, "round": number}, "turn")


def _segment_seen(draft: Draft, group: str, scene: Scene) -> Segment | None:
    conflict = known_scene(scene, viewer_of_group(draft.state, group)).conflict
    return None if conflict is None else conflict.segment


def _hides_somebody(scene: Scene) -> bool:
    return any(unit.hidden for unit in scene.units.values())
