"""Views and patches: nothing hidden is in them, and unchanged parts are the same objects."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.engine import (
    apply_patch,
    chunk_view,
    diff,
    group_of,
    groups,
    load_snapshot,
    project,
    snapshot,
)
from app.engine.state.record import Seat
from app.engine.visibility import knowledge
from tests.engine.play import BLANK, ROLES, Table, cell, check_round_trips


@pytest.mark.rule("FS 1.3")
def test_the_groups() -> None:
    table = Table()
    assert groups(table.state) == ("handler", "pilots", "spectators")
    seats = (None, *(seat for seat, _ in (ROLES[who] for who in ("handler", "ann", "eve"))))
    assert [group_of(table.state, seat) for seat in seats] == [
        "handler",
        "handler",
        "pilots",
        "spectators",
    ]


def test_unchanged_parts_of_a_view_are_the_same_objects() -> None:
    table = Table()
    fox, dog = table.frame(), table.unit("Dog", (6, 3, 0))
    before = table.view()["scene"]
    table.walk("ann", fox, (4, 3, 0))
    after = table.view()["scene"]
    assert after["units"][dog] is before["units"][dog]
    assert after["map"] is before["map"]
    assert after["props"] is before["props"]
    table.send("ann", "chat.say", text="hi")
    assert table.view()["scene"] is after


def test_a_viewer_without_fog_knows_the_pilots_of_its_table() -> None:
    """Viewers are kept, but only so many, and never for other seats."""
    state = Table().state
    for n in range(knowledge._WITHOUT_FOG._most + 2):
        seats = {f"seat {n}": Seat(f"seat {n}", "Ann", "pilot")}
        table = replace(state, record=replace(state.record, seats=seats))
        viewer = knowledge.viewer_of_group(table, "pilots")
        assert viewer.pilots == {f"seat {n}"}
        assert knowledge.viewer_of_group(table, "pilots") is viewer
    assert len(knowledge._WITHOUT_FOG._kept) <= knowledge._WITHOUT_FOG._most


def test_a_move_is_a_patch_of_few_operations() -> None:
    table = Table()
    fox = table.frame()
    before = table.view()
    table.walk("ann", fox, (4, 3, 0))
    patch = diff(before, table.view())
    assert ["set", ["scene", "units", fox, "at"], {"q": 4, "r": 3, "level": 0}] in patch
    assert all(operation[1][0] in ("scene", "undo") for operation in patch)
    assert len(patch) <= 5


def test_views_of_units_follow_the_units_that_they_depend_on() -> None:
    """Views are taken over from the step before, but not where something below a unit changed."""
    table = Table()
    carrier = table.unit("Carrier", (3, 3, 0), "enemy")
    above = table.unit("Above", (3, 3, 1), "enemy")
    others = [table.unit(f"Dog {n}", (6, n, 0), "enemy") for n in range(3)]
    table.send("handler", "table.options", options={"npc_stats": "condition"})
    before = {group: table.view(group)["scene"]["units"] for group in ("handler", "pilots")}
    assert before["handler"][above]["airborne"] is False
    table.send("handler", "unit.place", unit=carrier, at=cell(4, 3, 0))
    for group, old in before.items():
        now = table.view(group)["scene"]["units"]
        assert now[above]["airborne"] is True, group
        assert all(now[each] is old[each] for each in others), group
    table.send("handler", "unit.update", unit=others[0], disposition="ally")
    now = table.view("pilots")["scene"]["units"]
    assert now[others[0]]["integrity"] is not None, "an ally's numbers are told"
    assert now[others[1]]["integrity"] is None
    table.send("handler", "table.options", options={"npc_stats": "all"})
    assert table.view("pilots")["scene"]["units"][others[1]]["integrity"] is not None
    table.send("handler", "unit.remove", unit=others[2])
    table.send("handler", "undo")
    assert list(table.view("pilots")["scene"]["units"]) == list(table.state.scene.units)
    check_round_trips(table)


def test_another_scene_is_set_whole() -> None:
    table = Table()
    table.frame()
    cave = table.send("handler", "scene.add", name="Cave", map=BLANK).events[0]["scene"]
    before = table.view()
    table.send("handler", "scene.activate", scene=cave)
    assert ["scene"] in [operation[1] for operation in diff(before, table.view())]


def test_patches_delete_and_add() -> None:
    before = {"a": {"id": 1, "x": 1, "gone": 2}, "b": [1], "c": {"id": 1}}
    after = {"a": {"id": 1, "x": 2, "new": 3}, "b": [1, 2], "c": {"id": 2}}
    patch = diff(before, after)
    assert apply_patch(before, patch) == after
    assert before["a"] == {"id": 1, "x": 1, "gone": 2}
    assert ["del", ["a", "gone"]] in patch
    assert ["set", ["c"], {"id": 2}] in patch
    assert diff(after, after) == []


def test_chunks_by_hash() -> None:
    table = Table()
    key = table.view()["scene"]["map"]["chunks"][0]
    chunk = chunk_view(table.state, "pilots", key)
    assert chunk is not None
    assert (chunk["hash"], len(chunk["levels"])) == (key, 1024)
    assert chunk_view(table.state, "pilots", "0" * 32) is None


def test_numbers_of_the_log_have_no_gap_for_anybody() -> None:
    table = Table()
    table.unit("Ghost", (5, 5, 0), "enemy", hidden=True)
    table.send("handler", "conflict.start")
    table.send("handler", "segment.end")
    table.send("handler", "environment.resolve")
    table.send("ann", "chat.say", text="quiet")
    for group in groups(table.state):
        numbers = [line["n"] for line in table.log(group, len(table.rows))]
        assert numbers == list(range(1, len(numbers) + 1))
        assert table.state.record.log_counts[group] == len(numbers)


def test_a_view_says_with_how_many_steps_a_turn_begins_and_when_a_unit_acts() -> None:
    table = Table()
    fox = table.frame()
    table.unit("Dog", (6, 3, 0), "enemy")
    table.send("handler", "conflict.start")
    scene = table.view()["scene"]
    named = {unit["name"]: unit["segment"] for unit in scene["units"].values()}
    assert (named["Fox"], named["Dog"]) == ("friendly", "enemy")
    assert set(named.values()) <= set(scene["conflict"]["order"])
    table.send("ann", "turn.start", unit=fox)
    assert table[fox].steps == scene["conflict"]["turn_steps"]


def test_the_view_says_to_the_handler_that_one_side_has_nobody_left() -> None:
    table = Table()
    fox = table.frame()
    enemies = [
        table.unit(name, at, "enemy") for name, at in (("Dog", (6, 3, 0)), ("Cat", (7, 3, 0)))
    ]
    lurker = table.unit("Lurker", (8, 3, 0), "enemy")
    table.send("handler", "unit.hide", unit=lurker, hidden=True)
    assert table.view("handler")["scene"]["conflict"] is None
    table.send("handler", "conflict.start")

    def decided() -> bool:
        assert "decided" not in table.view()["scene"]["conflict"]
        said: bool = table.view("handler")["scene"]["conflict"]["decided"]
        return said

    def overrule(unit: str, *, destroyed: bool) -> None:
        table.send("handler", "overrule", unit=unit, set={"destroyed": destroyed})

    found = [decided()]
    for each in enemies:
        overrule(each, destroyed=True)
        found.append(decided())
    overrule(enemies[0], destroyed=False)
    found.append(decided())
    overrule(fox, destroyed=True)
    found.append(decided())
    assert found == [False, False, True, False, True]


def test_the_view_of_a_unit_follows_whatever_it_depends_on() -> None:
    """Views of units that stand by themselves are kept, and made anew for each of these."""
    table = Table()
    under, upper = table.frame(), table.unit("Top", (3, 3, 1))

    def shown(unit: str) -> dict[str, Any]:
        views = [table.view()["scene"]["units"][unit] for _ in range(2)]
        assert views[0] is views[1]
        fresh = project(load_snapshot(snapshot(table.state)), "pilots")
        assert fresh["scene"]["units"][unit] == views[0]
        return dict(views[0])

    place = {"q": 3, "r": 3, "level": 0}
    table.send("handler", "unit.place", unit=under, at=place)
    assert not shown(upper)["airborne"], "it rests on the other"
    table.send("handler", "unit.place", unit=under, at={**place, "q": 5})
    assert shown(upper)["airborne"], "the other went away"
    assert shown(under)["controller"] == "a"
    table.send("handler", "conflict.start")
    assert shown(under)["turn"] != "none"
    assert not shown(under)["airborne"]
    table.ground((5, 3, -4))
    assert shown(under)["airborne"], "the ground went away"
    table.send("handler", "seat.kick", seat="a")
    assert shown(under)["controller"] is None
