"""The registry of commands, and the parsing of a raw command into its struct.

A command is a struct and a function beside it in the package of its noun, registered by
`@command("unit.move", Permission.OWNER)`. The table of permissions has its permission as well. The
struct's fields are the command's parameters.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar, get_type_hints

import msgspec
from msgspec import Meta

from app.engine.commands.permission_table import check_permission
from app.engine.commands.permissions import Permission
from app.engine.params import NAME_PATTERN, Id, read_struct
from app.engine.refusals import Refusal

if TYPE_CHECKING:
    from app.engine.commands.draft import Draft


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The parameters of every command: a `scene`, by default the active one."""

    scene: Id | None = None


class Overridable(Command, frozen=True, kw_only=True):
    """A command whose rule checks the Handler can overrule.

    With `overrule` the command is carried out all the same, and the log names the rules it broke,
    with the `reason` if there is one.
    """

    overrule: bool = False
    reason: Annotated[str, Meta(max_length=500)] = ""


class UnitCommand(Overridable, frozen=True, kw_only=True):
    """A command about one unit."""

    unit: Id


#: Most are a `Command`. All of them have its `scene`.
C = TypeVar("C", bound=msgspec.Struct)
CommandFunction = Callable[["Draft", Any], None]


@dataclass(frozen=True, slots=True)
class CommandEntry:
    """One command of the registry: name, permission, parameter struct and function."""

    name: str
    who: Permission
    shape: type[msgspec.Struct]
    handle: CommandFunction


COMMANDS: Final[dict[str, CommandEntry]] = {}


def command(
    name: str, who: Permission
) -> Callable[[Callable[[Draft, C], None]], Callable[[Draft, C], None]]:
    """Registers the decorated function as the command `name`.

    The type of its parameter `c` is the command's struct.
    """

    check_permission(name, who)

    def register(handle: Callable[[Draft, C], None]) -> Callable[[Draft, C], None]:
        shape = get_type_hints(handle, localns={"Draft": object})["c"]
        COMMANDS[name] = CommandEntry(name, who, shape, handle)
        return handle

    return register


def find_command(raw: Mapping[str, Any]) -> CommandEntry:
    """Returns the entry of a raw command. Raises `Refusal` "malformed" or "unknown-command"."""
    name = raw.get("type")
    if not isinstance(name, str):
        raise Refusal("malformed", what="Expected `str`", at="$.type")
    entry = COMMANDS.get(name)
    if entry is None:
        raise Refusal("unknown-command", type=name[:80])
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
