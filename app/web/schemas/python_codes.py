"""Python types of things that a code tells apart, as text: what refusals and log lines share.

Codes with the same parameters and data are one part of a union, because the time in which type
checkers tell the parts of a union apart grows with the square of their number. They share the type
of the parameters, so that the module stays small.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

#: The variables of the generic types.
VARIABLES: Final = """
_Code = TypeVar("_Code")
_Params = TypeVar("_Params")
_Data = TypeVar("_Data")

NoParams: TypeAlias = 'dict[str, Any]'"""


@dataclass(frozen=True, slots=True)
class Coded:
    """The types of the parameters and of the data of a code, as text."""

    params: str
    data: str

    def of(self, codes: Iterable[str], generic: str) -> str:
        """Returns the type with these types and one of some codes."""
        named = ", ".join(repr(code) for code in sorted(codes))
        return f"{generic}[Literal[{named}], {self.params}, {self.data}]"


def union(types: Mapping[str, Coded], codes: Iterable[str], generic: str) -> str:
    """Returns the type of one of some codes."""
    found: dict[Coded, list[str]] = {}
    for code in sorted(codes):
        found.setdefault(types[code], []).append(code)
    return " | ".join(each.of(those, generic) for each, those in found.items())


class ParamTypes:
    """The types of parameters, which all codes with the same ones share."""

    def __init__(self) -> None:
        self._found: dict[str, Mapping[str, Any]] = {}

    def named(self, params: Mapping[str, Any]) -> str:
        """Returns the name of the type of parameters with this schema."""
        if not params.get("properties"):
            return "NoParams"
        fields = sorted(params["properties"])
        required = params.get("required", ())
        stem = "_".join(("Params", *(f if f in required else f"maybe_{f}" for f in fields)))
        name, number = stem, 1
        while self._found.setdefault(name, params) != params:
            number += 1
            name = f"{stem}_{number}"
        return name

    def declarations(
        self, typed_dict: Callable[[str, Mapping[str, Any]], Iterator[str]]
    ) -> Iterator[str]:
        """Yields the lines of these types; `typed_dict` writes one."""
        for name, params in sorted(self._found.items()):
            yield ""
            yield from typed_dict(name, params)
