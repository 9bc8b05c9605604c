"""A table under load: twenty sockets that play, and programs that create tables and seats."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from app.live.tables import CreatedTable, Tables
from app.store import Store
from tests.faults.journal_check import Truth
from tests.faults.players import Meeting, Player, handle, talk
from tests.faults.servers import Server
from tests.faults.waiting import waiting_for
from tests.live.play import act, add_unit, make_table

SOCKETS = 20
UNLIMITED = {"rate_messages": 1e6, "rate_burst": 10**9, "rate_guesses": 10**9}
#: Close codes, and statuses of handshakes, while the store does not answer. 1005 and 1006 are set
#: by the client itself for a lost connection.
TOLD = {503, 1005, 1006, 1012}


@dataclass
class Load:
    """A table, its players, and programs that create tables and seats."""

    store: Store
    made: CreatedTable
    meeting: Meeting
    players: list[Player]
    #: what programs were told that they have: (table, token)
    given: list[tuple[str, str]] = field(default_factory=list)
    stop_programs: asyncio.Event = field(default_factory=asyncio.Event)

    async def check(self, server: Server) -> Truth:
        """Waits until everybody has everything from this server, and compares it with the truth."""
        for player in self.players:
            await player.until_seq(0)
        await asyncio.gather(*(player.rest() for player in self.players))
        truth = await Truth.read(self.store, self.made.id)
        for player in self.players:
            await player.until_seq(truth.seq(player))
        truth.check(self.players)
        async with httpx.AsyncClient(timeout=30, trust_env=False) as http:
            for table, token in self.given:
                headers = {"Authorization": f"Bearer {token}"}
                answer = await http.get(
                    f"http://{server.address}/api/v1/tables/{table}", headers=headers
                )
                assert answer.status_code == 200, "what was handed out opens the table"
        return truth

    async def until(self, what: str, condition: Callable[[], bool]) -> None:
        """Waits until events of players make the condition true."""

        def holds() -> bool:
            return all(player.goes_on() for player in self.players) and condition()

        async with waiting_for(lambda: f"{what}, {self.players}"), self.meeting.seen:
            await self.meeting.seen.wait_for(holds)

    async def come_back(self) -> None:
        """Half of the players connect to the server that has just started."""
        half = self.players[1::2]
        await self.until("everybody at a server", lambda: all(player.greeted for player in half))
        for player in half:
            await player.drop()

    def now_at(self, server: Server) -> list[Player]:
        """Returns the players at this server that may send commands."""
        return [each for each in self.players if each.at == server.address and each.acts]

    async def at(self, server: Server) -> list[Player]:
        """Like `now_at`, but waits until there is one."""
        await self.until(f"somebody at {server.address}", lambda: bool(self.now_at(server)))
        return self.now_at(server)


@asynccontextmanager
async def load(url: str, seed: int, fog: str = "off") -> AsyncIterator[Load]:
    """Twenty sockets at a new table: Handlers, pilots and spectators, some with two windows.

    With fog "own" each pilot has a unit, a view and a seq of its own.
    """
    store = Store.open(url)
    tables = Tables(store)
    made = await make_table(tables)
    table = await tables.get(made.id)
    handler = made.handler_seat
    units = [await add_unit(table, handler, q, 3, hidden=q == 2) for q in range(3)]
    seats = [("handler", made.handler_key)] * 3
    for n in range(10):
        taken = await table.join("pilot", f"Pilot {n}")
        assert isinstance(taken, tuple)
        seats += [("pilot", taken[1])] * (2 if n < 2 else 1)
        if fog == "own":
            await add_unit(table, handler, n, 6 - n // 2, controller=taken[0], name=f"Own {n}")
    for n in range(SOCKETS - len(seats)):
        taken = await table.join("spectator", f"Guest {n}")
        assert isinstance(taken, tuple)
        seats.append(("spectator", taken[1]))
    if fog != "off":
        await act(table, handler, "table.options", options={"fog": fog, "sight": 4})
    await tables.close()
    meeting = Meeting()
    players = []
    for number, (role, token) in enumerate(seats):
        dice = random.Random(f"{seed} {number}")
        commands = handle(number, dice, units) if role == "handler" else talk(number, dice)
        players.append(Player(number, made.id, token, meeting, commands))
    try:
        yield Load(store, made, meeting, players)
    finally:
        await asyncio.gather(*(player.leave() for player in players))
        store.close()


async def programs(load: Load, what: str, refused: Collection[int] = ()) -> None:
    """Creates tables or seats over REST until stopped, and remembers what it got.

    Answers in `refused` are ignored.
    """
    load.stop_programs.clear()
    async with httpx.AsyncClient(timeout=30, trust_env=False) as http:
        while not load.stop_programs.is_set():
            api = f"http://{await load.meeting.address(0)}/api/v1/tables"
            try:
                if what == "tables":
                    body: dict[str, Any] = {"map": {"columns": 4, "rows": 4, "orientation": "flat"}}
                    done = await http.post(api, json=body)
                    key = "handler_key"
                else:
                    body = {"invite": load.made.spectator_invite, "name": "Guest"}
                    done = await http.post(f"{api}/{load.made.id}/seats", json=body)
                    key = "token"
            except httpx.TransportError:
                await load.meeting.try_again()
                continue
            if done.status_code in refused:
                continue
            assert done.status_code == 201, done.text
            made = done.json()
            table = made["id"] if what == "tables" else load.made.id
            load.given.append((table, made[key]))


async def somewhere(load: Load, dice: random.Random) -> None:
    """Waits until the players have seen some more events, and then a random moment."""
    watching = dice.choice(load.players)
    enough = watching.seq + dice.randint(2, 30)
    await watching.until_seq(enough)
    # This does not wait for anything: the next action may fall anywhere between two frames.
    await asyncio.sleep(dice.uniform(0, 0.01))


def ends(load: Load) -> set[int]:
    """Returns why players had to reconnect."""
    return {code for player in load.players for code in player.ends}


async def until_told(load: Load, *codes: int) -> None:
    """Waits until another player has to reconnect for one of these reasons."""

    def told() -> int:
        return sum(player.ends[code] for player in load.players for code in codes)

    before = told()
    await load.until(f"one of {codes} for a player", lambda: told() > before)


async def until_ready(server: Server, code: int) -> None:
    """Asks the server until it says that it is ready or not, as expected. It always says that it
    lives."""
    async with (
        httpx.AsyncClient(timeout=30, trust_env=False) as http,
        waiting_for(f"{code} from {server.address}/ready"),
    ):
        while True:
            answer = await http.get(f"http://{server.address}/ready")
            assert (await http.get(f"http://{server.address}/health")).status_code == 200
            if answer.status_code == code:
                assert code == 200 or answer.json()["code"] == "not-ready"
                return


def quiet(log: Path, *expected: str) -> None:
    """The server's log has no error, except records with one of these words."""
    record: list[str] = []
    for line in [*log.read_text(errors="replace").splitlines(), "INFO: the end"]:
        if not line.startswith(("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")):
            record.append(line)
            continue
        said = "\n".join(record)
        if "ERROR" in said or "CRITICAL" in said or "Traceback" in said:
            assert any(words in said for words in expected), said[-4000:]
        record = [line]
