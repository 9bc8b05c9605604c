"""Commands are executed in order, once, and stored before they are shown."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import pytest

from app.engine import Refused
from app.engine.commands.registry import COMMANDS
from app.live.tables import Ack, NoSuchTable, Tables, UnknownSeat
from app.rules.dice.chance import SeededChance
from app.store import StoreUnavailable
from app.store.rows import Row
from tests.live.play import Screen, act, add_unit, join, make_table, shown, some_game


async def test_every_screen_shows_what_the_table_is(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    seats = [made.handler_seat, await join(table), await join(table, "spectator")]
    screens = [Screen() for _ in seats]
    for seat, screen in zip(seats, screens, strict=True):
        table.subscribe(seat, screen)
    await some_game(table, seats[0], seats[1], 60)
    for seat, screen in zip(seats, screens, strict=True):
        epoch, seq, view = table.view(seat)
        assert (screen.epoch, screen.seq, screen.view) == (epoch, seq, shown(view))
        assert [entry["n"] for entry in screen.entries] == list(range(1, len(screen.entries) + 1))
        assert await table.entries(seat, 0, 10_000) == screen.entries


async def test_commands_that_come_together_take_turns(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    seats = [await join(table, name=f"P{n}") for n in range(4)]
    screen = Screen()
    table.subscribe(made.handler_seat, screen)
    first = table.state.version
    acks = await asyncio.gather(
        *(
            table.send(seat, f"{seat}{n}", {"type": "chat.say", "text": f"{seat} {n}"})
            for n in range(25)
            for seat in seats
        )
    )
    versions = [ack.version for ack in acks if isinstance(ack, Ack)]
    assert versions == list(range(first + 1, first + 101)), "in the order they came"
    said = [e["params"]["text"] for e in screen.entries if e["code"] == "chat.said"]
    assert said == [f"{seat} {n}" for n in range(25) for seat in seats]


async def test_changes_are_committed_before_they_are_shown(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    seen: list[tuple[int, int]] = []

    class Suspicious(Screen):
        def push(self, frame: bytes) -> None:
            super().push(frame)
            heads = tables.store.database.read_now(
                lambda connection: connection.exec_driver_sql(
                    "SELECT max(version) FROM journal"
                ).scalar_one()
            )
            seen.append((table.state.version, heads))

    table.subscribe(made.handler_seat, Suspicious())
    for n in range(5):
        await act(table, made.handler_seat, "chat.say", text=f"{n}")
    assert len(seen) >= 5
    assert all(shown_version <= stored for shown_version, stored in seen)


async def test_the_change_comes_before_the_answer(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    screen = Screen()
    table.subscribe(made.handler_seat, screen)
    done = await act(table, made.handler_seat, "chat.say", text="hello")
    assert screen.seq == done.seq
    assert screen.entries[-1:] == done.entries


async def test_the_same_command_again_is_answered_the_same_and_done_once(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    seat = await join(table)
    roll = {"type": "dice.roll", "notation": "8d20"}
    first, twin = await asyncio.gather(table.send(seat, "x", roll), table.send(seat, "x", roll))
    for n in range(5):
        await act(table, seat, "chat.say", text=f"{n}")
    version = table.state.version
    assert isinstance(first, Ack)
    assert first.entries[0]["data"]["dice"]
    assert first == twin == await table.send(seat, "x", dict(reversed(roll.items())))
    assert table.state.version == version


async def test_a_command_done_long_ago_is_known_after_a_restart(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    unit = await add_unit(table, made.handler_seat, 1, 1)
    body = {"type": "unit.remove", "unit": unit}
    first = await table.send(made.handler_seat, "gone", body)
    restarted = Tables(tables.store)
    again = await (await restarted.get(made.id)).send(made.handler_seat, "gone", body)
    await restarted.close()
    assert isinstance(first, Ack)
    assert again == first, "though the unit is no more and would be refused"


async def test_an_id_with_another_body_is_refused(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    seat = await join(table)
    body = {"type": "dice.roll", "notation": "1d6"}
    assert isinstance(await table.send(seat, "x", body), Ack)
    assert await table.send(seat, "x", {**body, "notation": "1d8"}) == Refused("duplicate-id")


async def test_ids_of_different_seats_do_not_meet(tables: Tables) -> None:
    """Two programs that both count from 1 do not affect or learn of each other, even when the rows
    are no longer in memory."""
    made = await make_table(tables)
    table = await tables.get(made.id)
    seats = [await join(table), await join(table)]
    body = {"type": "dice.roll", "notation": "1d6"}
    first = [await table.send(seat, "1", body) for seat in seats]
    assert all(isinstance(each, Ack) for each in first)
    assert first[0] != first[1]
    restarted = Tables(tables.store)
    again = await restarted.get(made.id)
    assert [await again.send(seat, "1", body) for seat in seats] == first
    await restarted.close()


async def test_refusals_are_not_remembered(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    version = table.state.version
    assert isinstance(await table.send(made.handler_seat, "x", {"type": "undo"}), Refused)
    assert table.state.version == version
    await act(table, made.handler_seat, "terrain.set", cells=[{"q": 1, "r": 1, "level": 2}])
    assert isinstance(await table.send(made.handler_seat, "x", {"type": "undo"}), Ack)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"type": 7},
        {"type": "no.such"},
        {"type": "table.create", "name": "x", "map": {}},
        {"type": "chat.say", "text": 1},
        {"type": "chat.say", "text": "x", "more": {"a": [None, 1.5]}},
    ],
)
async def test_malformed_commands_are_refused_and_change_nothing(tables: Tables, body: Any) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    seat, version = await join(table), table.state.version + 1
    assert isinstance(await table.send(seat, "x", body), Refused)
    await act(table, seat, "chat.say", text="still there")
    assert table.state.version == version


@pytest.mark.parametrize(
    ("command_id", "text"),
    [("", "a"), ("x" * 65, "a"), ("a\0b", "a"), ("\ud800", "a"), ("c", "\ud800")],
)
async def test_commands_that_cannot_be_stored_are_refused(
    tables: Tables, command_id: str, text: str
) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    answer = await table.send(made.handler_seat, command_id, {"type": "chat.say", "text": text})
    assert isinstance(answer, Refused)
    assert (answer.code, set(answer.params)) == ("malformed", {"at", "what"})


async def test_a_stranger_is_refused(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    answer = await table.send("nobody", "x", {"type": "chat.say", "text": "boo"})
    assert isinstance(answer, Refused)
    assert answer.code == "no-such-seat"
    with pytest.raises(UnknownSeat):
        table.view("nobody")


async def test_a_cancelled_sender_does_not_stop_its_command(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    screen = Screen()
    table.subscribe(made.handler_seat, screen)
    version = table.state.version
    waiting = asyncio.create_task(
        table.send(made.handler_seat, "x", {"type": "chat.say", "text": "I must go"})
    )
    await asyncio.sleep(0)  # one turn of the loop: the command is on its way, not yet answered
    waiting.cancel()
    await screen.until(lambda: table.state.version == version + 1)
    assert screen.entries[-1]["params"] == {"text": "I must go"}


async def test_after_an_unknown_outcome_the_journal_is_read(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    append = tables.store.journal.append

    async def committed_but_unanswered(row: Row) -> bool:
        await append(row)
        raise StoreUnavailable("the connection was lost on the way back")

    body = {"type": "chat.say", "text": "did you hear me?"}
    with monkeypatch.context() as patch:
        patch.setattr(tables.store.journal, "append", committed_but_unanswered)
        with pytest.raises(StoreUnavailable):
            await table.send(made.handler_seat, "x", body)
    again = await table.send(made.handler_seat, "x", body)
    assert isinstance(again, Ack)
    said = [e for e in await table.entries(made.handler_seat, 0, 999) if e["code"] == "chat.said"]
    assert len(said) == 1


async def test_dice_can_be_derived_again_when_the_chapter_is_closed(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    seat = await join(table)
    screen = Screen()
    table.subscribe(seat, screen)
    promised = screen.view["table"]["chance"]["commitment"]
    for n in range(3):
        await table.send(seat, f"roll {n}", {"type": "dice.roll", "notation": "3d20"})
    assert isinstance(await table.new_chapter(), Ack)
    closed = next(e for e in screen.entries if e["code"] == "chapter.closed")
    seed = bytes.fromhex(closed["params"]["seed"])
    assert hashlib.sha256(seed).hexdigest() == promised
    for n, roll in enumerate(e for e in screen.entries if e["code"] == "dice.rolled"):
        proof = roll["data"]["proof"]
        chance = SeededChance(seed, made.id, proof["stream"], proof["counter"], f"roll {n}")
        assert [die["face"] for die in roll["data"]["dice"]] == [chance.die(20) for _ in range(3)]
    chance_now = screen.view["table"]["chance"]
    assert chance_now["chapter"] == 2
    assert chance_now["commitment"] != promised
    chapters = await tables.store.chapters.of_table(made.id)
    assert [bool(chapter.closed_at) for chapter in chapters] == [True, False]
    await act(table, seat, "dice.roll", notation="1d6")


async def test_a_table_that_the_engine_refuses_is_not_there(tables: Tables) -> None:
    before = await tables.store.tables.all()
    refused = await tables.create("", {"columns": 4, "rows": 4, "orientation": "flat"})
    assert isinstance(refused, Refused)
    assert await tables.store.tables.all() == before


async def test_a_deleted_table(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    screen = Screen()
    table.subscribe(made.handler_seat, screen)
    await tables.delete(made.id)
    assert screen.closed is not None and screen.closed[0] == 4404
    with pytest.raises(NoSuchTable):
        await tables.get(made.id)
    with pytest.raises(NoSuchTable):
        await table.send(made.handler_seat, "x", {"type": "chat.say", "text": "anybody?"})
    assert await tables.store.seats.by_token(made.handler_key) is None


async def test_a_renamed_table_has_its_name_in_the_list(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    await act(table, made.handler_seat, "table.rename", name="Shaft")
    await tables.close()
    (row,) = await tables.store.tables.all()
    assert row.name == "Shaft"
    await tables.start()


async def test_commands_of_a_removed_seat_are_refused(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    seats = {role: await join(table, role) for role in ("pilot", "spectator")}
    second = await join(table, name="Second")
    await act(table, made.handler_seat, "seat.role", seat=second, role="handler")
    for seat in (*seats.values(), second):
        await act(table, made.handler_seat, "seat.kick", seat=seat)
        for name in COMMANDS:
            refused = await table.send(seat, f"{seat}-{name}", {"type": name})
            assert isinstance(refused, Refused)
            assert refused.code == "no-such-seat", name
