"""A table with two pilots, each with a character and a unit, and a mission."""

from __future__ import annotations

from typing import Any

from tests.engine.play import Table


class Crew:
    """A table with a mission for Fox and Dog, the units of Ann and Bob."""

    def __init__(self) -> None:
        self.table = table = Table()
        self.units = {
            "fox": table.unit("Fox", (3, 3, 0), "pilot", "a"),
            "dog": table.unit("Dog", (6, 3, 0), "pilot", "b"),
        }
        self.fox = self.character("Fox", "a", self.units["fox"])
        self.dog = self.character("Dog", "b", self.units["dog"])
        self.id = self.add("Cold Gorge", base=400, primary="Hold the bridge")

    def character(self, name: str, seat: str | None = None, unit: str | None = None) -> str:
        row = self.table.send("handler", "character.add", name=name, seat=seat, unit=unit)
        return str(row.events[0]["character"]["id"])

    def add(self, name: str, **fields: Any) -> str:
        fields = {"crew": [self.fox, self.dog], **fields}
        row = self.table.send("handler", "mission.add", name=name, **fields)
        return str(row.events[0]["mission"]["id"])

    def do(self, kind: str, /, **fields: Any) -> Any:
        """Sends a command of the Handler about the mission. Returns the mission in the Handler's
        view."""
        self.table.send("handler", f"mission.{kind}", **{"mission": self.id, **fields})
        return self.seen("handler")

    def no(self, kind: str, /, **fields: Any) -> str:
        """Returns the code with which a command is refused."""
        fields = {"mission": self.id, **fields}
        return self.table.refuse("handler", f"mission.{kind}", **fields).code

    def run(self) -> None:
        self.do("phase", phase="running")

    def seen(self, group: str = "pilots") -> Any:
        return self.table.view(group)["missions"].get(self.id)

    def tally(self, character: str, group: str = "pilots") -> tuple[int, list[int]]:
        found = self.seen(group)["tallies"].get(character, {"integrity": 0, "uses": [0, 0, 0]})
        return found["integrity"], found["uses"]

    def hurt(self, unit: str, integrity: int, **fields: Any) -> None:
        who = {"unit": self.units[unit], "integrity": integrity}
        self.table.send("handler", "unit.update", **who, **fields)

    def credits(self) -> tuple[int, int]:
        characters = self.table.state.world.characters
        return characters[self.fox].sheet.credits, characters[self.dog].sheet.credits

    def payout(self, who: str = "handler") -> dict[str, Any]:
        answer = self.table.ask(who, "payout", mission=self.id)
        assert isinstance(answer, dict), answer
        return answer

    def sums(self, who: str = "handler") -> list[int]:
        return [pay["sum"] for pay in self.payout(who)["crew"]]
