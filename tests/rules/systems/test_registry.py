"""The registry: what every system keeps to, and one more system for a while."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from jsonschema import Draft202012Validator

from app.rules.systems import SYSTEMS, offering
from app.rules.systems.base import form_of

EVERY = pytest.mark.parametrize("name", list(SYSTEMS))
KINDS = {"log", "offers", "facts", "refusals", "words"}


def test_one_more_system_for_a_while() -> None:
    more = replace(SYSTEMS["frame-state"], name="more")
    with offering(more):
        assert SYSTEMS["more"] is more
        with pytest.raises(ValueError, match="'more' already"), offering(more):
            raise AssertionError
        assert SYSTEMS["more"] is more
    assert "more" not in SYSTEMS


@EVERY
def test_names_make_codes(name: str) -> None:
    """A line's code is "<system>.<code>", so neither holds a dot."""
    system = SYSTEMS[name]
    assert system.name == name
    assert re.fullmatch(r"[a-z][a-z0-9-]*", name)
    assert system.title
    assert system.source
    actions = [action.name for action in system.actions]
    assert len(actions) == len(set(actions))
    codes = [code for kind in system.texts if kind != "words" for code in system.texts[kind]]
    for code in (*actions, *codes):
        assert re.fullmatch(r"[a-z][a-z0-9_-]*", code), code


@EVERY
def test_texts_are_well_formed(name: str) -> None:
    texts = SYSTEMS[name].texts
    assert set(texts) <= KINDS
    slot = r"\{[a-z_][a-z0-9_.]*(\|[^|{}]*\|[^|{}]*)?\}"
    for kind, templates in texts.items():
        for code, template in templates.items():
            assert template, code
            assert kind == "words" or "{" not in re.sub(slot, "", template), code


@EVERY
def test_forms_are_json_schema(name: str) -> None:
    system = SYSTEMS[name]
    Draft202012Validator.check_schema(system.form)
    for action in system.actions:
        form = form_of(action, {})
        Draft202012Validator.check_schema(form)
        assert form["type"] == "object"
        assert "$ref" not in str(form)


@EVERY
@pytest.mark.parametrize("roll", [{}, {"no-such-part": 1}, {"dice": "many"}])
def test_a_roll_that_does_not_fit_is_a_value_error(name: str, roll: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        SYSTEMS[name].odds(roll)
