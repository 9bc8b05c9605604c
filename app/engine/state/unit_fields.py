"""What a field of a unit declares besides its type: how it is set, and who is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final, Literal

#: What players are told of a field where the numbers of an NPC are withheld (FS 1.5).
#: "set": its value, and the log says when the Handler sets it. "value": its value only.
#: "state": both, where the table shows the condition of NPCs. "number": nothing. "secret": no log
#: tells of it, of any unit, and the view itself says who sees it.
Told = Literal["set", "value", "state", "number", "secret"]

_SET_AS: Final = "set_as"
_NEW: Final = "new"
_TOLD: Final = "told"


def about(told: Told = "value", *, set_as: Any = None, new: bool = False) -> dict[str, Any]:
    """Returns the metadata of a field.

    `set_as`: the type of the parameter by which `unit.update`, `overrule` and imports set it. None:
    they do not set it, or with code of their own in `unit_changes`. `new`: `unit.add` has it too.
    """
    return {_TOLD: told, _SET_AS: set_as, _NEW: new}


def settable(unit: type[Any]) -> dict[str, Any]:
    """Returns the types by which fields are set, by name."""
    return {each.name: kind for each in fields(unit) if (kind := each.metadata.get(_SET_AS))}


def given_when_new(unit: type[Any]) -> dict[str, tuple[Any, Any]]:
    """Returns the types and defaults of what a new unit can be given unchanged, by name."""
    return {
        each.name: (each.metadata[_SET_AS], each.default)
        for each in fields(unit)
        if each.metadata.get(_NEW)
    }


def names_told(unit: type[Any], *told: Told) -> tuple[str, ...]:
    """Returns the names of the fields of which players are told as one of these says."""
    return tuple(each.name for each in fields(unit) if _told(each.metadata) in told)


def _told(metadata: Mapping[str, Any]) -> Told:
    found: Told = metadata.get(_TOLD, "value")
    return found
