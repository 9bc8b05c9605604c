"""No event, and no part of one, changes its shape unnoticed, because journals are kept for ever."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from app.engine.events.events import EVENTS
from app.engine.events.upcast import UPCASTERS
from tests.fixtures.keep_events import missing, read, shapes_now, wrongs

VERSIONS = {name: version for name, (version, _) in EVENTS.items()}


def test_events_of_old_journals_are_still_read() -> None:
    assert wrongs(read(), shapes_now(), VERSIONS) == []


def test_every_shape_is_kept() -> None:
    """After a change run `python -m tests.fixtures.keep_events` and commit events.json."""
    assert missing(read(), shapes_now()) == []


def test_every_kept_version_has_a_way_to_today() -> None:
    for name in read():
        kind, _, version = name.rpartition(" ")
        if kind == "part":
            continue
        for older in range(int(version), VERSIONS.get(kind, int(version))):
            assert (kind, older) in UPCASTERS, f"{kind} {older} has no step in upcast.py"
        assert kind in VERSIONS or (kind, int(version)) in UPCASTERS, f"{kind} is read no more"


def changed(name: str, **fields: Any) -> dict[str, Any]:
    """Returns today's shapes with changed fields in one of them; None removes a field."""
    now = deepcopy(shapes_now())
    for field, value in fields.items():
        if value is None:
            del now[name][field]
        else:
            now[name][field] = value
    return now


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"unit": None}, ["unit.moved 1: unit is gone"]),
        (
            {"unit": {"is": {"type": "integer"}, "required": True}},
            ["unit.moved 1: unit is another"],
        ),
        ({"path": {"is": {"type": "null"}, "required": False}}, ["unit.moved 1: path is another"]),
        (
            {"mood": {"is": {"type": "string"}, "required": True}},
            ["unit.moved 1: mood is new and has no default"],
        ),
        ({"mood": {"is": {"type": "string"}, "required": False}}, []),
        (
            {"unit": {"is": {"anyOf": [{"type": "string"}, {"type": "null"}]}, "required": True}},
            [],
        ),
    ],
)
def test_the_guard_sees_what_would_break(fields: dict[str, Any], wrong: list[str]) -> None:
    assert wrongs(read(), changed("unit.moved 1", **fields), VERSIONS) == wrong


def test_the_guard_sees_what_lies_deeper() -> None:
    now = changed("part Prop", height=None)
    assert wrongs(read(), now, VERSIONS) == ["part Prop: height is gone"]


def test_a_new_version_may_be_another() -> None:
    now = shapes_now()
    now["unit.moved 2"] = now.pop("unit.moved 1")
    assert wrongs(read(), now, {**VERSIONS, "unit.moved": 2}) == []
    assert wrongs(read(), now, VERSIONS) == ["unit.moved 1 is gone"]
