"""The table itself: creation, name, options, seats, invites and chat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import Id, Name
from app.engine.refusals import Refusal
from app.engine.state.attack_state import LONGEST_PAUSE
from app.engine.state.map_document import MapForm, read_map
from app.engine.state.options import Fog, NpcStats, Options
from app.engine.state.record import Seat
from app.engine.visibility.log_lines import PendingLine
from app.rules.geometry.hexmap_document import map_document
from app.rules.json_types import Doc

#: The most seats that a whisper names.
MOST_LISTENERS: Final = 20

Commitment = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]


class OptionsForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options to set. Those left out stay."""

    pilots_name_marks: Annotated[
        bool | UnsetType, Doc("pilots may roll tests without a request and choose the mark")
    ] = UNSET
    upgrades_need_approval: Annotated[
        bool | UnsetType, Doc("upgrades that a pilot buys wait for the Handler's approval")
    ] = UNSET
    share_base: Annotated[
        bool | UnsetType, Doc("the base pay of a mission is shared among its crew")
    ] = UNSET
    tuning_points: Annotated[
        Annotated[int, Meta(ge=0, le=60)] | UnsetType, Doc("the most tuning grades of a frame")
    ] = UNSET
    repairs: Annotated[bool | UnsetType, Doc("pilots may repair in the field")] = UNSET
    reaction_seconds: Annotated[
        Annotated[int, Meta(ge=0, le=LONGEST_PAUSE)] | UnsetType,
        Doc("how long an attack waits for reactions; 0: it does not wait"),
    ] = UNSET
    fog: Annotated[Fog | UnsetType, Doc("fog of war: `off`, `team` (shared) or `own`")] = UNSET
    sight: Annotated[
        Annotated[int, Meta(ge=1, le=200)] | UnsetType, Doc("how far units see under fog, in hexes")
    ] = UNSET
    npc_stats: Annotated[
        NpcStats | UnsetType, Doc("how much of the numbers of other units players get")
    ] = UNSET


class CreateTable(Command, frozen=True, kw_only=True):
    """Creates a table with one scene. This is the first command of every table."""

    name: Name
    map: MapForm
    options: Annotated[OptionsForm, Doc("options of the table")] = OptionsForm()
    systems: Annotated[tuple[Name, ...], Meta(max_length=20)] = ("frame-state",)
    commitment: Commitment = ""
    scene_name: Name = "Scene 1"


class RenameTable(Command, frozen=True, kw_only=True):
    """Renames the table."""

    name: Annotated[Name, Doc("its new name", "The long pass")]


class SetOptions(Command, frozen=True, kw_only=True):
    """Sets options of the table. The log says which ones changed."""

    options: Annotated[OptionsForm, Doc("the options to set", {"repairs": True})]


class JoinSeat(Command, frozen=True, kw_only=True):
    """Somebody takes a seat."""

    seat: Id
    name: Name
    role: Literal["handler", "pilot", "spectator"]


class SeatCommand(Command, frozen=True, kw_only=True):
    """A command about one seat."""

    seat: Id


class LeaveSeat(SeatCommand, frozen=True, kw_only=True):
    """Somebody leaves for good. Their units stay, without that controller."""


class KickSeat(SeatCommand, frozen=True, kw_only=True):
    """Takes a seat away, but not the last Handler's."""

    ban: Annotated[bool, Doc("who had the seat may not take another one")] = False


class LogBan(Command, frozen=True, kw_only=True):
    """Logs that somebody who is gone was banned, or that a ban was lifted, by this Handler.

    Bans themselves are not part of the table's history.
    """

    name: Name
    by: Name
    lifted: bool


class LogWebhook(Command, frozen=True, kw_only=True):
    """Logs for Handlers that a webhook was switched off.

    Webhooks themselves are not part of the table's history.
    """

    name: Name


class SetRole(SeatCommand, frozen=True, kw_only=True):
    """Makes a seat another Handler's or a pilot's. It keeps the units it controls.

    Spectators keep their role, and a table keeps at least one Handler.
    """

    role: Annotated[Literal["handler", "pilot"], Doc("the new role", "handler")]


class RotateInvite(Command, frozen=True, kw_only=True):
    """Logs that an invitation link was exchanged. Links are not part of the table's history."""

    role: Annotated[Literal["pilot", "spectator"], Doc("whose link it is")]


class SayChat(Command, frozen=True, kw_only=True):
    """Sends a chat message, for all unless it says whom it is `to`.

    A whisper is read by its sender, by these seats and by every Handler; an empty list means the
    Handlers alone. Spectators get no whispers, and nobody whispers to oneself.
    """

    text: Annotated[
        str,
        Meta(max_length=2000),
        Doc("the message; `/roll` and the like are the page's own", "Hello"),
    ]
    to: Annotated[
        Annotated[tuple[Id, ...], Meta(max_length=MOST_LISTENERS)] | None,
        Doc("seats that read it, for a whisper; empty: only Handlers. Null: everybody"),
    ] = None


#: The log codes of each option when it is turned on, and off.
_OPTION_LINES: Final = {
    "pilots_name_marks": ("table.marks_open", "table.marks_handler"),
    "upgrades_need_approval": ("table.upgrades_asked", "table.upgrades_free"),
    "share_base": ("table.base_shared", "table.base_each"),
    "repairs": ("table.repairs_free", "table.repairs_asked"),
}
#: The log codes of options that are a number.
_NUMBER_LINES: Final = {
    "tuning_points": "table.tuning",
    "reaction_seconds": "table.reactions",
    "sight": "table.sight",
}
#: The log codes of fog.
_FOG_LINES: Final[Mapping[Fog, str]] = {
    "off": "table.fog_off",
    "team": "table.fog_team",
    "own": "table.fog_own",
}
#: The log codes of the disclosure of NPCs' numbers (FS 1.5).
_NPC_LINES: Final[Mapping[NpcStats, str]] = {
    "all": "table.npcs_all",
    "condition": "table.npcs_condition",
    "nothing": "table.npcs_nothing",
}


def _options(options: Options, form: OptionsForm) -> Options:
    given = {
        name: value
        for name in OptionsForm.__struct_fields__
        if (value := getattr(form, name)) is not UNSET
    }
    return replace(options, **given)


@command("table.create", Permission.SYSTEM, creates_table=True)
def create_table(draft: Draft, c: CreateTable) -> None:
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
        map=map_document(read_map(c.map)),
        commitment=c.commitment,
    )


@command("table.rename", Permission.HANDLER, scope="manage")
def rename_table(draft: Draft, c: RenameTable) -> None:
    line = PendingLine("table.renamed", {"name": c.name}, "system")
    draft.emit("table.set", line, name=c.name, options=draft.state.table.options)


@command("table.options", Permission.HANDLER, scope="manage")
def set_options(draft: Draft, c: SetOptions) -> None:
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
    if c.seat in draft.state.record.seats:
        raise Refusal("seat-taken", seat=c.seat)
    line = PendingLine("seat.joined", {"name": c.name, "role": c.role}, "system")
    draft.emit("seat.joined", line, seat=Seat(c.seat, c.name, c.role))


def _find_seat(draft: Draft, seat_id: str) -> Seat:
    seat = draft.state.record.seats.get(seat_id)
    if seat is None:
        raise Refusal("no-such-seat", seat=seat_id)
    return seat


@command("seat.leave", Permission.SYSTEM, note="sent when a seat is given up")
def leave_seat(draft: Draft, c: LeaveSeat) -> None:
    seat = _find_seat(draft, c.seat)
    line = PendingLine("seat.left", {"name": seat.name}, "system")
    draft.emit("seat.left", line, seat=seat.id)


@command("seat.kick", Permission.HANDLER, scope="manage")
def kick_seat(draft: Draft, c: KickSeat) -> None:
    seat = _find_seat(draft, c.seat)
    _check_not_last(draft, seat)
    line = PendingLine("seat.banned" if c.ban else "seat.kicked", {"name": seat.name}, "system")
    draft.emit("seat.left", line, seat=seat.id)


@command("ban.tell", Permission.SYSTEM, note="sent when a ban is made or lifted later")
def log_ban(draft: Draft, c: LogBan) -> None:
    code = "ban.lifted" if c.lifted else "ban.made"
    draft.emit("said", PendingLine(code, {"name": c.name, "pilot": c.by}, "system", "handler"))


@command("seat.role", Permission.HANDLER, note="not the last Handler", scope="manage")
def set_role(draft: Draft, c: SetRole) -> None:
    seat = _find_seat(draft, c.seat)
    if seat.role == c.role:
        raise Refusal("role-already", name=seat.name)
    _check_not_last(draft, seat)
    code = "seat.now_handler" if c.role == "handler" else "seat.now_pilot"
    line = PendingLine(code, {"name": seat.name}, "system")
    draft.emit("seat.changed", line, seat=replace(seat, role=c.role))


def _check_not_last(draft: Draft, seat: Seat) -> None:
    """Raises `Refusal("last-handler")`: a table always has a Handler (FS 1.1)."""
    handlers = [s for s in draft.state.record.seats.values() if s.role == "handler"]
    if seat.role == "handler" and len(handlers) == 1:
        raise Refusal("last-handler")


@command("webhook.tell", Permission.SYSTEM, note="sent when a webhook has failed for days")
def log_webhook(draft: Draft, c: LogWebhook) -> None:
    draft.emit("said", PendingLine("webhook.off", {"name": c.name}, "system", "handler"))


@command("invite.rotate", Permission.HANDLER, scope="manage")
def rotate_invite(draft: Draft, c: RotateInvite) -> None:
    draft.emit("said", PendingLine("invite.rotated", {"role": c.role}, "system", "handler"))


@command("chat.say", Permission.PLAYER, scope="chat")
def say_chat(draft: Draft, c: SayChat) -> None:
    text = c.text.strip()
    if not text:
        raise Refusal("nothing-said")
    if c.to is None:
        draft.emit("said", PendingLine("chat.said", {"text": text}, "chat"))
    else:
        _whisper(draft, text, c.to)


def _whisper(draft: Draft, text: str, to: tuple[str, ...]) -> None:
    sender = draft.sent.seat
    seats = [_find_seat(draft, seat) for seat in dict.fromkeys(to) if seat != sender]
    if to and not seats:
        raise Refusal("whisper-to-oneself")
    for seat in seats:
        if seat.role == "spectator":
            raise Refusal("spectators-no-whispers", name=seat.name)
    people = [seat.id for seat in seats]
    readers = draft.readers_among(people if sender is None else [sender, *people])
    names = [{"seat": seat.id, "name": seat.name} for seat in seats]
    code = "chat.whispered" if seats else "chat.to_handlers"
    draft.emit("said", PendingLine(code, {"text": text, "names": names}, "chat", readers))
