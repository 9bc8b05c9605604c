"""Recorded games: old games still replay. A recording is never made again, only new ones added
(tests/fixtures/make_game.py makes one).

A recording holds the commands with their senders, the faces that were rolled, the rows of the
journal, and a hash of the last state. Two things are checked: that the rows fold to that state
(a rule mended later must not change this), and that the commands are still decided alike.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from app.engine import Row, State, apply_row, groups, log_entries, new_state, project
from tests.engine.play import Table

GAMES = Path(__file__).parents[1] / "fixtures" / "games"
RECORDINGS = sorted(GAMES.glob("*.json"))


#: What views have gained since the first recording, by the generation that brought it, as paths
#: ("*": every key).
#: A recording says with `views` which generation it was made in; what came later is left out of
#: its hash, so that the hash still holds.
GAINED: dict[int, tuple[tuple[str, ...], ...]] = {
    2: (
        ("undo", "unit"),
        ("undo", "redo"),
        ("table", "options", "upgrades_need_approval"),
        ("table", "options", "share_base"),
        ("scene", "map", "tint"),
        ("table", "chance", "mix"),
        ("categories",),
        ("characters",),
        ("missions",),
        ("systems",),
    ),
    3: (),
    4: (("undo", "prop"), ("undo", "redo", "prop")),
    5: (
        ("table", "options", "tuning_points"),
        ("table", "options", "repairs"),
        ("table", "options", "reaction_seconds"),
        ("scene", "units", "*", "frame"),
        ("scene", "units", "*", "overheated"),
        ("scene", "units", "*", "off_balance"),
        ("scene", "units", "*", "conditions"),
        ("scene", "units", "*", "pilot_of"),
        ("scene", "units", "*", "carried_by"),
        ("scene", "units", "*", "in_hand"),
        ("characters", "*", "sheet", "salvage"),
        ("characters", "*", "replace"),
        ("builds",),
        ("asks",),
        ("attacks",),
        ("reactions",),
    ),
    6: (("missions", "*", "deductions", "*", "applies"),),
    7: (("builds", "*", "asked"),),
    8: (
        ("scene", "units", "*", "frame", "gait"),
        *(("asks", "*", name) for name in ("kind", "about", "steps", "energy")),
    ),
    9: (
        ("undo", "steps"),
        ("undo", "again"),
        ("scene", "units", "*", "copilots"),
        ("scene", "fog"),
        ("scene", "units", "*", "condition"),
        ("table", "options", "npc_stats"),
        ("scene", "props", "*", "hidden"),
        ("table", "options", "fog"),
        ("table", "options", "sight"),
    ),
    10: (("asks", "*", "attack"),),
    11: (("scene", "units", "*", "obstacle"),),
}
NEWEST = max(GAINED)
#: Since this generation dice systems are hashed as what they keep, not as what their panels say of
#: it: words may improve, the state of a game may not change.
KEPT_SLICES = 3


def hash_of(state: State, views: int = NEWEST) -> str:
    """A hash of everything that any group can see, as of a generation of views, and the record."""
    shown: dict[str, Any] = {
        group: json.loads(json.dumps(project(state, group))) for group in groups(state)
    }
    gained = [path for since, paths in GAINED.items() if since > views for path in paths]
    for view in shown.values():
        if views >= KEPT_SLICES:
            del view["systems"]
        for path in gained:
            leave_out(view, path)
    if views >= KEPT_SLICES:
        kept_slices = {name: each.slice for name, each in state.world.systems.items()}
        shown["slices"] = json.loads(json.dumps(kept_slices))
    shown["counters"] = dict(state.record.dice.counters)
    shown["lines"] = dict(state.record.log_counts)
    return hashlib.sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()


def leave_out(view: Any, path: tuple[str, ...]) -> None:
    """Delete what a path leads to, where it leads; "*" is every key, or everything in a list."""
    key, *below = path
    if key == "*" and isinstance(view, list):
        for each in view:
            leave_out(each, tuple(below))
        return
    for name in tuple(view) if key == "*" else (key,):
        if not below:
            view.pop(name, None)  # Some things only the Handler's view has.
        elif view.get(name) is not None:
            leave_out(view[name], tuple(below))


def record(table: Table, commands: list[dict[str, Any]], faces: list[int]) -> dict[str, Any]:
    """The recording of a game that was just played."""
    rows = [{"seat": row.seat_id, "events": row.events} for row in table.rows]
    return {
        "views": NEWEST,
        "commands": commands,
        "faces": faces,
        "rows": rows,
        "hash": hash_of(table.state),
    }


#: Commands by game and place that a rule mended since refuses, with its code. The rest of such a
#: game goes on from the row that was recorded.
MENDED: dict[tuple[str, int], str] = {
    ("characters", 42): "in-debt",  # no point raises a stat in debt (FS 8)
}


def play(commands: list[dict[str, Any]], faces: list[int], name: str = "", rows: Any = ()) -> Table:
    """Play recorded commands at a new table; the row of what is `MENDED` is taken over."""
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
    """A row of the recording as it stands there."""
    number = table.state.version + 1
    taken = Row("t1", number, f"r{number}", row["seat"], "", "now", row["events"])
    table.state = apply_row(table.state, taken)
    table.rows.append(taken)


def kept(old: Any, new: Any) -> bool:
    """Whether all that was recorded is still so; objects may have gained keys since, and lines of
    the log that had no data some."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(
            key in new and (kept(value, new[key]) or (key == "data" and value is None))
            for key, value in old.items()
        )
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(kept, old, new))
    return bool(old == new)


def essential(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without what a turn's end had to say before a rule was mended: a movement is over with
    whatever else its unit does (FS 5.3), so there is nothing left to end."""
    late = {"movement": None}
    return [each for each in events if each["type"] != "unit.readied" or each["set"] != late]


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
    state = new_state("t1")
    for version, row in enumerate(game["rows"], 1):
        state = apply_row(
            state, Row("t1", version, f"r{version}", row["seat"], "", "now", row["events"])
        )
    assert hash_of(state, game.get("views", 1)) == game["hash"]


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_the_commands_are_still_decided_alike(path: Path) -> None:
    game = json.loads(path.read_text("utf-8"))
    table = play(game["commands"], game["faces"], path.stem, game["rows"])
    now = json.loads(json.dumps([essential(row.events) for row in table.rows]))
    assert kept([essential(row["events"]) for row in game["rows"]], now)
    assert hash_of(table.state, game.get("views", 1)) == game["hash"]
