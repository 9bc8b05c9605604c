"""Plays the units of one side through the API: those that nobody controls, or those of a pilot.

It decides by what the server says that a unit can do, and explains every refusal by its code.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

from arguments import parser, table_of

from hexframe.client import Live, Refused, Table
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
from hexframe.client.types import UnitView, View

#: What a unit does with the steps that are left, in this order, if it is possible.
LAST = ("action.stabilise", "action.cool")
#: Another program or person was faster: the view that arrives next shows it.
OVERTAKEN = frozenset(
    {"no-such-attack", "no-such-request", "no-such-unit", "not-your-segment", "nothing-to-roll",
     "unit-destroyed", "no-conflict", "already-acted", "no-reaction"}
)  # fmt: skip


class Player:
    """One side. `who` says in whose name: a Handler's (units without a player), or a pilot's."""

    def __init__(self, table: Table, who: Literal["handler", "pilot"]) -> None:
        self.table = table
        self.who = who
        self.refused: Counter[str] = Counter()
        self.unexplained: list[Refused] = []
        self._seat = ""
        self._given_up: set[tuple[int, str]] = set()

    def play(self, live: Live, rounds: int | None = None) -> None:
        """Plays until the conflict is over, or for so many rounds."""
        while live.view["scene"]["conflict"] is None:
            live.next()
        self._seat = live.you["seat"] if live.you else ""
        while (conflict := live.view["scene"]["conflict"]) is not None:
            if rounds is not None and conflict["round"] > rounds:
                return
            if not self.step(live):
                live.next()

    def step(self, live: Live) -> bool:
        """Does one thing that is due. Returns whether there was any."""
        for command in (*self._dice(live.view), *self._turn(live.view), *self._end(live.view)):
            if self._send(command, live):
                return True
        return False

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
            elif attack["stage"] == "pause" and (
                self.who == "handler" or any(self.mine(units.get(e)) for e in attack["may_react"])
            ):
                due.append(AttackProceed(attack=id))
        for id, request in view["requests"].items():
            if self.mine(units.get(request["unit"])):
                due.append(TestAnswer(request=id))
        for id, reaction in view["reactions"].items():
            if self.mine(units.get(id)) and reaction["ready"]:
                late = reaction["state"] == "choose"
                due.append(ReactionChoose(unit=id, how="wasted") if late else ReactionEnd(unit=id))
        return due

    def _turn(self, view: View) -> list[Any]:
        """Returns what the unit whose turn it is does next; or the start of a turn."""
        conflict = view["scene"]["conflict"]
        if conflict is None or view["attacks"]:
            return []
        units = view["scene"]["units"]
        if conflict["active"] is not None:
            unit = conflict["active"]
            return [*self._ideas(unit), TurnEnd(unit=unit)] if self.mine(units.get(unit)) else []
        return [
            TurnStart(unit=id)
            for id, unit in units.items()
            if self.mine(unit) and unit["turn"] == "waiting"
            and unit["segment"] == conflict["segment"]
        ]  # fmt: skip

    def _ideas(self, unit: str) -> list[Any]:
        """Returns the commands that are worth trying, the best first."""
        try:
            best = self.table.ask("suggestion", {"unit": unit})
            if best["next"] is not None:
                part = best[best["next"]]
                return [part["command"]] if part else []
            able = self.table.ask("actions", {"unit": unit})["actions"]
        except Refused as refused:
            self._note(refused)
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
        key = (live.seq, repr(command))
        if key in self._given_up:
            return False
        try:
            live.catch_up(self.table.send(command)["seq"])
        except Refused as refused:
            self._note(refused)
            self._given_up = {each for each in self._given_up if each[0] == live.seq} | {key}
            return False
        return True

    def _note(self, refused: Refused) -> None:
        """Counts a refusal. One without a reason in its data is kept."""
        self.refused[refused.code] += 1
        if refused.code not in OVERTAKEN and not refused.text:
            self.unexplained.append(refused)
        print(f"refused: {refused}", flush=True)


def main() -> None:
    """Plays one side."""
    arguments = parser(__doc__)
    arguments.add_argument("--as", dest="who", choices=("handler", "pilot"), default="handler")
    arguments.add_argument("--rounds", type=int)
    given = arguments.parse_args()
    with table_of(given) as table, table.live() as live:
        player = Player(table, given.who)
        player.play(live, given.rounds)
        print(f"done; refused: {dict(player.refused) or 'nothing'}")


if __name__ == "__main__":
    main()
