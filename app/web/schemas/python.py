"""Python types of published schemas, as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any, Final

from app.web.schemas.structs import REF, query_answers, query_schema_name

_PLAIN: Final = {
    "string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None",
}  # fmt: skip
_HEADER: Final = '''\
"""Types of the Hexframe API: commands, queries with their answers, views, log lines and messages.

Made by the server from the schemas that it checks requests with.
"""

from typing import Any, Literal, NotRequired, Protocol, TypeAlias, TypedDict, overload
'''


def type_of(schema: Mapping[str, Any]) -> str:
    """Returns a schema as a type of Python."""
    match schema:
        case {"$ref": ref}:
            return str(ref).removeprefix(REF).replace("/$defs/", "_")
        case {"const": value}:
            return f"Literal[{value!r}]"
        case {"enum": values}:
            return f"Literal[{', '.join(map(repr, values))}]"
        case {"oneOf": kinds} | {"anyOf": kinds}:
            return " | ".join(dict.fromkeys(type_of(kind) for kind in kinds))
        case {"prefixItems": items}:
            return f"list[{' | '.join(dict.fromkeys(type_of(item) for item in items))}]"
        case {"type": "array", "items": item}:
            return f"list[{type_of(item)}]"
        case {"type": "object", "additionalProperties": dict(value)}:
            return f"dict[str, {type_of(value)}]"
        case {"type": "object"}:
            return "dict[str, Any]"
        case {"type": name}:
            return _PLAIN[name]
        case {"pattern": _}:
            return "str"  # the codes of dice systems that a server adds
    return "Any"


def _comment(schema: Mapping[str, Any], indent: str = "") -> Iterator[str]:
    """Yields the description of a schema as a comment."""
    for line in wrap(schema.get("description", ""), 96 - len(indent)):
        yield f"{indent}#: {line}"


def _declarations(schemas: Mapping[str, Any]) -> Iterator[str]:
    """Yields the lines of a declaration for each schema. Types are quoted: they come in any
    order."""
    for name, schema in sorted(schemas.items()):
        yield ""
        yield from _comment(schema)
        if schema.get("type") == "object" and "properties" in schema:
            yield f'{name} = TypedDict("{name}", {{'
            for field, kind in schema["properties"].items():
                yield from _comment(kind, "    ")
                needed = field in schema.get("required", ())
                found = type_of(kind) if needed else f"NotRequired[{type_of(kind)}]"
                yield f"    {field!r}: {found!r},"
            yield "})"
        else:
            yield f"{name}: TypeAlias = {type_of(schema)!r}"
        yield from _declarations(
            {f"{name}_{each}": kind for each, kind in schema.get("$defs", {}).items()}
        )


def _client() -> Iterator[str]:
    """Yields the lines of the protocol of a client."""
    yield "class Client(Protocol):"
    yield '    """A connection to a table: over REST or over a WebSocket."""'
    yield ""
    yield "    def send(self, command: Command) -> Any:"
    yield '        """Sends a command."""'
    for name, answer in query_answers().items():
        yield ""
        yield "    @overload"
        params = query_schema_name(name)
        yield f"    def ask(self, name: Literal[{name!r}], params: {params}) -> {answer}: ..."


def module(schemas: Mapping[str, Any]) -> str:
    """Returns the types of all published schemas as one module, with those of a client."""
    return "\n".join((_HEADER, *_declarations(schemas), "", "", *_client(), ""))
