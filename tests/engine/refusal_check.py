"""Holds every refusal against what is listed and declared: the codes of its command or query, and
the parameters and data of its code."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

import msgspec
from jsonschema_rs import Draft202012, Draft202012Validator, Registry

from app.engine import Refused
from app.engine.commands.registry import COMMANDS
from app.web.schemas.refusal_schemas import refusal_part, refusal_schemas
from app.web.schemas.refusal_types.declared import refusal_types
from app.web.schemas.refusals import Kind, reasons_of, refusals_of, refusals_of_all
from tests.engine.line_check import DOCUMENT, closed, shape

#: The refusals checked so far: their codes, and the names and types of all their values.
_CHECKED: Final[set[tuple[str, str]]] = set()


def check_refused_command(command: Mapping[str, Any], refused: Refused) -> None:
    """Asserts that a command may be refused like this."""
    named = {name for name in _names(command) if name in COMMANDS}
    codes = {code for name in named for code in refusals_of("command", name)}
    _check("command", refused, codes, sorted(named))


def check_refused_query(name: str, refused: Refused) -> None:
    """Asserts that a query may be refused like this."""
    _check("query", refused, set(refusals_of("query", name)), [name])


def check_refusal(refusal: Mapping[str, Any]) -> None:
    """Raises unless code, params and data of a refusal, as JSON, are as declared. One of the same
    shape as one before is not looked at again."""
    code = refusal["code"]
    known = code, shape(refusal)
    if known not in _CHECKED:
        if "." not in code or code in refusal_types():
            refusal_validator(code).validate(refusal)
        _CHECKED.add(known)


def check_reasons(name: str, answer: Any) -> None:
    """Raises unless everything in the answer of a query that says why something cannot be done is
    declared, and listed as one of its reasons."""
    if isinstance(answer, Mapping):
        if "params" in answer and answer.get("code") is not None:
            assert answer["code"] in reasons_of(name), (name, answer["code"])
            check_refusal({"code": answer["code"], "params": answer["params"]})
        for each in answer.values():
            check_reasons(name, each)
    elif isinstance(answer, list | tuple):
        for each in answer:
            check_reasons(name, each)


@cache
def refusal_validator(code: str) -> Draft202012Validator:
    """Returns a validator for code, params and data of the refusals with a code."""
    ref = f"{DOCUMENT}#/components/schemas/Refusal/$defs/{refusal_part(code)}"
    return Draft202012Validator({"$ref": ref}, registry=_registry())


@cache
def _registry() -> Registry:
    schemas = closed(copy.deepcopy(refusal_schemas()))
    schemas["Refusal"]["$defs"]["Plain"]["properties"]["params"] = {"maxProperties": 0}
    return Registry([(DOCUMENT, {"components": {"schemas": schemas}})], draft=Draft202012)


def _check(kind: Kind, refused: Refused, codes: set[str], names: list[str]) -> None:
    code = refused.code
    of_a_system = "." in code
    assert of_a_system or code in codes or code in refusals_of_all(kind), (names, code)
    check_refusal(json.loads(msgspec.json.encode(refused)))


def _names(command: Mapping[str, Any]) -> Iterator[str]:
    """Yields the name of a command, and of those of a batch."""
    yield str(command.get("type"))
    inner = command.get("commands")
    for each in inner if isinstance(inner, list) else ():
        if isinstance(each, dict):
            yield from _names(each)
