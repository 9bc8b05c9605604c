"""Fog: what each group sees, remembers, reads and may do."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine import (
    Refused,
    apply_row,
    group_of,
    groups,
    load_snapshot,
    log_entries,
    new_state,
    project,
    snapshot,
)
from app.engine.state.references import prop_ref
from app.engine.visibility import fog_of_war
from app.engine.visibility.groups import Group
from app.engine.visibility.knowledge import pilots_viewer, viewer_of_group
from app.engine.visibility.log_visibility import knows_all_mentioned
from app.rules.geometry.hexes import Cell
from tests.engine.fog_table import WALL, at, knows, level, names, scene, sees, told, walled
from tests.engine.play import Table, cell


@pytest.fixture
def table() -> Table:
    """Ann's Fox west of the wall and a Wolf east of it, under fog shared by the side."""
    table = walled(fog="team", sight=20)
    table.unit("Fox", at(2, 3), "pilot", "a")
    table.unit("Wolf", at(9, 3), "enemy")
    return table


def fox(table: Table, name: str = "Fox") -> str:
    return next(unit.id for unit in table.state.scene.units.values() if unit.name == name)


def folded_again(table: Table) -> None:
    state = new_state("t1")
    for row in table.rows:
        state = apply_row(state, row)
    assert state == table.state
    assert load_snapshot(snapshot(state)) == state


@pytest.mark.rule("FS 5.4.6")
def test_a_side_sees_what_its_units_see(table: Table) -> None:
    for group in ("pilots", "spectators"):
        assert names(table, group) == {"Fox"}
        assert sees(table, 4, 3, group) and knows(table, 4, 3, group)
        assert not knows(table, 9, 3, group)
        assert level(table, 9, 3, group) is None
        assert not knows(table, WALL, 3, group), "nobody sees the top of the wall from below"
    assert names(table, "handler") == {"Fox", "Wolf"}
    assert scene(table, "handler")["fog"] == {"mode": "team", "veiled": {}}
    assert level(table, 9, 3, "handler") == 0
    folded_again(table)


@pytest.mark.rule("FS 5.4.6")
def test_the_radius_ends_what_is_seen() -> None:
    table = walled(fog="team", sight=2)
    table.unit("Fox", at(2, 3), "pilot", "a")
    assert knows(table, 4, 3)
    assert not knows(table, 5, 3)
    table.unit("Wolf", at(5, 4), "enemy")
    assert names(table) == {"Fox"}
    table.send("handler", "table.options", options={"sight": 3})
    assert told(table) == ["table.sight"]
    assert knows(table, 5, 3) and names(table) == {"Fox", "Wolf"}


@pytest.mark.rule("FS 5.4.7")
def test_seen_things_are_remembered_and_may_be_out_of_date(table: Table) -> None:
    prop = table.prop(*at(2, 9)[:2])
    assert prop in scene(table)["props"]
    table.send("handler", "unit.place", unit=fox(table), at=cell(*at(10, 1)))
    assert names(table) == {"Fox", "Wolf"}
    assert knows(table, 2, 9) and not sees(table, 2, 9)
    table.send("handler", "prop.remove", prop=prop)
    table.ground((*at(3, 8)[:2], 1))
    assert told(table) == []
    assert prop in scene(table)["props"], "nobody has seen it go"
    assert level(table, 3, 8) == 0
    table.send("handler", "unit.place", unit=fox(table), at=cell(*at(2, 6)))
    assert prop not in scene(table)["props"]
    assert level(table, 3, 8) == 1
    folded_again(table)


def test_props_are_known_to_those_who_saw_them(table: Table) -> None:
    props = [table.prop(*at(2, 9)[:2]), table.prop(*at(9, 9)[:2])]
    state = table.state
    seen, unseen = (state.scene.map.props[each] for each in props)
    handler = viewer_of_group(state, "handler")
    assert handler.knows_prop(state.scene, seen) and handler.knows_prop(state.scene, unseen)
    assert pilots_viewer(state).knows_prop(state.scene, seen)
    assert not pilots_viewer(state).knows_prop(state.scene, unseen)
    ours = group_of(state, "a")
    refs = [prop_ref(seen), prop_ref(unseen)]
    assert knows_all_mentioned(state, state, ours, "attack.declared", refs[:1])
    assert not knows_all_mentioned(state, state, ours, "attack.declared", refs)


def test_memory_is_not_undone(table: Table) -> None:
    before = scene(table)["fog"]
    table.send("handler", "unit.place", unit=fox(table), at=cell(*at(10, 1)))
    table.send("handler", "undo")
    after = scene(table)["fog"]
    assert after["seen"] == before["seen"]
    assert after["known"] != before["known"]
    assert names(table) == {"Fox"}
    table.send("handler", "redo")
    assert names(table) == {"Fox", "Wolf"}
    folded_again(table)


def test_the_handler_shows_and_covers_ground(table: Table) -> None:
    east = [{"q": at(9, 3)[0], "r": at(9, 3)[1]}]
    table.send("handler", "fog.reveal", cells=east)
    assert told(table, "handler") == ["fog.revealed"] and told(table) == []
    assert knows(table, 9, 3) and not sees(table, 9, 3)
    assert names(table) == {"Fox"}, "ground, not who stands there"
    assert table.refuse("handler", "fog.reveal", cells=east).code == "nothing-changes"
    table.send("handler", "fog.cover", cells=east)
    assert not knows(table, 9, 3)
    table.send("handler", "fog.reveal", all=True)
    assert all(knows(table, column, 5) for column in range(12))
    table.send("handler", "fog.cover", all=True)
    assert knows(table, 4, 3), "what is in sight is seen again at once"
    assert not knows(table, 9, 3)
    assert table.refuse("handler", "fog.cover", cells=east).code == "nothing-changes"
    assert table.refuse("handler", "fog.cover").code == "malformed"
    off = table.refuse("handler", "fog.reveal", cells=[{"q": 90, "r": 0}])
    assert off.code == "off-map"
    folded_again(table)


def test_without_fog_everything_is_known_again(table: Table) -> None:
    table.send("handler", "table.options", options={"fog": "off"})
    assert told(table) == ["table.fog_off"]
    assert scene(table)["fog"] is None
    assert names(table) == {"Fox", "Wolf"}
    assert table.refuse("handler", "table.options", options={"fog": "off"}).code == "already-so"


def test_another_map_is_unexplored(table: Table) -> None:
    table.send("handler", "map.set", map={"columns": 40, "rows": 8, "orientation": "flat"})
    assert knows(table, 2, 3)
    table.send("handler", "undo")
    assert knows(table, 2, 3) and not knows(table, 9, 3)
    folded_again(table)


def test_veiled_ground_is_not_learned(table: Table) -> None:
    hexes = [{"q": at(3, 3)[0], "r": at(3, 3)[1]}]
    table.send("handler", "terrain.veil", cells=hexes, veiled=True)
    assert told(table) == []
    assert not knows(table, 3, 3) and not sees(table, 3, 3)
    table.ground((*at(3, 3)[:2], 1))
    table.send("handler", "terrain.veil", cells=hexes, veiled=False)
    assert level(table, 3, 3) == 1


@pytest.mark.rule("FS 5.4.6")
def test_friends_and_the_highlighted_are_known_everywhere(table: Table) -> None:
    table.unit("Ally", at(9, 5), "ally")
    assert names(table) == {"Fox", "Wolf", "Ally"}, "and an ally's eyes are the side's"
    ally = fox(table, "Ally")
    table.send("handler", "unit.update", unit=ally, destroyed=True)
    assert names(table) == {"Fox", "Ally"}
    table.send("handler", "unit.highlight", unit=fox(table, "Wolf"), highlighted=True)
    assert names(table) == {"Fox", "Ally", "Wolf"}
    table.send("handler", "unit.hide", unit=fox(table, "Wolf"), hidden=True)
    assert names(table) == {"Fox", "Ally"}
    table.send("handler", "unit.hide", unit=ally, hidden=True)
    assert names(table) == {"Fox"}


def test_a_carried_unit_is_known_by_its_carrier(table: Table) -> None:
    rider = table.unit("Rider", None, "enemy")
    assert "Rider" not in names(table)
    wolf = fox(table, "Wolf")
    table.send("handler", "unit.update", unit=rider, carried_by=wolf)
    assert "Rider" not in names(table)
    table.send("handler", "unit.place", unit=wolf, at=cell(*at(4, 3)))
    assert names(table) == {"Fox", "Wolf", "Rider"}


def test_all_things_in_a_known_scene_are_known(table: Table) -> None:
    """This includes things that the group could not see from there."""
    table.send("handler", "unit.highlight", unit=fox(table, "Wolf"), highlighted=True)
    group = viewer_of_group(table.state, "pilots")
    known = group.known_scene(table.state.scene)
    assert {unit.name for unit in known.units.values()} == {"Fox", "Wolf"}
    assert all(group.knows(known, unit) for unit in known.units.values())


# -- what is told -----------------------------------------------------------------------------


def way(table: Table, *cells: tuple[int, int]) -> list[dict[str, Any]]:
    path = [cell(*at(*each)) for each in cells]
    wolf = fox(table, "Wolf")
    row = table.send("handler", "unit.move", unit=wolf, mode="flight", path=path)
    return log_entries(row, "pilots", 1)


def place(table: Table, column: int, row: int) -> None:
    table.send("handler", "unit.place", unit=fox(table, "Wolf"), at=cell(*at(column, row)))


def test_a_path_out_of_sight_is_not_shown(table: Table) -> None:
    assert way(table, (9, 4), (9, 5)) == []


def test_the_path_of_a_hidden_unit_is_not_shown_in_sight(table: Table) -> None:
    place(table, 4, 11)
    table.send("handler", "unit.hide", unit=fox(table, "Wolf"), hidden=True)
    assert way(table, (3, 11), (2, 11)) == []


def test_a_unit_coming_into_sight_is_shown_from_there(table: Table) -> None:
    place(table, 7, 11)
    assert told(table) == []
    [line] = way(table, (6, 11), (5, 11), (4, 11))
    assert line["code"] == "unit.came_in_sight"
    assert len(line["data"]["path"]) < 3 and line["params"]["to"] == {"q": 4, "r": 9}
    assert "cost" not in line["params"]
    [line] = way(table, (3, 11), (2, 11))
    assert line["code"] == "unit.moved"
    [line] = way(table, (3, 11), (4, 11), (5, 11), (6, 11), (7, 11), (7, 10), (8, 10))
    assert line["code"] == "unit.went_out_of_sight"
    assert line["data"]["from"] == cell(*at(2, 11))
    assert line["params"]["to"] != {"q": 8, "r": 5}


def test_passing_by_and_reappearing_have_their_own_lines(table: Table) -> None:
    hides = table.prop(*at(4, 9)[:2], height=9)
    table.send("handler", "unit.place", unit=fox(table), at=cell(*at(4, 7)))
    place(table, 4, 11)
    assert names(table) == {"Fox"}, hides
    [line] = way(table, (3, 10), (2, 10), (1, 10))
    assert line["code"] == "unit.came_in_sight"
    codes = [line["code"] for line in way(table, (2, 10), (3, 10), (4, 11), (3, 10), (2, 10))]
    assert codes == ["unit.seen_again"]
    place(table, 4, 11)
    lines = way(table, (3, 10), (2, 10), (3, 10), (4, 11))
    assert [line["code"] for line in lines] == ["unit.passed_by"]
    assert len(lines[0]["data"]["path"]) < 4


def test_units_that_an_observer_or_the_ground_brings_into_sight_are_told(table: Table) -> None:
    wolf, bear = fox(table, "Wolf"), table.unit("Bear", at(9, 5), "enemy")
    table.unit("Ghost", at(9, 4), "enemy", hidden=True)
    table.send("handler", "unit.place", unit=fox(table), at=cell(*at(8, 3)))
    for group in ("pilots", "spectators"):
        assert told(table, group) == ["unit.placed", "units.came_in_sight"]
        line = table.log(group)[-1]
        assert line["params"]["units"] == [
            {"unit": wolf, "name": "Wolf"},
            {"unit": bear, "name": "Bear"},
        ]
    assert told(table, "handler") == ["unit.placed"], "the Handler sees them anyway"
    table.send("handler", "unit.place", unit=fox(table), at=cell(*at(8, 4)))
    assert told(table) == ["unit.placed"], "they were in sight before"
    table.send("handler", "unit.place", unit=fox(table), at=cell(*at(2, 3)))
    assert told(table) == ["unit.placed"]
    hexes = [at(WALL, row)[:2] for row in range(11)]
    table.send("handler", "terrain.set", cells=[{"q": q, "r": r, "level": 0} for q, r in hexes])
    assert told(table)[-1] == "units.came_in_sight"
    table.send("handler", "undo")
    assert names(table) == {"Fox"}
    assert "undone" in told(table)
    folded_again(table)


def test_placed_and_added_units_are_shown_to_groups_that_see_them(table: Table) -> None:
    place(table, 3, 3)
    assert told(table) == ["unit.came_in_sight"]
    place(table, 4, 3)
    assert told(table) == ["unit.placed"]
    place(table, 9, 3)
    assert told(table) == ["unit.went_out_of_sight"]
    table.unit("Bear", at(9, 6), "enemy")
    assert told(table) == []
    table.unit("Lynx", at(3, 6), "enemy")
    assert told(table) == ["unit.added"]
    table.send("handler", "unit.place", unit=fox(table, "Bear"), at=None)
    table.send("handler", "unit.place", unit=fox(table, "Bear"), at=cell(*at(9, 6)))
    assert told(table) == []


def test_changes_of_props_out_of_sight_are_not_shown(table: Table) -> None:
    near, far = table.prop(*at(3, 5)[:2]), table.prop(*at(9, 5)[:2])
    for prop, codes in ((near, ["prop.damaged"]), (far, [])):
        table.send("handler", "prop.damage", prop=prop, damage=4)
        assert told(table) == codes
    table.send("handler", "prop.remove", prop=near)
    assert told(table) == ["prop.removed"]


def test_the_turn_of_an_unseen_unit_is_not_shown(table: Table) -> None:
    table.send("handler", "conflict.start")
    table.send("handler", "segment.end")
    table.send("handler", "turn.start", unit=fox(table, "Wolf"))
    assert told(table) == []
    assert scene(table)["conflict"]["active"] is None
    refused = table.refuse("ann", "turn.start", unit=fox(table))
    assert refused.code == "already-acted"
    table.send("handler", "turn.end", unit=fox(table, "Wolf"))
    assert "Wolf" not in json.dumps(log_entries(table.rows[-1], "pilots", 1))


# -- what may be done -------------------------------------------------------------------------


def test_unseen_units_cannot_be_named(table: Table) -> None:
    wolf, nobody = fox(table, "Wolf"), "i99"
    for kind, other in (("sight", wolf), ("sight", nobody)):
        answer = table.ask("ann", kind, **{"from": {"unit": fox(table)}, "to": {"unit": other}})
        assert answer.code == "no-such-unit"


def test_paths_do_not_lead_into_unknown_terrain(table: Table) -> None:
    table.send("handler", "unit.place", unit=fox(table), at=cell(*at(5, 11)))
    table.send("handler", "fog.cover", all=True)
    assert not knows(table, 8, 5)
    path = table.ask("ann", "path", unit=fox(table), mode="ground", to={"q": 8, "r": 1}, range=20)
    assert path["path"] is None and path["code"] in ("unexplored", "no-way")
    table.send("handler", "table.options", options={"sight": 1})
    table.send("handler", "fog.cover", all=True)
    refused = table.no_walk("ann", fox(table), at(6, 11), at(7, 10), at(8, 10))
    assert refused.code == "unexplored"
    assert refused.data["cell"] == cell(*at(7, 10))


def test_a_move_is_stopped_by_unseen_ground(table: Table) -> None:
    table.send("handler", "table.options", options={"sight": 1})
    table.send("handler", "fog.reveal", all=True)
    table.ground((*at(2, 6)[:2], 5))
    assert told(table) == []
    assert level(table, 2, 6) == 0
    row = table.walk("ann", fox(table), at(2, 4), at(2, 5), at(2, 6))
    codes = [line["code"] for line in log_entries(row, "pilots", 1)]
    assert codes == ["unit.moved", "unit.barred"]
    assert level(table, 2, 6) == 5
    assert table[fox(table)].at == at(2, 5)


@pytest.mark.rule("FS 5.4.7")
def test_cells_along_a_path_become_known(table: Table) -> None:
    table.send("handler", "table.options", options={"sight": 1})
    table.send("handler", "fog.cover", all=True)
    path = [cell(*at(2, 4)), cell(*at(2, 5)), cell(*at(2, 4)), cell(*at(2, 3))]
    table.send("handler", "fog.reveal", all=True)
    table.send("handler", "fog.cover", all=True)
    assert not knows(table, 2, 6)
    table.send("handler", "unit.move", unit=fox(table), mode="flight", path=path)
    assert knows(table, 2, 6) and not sees(table, 2, 6)


def test_lines_of_sight_from_own_units_use_the_true_terrain(table: Table) -> None:
    table.send("handler", "fog.reveal", all=True)
    place(table, 3, 3)
    table.ground((*at(4, 5)[:2], 3))
    here, there = {"unit": fox(table)}, {"q": 9, "r": -1, "level": 0}
    answer = table.ask("ann", "sight", **{"from": here, "to": there})
    assert not answer["visible"] and answer["blocked_by"]["kind"] == "ground"
    table.send("handler", "fog.cover", all=True)
    back = table.ask("ann", "sight", **{"from": there, "to": {"q": 8, "r": -1, "level": 0}})
    assert back["visible"] and back["profile"] == []
    seen = table.ask("ann", "viewshed", **{"from": here, "radius": 60})["cells"]
    assert {"q": 9, "r": -1, "level": 0} not in seen
    assert cell(*at(4, 3)) in seen
    assert table.ask("ann", "range", **{"from": here, "to": there})["straight"]["clear"] is False


# -- each for itself --------------------------------------------------------------------------


@pytest.fixture
def apart(table: Table) -> Table:
    """Ann's Fox in the west, Bob's Owl in the east, each with its own fog."""
    table.unit("Owl", at(10, 8), "pilot", "b")
    table.send("handler", "table.options", options={"fog": "own"})
    return table


def own(table: Table, seat: str) -> str:
    return group_of(table.state, seat)


def test_each_pilot_has_a_group(apart: Table) -> None:
    version = apart.state.version
    assert groups(apart.state)[3:] == (f"a@{version}.1", f"b@{version}.1")
    assert [Group.read(group).public_name for group in groups(apart.state)[2:]] == [
        "spectators",
        "a.1",
        "b.1",
    ]
    ann, bob = own(apart, "a"), own(apart, "b")
    assert names(apart, ann) == {"Fox", "Owl"}
    assert names(apart, bob) == {"Fox", "Owl", "Wolf"}
    assert names(apart, "pilots") == {"Fox", "Owl", "Wolf"}
    assert sees(apart, 9, 8, bob) and not sees(apart, 9, 8, ann)
    assert knows(apart, 9, 8, ann), "what the side had seen"
    assert told(apart, ann) == told(apart, bob) == ["table.fog_own"]
    folded_again(apart)


def test_each_group_reads_only_of_what_it_knows(apart: Table) -> None:
    ann, bob = own(apart, "a"), own(apart, "b")
    place(apart, 9, 6)
    assert (told(apart, ann), told(apart, bob)) == ([], ["unit.placed"])
    place(apart, 3, 6)
    assert told(apart, ann) == ["unit.came_in_sight"]
    assert told(apart, bob) == ["unit.went_out_of_sight"]
    assert told(apart, "pilots") == ["unit.placed"]
    assert "Wolf" not in names(apart, bob)
    wolf = fox(apart, "Wolf")
    assert apart.ask("bob", "path", unit=wolf, mode="ground", to={"q": 1, "r": 1}).code == (
        "no-such-unit"
    )
    lines = project(apart.state, ann)["undo"]
    assert lines["can_undo"] is False


def test_a_later_seat_begins_without_memory(apart: Table) -> None:
    apart.send("server", "seat.join", seat="n", name="Nat", role="pilot")
    version = apart.state.version
    assert own(apart, "n") == f"n~{version}.2"
    assert apart.state.record.log_counts[own(apart, "n")] == 1
    assert not knows(apart, 2, 3, own(apart, "n"))
    assert names(apart, own(apart, "n")) == {"Fox", "Owl"}
    assert log_entries(apart.rows[3], own(apart, "n"), 1) == []
    assert log_entries(apart.rows[3], own(apart, "a"), 1) != []
    apart.send("server", "seat.leave", seat="n")
    assert len(groups(apart.state)) == 5
    apart.send("handler", "table.options", options={"fog": "team"})
    assert groups(apart.state) == ("handler", "pilots", "spectators")
    folded_again(apart)


def test_a_pilot_takes_back_what_the_own_group_read_last(apart: Table) -> None:
    ann, bob = own(apart, "a"), own(apart, "b")
    apart.walk("ann", fox(apart), at(2, 4))
    place(apart, 9, 5)
    assert project(apart.state, ann)["undo"]["can_undo"]
    assert not project(apart.state, bob)["undo"]["can_undo"]
    assert apart.refuse("bob", "undo").code == "undo-not-yours"
    apart.send("ann", "undo")
    assert apart[fox(apart)].at == at(2, 3)
    assert told(apart, ann) == ["undone"]
    apart.send("ann", "redo")
    assert apart[fox(apart)].at == at(2, 4)
    folded_again(apart)


def test_unseen_changes_do_not_end_redo(apart: Table) -> None:
    ann = own(apart, "a")
    apart.walk("ann", fox(apart), at(2, 4))
    apart.send("ann", "undo")
    place(apart, 9, 6)
    assert told(apart, ann) == [] and told(apart) == ["unit.placed"]
    apart.send("ann", "redo")
    assert apart[fox(apart)].at == at(2, 4)
    apart.send("ann", "undo")
    place(apart, 3, 6)
    assert apart.refuse("ann", "redo").code == "redo-not-yours"
    folded_again(apart)


@settings(max_examples=20, deadline=None)
@given(
    st.lists(
        st.tuples(st.sampled_from(["place", "ground", "undo", "redo", "cover"]),
                  st.integers(0, 5), st.integers(0, 11)),
        max_size=8,
    )
)  # fmt: skip
def test_memory_shrinks_by_covering_alone(steps: list[tuple[str, int, int]]) -> None:
    table = walled(fog="team", sight=3)
    table.unit("Fox", at(2, 3), "pilot", "a")
    start = len(table.state.timeline)
    for kind, column, row in steps:
        if kind == "undo" and len(table.state.timeline) <= start:
            continue
        before = scene(table)["fog"]["known"]
        if kind == "place":
            fields: dict[str, Any] = {"unit": fox(table), "at": cell(*at(column, row, 3))}
            decided = table.decide("handler", "unit.place", **fields)
        elif kind == "ground":
            q, r, _ = at(column, row)
            fields = {"cells": [{"q": q, "r": r, "level": 1}], "carry": True}
            decided = table.decide("handler", "terrain.set", **fields)
        else:
            fields = {"all": True} if kind == "cover" else {}
            decided = table.decide("handler", f"fog.{kind}" if fields else kind, **fields)
        if isinstance(decided, Refused):
            continue
        name = {"place": "unit.place", "ground": "terrain.set", "cover": "fog.cover"}
        table.send("handler", name.get(kind, kind), **fields)
        after = scene(table)["fog"]["known"]
        kept = all(
            int(mask, 16) & ~int(after.get(chunk, "0"), 16) == 0 for chunk, mask in before.items()
        )
        assert kept or kind == "cover"
        assert {name for name, mask in scene(table)["fog"]["seen"].items() if mask} <= after.keys()
    folded_again(table)


def test_dice_are_shown_to_groups_that_see_nothing_of_the_fight(apart: Table) -> None:
    ann, bob = own(apart, "a"), own(apart, "b")
    stranger = apart.unit("Stray", at(10, 10), "pilot")
    apart.send("handler", "test.request", unit=stranger, kind="proactive", dice=["d6"], mark=3)
    assert told(apart, ann) == told(apart, bob) == ["test.requested"]
    apart.send("handler", "unit.update", unit=fox(apart, "Wolf"), disposition="neutral")
    assert told(apart, ann) == [] and told(apart, bob) == ["unit.updated"]


def test_taking_a_move_back_says_what_it_has_uncovered(table: Table) -> None:
    fox_id, wolf = fox(table), fox(table, "Wolf")
    table.walk("ann", fox_id, at(3, 3))
    table.send("ann", "undo")
    assert told(table) == ["undone"], "nothing new was seen from there"
    table.send("handler", "unit.place", unit=fox_id, at=cell(*at(5, 9)))
    table.send("handler", "unit.place", unit=wolf, at=cell(*at(8, 9)))
    table.send("ann", "unit.move", unit=fox_id, mode="ground",
               path=[cell(*at(5, 10)), cell(*at(6, 11))])  # fmt: skip
    assert "Wolf" in names(table)
    table.send("ann", "undo")
    for group in ("pilots", "spectators", "handler"):
        assert told(table, group) == ["undone", "undone.ground", "undone.sight"]
    assert table.log("pilots")[2]["params"]["units"] == [{"unit": wolf, "name": "Wolf"}]
    assert "Wolf" not in names(table)
    table.send("ann", "redo")
    table.send("handler", "chat.say", text="and once more")
    table.send("ann", "undo")
    assert told(table) == ["undone", "undone.ground", "undone.sight"]
    folded_again(table)


def test_terrain_uncovered_by_one_pilot_is_shown_to_nobody_else(apart: Table) -> None:
    ann, bob, mine = own(apart, "a"), own(apart, "b"), fox(apart)
    apart.send("handler", "unit.place", unit=mine, at=cell(*at(5, 10)))
    place(apart, 8, 9)
    apart.send("handler", "fog.cover", all=True)
    apart.walk("ann", mine, at(6, 11))
    assert "Wolf" in names(apart, ann)
    apart.unit("Ghost", at(9, 1), "enemy", hidden=True)
    apart.send("ann", "undo")
    assert apart[mine].at == at(5, 10)
    for group in (ann, "handler"):
        assert told(apart, group) == ["undone", "undone.ground", "undone.sight"], group
    assert told(apart, bob) == told(apart) == ["undone"]
    folded_again(apart)


def test_answers_about_places_are_kept_but_not_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fog_of_war, "MAX_CACHED_ANSWERS", 2)
    terrain, observers = Table().state.scene.sight_map, ((Cell(3, 3, 0),),)
    answers = fog_of_war.known_answers(terrain, observers, 5)
    answers |= {(Cell(q, 3, 0),): True for q in range(2)}
    assert fog_of_war.known_answers(terrain, observers, 5) is answers
    assert len(answers) == 2
    assert fog_of_war.known_answers(terrain, observers, 6) == {}, "for another range"
    answers[Cell(9, 3, 0),] = False
    assert fog_of_war.known_answers(terrain, observers, 5) == {}
