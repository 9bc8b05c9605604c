"""Fog for each pilot: view groups appear and disappear with the option, and sockets follow."""

from __future__ import annotations

from app.live.replay import copy_groups, decode_snapshot, encode_snapshot
from app.live.tables import Tables
from tests.live.play import Screen, act, add_unit, join, make_table


async def test_sockets_follow_their_group(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    handler = made.handler_seat
    ann, bob = await join(table, name="Ann"), await join(table, name="Bob")
    unit = await add_unit(table, handler, 2, 1, name="Fox", controller=ann)
    screens = {seat: Screen() for seat in (handler, ann, bob)}
    for seat, screen in screens.items():
        table.subscribe(seat, screen)
    first = {seat: screen.epoch for seat, screen in screens.items()}
    assert len(set(first.values())) == 2
    await act(table, handler, "table.options", options={"fog": "own", "sight": 5})
    for seat in (ann, bob):
        assert screens[seat].epoch not in first.values()
        assert screens[seat].view["scene"]["fog"]["mode"] == "own"
        assert screens[seat].entries[-1]["code"] == "table.fog_own"
        hello = screens[seat].of("hello")[-1]["you"]
        assert hello["group"] == f"{seat}.1"
        assert await table.entries(seat, 0, 100) != []
    assert screens[ann].view["scene"]["fog"] != screens[bob].view["scene"]["fog"]
    await act(
        table, handler, "unit.move", unit=unit, mode="ground", path=[{"q": 3, "r": 1, "level": 0}]
    )
    for seat in (ann, bob):
        seq, shown = table.view(seat)[1:]
        assert (screens[seat].seq, screens[seat].view) == (seq, shown)
    again = decode_snapshot(encode_snapshot(table.state, copy_groups(table._folded)))
    assert again.state == table.state
    assert {key: group.view for key, group in again.groups.items()} == {
        key: group.view for key, group in table._folded.groups.items()
    }
    late = await join(table, name="Late")
    assert len(table.view(late)[2]["seats"]) == 4
    assert [line["code"] for line in await table.entries(late, 0, 100)] == ["seat.joined"]
    await act(table, handler, "table.options", options={"fog": "team"})
    assert {screens[seat].epoch for seat in (ann, bob)} == {first[ann]}
    assert screens[ann].view == screens[bob].view == table.view(ann)[2]
    old = Screen()
    table.subscribe(ann, old, f"{first[ann]}.1", 3)
    assert old.of("view") != []


async def test_a_pilot_given_a_hidden_unit_gets_a_new_view_and_nobody_else_notices(
    tables: Tables,
) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    handler = made.handler_seat
    ann, bob = await join(table, name="Ann"), await join(table, name="Bob")
    mole = await add_unit(table, handler, 2, 1, name="Mole", hidden=True)
    screens = {seat: Screen() for seat in (ann, bob)}
    for seat, screen in screens.items():
        table.subscribe(seat, screen)
    together, seq = screens[bob].epoch, screens[bob].seq
    before = [line["code"] for line in await table.entries(ann, 0, 100)]
    await act(table, handler, "unit.give", unit=mole, seat=ann)
    assert screens[ann].epoch != together
    assert screens[ann].view["scene"]["units"][mole]["name"] == "Mole"
    assert screens[ann].entries[-1]["code"] == "unit.given"
    told = [line["code"] for line in await table.entries(ann, 0, 100)]
    assert told == [*before, "unit.given"]
    await act(
        table, ann, "unit.move", unit=mole, mode="ground", path=[{"q": 3, "r": 1, "level": 0}]
    )
    assert screens[ann].view == table.view(ann)[2]
    assert (screens[bob].epoch, screens[bob].seq) == (together, seq)
    assert "Mole" not in str(screens[bob].view) and "Mole" not in str(screens[bob].entries)
    again = decode_snapshot(encode_snapshot(table.state, copy_groups(table._folded)))
    assert again.state == table.state
    await act(table, handler, "unit.release", unit=mole)
    assert (screens[ann].epoch, screens[ann].view) == (together, screens[bob].view)
