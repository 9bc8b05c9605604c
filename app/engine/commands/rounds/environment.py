"""Effects of the environmental segment, beside falls (FS 6.7).

The program keeps effects, shows them and logs them when they occur. The Handler carries them out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Final

from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.visibility.log_lines import PendingLine
from app.rules.frame_state.rounds import Conflict, Effect

#: Limit of the effects of a conflict.
MOST_EFFECTS: Final = 20

EffectText = Annotated[str, Meta(min_length=1, max_length=300, pattern=r"\S")]


class AddEffect(Command, frozen=True, kw_only=True):
    """Adds an effect to the environmental segment, known only to the Handler until then.

    `lasts`: it occurs in every round. Otherwise it occurs once.
    """

    text: EffectText
    lasts: bool = False


class RemoveEffect(Command, frozen=True, kw_only=True):
    """Removes an effect of the environment."""

    effect: Id


def _running_conflict(draft: Draft) -> Conflict:
    """Returns the scene's conflict. Raises `Refusal("no-conflict")`."""
    conflict = draft.scene.conflict
    if conflict is None:
        raise Refusal("no-conflict")
    return conflict


def set_effects(draft: Draft, effects: Sequence[Effect], *log_lines: PendingLine) -> None:
    """Writes the conflict with these effects, and the log lines."""
    conflict = replace(_running_conflict(draft), effects=tuple(effects))
    draft.emit("environment.set", *log_lines, scene=draft.scene.id, conflict=conflict)


@command("environment.add", Permission.HANDLER)
def add_effect(draft: Draft, c: AddEffect) -> None:
    effects = _running_conflict(draft).effects
    if len(effects) >= MOST_EFFECTS:
        raise Refusal("effects-enough", most=MOST_EFFECTS)
    effect = Effect(draft.context.ids(), c.text.strip(), c.lasts)
    code = "environment.added_lasting" if c.lasts else "environment.added"
    set_effects(
        draft, (*effects, effect), PendingLine(code, {"text": effect.text}, "turn", "handler")
    )


@command("environment.remove", Permission.HANDLER)
def remove_effect(draft: Draft, c: RemoveEffect) -> None:
    effects = _running_conflict(draft).effects
    removed = next((each for each in effects if each.id == c.effect), None)
    if removed is None:
        raise Refusal("no-such-effect", effect=c.effect)
    line = PendingLine("environment.removed", {"text": removed.text}, "turn", "handler")
    set_effects(draft, [each for each in effects if each is not removed], line)


def trigger_effects(draft: Draft) -> None:
    """Logs the effects of this environmental segment for everybody, and keeps those that last."""
    effects = _running_conflict(draft).effects
    if effects:
        lines = [PendingLine("environment.effect", {"text": each.text}, "turn") for each in effects]
        set_effects(draft, [each for each in effects if each.lasts], *lines)
