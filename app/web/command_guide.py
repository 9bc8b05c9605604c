"""The guide of all commands and queries: fields, who may send them, refusals, an example of each;
and of all refusals with their parameters.

Everything comes from the structs that check them, as in the published schemas.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from app.engine.commands.permissions import Permission
from app.engine.commands.registry import CommandEntry
from app.engine.queries import query_askers, query_functions
from app.engine.queries.registry import Asker
from app.messages import patterns
from app.web import asyncapi
from app.web.errors import CODES
from app.web.schemas.refusal_schemas import refusal_part
from app.web.schemas.refusal_types.declared import refusal_types
from app.web.schemas.refusal_types.terms import RefusalData
from app.web.schemas.refusals import reasons_of
from app.web.schemas.structs import (
    REF,
    command_schema_name,
    documentation,
    query_answers,
    query_schema_name,
    sendable,
)

#: Fields of every command, which the guide explains once.
SHARED: Final = frozenset({"type", "scene", "overrule", "reason"})


_ASKERS: Final[dict[Asker, str]] = {
    "everybody": "everybody at the table, about what they may know",
    "controller": "Handler, pilot: a unit it controls",
    "handler": "Handler",
}


@dataclass(frozen=True, slots=True)
class FieldLine:
    """A field: its name, what it may hold, the schema of that if it has a name, what it means."""

    name: str
    kind: str
    schema: str
    required: bool
    text: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A command or a query as the guide shows it. `codes`: of its refusals. `example`: JSON.
    `answer`: the schema of a query's answer. `answered`: the members of each of its forms.
    `reasons`: codes that this answer can contain."""

    name: str
    text: str
    who: str
    notes: tuple[str, ...]
    fields: tuple[FieldLine, ...]
    codes: tuple[str, ...]
    example: str
    schema: str
    answer: str = ""
    answered: tuple[tuple[FieldLine, ...], ...] = ()
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DataForm:
    """One form of the data of a refusal: in words what it is, the name of its schema, and its own
    fields."""

    kind: str
    schema: str
    fields: tuple[FieldLine, ...]


@dataclass(frozen=True, slots=True)
class RefusalLine:
    """A refusal as the guide shows it: its code, its English texts with the names of its parameters
    in braces, the parameters, and each form of the `data` that it has beyond that of all."""

    code: str
    texts: tuple[str, ...]
    params: tuple[FieldLine, ...]
    data: tuple[DataForm, ...]


def who_may_send(entry: CommandEntry) -> str:
    """Returns who may send a command, and what a pilot must own."""
    match entry.who:
        case Permission.SYSTEM:
            return "server"
        case Permission.HANDLER:
            return "Handler"
    return "Handler, pilot" if entry.subject is None else f"Handler, pilot: {entry.subject.text}"


def notes_of(entry: CommandEntry) -> Iterator[str]:
    """Yields what restricts pilots, and the remark of a command."""
    if entry.note:
        yield entry.note
    if entry.option is not None:
        yield f"a pilot: where `{entry.option.name}` is {'on' if entry.option.value else 'off'}"
    kept = [f"`{each.name}`" for each in entry.handler_only if each.name not in SHARED]
    if kept and entry.who in (Permission.OWNER, Permission.PLAYER):
        yield f"Handlers only: {', '.join(kept)}"


@cache
def commands() -> tuple[Entry, ...]:
    """Returns all commands that somebody at a table can send, by name."""
    return tuple(_command(name, entry) for name, entry in sendable().items())


@cache
def queries() -> tuple[Entry, ...]:
    """Returns all queries, by name."""
    functions = query_functions()
    return tuple(
        _entry(
            name,
            query_schema_name(name),
            text=documentation(functions[name]),
            who=_ASKERS[query_askers()[name]],
            notes=tuple(_query_notes(name)),
            answer=answer,
            answered=tuple(_forms(answer)),
            reasons=tuple(reasons_of(name)),
        )
        for name, answer in query_answers().items()
    )


def _forms(answer: str) -> Iterator[tuple[FieldLine, ...]]:
    """Yields the members of each form of an answer."""
    schema = _schemas()[answer]
    for each in schema.get("anyOf", [schema]):
        yield tuple(_fields(_schemas()[kind_of(each)[1]] if "$ref" in each else each))


def _query_notes(name: str) -> Iterator[str]:
    """Yields what restricts others than Handlers in a query."""
    properties = _schemas()[query_schema_name(name)]["properties"]
    if "free" in properties:
        yield "Handlers only: `free`"


@cache
def refusals() -> tuple[RefusalLine, ...]:
    """Returns all refusals, by code."""
    parts, texts = _schemas()["Refusal"]["$defs"], patterns("refusals")
    found = []
    for code in sorted(refusal_types()):
        part = parts[refusal_part(code)]["properties"]
        params, data = tuple(_fields(part["params"])), tuple(_data_forms(part["data"]))
        found.append(RefusalLine(code, _texts(texts[code]), params, data))
    return tuple(found)


def shared_data() -> tuple[FieldLine, ...]:
    """Returns the fields that the data of any refusal can have."""
    return tuple(_fields(_schemas()[RefusalData.__name__]))


def _data_forms(schema: Mapping[str, Any]) -> Iterator[DataForm]:
    """Yields each form of the data of a refusal that has fields of its own."""
    shared = {each.name for each in shared_data()}
    for each in schema["anyOf"]:
        kind, named = kind_of(each)
        if named and named != RefusalData.__name__:
            own = (field for field in _fields(_schemas()[named]) if field.name not in shared)
            yield DataForm(kind, named, tuple(own))


def _texts(pattern: str) -> tuple[str, ...]:
    """Returns the texts of a Fluent pattern, each in one line: variables without their marks, the
    plural of each number, and one text for each case of any other selection."""
    found = [re.sub(r"\{ \$(\w+) \}", r"{\1}", " ".join(pattern.split()))]
    while any("->" in each for each in found):
        found = [chosen for each in found for chosen in _cases(each)]
    return tuple(dict.fromkeys(found))


def _cases(line: str) -> Iterator[str]:
    """Yields a text for each case of the first selection in it, the default first."""
    selection = re.search(r"\{ \$\w+ -> (.*?) \}", line)
    if selection is None:
        yield line
        return
    cases = re.findall(r"(\*?)\[(\w+)\] (.*?)(?= \*?\[|$)", selection[1])
    plural = {name for _, name, _ in cases} == {"one", "other"}
    for usual, _, text in sorted(cases, key=lambda case: not case[0]):
        if usual or not plural:
            yield line[: selection.start()] + text + line[selection.end() :]


def _command(name: str, entry: CommandEntry) -> Entry:
    return _entry(
        name,
        command_schema_name(name),
        text=_schemas()[command_schema_name(name)]["description"],
        who=who_may_send(entry),
        notes=tuple(notes_of(entry)),
    )


def _entry(name: str, title: str, **given: Any) -> Entry:
    schema = _schemas()[title]
    return Entry(
        name=name,
        schema=title,
        fields=tuple(each for each in _fields(schema) if each.name not in SHARED),
        codes=tuple(schema[CODES]),
        example=json.dumps(schema["examples"][0], ensure_ascii=False),
        notes=given.pop("notes", ()),
        **given,
    )


def _schemas() -> Mapping[str, Any]:
    found: Mapping[str, Any] = asyncapi.document()["components"]["schemas"]
    return found


def _fields(schema: Mapping[str, Any]) -> Iterator[FieldLine]:
    required = schema.get("required", ())
    properties = schema.get("properties", {}).items()
    for name, each in sorted(properties, key=lambda item: item[0] not in required):
        kind, named = kind_of(each)
        yield FieldLine(name, kind, named, name in required, each.get("description", ""))


def kind_of(schema: Mapping[str, Any]) -> tuple[str, str]:
    """Returns in words what a schema allows, and the name of the published schema of it or ""."""
    match schema:
        case {"$ref": ref}:
            return ref.removeprefix(REF), ref.removeprefix(REF)
        case {"const": value}:
            return json.dumps(value), ""
        case {"enum": values}:
            return " or ".join(json.dumps(each) for each in values), ""
        case {"oneOf": kinds} | {"anyOf": kinds}:
            found = [kind_of(each) for each in kinds]
            words = " or ".join(dict.fromkeys(kind for kind, _ in found))
            return words, next((named for _, named in found if named), "")
        case {"type": "array", "items": items}:
            kind, named = kind_of(items)
            least, most = schema.get("minItems", 0), schema.get("maxItems")
            return f"list of {kind}{_bounds(least, most)}", named
        case {"type": "object", "additionalProperties": {} as values}:
            kind, named = kind_of(values)
            return f"object of {kind}", named
        case {"type": "integer" | "number" as kind}:
            return f"{kind}{_bounds(schema.get('minimum'), schema.get('maximum'))}", ""
        case {"type": str(kind)}:
            longest = schema.get("maxLength")
            return f"{kind}, at most {longest} characters" if longest else kind, ""
    return "anything", ""


def _bounds(least: int | None, most: int | None) -> str:
    if most is None:
        return f", at least {least}" if least else ""
    return f", at most {most}" if least is None else f", {least} to {most}"
