"""Values that a published schema allows, made at random from the schema alone."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from random import Random
from typing import Any, Final

from jsonschema_rs import Draft202012, Draft202012Validator, Registry

from tests.engine.line_check import DOCUMENT

REF: Final = "#/components/schemas/"
TEXTS: Final = (
    "x", "", "Hound", "d6", "2d6+1 # why", "ab" * 32, "p7q2m4", "two\nlines", "é" * 40, "x" * 64,
    "x" * 80, "x" * 200, "x" * 500, "x" * 4000, " ",
)  # fmt: skip
#: The depth from which only required properties are made.
DEEP: Final = 5


class Validators:
    """Validators of the schemas of a document. Each is built once."""

    def __init__(self, schemas: Mapping[str, Any]) -> None:
        self.schemas = schemas
        whole = {"components": {"schemas": schemas}}
        self._whole = Registry([(DOCUMENT, whole)], draft=Draft202012)
        self._built: dict[str, Draft202012Validator] = {}

    def allows(self, schema: Mapping[str, Any], value: Any) -> bool:
        """Returns whether a schema of the document allows a value."""
        text = json.dumps(schema).replace(f'"{REF}', f'"{DOCUMENT}{REF}')
        if text not in self._built:
            built = Draft202012Validator(json.loads(text), registry=self._whole)
            self._built[text] = built
        return self._built[text].is_valid(value)


class Cases:
    """Makes values from one random source."""

    def __init__(self, chance: Random, validators: Validators) -> None:
        self.chance = chance
        self.schemas = validators.schemas
        self.validators = validators

    def value(self, schema: Mapping[str, Any], depth: int = 0) -> Any:
        """Returns a value that the schema allows."""
        match schema:
            case {"$ref": ref}:
                return self.value(self.schemas[ref.removeprefix(REF)], depth)
            case {"const": value}:
                return value
            case {"enum": values}:
                return self.chance.choice(values)
            case {"type": "object"}:
                return self._object(schema, depth)
            case {"oneOf": kinds} | {"anyOf": kinds}:
                return self.value(self.chance.choice(kinds), depth)
            case {"prefixItems": items}:
                return [self.value(item, depth + 1) for item in items]
            case {"type": "array"}:
                low = schema.get("minItems", 0)
                high = low + (self.chance.choice((0, 1, 2)) if depth < DEEP else 0)
                count = min(high, schema.get("maxItems", high))
                return [self.value(schema["items"], depth + 1) for _ in range(count)]
            case {"type": "integer"}:
                return self._integer(schema)
            case {"type": "string"}:
                return self._string(schema)
            case {"type": "boolean"}:
                return self.chance.random() < 0.5
            case {"type": "null"}:
                return None
        return self.chance.choice((None, 1, "x", [], {"a": [True]}))

    def _integer(self, schema: Mapping[str, Any]) -> int | float:
        low, high = schema.get("minimum", -(2**62)), schema.get("maximum", 2**62)
        near = [n for n in (0, 1, 2, 3, 7) if low <= n <= high]
        return self.chance.choice([*near, low, high, self.chance.randint(low, high)])

    def _string(self, schema: Mapping[str, Any]) -> str:
        low, high = schema.get("minLength", 0), schema.get("maxLength", 10**6)
        found = [
            text
            for text in (*TEXTS, "x" * low)
            if low <= len(text) <= high and re.search(schema.get("pattern", ""), text)
        ]
        return self.chance.choice(found)

    def _object(self, schema: Mapping[str, Any], depth: int) -> dict[str, Any]:
        properties = schema.get("properties")
        if properties is None:
            other = schema.get("additionalProperties")
            low = schema.get("minProperties", 0)
            keys = ("x", "i1", "p2")[: max(low, self.chance.randrange(3))]
            return {key: self.value(other or {}, depth + 1) for key in keys}
        rules = {key: schema[key] for key in ("oneOf", "anyOf", "not") if key in schema}
        for _ in range(200):
            often = self.chance.choice((0.0, 0.2, 0.5, 0.9)) if depth < DEEP else 0.1
            made = {
                name: self.value(each, depth + 1)
                for name, each in properties.items()
                if name in schema.get("required", ()) or self.chance.random() < often
            }
            if not rules or self.validators.allows(rules, made):
                return made
        raise AssertionError(f"no value found for {schema.get('title')}")
