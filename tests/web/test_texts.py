"""The texts of problems. Every code of the web has one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app import web
from app.export import maps
from app.messages import codes, render, text, word
from app.services import seats, tables
from app.web.errors import STATUS, status_of


@pytest.mark.parametrize(
    ("kind", "code", "params", "shown"),
    [
        ("refusals", "occupied", {"by": "x"}, "Occupied by x"),
        ("refusals", "too-steep", {"levels": 1, "up": True}, "Cliff: 1 level up, one allowed"),
        ("refusals", "too-steep", {"levels": 3, "up": False}, "Cliff: 3 levels down, one allowed"),
        ("refusals", "occupied", {}, "Occupied by "),
        ("refusals", "occupied", {"by": ["a", "b"]}, "Occupied by a, b"),
        ("refusals", "occupied", {"by": -12345}, "Occupied by −12345"),
        ("refusals", "occupied", {"by": True}, "Occupied by true"),
        ("refusals", "occupied", {"by": {"id": "u1", "name": "Hound"}}, "Occupied by Hound"),
        ("refusals", "occupied", {"by": {"q": 3, "r": 3, "level": 0}}, "Occupied by 0405 level 0"),
        ("refusals", "occupied", {"by": "prop.added.of"}, "Occupied by prop.added.of"),
        ("refusals", "occupied", {"by": "{ $x } { 0 }"}, "Occupied by { $x } { 0 }"),
        ("log", "chat.said", {"text": "x" * 5000}, "x" * 5000),
        ("words", "prop.added.of", {"name": "Wall"}, "new prop Wall"),
    ],
)
def test_messages(kind: str, code: str, params: dict[str, object], shown: str) -> None:
    assert render(kind, code, params) == shown


def test_texts_by_people_are_not_translated() -> None:
    assert word("handler") == "Handler"
    assert render("log", "chat.said", {"text": "handler"}) == "handler"
    assert render("refusals", "occupied", {"by": {"name": "handler"}}) == "Occupied by handler"
    assert render("refusals", "occupied", {"by": "handler"}) == "Occupied by Handler"


def test_cells_are_named_as_on_the_map() -> None:
    at = {"by": {"q": 3, "r": 3}}
    assert render("refusals", "occupied", at, "flat") == "Occupied by 0405"
    assert render("refusals", "occupied", at, "pointy") == "Occupied by 0504"


def test_dice_systems_have_their_own_texts() -> None:
    player = {"player": "a", "name": "Ann"}
    refused = {"name": "Climbing", "attribute": "might", "die": "d6"}
    said = "Climbing cannot be higher than Might, which is d6"
    assert text("q-star.above-attribute", refused) == said
    told = {"player": player, "pool": "endurance", "amount": 2, "left": 1}
    assert render("log", "q-star.spent", told) == "Ann spends 2 Endurance: 1 left"
    assert render("log", "chat.said", {"text": "hit"}) == "hit"
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


def test_an_unknown_code_is_shown_as_words() -> None:
    assert text("never-heard-of") == "Never heard of"


def test_every_code_raised_here_has_a_text() -> None:
    asked = [Path(str(module.__file__)) for module in (maps, seats, tables)]
    sources = [*asked, *Path(str(web.__path__[0])).rglob("*.py")]
    raised = {
        code
        for path in sources
        for code in re.findall(r'(?:Denied|Problem)\("([a-z-]+)"', path.read_text("utf-8"))
    }
    assert len(raised) > 15
    assert set(STATUS) | raised <= codes("refusals")
