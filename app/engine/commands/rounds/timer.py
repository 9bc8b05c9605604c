"""The timer: a countdown beside the round. It has no effect on the game, and undo leaves it."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import Name
from app.engine.refusals import Refusal
from app.engine.state.timer import LONGEST_TIMER, Timer
from app.engine.visibility.log_lines import PendingLine
from app.rules.json_types import Doc

_SECOND: Final = 1000


class StartTimer(Command, frozen=True, kw_only=True):
    """Starts a countdown of so many seconds. It replaces the timer that there is."""

    seconds: Annotated[int, Meta(ge=1, le=LONGEST_TIMER), Doc("its length", 90)]
    label: Annotated[Name | None, Doc("what it is for")] = None


class PauseTimer(Command, frozen=True, kw_only=True):
    """Pauses the timer, which must run."""


class ResumeTimer(Command, frozen=True, kw_only=True):
    """Lets a paused timer run."""


class AddTime(Command, frozen=True, kw_only=True):
    """Adds seconds to what is left; a timer that is over begins anew with them."""

    seconds: Annotated[int, Meta(ge=1, le=LONGEST_TIMER), Doc("seconds to add", 30)]


class RemoveTimer(Command, frozen=True, kw_only=True):
    """Removes the timer."""


def _timer(draft: Draft) -> Timer:
    timer = draft.state.record.timer
    if timer is None:
        raise Refusal("no-timer")
    return timer


@command("timer.start", Permission.HANDLER)
def start_timer(draft: Draft, c: StartTimer) -> None:
    made = Timer(c.label or "", c.seconds, None)
    timer = made.running(c.seconds * _SECOND, draft.context.now)
    time = f"{c.seconds // 60}:{c.seconds % 60:02}"
    code = "timer.started_for" if c.label else "timer.started"
    params = {"time": time, **({"name": c.label} if c.label else {})}
    draft.emit("timer.set", PendingLine(code, params, "system"), timer=timer)


@command("timer.pause", Permission.HANDLER)
def pause_timer(draft: Draft, c: PauseTimer) -> None:  # noqa: ARG001
    timer = _timer(draft)
    if timer.ends_at is None:
        raise Refusal("already-so")
    left = timer.remaining(draft.context.now)
    if left == 0:
        raise Refusal("timer-over")
    draft.emit("timer.set", timer=timer.paused(left))


@command("timer.resume", Permission.HANDLER)
def resume_timer(draft: Draft, c: ResumeTimer) -> None:  # noqa: ARG001
    timer = _timer(draft)
    if timer.ends_at is not None:
        raise Refusal("already-so")
    draft.emit("timer.set", timer=timer.running(timer.left, draft.context.now))


@command("timer.add", Permission.HANDLER)
def add_time(draft: Draft, c: AddTime) -> None:
    timer, now = _timer(draft), draft.context.now
    left = timer.remaining(now) + c.seconds * _SECOND
    if left > LONGEST_TIMER * _SECOND:
        raise Refusal("timer-too-long", most=LONGEST_TIMER // 3600)
    longer = replace(timer, seconds=max(timer.seconds, -(-left // _SECOND)))
    paused = timer.ends_at is None
    draft.emit("timer.set", timer=longer.paused(left) if paused else longer.running(left, now))


@command("timer.remove", Permission.HANDLER)
def remove_timer(draft: Draft, c: RemoveTimer) -> None:  # noqa: ARG001
    _timer(draft)
    draft.emit("timer.set", timer=None)
