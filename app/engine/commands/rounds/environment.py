"""What the Handler lets the environment do: effects that stand in its segment beside the falls
(frame-state 6, the environmental segment).

What an effect does the Handler resolves; the program keeps it, shows it and tells it in time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Final

from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import PendingLine
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.state import Conflict, Effect

#: Effects that a conflict has at once.
MOST_EFFECTS: Final = 20

EffectText = Annotated[str, Meta(min_length=1, max_length=300, pattern=r"\S")]


class AddEffect(Command, frozen=True, kw_only=True):
    """An effect of the environment; `lasts`: in every round, not in the next segment alone."""

    text: EffectText
    lasts: bool = False


class RemoveEffect(Command, frozen=True, kw_only=True):
    """An effect that does not come, or not again."""

    effect: Id


def _running_conflict(draft: Draft) -> Conflict:
    conflict = draft.scene.conflict
    if conflict is None:
        raise Refusal("no-conflict")
    return conflict


def set_effects(draft: Draft, effects: Sequence[Effect], *log_lines: PendingLine) -> None:
    """The conflict with these effects, and what is told of it."""
    conflict = replace(_running_conflict(draft), effects=tuple(effects))
    draft.emit("environment.set", *log_lines, scene=draft.scene.id, conflict=conflict)


@command("environment.add", Permission.HANDLER)
def add_effect(draft: Draft, c: AddEffect) -> None:
    """It comes in the environmental segment; until then the Handler alone knows of it."""
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
    """Taken away before it comes, or after one of the rounds it lasts."""
    effects = _running_conflict(draft).effects
    gone = next((each for each in effects if each.id == c.effect), None)
    if gone is None:
        raise Refusal("no-such-effect", effect=c.effect)
    line = PendingLine("environment.removed", {"text": gone.text}, "turn", "handler")
    set_effects(draft, [each for each in effects if each is not gone], line)


def trigger_effects(draft: Draft) -> None:
    """The effects of the environmental segment are told to everybody; what lasts stays."""
    effects = _running_conflict(draft).effects
    if effects:
        lines = [PendingLine("environment.effect", {"text": each.text}, "turn") for each in effects]
        set_effects(draft, [each for each in effects if each.lasts], *lines)
