"""The answers of queries are as their published types say."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from jsonschema_rs import ValidationError

from app.engine.queries import answer_types, query_names, query_types
from tests.engine.fights import armed, duel, gun
from tests.engine.frames import document
from tests.engine.play import Table, cell
from tests.web.schema import check_document

TYPES = answer_types()


def check(name: str, answer: Any) -> None:
    """Raise when an answer is not as published, or has another field."""
    check_document(TYPES[name], msgspec.json.decode(msgspec.json.encode(answer)))


@pytest.fixture
def table() -> Table:
    """Fox's turn, at the edge of a cliff; the Wolf's numbers are not told to players."""
    table, fox, _ = duel(armed(gun(3)), armed())
    table.ground((7, 3, 4), (3, 4, -3), (4, 3, None))
    table.send("handler", "table.options", options={"npc_stats": "condition"})
    table.send("handler", "prop.add", q=5, r=2, height=2, value=3)
    table.send("handler", "character.add", name="Ann", unit=fox)
    table.send("handler", "mission.add", name="Bridge", crew=list(table.state.world.characters))
    return table


def questions(table: Table) -> dict[str, list[dict[str, Any]]]:
    """Every query, with params for each kind of answer that it has."""
    fox, wolf = table.state.scene.units
    character = next(iter(table.state.world.characters))
    ends = {"from": {"unit": fox}, "to": {"unit": wolf}}
    shot = {"unit": fox, "weapon": "gun"}
    sheet = {"character": character, "attributes": ["sharpness"]}
    course = {
        "course": {"die": "daring", "face": 3}, "dice": ["sneaky", "thriving"], "threshold": 8,
    }  # fmt: skip
    step = {"do": "raise", "attribute": "sharpness", "points": 2}
    return {
        "reach": [{"unit": fox, "mode": "ground"}, {"unit": fox, "mode": "flight"}],
        "path": [
            {"unit": fox, "mode": "ground", "to": to} for to in (cell(3, 4, -3), cell(7, 3, 4))
        ],
        "range": [ends, {**ends, "to": cell(8, 3, 0)}],
        "sight": [ends, {**ends, "to": cell(8, 3, 0)}],
        "viewshed": [{"from": {"unit": fox}, "radius": 5}],
        "falls": [{}, {"ending": fox}],
        "module_hexes": [{"unit": fox, "module": "smoke-cast"}],
        "lowering": [{"level": 0}, {"level": 1}],
        "area": [{"at": cell(3, 3, 0), "radius": 2}],
        "actions": [{"unit": fox}],
        "rolls": [{"unit": fox}],
        "aim": [{**shot, "at": at} for at in ({"unit": wolf}, cell(7, 3, 4))],
        "targets": [shot],
        "suggestion": [{"unit": fox}, {"unit": fox, "towards": cell(3, 4, -3)}],
        "frame": [{"build": document(armed())}, {"build": {**document(armed()), "chassis": "?"}}],
        "notation": [{"notation": "2d6+1"}, {"notation": "1d6!"}],
        "disposition": [{"unit": wolf, "to": to} for to in ("ally", "neutral")],
        "payout": [{"mission": next(iter(table.state.world.missions))}],
        "odds": [
            {"roll": {"kind": "proactive", "dice": ["d8"], "mark": 4}},
            {"roll": {"kind": "reactive", "dice": ["d8"]}},
            {"roll": {"kind": "proactive", "mark": 4, "sheet": sheet}},
            {"system": "q-star", "roll": {"die": "d6"}},
            {"system": "q-star", "roll": {"die": "d6", "other_die": "d8"}},
            {"system": "action-rolls", "roll": {"kind": "action"}},
            {"system": "action-rolls", "roll": {"kind": "action", "threshold": 3}},
            {"system": "action-rolls", "roll": {"kind": "save"}},
            {"system": "course-and-flow", "roll": course},
        ],
        "upgrade_plan": [{"character": character, "upgrades": [step] * n} for n in (1, 40)],
    }


def test_every_answer_is_as_published(table: Table) -> None:
    asked = questions(table)
    assert set(asked) == set(TYPES) == set(query_types()) == set(query_names())
    answers = [
        (name, table.ask(who, name, **params))
        for name, several in asked.items()
        for params in several
        for who in (("handler",) if name in ("disposition", "payout") else ("ann", "handler"))
    ]
    for name, answer in answers:
        check(name, answer)
    told = dict(answers)
    assert told["upgrade_plan"]["refused"] is not None
    assert told["path"]["path"] is None
    assert any("fall" in each for name, one in answers if name == "reach" for each in one["cells"])


def test_an_answer_with_another_field_is_found(table: Table) -> None:
    answer = table.ask("ann", "area", at=cell(3, 3, 0), radius=1)
    with pytest.raises(ValidationError):
        check("area", {**answer, "more": 1})
