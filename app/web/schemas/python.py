"""Python types of published schemas, as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any, Final

from app.web.schemas.glossary import meaning_of
from app.web.schemas.python_codes import VARIABLES, ParamTypes
from app.web.schemas.python_lines import PythonLines
from app.web.schemas.python_refusals import PythonRefusals
from app.web.schemas.structs import REF, query_answers, query_schema_name

_PLAIN: Final = {
    "string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None",
}  # fmt: skip
#: Received places that are also sent. Types with other fields that are left out do not fit by
#: themselves, whatever the fields of these.
_PLACES: Final = {"CellDocument": {"q", "r", "level"}, "HexDocument": {"q", "r"}}
_HEADER: Final = '''\
"""Types of the Hexframe API: commands, queries with their answers, views, log lines and messages.

Made by the server from the schemas that it checks requests with.
"""

from typing import (
    Any, Generic, Literal, NotRequired, Protocol, TypeAlias, TypedDict, TypeVar, overload,
)
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
        case {"discriminator": {"mapping": dict(kinds)}}:
            # A type checker tells kinds apart where all have a constant.
            return " | ".join(type_of({"$ref": kind}) for kind in dict.fromkeys(kinds.values()))
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
    order, but for those that others inherit from."""
    params = ParamTypes()
    refusals = PythonRefusals(schemas, type_of, params)
    lines = PythonLines(schemas, type_of, _class_fields, params)
    yield VARIABLES
    yield from params.declarations(_typed_dict)
    yield from refusals.declarations()
    yield from lines.declarations()
    written = {"Refusal", *lines.names}
    others = {name: schema for name, schema in schemas.items() if name not in written}
    for name, schema in sorted(
        others.items(), key=lambda each: (_depth(each[1], schemas), each[0])
    ):
        if "allOf" in schema:
            yield from _heir(name, schema, schemas, refusals)
        else:
            yield from _declaration(name, schema, refusals)


def _declaration(
    name: str, schema: Mapping[str, Any], refusals: PythonRefusals | None = None
) -> Iterator[str]:
    """Yields the lines of the type of a schema that inherits from none."""
    some = None if refusals is None else refusals.some(schema)
    yield ""
    yield from _comment(schema)
    if places := _fitting_places(schema):
        yield from _typed_dict(f"{name}Fields", schema)
        yield ""
        yield from _comment(schema)
        yield f"{name}: TypeAlias = {' | '.join((f'{name}Fields', *places))!r}"
    elif schema.get("type") == "object" and "properties" in schema:
        yield from _typed_dict(name, schema)
    else:
        yield f"{name}: TypeAlias = {(some or type_of(schema))!r}"
    for each, kind in sorted(schema.get("$defs", {}).items()):
        yield from _declaration(f"{name}_{each}", kind)


def _fitting_places(schema: Mapping[str, Any]) -> list[str]:
    """Returns the types of places that an object with a choice of fields accepts as they are."""
    choices = [set(each["required"]) for each in schema.get("anyOf", ()) if "required" in each]
    known = schema.get("properties", {}).keys()
    return [
        name
        for name, fields in _PLACES.items()
        if fields <= known and any(choice <= fields for choice in choices)
    ]


def _class_fields(schema: Mapping[str, Any]) -> Iterator[str]:
    """Yields the lines of the fields of an object in a class."""
    for field, kind in schema["properties"].items():
        yield from _comment(kind, "    ")
        needed = field in schema.get("required", ())
        found = type_of(kind)
        yield f"    {field}: {(found if needed else f'NotRequired[{found}]')!r}"


def _typed_dict(name: str, schema: Mapping[str, Any]) -> Iterator[str]:
    """Yields the lines of a type for an object, after those for objects within it."""
    yield from _within(name, schema["properties"])
    yield f'{name} = TypedDict("{name}", {{'
    for field, kind in schema["properties"].items():
        yield from _comment(kind, "    ")
        found = _field_type(name, field, kind)
        needed = field in schema.get("required", ())
        yield f"    {field!r}: {(found if needed else f'NotRequired[{found}]')!r},"
    yield "})"


def _within(name: str, fields: Mapping[str, Any]) -> Iterator[str]:
    """Yields the lines of a type for each field that is an object of its own."""
    for field, kind in fields.items():
        if _is_own(kind):
            yield from _typed_dict(f"{name}_{field}", kind)
            yield ""


def _is_own(kind: Mapping[str, Any]) -> bool:
    """Whether a schema is an object, and not only a condition for another one."""
    return kind.get("type") == "object" and "properties" in kind


def _field_type(name: str, field: str, kind: Mapping[str, Any]) -> str:
    return f"{name}_{field}" if _is_own(kind) else type_of(kind)


def _base(part: Mapping[str, Any], schemas: Mapping[str, Any]) -> str:
    """Returns the name of the type that a part of `allOf` inherits from; "" for a part of its own.

    There is no inheriting from one of several types. The last of them is the most general.
    """
    if "$ref" not in part:
        return ""
    name = str(part["$ref"]).removeprefix(REF)
    kinds = schemas[name].get("oneOf")
    if kinds is not None and "/$defs/" in kinds[-1]["$ref"]:
        return ""  # `PythonRefusals` writes these
    return name if kinds is None else _base(kinds[-1], schemas)


def _depth(schema: Mapping[str, Any], schemas: Mapping[str, Any]) -> int:
    """Returns how many types a schema inherits from, one below the other."""
    bases = [base for part in schema.get("allOf", ()) if (base := _base(part, schemas))]
    return 1 + max(_depth(schemas[base], schemas) for base in bases) if bases else 0


def _fields(schema: Mapping[str, Any], schemas: Mapping[str, Any]) -> Iterator[str]:
    """Yields the names of the properties of a schema, those that it inherits among them."""
    yield from schema.get("properties", {})
    for part in schema.get("allOf", ()):
        base = _base(part, schemas)
        yield from _fields(schemas[base] if base else part, schemas)


def _heir(
    name: str, schema: Mapping[str, Any], schemas: Mapping[str, Any], refusals: PythonRefusals
) -> Iterator[str]:
    """Yields the lines of a type that inherits from others. One that has a reason and more is
    generic, and named for each of its reasons."""
    bases = [base for part in schema["allOf"] if (base := _base(part, schemas))]
    inherited = {field for base in bases for field in _fields(schemas[base], schemas)}
    fields = {
        field: kind
        for part in schema["allOf"]
        for field, kind in part.get("properties", {}).items()
        if field not in inherited
    }
    yield ""
    yield from _within(name, fields)
    yield ""
    yield from _comment(schema)
    reasons = (schemas.get(part.get("$ref", "").removeprefix(REF), {}) for part in schema["allOf"])
    kinds = next(filter(None, (refusals.some(each, f"{name}By") for each in reasons)), None)
    own, parents = name, ", ".join(bases)
    if kinds is not None:
        own, parents = f"{name}By", "RefusedBy[_Code, _Params, _Data]"
    yield f"class {own}({parents}):"
    for field, kind in fields.items():
        if kind["description"] != meaning_of(field):
            yield from _comment(kind, "    ")
        yield f"    {field}: {_field_type(name, field, kind)!r}"
    if not fields:
        yield "    pass"
    yield ""
    if kinds is not None:
        yield ""
        yield f"{name}: TypeAlias = {kinds!r}"


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
