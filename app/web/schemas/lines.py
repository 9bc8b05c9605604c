"""The JSON schemas of log lines, one for each code, from the declarations that the engine and the
dice systems hold to.

The schema of a line is named after its code (`unit.moved`: `UnitMovedLine`). It has what every line
has (`LineBase`), with the parameters and the data of its code. `Entry` is any of them.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal, NotRequired

import typing_extensions
from pydantic import TypeAdapter

from app.engine import Entry
from app.engine.visibility.line_types.declared import line_types
from app.messages import patterns
from app.rules.line_types import LineType
from app.web.schemas.structs import REF, camel

_typed_dict: Final[Any] = typing_extensions.TypedDict
#: What the schema of each code says by itself.
_OWN: Final = ("code", "params", "data")
#: Schemas of lines with more properties than `Entry`.
WITH_MORE: Final = ("Event", "KeptEntry")
#: Codes of dice systems that another server has added.
OTHER_CODES: Final = r"^[a-z0-9-]+\.[a-z0-9_-]+$"


def line_schema_name(code: str) -> str:
    """Returns the name of the schema of a code's lines."""
    return camel(code) + "Line"


@cache
def line_documents() -> dict[str, Any]:
    """Returns code, params and data of a line as a type, by code."""
    return {code: _document(code, kind) for code, kind in sorted(line_types().items())}


def _document(code: str, kind: LineType) -> Any:
    name = line_schema_name(code)
    params = _typed_dict(
        f"{name}Params",
        {
            each: NotRequired[hint] if each in kind.optional else hint
            for each, hint in kind.params.items()
        },
    )
    return _typed_dict(name, {"code": Literal[code], "params": params, "data": kind.data})


@cache
def line_schemas() -> dict[str, Any]:
    """Returns the schemas of all lines, with those they refer to, by name."""
    # One type of all, because parts that lines share are then looked at once.
    every = TypeAdapter(_typed_dict("Lines", {"": Entry, **line_documents()}))
    found: dict[str, Any] = every.json_schema(mode="serialization", ref_template=REF + "{model}")[
        "$defs"
    ]
    texts = patterns("log")
    base = found.pop("Entry")
    refs = {}
    for code in line_documents():
        name = line_schema_name(code)
        own = found[name]
        own["properties"]["params"] = found.pop(f"{name}Params")
        found[name] = _line(name, texts.get(code, "A line without a text."), own)
        refs[code] = REF + name
    found["OtherLine"] = _line(
        "OtherLine",
        "A line of a dice system that is not of this list.",
        {
            "type": "object",
            "properties": {
                "code": {
                    "type": "string",
                    "pattern": OTHER_CODES,
                    "not": {"enum": list(refs)},
                    "examples": ["my-system.rolled"],
                },
                "params": {"type": "object"},
                "data": {},
            },
            "required": list(_OWN),
        },
    )
    found["LineBase"] = {
        **base,
        "title": "LineBase",
        "description": "What every line of the log has.",
        "properties": {name: each for name, each in base["properties"].items() if name not in _OWN},
        "required": [name for name in base["required"] if name not in _OWN],
    }
    found["Entry"] = {
        "title": "Entry",
        "description": "A line of the log, told apart by its `code`.",
        "oneOf": [{"$ref": ref} for ref in (*refs.values(), REF + "OtherLine")],
        "discriminator": {"propertyName": "code", "mapping": refs},
    }
    return found


def _line(name: str, text: str, own: dict[str, Any]) -> dict[str, Any]:
    """Returns the schema of a line from what its code says."""
    for part in (own, *own["properties"].values(), own["properties"]["params"]):
        part.pop("title", None)
    for each in own["properties"]["params"].get("properties", {}).values():
        each.pop("title", None)
    return {"title": name, "description": text, "allOf": [own, {"$ref": REF + "LineBase"}]}


def with_entry(schema: dict[str, Any]) -> dict[str, Any]:
    """Returns the schema of a line with more properties, as one of `Entry` and of these."""
    base = TypeAdapter(Entry).json_schema()
    more = {
        name: each
        for name, each in schema["properties"].items()
        if name not in base["properties"]
        or (name in schema["required"]) > (name in base["required"])
    }
    return {
        "title": schema["title"],
        "description": schema["description"],
        "allOf": [
            {"$ref": REF + "Entry"},
            {"type": "object", "properties": more, "required": list(more)},
        ],
    }
