"""Malformed, random and mutated frames over real sockets while another client plays.

There are no unhandled errors and no memory leaks. Every close has a reason, and other clients are
not affected.
"""

from __future__ import annotations

import json
import threading
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

import httpx

from app.engine import apply_patch
from app.live.outbox import CloseCode
from app.web.ws_messages import PROTOCOL_CLOSES
from tests.counts import counts
from tests.hostile.process import Running, process
from tests.hostile.tables import GENEROUS, OPERATOR, PhaseTable, build
from tests.hostile.values import Maker
from tests.hostile.wire import CLOSE, RawSocket, frame, opened
from tests.hostile.ws_frames import CODES, Fuzz
from tests.web.server import Person, Socket

FRAMES: Final = counts(4_000, 1_000_000)
#: Frames between two actions of the player. They are counted, not timed: undo and log keep every
#: action, and on a slow machine that memory would look like a leak.
EVERY: Final = FRAMES // counts(130, 400)
#: Parts of the last third, after which the memory is measured.
PARTS: Final = 4
#: The most frames on one socket.
RUN: Final = 12
MOST: Final = 65_536
#: Seconds for which a client with an unfinished frame hears nothing, at least.
SILENCE: Final = 1.0
#: Permitted close codes: ours, those of the protocol, and the client's own.
DOCUMENTED: Final = {*CloseCode, *PROTOCOL_CLOSES, *CODES}
ROLES: Final = ("handler", "pilot", "second pilot", "spectator")


@dataclass
class Player:
    """A client that plays at the attacked table."""

    person: Person
    played: int = 0
    wrong: list[str] = field(default_factory=list)
    over: bool = False
    turns: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))

    def play(self) -> None:
        """Chats and rolls again and again, and checks its view."""
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
        """Ends the play."""
        self.over = True
        self.turns.release()


@dataclass
class Attack:
    """A client that sends malformed frames."""

    url: str
    built_tables: dict[str, PhaseTable]
    chance: Random
    sent: int = 0
    silent: int = 0
    #: closed sockets whose close frame was lost, because the other side still wrote
    resets: int = 0
    closes: Counter[tuple[int, str]] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def one(self) -> None:
        """Uses one socket until it is closed."""
        who = self.chance.choice(ROLES)
        # The Handler has a table of its own to break.
        built = self.built_tables["aside" if who == "handler" else "under fire"]
        fuzz = Fuzz(self.chance, Maker(self.chance, built.known), MOST)
        run = self.chance.randrange(1, 2 * RUN)
        path = f"/ws/tables/{built.table.id}"
        with opened(self.url, path, built.headers[who]) as socket:
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
            # An unfinished frame: nothing says that it will not continue.
            self.silent += 1
            return
        if closed is None and socket.wire.reset:
            self.resets += 1
        elif closed is None:
            self.wrong.append(f"ended without a word: {deadly!r}"[:3000])
        else:
            self.closes[closed] += 1


def fire(
    running: Running, built_tables: dict[str, PhaseTable], player: Player, number: int, frames: int
) -> Attack:
    """Sends that many frames, and sometimes lets the player act."""
    attack, turns = Attack(running.url, built_tables, Random(number)), 0
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
        built_tables = {name: build(running.url, http, "fight") for name in ("under fire", "aside")}
        player = Player(built_tables["under fire"].table.join("Ann"))
        playing = threading.Thread(target=player.play, daemon=True)
        playing.start()
        started = time.monotonic()
        # Memory grows while everything is done for the first time, by less and less.
        warm = fire(running, built_tables, player, 1, FRAMES * 2 // 3)
        sizes = [running.resident()]
        attacks = [warm]
        for number in range(2, 2 + PARTS):
            attacks.append(fire(running, built_tables, player, number, FRAMES // 3 // PARTS))
            sizes.append(running.resident())
        took = time.monotonic() - started
        player.stop()
        playing.join(60)
        print(running.said()[-3000:])
        print(
            f"{sum(attack.sent for attack in attacks)} frames, {took:.0f} s, {sizes}",
            warm.closes,
            player.played,
            warm.silent,
        )
        running.no_trouble()
        assert [wrong for attack in attacks for wrong in attack.wrong] == []
        closes = sum((attack.closes for attack in attacks), Counter[tuple[int, str]]())
        resets = sum(attack.resets for attack in attacks)
        assert resets * 20 < closes.total(), "lost last words are rare"
        assert player.wrong == []
        assert player.played > 20
        for code, reason in closes:
            assert code in DOCUMENTED, (code, reason)
            assert reason or code in (1005, *CODES), (code, reason)
        # A leak shows in every part; what is loaded or tidied up once, in few.
        growth = sorted(after - before for before, after in pairwise(sizes))
        assert growth[PARTS // 2 - 1] < sizes[0] * 0.02 / PARTS
        running.settled(http, OPERATOR)
        before = [built.handler.state() for built in built_tables.values()]
    with process(tmp_path, **GENEROUS) as running, httpx.Client(timeout=60) as http:
        for built, seen in zip(built_tables.values(), before, strict=True):
            built.handler.url, built.handler.http = running.url, http
            assert built.handler.state() == seen
