"""The guide of all commands and queries: complete, and made from what checks them."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import httpx
import pytest

from app.engine.queries import query_types
from app.messages import codes
from app.web.command_guide import commands, kind_of, queries, refusals
from app.web.schemas.refusals import FILE, reasons_of, refusals_of, refusals_of_all
from app.web.schemas.structs import sendable
from tests.fixtures import make_refusals
from tests.web.answers import assert_page_policy


def test_the_list_of_refusals_is_current() -> None:
    assert FILE.read_text("utf-8") == make_refusals.text(), "python -m tests.fixtures.make_refusals"


def test_refusals_are_found_in_what_a_command_calls() -> None:
    assert {"too-steep", "no-steps", "not-yours"} <= set(refusals_of("command", "unit.move"))
    assert "module-too-far" in refusals_of("command", "module.use")
    assert "needs-approval" in refusals_of("command", "character.upgrade")
    assert "module-too-far" not in refusals_of("command", "unit.move")
    # the fold of an event resizes maps too, but refuses nothing
    assert "level-out-of-range" not in refusals_of("command", "unit.move")
    assert "level-out-of-range" in refusals_of("command", "terrain.set")
    assert "notation-syntax" in refusals_of("query", "notation")
    assert "malformed" in refusals_of_all("command")
    with pytest.raises(KeyError):
        refusals_of("command", "unit.mvoe")


def test_reasons_in_the_answer_of_a_query_are_no_refusals(browser: httpx.Client) -> None:
    for name, raised, answered in (
        ("path", {"no-such-unit", "malformed"}, {"too-far", "too-steep", "occupied"}),
        ("reach", {"no-such-unit"}, {"too-far", "no-turn", "not-your-turn", "no-steps"}),
        ("actions", {"no-such-unit"}, {"no-steps", "staggered", "one-step-only", "not-yours"}),
        ("suggestion", {"no-such-unit"}, {"no-turn", "no-steps"}),
        ("frame", {"no-such-character"}, {"build-points"}),
    ):
        found, listed = set(refusals_of("query", name)), set(reasons_of(name))
        assert raised <= found and not answered & found, name
        assert answered <= listed and not raised & listed, name
    assert reasons_of("falls") == reasons_of("range") == []
    text = browser.get("/guide/commands").text
    (path,) = re.findall(r'id="query-path">(.*?)</section>', text, re.DOTALL)
    refused, _, reasons = path.partition("Reasons in the answer")
    assert "#refusal-no-such-unit" in refused and "#refusal-too-far" not in refused
    assert "#refusal-too-far" in reasons and "#refusal-no-such-unit" not in reasons
    (falls,) = re.findall(r'id="query-falls">(.*?)</section>', text, re.DOTALL)
    assert "Reasons in the answer" not in falls


def test_every_command_and_query_has_an_entry(browser: httpx.Client) -> None:
    assert [each.name for each in commands()] == sorted(sendable())
    assert [each.name for each in queries()] == sorted(query_types())
    answer = browser.get("/guide/commands")
    assert answer.status_code == 200
    assert_page_policy(browser, answer)
    anchors = re.findall(r'<section class="entry" id="([^"]+)"', answer.text)
    named = [f"command-{each.name}" for each in commands()]
    assert anchors == named + [f"query-{each.name}" for each in queries()]
    text = unescape(answer.text)
    plain = " ".join(re.sub(r"</?code>", "", text).split())
    for entry in (*commands(), *queries()):
        assert entry.example in text and " ".join(entry.text.replace("`", "").split()) in plain
        assert all(f'<a href="#refusal-{code}"><code>{code}</code>' in text for code in entry.codes)
    linked = {*re.findall(r'href="/api/v1/schemas/(\w+)\.json"', text)}
    listed = browser.get("/api/v1/schemas?limit=1000").json()["schemas"]
    assert linked <= {each["name"] for each in listed}


def test_every_refusal_is_there_with_its_parameters(browser: httpx.Client) -> None:
    text = browser.get("/guide/commands").text
    rows = dict(re.findall(r'<tr id="refusal-([^"]+)">(.*?)</tr>', text))
    assert set(rows) == {each.code for each in refusals()} == codes("refusals")
    assert set(re.findall(r'href="#refusal-([^"]+)"', text)) <= rows.keys()
    for each in refusals():
        params, *data = rows[each.code].split('<p class="refusal-data">')
        shown = re.findall(r"<code>(\w+)</code> ", params)
        assert shown == [field.name for field in each.params], each.code
        assert len(data) == len(each.data)
    assert '<td data-column="text">Needs {need} steps, {left} left</td>' in rows["no-steps"]
    assert not [each.code for each in refusals() if re.search(r"[$*\[]", " ".join(each.texts))]
    begun = "Nobody has the turn: begin {unit}&#39;s first<br>{unit} has acted this round"
    assert f'<td data-column="text">{begun}</td>' in rows["no-turn"]
    (seat,) = (each for each in refusals() if each.code == "no-such-seat")
    assert [(each.name, each.kind, each.required) for each in seat.params] == [
        ("seat", "string", False)
    ]


def test_the_guide_has_the_data_of_refusals(browser: httpx.Client) -> None:
    data = {each.code: each.data for each in refusals() if each.data}
    assert {"malformed", "illegal-build", "page-changed", "not-signed-in"} <= data.keys()
    command, body = data["malformed"]
    assert (command.kind, [each.name for each in command.fields]) == (
        "MalformedData",
        ["fields", "missing", "values"],
    )
    assert (body.kind, [each.name for each in body.fields]) == ("list of Mistake", ["at", "what"])
    text = browser.get("/guide/commands").text
    rows = dict(re.findall(r'<tr id="refusal-([^"]+)">(.*?)</tr>', text))
    assert rows["malformed"].count("/api/v1/schemas/Mistake.json") == 1
    about = text[text.index('<h2 id="refusals">') : text.index('<tr id="refusal-')]
    assert [f"<code>{name}</code>" in about for name in ("cell", "step", "segment")] == [True] * 3


def test_the_members_of_an_answer_are_a_table_like_the_parameters(browser: httpx.Client) -> None:
    text = browser.get("/guide/commands").text
    for each in queries():
        (entry,) = re.findall(rf'id="query-{each.name}">(.*?)</section>', text, re.DOTALL)
        heads = re.findall(r"<thead><tr><th>([^<]+)</th>", entry)
        shown = re.findall(r"<tr><td><code>(\w+)</code>", entry)
        forms = [each.fields, *each.answered]
        assert shown == [field.name for form in forms for field in form]
        heading = ["in the answer", "or in the answer"][: len(each.answered)]
        assert heading and heads == ["field"] * bool(each.fields) + heading
    asked = {each.name: each for each in queries()}
    assert [[field.name for field in form] for form in asked["range"].answered] == [
        ["distance", "steps", "in_range", "straight"]
    ]
    assert len(asked["path"].answered) == 2


def test_parameters_say_what_they_count() -> None:
    known = {each.code: {field.name: field for field in each.params} for each in refusals()}
    assert known["too-far"]["cost"].text.startswith("hexes of movement")
    assert known["no-steps"]["left"].text.startswith("steps of the unit")
    assert known["solid"]["by"].kind == 'NamedProp or "ground"'
    assert known["occupied"]["by"].kind == "NamedUnit"
    assert known["attack-waits"]["why"].kind == '"zone" or "pause"'
    assert "body.name" in known["malformed"]["at"].text


def test_an_entry_says_who_and_with_what() -> None:
    (move,) = (each for each in commands() if each.name == "unit.move")
    assert move.who == "Handler, pilot: a unit it controls"
    assert "Handlers only: `free`" in move.notes
    path = next(each for each in move.fields if each.name == "path")
    assert (path.kind, path.schema, path.required) == (
        "list of CellForm, 1 to 500",
        "CellForm",
        True,
    )
    assert {"type", "scene", "overrule", "reason"}.isdisjoint(each.name for each in move.fields)
    required = [each.required for each in move.fields]
    assert required == sorted(required, reverse=True)
    asked = {each.name: each for each in queries()}
    assert asked["disposition"].who == "Handler"
    assert asked["rolls"].who == "Handler, pilot: a unit it controls"
    assert asked["path"].who == "everybody at the table, about what they may know"
    assert asked["aim"].notes == ("Handlers only: `free`",)


def test_texts_are_for_readers_of_the_reference() -> None:
    for each in (*commands(), *queries()):
        texts = [each.text, *(field.text for field in each.fields)]
        assert not [text for text in texts if re.search(r"\bRaises\b|\bReturns\b|Refusal", text)]


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        ({"const": 1}, "1"),
        ({"enum": ["a", "b"]}, '"a" or "b"'),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string or null"),
        ({"type": "array", "items": {"type": "boolean"}}, "list of boolean"),
        ({"type": "array", "items": {"const": 1}, "minItems": 2}, "list of 1, at least 2"),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "object of integer"),
        ({"type": "integer", "minimum": 0, "maximum": 9}, "integer, 0 to 9"),
        ({"type": "integer", "maximum": 9}, "integer, at most 9"),
        ({"type": "string", "maxLength": 9}, "string, at most 9 characters"),
        ({}, "anything"),
    ],
)  # fmt: skip
def test_what_a_field_holds_is_said_in_words(schema: dict[str, Any], words: str) -> None:
    assert kind_of(schema) == (words, "")


def test_the_page_is_revalidated_and_in_the_list_of_guides(browser: httpx.Client) -> None:
    answer = browser.get("/guide/commands")
    again = browser.get("/guide/commands", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert 'href="/guide/commands"' in browser.get("/guide").text
    assert browser.get("/api/v1").json()["guides"]["commands"] == "/guide/commands"
    assert '/guide/commands"' in browser.get("/guide/quick-start").text


def test_the_guides_of_the_index_exist(browser: httpx.Client) -> None:
    guides = browser.get("/api/v1").json()["guides"]
    assert {"quick_start", "client", "turn", "examples", "api", "commands"} == guides.keys()
    assert [browser.get(page).status_code for page in guides.values()] == [200] * len(guides)
