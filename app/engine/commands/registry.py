"""The registry of commands: who may send each, with which parameters, and how one is parsed.

A command is a struct and a function beside it in the package of its noun, registered by
`@command("unit.move", Permission.OWNER)`. The struct's fields are the command's parameters. What
the registration says is checked at run time, and shown in the table of `docs/api.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar, get_type_hints

import msgspec
from msgspec import Meta

from app.engine.commands.permissions import Permission
from app.engine.commands.scopes import USUAL_SCOPES, Scope
from app.engine.params import NAME_PATTERN, Id, nearest, read_struct
from app.engine.refusals import Refusal
from app.engine.state.record import Role
from app.rules.json_types import Doc

if TYPE_CHECKING:
    from app.engine.commands.draft import Draft

#: Marks a parameter that only the Handler may use: `free: Annotated[bool, HANDLER_ONLY] = False`.
HANDLER_ONLY: Final = Meta(extra={"handler_only": True})
#: Marks a seat that only the Handler may choose. A pilot may name its own.
OWN_SEAT: Final = Meta(extra={"handler_only": True, "own_seat": True})


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The parameters of every command: a `scene`, by default the active one."""

    scene: Annotated[
        Id | None,
        Doc("the scene; by default the one that is shown. Only Handlers may name another one"),
    ] = None


class Overridable(Command, frozen=True, kw_only=True):
    """A command whose rule checks the Handler can overrule.

    With `overrule` the command is carried out all the same, and the log names the rules it broke,
    with the `reason` if there is one.
    """

    overrule: Annotated[
        bool,
        HANDLER_ONLY,
        Doc("carry it out although rules of the game forbid it; the log names them"),
    ] = False
    reason: Annotated[
        str, Meta(max_length=500), Doc("why the Handler overrules; part of the log")
    ] = ""


class UnitCommand(Overridable, frozen=True, kw_only=True):
    """A command about one unit."""

    unit: Id


#: Most are a `Command`. All of them have its `scene`.
C = TypeVar("C", bound=msgspec.Struct)
CommandFunction = Callable[["Draft", Any], None]


@dataclass(frozen=True, slots=True)
class Subject:
    """What a pilot must own to send a command: its name in the table, and the check.

    The check raises `Refusal` for a sender who does not own what the command is about.
    """

    text: str
    check: Callable[[Draft, Any], object]


#: The unit of a `UnitCommand`. The subject of these commands unless another one is named.
OWN_UNIT: Final = Subject("a unit it controls", lambda draft, c: draft.own_unit(c.unit))


@dataclass(frozen=True, slots=True)
class OptionRule:
    """The value that an option of the table must have for pilots, and the refusal if it has not."""

    name: str
    value: bool
    code: str


@dataclass(frozen=True, slots=True)
class CommandEntry:
    """One command of the registry: name, struct and function, and who may send it.

    `scope`: what an integration token needs to send it; None where no token may. `handler_only`:
    parameters that a pilot may not use. `subject`: what a pilot must own.
    `option`: what the table must allow pilots. `note`: a remark for the table of `docs/api.md`.
    `lifted_by`: by code of a refusal, the flag with which the same command passes.

    `creates_table`: sent before there is a table. `reverts`: brings back a world of the past, from
    which nothing follows. `imports_units`: sets units as they stood at another table.
    `conflict_waits`: takes units out of a conflict, which waits for them. `is_batch`: consists of
    `commands`.
    """

    name: str
    who: Permission
    shape: type[msgspec.Struct]
    handle: CommandFunction
    scope: Scope | None
    lifted_by: Mapping[str, str]
    handler_only: tuple[HandlerField, ...] = ()
    subject: Subject | None = None
    option: OptionRule | None = None
    note: str = ""
    creates_table: bool = False
    reverts: bool = False
    imports_units: bool = False
    conflict_waits: bool = False
    is_batch: bool = False


@dataclass(frozen=True, slots=True)
class HandlerField:
    """A parameter that only the Handler may use, with its default. `own_seat`: as `OWN_SEAT`."""

    name: str
    default: Any
    own_seat: bool


COMMANDS: Final[dict[str, CommandEntry]] = {}


def command(
    name: str,
    who: Permission,
    subject: Subject | None = None,
    *,
    scope: Scope | None = None,
    option: OptionRule | None = None,
    note: str = "",
    lifted_by: Mapping[str, str] = MappingProxyType({}),
    creates_table: bool = False,
    reverts: bool = False,
    imports_units: bool = False,
    conflict_waits: bool = False,
    is_batch: bool = False,
) -> Callable[[Callable[[Draft, C], None]], Callable[[Draft, C], None]]:
    """Registers the decorated function as the command `name`. The fields are those of
    `CommandEntry`.

    The type of its parameter `c` is the command's struct. `scope`: by default the usual one
    of the permission (`USUAL_SCOPES`). Raises `TypeError` for an owner's command without a subject,
    or a subject without an owner.
    """

    def register(handle: Callable[[Draft, C], None]) -> Callable[[Draft, C], None]:
        shape = get_type_hints(handle, localns={"Draft": object})["c"]
        owned = who is Permission.OWNER
        about = OWN_UNIT if owned and issubclass(shape, UnitCommand) else None
        about = subject or about
        if owned is not (about is not None):
            raise TypeError(f"{name}: {who.name} with the subject {about}")
        fields = tuple(_handler_fields(shape))
        COMMANDS[name] = CommandEntry(
            name,
            who,
            shape,
            handle,
            scope or USUAL_SCOPES[who],
            lifted_by,
            handler_only=fields,
            subject=about,
            option=option,
            note=note,
            creates_table=creates_table,
            reverts=reverts,
            imports_units=imports_units,
            conflict_waits=conflict_waits,
            is_batch=is_batch,
        )
        return handle

    return register


def _handler_fields(shape: type[msgspec.Struct]) -> Iterator[HandlerField]:
    """Yields the fields of a struct that are marked as the Handler's."""
    marks = {
        name: each.extra
        for name, kind in get_type_hints(shape, include_extras=True).items()
        for each in getattr(kind, "__metadata__", ())
        if isinstance(each, Meta) and each.extra
    }
    for field in msgspec.structs.fields(shape):
        if field.name in marks:
            yield HandlerField(field.name, field.default, "own_seat" in marks[field.name])


def check_sender(draft: Draft, entry: CommandEntry, parsed: Any) -> None:
    """Raises `Refusal` unless the sender may send this command with these parameters (FS 1.1).

    "handler-only" for a parameter of the Handler's, and the refusals of the command's subject and
    option. The role is checked by `check_role` before.
    """
    pilot = not draft.runs_the_table
    for field in entry.handler_only if pilot else ():
        value = getattr(parsed, field.name)
        if value != field.default and not (field.own_seat and value == draft.sent.seat):
            raise Refusal("handler-only")
    if entry.subject is not None:
        entry.subject.check(draft, parsed)
    rule = entry.option
    if pilot and rule and getattr(draft.state.table.options, rule.name) is not rule.value:
        raise Refusal(rule.code)


#: Commands with which a pilot takes back its own last move, and a Handler anything.
_UNDOES: Final = frozenset({"undo", "redo"})


def missing_scope(
    scopes: frozenset[Scope], seat: str, role: Role | None, raw: Mapping[str, Any]
) -> Scope | None:
    """Returns the first scope that a token of this seat lacks for a raw command, or None.

    What is malformed needs no scope: it is refused as it is from anybody.
    """
    return next((each for each in _needed(seat, role, raw) if each not in scopes), None)


def _needed(seat: str, role: Role | None, raw: Mapping[str, Any]) -> Iterator[Scope]:
    """Yields the scopes that a raw command needs.

    These are its own, "run" for a parameter of the Handler's, and those of the commands in a batch.
    """
    name = raw.get("type")
    entry = COMMANDS.get(name) if isinstance(name, str) else None
    if entry is None or entry.scope is None:
        return
    yield entry.scope
    if entry.name in _UNDOES and role == "handler":
        yield "run"
    for field in entry.handler_only:
        value = raw.get(field.name, field.default)
        if value != field.default and not (field.own_seat and value == seat):
            yield "run"
    parts = raw.get("commands") if entry.is_batch else None
    for part in parts if isinstance(parts, list) else ():
        # The engine refuses a batch within a batch.
        if isinstance(part, Mapping) and part.get("type") != entry.name:
            yield from _needed(seat, role, part)


def overridable_commands() -> list[str]:
    """Returns the names of the commands that take `overrule`."""
    return sorted(name for name, entry in COMMANDS.items() if issubclass(entry.shape, Overridable))


def lifting_flags() -> dict[str, dict[str, str]]:
    """Returns the flags that lift refusals, by command and code of the refusal."""
    return {name: dict(entry.lifted_by) for name, entry in COMMANDS.items() if entry.lifted_by}


def find_command(raw: Mapping[str, Any]) -> CommandEntry:
    """Returns the entry of a raw command. Raises `Refusal` "malformed" or "unknown-command"."""
    if "type" not in raw:
        what = "Object missing required field `type`"
        raise Refusal("malformed", {"missing": ["type"]}, what=what, at="$")
    name = raw["type"]
    if not isinstance(name, str):
        raise Refusal("malformed", what="Expected a text", at="$.type")
    entry = COMMANDS.get(name)
    if entry is None:
        sent = (known for known, each in COMMANDS.items() if each.who is not Permission.SYSTEM)
        near = nearest(name[:80], sent)
        raise Refusal("unknown-command", type=name[:80], nearest=" ".join(near) or "none")
    return entry


def parse_command(entry: CommandEntry, raw: Mapping[str, Any]) -> Any:
    """Returns the command's struct. Raises `Refusal("malformed")` with what is wrong and where."""
    fields = {key: value for key, value in raw.items() if key != "type"}
    try:
        return read_struct(fields, entry.shape)
    except Refusal as refusal:
        params = refusal.refused.params
        if repr(NAME_PATTERN) not in params["what"]:  # msgspec quotes the pattern that failed
            raise
        what = "A name is one line of text, without characters that are not shown"
        raise Refusal("malformed", what=what, at=params["at"]) from None
