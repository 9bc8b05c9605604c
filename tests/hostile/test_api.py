"""The whole REST interface, asked by everybody with requests made from its own document: never a
server's error, never an answer that is not documented.

What is tried follows from the OpenAPI document and from the registries of commands and queries:
a new route, command or query is tried without being named here.
"""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from app.settings import Settings
from app.web.app import create_app, openapi
from tests.counts import counts
from tests.hostile.house import KNOCKERS, PHASES, House, build
from tests.hostile.values import TEXTS, Maker, query_structs

DOCUMENT = openapi(create_app(Settings()))
OPERATIONS = [
    (path, method) for path, methods in sorted(DOCUMENT["paths"].items()) for method in methods
]
#: For each operation, valid and invalid requests by everybody, at tables in every phase.
MANY = counts(32, 1500)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class Street:
    """A house in each phase, put up again when somebody has torn one down."""

    def __init__(self, url: str, http: httpx.Client) -> None:
        self.url = url
        self.http = http
        self.houses: dict[str, House] = {}

    def at(self, phase: str) -> House:
        """The house of that phase as it is."""
        if phase not in self.houses:
            self.houses[phase] = build(self.url, self.http, phase)
        return self.houses[phase]

    def mind(self, phase: str, answer: Any) -> None:
        """After an answer: whoever was sent away, or a table that is gone, is there anew."""
        stale = answer.status_code in (401, 404) and b"kicked" not in answer.content
        if answer.status_code == 204 or (stale and self._torn_down(phase)):
            self.houses.pop(phase, None)

    def _torn_down(self, phase: str) -> bool:
        house = self.houses[phase]
        everybody = (house.handler, house.pilot, house.second, house.spectator)
        return any(each.ask("GET", "").status_code != 200 for each in everybody)


@pytest.fixture(scope="module")
def street(open_url: str, asker: httpx.Client) -> Street:
    """Tables in every phase."""
    return Street(open_url, asker)


@pytest.fixture(scope="module")
def schema(open_url: str) -> Any:
    """The document as schemathesis reads it, pointed at the server."""
    loaded = schemathesis.openapi.from_dict(DOCUMENT)
    loaded.config.update(base_url=open_url)
    return loaded


def at_home(case: Any, house: House, chance: Random) -> bool:
    """Most of what the path and the query name is there; whether the query was changed. What is
    left is as it was made up."""
    named = case.path_parameters
    for name in list(named or {}):
        if name == "table_id":
            named[name] = house.table.id if chance.random() < 0.97 else named[name]
        elif name == "name" and "/queries/" in case.operation.path:
            named[name] = chance.choice(sorted(query_structs())) if chance.random() < 0.9 else "x"
        elif chance.random() < 0.7:
            words = house.known.by_name.get(name.removesuffix("_id")) or house.known.all
            named[name] = chance.choice(words)
    changed = False
    for name, value in (case.query or {}).items():
        if isinstance(value, str) and chance.random() < 0.4:
            case.query[name] = chance.choice(house.known.all)
            changed = True
    return changed


def with_body(case: Any, house: House, chance: Random) -> bool:
    """Where anything may stand in the body, what has a meaning stands there more often; whether
    the body is another one now."""
    path, maker = case.operation.path, Maker(chance, house.known)
    if chance.random() < 0.2:
        return False
    if path.endswith("/commands"):
        made: Any = {"id": f"c{chance.getrandbits(60)}", "command": maker.command()}
    elif "/queries/" in path and case.path_parameters.get("name") in query_structs():
        made = maker.query(case.path_parameters["name"])
    elif path.endswith("/seats"):
        invite = house.table.invites[chance.choice(("pilot", "spectator"))]
        made = {"invite": invite, "name": chance.choice(("Zed", *TEXTS))}
    else:
        return False
    case.body, case.media_type = made, "application/json"
    return True


def check_code(case: Any, answer: Any) -> None:
    """An error's code stands among those that the operation documents for its status.

    Commands and queries answer with any refusal of the game as well. A made-up path parameter may
    lead to no page at all.
    """
    if answer.status_code < 400 or case.operation.path.endswith(("/commands", "/queries/{name}")):
        return
    documented = case.operation.definition.raw["responses"][str(answer.status_code)]
    code = answer.json()["code"]
    if code == "no-such-page":
        return
    assert f"`{code}`" in documented["description"], f"{answer.status_code} {code}"


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_everybody_is_answered_as_documented(
    schema: Any, street: Street, path: str, method: str, mode: GenerationMode
) -> None:
    operation = schema[path][method.upper()]

    @seed(20)
    @settings(
        max_examples=MANY,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        who=st.sampled_from(KNOCKERS),
        phase=st.sampled_from(PHASES),
        number=st.integers(0, 2**24),
    )
    def check(case: Any, who: str, phase: str, number: int) -> None:
        house, chance = street.at(phase), Random(number)
        as_made = at_home(case, house, chance) + with_body(case, house, chance) == 0
        case.headers = {
            name: value
            for name, value in (case.headers or {}).items()
            if name.lower() not in ("authorization", "cookie", "origin")
        }
        case.cookies = {}
        # Somebody else each time, so that wrong keys are not what the limits make of them.
        somewhere = {"X-Forwarded-For": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"}
        answer = case.call(headers={**house.headers[who], **somewhere})
        # The check does not know that "too large" is a rejection as well.
        more = [negative_data_rejection] if as_made and answer.status_code != 413 else []
        case.validate_response(answer, checks=CHECKS + more)
        check_code(case, answer)
        street.mind(phase, answer)

    try:
        check()
    except Unsatisfiable:
        # Where nothing or any text is asked, there is nothing invalid to send.
        assert mode is GenerationMode.NEGATIVE
        assert "requestBody" not in operation.definition.raw
