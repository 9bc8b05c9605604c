"""Examples of schemas: required properties, and optional ones that have an example of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.web.schemas.structs import REF


def example_of(schema: Mapping[str, Any], schemas: Mapping[str, Any]) -> Any:
    """Returns a value that a published schema allows."""
    match schema:
        case {"examples": [first, *_]}:
            return first
        case {"const": value}:
            return value
        case {"enum": [first, *_]}:
            return first
        case {"$ref": ref}:
            return example_of(schemas[ref.removeprefix(REF)], schemas)
        case {"type": "object"}:
            return _object(schema, schemas)
        case {"oneOf": kinds} | {"anyOf": kinds}:
            return example_of(next(each for each in kinds if each.get("type") != "null"), schemas)
        case {"prefixItems": items}:
            return [example_of(item, schemas) for item in items]
        case {"type": "array"}:
            return [example_of(schema["items"], schemas)] * max(1, schema.get("minItems", 1))
        case {"type": "integer" | "number"}:
            return min(max(1, schema.get("minimum", 1)), schema.get("maximum", 1))
        case {"type": "boolean"}:
            return True
        case {"type": "string"}:
            return "x" * max(1, schema.get("minLength", 1))
    return None


def _object(schema: Mapping[str, Any], schemas: Mapping[str, Any]) -> dict[str, Any]:
    required = set(schema.get("required", ()))
    for rule in ("oneOf", "anyOf"):
        # which fields need each other: the first way to fulfil that
        required |= set(next(iter(schema.get(rule, [{}]))).get("required", ()))
    return {
        name: example_of(each, schemas)
        for name, each in schema.get("properties", {}).items()
        if name in required or "examples" in each
    }
