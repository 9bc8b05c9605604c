"""The schemas of the published documents, complete: with those of commands and queries, with a
description of every property, and with examples.

Types that only name a schema (`SchemaName`) get their reference here.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from app.formats.hexframe import SCHEMA as MAP_SCHEMA
from app.messages import patterns
from app.rules.json_types import SCHEMA_NAME
from app.web.schemas import lines, refusal_schemas
from app.web.schemas.examples import example_of
from app.web.schemas.glossary import SCHEMAS, meaning_of
from app.web.schemas.lines import line_schemas, with_entry
from app.web.schemas.refusal_schemas import with_refusal
from app.web.schemas.structs import (
    REF,
    query_answers,
    references,
    referred_places,
    struct_schemas,
)


@cache
def _named() -> dict[str, Any]:
    """Returns the schemas that types name."""
    return {
        **struct_schemas(),
        **line_schemas(),
        **refusal_schemas.refusal_schemas(),
        **refusal_schemas.reason_schemas(),
        "QueryAnswer": {
            "title": "QueryAnswer",
            "description": "The answer to some query.",
            "anyOf": [{"$ref": REF + name} for name in query_answers().values()],
        },
        "RefusalCode": _codes(
            "RefusalCode",
            "Why something is refused. Dice systems that a server adds have further codes, "
            "`<system>.<code>`. The description is the English text as a Fluent pattern.",
            "refusals",
        ),
        "LogCode": _codes(
            "LogCode",
            "What a line of the log says. Dice systems that a server adds have further codes, "
            "`<system>.<code>`. The description is the English text as a Fluent pattern; its "
            "variables are parameters of the line.",
            "log",
        ),
        "HexframeMap": _hoisted(json.loads(MAP_SCHEMA.read_text("utf-8")), "HexframeMap"),
    }


def _codes(title: str, text: str, kind: str) -> dict[str, Any]:
    """Returns the schema of the codes of one kind."""
    known = patterns(kind)
    return {
        "title": title,
        "description": text,
        "type": "string",
        "anyOf": [
            *({"const": code, "description": pattern} for code, pattern in known.items()),
            {"pattern": r"^[a-z0-9-]+\.[a-z0-9_-]+$", "description": "of another dice system"},
        ],
        "examples": [next(iter(known))],
    }


def _hoisted(node: Any, name: str) -> Any:
    """Returns a schema of its own with references as they are below the published ones."""
    if isinstance(node, dict):
        return {
            key: f"{REF}{name}/{value[2:]}" if key == "$ref" else _hoisted(value, name)
            for key, value in node.items()
            if key != "$schema"
        }
    return [_hoisted(each, name) for each in node] if isinstance(node, list) else node


def publish(document: dict[str, Any]) -> dict[str, Any]:
    """Completes the schemas of an OpenAPI or AsyncAPI document in place; returns it."""
    schemas = document["components"]["schemas"]
    schemas |= copy.deepcopy(_named())
    for name in schemas.keys() & set(lines.WITH_MORE):
        schemas[name] = with_entry(schemas[name])
    for name in schemas.keys() & set(refusal_schemas.WITH_MORE):
        schemas[name] = with_refusal(name, schemas[name])
    _refer(document)
    for name, schema in schemas.items():
        schema.setdefault("title", name)
        if name in SCHEMAS:
            schema.setdefault("description", SCHEMAS[name])
        _describe(schema)
    for schema in schemas.values():
        schema.setdefault("examples", [example_of(schema, schemas)])
    document["components"]["schemas"] = dict(sorted(schemas.items()))
    return document


def _refer(node: Any) -> None:
    """Puts a reference in place of each value that names its schema."""
    if isinstance(node, dict):
        name = node.pop(SCHEMA_NAME, None)
        if name is not None:
            for key in ("type", "additionalProperties", "items"):
                node.pop(key, None)
            node["$ref"] = REF + name
        for value in node.values():
            _refer(value)
    elif isinstance(node, list):
        for value in node:
            _refer(value)


def _describe(node: Any) -> None:
    """Describes each property that has no description of its own by what its name means."""
    if isinstance(node, dict):
        properties = node.get("properties")
        if isinstance(properties, Mapping):
            for name, schema in properties.items():
                meaning = meaning_of(name)
                if meaning is not None and isinstance(schema, dict):
                    schema.setdefault("description", meaning)
        for value in node.values():
            _describe(value)
    elif isinstance(node, list):
        for value in node:
            _describe(value)


def _needed(name: str, schemas: Mapping[str, Any]) -> dict[str, Any]:
    """Returns a schema and those it refers to, by name. One of which only parts are needed has only
    these."""
    whole: dict[str, Any] = {}
    parts: dict[str, dict[str, Any]] = {}
    waiting = [name]
    while waiting:
        owner, _, part = waiting.pop().partition("/$defs/")
        if owner in whole or (part and part in parts.get(owner, {})):
            continue
        found = schemas[owner]
        if part:
            found = parts.setdefault(owner, {})[part] = found["$defs"][part]
        else:
            whole[owner] = found
        waiting += referred_places(found)
    return {**{owner: {"$defs": found} for owner, found in parts.items()}, **whole}


def standalone(name: str, schemas: Mapping[str, Any], address: str) -> dict[str, Any]:
    """Returns one published schema as a document of its own, with those it refers to.

    `address` is where it can be fetched.
    """
    needed = _needed(name, schemas)
    root = (
        needed[name]
        if name not in set(references(list(needed.values())))
        else {"$ref": f"#/$defs/{name}"}
    )
    defs = {each: needed[each] for each in sorted(needed) if root is not needed[each]}
    document = {"$schema": DIALECT, "$id": address, **root}
    if defs:
        document["$defs"] = defs
    moved: dict[str, Any] = json.loads(json.dumps(document).replace(f'"{REF}', '"#/$defs/'))
    return moved


DIALECT = "https://json-schema.org/draft/2020-12/schema"
