"""Large units that the Handler marks as obstacles block lines of sight (FS 5.4)."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import project, run_query
from app.engine.state.snapshot import load_snapshot, snapshot
from app.engine.state.unit import Unit
from tests.engine.fights import armed, gun
from tests.engine.fog_table import at, names, sees, told
from tests.engine.frames import document
from tests.engine.play import Table, cell
from tests.engine.transfers import exported, imported

#: three cells, one above the other
TALL = [[0, 0, 0], [0, 0, 1], [0, 0, 2]]


def yard(**more: Any) -> tuple[Table, str, str, str]:
    """Fox and a Wolf in one row, with a Giant between them that is an obstacle."""
    table = Table()
    fox = table.unit("Fox", (2, 3, 0), controller="a")
    wolf = table.unit("Wolf", (6, 3, 0), "enemy")
    giant = table.unit("Giant", (4, 3, 0), "enemy", footprint=TALL, **{"obstacle": True, **more})
    return table, fox, wolf, giant


def look(table: Table, one: str, other: str, who: str = "ann") -> Any:
    return table.ask(who, "sight", **{"from": {"unit": one}, "to": {"unit": other}})


@pytest.mark.rule("FS 5.4.2")
def test_an_obstacle_blocks_sight_and_is_named() -> None:
    table, fox, wolf, giant = yard()
    for one, other in ((fox, wolf), (wolf, fox)):
        answer = look(table, one, other)
        assert not answer["visible"]
        assert answer["blocked_by"] == {
            **cell(4, 3, 0), "kind": "unit", "unit": giant, "name": "Giant", "top": 3,
        }  # fmt: skip
        sections = [each for each in answer["profile"] if (each["q"], each["r"]) == (4, 3)]
        assert sections[0]["spans"] == [[None, 3]]
    straight = table.ask("ann", "range", **{"from": {"unit": fox}, "to": {"unit": wolf}, "n": 9})
    assert straight["straight"]["blocked_by"]["unit"] == giant
    assert straight["in_range"], "ways are not barred by it"


@pytest.mark.parametrize(
    "change",
    [
        {"type": "unit.update", "obstacle": False},
        {"type": "unit.place", "at": None},
        {"type": "unit.place", "at": cell(4, 6, 0)},
        {"type": "unit.hide", "hidden": True},
        {"type": "unit.remove"},
        {"type": "overrule", "set": {"destroyed": True}, "text": "gone"},
    ],
    ids=lambda change: f"{change['type']}",
)
def test_an_obstacle_blocks_only_while_marked_and_not_hidden(change: dict[str, Any]) -> None:
    table, fox, wolf, giant = yard()
    fields = {name: value for name, value in change.items() if name != "type"}
    table.send("handler", change["type"], unit=giant, **fields)
    for who in ("handler", "ann"):
        assert look(table, fox, wolf, who)["visible"]
    table.send("handler", "undo")
    assert not look(table, fox, wolf)["visible"]


def test_an_obstacle_does_not_block_its_own_lines() -> None:
    table, fox, wolf, giant = yard(controller="a")
    for other in (fox, wolf):
        assert look(table, giant, other)["visible"] and look(table, other, giant)["visible"]
    cells = table.ask("ann", "viewshed", **{"from": {"unit": giant}, "radius": 9})["cells"]
    assert cell(6, 3, 0) in cells and cell(2, 3, 0) in cells
    behind = table.ask("ann", "viewshed", **{"from": {"unit": fox}, "radius": 9})["cells"]
    assert cell(6, 3, 0) not in behind and cell(3, 3, 0) in behind
    assert cell(4, 3, 0) in behind, "its own feet are in sight"


def test_a_unit_behind_an_obstacle_cannot_be_aimed_at_along_a_line() -> None:
    table, fox, wolf, giant = yard()
    table.send("handler", "unit.fit", unit=fox, build=document(armed(gun())), force=True)
    aimed = {"unit": fox, "weapon": "gun", "at": {"unit": wolf}, "free": True}
    refused = table.refuse("handler", "attack.declare", **aimed)
    assert refused.code == "out-of-sight"
    table.send("handler", "unit.update", unit=giant, obstacle=False)
    table.send("handler", "attack.declare", **aimed)


def test_the_obstacle_flag_is_shown_and_kept() -> None:
    table, _, _, giant = yard(obstacle=False)
    row = table.send("handler", "unit.update", unit=giant, obstacle=True)
    line = row.events[0]["log"][0]
    assert line["data"]["now"] == {"obstacle": True} and line["data"]["was"] == {"obstacle": False}
    for group in ("handler", "pilots"):
        assert project(table.state, group)["scene"]["units"][giant]["obstacle"] is True
    again = load_snapshot(snapshot(table.state))
    assert again.scene.units[giant].obstacle
    copy = imported(exported(table))
    assert [unit.obstacle for unit in copy.state.scene.units.values()].count(True) == 1
    assert not Unit("u", "Old", "enemy").obstacle, "as units of older journals are"


def test_under_fog_it_hides_what_is_behind_it() -> None:
    table, *_, giant = yard()
    table.send("handler", "table.options", options={"fog": "team", "sight": 30})
    assert names(table) == {"Fox", "Giant"}
    assert not sees(table, *_offset(6, 3)) and sees(table, *_offset(3, 3))
    table.send("handler", "unit.place", unit=giant, at=cell(4, 6, 0))
    assert names(table) == {"Fox", "Giant", "Wolf"}
    # a unit on its way is seen along all of it, though it is an obstacle where it stood
    table.send("handler", "unit.place", unit=giant, at=cell(3, 3, 0))
    path = [cell(4, 3, 0), cell(5, 3, 0)]
    table.send("handler", "unit.move", unit=giant, mode="ground", path=path)
    assert told(table)[0] == "unit.moved"


def test_a_friendly_obstacle_sees_past_itself() -> None:
    table = Table()
    table.unit("Giant", (2, 3, 0), controller="a", footprint=TALL, obstacle=True)
    table.unit("Wolf", (6, 3, 0), "enemy")
    table.send("handler", "table.options", options={"fog": "team", "sight": 30})
    assert names(table) == {"Giant", "Wolf"}
    assert all(sees(table, column, 4) for column in range(12))


def test_an_obstacle_that_nobody_sees_is_in_no_answer_from_elsewhere() -> None:
    answers = []
    for obstacle in (None, False, True):
        table = Table()
        table.ground(*((6, row - 3, 9) for row in range(12)))
        fox = table.unit("Fox", at(2, 3), controller="a")
        table.send("handler", "table.options", options={"fog": "team", "sight": 30})
        table.send("handler", "fog.reveal", all=True)
        if obstacle is not None:
            table.unit("Giant", at(9, 3), "enemy", footprint=TALL, obstacle=obstacle)
        places: tuple[dict[str, Any], ...] = ({"unit": fox}, cell(*at(8, 3)), cell(*at(11, 3)))
        asked = [("sight", {"from": a, "to": b}) for a in places for b in places]
        asked += [("range", {**params, "n": 9}) for _, params in asked]
        asked += [("viewshed", {"from": a, "radius": 9}) for a in places]
        answers.append([run_query(table.state, "a", name, params) for name, params in asked])
        hid = table.ask("handler", "sight", **{"from": places[1], "to": places[2]})
        assert hid["visible"] == (obstacle is not True), "the Handler's differ"
    assert answers[0] == answers[1] == answers[2]


def _offset(q: int, r: int) -> tuple[int, int]:
    """Returns column and row of a hex of the flat map."""
    return q, r + q // 2
