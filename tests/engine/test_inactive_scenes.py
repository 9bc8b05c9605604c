"""Changes of a scene that is not shown: players notice nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.engine import Decision, groups, log_entries, project
from tests.engine.fights import gunship
from tests.engine.frames import document
from tests.engine.play import BLANK, Table, cell


class Aside:
    """A table with a second scene, which the Handler alone changes."""

    def __init__(self, fog: str) -> None:
        self.table = Table()
        options = {"fog": fog, "reaction_seconds": 0}
        self.table.send("handler", "table.options", options=options)
        self.table.unit("Owl", (2, 2, 0), controller="a")
        row = self.table.send("handler", "scene.add", name="Cave", map=BLANK)
        self.cave = row.events[0]["scene"]

    def players(self) -> str:
        state = self.table.state
        return json.dumps([project(state, group) for group in groups(state) if group != "handler"])

    def do(self, kind_: str, **fields: Any) -> Any:
        """Sends a command that nobody else notices. Returns its first event."""
        before = self.players()
        row = self.table.send("handler", kind_, scene=self.cave, **fields)
        less = [group for group in groups(self.table.state) if group != "handler"]
        assert [log_entries(row, group, 1) for group in less] == [[] for _ in less], kind_
        assert self.players() == before, kind_
        return row.events[0]


@pytest.mark.parametrize("fog", ["off", "team", "own"])
def test_a_fight_in_an_inactive_scene_is_shown_to_nobody(fog: str) -> None:
    aside = Aside(fog)
    do, units = aside.do, {}
    for name, side, at in (
        ("Fox", "pilot", (3, 3, 0)),
        ("Wolf", "enemy", (5, 3, 0)),
        ("Bear", "enemy", (5, 4, 0)),
        ("Kite", "neutral", (7, 3, 6)),
    ):
        made = do("unit.add", name=name, disposition=side, at=cell(*at), build=document(gunship()),
                  force=True)  # fmt: skip
        units[name] = made["unit"]["id"]
    fox = units["Fox"]
    crate = do("prop.add", q=4, r=4, height=2, value=3, name="Crate")["prop"]["id"]
    do("prop.damage", prop=crate, damage=4)
    do("terrain.set", cells=[{"q": 1, "r": 1, "level": 3}])
    do("terrain.veil", cells=[{"q": 1, "r": 1}], veiled=True)
    do("fog.reveal", all=True)
    do("unit.give", unit=fox, seat="b")
    do("unit.place", unit=units["Kite"], at=cell(7, 4, 5), falling=True)
    do("conflict.start")
    do("overrule", text="so be it")
    do("environment.resolve", overrule=True, reason="now")
    do("overrule", conflict={"round": 3}, text="later")
    do("turn.start", unit=fox)
    do("unit.move", unit=fox, mode="flight", path=[cell(3, 3, 1)])
    do("unit.descend", unit=fox)
    do("action.survey", unit=fox, overrule=True)
    do("action.ask", unit=fox, text="kick")
    do("test.roll", unit=fox, **{"kind": "proactive"}, dice=["d6"], mark=3)
    for weapon in ("mortar", "ram"):
        aim = {"unit": units["Wolf"]}
        do("attack.declare", unit=fox, weapon=weapon, at=aim, free=True)
        while aside.table.state.world.attacks:
            for begun in list(aside.table.state.world.attacks):
                do("attack.roll", attack=begun)
    do("turn.end", unit=fox)
    do("segment.end", overrule=True, reason="on")
    do("unit.remove", unit=units["Wolf"])
    do("conflict.end")


def test_dice_are_public_in_every_scene() -> None:
    """They count in the chain of dice that everybody can check."""
    aside = Aside("off")
    decision = aside.table.decide("handler", "dice.roll", scene=aside.cave, notation="d6")
    assert isinstance(decision, Decision)
    assert "pilots" in decision.events[0]["log"][0]["n"]


def test_a_change_of_an_inactive_scene_is_one_line_for_the_handler() -> None:
    aside = Aside("off")
    made = aside.do(
        "unit.add",
        name="Fox",
        disposition="pilot",
        at=cell(3, 3, 0),
        speed=4,
        integrity=9,
        stability=12,
    )
    aside.do("unit.update", unit=made["unit"]["id"], integrity=4)
    assert aside.table.codes("handler") == ["unit.updated"]
