"""The registry: rules for every system, and one more system that is added for a test."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

import pytest
from jsonschema_rs import meta

from app.messages import system_texts
from app.rules.systems import SYSTEMS, offering
from app.rules.systems.base import form_of
from app.rules.systems.course_and_flow.titles import TITLES as course_and_flow
from app.rules.systems.q_star.titles import TITLES as q_star

EVERY = pytest.mark.parametrize("name", list(SYSTEMS))


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
    """A line's code is "<system>.<code>", so neither part has a dot."""
    system = SYSTEMS[name]
    assert system.name == name
    assert re.fullmatch(r"[a-z][a-z0-9-]*", name)
    assert system.title
    assert system.source
    actions = [action.name for action in system.actions]
    assert len(actions) == len(set(actions))
    texts = system_texts(name)
    codes = [code for kind in texts if kind != "words" for code in texts[kind]]
    for code in (*actions, *codes):
        assert re.fullmatch(r"[a-z][a-z0-9_-]*", code), code


@pytest.mark.parametrize(
    ("name", "titles"), [("q-star", q_star), ("course-and-flow", course_and_flow)]
)
def test_titles_of_forms_are_words_of_the_catalogue(name: str, titles: Mapping[str, str]) -> None:
    words = system_texts(name)["words"]
    assert {key: words.get(key) for key in titles} == titles


@EVERY
def test_forms_are_json_schema(name: str) -> None:
    system = SYSTEMS[name]
    meta.validate(system.form)
    for action in system.actions:
        form = form_of(action, {})
        meta.validate(form)
        assert form["type"] == "object"
        assert "$ref" not in str(form)


@EVERY
@pytest.mark.parametrize("roll", [{}, {"no-such-part": 1}, {"dice": "many"}])
def test_a_roll_that_does_not_fit_is_a_value_error(name: str, roll: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        SYSTEMS[name].odds(roll)
