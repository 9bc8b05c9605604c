"""Checks log lines against the types that are declared for their codes."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from jsonschema_rs import Draft202012, Draft202012Validator, Registry

from app.rules.systems import SYSTEMS
from app.web.schemas.lines import line_documents, line_schema_name, line_schemas

#: Where the schemas are for the validators.
DOCUMENT: Final = "urn:document"
#: The lines checked so far: their codes, and the names and types of all their values.
_CHECKED: Final[set[tuple[str, str]]] = set()


def closed(node: Any) -> Any:
    """Returns a schema with every object closed to further properties."""
    if isinstance(node, dict):
        for value in node.values():
            closed(value)
        if "properties" in node and node.get("type") == "object":
            node.setdefault("additionalProperties", False)
    elif isinstance(node, list):
        for value in node:
            closed(value)
    return node


@cache
def _schemas() -> dict[str, Any]:
    found: dict[str, Any] = closed(copy.deepcopy(line_schemas()))
    return found


@cache
def _registry() -> Registry:
    """All schemas, kept once for the validators of all codes."""
    return Registry([(DOCUMENT, {"components": {"schemas": _schemas()}})], draft=Draft202012)


@cache
def line_validator(code: str) -> Draft202012Validator:
    """Returns a validator for code, params and data of the lines of a code."""
    own = json.dumps(_schemas()[line_schema_name(code)]["allOf"][0])
    own = own.replace('"#/components/', f'"{DOCUMENT}#/components/')
    return Draft202012Validator(json.loads(own), registry=_registry())


def shape(value: Any) -> str:
    """Returns the names and types of a value and of all below it."""
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{name}:{shape(each)}" for name, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ",".join(sorted({shape(each) for each in value})) + "]"
    return type(value).__name__


def check_line(line: Mapping[str, Any]) -> None:
    """Raises unless a line, as JSON, has the parameters and data of its code. A line of the same
    shape as one before is not looked at again."""
    code = line["code"]
    said = {"code": code, "params": line["params"], "data": line["data"]}
    known = code, shape(said)
    if known in _CHECKED:
        return
    system = SYSTEMS.get(code.partition(".")[0])
    if system is None or system.lines:
        assert code in line_documents(), code
        line_validator(code).validate(said)
    _CHECKED.add(known)
