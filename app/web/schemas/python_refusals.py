"""Python types of refusals, as text: of each code, of all, and of each command and query.

The types of the codes share `RefusedBy`, and those with the same parameters also the type of
these, so that the module stays small. In a union, codes with the same parameters and data are one
part, and a command or query has a union of its own: the time that type checkers need to tell the
parts of a union apart grows with the square of their number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from app.web.errors import CODES
from app.web.schemas.refusals import Kind, refusals_of_all
from app.web.schemas.structs import REF, camel, sendable

_GENERIC: Final = """
_Code = TypeVar("_Code")
_Params = TypeVar("_Params")
_Data = TypeVar("_Data")


#: Why something is refused: the code, the values in its text, and what shows the reason.
class RefusedBy(TypedDict, Generic[_Code, _Params, _Data]):
    code: _Code
    params: _Params
    data: NotRequired[_Data | None]

"""


@dataclass(frozen=True, slots=True)
class _Part:
    """The types of the parameters and of the data of a code, as text."""

    params: str
    data: str

    def of(self, codes: Iterable[str], generic: str = "RefusedBy") -> str:
        """Returns the type of refusals with these types and one of some codes."""
        named = ", ".join(repr(code) for code in sorted(codes))
        return f"{generic}[Literal[{named}], {self.params}, {self.data}]"


class PythonRefusals:
    """Writes the types that have to do with refusals. `type_of` writes any other schema, and
    `typed_dict` an object with a name."""

    def __init__(
        self,
        schemas: Mapping[str, Any],
        type_of: Callable[[Mapping[str, Any]], str],
        typed_dict: Callable[[str, Mapping[str, Any]], Iterator[str]],
    ) -> None:
        self._schemas = schemas
        self._typed_dict = typed_dict
        self._params: dict[str, Mapping[str, Any]] = {}
        #: The codes of each part of the schema of all refusals, and the types of each code.
        self._codes: dict[str, list[str]] = {}
        self._types: dict[str, _Part] = {}
        for name, part in schemas["Refusal"]["$defs"].items():
            code, params, data = (part["properties"][each] for each in ("code", "params", "data"))
            self._codes[name] = code.get("enum", [code.get("const")])
            named = self._named(params) if "properties" in params else "NoParams"
            made = _Part(named, type_of(data).removesuffix(" | None"))
            self._types |= dict.fromkeys(self._codes[name], made)

    def _named(self, params: Mapping[str, Any]) -> str:
        """Returns the name of the type of these parameters, which all that have the same share."""
        fields = sorted(params["properties"])
        required = params.get("required", ())
        stem = "_".join(("Params", *(f if f in required else f"maybe_{f}" for f in fields)))
        name, number = stem, 1
        while self._params.setdefault(name, params) != params:
            number += 1
            name = f"{stem}_{number}"
        return name

    def declarations(self) -> Iterator[str]:
        """Yields the lines of the types of all refusals."""
        yield _GENERIC
        yield "NoParams: TypeAlias = 'dict[str, Any]'"
        for name, params in sorted(self._params.items()):
            yield ""
            yield from self._typed_dict(name, params)
        yield ""
        for name, codes in sorted(self._codes.items()):
            yield f"Refusal_{name}: TypeAlias = {self._union(codes)!r}"
        yield ""
        yield "#: Any refusal. That of one command or query has a type that is checked much faster."
        yield f"Refusal: TypeAlias = {self._union(self._types)!r}"
        yield ""
        yield "#: The refusals of each command and query, also by the server itself."
        for name, own_codes in self._by_request():
            own = "Refusal" if own_codes is None else f"{self._union(own_codes)} | RequestRefusal"
            yield f"{name}: TypeAlias = {own!r}"

    def _by_request(self) -> Iterator[tuple[str, set[str] | None]]:
        """Yields the name of the type of each command and query with its codes; None: any."""
        for name in sendable():
            codes = self._listed(f"{camel(name)}Command", "command")
            if name == "system.act":
                codes |= {code for code in self._types if "." in code}
            yield refusal_type(name), None if name == "batch" else codes
        for schema in sorted(self._schemas):
            if CODES in self._schemas[schema] and schema.endswith("Query"):
                yield schema.removesuffix("Query") + "Refusal", self._listed(schema, "query")

    def _listed(self, schema: str, kind: Kind) -> set[str]:
        return {*self._schemas[schema][CODES], *refusals_of_all(kind)}

    def _union(self, codes: Iterable[str], generic: str = "RefusedBy") -> str:
        """Returns the type of one of these codes."""
        found: dict[_Part, list[str]] = {}
        for code in sorted(codes):
            found.setdefault(self._types[code], []).append(code)
        return " | ".join(part.of(each, generic) for part, each in found.items())

    def some(self, schema: Mapping[str, Any], generic: str = "RefusedBy") -> str | None:
        """Returns the type of a schema that is one of some parts of `Refusal`, or None."""
        mapping = schema.get("discriminator", {}).get("mapping", {})
        if schema is self._schemas["Refusal"] or not any(
            ref.startswith(f"{REF}Refusal/") for ref in mapping.values()
        ):
            return None
        return self._union(mapping, generic)


def refusal_type(name: str) -> str:
    """Returns the name of the type of the refusals of a command or query."""
    return camel(name) + "Refusal"
