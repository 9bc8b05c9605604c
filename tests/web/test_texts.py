"""The texts of problems, and that every code of the web has one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app import service, web
from app.web.errors import STATUS
from app.web.texts import catalogue, fill, text


@pytest.mark.parametrize(
    ("template", "params", "shown"),
    [
        ("{a} and {b}", {"a": "x", "b": 2}, "x and 2"),
        ("{n|# level|# levels} up", {"n": 1}, "1 level up"),
        ("{n|# level|# levels} up", {"n": 3}, "3 levels up"),
        ("{up|up|down}", {"up": True}, "up"),
        ("{up|up|down}", {"up": False}, "down"),
        ("[{gone}]", {}, "[]"),
        ("{cell}", {"cell": {"q": 3, "r": 3, "level": 0}}, "0405"),
        ("{unit}", {"unit": {"id": "u1", "name": "Hound"}}, "Hound"),
        ("{names}", {"names": ["a", "b"]}, "a, b"),
        ("[{a.__class__}] {0}", {"a": "x"}, "[] {0}"),
    ],
)
def test_templates(template: str, params: dict[str, object], shown: str) -> None:
    assert fill(template, params) == shown


def test_an_unknown_code_still_says_something() -> None:
    assert text("never-heard-of") == "Never heard of"


def test_every_code_raised_here_has_a_text() -> None:
    sources = [Path(str(service.__file__)), *Path(str(web.__path__[0])).rglob("*.py")]
    raised = {
        code
        for path in sources
        for code in re.findall(r'(?:Denied|Problem)\("([a-z-]+)"', path.read_text("utf-8"))
    }
    assert len(raised) > 15
    assert set(STATUS) | raised <= set(catalogue()["refusals"])
