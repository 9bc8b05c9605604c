"""The schemas of log lines: one for each code, told apart by `code`."""

from __future__ import annotations

import copy
from typing import Any, Final

import pytest
from jsonschema_rs import Draft202012Validator

from app.messages import patterns
from app.settings import Settings
from app.web.api.schemas import published_schemas
from app.web.app import create_app
from app.web.schemas.lines import WITH_MORE, line_schema_name
from tests.web.schema_cases import REF

#: Lines that are tried against every other one; each takes some time.
TRIED: Final = ("unit.moved", "attack.result", "fight.restored", "q-star.won", "dice.unseen")


@pytest.fixture(scope="module")
def schemas() -> dict[str, Any]:
    """The published schemas by name."""
    return published_schemas(create_app(Settings()))


def validator(schemas: dict[str, Any], name: str) -> Draft202012Validator:
    """Returns a validator for one published schema."""
    return Draft202012Validator({"$ref": REF + name, "components": {"schemas": schemas}})


def test_every_code_has_a_schema_with_its_text(schemas: dict[str, Any]) -> None:
    mapping = schemas["Entry"]["discriminator"]["mapping"]
    texts = patterns("log")
    assert set(mapping) == set(texts)
    kinds = [each["$ref"] for each in schemas["Entry"]["oneOf"]]
    assert kinds == [*mapping.values(), REF + "OtherLine"]
    assert len(set(kinds)) == len(kinds)
    for code, ref in mapping.items():
        schema = schemas[ref.removeprefix(REF)]
        assert ref == REF + line_schema_name(code)
        own, base = schema["allOf"]
        assert own["properties"]["code"]["const"] == code
        assert own["required"] == ["code", "params", "data"]
        assert base == {"$ref": REF + "LineBase"}
        assert schema["description"] == texts[code]


@pytest.mark.parametrize("code", TRIED)
def test_a_line_is_one_of_its_code_alone(schemas: dict[str, Any], code: str) -> None:
    (example,) = schemas[line_schema_name(code)]["examples"]
    whole = validator(schemas, "Entry")
    assert whole.is_valid(example)
    for part in ("params", "data"):
        wrong = copy.deepcopy(example)
        wrong[part] = "nothing"
        assert not whole.is_valid(wrong)
    assert not whole.is_valid({**example, "code": "unit"})
    del example["n"]
    assert not whole.is_valid(example)


def test_a_line_of_another_dice_system_may_say_anything(schemas: dict[str, Any]) -> None:
    (example,) = schemas["OtherLine"]["examples"]
    assert validator(schemas, "Entry").is_valid({**example, "params": {"pile": 3}, "data": [1]})


def test_lines_with_more_properties_are_lines(schemas: dict[str, Any]) -> None:
    for name, more in zip(WITH_MORE, ("seq", "text"), strict=True):
        (example,) = schemas[name]["examples"]
        assert validator(schemas, name).is_valid(example)
        line = {key: each for key, each in example.items() if key != more}
        assert not validator(schemas, name).is_valid(line)
        assert validator(schemas, "Entry").is_valid(line)
        assert not validator(schemas, name).is_valid({**example, "params": None})
