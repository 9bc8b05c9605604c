"""What recorded games sent and what everybody received fit the published schemas."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.engine import Row, apply_row, diff, groups, log_entries, new_state, project
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import COMMANDS
from app.web.schemas.structs import command_schema_name
from tests.fixtures.recordings import RECORDINGS
from tests.web.schema import check_frame, validator

#: Whole views are checked after so many rows; changes after each.
VIEWS = 30


def received(rows: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yields the frames that the groups of a table get while it is played."""
    state = new_state("t1")
    known: dict[str, Any] = {}
    for n, each in enumerate(rows, 1):
        row = Row("t1", n, f"r{n}", each["seat"], "", "2026-01-01T00:00:00.000Z", each["events"])
        state = apply_row(state, row)
        for group in groups(state):
            view = json.loads(json.dumps(project(state, group)))
            entries = json.loads(json.dumps(log_entries(row, group, n)))
            if group in known:
                patch = diff(known[group], view)
                yield {"t": "change", "seq": n, "patch": patch, "entries": entries}
            if group not in known or n % VIEWS == 0 or n == len(rows):
                yield {"t": "view", "epoch": "e", "seq": n, "view": view, "entries": entries}
            known[group] = view


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_every_frame_of_a_recorded_game_fits(path: Path) -> None:
    game = json.loads(path.read_text("utf-8"))
    frames = list(received(game["rows"]))
    assert len(frames) > 20
    for frame in frames:
        check_frame(frame)


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_every_command_of_a_recorded_game_fits(path: Path) -> None:
    game = json.loads(path.read_text("utf-8"))
    sent = [each["command"] for each in game["commands"]]
    checked = [
        command for command in sent if COMMANDS[command["type"]].who is not Permission.SYSTEM
    ]
    assert len(checked) > 5
    for command in checked:
        validator(command_schema_name(command["type"])).validate(command)
