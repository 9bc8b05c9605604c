"""The published schemas at addresses of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from jsonschema_rs import Draft202012Validator, meta

from app.messages import codes
from app.settings import Settings
from app.web.api.schemas import published_schemas
from app.web.app import create_app
from app.web.schemas import glossary
from app.web.schemas.published import standalone
from tests.web.schema_cases import REF, Validators
from tests.web.server import API

ADDRESS = "https://table.example/api/v1/schemas/{name}.json"


@pytest.fixture(scope="module")
def schemas() -> dict[str, Any]:
    """The schemas of both documents."""
    return published_schemas(create_app(Settings()))


def test_every_schema_is_listed_and_can_be_fetched(
    url: str, http: httpx.Client, schemas: dict[str, Any]
) -> None:
    listed = http.get(url + API + "/schemas").json()["schemas"]
    assert {each["name"] for each in listed} == set(schemas)
    (command,) = (each for each in listed if each["name"] == "UnitMoveCommand")
    assert command["url"] == f"{url}{API}/schemas/UnitMoveCommand.json"
    answer = http.get(command["url"])
    document = answer.json()
    assert document["$id"] == command["url"]
    assert document["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    again = http.get(command["url"], headers={"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304


def test_an_unknown_schema_is_refused(url: str, http: httpx.Client) -> None:
    answer = http.get(url + API + "/schemas/Nothing.json")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-schema")
    assert answer.json()["detail"] == "No such schema: Nothing"


def test_each_schema_stands_alone(schemas: dict[str, Any]) -> None:
    for name in schemas:
        document = standalone(name, schemas, ADDRESS.format(name=name))
        meta.validate(document)
        text = json.dumps(document)
        assert "#/components" not in text, name
        named = set(re.findall(r'"#/\$defs/([^"/]+)', text))
        assert named <= document.get("$defs", {}).keys() | schemas[name].get("$defs", {}).keys()
        assert document["$id"] == ADDRESS.format(name=name)


def test_a_schema_stands_alone_with_what_it_refers_to(schemas: dict[str, Any]) -> None:
    document = standalone("Command", schemas, ADDRESS.format(name="Command"))
    validator = Draft202012Validator(document)
    move = {"type": "unit.move", "unit": "i1", "mode": "ground", "path": [{"q": 1, "r": 2}]}
    assert not validator.is_valid(move)
    move["path"] = [{"q": 1, "r": 2, "level": 0}]
    assert validator.is_valid(move)
    assert validator.is_valid({"type": "batch", "commands": [move]})
    assert not validator.is_valid({"type": "batch", "commands": [{"type": "undo"}]})
    assert not validator.is_valid({"type": "unit.mvoe", "unit": "i1"})


def test_an_answer_stands_alone_without_refusals_that_it_cannot_have(
    schemas: dict[str, Any],
) -> None:
    document = standalone("NotationAnswer", schemas, ADDRESS.format(name="NotationAnswer"))
    assert document["$defs"]["Refusal"]["$defs"].keys() == {"Plain"}
    document = standalone("PathAnswer", schemas, ADDRESS.format(name="PathAnswer"))
    assert {"TooFar", "Plain"} <= document["$defs"]["Refusal"]["$defs"].keys()
    assert "NoSteps" not in document["$defs"]["Refusal"]["$defs"]
    cell = {"q": 1, "r": 2, "level": 0}
    params = {"cost": 5, "left": 4, "at_least": False}
    no_path = {"path": None, "code": "too-far", "params": params, "cell": cell}
    validator = Draft202012Validator(document)
    assert validator.is_valid(no_path)
    assert not validator.is_valid({**no_path, "params": {"cost": 5}})
    assert not validator.is_valid({**no_path, "code": "no-steps"})
    whole = standalone("Refusal", schemas, ADDRESS.format(name="Refusal"))
    assert len(whole["$defs"]["Refusal"]["$defs"]) > 300


def properties(node: Any, at: str) -> Iterator[tuple[str, str, Any]]:
    """Yields the place, name and schema of every property, at any depth."""
    if isinstance(node, dict):
        found = node.get("properties", {})
        if node.get("type") == "object":  # elsewhere they are conditions
            for name, schema in found.items():
                yield at, name, schema
        for key, value in node.items():
            yield from properties(value, f"{at}.{key}")
    elif isinstance(node, list):
        for n, value in enumerate(node):
            yield from properties(value, f"{at}.{n}")


def test_every_schema_and_every_property_is_described(schemas: dict[str, Any]) -> None:
    assert [name for name, schema in schemas.items() if not schema.get("description")] == []
    found = list(properties(schemas, "$"))
    assert len(found) > 2000
    assert [(at, name) for at, name, schema in found if not schema.get("description")] == []


def test_every_schema_has_examples_that_it_allows(schemas: dict[str, Any]) -> None:
    published = Validators(schemas)
    for name, schema in schemas.items():
        assert schema["examples"], name
        for example in schema["examples"]:
            assert published.allows({"$ref": REF + name}, example), (name, example)


def texts_in(value: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Yields every text in an example, with the name of its property."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from texts_in(each, key)
    elif isinstance(value, list):
        for each in value:
            yield from texts_in(each, name)
    elif isinstance(value, str):
        yield name, value


def test_examples_have_texts_with_a_meaning(schemas: dict[str, Any]) -> None:
    """A property that is a text, and has no example, has one by its name."""
    found = {
        (schema_name, name)
        for schema_name, schema in schemas.items()
        for name, text in texts_in(schema["examples"])
        if set(text) == {"x"}
    }
    assert found == set()


def test_every_meaning_in_the_glossary_is_used(schemas: dict[str, Any]) -> None:
    used = {
        name
        for _, name, schema in properties(schemas, "$")
        if schema["description"] == glossary.meaning_of(name)
    }
    assert used == set(glossary.MEANINGS)


def test_every_code_has_its_text(schemas: dict[str, Any]) -> None:
    for name, kind in (("RefusalCode", "refusals"), ("LogCode", "log")):
        known = {each["const"]: each["description"] for each in schemas[name]["anyOf"][:-1]}
        assert set(known) == codes(kind)
        assert all(known.values())


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("hexframe.d.ts", "export type UnitMoveCommand = {"),
        ("hexframe_types.py", 'UnitMoveCommand = TypedDict("UnitMoveCommand", {'),
    ],
)
def test_the_types_are_served(url: str, http: httpx.Client, name: str, line: str) -> None:
    answer = http.get(f"{url}{API}/schemas/{name}")
    assert answer.headers["content-type"].startswith("text/plain")
    assert line in answer.text.splitlines()
