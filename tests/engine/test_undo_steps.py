"""Several steps of undo and redo at once, back to a line of the log, and the limit of undo."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.history import step_summary, timeline
from app.engine.history.revertible import subject_unit
from tests.engine.play import Table, cell, check_round_trips


@pytest.fixture
def table() -> Table:
    return Table()


def moved(table: Table, times: int = 4) -> str:
    """Moves Ann's unit so many times, with a chat line before each move."""
    fox = table.frame((3, 3, 0))
    for n in range(times):
        table.send("bob", "chat.say", text=f"move {n}")
        table.walk("ann", fox, (4, 3, 0) if n % 2 == 0 else (3, 3, 0))
    return fox


def steps(table: Table, which: str = "steps") -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = table.view("handler")["undo"][which]
    return shown


def test_the_handler_takes_several_steps_back_at_once_and_brings_them_back(table: Table) -> None:
    fox = moved(table)
    after = table.state.world
    names = [(each["what"], each["by"]) for each in steps(table)]
    assert names == [("unit.moved", "a")] * 4 + [("unit.added", "h")]
    assert table.view("pilots")["undo"]["steps"] == []
    third = steps(table)[2]["change"]
    lines = [table.state.timeline[i].lines["pilots"] for i in (-3, -2, -1)]
    table.send("handler", "undo", change=third)
    assert (table[fox].at, table.codes("pilots")) == ((4, 3, 0), ["undone.steps"])
    line = table.log("pilots")[0]
    assert line["params"]["n"] == 3
    assert line["params"]["change"][0] == {"seat": "a", "name": "Ann"}
    spans = [list(each) for each in lines]
    assert line["data"] == {"from": spans[0][0], "to": spans[-1][1], "lines": spans}
    assert steps(table, "again")[0]["change"] == third
    table.send("handler", "redo", change=steps(table, "again")[1]["change"])
    assert (table[fox].at, table.codes("pilots")) == ((4, 3, 0), ["redone.steps"])
    assert table.log("pilots")[0]["data"]["lines"] == spans[:2]
    table.send("handler", "redo")
    assert (table.state.world, table.codes()) == (after, ["redone"])
    assert table.state.world is after
    check_round_trips(table)


def test_one_step_named_by_its_id_is_logged_as_one_step(table: Table) -> None:
    moved(table)
    last = steps(table)[0]["change"]
    table.send("handler", "undo", change=last)
    assert table.codes() == ["undone"]
    table.send("handler", "redo", change=last)
    assert table.codes() == ["redone"]


def test_back_to_a_line_of_the_log(table: Table) -> None:
    fox = moved(table)
    said = [line for line in table.log("handler", 8) if line["code"] == "chat.said"]
    before = table.state.record.log_counts["handler"]
    table.send("handler", "undo", to=said[1]["n"])
    # The state when that was written: the first move was done, the second was not.
    assert table[fox].at == (4, 3, 0)
    assert table.log()[0]["params"]["n"] == 3
    assert table.state.record.log_counts["handler"] == before + 1
    refused = table.refuse("handler", "undo", to=said[1]["n"])
    assert refused.code == "nothing-to-undo"
    table.send("handler", "undo", to=0)
    assert (table.state.scene.units, steps(table)) == ({}, [])
    check_round_trips(table)


def test_steps_without_a_line_are_undone_with_the_step_before(table: Table) -> None:
    fox = table.frame()
    table.walk("ann", fox, (4, 3, 0))
    said = table.log()[0]["n"]
    table.send("handler", "unit.update", unit=fox, notes="limps")
    assert table.log() == []
    table.walk("ann", fox, (3, 3, 0))
    table.send("handler", "undo", to=said)
    assert (table[fox].at, table[fox].notes) == ((4, 3, 0), "limps")
    table.send("handler", "undo", to=said - 1)
    assert (table[fox].at, table[fox].notes) == ((3, 3, 0), "")


def test_an_undo_names_exactly_one_existing_target(table: Table) -> None:
    moved(table)
    assert table.refuse("handler", "undo", change=1).code == "no-such-change"
    assert table.refuse("handler", "redo", change=1).code == "no-such-change"
    assert table.refuse("handler", "undo", change=1, to=1).code == "malformed"
    assert table.refuse("handler", "undo", to=-1).code == "malformed"
    assert table.refuse("handler", "undo", to=10**9).code == "nothing-to-undo"
    for kind, named in (("undo", "change"), ("undo", "to"), ("redo", "change")):
        assert table.refuse("ann", kind, **{named: 1}).code == "handler-only"


def test_undo_keeps_steps_after_the_newest_known_one(table: Table) -> None:
    fox = moved(table)
    shown = steps(table)
    newest, second = shown[0]["change"], shown[1]["change"]
    table.walk("ann", fox, (4, 3, 0))
    for named in ({}, {"change": second}, {"to": 0}):
        refused = table.refuse("handler", "undo", newest=newest, **named)
        assert (refused.code, refused.params) == ("changed-meanwhile", {})
    table.send("handler", "undo", newest=steps(table)[0]["change"])
    assert table[fox].at == (3, 3, 0)
    # somebody else was quicker: the shown step is undone already
    table.send("handler", "undo", newest=newest)
    assert table.refuse("handler", "undo", newest=newest).code == "changed-meanwhile"
    table.send("handler", "undo", newest=second, change=second)
    assert table.codes() == ["undone"]
    table.send("handler", "undo", to=0)
    assert table.refuse("handler", "undo", newest=second).code == "changed-meanwhile"
    assert table.refuse("ann", "undo", newest=newest).code == "handler-only"


def test_a_step_names_the_lines_of_the_log_that_tell_of_it(table: Table) -> None:
    fox = moved(table, 1)
    table.send("handler", "unit.update", unit=fox, notes="limps")
    last = table.log("handler", 2)[0]["n"]
    assert [each["lines"] for each in steps(table)[:2]] == [None, [last, last]]


def test_something_new_ends_what_could_be_brought_back(table: Table) -> None:
    fox = moved(table)
    table.send("handler", "undo", change=steps(table)[2]["change"])
    gone = steps(table, "again")[-1]["change"]
    table.walk("ann", fox, (4, 4, 0))
    assert steps(table, "again") == []
    assert table.refuse("handler", "redo", change=gone).code == "no-such-change"


def test_range_energy_and_steps_come_back_and_the_dice_do_not(table: Table) -> None:
    fox = table.frame()
    table.send("handler", "unit.fit", unit=fox, build="kestrel")
    table.turn(fox)
    before = table[fox]

    table.send("ann", "dice.roll", notation="2d6")
    rolled = dict(table.state.record.dice.counters)
    table.send("ann", "unit.move", unit=fox, mode="ground", path=[cell(3, 4, 0)])
    table.send("ann", "unit.move", unit=fox, mode="ground", path=[cell(3, 5, 0)])
    assert table[fox].movement is not None
    table.send("handler", "undo", change=steps(table)[1]["change"])
    assert table[fox] is before
    assert table.state.record.dice.counters == rolled


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A timeline with a limit of 40 changes."""
    monkeypatch.setattr(timeline, "MAX_STEPS", 40)
    monkeypatch.setattr(timeline, "UNDO_LIMIT", 6)
    monkeypatch.setattr(timeline, "CACHED_STEPS", 8)


def flags(table: Table, unit: str, times: int) -> None:
    for n in range(times):
        on = table[unit].highlighted
        table.send("handler", "unit.highlight", unit=unit, highlighted=not on)
        assert n >= 0


@pytest.mark.usefixtures("short")
def test_undo_reaches_to_the_start_of_the_conflict_however_long_it_is(table: Table) -> None:
    fox = table.frame()
    flags(table, fox, 20)
    early = table.log()[0]["n"]
    table.send("handler", "conflict.start")
    assert len(table.state.timeline) == timeline.UNDO_LIMIT
    began = table.log()[0]["n"]
    flags(table, fox, 200)
    assert len(table.state.timeline) <= timeline.MAX_STEPS
    # The last ones step by step, the older ones in larger steps.
    whole = table.state.timeline
    recent = [change.version for change in whole[-timeline.MAX_STEPS // 2 :]]
    assert recent == list(range(recent[0], recent[0] + len(recent)))
    for one, after in pairwise(whole):
        assert one.after is after.before
    check_round_trips(table)
    assert table.refuse("handler", "undo", to=early - 15).code == "undo-too-far"
    world, again = table.state.world, table.state
    table.send("handler", "undo", to=began)
    conflict = table.state.scene.conflict
    assert (conflict is not None, table[fox].highlighted) == (True, False)
    table.send("handler", "undo")
    assert table.state.scene.conflict is None
    for _ in again.timeline:
        if steps(table, "again"):
            table.send("handler", "redo", change=steps(table, "again")[-1]["change"])
    assert table.state.world is world


@pytest.mark.usefixtures("short")
def test_outside_a_conflict_the_newer_half_is_remembered(table: Table) -> None:
    fox = table.frame()
    flags(table, fox, 45)
    assert len(table.state.timeline) < timeline.MAX_STEPS
    assert table.state.horizon > 0
    assert table.refuse("handler", "undo", to=table.state.horizon - 1).code == "undo-too-far"
    table.send("handler", "undo", to=table.state.horizon)
    assert table.state.timeline == ()
    check_round_trips(table)


def test_caches_of_old_worlds_are_dropped(table: Table) -> None:
    fox = table.frame()
    flags(table, fox, timeline.CACHED_STEPS + 20)
    kept = [
        bool(change.before.scenes[table.state.scene.id]._memo) for change in table.state.timeline
    ]
    assert kept[0] is False
    assert kept[-1] is True


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_undo_and_redo_of_any_number_is_nothing(data: st.DataObject) -> None:
    table = Table()
    fox = table.frame((3, 3, 0))
    dog = table.unit("Dog", (6, 3, 0), "enemy", hidden=True)
    worlds = {0: table.state.world}
    for _ in range(data.draw(st.integers(1, 12))):
        unit = data.draw(st.sampled_from([fox, dog]))
        do = data.draw(st.sampled_from(["hide", "light", "place", "start", "say"]))
        if do == "hide":
            table.send("handler", "unit.hide", unit=unit, hidden=not table[unit].hidden)
        elif do == "light":
            lit = not table[unit].highlighted
            table.send("handler", "unit.highlight", unit=unit, highlighted=lit)
        elif do == "place":
            at = cell(data.draw(st.integers(0, 5)), 6 if unit == fox else 7, 0)
            table.decide("handler", "unit.place", unit=unit, at=at)
            table.send("handler", "unit.place", unit=unit, at=at)
        elif do == "start":
            kind = "conflict.start" if table.state.scene.conflict is None else "conflict.end"
            table.send("handler", kind)
        else:
            table.send("ann", "chat.say", text="so")
        worlds[table.state.version] = table.state.world
    before, counts = table.state, table.state.record.log_counts["handler"]
    shown = steps(table)
    k = data.draw(st.integers(1, len(shown)))
    table.send("handler", "undo", change=shown[k - 1]["change"])
    assert table.state.world is before.timeline[-k].before
    if data.draw(st.booleans()):
        while steps(table, "again"):
            table.send("handler", "redo")
    else:
        table.send("handler", "redo", change=shown[0]["change"])
    assert (table.state.world, table.state.timeline) == (before.world, before.timeline)
    assert table.state.world is before.world
    assert table.state.redo == before.redo
    assert table.state.record.log_counts["handler"] > counts
    check_round_trips(table)


def test_a_line_about_an_undo_is_the_handlers_alone_when_nobody_else_has_one(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0))
    table.send("handler", "unit.hide", unit=fox, hidden=True)
    table.send("handler", "unit.highlight", unit=fox, highlighted=True)
    table.send("handler", "undo")
    assert [line["only"] for line in table.log()] == [True]
    table.send("handler", "unit.hide", unit=fox, hidden=False)
    table.send("handler", "undo")
    assert [line["only"] for line in table.log()] == [False]


def test_a_step_is_named_by_its_visible_lines_only() -> None:
    """A hidden unit's expired condition names the step only for viewers who were told of it."""

    def event(kind: str, *groups: str) -> dict[str, Any]:
        return {"type": kind, "log": [{"n": dict.fromkeys(groups, 1), "by": "Ann"}]}

    row = [
        event("unit.expired", "handler"),
        event("segment.ended", "handler", "pilots"),
        event("round.begun", "handler", "pilots"),
    ]
    assert step_summary.kinds_by_group(row) == {"handler": "round.begun", "pilots": "segment.ended"}


def test_a_segment_that_only_others_read_of_names_the_step_for_them() -> None:
    row = [
        {"type": "turn.ended", "log": [{"code": "turn.ended", "n": {"handler": 4}}]},
        {"type": "said", "log": [{"code": "segment.begun", "n": {"pilots": 3}}]},
    ]
    assert step_summary.kinds_by_group(row) == {"handler": "turn.ended", "pilots": "segment.begun"}


def test_a_wave_that_takes_its_units_off_the_map_is_a_step_of_its_own_name() -> None:
    off = {"code": "unit.removed", "n": {"handler": 3, "pilots": 2}}
    row: list[dict[str, Any]] = [
        {"type": "unit.placed", "log": [off]},
        {"type": "wave.put", "log": [{"code": "wave.added", "n": {"handler": 4}}]},
    ]
    # the pilots know of no wave
    assert step_summary.step_kind(row) == "wave.put"
    assert step_summary.kinds_by_group(row) == {"handler": "wave.put", "pilots": "unit.placed"}


def test_the_environmental_segment_is_a_step_of_its_own_name() -> None:
    """Whatever it does first: hits, falls and conditions that run out come before the new round."""
    table = Table()
    table.unit("Fox", (3, 3, 0))
    fire = {"harm": "damage", "amount": 1}
    cells, names = [{"q": 3, "r": 3}], {"kind": "area", "name": "Fire", "secret": False}
    table.send("handler", "zone.add", **names, cells=cells, effect=fire)
    table.send("handler", "conflict.start")
    table.to_environment()
    table.send("handler", "environment.resolve")
    step = table.state.timeline[-1]
    assert (step.what, set(step.kind_by_group.values())) == (
        "environment.resolved",
        {"environment.resolved"},
    )


def test_a_step_with_the_end_of_one_turn_and_the_start_of_the_next_says_whose() -> None:
    table = Table()
    wolf = table.unit("Wolf", (3, 3, 0), "enemy")
    hound = table.unit("Hound", (5, 3, 0), "enemy")
    table.send("handler", "conflict.start")
    while table.segment != "enemy":
        table.send("handler", "segment.end")
    table.turn(wolf)
    table.send("handler", "turn.end", unit=wolf)
    table.send("handler", "turn.start", unit=hound)
    both = timeline.merge_steps(table.state.timeline[-2:])
    for kind, unit in (("turn.ended", wolf), ("turn.started", hound)):
        found = subject_unit(table.state, replace(both, kind_by_group={"handler": kind}), "handler")
        assert found is not None
        assert found.id == unit
