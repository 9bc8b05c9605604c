"""Examples of schemas: required properties, and optional ones that have an example of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.web.schemas.glossary import EXAMPLES
from app.web.schemas.structs import REF


def example_of(schema: Mapping[str, Any], schemas: Mapping[str, Any], name: str = "") -> Any:
    """Returns a value that a published schema allows. `name`: the property whose value it is."""
    match schema:
        case {"examples": [first, *_]}:
            return first
        case {"const": value}:
            return value
        case {"enum": [first, *_]}:
            return first
        case {"$ref": ref}:
            return example_of(_found(ref, schemas), schemas, name)
        case {"allOf": parts}:
            made: dict[str, Any] = {}
            for part in parts:
                made |= example_of(part, schemas)
            return made
        case {"type": "object"}:
            return _object(schema, schemas)
        case {"oneOf": kinds} | {"anyOf": kinds}:
            kind = next(each for each in kinds if each.get("type") != "null")
            return example_of(kind, schemas, name)
        case {"prefixItems": items}:
            return [example_of(item, schemas) for item in items]
        case {"type": "array"}:
            item = example_of(schema["items"], schemas, name)
            return [item] * max(1, schema.get("minItems", 1))
        case {"type": "integer" | "number"}:
            return min(max(1, schema.get("minimum", 1)), schema.get("maximum", 1))
        case {"type": "boolean"}:
            return True
        case {"type": "string"}:
            return EXAMPLES.get(name, "x" * max(1, schema.get("minLength", 1)))
    return None


def _found(ref: str, schemas: Mapping[str, Any]) -> Mapping[str, Any]:
    """Returns the schema that a reference leads to."""
    name, *path = ref.removeprefix(REF).split("/")
    found: Mapping[str, Any] = schemas[name]
    for key in path:
        found = found[key]
    return found


def _object(schema: Mapping[str, Any], schemas: Mapping[str, Any]) -> dict[str, Any]:
    required = set(schema.get("required", ()))
    for rule in ("oneOf", "anyOf"):
        # which fields need each other: the first way to fulfil that
        required |= set(next(iter(schema.get(rule, [{}]))).get("required", ()))
    return {
        name: example_of(each, schemas, name)
        for name, each in schema.get("properties", {}).items()
        if name in required or "examples" in each
    }
