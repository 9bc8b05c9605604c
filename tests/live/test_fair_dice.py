"""Dice of live tables: a command that is sent again rolls the same dice."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import Refused, Row
from app.export.table import LogExport, log_document
from app.live.chance import chapter_documents
from app.live.tables import Ack, LiveTable, Tables
from app.rules.dice_check.verify_dice import verify
from app.store.database import StoreUnavailable
from tests.live.play import act, join, make_table


async def exported(table: LiveTable, seat: str | None) -> dict[str, Any]:
    """Returns the exported log."""
    log = LogExport(table.id, *await table.log(seat))
    return log_document(table.view(seat)[2], table.group_of(seat), "now", log)


def faces(done: Any) -> list[int]:
    assert isinstance(done, Ack), done
    return [die["face"] for die in done.entries[0]["data"]["dice"]]


async def test_a_lost_roll_that_is_sent_again_shows_the_same_dice(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody saw the dice of a row that was not stored, and the next attempt rolls the same."""
    made = await make_table(tables)
    table = await tables.get(made.id)
    append, lost = tables.store.journal.append, []

    async def unavailable(row: Row) -> bool:
        lost.append(row)
        raise StoreUnavailable("the disk is full")

    roll = {"type": "dice.roll", "notation": "8d100"}
    with monkeypatch.context() as patch:
        patch.setattr(tables.store.journal, "append", unavailable)
        with pytest.raises(StoreUnavailable):
            await table.send(made.handler_seat, "x", roll)
    assert tables.store.journal.append == append
    done = faces(await table.send(made.handler_seat, "x", roll))
    (event,) = lost[0].events
    assert done == [die["face"] for die in event["log"][0]["data"]["dice"]]
    assert faces(await table.send(made.handler_seat, "x", roll)) == done
    assert faces(await table.send(made.handler_seat, "y", roll)) != done
    again = await table.send(made.handler_seat, "x", {"type": "dice.roll", "notation": "9d100"})
    assert isinstance(again, Refused) and again.code == "duplicate-id"
    assert "dice" not in str(again.data)


async def test_dice_counters_continue_after_a_reload(tables: Tables) -> None:
    """After a restart or snapshot no two dice have the same place."""
    made = await make_table(tables)
    table = await tables.get(made.id)
    ann = await join(table)
    for n in range(3):
        await act(table, ann, "dice.roll", notation="2d20!")
        await act(table, ann, "dice.entropy", text=f"coin {n}")
        before = table.state.record.dice
        restarted = Tables(tables.store)
        table = await restarted.get(made.id)
        assert table.state.record.dice == before
        await act(table, ann, "dice.roll", notation="2d20!")
        await restarted.close()
        table = await tables.get(made.id)
        await table.catch_up()
    assert isinstance(await table.new_chapter(), Ack)
    await act(table, ann, "dice.roll", notation="2d20!")
    for seat in (None, ann):
        report = verify(await exported(table, seat))
        assert report.verdict == "fair", report
        assert [chapter.verdict for chapter in report.chapters] == ["fair", "open"]


async def test_every_chapter_has_a_seed_of_its_own(tables: Tables) -> None:
    first, second = await make_table(tables), await make_table(tables)
    table = await tables.get(first.id)
    for _ in range(3):
        assert isinstance(await table.new_chapter(), Ack)
    chapters = await tables.store.chapters.of_table(first.id)
    chapters += await tables.store.chapters.of_table(second.id)
    assert len({chapter.seed for chapter in chapters}) == len(chapters) == 5
    shown = chapter_documents(chapters[:4], 3)
    assert [chapter["seed"] is None for chapter in shown] == [False, False, True]
    text = str(await exported(table, None))
    assert [chapter.seed.hex() in text for chapter in chapters] == [True] * 3 + [False] * 2
