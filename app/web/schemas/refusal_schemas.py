"""The JSON schema of refusals, from the declarations that the tests hold every refusal to.

`Refusal` is any of them, told apart by `code`. It has a part of its own for each code, such as
`NoSteps` for `no-steps`; codes without parameters and without data of their own share `Plain`.
`OtherRefusal` is one by a dice system that a server adds. `ReachReason` and its like are those that
the answer of a query can contain.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, Literal, NotRequired

import typing_extensions
from pydantic import TypeAdapter

from app.engine.queries import query_types
from app.rules.line_types import LineType
from app.web.schemas.lines import OTHER_CODES
from app.web.schemas.refusal_types.declared import refusal_types
from app.web.schemas.refusal_types.terms import RefusalData
from app.web.schemas.refusals import reasons_of
from app.web.schemas.structs import REF, camel

_typed_dict: Final[Any] = typing_extensions.TypedDict
_PLAIN: Final = "Plain"
_EXAMPLE: Final = {
    "code": "no-steps",
    "params": {"unit": {"unit": "i12", "name": "Hound"}, "left": 0, "need": 1},
}
#: What `Refusal` says of a schema with more properties.
_OWN: Final = ("code", "params", "data")
#: Schemas of refusals with more properties, and that of the refusals which they are.
WITH_MORE: Final = {
    "Problem": "Refusal",
    "ProblemDocument": "Refusal",
    "RefusedFrame": "Refusal",
    "BeyondCell": "ReachReason",
    "NoPath": "PathReason",
    "StepRefusal": "UpgradePlanReason",
}


def refusal_part(code: str) -> str:
    """Returns the name of the part of `Refusal` for a code."""
    kind = refusal_types()[code]
    return camel(code) if kind.params or kind.data not in (None, RefusalData) else _PLAIN


@cache
def refusal_schemas() -> dict[str, Any]:
    """Returns the schema of a refusal, with those it refers to, by name."""
    parts, schemas = _parts()
    codes = sorted(refusal_types())
    at = f"{REF}Refusal/$defs/"
    refs = [*(at + part for part in parts), REF + "OtherRefusal"]
    return {
        **schemas,
        "Refusal": {
            "title": "Refusal",
            "description": "Why something is refused, told apart by its `code`. `data` is there "
            "where a request is refused, and not where an answer says what cannot be done.",
            "oneOf": [{"$ref": ref} for ref in refs],
            "discriminator": {
                "propertyName": "code",
                "mapping": {code: at + refusal_part(code) for code in codes},
            },
            "$defs": parts,
            "examples": [_EXAMPLE],
        },
        "OtherRefusal": {
            "title": "OtherRefusal",
            "description": "A refusal by a dice system that is not of this list.",
            "type": "object",
            "properties": {
                "code": {
                    "type": "string",
                    "pattern": OTHER_CODES,
                    "not": {"enum": codes},
                    "examples": ["my-system.not-now"],
                },
                "params": {"type": "object"},
                "data": {},
            },
            "required": ["code", "params"],
        },
    }


def _parts() -> tuple[dict[str, Any], dict[str, Any]]:
    """Returns the parts of `Refusal`, and the schemas that they refer to, by name."""
    plain = []
    documents = {}
    for code, kind in sorted(refusal_types().items()):
        part = refusal_part(code)
        if part == _PLAIN:
            plain.append(code)
        else:
            documents[part] = _document(part, [code], kind)
    documents[_PLAIN] = _document(_PLAIN, plain, LineType({}, frozenset(), None))
    # One type of all, because what they share is then looked at once.
    every = TypeAdapter(_typed_dict("Refusals", documents))
    schemas: dict[str, Any] = every.json_schema(mode="serialization", ref_template=REF + "{model}")[
        "$defs"
    ]
    parts = {part: _untitled(schemas.pop(f"{part}Refusal")) for part in sorted(documents)}
    for name, schema in parts.items():
        if f"{name}RefusalParams" in schemas:
            schema["properties"]["params"] = _untitled(schemas.pop(f"{name}RefusalParams"))
    return parts, schemas


def _document(part: str, codes: list[str], kind: LineType) -> Any:
    """Returns code, params and data of a part as a type."""
    params: Any = dict[str, Any]
    if kind.params:
        params = _typed_dict(
            f"{part}RefusalParams",
            {
                name: NotRequired[hint] if name in kind.optional else hint
                for name, hint in kind.params.items()
            },
        )
    return _typed_dict(
        f"{part}Refusal",
        {
            "code": Literal[tuple(codes)],
            "params": params,
            "data": NotRequired[(kind.data or RefusalData) | None],
        },
    )


def _untitled(schema: dict[str, Any]) -> dict[str, Any]:
    """Returns the schema of a part without the titles that only repeat names."""
    schema.pop("title", None)
    for each in schema.get("properties", {}).values():
        each.pop("title", None)
    return schema


def reason_schemas() -> dict[str, Any]:
    """Returns the schema of the reasons in the answer of each query that has some, by name."""
    return {
        f"{camel(name)}Reason": some_refusals(
            f"{camel(name)}Reason",
            f"Why something cannot be done, in an answer to the query `{name}`.",
            reasons_of(name),
        )
        for name in query_types()
        if reasons_of(name)
    }


def some_refusals(title: str, text: str, codes: Iterable[str]) -> dict[str, Any]:
    """Returns the schema of a refusal with one of these codes."""
    mapping = {code: f"{REF}Refusal/$defs/{refusal_part(code)}" for code in codes}
    return {
        "title": title,
        "description": text,
        "oneOf": [{"$ref": ref} for ref in dict.fromkeys(mapping.values())],
        "discriminator": {"propertyName": "code", "mapping": mapping},
    }


def with_refusal(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    """Returns the schema of a refusal with more properties, as one of those that `WITH_MORE` names
    and of these."""
    properties = {name: each for name, each in schema["properties"].items() if name not in _OWN}
    required = [name for name in schema["required"] if name in properties]
    return {
        "title": schema["title"],
        "description": schema["description"],
        "allOf": [
            {"$ref": REF + WITH_MORE[name]},
            {"type": "object", "properties": properties, "required": required},
        ],
    }
