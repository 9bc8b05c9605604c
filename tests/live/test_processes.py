"""Several processes on one database: one history, whichever process writes and whichever message is
lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from app.engine import Refused
from app.live.audience import Link
from app.live.pubsub import MemoryPubSub, OnMessage
from app.live.redis_pubsub import RedisPubSub
from app.live.tables import Ack, NoSuchTable, Tables
from app.store import Store
from app.store.secrets import new_id
from tests.live.play import PATIENCE, Screen, act, add_unit, join, make_table, shown, some_game
from tests.redis_server import free_port, redis_server

Pair = tuple[Tables, Tables]


class LosingPubSub(MemoryPubSub):
    """A channel that loses every message."""

    def publish(self, message: bytes) -> None:
        pass


async def test_both_write_and_both_show_the_same(pair: Pair) -> None:
    one, other = pair
    made = await make_table(one)
    here = await one.get(made.id)
    ann, ben = await join(here), await join(here, name="Ben")
    there = await other.get(made.id, ben)
    screens = [Screen(), Screen()]
    here.subscribe(ann, screens[0])
    there.subscribe(ben, screens[1])

    async def talk(through: Tables, seat: str) -> None:
        table = await through.get(made.id)
        for n in range(40):
            done = await table.send(seat, f"{seat}{n}", {"type": "chat.say", "text": f"{n}"})
            assert isinstance(done, Ack)

    await asyncio.gather(talk(one, ann), talk(other, ben))
    last = max(here.state.version, there.state.version)
    for screen, table in zip(screens, (here, there), strict=True):
        await screen.until(lambda table=table: table.state.version == last)  # type: ignore[misc]
    assert here.state == there.state
    assert screens[0].entries == screens[1].entries
    for seat in (ann, ben):
        said = [
            entry["params"]["text"]
            for entry in screens[0].entries
            if entry["seat"] == seat and entry["code"] == "chat.said"
        ]
        assert said == [str(n) for n in range(40)], "each in order, each once"


async def test_a_revoked_screen_ends_in_every_process(pair: Pair) -> None:
    one, other = pair
    made = await make_table(one)
    here, there = await one.get(made.id), await other.get(made.id)
    screens = [Screen(), Screen(), Screen()]
    here.subscribe_link(Link("d1"), "spectators", screens[0])
    there.subscribe_link(Link("d1"), "spectators", screens[1])
    there.subscribe_link(Link("d2"), "spectators", screens[2])
    here.close_link("d1", "this screen is revoked")
    await screens[1].until(lambda: screens[1].closed is not None)
    assert screens[0].closed == screens[1].closed == (4401, "this screen is revoked")
    assert screens[2].closed is None
    # one whose handshake was under way does not slip through
    late = Screen()
    there.subscribe_link(Link("d1"), "spectators", late)
    assert (late.closed, late.frames) == ((4401, "this screen is revoked"), [])
    assert there.audience.online == frozenset()


async def test_a_changed_link_is_told_in_every_process(pair: Pair) -> None:
    one, other = pair
    made = await make_table(one)
    here, there = await one.get(made.id), await other.get(made.id)
    told = [asyncio.Event() for _ in range(3)]
    for table, link, event in zip((here, there, there), ("d1", "d1", "d2"), told, strict=True):
        table.subscribe_link(Link(link, changed=event.set), "spectators", Screen())
    here.change_link("d1")
    async with asyncio.timeout(10):
        await told[1].wait()
    assert [event.is_set() for event in told] == [True, True, False]


async def test_an_overtaken_decision_is_made_again_on_the_new_state(pair: Pair) -> None:
    """Both processes put a unit on the same cell at the same moment; only one can."""
    one, other = pair
    made = await make_table(one)
    here, there = await one.get(made.id), await other.get(made.id)
    handler = made.handler_seat
    units = [await add_unit(here, handler, q, 3) for q in (0, 1)]
    await there.catch_up()
    for n in range(10):
        at = {"q": 3 + n % 5, "r": 0, "level": 0}
        done = await asyncio.gather(
            *(
                table.send(handler, new_id(), {"type": "unit.place", "unit": unit, "at": at})
                for table, unit in zip((here, there), units, strict=True)
            )
        )
        assert sorted(isinstance(each, Refused) for each in done) == [False, True]
        (refused,) = (each for each in done if isinstance(each, Refused))
        assert refused.code == "occupied"
        for table in (here, there):
            await table.catch_up()
    assert here.state == there.state


async def test_a_command_that_is_always_overtaken_is_done_in_the_end(pair: Pair) -> None:
    """This happens when people at another process send much more than here."""
    one, other = pair
    made = await make_table(one)
    here, there = await one.get(made.id), await other.get(made.id)
    faster = iter(range(50))

    async def overtake() -> None:
        for n in faster:
            await act(there, made.handler_seat, "chat.say", text=str(n))
            break

    body = {"type": "chat.say", "text": "at last"}
    done = await here.send(made.handler_seat, "slow", body, before=overtake)
    assert isinstance(done, Ack) and next(faster, None) is None
    lines = await here.entries(made.handler_seat, 0, 1000)
    said = [entry["params"]["text"] for entry in lines if entry["code"] == "chat.said"]
    assert said == [*(str(n) for n in range(50)), "at last"]


async def test_one_command_through_two_processes_happens_once(pair: Pair) -> None:
    one, other = pair
    made = await make_table(one)
    here, there = await one.get(made.id), await other.get(made.id)
    for n in range(10):
        body = {"type": "dice.roll", "notation": "3d6"}
        first, second = await asyncio.gather(
            *(table.send(made.handler_seat, f"r{n}", body) for table in (here, there))
        )
        assert isinstance(first, Ack)
        assert first == second
    log = await here.entries(made.handler_seat, 0, 1000)
    assert len([entry for entry in log if entry["code"] == "dice.rolled"]) == 10


async def test_chapters_opened_by_both_open_one(pair: Pair) -> None:
    one, other = pair
    made = await make_table(one)
    here, there = await one.get(made.id), await other.get(made.id)
    await asyncio.gather(here.new_chapter(), there.new_chapter())
    await here.catch_up()
    dice = here.state.record.dice
    kept = await one.store.chapters.get(made.id, dice.chapter)
    assert kept is not None
    assert kept.commitment == dice.commitment
    await act(there, made.handler_seat, "dice.roll", notation="1d6")


async def test_a_seat_taken_elsewhere_a_moment_ago(store: Store, store_url: str) -> None:
    other_store = Store.open(store_url)
    one, other = Tables(store, LosingPubSub()), Tables(other_store, LosingPubSub())
    made = await make_table(one)
    stale = await other.get(made.id)
    seat = await join(await one.get(made.id))
    assert not stale.knows(seat)
    assert (await other.get(made.id, seat)).knows(seat)
    late = await join(await one.get(made.id))
    assert isinstance(await stale.send(late, "x", {"type": "chat.say", "text": "hi"}), Ack)
    await one.close()
    await other.close()
    other_store.close()


async def test_a_client_of_another_process_does_not_go_back_in_time(
    store: Store, store_url: str
) -> None:
    """The process that showed it more is gone, and this one has not read those rows yet."""
    other_store = Store.open(store_url)
    one = Tables(store, LosingPubSub(), check_every=3600)
    other = Tables(other_store, LosingPubSub(), check_every=3600)
    made = await make_table(one)
    here = await one.get(made.id)
    pilot = await join(here)
    there = await other.get(made.id, pilot)
    await act(here, made.handler_seat, "chat.say", text="seen")
    epoch, seq, _ = here.view(pilot)
    known = there.state.version
    for claimed, after in ((epoch, seq - 1), (epoch, None), (None, seq), ("another", seq)):
        await there.wait_for_seq(pilot, claimed, after)
        assert there.state.version == known, "nothing to wait for"
    await there.wait_for_seq(pilot, epoch, seq)
    assert there.view(pilot)[1] == seq
    await there.wait_for_seq(pilot, epoch, 10**12)  # rows that nobody has seen
    assert there.view(pilot)[1] == seq
    await one.close()
    await other.close()
    other_store.close()


async def test_a_lost_pubsub_message_only_delays(store: Store, store_url: str) -> None:
    other_store = Store.open(store_url)
    one = Tables(store, LosingPubSub(), check_every=3600)
    other = Tables(other_store, LosingPubSub(), check_every=0.05)
    await one.start()
    await other.start()
    made = await make_table(one)
    here = await one.get(made.id)
    pilot = await join(here)
    there = await other.get(made.id, pilot)
    screen = Screen()
    there.subscribe(pilot, screen)
    await some_game(here, made.handler_seat, pilot, 20)
    await screen.until(lambda: there.state.version == here.state.version)
    assert there.state == here.state
    assert screen.view == shown(here.view(pilot)[2])
    await one.close()
    await other.close()
    other_store.close()


async def test_presence_signals_kicks_and_invites_reach_the_other_process(pair: Pair) -> None:
    one, other = pair
    made = await make_table(one)
    here = await one.get(made.id)
    ann, ben = await join(here), await join(here)
    there = await other.get(made.id, ben)
    mine, theirs, handlers = Screen(), Screen(), Screen()
    there.subscribe(ben, theirs)
    here.subscribe(ann, mine)
    there.subscribe(made.handler_seat, handlers)
    everybody = sorted([ann, ben, made.handler_seat])
    for screen in (mine, theirs, handlers):
        await screen.until(lambda screen=screen: screen.online == everybody)  # type: ignore[misc]
    here.signal(ann, "ping", {"q": 1, "r": 1})
    await theirs.until(lambda: bool(theirs.of("signal")))
    assert not mine.of("signal")
    new = await here.rotate_invite(made.handler_seat, "spectator")
    await handlers.until(lambda: handlers.view["invites"]["spectator"] == new)
    await here.kick(made.handler_seat, ben)
    await theirs.until(lambda: theirs.closed is not None)
    assert theirs.closed is not None and theirs.closed[0] == 4401


async def test_a_table_deleted_elsewhere(pair: Pair) -> None:
    one, other = pair
    made = await make_table(one)
    there = await other.get(made.id)
    screen = Screen()
    there.subscribe(made.handler_seat, screen)
    await one.delete(made.id)
    await screen.until(lambda: screen.closed is not None)
    assert screen.closed is not None and screen.closed[0] == 4404
    with pytest.raises(NoSuchTable):
        await other.get(made.id)


async def test_a_deletion_is_found_after_a_lost_pubsub_message(
    store: Store, store_url: str
) -> None:
    other_store = Store.open(store_url)
    one, other = Tables(store, LosingPubSub()), Tables(other_store, LosingPubSub())
    made = await make_table(one)
    await other.get(made.id)
    await one.delete(made.id)
    await other.check()
    with pytest.raises(NoSuchTable):
        await other.get(made.id)
    await one.close()
    await other.close()
    other_store.close()


# -- the contract of publish and subscribe, over memory and Redis ----------------------------------


class Listener:
    """A listener that records messages and waits for them."""

    def __init__(self) -> None:
        self.messages: asyncio.Queue[bytes] = asyncio.Queue()
        self.heard: OnMessage = self.messages.put_nowait

    async def next(self) -> bytes:
        return await asyncio.wait_for(self.messages.get(), PATIENCE)


@pytest.mark.parametrize("kind", ["memory", pytest.param("redis", marks=pytest.mark.redis)])
async def test_every_listener_hears_every_message_in_order(
    kind: str, request: pytest.FixtureRequest
) -> None:
    if kind == "memory":
        shared = MemoryPubSub()
        pubsubs = [shared, shared]
    else:
        url, channel = request.getfixturevalue("redis_url"), f"hexframe-test-{new_id()}"
        pubsubs = [RedisPubSub(url, channel), RedisPubSub(url, channel)]  # type: ignore[list-item]
    listeners = [Listener(), Listener()]
    for pubsub, listener in zip(pubsubs, listeners, strict=True):
        await pubsub.start(listener.heard)
    for n in range(50):
        pubsubs[0].publish(b"%d" % n)
    for listener in listeners:
        assert [await listener.next() for _ in range(50)] == [b"%d" % n for n in range(50)]
    for pubsub, listener in zip(pubsubs, listeners, strict=True):
        await pubsub.stop(listener.heard)


@pytest.mark.redis
async def test_redis_wakes_the_other_process(store: Store, store_url: str, redis_url: str) -> None:
    channel = f"hexframe-test-{new_id()}"
    other_store = Store.open(store_url)
    one = Tables(store, RedisPubSub(redis_url, channel), check_every=3600)
    other = Tables(other_store, RedisPubSub(redis_url, channel), check_every=3600)
    await one.start()
    await other.start()
    made = await make_table(one)
    here = await one.get(made.id)
    pilot = await join(here)
    screen = Screen()
    (await other.get(made.id, pilot)).subscribe(pilot, screen)
    done = await act(here, pilot, "chat.say", text="ding")
    await screen.until(lambda: screen.entries[-1]["params"] == {"text": "ding"})
    assert screen.seq == done.seq
    await one.close()
    await other.close()
    other_store.close()


@pytest.mark.redis
async def test_pubsub_recovers_with_its_server(tmp_path: Path) -> None:
    port = free_port()
    pubsub, listener = RedisPubSub(f"redis://127.0.0.1:{port}"), Listener()
    with redis_server(port, tmp_path):
        await pubsub.start(listener.heard)
        pubsub.publish(b"one")
        assert await listener.next() == b"one"
    for n in range(5000):
        pubsub.publish(b"lost %d" % n)  # publishing never blocks and never raises
    with redis_server(port, tmp_path):
        await asyncio.wait_for(pubsub.listening.wait(), PATIENCE)

        async def publish_again() -> None:
            while True:
                pubsub.publish(b"two")
                await asyncio.sleep(0.05)

        publishing = asyncio.create_task(publish_again())
        while await listener.next() != b"two":
            pass
        publishing.cancel()
    await pubsub.stop(listener.heard)
