"""The whole REST interface gets requests made from its own document, by all kinds of senders.

There is never a server error or an undocumented answer. The requests follow from the OpenAPI
document and from the registries, so new routes, commands and queries are tried without a change
here.
"""

from __future__ import annotations

from random import Random
from typing import Any
from urllib.parse import quote

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
from app.web.app import create_app
from app.web.openapi import openapi
from tests.counts import counts
from tests.hostile.tables import CALLERS, PHASES, PhaseTable, build, encodable
from tests.hostile.values import TEXTS, Maker

DOCUMENT = openapi(create_app(Settings()))
OPERATIONS = [
    (path, method) for path, methods in sorted(DOCUMENT["paths"].items()) for method in methods
]
#: The number of valid and invalid requests for each operation, by all senders, at tables in every
#: phase.
MANY = counts(14, 1500)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class Street:
    """A table in each phase, created again when it was destroyed."""

    def __init__(self, url: str, http: httpx.Client) -> None:
        self.url = url
        self.http = http
        self.built_tables: dict[str, PhaseTable] = {}

    def at(self, phase: str) -> PhaseTable:
        """Returns the table in that phase."""
        if phase not in self.built_tables:
            self.built_tables[phase] = build(self.url, self.http, phase)
        return self.built_tables[phase]

    def mind(self, phase: str, answer: Any) -> None:
        """After an answer, creates removed seats and deleted tables again."""
        stale = answer.status_code in (401, 404) and b"kicked" not in answer.content
        if answer.status_code == 204 or (stale and self._torn_down(phase)):
            self.built_tables.pop(phase, None)

    def _torn_down(self, phase: str) -> bool:
        built = self.built_tables[phase]
        everybody = (
            built.handler,
            built.pilot,
            built.second,
            built.spectator,
        )
        return any(each.ask("GET", "").status_code != 200 for each in everybody)


@pytest.fixture(scope="module")
def street(open_url: str, asker: httpx.Client) -> Street:
    """Tables in every phase."""
    return Street(open_url, asker)


@pytest.fixture(scope="module")
def schema(open_url: str) -> Any:
    """The document as schemathesis reads it, for the server."""
    loaded = schemathesis.openapi.from_dict(DOCUMENT)
    loaded.config.update(base_url=open_url)
    return loaded


def at_home(case: Any, built: PhaseTable, chance: Random) -> bool:
    """Replaces most ids in path and query by existing ones. Returns whether the query was
    changed."""
    named = case.path_parameters
    for name in list(named or {}):
        if name == "table_id":
            named[name] = built.table.id if chance.random() < 0.97 else named[name]
        elif chance.random() < 0.7:
            words = built.known.by_name.get(name.removesuffix("_id")) or built.known.all
            named[name] = quote(chance.choice(words), safe="")
    changed = False
    for name, value in (case.query or {}).items():
        if isinstance(value, str) and chance.random() < 0.4:
            case.query[name] = chance.choice(built.known.all)
            changed = True
    return changed


def with_body(case: Any, built: PhaseTable, chance: Random) -> bool:
    """Replaces arbitrary values in the body by meaningful ones. Returns whether the body was
    changed."""
    path, maker = case.operation.path, Maker(chance, built.known)
    if chance.random() < 0.2:
        return False
    if path.endswith("/commands"):
        made: Any = {"id": f"c{chance.getrandbits(60)}", "command": maker.command()}
    elif "/queries/" in path:
        made = maker.query(path.rpartition("/")[2])
    elif path.endswith("/seats"):
        invite = built.table.invites[chance.choice(("pilot", "spectator"))]
        made = {"invite": invite, "name": chance.choice(("Zed", *TEXTS))}
    else:
        return False
    if not encodable(made):
        return False  # tests/hostile/test_commands.py sends such bodies
    case.body, case.media_type = made, "application/json"
    return True


def check_code(case: Any, answer: Any) -> None:
    """The error's code is documented for this operation and status.

    An invented path parameter may lead to no page at all.
    """
    if answer.status_code < 400:
        return
    documented = case.operation.definition.raw["responses"][str(answer.status_code)]
    code = answer.json()["code"]
    if code == "no-such-page":
        return
    assert code in documented["x-codes"], f"{answer.status_code} {code}"


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
        who=st.sampled_from(CALLERS),
        phase=st.sampled_from(PHASES),
        number=st.integers(0, 2**24),
    )
    def check(case: Any, who: str, phase: str, number: int) -> None:
        built, chance = street.at(phase), Random(number)
        as_made = at_home(case, built, chance) + with_body(case, built, chance) == 0
        case.headers = {
            name: value
            for name, value in (case.headers or {}).items()
            if name.lower() not in ("authorization", "cookie", "origin")
        }
        case.cookies = {}
        # Another address each time, so that wrong keys do not reach the limits.
        somewhere = {"X-Forwarded-For": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"}
        answer = case.call(headers={**built.headers[who], **somewhere})
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
