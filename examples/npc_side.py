"""Plays the units of one side through the API: those that nobody controls, or those of a pilot.

It decides by what the server says that a unit can do. It explains every refusal: what it decided by
has changed meanwhile, because another program or person was faster.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal

from arguments import parser, run, table_of

from hexframe.client import Command, Live, Refused, Table
from hexframe.client.commands import (
    AttackProceed,
    AttackRoll,
    EnvironmentResolve,
    ReactionChoose,
    ReactionEnd,
    SegmentEnd,
    TestAnswer,
    TurnEnd,
    TurnStart,
)
from hexframe.client.types import AttackView, UnitView, View

#: What a unit does with the steps that are left, in this order, if it is possible.
LAST = ("action.stabilise", "action.cool")
#: Codes of refusals that somebody else's command can cause.
OVERTAKEN = frozenset(
    {"already-acted", "attack-waits", "attack-waits-not", "no-conflict", "no-reaction",
     "no-such-attack", "no-such-request", "no-such-unit", "not-your-roll", "not-your-segment",
     "reaction-pending", "unit-destroyed"}
)  # fmt: skip


class Stalled(TimeoutError):
    """Nothing has changed at the table for as long as the program waits."""


class Player:
    """One side. `who` says in whose name: a Handler's (units without a player), or a pilot's. It
    waits at most `wait` seconds for others; None: without limit."""

    def __init__(
        self, table: Table, who: Literal["handler", "pilot"], wait: float | None = None
    ) -> None:
        self.table = table
        self.who = who
        self.wait = wait
        self.refused: Counter[str] = Counter()
        self.unexplained: list[str] = []
        self._seat = ""
        self._given_up: set[tuple[int, str]] = set()

    def play(self, live: Live, rounds: int | None = None) -> None:
        """Plays until the conflict is over, or for so many rounds. Raises `Stalled`."""
        while live.view["scene"]["conflict"] is None:
            self._next(live, None)
        self._seat = live.you["seat"] if live.you else ""
        while (conflict := live.view["scene"]["conflict"]) is not None:
            if rounds is not None and conflict["round"] > rounds:
                return
            if not self.step(live):
                self._next(live, self._patience(live.view))

    def _next(self, live: Live, patience: float | None) -> None:
        """Waits for an update: until `patience` seconds are over, or raises `Stalled`."""
        try:
            live.next(self.wait if patience is None else patience)
        except TimeoutError:
            if patience is None:
                raise Stalled(
                    f"nothing changed for {self.wait:g} s: {waits_for(live.view)}"
                ) from None

    def step(self, live: Live) -> bool:
        """Does one thing that is due. Returns whether there was any."""
        due = (*self._dice(live.view), *self._turn(live.view, live.seq), *self._end(live.view))
        return any(self._send(command, live) for command in due)

    def mine(self, unit: UnitView | None) -> bool:
        """The unit is one that this program plays."""
        if unit is None or unit["destroyed"] or unit["lost"]:
            return False
        if self.who == "pilot":
            return self._seat in (unit["controller"], *unit["copilots"])
        return unit["controller"] is None

    def _dice(self, view: View) -> list[Any]:
        """Returns the rolls that wait for these units, and reactions that they leave out."""
        units, due = view["scene"]["units"], list[Any]()
        for id, attack in view["attacks"].items():
            if any(self.mine(units.get(each)) for each in attack["waiting_for"]):
                due.append(AttackRoll(attack=id))
            elif self._lets_be(attack, view):
                due.append(AttackProceed(attack=id))
        for id, request in view["requests"].items():
            if self.mine(units.get(request["unit"])):
                due.append(TestAnswer(request=id))
        for id, reaction in view["reactions"].items():
            if not self.mine(units.get(id)):
                continue
            if reaction["state"] == "choose":  # which is never "ready"
                due.append(ReactionChoose(unit=id, how="wasted"))
            elif reaction["ready"]:
                due.append(ReactionEnd(unit=id))
        return due

    def _lets_be(self, attack: AttackView, view: View) -> bool:
        """An attack is in its pause, and may go on as far as this side is concerned."""
        if attack["stage"] != "pause" or view["reactions"]:
            return False
        units = view["scene"]["units"]
        own = [self.mine(units.get(each)) for each in attack["may_react"]]
        if self.who == "pilot":
            return any(own)
        # the Handler goes on for everybody, so it gives those of other seats their time
        return all(own) or seconds_left(attack) <= 0

    def _patience(self, view: View) -> float | None:
        """Returns how long to wait for an update: the server sends none when a pause is over."""
        if self.who == "pilot" or view["reactions"]:
            return None
        paused = [each for each in view["attacks"].values() if each["stage"] == "pause"]
        return max(1.0, min(map(seconds_left, paused))) if paused else None

    def _turn(self, view: View, seq: int) -> list[Any]:
        """Returns what the unit whose turn it is does next; or the start of a turn."""
        conflict = view["scene"]["conflict"]
        if conflict is None or view["attacks"]:
            return []
        units = view["scene"]["units"]
        if conflict["active"] is not None:
            unit = conflict["active"]
            mine = self.mine(units.get(unit))
            return [*self._ideas(unit, seq), TurnEnd(unit=unit)] if mine else []
        return [
            TurnStart(unit=id)
            for id, unit in units.items()
            if self.mine(unit) and unit["turn"] == "waiting"
            and unit["segment"] == conflict["segment"]
        ]  # fmt: skip

    def _ideas(self, unit: str, seq: int) -> list[Any]:
        """Returns the commands that are worth trying, the best first."""
        try:
            best = self.table.ask("suggestion", {"unit": unit})
            if best["next"] is not None:
                part = best[best["next"]]
                return [part["command"]] if part else []
            able = self.table.ask("actions", {"unit": unit})["actions"]
        except Refused as refused:
            self._note(refused, {"suggestion": unit}, seq)
            return []
        good = [each["command"] for each in able if each["available"] and each["warns"] is None]
        for kind in LAST:
            for command in good:
                if command.get("type") == kind:
                    return [{**command, "steps": 1} if kind == "action.cool" else command]
        return []

    def _end(self, view: View) -> list[Any]:
        """Returns the end of a segment in which nobody acts any more: Handlers end it."""
        conflict = view["scene"]["conflict"]
        if self.who != "handler" or conflict is None or view["attacks"] or conflict["active"]:
            return []
        if conflict["segment"] == "environmental":
            return [EnvironmentResolve()]
        waiting = any(
            unit["turn"] == "waiting" and unit["segment"] == conflict["segment"]
            for unit in view["scene"]["units"].values()
        )
        return [] if waiting else [SegmentEnd()]

    def _send(self, command: Any, live: Live) -> bool:
        """Sends a command and waits for its effect. A command that was refused in this state of the
        table is not sent again."""
        sent = command.document() if isinstance(command, Command) else command
        key = (live.seq, repr(sent))
        if key in self._given_up:
            return False
        try:
            done = self.table.send(sent)
            print(f"{sent['type']} {sent.get('unit', '')}".rstrip(), flush=True)
            live.catch_up(done["seq"])
        except Refused as refused:
            self._note(refused, sent, live.seq)
            self._given_up = {each for each in self._given_up if each[0] == live.seq} | {key}
            return False
        return True

    def _note(self, refused: Refused, sent: Mapping[str, Any], seq: int) -> None:
        """Counts a refusal of what was decided by the view at `seq`. It is explained if others can
        cause it and have changed the view since; else it is kept."""
        self.refused[refused.code] += 1
        if refused.code not in OVERTAKEN or self.table.state()["seq"] == seq:
            self.unexplained.append(f"{refused} {refused.params} for {sent} at {seq}")
        print(f"refused: {refused}", flush=True)


def waits_for(view: View) -> str:
    """Returns what the table waits for, in a few words."""
    conflict = view["scene"]["conflict"]
    if conflict is None:
        return "no conflict has begun"
    unit = view["scene"]["units"].get(conflict["active"] or "")
    whose = f"the turn of {unit['name']}" if unit else "a turn, or the end of the segment"
    return f"round {conflict['round']}, segment {conflict['segment']}, {whose}"


def seconds_left(attack: AttackView) -> float:
    """Returns the seconds until the pause of an attack is over."""
    if attack["until"] is None:
        return 0.0
    return (datetime.fromisoformat(attack["until"]) - datetime.now(UTC)).total_seconds()


def main() -> None:
    """Plays one side."""
    arguments = parser(__doc__)
    arguments.add_argument("--as", dest="who", choices=("handler", "pilot"), default="handler")
    arguments.add_argument("--rounds", type=int)
    waiting = "the longest wait for others in seconds; 0: no limit"
    arguments.add_argument("--wait", type=float, default=600, help=waiting)
    given = arguments.parse_args()
    with table_of(given) as table, table.live() as live:
        player = Player(table, given.who, given.wait or None)
        player.play(live, given.rounds)
        print(f"done; refused: {dict(player.refused) or 'nothing'}")


if __name__ == "__main__":
    run(main)
