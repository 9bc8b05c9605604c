"""Sockets: no traffic about hidden things, slow clients, presence, signals, ended seats."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import Refused
from app.live.audience import SIGNAL_BURST, SIGNAL_SIZE
from app.live.tables import Tables
from tests.live.play import Screen, act, add_unit, join, make_table


async def test_hidden_moves_send_no_byte_to_others(tables: Tables) -> None:
    """A hidden unit's moves raise only the Handler's seq, and nobody else receives a byte."""
    made = await make_table(tables)
    table = await tables.get(made.id)
    handler, pilot, guest = made.handler_seat, await join(table), await join(table, "spectator")
    hidden = await add_unit(table, handler, 5, 1, hidden=True, name="Ambusher")
    screens = {seat: Screen() for seat in (handler, pilot, guest)}
    for seat, screen in screens.items():
        table.subscribe(seat, screen)
    before = {seat: (screen.seq, len(screen.raw)) for seat, screen in screens.items()}
    await act(table, handler, "unit.place", unit=hidden, at={"q": 6, "r": 1, "level": 0})
    await act(
        table, handler, "unit.move", unit=hidden, mode="ground", path=[{"q": 7, "r": 1, "level": 0}]
    )
    await act(table, handler, "unit.update", unit=hidden, name="Waiting in ambush")
    await act(table, handler, "dice.roll", notation="1d20", secret=True)
    table.signal(handler, "drag", {"unit": hidden, "q": 5, "r": 5})
    await table.rotate_invite(handler, "pilot")
    assert screens[handler].seq == before[handler][0] + 5
    for seat in (pilot, guest):
        assert (screens[seat].seq, len(screens[seat].raw)) == before[seat]
        assert all(hidden.encode() not in raw and b"mbush" not in raw for raw in screens[seat].raw)
        assert await table.entries(seat, before[seat][0], 100) == []


async def test_only_the_handler_sees_invites(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    pilot = await join(table)
    mine, theirs = Screen(), Screen()
    table.subscribe(made.handler_seat, mine)
    table.subscribe(pilot, theirs)
    assert mine.view["invites"]["pilot"] == made.pilot_invite
    rotated = await table.rotate_invite(made.handler_seat, "pilot")
    assert mine.view["invites"]["pilot"] == rotated
    assert await tables.store.tables.by_invite(made.pilot_invite) is None
    refused = await table.rotate_invite(pilot, "pilot")
    assert isinstance(refused, Refused)
    assert mine.view["invites"]["pilot"] == rotated
    assert "invites" not in theirs.view
    assert all(made.spectator_invite.encode() not in raw for raw in theirs.raw)


async def test_a_frame_is_made_once_for_everybody_in_a_group(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    seats = [await join(table, name=f"P{n}") for n in range(3)]
    screens = [Screen() for _ in seats]
    for seat, screen in zip(seats, screens, strict=True):
        table.subscribe(seat, screen)
    await act(table, made.handler_seat, "chat.say", text="hello")
    frames = {id(screen.raw[-1]) for screen in screens}
    assert len(frames) == 1


async def test_a_failing_outbox_does_not_stop_the_others(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)

    class Full(Screen):
        """An outbox for three frames, like a socket whose client reads nothing."""

        def push(self, frame: bytes) -> None:
            if len(self.frames) >= 3:
                self.close(4409, "too far behind")
            else:
                super().push(frame)

    class Fails(Screen):
        def push(self, frame: bytes) -> None:
            super().push(frame)
            if len(self.frames) > 3:
                raise OSError("gone")

    slow, failing, healthy = Full(), Fails(), Screen()
    for screen in (slow, failing, healthy):
        table.subscribe(made.handler_seat, screen)
    for n in range(10):
        await act(table, made.handler_seat, "chat.say", text=f"{n}")
    assert slow.closed == (4409, "too far behind")
    assert len(healthy.of("change")) == 10
    back = slow.resumed()
    table.subscribe(made.handler_seat, back, back.epoch, back.seq)
    assert (back.seq, back.view) == (healthy.seq, healthy.view)


async def test_presence(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    ann, ben = await join(table), await join(table)
    screen, twin, other = Screen(), Screen(), Screen()
    first = table.subscribe(ann, screen)
    assert screen.online == [ann]
    table.subscribe(ben, other)
    assert screen.online == other.online == sorted([ann, ben])
    second = table.subscribe(ann, twin)
    assert twin.online == sorted([ann, ben])
    first.close()
    assert other.online == sorted([ann, ben]), "still there by another window"
    second.close()
    second.close()
    assert other.online == [ben]
    assert len(other.of("presence")) == 2, "told only when it changed"


async def test_signals_reach_the_others_and_nobody_remembers_them(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    ann, ben = await join(table), await join(table)
    mine, theirs, handlers = Screen(), Screen(), Screen()
    for seat, screen in ((ann, mine), (ben, theirs), (made.handler_seat, handlers)):
        table.subscribe(seat, screen)
    version = table.state.version
    table.signal(ann, "ping", {"q": 3, "r": 4})
    expected = {"t": "signal", "from": ann, "kind": "ping", "data": {"q": 3, "r": 4}}
    assert theirs.of("signal") == handlers.of("signal") == [expected]
    assert not mine.of("signal")
    assert table.state.version == version


async def test_too_many_or_strange_signals_are_dropped(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    ann, ben = await join(table), await join(table)
    screen = Screen()
    table.subscribe(ben, screen)
    strange: list[tuple[str, str, Any]] = [
        (ann, "shout", {}),
        (ann, "ping", {"text": "x" * SIGNAL_SIZE}),
        ("nobody", "ping", {}),
        (ann, "drag", {"unit": ["of", "units"]}),
    ]
    for seat, kind, data in strange:
        table.signal(seat, kind, data)
    assert not screen.of("signal")
    for n in range(int(SIGNAL_BURST) * 3):
        table.signal(ann, "pointer", {"n": n})
    assert SIGNAL_BURST <= len(screen.of("signal")) < SIGNAL_BURST * 2


@pytest.mark.parametrize("how", ["kick", "command"])
async def test_a_kicked_seat_is_out_at_once(tables: Tables, how: str) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    taken = await table.join("pilot", "Ann")
    assert isinstance(taken, tuple)
    seat, token = taken
    other = await join(table)
    screen, stays = Screen(), Screen()
    table.subscribe(seat, screen)
    table.subscribe(other, stays)
    assert isinstance(await table.kick(other, seat), Refused), "only the Handler"
    assert await tables.store.seats.by_token(token) == (made.id, seat, "pilot")
    if how == "kick":
        assert not isinstance(await table.kick(made.handler_seat, seat), Refused)
    else:
        await act(table, made.handler_seat, "seat.kick", seat=seat)
    assert screen.closed is not None and screen.closed[0] == 4401
    assert stays.closed is None
    assert stays.online == [other]
    assert await tables.store.seats.by_token(token) is None
    refused = await table.send(seat, "x", {"type": "chat.say", "text": "but"})
    assert isinstance(refused, Refused)


async def test_the_last_handler_stays(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    assert isinstance(await table.kick(made.handler_seat, made.handler_seat), Refused)
    assert await tables.store.seats.by_token(made.handler_key) is not None


async def test_a_seat_may_leave(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    seat = await join(table)
    assert not isinstance(await table.kick(seat, seat), Refused)
    assert not table.knows(seat)


async def test_viewing_as_another_seat_ends_with_either_seat(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    second, ann = "s_second", await join(table)
    await act(table, None, "seat.join", seat=second, name="Second", role="handler")
    as_ann, as_pilots, as_handler, own = Screen(), Screen(), Screen(), Screen()
    table.subscribe(second, as_ann, view_as=ann)
    table.subscribe(second, as_pilots, view_as="pilots")
    table.subscribe(made.handler_seat, as_handler, view_as=second)
    table.subscribe(ann, own)
    assert table.online == {ann}, "who looks as somebody else is nobody's presence"
    assert as_handler.frames[0]["as"]["role"] == "handler"
    assert not isinstance(await table.kick(made.handler_seat, ann), Refused)
    assert as_ann.closed == (4410, "the seat that was looked as is gone")
    assert as_pilots.closed is None and as_handler.closed is None
    assert not isinstance(await table.kick(made.handler_seat, second), Refused)
    assert as_pilots.closed is not None and as_pilots.closed[0] == 4401
    assert as_handler.closed is not None and as_handler.closed[0] == 4410
    assert table.online == frozenset()
    assert not table.can_view_as(second) and table.can_view_as("spectators")


async def test_closing_the_tables_sends_everybody_to_come_again(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    screen = Screen()
    table.subscribe(made.handler_seat, screen)
    await tables.close()
    assert screen.closed is not None and screen.closed[0] == 1012
    await tables.start()


async def test_a_pilot_with_a_view_of_its_own_gets_no_frames_of_the_group(
    tables: Tables,
) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    ann = await join(table)
    screen = Screen()
    table.subscribe(ann, screen)
    sent = len(screen.frames)
    for fog in ("own", "off"):
        await act(table, made.handler_seat, "table.options", options={"fog": fog})
        kinds = [frame["t"] for frame in screen.frames[sent:]]
        assert [kind for kind in kinds if kind != "presence"] == ["hello", "view"]
        assert screen.view["table"]["options"]["fog"] == fog
        sent = len(screen.frames)


async def test_a_second_handler_sees_all_at_once_and_a_former_one_no_longer(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    first, ann, ben = made.handler_seat, await join(table), await join(table, name="Ben")
    hidden = await add_unit(table, first, 5, 1, hidden=True, name="Ambusher")
    screen, other = Screen(), Screen()
    table.subscribe(ann, screen)
    table.subscribe(ben, other)
    asleep = screen.resumed()
    await act(table, first, "seat.role", seat=ann, role="handler")
    assert screen.of("hello")[-1]["you"]["role"] == "handler"
    assert hidden in screen.view["scene"]["units"]
    assert [frame["t"] for frame in other.frames[-1:]] == ["change"]
    await act(table, ann, "unit.update", unit=hidden, name="Shown to two")
    assert screen.view["scene"]["units"][hidden]["name"] == "Shown to two"
    # A page that slept has the seq of another group, so it starts anew.
    table.subscribe(ann, asleep, asleep.epoch, asleep.seq)
    assert asleep.view == screen.view
    late = screen.resumed()
    await act(table, ann, "seat.role", seat=first, role="pilot")
    assert table.role_of(first) == "pilot"
    refused = await table.send(first, "x", {"type": "unit.hide", "unit": hidden, "hidden": False})
    assert isinstance(refused, Refused) and refused.code == "handler-only"
    await act(table, ann, "seat.role", seat=first, role="handler")
    await act(table, first, "seat.role", seat=ann, role="pilot")
    assert hidden not in screen.view["scene"]["units"]
    sent = len(screen.raw)
    await act(table, first, "unit.place", unit=hidden, at={"q": 6, "r": 1, "level": 0})
    assert len(screen.raw) == sent
    table.subscribe(ann, late, late.epoch, late.seq)
    assert hidden not in late.view["scene"]["units"]
    assert late.view == screen.view
    assert table.role_of("nobody") is None
