"""The schemas of commands and queries allow what the server reads, and nothing else.

Cases are made from the schemas and from the structs, so new commands and queries are tried without
a change here.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from random import Random
from typing import Any, Final

import msgspec
import pytest

from app.engine.commands.permissions import Permission
from app.engine.commands.registry import COMMANDS, find_command, parse_command
from app.engine.params import read_struct
from app.engine.queries import query_types
from app.engine.refusals import Refusal, Refused
from app.rules.frame_state.combat.content.chassis import CHASSIS
from app.rules.frame_state.combat.content.conditions import CONDITIONS
from app.rules.frame_state.combat.content.generators import GENERATORS
from app.rules.systems import SYSTEMS
from app.settings import Settings
from app.web import asyncapi
from app.web.api.schemas import published_schemas
from app.web.app import create_app
from app.web.schemas.structs import command_schema_name, query_schema_name, sendable
from tests.counts import counts
from tests.engine.play import ROLES, Table
from tests.hostile.values import Known, Maker
from tests.web.schema_cases import REF, Cases, Validators

SCHEMAS: Final = asyncapi.document()["components"]["schemas"]
MANY: Final = counts(8, 500)
#: What a function checks with the state of the table before it, so that reading alone takes it.
RULES: Final = ("oneOf", "anyOf", "not")


def without_later_rules(schemas: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the schemas without the rules between fields that reading does not check."""
    made = copy.deepcopy(dict(schemas))
    for name, schema in made.items():
        if schema.get("type") == "object" and name not in ("GroundForm", "NotesForm"):
            for rule in RULES:
                schema.pop(rule, None)
    to = made["PathQuery"]["properties"]["to"]
    for rule in ("required", "properties"):
        to.pop(rule)
    return made


READ: Final = without_later_rules(SCHEMAS)
VALIDATORS: Final = Validators(SCHEMAS)
READ_VALIDATORS: Final = Validators(READ)


def read_command(raw: Mapping[str, Any]) -> None:
    """Reads a command as the server does, with those of a batch. Raises Refusal."""
    entry = find_command(raw)
    if entry.who is Permission.SYSTEM:
        raise Refusal("server-only")
    parsed = parse_command(entry, raw)
    for each in parsed.commands if entry.is_batch else ():
        inner = find_command(each)
        if inner.is_batch or inner.reverts:
            raise Refusal("not-in-a-batch")
        read_command(each)


def is_read(read: Any, *args: Any) -> str:
    """Returns why the server does not read a value, or ""."""
    try:
        read(*args)
    except Refusal as refusal:
        return f"{refusal.refused.code} {refusal.refused.params}"
    return ""


def from_json(value: Any) -> Any:
    """Returns a value as it comes out of JSON."""
    return json.loads(json.dumps(value))


def test_every_command_that_can_be_sent_has_a_schema() -> None:
    union = published_schemas(create_app(Settings()))["Command"]
    assert union["discriminator"]["mapping"].keys() == {
        name for name, entry in COMMANDS.items() if entry.who is not Permission.SYSTEM
    }
    for name, ref in union["discriminator"]["mapping"].items():
        assert {"$ref": ref} in union["oneOf"]
        schema = SCHEMAS[ref.removeprefix(REF)]
        assert schema["properties"]["type"]["const"] == name
        assert schema["description"] and schema["additionalProperties"] is False


@pytest.mark.parametrize("name", sorted(sendable()))
def test_the_example_of_a_command_is_read(name: str) -> None:
    schema = SCHEMAS[command_schema_name(name)]
    (example,) = schema["examples"]
    assert is_read(read_command, example) == ""
    assert VALIDATORS.allows(schema, example)


def test_the_ids_of_rules_in_examples_exist() -> None:
    (played,) = SCHEMAS["SystemActCommand"]["examples"]
    system = SYSTEMS[played["system"]]
    assert played["action"] in {action.name for action in system.actions}
    (mended,) = SCHEMAS["ActionMendCommand"]["examples"]
    assert mended["condition"] in CONDITIONS
    (saved,) = SCHEMAS["BuildSaveCommand"]["examples"]
    assert saved["build"]["chassis"] in CHASSIS
    assert saved["build"]["generator"] in GENERATORS


@pytest.mark.parametrize("name", sorted(query_types()))
def test_the_example_of_a_query_is_read(name: str) -> None:
    schema = SCHEMAS[query_schema_name(name)]
    (example,) = schema["examples"]
    assert is_read(read_struct, example, query_types()[name]) == ""
    assert VALIDATORS.allows(schema, example)


@pytest.mark.parametrize("name", sorted(sendable()))
def test_a_command_that_the_schema_allows_is_not_malformed(name: str) -> None:
    cases = Cases(Random(name), VALIDATORS)
    for _ in range(MANY):
        made = cases.value(SCHEMAS[command_schema_name(name)])
        assert is_read(read_command, made) == "", made


@pytest.mark.parametrize("name", sorted(query_types()))
def test_a_query_that_the_schema_allows_is_not_malformed(name: str) -> None:
    cases = Cases(Random(name), VALIDATORS)
    for _ in range(MANY):
        made = cases.value(SCHEMAS[query_schema_name(name)])
        assert is_read(read_struct, made, query_types()[name]) == "", made


@pytest.mark.parametrize("name", sorted(sendable()))
def test_the_schema_allows_the_commands_that_are_read_and_no_others(name: str) -> None:
    maker = Maker(Random(name), Known())
    schema = READ[command_schema_name(name)]
    for n in range(MANY):
        made = maker.command(name, wrong=n % 2)
        if not isinstance(made, dict) or not writable(made) or made.get("type") != name:
            continue
        made = from_json(made)
        refused = is_read(read_command, made)
        assert READ_VALIDATORS.allows(schema, made) is (refused == ""), (made, refused)


@pytest.mark.parametrize("name", sorted(query_types()))
def test_the_schema_allows_the_queries_that_are_read_and_no_others(name: str) -> None:
    maker = Maker(Random(name), Known())
    schema, shape = READ[query_schema_name(name)], query_types()[name]
    for n in range(MANY):
        made = maker.query(name, wrong=n % 2)
        if not isinstance(made, dict) or not writable(made):
            continue
        refused = is_read(read_struct, from_json(made), shape)
        assert READ_VALIDATORS.allows(schema, from_json(made)) is (refused == ""), (made, refused)


CELL: Final = {"q": 1, "r": 1, "level": 0}
NEW_PILOT: Final = {"name": "Fox", "disposition": "pilot"}
NEW: Final = {"type": "unit.add", "name": "Ox", "disposition": "enemy"}
TEST: Final = {"type": "test.request", "unit": "UNIT", "kind": "proactive", "mark": 5}
#: Fields that need or exclude each other: a command that is malformed, and one that is not.
TOGETHER: Final = (
    (NEW, {**NEW, "speed": 3, "integrity": 5, "stability": 5}),
    ({**NEW, "speed": 3}, {**NEW, "build": "none"}),
    (
        {"type": "undo", "attack": "a", "change": 3},
        {"type": "undo", "attack": "a", "change": None},
    ),
    (
        {"type": "wave.add", "name": "W", "units": ["UNIT"], "at": CELL, "zone": "z"},
        {"type": "wave.add", "name": "W", "units": ["UNIT"], "at": CELL},
    ),
    ({"type": "fog.reveal"}, {"type": "fog.reveal", "all": True}),
    ({"type": "terrain.veil", "veiled": True}, {"type": "fog.cover", "cells": [{"q": 1, "r": 1}]}),
    (
        {"type": "prop.update", "prop": "PROP", "q": 2, "hexes": [{"q": 1, "r": 1}]},
        {"type": "prop.update", "prop": "PROP", "q": 2, "r": 2},
    ),
    ({"type": "environment.skip"}, {"type": "environment.skip", "effect": "e"}),
    (
        {"type": "environment.skip", "effect": "e", "zone": "z"},
        {"type": "environment.skip", "zone": "z", "unit": "UNIT"},
    ),
    (
        {"type": "environment.skip", "effect": "e", "unit": "UNIT"},
        {"type": "environment.skip", "zone": "z", "effect": None},
    ),
    (TEST, {**TEST, "dice": ["d6"]}),
    (
        {"type": "test.roll", "kind": "proactive", "mark": 5, "sheet": None},
        {"type": "test.roll", "kind": "proactive", "mark": 5, "dice": []},
    ),
    ({"type": "mission.use", "tier": 1}, {"type": "mission.use", "tier": 1, "unit": "UNIT"}),
    (
        {"type": "terrain.set", "cells": [{"q": 1, "r": 1}]},
        {"type": "terrain.set", "cells": [{"q": 1, "r": 1, "level": 1}]},
    ),
    (
        {"type": "terrain.note", "cells": [{"q": 1, "r": 1, "of": [0], "count": 2}]},
        {"type": "terrain.note", "cells": [{"q": 1, "r": 1, "of": [0]}], "kinds": [[]]},
    ),
)


@pytest.mark.parametrize(("wrong", "right"), TOGETHER)
def test_fields_that_need_each_other(wrong: dict[str, Any], right: dict[str, Any]) -> None:
    table = Table()
    prop = table.send("handler", "prop.add", q=1, r=1, height=1, value=1).events[0]["prop"]["id"]
    pilot = {"controller": ROLES["ann"][0], "speed": 3, "integrity": 5, "stability": 5}
    unit = table.send("handler", "unit.add", **{**NEW_PILOT, **pilot}).events[0]["unit"]["id"]
    table.send("handler", "conflict.start")
    for raw, malformed in ((wrong, True), (right, False)):
        command = json.loads(json.dumps(raw).replace("UNIT", unit).replace("PROP", prop))
        schema = SCHEMAS[command_schema_name(command["type"])]
        assert VALIDATORS.allows(schema, command) is not malformed
        fields = {key: value for key, value in command.items() if key != "type"}
        done = table.decide("handler", command["type"], **fields)
        refused = done.code if isinstance(done, Refused) else ""
        assert (refused == "malformed") is malformed, refused


def writable(value: Any) -> bool:
    """Returns whether a value can be written as JSON of the server: no lone surrogates, and no
    number beyond 64 bits or without end. To JSON Schema 1.0 is an integer; it is left out too."""
    try:
        msgspec.json.encode(value)
        text = json.dumps(value, allow_nan=False)
    except (ValueError, OverflowError, RecursionError):
        return False
    fractions: list[float] = []
    json.loads(text, parse_float=lambda written: fractions.append(float(written)))
    return not any(each.is_integer() for each in fractions)
