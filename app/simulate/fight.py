"""One fight: two sides on a map, through the engine from the first command to the last."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, Literal

import msgspec

from app.engine import (
    DecisionContext,
    Entry,
    Refused,
    Row,
    SentCommand,
    State,
    apply_row,
    decide,
    log_entries,
    map_document,
    new_state,
    project,
    run_query,
)
from app.engine.state.record import Role
from app.engine.state.unit import Unit
from app.engine.views.attacks import AttackView
from app.rules.dice.chance import SeededChance, commitment
from app.rules.frame_state.combat.model import Build
from app.rules.frame_state.rounds import Disposition, units_to_act
from app.rules.geometry.hexes import Hex, distance
from app.rules.geometry.hexmap import HexMap

#: Most commands in one turn, as a guard against an endless turn.
LONGEST_TURN: Final = 20
NOW: Final = "2000-01-01T00:00:00.000Z"
HANDLER: Final = "h"


@dataclass(frozen=True, slots=True)
class Side:
    """A build, the number of its units, and who plays them: pilots, who roll, or the Handler."""

    build: Build
    pilots: bool
    units: int = 1


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a fight; `distance` is that of the sides at the start, in hexes."""

    map: HexMap
    rounds: int = 20
    distance: int = 12


Winner = Literal[0, 1]


class Fight:
    """One fight; `play` returns the winning side, or None. `lines` is the Handler's log."""

    def __init__(self, sides: tuple[Side, Side], terms: Terms, seed: str, first: Winner) -> None:
        self.sides = sides
        self.terms = terms
        self.seed = seed.encode()
        self.rng = random.Random(seed)  # noqa: S311  places, no dice
        self.state: State = new_state("simulation")
        self.lines: list[Entry] = []
        #: the side of each unit, in the order of placement
        self.side: dict[str, Winner] = {}
        self._set_up(first)

    # -- the engine ---------------------------------------------------------------------------

    def _context(self) -> DecisionContext:
        version, given = self.state.version, count()
        return DecisionContext(
            chance=lambda stream, n: SeededChance(self.seed, "t", stream, n, str(version)),
            ids=lambda: f"x{version}.{next(given)}",
            now=NOW,
        )

    def _apply(self, seat: str | None, role: Role, command: dict[str, Any]) -> Row | None:
        sent = SentCommand(seat, role, str(self.state.version), command)
        decision = decide(self.state, sent, self._context())
        if isinstance(decision, Refused):
            return None
        row = Row("simulation", self.state.version + 1, "", seat, "", NOW, decision.events)
        self.state = apply_row(self.state, row)
        self.lines += log_entries(row, "handler", 0)
        return row

    def send(self, unit: Unit | None, kind: str, /, **fields: Any) -> Row | None:
        """Sends a command as the player of the unit or as the Handler. None: it is refused."""
        seat = HANDLER if unit is None else unit.controller or HANDLER
        role: Role = "handler" if seat == HANDLER else "pilot"
        return self._apply(seat, role, {"type": kind, **fields})

    def _send_required(self, kind: str, /, **fields: Any) -> Row:
        row = self.send(None, kind, **fields)
        if row is None:
            raise ValueError(f"{kind} was refused")
        return row

    # -- before -------------------------------------------------------------------------------

    def _set_up(self, first: Winner) -> None:
        sent = {
            "type": "table.create",
            "name": "Simulation",
            "map": map_document(self.terms.map),
            "commitment": commitment(self.seed),
        }
        self._apply(None, "system", sent)
        seats: tuple[tuple[str, Role], ...] = (
            (HANDLER, "handler"),
            ("p0", "pilot"),
            ("p1", "pilot"),
        )
        for seat, role in seats:
            join = {"type": "seat.join", "seat": seat, "name": seat, "role": role}
            self._apply(None, "system", join)
        self._send_required("table.options", options={"reaction_seconds": 0})
        places = self._places()
        order: tuple[Winner, Winner] = (first, 1 - first)  # type: ignore[assignment]
        for side in order:
            for number, at in enumerate(places[side]):
                self._join(side, number, at, order)
        self._send_required("conflict.start")

    def _join(self, side: Winner, number: int, at: dict[str, int], order: Sequence[Winner]) -> None:
        own = self.sides[side]
        npc: Disposition = "ally" if side == order[0] else "enemy"
        disposition: Disposition = "pilot" if own.pilots else npc
        row = self._send_required(
            "unit.add",
            name=f"{own.build.name} {number + 1}",
            disposition=disposition,
            controller=f"p{side}" if own.pilots else None,
            at=at,
            speed=1,
            integrity=1,
            stability=1,
        )
        unit = row.events[0]["unit"]["id"]
        document = msgspec.to_builtins(own.build)
        self._send_required("unit.fit", unit=unit, build=document, force=True)
        self.side[unit] = side

    def _places(self) -> tuple[list[dict[str, int]], list[dict[str, int]]]:
        """Returns start cells for both sides, about `distance` apart. Raises ValueError."""
        field = self.terms.map
        firm = [h for h in field.hexes() if field.surfaces(h) and not field.props_at(h)]
        needed = self.sides[0].units + self.sides[1].units
        if len(firm) < needed:
            raise ValueError("there is not enough ground on this map")
        near = self.rng.choice(firm)
        far = min(
            (h for h in firm if h != near),
            key=lambda h: (abs(distance(near, h) - self.terms.distance), self.rng.random()),
        )
        taken: set[Hex] = set()
        found = []
        for here, side in ((near, self.sides[0]), (far, self.sides[1])):
            other = far if here == near else near
            free = [h for h in firm if h not in taken]
            free.sort(key=lambda h: (distance(here, h), -distance(other, h), h))
            taken |= set(free[: side.units])
            spots = free[: side.units]
            found.append([{"q": h.q, "r": h.r, "level": field.surfaces(h)[-1]} for h in spots])
        return found[0], found[1]

    # -- fighting -----------------------------------------------------------------------------

    def play(self) -> Winner | None:
        """Plays until one side is left or the last round is over. Returns the winner or None."""
        while (left := self._winner()) is None and self.rounds <= self.terms.rounds:
            self._play_step()
        return left

    @property
    def rounds(self) -> int:
        """The number of the current round."""
        conflict = self.state.scene.conflict
        return 0 if conflict is None else conflict.round

    def able(self, side: Winner) -> list[Unit]:
        """Returns the units of a side that can still fight."""
        units = self.state.scene.units
        found = (units.get(id) for id, own in self.side.items() if own == side)
        return [each for each in found if each is not None and each.can_act]

    def _winner(self) -> Winner | None:
        if not self.able(0):
            return 1
        return None if self.able(1) else 0

    def _play_step(self) -> None:
        """Plays the next turn, or the environmental segment."""
        conflict = self.state.scene.conflict
        assert conflict is not None
        if conflict.segment == "environmental":
            self._send_required("environment.resolve")
            return
        unit = units_to_act(self.state.scene.units.values(), conflict, conflict.segment)[0]
        if unit.id not in self.side:
            self.send(unit, "turn.abstain", unit=unit.id)
            return
        self.send(unit, "turn.start", unit=unit.id)
        self._roll_attacks()
        self._turn(unit.id)

    def _turn(self, unit_id: str) -> None:
        stays = False
        for _ in range(LONGEST_TURN):
            unit = self.state.scene.units[unit_id]
            conflict = self.state.scene.conflict
            if self._winner() is not None or conflict is None or conflict.active != unit_id:
                return
            command = self._next_command(unit, stay=stays)
            if command is None:
                break
            fields = {name: value for name, value in command.items() if name != "type"}
            done = self.send(unit, command["type"], **fields)
            stays = stays or command["type"] == "unit.move" or done is None
            self._roll_attacks()
        self.send(self.state.scene.units[unit_id], "turn.end", unit=unit_id)

    def _next_command(self, unit: Unit, *, stay: bool) -> dict[str, Any] | None:
        """Returns what the query `suggestion` suggests; None to end the turn."""
        foes = self.able(1 - self.side[unit.id])  # type: ignore[arg-type]
        asked = {"unit": unit.id, "against": [each.id for each in foes], "stay": stay}
        found: Any = run_query(self.state, unit.controller or HANDLER, "suggestion", asked)
        if isinstance(found, Refused) or found["next"] is None:
            return None
        command: dict[str, Any] = found[found["next"]]["command"]
        return command

    def _roll_attacks(self) -> None:
        """Rolls the dice that attacks wait for."""
        while (due := next(self._attacks_to_roll(), None)) is not None:
            unit = self.state.scene.units[due["waiting_for"][0]]
            self.send(unit, "attack.roll", attack=due["id"], unit=unit.id)

    def _attacks_to_roll(self) -> Iterator[AttackView]:
        if self.state.world.attacks:
            views = project(self.state, "handler")["attacks"].values()
            yield from (each for each in views if each["waiting_for"])
