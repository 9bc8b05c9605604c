"""The texts of problems, and that every code of the web has one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app import web
from app.export import maps
from app.messages import catalogue, fill, log_line, text
from app.services import tables
from app.web.errors import STATUS, status_of


@pytest.mark.parametrize(
    ("template", "params", "shown"),
    [
        ("{a} and {b}", {"a": "x", "b": 2}, "x and 2"),
        ("{n|# level|# levels} up", {"n": 1}, "1 level up"),
        ("{n|# level|# levels} up", {"n": 3}, "3 levels up"),
        ("{up|up|down}", {"up": True}, "up"),
        ("{up|up|down}", {"up": False}, "down"),
        ("[{gone}]", {}, "[]"),
        ("{cell}", {"cell": {"q": 3, "r": 3, "level": 0}}, "0405 level 0"),
        ("{unit}", {"unit": {"id": "u1", "name": "Hound"}}, "Hound"),
        ("{names}", {"names": ["a", "b"]}, "a, b"),
        ("[{a.__class__}] {0}", {"a": "x"}, "[] {0}"),
    ],
)
def test_templates(template: str, params: dict[str, object], shown: str) -> None:
    assert fill(template, params) == shown


def test_what_people_wrote_is_no_word_of_the_game() -> None:
    params = {"outcome": "hit", "label": "hit", "unit": {"name": "hit"}}
    words = {"hit": "a blow"}
    assert fill("{outcome} {label} {unit}", params, words) == "a blow hit hit"


def test_cells_are_named_as_on_the_map() -> None:
    at = {"cell": {"q": 3, "r": 3}}
    assert fill("{cell}", at, orientation="flat") == "0405"
    assert fill("{cell}", at, orientation="pointy") == "0504"


def test_dice_systems_bring_their_own() -> None:
    player = {"player": "a", "name": "Ann"}
    refused = {"name": "Climbing", "attribute": "might", "die": "d6"}
    said = "Climbing cannot be higher than Might, which is d6"
    assert text("q-star.above-attribute", refused) == said
    told = {"player": player, "pool": "endurance", "amount": 2, "left": 1}
    assert log_line("q-star.spent", told) == "Ann spends 2 Endurance: 1 left"
    assert log_line("chat.said", {"text": "hit"}) == "hit"
    assert text("q-star.never-heard-of") == "Q star never heard of"
    assert text("frame-state.never-heard-of") == "Frame state never heard of"


@pytest.mark.parametrize(
    ("code", "status"),
    [
        ("q-star.no-such-npc", 404),
        ("q-star.not-your-character", 403),
        ("q-star.shift-beyond", 409),
        ("no-such-unit", 404),
        ("too-far", 409),
    ],
)
def test_refusals_have_their_status(code: str, status: int) -> None:
    assert status_of(code) == status


def test_an_unknown_code_still_says_something() -> None:
    assert text("never-heard-of") == "Never heard of"


def test_every_code_raised_here_has_a_text() -> None:
    asked = [Path(str(module.__file__)) for module in (maps, tables)]
    sources = [*asked, *Path(str(web.__path__[0])).rglob("*.py")]
    raised = {
        code
        for path in sources
        for code in re.findall(r'(?:Denied|Problem)\("([a-z-]+)"', path.read_text("utf-8"))
    }
    assert len(raised) > 15
    assert set(STATUS) | raised <= set(catalogue()["refusals"])
