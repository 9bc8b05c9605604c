"""Refusals of malformed parameters say what is wrong."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from app.engine import Refused
from app.engine.commands.registry import find_command
from app.engine.params import read_struct
from app.engine.queries import run_query
from app.engine.refusals import Refusal
from tests.engine.play import Table


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    q: int
    r: int
    kind: Literal["land", "sea"] = "land"


class Raise(msgspec.Struct, tag_field="do", tag="raise"):
    attribute: str
    points: int


class Lower(msgspec.Struct, tag_field="do", tag="lower", forbid_unknown_fields=True):
    attribute: str


class Form(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=5)]
    at: Place
    others: list[Place] = []
    named: dict[str, Place] = {}
    pair: tuple[Place, Place] | None = None
    steps: list[Raise | Lower] = []
    side: Literal["enemy", "ally"] | None = None
    count: Annotated[int, Meta(ge=1)] = 1
    from_: int = msgspec.field(name="from", default=0)


LAND = {"q": 1, "r": 2}
LOWER = {"do": "lower", "attribute": "might"}
GOOD: dict[str, Any] = {"name": "Fox", "at": LAND}


def refused(raw: dict[str, Any]) -> tuple[str, str, dict[str, Any]]:
    with pytest.raises(Refusal) as caught:
        read_struct(raw, Form, "$.form")
    no = caught.value.refused
    assert no.code == "malformed"
    return no.params["what"], no.params["at"], no.data


def test_valid_parameters_are_accepted() -> None:
    assert read_struct({**GOOD, "from": 3}, Form) == Form("Fox", Place(1, 2), from_=3)


@pytest.mark.parametrize(
    ("raw", "at", "missing"),
    [
        ({}, "$.form", ["name", "at"]),
        ({"name": "Fox"}, "$.form", ["at"]),
        ({**GOOD, "at": {}}, "$.form.at", ["q", "r"]),
        ({**GOOD, "others": [LAND, {"r": 1}]}, "$.form.others[1]", ["q"]),
        ({**GOOD, "steps": [{"do": "raise"}]}, "$.form.steps[0]", ["attribute", "points"]),
        ({**GOOD, "steps": [{"do": "lower"}]}, "$.form.steps[0]", ["attribute"]),
    ],
)
def test_all_missing_fields_are_named_at_once(
    raw: dict[str, Any], at: str, missing: list[str]
) -> None:
    what, where, data = refused(raw)
    assert (where, data) == (at, {"missing": missing})
    assert all(f"`{each}`" in what for each in missing)


@pytest.mark.parametrize(
    ("raw", "at", "values"),
    [
        ({**GOOD, "side": "foe"}, "$.form.side", {"enemy", "ally"}),
        ({**GOOD, "at": {**LAND, "kind": "air"}}, "$.form.at.kind", {"land", "sea"}),
        ({**GOOD, "others": [{**LAND, "kind": ""}]}, "$.form.others[0].kind", {"land", "sea"}),
        ({**GOOD, "named": {"x": {**LAND, "kind": ""}}}, "$.form.named[...].kind", {"land", "sea"}),
        ({**GOOD, "steps": [{"do": "fly"}]}, "$.form.steps[0].do", {"raise", "lower"}),
    ],
)
def test_the_values_that_are_allowed_are_listed(
    raw: dict[str, Any], at: str, values: set[str]
) -> None:
    what, where, data = refused(raw)
    assert (where, set(data["values"])) == (at, values)
    assert all(repr(each) in what for each in values)


@pytest.mark.parametrize(
    ("raw", "at"),
    [
        ({**GOOD, "name": "too long"}, "$.form.name"),
        ({**GOOD, "name": 1}, "$.form.name"),
        ({**GOOD, "named": {"x": {}}}, "$.form.named[...]"),
        ({**GOOD, "named": {"x": {**LAND, "more": 1}}}, "$.form.named[...]"),
        ({**GOOD, "steps": [{}]}, "$.form.steps[0]"),
        ({**GOOD, "pair": [LAND, {}]}, "$.form.pair[1]"),
    ],
)
def test_other_mistakes_are_described(raw: dict[str, Any], at: str) -> None:
    what, where, data = refused(raw)
    assert (where, data) == (at, {})
    assert what


@pytest.mark.parametrize(
    ("raw", "at", "fields"),
    [
        (
            {**GOOD, "x": 1},
            "$.form",
            ["name", "at", "others", "named", "pair", "steps", "side", "count", "from"],
        ),
        ({**GOOD, "steps": [{**LOWER, "x": 1}]}, "$.form.steps[0]", ["do", "attribute"]),
    ],
)
def test_the_fields_that_an_object_may_have_are_listed(
    raw: dict[str, Any], at: str, fields: list[str]
) -> None:
    what, where, data = refused(raw)
    assert what.startswith("Object contains unknown field `x`")
    assert (where, data) == (at, {"fields": fields})
    assert all(f"`{each}`" in what for each in fields)


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ({**GOOD, "name": 1}, "Expected a text, got a whole number"),
        ({**GOOD, "name": "too long"}, "Expected a text of length at most 5"),
        ({**GOOD, "at": {**LAND, "q": "1"}}, "Expected a whole number, got a text"),
        ({**GOOD, "others": {}}, "Expected a list, got an object"),
        ({**GOOD, "named": True}, "Expected an object, got true or false"),
        ({**GOOD, "pair": 1.5}, "Expected a list or null, got a number"),
        ({**GOOD, "count": 0}, "Expected a whole number of at least 1"),
    ],
)
def test_what_is_wrong_is_said_in_the_terms_of_json(raw: dict[str, Any], text: str) -> None:
    assert refused(raw)[0] == text


def test_a_command_without_a_type_lacks_a_field() -> None:
    for raw, data, at in (
        ({}, {"missing": ["type"]}, "$"),
        ({"type": 1}, {}, "$.type"),
    ):
        with pytest.raises(Refusal) as caught:
            find_command(raw)
        no = caught.value.refused
        assert (no.code, no.data, no.params["at"]) == ("malformed", data, at)


def test_a_misspelt_command_or_query_is_told_what_it_could_mean() -> None:
    table = Table()
    assert table.refuse("handler", "unit.mvoe").params["nearest"].split()[0] == "unit.move"
    assert table.refuse("handler", "xyzzy").params["nearest"] == "none"
    # nobody can send a command of the server
    assert "seat.join" not in table.refuse("handler", "seat.joins").params["nearest"].split()
    asked = run_query(table.state, None, "targts", {})
    assert isinstance(asked, Refused) and asked.params["nearest"] == "targets"
    other = run_query(table.state, None, "xyzzy", {})
    assert isinstance(other, Refused) and other.params["nearest"] == "none"


def test_a_command_and_a_query_name_fields_as_they_are_sent() -> None:
    table = Table()
    command = table.refuse("handler", "unit.add")
    assert command.data == {"missing": ["name", "disposition"]}
    asked = run_query(table.state, None, "range", {})
    assert isinstance(asked, Refused) and asked.data == {"missing": ["from", "to"]}
    wrong = run_query(table.state, None, "range", {"from": {"q": "x"}, "to": {}})
    assert isinstance(wrong, Refused) and wrong.params["at"].startswith("$.from")
