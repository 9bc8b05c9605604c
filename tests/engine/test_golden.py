"""Recorded games still replay. A recording is never made again; tests/fixtures/make_game.py adds
new ones.

A recording has the commands with their senders, the rolled faces, the rows of the journal, and a
hash of the last state. The rows must lead to that state, whatever rules changed since. The commands
must give the same rows again.
"""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from app.engine import Row, State, apply_row, log_entries, new_state
from tests.engine.play import Table
from tests.fixtures.recordings import (
    GAMES,
    RECORDINGS,
    hash_of,
)

#: Commands, by game and position, that a later rule refuses, with the code. The rest of such a game
#: continues from the recorded row.
MENDED: dict[tuple[str, int], str] = {
    ("characters", 42): "in-debt",  # debt forbids raising a number with points (FS 8)
    ("reactions-and-wrecks", 43): "attack-waits",  # not for who has reacted (FS C 3.23)
}


def play(commands: list[dict[str, Any]], faces: list[int], name: str = "", rows: Any = ()) -> Table:
    """Plays recorded commands at a new table. The rows of commands in `MENDED` are taken from the
    recording."""
    first = commands[0]["command"]
    table = Table(first["map"], seated=False)
    table.faces = list(faces)
    for at, sent in enumerate(commands[1:], 1):
        fields = {key: value for key, value in sent["command"].items() if key != "type"}
        if (code := MENDED.get((name, at))) is not None:
            assert table.refuse(sent["who"], sent["command"]["type"], **fields).code == code
            take_over(table, rows[at])
            continue
        table.send(sent["who"], sent["command"]["type"], **fields)
    return table


def take_over(table: Table, row: dict[str, Any]) -> None:
    """Applies a recorded row unchanged."""
    number = table.state.version + 1
    taken = Row("t1", number, f"r{number}", row["seat"], "", "now", row["events"])
    table.state = apply_row(table.state, taken)
    table.rows.append(taken)


def kept(old: Any, new: Any) -> bool:
    """Whether everything recorded is still the same. Objects may have more keys since, and lines of
    the log may have data."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(
            key in new and (kept(value, new[key]) or (key == "data" and value is None))
            for key, value in old.items()
        )
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(kept, old, new))
    return bool(old == new)


def essential(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Returns the events without those that changed rules have added or made superfluous.

    A movement now ends when its unit does something else (FS 5.3), so that nothing is left to end
    with the turn; after a reaction in time the attack no longer waits for that unit (FS C 3.23).
    """
    late = {"movement": None}
    return [
        each
        for before, each in pairwise([{"type": ""}, *tallied_last(events)])
        if not (each["type"] == "unit.readied" and each["set"] == late)
        and not (each["type"] == "attack.put" and is_in_time(before))
    ]


def tallied_last(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Returns the events with the tallies of a round at the end, where they were once told.

    They now come before the next round begins (FS 8.5), so that lines have other numbers.
    """
    kinds = {each["type"] for each in events}
    if not kinds >= {"environment.resolved", "mission.tallied"}:
        return events
    lines = [[{**line, "n": None} for line in each.get("log", ())] for each in events]
    unnumbered = [{**each, "log": log} for each, log in zip(events, lines, strict=True)]
    return sorted(unnumbered, key=lambda each: each["type"] == "mission.tallied")


def segments_untold(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Returns the events without what players read of segments, for games with hidden units.

    They now read of a segment as soon as they know nobody who is left to act before it (FS 6.3), so
    that other lines have other numbers until the Handler is done with the hidden units.
    """

    def untold(line: dict[str, Any]) -> dict[str, Any]:
        segment = line["code"] == "segment.begun"
        return {**line, "n": ["handler"] if segment else sorted(line["n"] or ())}

    def is_read(line: dict[str, Any]) -> bool:
        return line["code"] != "segment.begun" or "handler" in (line["n"] or ("handler",))

    return [
        {**each, "log": [untold(line) for line in each.get("log") or () if is_read(line)]}
        for each in events
        if not (
            each["type"] == "said"
            and {line["code"] for line in each.get("log") or ()} == {"segment.begun"}
        )
    ]


def is_in_time(event: dict[str, Any]) -> bool:
    """Whether an event is a reaction claimed in time."""
    return event["type"] == "reaction.put" and event["reaction"]["state"] == "now"


def folded(game: dict[str, Any]) -> State:
    """Returns the state after the recorded rows."""
    state = new_state("t1")
    for version, row in enumerate(game["rows"], 1):
        state = apply_row(
            state, Row("t1", version, f"r{version}", row["seat"], "", "now", row["events"])
        )
    return state


def test_there_are_recordings() -> None:
    assert RECORDINGS


def test_a_fight_with_reactions_a_zone_and_a_wreck_is_recorded() -> None:
    game = json.loads((GAMES / "reactions-and-wrecks.json").read_text("utf-8"))
    rows = [Row("t1", 1, "r1", row["seat"], "", "now", row["events"]) for row in game["rows"]]
    told = {line["code"] for row in rows for line in log_entries(row, "handler", 1)}
    assert len(game["commands"]) >= 60
    assert told >= {
        "reaction.in_time", "reaction.late", "reaction.after", "attack.zoned", "attack.goes_on",
        "unit.ejects", "pilot.boards", "pilot.dropped", "character.frame_replaced", "pilot.back",
    }  # fmt: skip


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_the_rows_still_fold_to_the_same_state(path: Path) -> None:
    game = json.loads(path.read_text("utf-8"))
    state = folded(game)
    assert hash_of(state, game.get("views", 1)) == game["hash"]


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_the_commands_are_still_decided_alike(path: Path) -> None:
    game = json.loads(path.read_text("utf-8"))
    table = play(game["commands"], game["faces"], path.stem, game["rows"])
    state = table.state
    now = json.loads(json.dumps([essential(row.events) for row in table.rows]))
    then = [essential(row["events"]) for row in game["rows"]]
    if any(command["command"].get("hidden") for command in game["commands"]):
        now, then = list(map(segments_untold, now)), list(map(segments_untold, then))
        counts = folded(game).record.log_counts
        state = replace(state, record=replace(state.record, log_counts=counts))
    assert kept(then, now)
    assert hash_of(state, game.get("views", 1)) == game["hash"]
