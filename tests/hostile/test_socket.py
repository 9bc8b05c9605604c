"""Malformed, random and mutated frames over real sockets against a server in its own process, while
somebody plays on: nothing unhandled, no memory lost, every close with a reason, and nobody else is
touched."""

from __future__ import annotations

import json
import threading
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

import httpx

from app.engine import apply_patch
from app.live.outbox import CloseCode
from app.web.ws_messages import PROTOCOL_CLOSES
from tests.counts import counts
from tests.hostile.frames import CODES, Fuzz
from tests.hostile.house import GENEROUS, OPERATOR, House, build
from tests.hostile.process import Running, process
from tests.hostile.values import Maker
from tests.hostile.wire import CLOSE, RawSocket, frame, opened
from tests.web.server import Person, Socket

FRAMES: Final = counts(20_000, 1_000_000)
#: Frames between two things that the player does, and not seconds: what was done is kept for undo
#: and in the log, and on a slow machine so much more of it would be taken for a leak.
EVERY: Final = FRAMES // counts(130, 400)
#: On one socket, before it is done for.
RUN: Final = 12
MOST: Final = 65_536
#: Whoever has begun a frame and not said its end hears nothing for so many seconds, at least.
SILENCE: Final = 1.0
#: Ours, the protocol's, and what a client closed with and gets back.
DOCUMENTED: Final = {*CloseCode, *PROTOCOL_CLOSES, *CODES}
ROLES: Final = ("handler", "pilot", "second pilot", "spectator")


@dataclass
class Player:
    """Somebody who plays on at the table while it is under fire."""

    person: Person
    played: int = 0
    wrong: list[str] = field(default_factory=list)
    over: bool = False
    turns: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))

    def play(self) -> None:
        """Say something and roll, again and again; look whether the view is still the right one."""
        try:
            with self.person.socket() as socket:
                self._play(socket)
        except BaseException as error:
            self.wrong.append("".join(traceback.format_exception(error))[-3000:])

    def _play(self, socket: Socket) -> None:
        start = socket.until("view")
        view, seq = start["view"], start["seq"]
        while self.turns.acquire() and not self.over:
            self.played += 1
            kind = "chat.say" if self.played % 2 else "dice.roll"
            params = {"text": f"line {self.played}"} if self.played % 2 else {"notation": "2d6"}
            ack = socket.do(kind, **params)
            fresh = self.person.state()
            for seen in socket.seen:
                if seen["t"] == "change":
                    assert seen["seq"] == seq + 1
                    seq, view = seen["seq"], apply_patch(view, seen["patch"])
            socket.seen.clear()
            assert ack["seq"] <= seq
            if fresh["seq"] == seq:
                assert json.dumps(fresh["view"]) == json.dumps(view)

    def stop(self) -> None:
        """No turn comes any more."""
        self.over = True
        self.turns.release()


@dataclass
class Attack:
    """One who sends what nobody should."""

    url: str
    houses: dict[str, House]
    chance: Random
    sent: int = 0
    silent: int = 0
    #: ends of which the last words were lost on the way, since the other side still wrote
    resets: int = 0
    closes: Counter[tuple[int, str]] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def one(self) -> None:
        """One socket, to its end."""
        who = self.chance.choice(ROLES)
        # The Handler has a table of its own to break.
        house = self.houses["aside" if who == "handler" else "under fire"]
        fuzz = Fuzz(self.chance, Maker(self.chance, house.known), MOST)
        run = self.chance.randrange(1, 2 * RUN)
        path = f"/ws/tables/{house.table.id}"
        with opened(self.url, path, house.headers[who]) as socket:
            assert isinstance(socket, RawSocket), socket
            bearable = [part for _ in range(run) for part in fuzz.bearable()]
            fence = json.dumps({"t": "query", "id": "fence", "name": "none"})
            self.sent += run + 1
            socket.wire.send(b"".join(bearable))
            socket.write(fence)
            if socket.until(b'"id":"fence"') is None:
                self.wrong.append(f"closed {socket.closed} by {bearable!r}"[:3000])
                return
            deadly = fuzz.deadly()
            socket.wire.send(b"".join(deadly))
            if self.chance.random() < 0.1:
                socket.wire.vanish()
                return
            socket.wire.send(frame(CLOSE, b"\x03\xe8done"))
            self._ended(socket, deadly)

    def _ended(self, socket: RawSocket, deadly: list[bytes]) -> None:
        socket.wire.deadline = time.monotonic() + SILENCE
        try:
            closed = socket.to_the_end()
        except TimeoutError:
            # A frame that was begun and never went on: nothing says that it will not.
            self.silent += 1
            return
        if closed is None and socket.wire.reset:
            self.resets += 1
        elif closed is None:
            self.wrong.append(f"ended without a word: {deadly!r}"[:3000])
        else:
            self.closes[closed] += 1


def fire(
    running: Running, houses: dict[str, House], player: Player, number: int, frames: int
) -> Attack:
    """Send that many frames, and let the player do something now and then."""
    attack, turns = Attack(running.url, houses, Random(number)), 0
    while attack.sent < frames and len(attack.wrong) < 5:
        attack.one()
        for _ in range(turns, attack.sent // EVERY):
            player.turns.release()
            turns += 1
    return attack


def test_frames_of_all_kinds(tmp_path: Path) -> None:
    with (
        process(tmp_path, **GENEROUS, max_message=MOST, max_sockets=10_000) as running,
        httpx.Client(timeout=60, trust_env=False) as http,
    ):
        houses = {name: build(running.url, http, "fight") for name in ("under fire", "aside")}
        player = Player(houses["under fire"].table.join("Ann"))
        playing = threading.Thread(target=player.play, daemon=True)
        playing.start()
        started = time.monotonic()
        warm = fire(running, houses, player, 1, FRAMES // 2)
        half = running.resident()
        hot = fire(running, houses, player, 2, FRAMES // 2)
        whole = running.resident()
        took = time.monotonic() - started
        player.stop()
        playing.join(60)
        print(running.said()[-3000:])
        print(
            f"{warm.sent + hot.sent} frames, {took:.0f} s, {half} -> {whole}",
            warm.closes,
            player.played,
            warm.silent,
        )
        running.no_trouble()
        assert warm.wrong + hot.wrong == []
        ended = warm.closes.total() + hot.closes.total()
        assert (warm.resets + hot.resets) * 20 < ended, "lost last words are rare"
        assert player.wrong == []
        assert player.played > 20
        for code, reason in warm.closes | hot.closes:
            assert code in DOCUMENTED, (code, reason)
            assert reason or code in (1005, *CODES), (code, reason)
        assert whole < half * 1.02
        running.settled(http, OPERATOR)
        before = [house.handler.state() for house in houses.values()]
    with process(tmp_path, **GENEROUS) as running, httpx.Client(timeout=60) as http:
        for house, seen in zip(houses.values(), before, strict=True):
            house.handler.url, house.handler.http = running.url, http
            assert house.handler.state() == seen
