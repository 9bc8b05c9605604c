"""The table itself: creation, name, options, seats, invites, chat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import PendingLine
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import Id, Name
from app.engine.refusals import Refusal
from app.engine.state.attack_state import LONGEST_PAUSE
from app.engine.state.map_document import MapForm, read_map
from app.engine.state.record import Seat
from app.engine.state.state import Fog, NpcStats, Options

Commitment = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]


class OptionsForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options to set; what is left out stays."""

    pilots_name_marks: bool | UnsetType = UNSET
    upgrades_need_approval: bool | UnsetType = UNSET
    share_base: bool | UnsetType = UNSET
    tuning_points: Annotated[int, Meta(ge=0, le=60)] | UnsetType = UNSET
    repairs: bool | UnsetType = UNSET
    reaction_seconds: Annotated[int, Meta(ge=0, le=LONGEST_PAUSE)] | UnsetType = UNSET
    fog: Fog | UnsetType = UNSET
    sight: Annotated[int, Meta(ge=1, le=200)] | UnsetType = UNSET
    npc_stats: NpcStats | UnsetType = UNSET


class CreateTable(Command, frozen=True, kw_only=True):
    """The first command of every table."""

    name: Name
    map: MapForm
    options: OptionsForm = OptionsForm()
    systems: Annotated[tuple[Name, ...], Meta(max_length=20)] = ("frame-state",)
    commitment: Commitment = ""
    scene_name: Name = "Scene 1"


class RenameTable(Command, frozen=True, kw_only=True):
    """Another name."""

    name: Name


class SetOptions(Command, frozen=True, kw_only=True):
    """What the table allows."""

    options: OptionsForm


class JoinSeat(Command, frozen=True, kw_only=True):
    """Somebody has taken a seat."""

    seat: Id
    name: Name
    role: Literal["handler", "pilot", "spectator"]


class SeatCommand(Command, frozen=True, kw_only=True):
    """A command about one seat."""

    seat: Id


class LeaveSeat(SeatCommand, frozen=True, kw_only=True):
    """Somebody has left for good."""


class KickSeat(SeatCommand, frozen=True, kw_only=True):
    """The Handler takes a seat away; `ban`: who had it may take no other one."""

    ban: bool = False


class LogBan(Command, frozen=True, kw_only=True):
    """Somebody who is gone has been banned, or a ban was lifted, by this Handler."""

    name: Name
    by: Name
    lifted: bool


class SetRole(SeatCommand, frozen=True, kw_only=True):
    """Another Handler, or a pilot who was something else."""

    role: Literal["handler", "pilot"]


class RotateInvite(Command, frozen=True, kw_only=True):
    """The old link is no longer valid; the new one is no part of the game's record."""

    role: Literal["pilot", "spectator"]


class SayChat(Command, frozen=True, kw_only=True):
    """A line of talk."""

    text: Annotated[str, Meta(max_length=2000)]


#: What the log says of each option when it is turned on, and off.
_OPTION_LINES: Final = {
    "pilots_name_marks": ("table.marks_open", "table.marks_handler"),
    "upgrades_need_approval": ("table.upgrades_asked", "table.upgrades_free"),
    "share_base": ("table.base_shared", "table.base_each"),
    "repairs": ("table.repairs_free", "table.repairs_asked"),
}
#: What it says of those that are a number.
_NUMBER_LINES: Final = {
    "tuning_points": "table.tuning",
    "reaction_seconds": "table.reactions",
    "sight": "table.sight",
}
#: What it says of fog.
_FOG_LINES: Final[Mapping[Fog, str]] = {
    "off": "table.fog_off",
    "team": "table.fog_team",
    "own": "table.fog_own",
}
#: What it says of the numbers of NPCs.
_NPC_LINES: Final[Mapping[NpcStats, str]] = {
    "all": "table.npcs_all",
    "condition": "table.npcs_condition",
    "nothing": "table.npcs_nothing",
}


def _options(known: Options, form: OptionsForm) -> Options:
    given = {
        name: value
        for name in OptionsForm.__struct_fields__
        if (value := getattr(form, name)) is not UNSET
    }
    return replace(known, **given)


@command("table.create", Permission.SYSTEM)
def create_table(draft: Draft, c: CreateTable) -> None:
    """A table with one scene."""
    if draft.state.version > 0:
        raise Refusal("table-exists")
    draft.emit(
        "table.created",
        PendingLine("table.created", {"name": c.name, "commitment": c.commitment}, "system"),
        name=c.name,
        options=_options(Options(), c.options),
        systems=list(dict.fromkeys(c.systems)),
        scene=draft.context.ids(),
        scene_name=c.scene_name,
        map=read_map(c.map).document(),
        commitment=c.commitment,
    )


@command("table.rename", Permission.HANDLER)
def rename_table(draft: Draft, c: RenameTable) -> None:
    """Another name for the table."""
    line = PendingLine("table.renamed", {"name": c.name}, "system")
    draft.emit("table.set", line, name=c.name, options=draft.state.table.options)


@command("table.options", Permission.HANDLER)
def set_options(draft: Draft, c: SetOptions) -> None:
    """Other options; the log says which are on."""
    table = draft.state.table
    options = _options(table.options, c.options)
    lines = [
        PendingLine(on if getattr(options, name) else off, {}, "system")
        for name, (on, off) in _OPTION_LINES.items()
        if getattr(options, name) != getattr(table.options, name)
    ] + [
        PendingLine(code, {"n": getattr(options, name)}, "system")
        for name, code in _NUMBER_LINES.items()
        if getattr(options, name) != getattr(table.options, name)
    ]
    if options.fog != table.options.fog:
        lines.append(PendingLine(_FOG_LINES[options.fog], {}, "system"))
    if options.npc_stats != table.options.npc_stats:
        lines.append(PendingLine(_NPC_LINES[options.npc_stats], {}, "system"))
    if not lines:
        raise Refusal("already-so")
    draft.emit("table.set", *lines, name=table.name, options=options)


@command("seat.join", Permission.SYSTEM)
def join_seat(draft: Draft, c: JoinSeat) -> None:
    """Somebody takes a seat."""
    if c.seat in draft.state.record.seats:
        raise Refusal("seat-taken", seat=c.seat)
    line = PendingLine("seat.joined", {"name": c.name, "role": c.role}, "system")
    draft.emit("seat.joined", line, seat=Seat(c.seat, c.name, c.role))


def _find_seat(draft: Draft, seat_id: str) -> Seat:
    seat = draft.state.record.seats.get(seat_id)
    if seat is None:
        raise Refusal("no-such-seat", seat=seat_id)
    return seat


@command("seat.leave", Permission.SYSTEM)
def leave_seat(draft: Draft, c: LeaveSeat) -> None:
    """Somebody leaves; their units stay with the Handler."""
    seat = _find_seat(draft, c.seat)
    line = PendingLine("seat.left", {"name": seat.name}, "system")
    draft.emit("seat.left", line, seat=seat.id)


@command("seat.kick", Permission.HANDLER)
def kick_seat(draft: Draft, c: KickSeat) -> None:
    """The Handler takes a seat away, though not the last Handler's."""
    seat = _find_seat(draft, c.seat)
    _check_not_last(draft, seat)
    line = PendingLine("seat.banned" if c.ban else "seat.kicked", {"name": seat.name}, "system")
    draft.emit("seat.left", line, seat=seat.id)


@command("ban.tell", Permission.SYSTEM)
def log_ban(draft: Draft, c: LogBan) -> None:
    """Bans are no part of the game's record: it only says what became of one."""
    code = "ban.lifted" if c.lifted else "ban.made"
    draft.emit("said", PendingLine(code, {"name": c.name, "pilot": c.by}, "system", "handler"))


@command("seat.role", Permission.HANDLER)
def set_role(draft: Draft, c: SetRole) -> None:
    """A seat is a Handler's from now on, beside the others, or a pilot's; it keeps what it steers.

    Refusal "no-such-seat", "role-already", "last-handler".
    """
    seat = _find_seat(draft, c.seat)
    if seat.role == c.role:
        raise Refusal("role-already", name=seat.name)
    _check_not_last(draft, seat)
    code = "seat.now_handler" if c.role == "handler" else "seat.now_pilot"
    line = PendingLine(code, {"name": seat.name}, "system")
    draft.emit("seat.changed", line, seat=replace(seat, role=c.role))


def _check_not_last(draft: Draft, seat: Seat) -> None:
    """Refusal "last-handler": somebody must run the table."""
    handlers = [s for s in draft.state.record.seats.values() if s.role == "handler"]
    if seat.role == "handler" and len(handlers) == 1:
        raise Refusal("last-handler")


@command("invite.rotate", Permission.HANDLER)
def rotate_invite(draft: Draft, c: RotateInvite) -> None:
    """Say that a link was exchanged; the link itself is kept outside the game."""
    draft.emit("said", PendingLine("invite.rotated", {"role": c.role}, "system", "handler"))


@command("chat.say", Permission.PLAYER)
def say_chat(draft: Draft, c: SayChat) -> None:
    """Talk."""
    text = c.text.strip()
    if not text:
        raise Refusal("nothing-said")
    draft.emit("said", PendingLine("chat.said", {"text": text}, "chat"))
