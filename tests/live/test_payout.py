"""A mission is paid once, even with many simultaneous commands through several processes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from app.engine import Refused
from app.live.tables import Ack, LiveTable, Tables
from tests.live.play import act, make_table

Pair = tuple[Tables, Tables]


async def ready_to_pay(table: LiveTable, seat: str) -> str:
    """A running mission with one pilot in its crew and its primary objective achieved."""
    await act(table, seat, "character.add", name="Fox")
    (fox,) = table.state.world.characters
    await act(table, seat, "mission.add", name="Job", base=400, crew=[fox])
    (mission,) = table.state.world.missions
    await act(table, seat, "mission.phase", mission=mission, phase="running")
    await act(table, seat, "mission.result", mission=mission, result="achieved")
    return mission


def credits(table: LiveTable) -> list[int]:
    return [character.sheet.credits for character in table.state.world.characters.values()]


def check(answers: list[Any]) -> None:
    """One command has paid, and all others were refused."""
    refused = [answer.code for answer in answers if isinstance(answer, Refused)]
    assert refused == ["already-paid"] * (len(answers) - 1)
    assert sum(isinstance(answer, Ack) for answer in answers) == 1


async def test_paid_ten_times_at_once(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    mission = await ready_to_pay(table, made.handler_seat)
    pay = {"type": "mission.pay", "mission": mission}
    for undone in (True, False):
        sends = (table.send(made.handler_seat, f"pay-{undone}-{n}", pay) for n in range(10))
        check(list(await asyncio.gather(*sends)))
        assert credits(table) == [500]
        if undone:
            await act(table, made.handler_seat, "undo")
            assert credits(table) == [100]


@pytest.mark.rule("FS 8.5")
async def test_paid_through_two_processes_at_once(pair: Pair) -> None:
    one, other = pair
    made = await make_table(one)
    here = await one.get(made.id)
    mission = await ready_to_pay(here, made.handler_seat)
    there = await other.get(made.id)
    pay = {"type": "mission.pay", "mission": mission}
    sends = [
        table.send(made.handler_seat, f"{name}{n}", pay)
        for n in range(3)
        for name, table in (("here", here), ("there", there))
    ]
    check(list(await asyncio.gather(*sends)))
    await here.catch_up()
    await there.catch_up()
    assert credits(here) == credits(there) == [500]


@pytest.mark.parametrize("again", [1, 3])
async def test_the_same_command_sent_again_pays_once(tables: Tables, again: int) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    mission = await ready_to_pay(table, made.handler_seat)
    pay = {"type": "mission.pay", "mission": mission}
    answers = [await table.send(made.handler_seat, "pay", pay) for _ in range(again + 1)]
    assert answers == [answers[0]] * len(answers)
    assert credits(table) == [500]
