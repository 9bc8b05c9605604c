"""Types of JSON documents: the result of `json_form`, and the schema that pydantic derives from
it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import pytest
from jsonschema_rs import Draft202012Validator, ValidationError
from pydantic import TypeAdapter
from typing_extensions import TypedDict

from app.rules.json_types import Doc, JsonForm, Reshaped, json_form, json_forms, split_form


@dataclass(frozen=True, slots=True)
class Part:
    """One part."""

    name: Annotated[str, Doc("for people")]
    kind: Literal["a", "b"] = "a"


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole of parts."""

    parts: tuple[Part, ...] = ()
    first: Part | None = None
    at: tuple[int, int] = (0, 0)
    counts: Mapping[str, int] = field(default_factory=dict)


class More(TypedDict):
    """Fields besides."""

    sum: Annotated[int, Doc("of all")]


class Document(TypedDict):
    """A document."""

    one: Annotated[JsonForm[Whole], Doc("the only one")]
    rest: Annotated[JsonForm[Whole], Reshaped("Rest", without="parts"), Doc("what is left")]
    sum: Annotated[JsonForm[Part], Reshaped("PartWithSum", more=More)]


def test_a_dataclass_is_a_dict_of_all_its_fields() -> None:
    part = {"name": "x", "kind": "a"}
    assert json_form(Whole((Part("x"),), Part("x"))) == {
        "parts": [part], "first": part, "at": [0, 0], "counts": {},
    }  # fmt: skip
    assert json_forms([Part("x")]) == [part]


def schema() -> dict[str, Any]:
    return TypeAdapter(Document).json_schema(mode="serialization")


def test_the_schema_has_every_field_with_its_description() -> None:
    published = schema()
    assert published["description"] == "A document."
    assert published["properties"]["one"]["description"] == "the only one"
    whole, part = published["$defs"]["Whole"], published["$defs"]["Part"]
    assert whole["description"] == "A whole of parts."
    assert sorted(whole["required"]) == ["at", "counts", "first", "parts"]
    assert part["properties"]["name"]["description"] == "for people"
    assert part["required"] == ["name", "kind"]


def test_a_field_can_be_left_out() -> None:
    assert split_form(Whole((Part("x"),)), "parts") == (
        {"first": None, "at": [0, 0], "counts": {}},
        [{"name": "x", "kind": "a"}],
    )
    published = schema()
    assert published["properties"]["rest"]["description"] == "what is left"
    assert sorted(published["$defs"]["Rest"]["required"]) == ["at", "counts", "first"]
    assert "parts" in published["$defs"]["Whole"]["required"]


def test_fields_can_be_added() -> None:
    more = schema()["$defs"]["PartWithSum"]
    assert sorted(more["required"]) == ["kind", "name", "sum"]
    assert more["properties"]["sum"]["description"] == "of all"
    assert "sum" not in schema()["$defs"]["Part"]["properties"]


@pytest.mark.parametrize(
    ("field_name", "value"),
    [("parts", [{"name": "x"}]), ("first", 1), ("at", [0]), ("counts", {"x": "y"})],
)
def test_the_schema_refuses_invalid_forms(field_name: str, value: Any) -> None:
    validator = Draft202012Validator(schema())
    whole = Whole((Part("x"),), Part("x"), (1, 2), {"x": 1})
    form, rest = dict(json_form(whole)), split_form(whole, "parts")[0]
    others = {"rest": rest, "sum": {"name": "x", "kind": "a", "sum": 1}}
    validator.validate({"one": form, **others})
    with pytest.raises(ValidationError):
        validator.validate({"one": {**form, field_name: value}, **others})
