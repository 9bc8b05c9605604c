"""The JSON schemas of commands and queries, from the structs that check them.

`Command` is every command that can be sent, told apart by `type`; `BatchedCommand` is one inside a
`batch`. The schema of a command is named after it (`unit.move`: `UnitMoveCommand`), and so is that
of a query's parameters (`reach`: `ReachQuery`).
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, get_type_hints

import msgspec
from msgspec.inspect import DataclassType, StructType, Type, multi_type_info

from app.engine.commands.permissions import Permission
from app.engine.commands.registry import COMMANDS, CommandEntry
from app.engine.queries import answer_types, query_types
from app.rules.json_types import Doc
from app.web.errors import CODES
from app.web.schemas.refusals import refusals_of

REF: Final = "#/components/schemas/"


def command_schema_name(name: str) -> str:
    """Returns the name of a command's schema."""
    return camel(name) + "Command"


def query_schema_name(name: str) -> str:
    """Returns the name of the schema of a query's parameters."""
    return camel(name) + "Query"


def camel(name: str) -> str:
    """Returns a name as the names of schemas are written: `unit.move` as `UnitMove`."""
    return "".join(part.capitalize() for part in re.split(r"[._-]", name))


def sendable() -> dict[str, CommandEntry]:
    """Returns the commands that somebody at a table can send; the others are the server's."""
    return {
        name: entry
        for name, entry in sorted(COMMANDS.items())
        if entry.who is not Permission.SYSTEM
    }


def documentation(documented: object) -> str:
    """Returns the docstring of a class or function."""
    return inspect.cleandoc(documented.__doc__ or "")


def first_sentence(documented: object) -> str:
    """Returns the first sentence of the docstring of a class or function."""
    text = " ".join(documentation(documented).split())
    return re.split(r"(?<=[.?])\s", text)[0]


def query_answers() -> dict[str, str]:
    """Returns the name of the schema of each query's answer."""
    return {name: kind.__name__ for name, kind in sorted(answer_types().items())}


@cache
def struct_schemas() -> dict[str, Any]:
    """Returns the schemas of all commands and queries, with those they refer to, by name."""
    commands, queries = sendable(), query_types()
    shapes = [entry.shape for entry in commands.values()] + list(queries.values())
    _, made = msgspec.json.schema_components(shapes, ref_template=REF + "{name}")
    found: dict[str, Any] = json.loads(msgspec.json.encode(made))  # defaults are JSON too
    classes = {each.__name__: each for each in _classes(shapes)}
    names = {name: _public_name(each) for name, each in classes.items()}
    for name, shape in queries.items():
        names[shape.__name__] = query_schema_name(name)
    schemas = {}
    for name, schema in found.items():
        _describe(schema, classes[name])
        schemas[names[name]] = _renamed(schema, names) | {"title": names[name]}
    nested = set(references(list(schemas.values())))
    for name, entry in commands.items():
        form = names[entry.shape.__name__]
        plain = schemas[form] if form in nested else schemas.pop(form)
        schemas[command_schema_name(name)] = {
            **plain,
            "title": command_schema_name(name),
            "properties": {
                "type": {"const": name, "description": "the name of the command"},
                **plain["properties"],
            },
            "required": ["type", *plain.get("required", ())],
            CODES: refusals_of("command", name),
        }
    for name in queries:
        schemas[query_schema_name(name)][CODES] = refusals_of("query", name)
    schemas["Command"] = _union("Command", "A command, told apart by its `type`.", commands)
    schemas["BatchedCommand"] = _union(
        "BatchedCommand",
        "A command of a `batch`: any but another batch, undo and redo.",
        (name for name, each in commands.items() if not each.is_batch and not each.reverts),
    )
    return schemas


def _union(title: str, text: str, names: Iterable[str]) -> dict[str, Any]:
    """Returns the schema of one of several commands."""
    refs = {name: REF + command_schema_name(name) for name in names}
    return {
        "title": title,
        "description": text,
        "oneOf": [{"$ref": ref} for ref in refs.values()],
        "discriminator": {"propertyName": "type", "mapping": refs},
    }


def _public_name(kind: type[Any]) -> str:
    """Returns the name of the schema of a part of commands. Answers have others, which say what
    the server writes."""
    return f"{kind.__name__.removesuffix('Form')}Form"


def _classes(shapes: Iterable[type[Any]]) -> set[type[Any]]:
    """Returns every struct and dataclass that the structs consist of."""
    found: set[type[Any]] = set()
    waiting: list[Any] = list(multi_type_info(shapes))
    while waiting:
        each = waiting.pop()
        if isinstance(each, StructType | DataclassType):
            if each.cls in found:
                continue
            found.add(each.cls)
            waiting += [field.type for field in each.fields]
        elif isinstance(each, Type):
            for below in msgspec.structs.asdict(each).values():
                waiting += [below] if isinstance(below, Type) else _types_in(below)
    return found


def _types_in(value: Any) -> list[Type]:
    return [each for each in value if isinstance(each, Type)] if isinstance(value, tuple) else []


def field_docs(kind: type[Any]) -> Iterator[tuple[str, Doc]]:
    """Yields the name in JSON and the description of each described field."""
    written = (
        {field.name: field.encode_name for field in msgspec.structs.fields(kind)}
        if issubclass(kind, msgspec.Struct)
        else {}
    )
    for name, hint in get_type_hints(kind, include_extras=True).items():
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, Doc):
                yield written.get(name, name), mark


def _describe(schema: dict[str, Any], kind: type[Any]) -> None:
    """Adds the descriptions of a class and of its fields."""
    schema["description"] = inspect.cleandoc(kind.__doc__ or "")
    schema |= getattr(kind, "FIELD_RULES", {})
    for each in schema["properties"].values():
        if each.get("default") == "" and each.get("minLength"):
            del each["default"]  # left out it is "", which cannot be written
    for name, each in schema["properties"].items():
        if name not in schema.get("required", ()):
            each.pop("examples", None)  # of its type; only its own makes it part of the example
    for name, doc in field_docs(kind):
        if name in schema["properties"]:
            schema["properties"][name]["description"] = doc.text
            if doc.example is not None:
                schema["properties"][name]["examples"] = [doc.example]


def references(node: Any) -> Iterator[str]:
    """Yields the name of every published schema that a schema refers to."""
    yield from (place.partition("/")[0] for place in referred_places(node))


def referred_places(node: Any) -> Iterator[str]:
    """Yields every place that a schema refers to: the name of a published schema, or that of a part
    of it (`Refusal/$defs/TooFar`)."""
    if isinstance(node, dict):
        ref = node.get("$ref")
        if isinstance(ref, str):
            yield ref.removeprefix(REF)
        for value in node.values():
            yield from referred_places(value)
    elif isinstance(node, list):
        for each in node:
            yield from referred_places(each)


def _renamed(node: Any, names: Mapping[str, str]) -> Any:
    """Returns a schema with its references under their public names."""
    if isinstance(node, dict):
        made = {key: _renamed(value, names) for key, value in node.items()}
        ref = node.get("$ref")
        if isinstance(ref, str) and (name := names.get(ref.removeprefix(REF))) is not None:
            made["$ref"] = REF + name
        return made
    return [_renamed(each, names) for each in node] if isinstance(node, list) else node
