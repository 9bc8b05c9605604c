"""Every code of the engine has a text, and every text has a code."""

from __future__ import annotations

import pytest

from app.engine.events.events import EVENTS, FOLDS
from app.paths import STATIC
from tests.engine.code_scan import (
    CATALOGUE,
    ENGINE,
    line_codes,
    modules,
    refusals,
    strings,
    written_lines,
)

# reads the source of the program
pytestmark = pytest.mark.no_cover


def test_every_refusal_has_a_text() -> None:
    assert len(refusals()) > 200
    assert refusals() <= CATALOGUE["refusals"]


def test_every_text_of_a_refusal_has_a_code() -> None:
    """The code is one of the engine, of the web, of a build's problems, or of the page."""
    said = {each for tree in modules(ENGINE.parent) for each in strings(tree)}
    page = "".join(path.read_text("utf-8") for path in (STATIC / "js").rglob("*.js"))
    others = CATALOGUE["refusals"] - refusals()
    assert {each for each in others - said if f'"{each}"' not in page} == set()


def test_every_line_of_the_log_has_a_text() -> None:
    assert len(line_codes()) > 50
    assert line_codes() <= CATALOGUE["log"]


def test_every_text_of_a_line_has_a_code() -> None:
    assert CATALOGUE["log"] == written_lines()


def test_every_event_of_an_undo_has_a_word() -> None:
    worldly = {
        name for name in EVENTS if name.split(".")[0] not in ("table", "seat", "dice", "said")
    }
    missing = worldly - CATALOGUE["words"] - {"reverted"}
    assert missing == set()


def test_every_event_folds() -> None:
    assert {shape for _, shape in EVENTS.values()} == set(FOLDS)
