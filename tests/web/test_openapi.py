"""The published documents are valid, complete, and true for the server."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from jsonschema_rs import meta
from openapi_spec_validator import validate

from app.engine.queries import query_functions, query_names
from app.rules.systems import SYSTEMS
from app.settings import Settings
from app.web import asyncapi
from app.web.app import create_app
from app.web.errors import ProblemDocument, game_codes, status_of
from app.web.openapi import openapi
from app.web.schemas.structs import first_sentence
from app.web.ws_messages import CLIENT_FRAMES, SERVER_FRAMES
from tests.engine.code_scan import refusals
from tests.web import asyncapi_check
from tests.web.resources import QUERIES, RESOURCES, documented

#: The ids of the operations by method and path.
OPERATIONS = Path(__file__).parents[1] / "fixtures" / "operation_ids.json"


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    """The OpenAPI document."""
    return openapi(create_app(Settings()))


def test_every_resource_is_documented(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")
    found = {path: set(operations) for path, operations in document["paths"].items()}
    assert found == documented()


def test_the_document_is_valid(document: dict[str, Any]) -> None:
    """The specification, defaults and examples are checked."""
    validate(document)


def test_bodies_are_of_kinds_that_generators_know(document: dict[str, Any]) -> None:
    kinds = {"application/json", "multipart/form-data", "application/octet-stream"}
    for path, operations in document["paths"].items():
        for operation in operations.values():
            assert set(operation.get("requestBody", {}).get("content", {})) <= kinds, path


def test_every_error_is_a_problem_document(document: dict[str, Any]) -> None:
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], path
            for status, response in operation["responses"].items():
                if int(status) < 400:
                    continue
                where = f"{method} {path} {status}"
                assert list(response["content"]) == ["application/problem+json"], where
                assert "`" in response["description"], where


def test_commands_and_queries_may_be_refused_by_the_game(document: dict[str, Any]) -> None:
    assert {code for code in game_codes() if code.split(".")[0] not in SYSTEMS} == refusals()
    for path in ("/commands", "/queries/reach"):
        responses = document["paths"]["/api/v1/tables/{table_id}" + path]["post"]["responses"]
        for code in game_codes():
            assert code in responses[str(status_of(code))]["x-codes"]


def test_ids_of_operations_are_short_and_stay(document: dict[str, Any]) -> None:
    """Generated clients name their functions after them: they may be added, not changed."""
    found = {
        f"{method} {path}": operation["operationId"]
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
    }
    assert len(set(found.values())) == len(found)
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+){0,5}", each) for each in found.values())
    kept = json.loads(OPERATIONS.read_text("utf-8"))
    assert found == kept


def test_every_resource_may_say_that_it_is_too_much(document: dict[str, Any]) -> None:
    for path, operations in document["paths"].items():
        for operation in operations.values():
            response = operation["responses"].get("429")
            if path in ("/health", "/ready"):
                assert response is None
                continue
            assert "`too-many-requests`" in response["description"], path
            assert "Retry-After" in response["headers"]


def references(node: Any) -> set[str]:
    """Yields every $ref below a node."""
    if isinstance(node, dict):
        own = {node["$ref"]} if isinstance(node.get("$ref"), str) else set()
        return own.union(*(references(value) for value in node.values()))
    if isinstance(node, list):
        return set().union(*(references(value) for value in node))
    return set()


@pytest.mark.parametrize("which", ["openapi", "asyncapi"])
def test_every_reference_leads_somewhere(document: dict[str, Any], which: str) -> None:
    whole = document if which == "openapi" else asyncapi.document()
    found = references(whole)
    assert found
    for reference in found:
        node: Any = whole
        for part in reference.removeprefix("#/").split("/"):
            node = node[part]
    for schema in whole["components"]["schemas"].values():
        meta.validate(schema)


def test_each_query_has_its_parameters_and_its_answer(document: dict[str, Any]) -> None:
    frames = asyncapi.document()["components"]["schemas"]["QueryFrame"]["oneOf"]
    on_socket = {each["properties"]["name"]["const"]: each["properties"] for each in frames}
    assert set(on_socket) == set(query_names())
    for name in query_names():
        operation = document["paths"][QUERIES.replace("{name}", name)]["post"]
        assert operation["operationId"] == f"query_{name}"
        assert operation["description"] == first_sentence(query_functions()[name])
        asked = operation["requestBody"]["content"]["application/json"]["schema"]
        assert asked["$ref"] == on_socket[name]["params"]["$ref"]
        answer = operation["responses"]["200"]["content"]["application/json"]["schema"]["$ref"]
        found = document["components"]["schemas"][answer.split("/")[-1]]
        assert found.get("properties") or found["anyOf"]
    reach = document["components"]["schemas"]["ReachAnswer"]
    assert {"cells", "beyond", "wait"} <= reach["properties"].keys()


def test_a_schema_is_the_same_in_both_documents(document: dict[str, Any]) -> None:
    rest, socket = document["components"]["schemas"], asyncapi.document()["components"]["schemas"]
    for name in rest.keys() & socket.keys():
        plain = {key: value for key, value in rest[name].items() if key != "discriminator"}
        assert plain == socket[name]


def test_documents_are_served(url: str, http: httpx.Client, document: dict[str, Any]) -> None:
    assert http.get(url + "/api/openapi.json").json() == document
    assert http.get(url + "/api/asyncapi.json").json() == asyncapi.document()


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/v1", "/api/v1/"])
def test_the_base_address_says_where_everything_is(url: str, http: httpx.Client, path: str) -> None:
    index = http.get(url + path).json()
    assert (index["name"], index["base"]) == ("Hexframe", "/api/v1")
    single = [index[each] for each in ("openapi", "asyncapi", "schemas", "texts")]
    linked = [*single, *index["types"].values(), *index["guides"].values()]
    for each in linked:
        assert http.get(url + each).status_code == 200, each


@pytest.mark.parametrize(
    ("path", "leads_to"),
    [
        ("/docs", "/guide/api"),
        ("/openapi.json", "/api/openapi.json"),
        ("/api/v1/openapi.json", "/api/openapi.json"),
        ("/api/v1/asyncapi.json", "/api/asyncapi.json"),
    ],
)
def test_the_usual_addresses_of_documents_lead_to_ours(
    url: str, http: httpx.Client, path: str, leads_to: str
) -> None:
    answer = http.get(url + path, follow_redirects=True)
    assert (answer.status_code, answer.url.path) == (200, leads_to)


def test_asyncapi_is_valid() -> None:
    """The official schema of the specification is checked, and all references."""
    assert asyncapi_check.check(asyncapi.document()) == []


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("asyncapi",), "2.6.0"),
        (("servers",), []),
        (("info", "version"), None),
        (("channels", "table", "address"), "/ws/tables/{table}"),
        (("channels", "table", "address"), "/ws/tables/{table_id}#now"),
        (("channels", "table", "bindings", "ws", "method"), "PUT"),
        (("channels", "table", "messages", "HelloFrame", "$ref"), "#/components/schemas/View"),
        (("channels", "table", "messages", "HelloFrame", "$ref"), "#/components/messages/Hallo"),
        (("operations", "sendToClient", "action"), "publish"),
        (("operations", "sendToClient", "channel", "$ref"), "#/channels/board"),
        (("operations", "sendToClient", "channel", "$ref"), "#/components/messages/HelloFrame"),
        (("operations", "sendToClient", "messages"), [{"$ref": "#/channels/table/messages/Ping"}]),
        (("components", "messages", "HelloFrame", "payload"), None),
        (("components", "schemas", "Entry", "discriminator"), {"propertyName": "code"}),
        (("components", "schemas", "Entry", "oneOf"), [{"$ref": "#/components/schemas/Nothing"}]),
    ],
)
def test_the_check_of_asyncapi_finds_mistakes(path: tuple[str, ...], value: Any) -> None:
    whole = copy.deepcopy(asyncapi.document())
    node = whole
    for part in path[:-1]:
        node = node[part]
    node[path[-1]] = value
    assert asyncapi_check.check(whole) != []


def test_asyncapi_knows_every_frame() -> None:
    whole = asyncapi.document()
    assert whole["asyncapi"].startswith("3.")
    names = {model.__name__ for model in (*CLIENT_FRAMES, *SERVER_FRAMES)}
    assert set(whole["components"]["messages"]) == names
    assert names <= set(whole["components"]["schemas"])


def test_problem_documents_fit_their_schema(url: str, http: httpx.Client) -> None:
    answer = http.get(url + "/api/v1/tables/none/state")
    ProblemDocument.model_validate(answer.json())


def test_the_page_of_settings_and_the_api_page_name_every_resource() -> None:
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
    for path in RESOURCES:
        first = path.removeprefix("/api/v1").replace("{table_id}", "{id}").split("/{")[0]
        assert first in page, path
