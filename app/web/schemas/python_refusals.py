"""Python types of refusals, as text: of each code, of all, and of each command and query.

A command or query has a union of its own, since that of all refusals is checked slowly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from app.web.errors import CODES
from app.web.schemas.python_codes import Coded, ParamTypes, union
from app.web.schemas.refusals import Kind, refusals_of_all
from app.web.schemas.structs import REF, camel, sendable

_GENERIC: Final = """
#: Why something is refused: the code, the values in its text, and what shows the reason.
class RefusedBy(TypedDict, Generic[_Code, _Params, _Data]):
    code: _Code
    params: _Params
    data: NotRequired[_Data | None]
"""


class PythonRefusals:
    """Writes the types that have to do with refusals. `type_of` writes any other schema."""

    def __init__(
        self,
        schemas: Mapping[str, Any],
        type_of: Callable[[Mapping[str, Any]], str],
        params: ParamTypes,
    ) -> None:
        self._schemas = schemas
        #: The codes of each part of the schema of all refusals, and the types of each code.
        self._codes: dict[str, list[str]] = {}
        self._types: dict[str, Coded] = {}
        for name, part in schemas["Refusal"]["$defs"].items():
            code, own, data = (part["properties"][each] for each in ("code", "params", "data"))
            self._codes[name] = code.get("enum", [code.get("const")])
            made = Coded(params.named(own), type_of(data).removesuffix(" | None"))
            self._types |= dict.fromkeys(self._codes[name], made)

    def declarations(self) -> Iterator[str]:
        """Yields the lines of the types of all refusals."""
        yield _GENERIC
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
        return union(self._types, codes, generic)

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
