"""TypeScript types of published schemas, as text."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from app.web.schemas.structs import REF, query_answers, query_schema_name

_PLAIN: Final = {
    "string": "string", "integer": "number", "number": "number", "boolean": "boolean",
    "null": "null",
}  # fmt: skip
_HEADER: Final = """\
// Types of the Hexframe API: commands, queries with their answers, views, log lines and messages.
// Made by the server from the schemas that it checks requests with.
"""
#: What a program does with a table, whichever way its messages travel.
_CLIENT: Final = """
/** A connection to a table: over REST or over a WebSocket. */
export interface Client {
  /** Sends a command. */
  send(command: Command): Promise<unknown>;
  /** Asks a query. */
  ask<Name extends keyof Queries>(
    name: Name,
    params: Queries[Name]["params"],
  ): Promise<Queries[Name]["answer"]>;
}
"""


def type_of(schema: Mapping[str, Any]) -> str:
    """Returns a schema as a type of TypeScript."""
    match schema:
        case {"$ref": ref}:
            return str(ref).removeprefix(REF).replace("/$defs/", "_")
        case {"const": value}:
            return json.dumps(value)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"allOf": parts}:
            return " & ".join(type_of(part) for part in parts)
        case {"properties": dict(properties)}:
            return "{ " + " ".join(_fields(properties, schema)) + " }"
        case {"discriminator": {"mapping": dict(kinds)}}:
            # A type checker tells kinds apart where all have a constant.
            return " | ".join(type_of({"$ref": kind}) for kind in dict.fromkeys(kinds.values()))
        case {"oneOf": kinds} | {"anyOf": kinds}:
            return " | ".join(type_of(kind) for kind in kinds)
        case {"prefixItems": items}:
            return f"[{', '.join(type_of(item) for item in items)}]"
        case {"type": "array", "items": item}:
            kind = type_of(item)
            return f"({kind})[]" if "|" in kind else f"{kind}[]"
        case {"type": "object", "additionalProperties": dict(value)}:
            return f"Record<string, {type_of(value)}>"
        case {"type": "object"}:
            return "Record<string, any>"
        case {"type": name}:
            return _PLAIN[name]
        case {"pattern": _}:
            return "`${string}.${string}`"  # the codes of dice systems that a server adds
    return "any"


def _fields(properties: Mapping[str, Any], schema: Mapping[str, Any]) -> Iterator[str]:
    for name, kind in properties.items():
        optional = "" if name in schema.get("required", ()) else "?"
        yield f"{name}{optional}: {type_of(kind)};"


def _comment(schema: Mapping[str, Any], indent: str = "") -> Iterator[str]:
    """Yields the description of a schema as a comment."""
    if "description" in schema:
        text = " ".join(schema["description"].split()).replace("*/", "* /")
        yield f"{indent}/** {text} */"


def declarations(schemas: Mapping[str, Any]) -> Iterator[str]:
    """Yields the lines of a declaration for each schema."""
    for name, schema in sorted(schemas.items()):
        yield ""
        yield from _comment(schema)
        if "properties" not in schema:
            yield f"export type {name} = {type_of(schema)};"
        else:
            yield f"export type {name} = {{"
            for field, kind in zip(
                _fields(schema["properties"], schema), schema["properties"].values(), strict=True
            ):
                yield from _comment(kind, "  ")
                yield f"  {field}"
            yield "};"
        below = {f"{name}_{each}": kind for each, kind in schema.get("$defs", {}).items()}
        yield from declarations(below)


def module(schemas: Mapping[str, Any]) -> str:
    """Returns the types of all published schemas as one module, with those of a client."""
    queries = (
        f"  {name}: {{ params: {query_schema_name(name)}; answer: {answer} }};"
        for name, answer in query_answers().items()
    )
    lines = [
        *declarations(schemas),
        "",
        "/** Each query by its name: what it asks for, and what it answers. */",
        "export type Queries = {",
        *queries,
        "};",
    ]
    return _HEADER + "\n".join(lines) + "\n" + _CLIENT
