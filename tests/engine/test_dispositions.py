"""The query `disposition` foretells what a switch of a unit's disposition does."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine import Refused, groups, project
from app.engine.visibility.groups import Group
from tests.engine.fog_table import at, names, walled
from tests.engine.play import Table

DISPOSITIONS = ("pilot", "ally", "neutral", "enemy")


def refs(answer: dict[str, Any], group: str = "pilots") -> dict[str, Any]:
    """Returns what changes for a group."""
    found: dict[str, Any] = next(each for each in answer["groups"] if each["group"] == group)
    return found


def test_an_enemy_that_becomes_an_ally_lends_its_eyes() -> None:
    table = walled(fog="team", npc_stats="condition")
    table.unit("Fox", at(2, 2), "pilot", "a")
    wolf = table.unit("Wolf", at(9, 2), "enemy")
    table.unit("Hound", at(10, 4), "enemy")
    answer = table.ask("handler", "disposition", unit=wolf, to="ally")
    pilots = refs(answer)
    assert pilots["knows"] == {"was": False, "now": True}
    assert pilots["numbers"] == {"was": "condition", "now": "all"}
    assert [each["name"] for each in pilots["gains"]] == ["Hound"]
    assert pilots["loses"] == []
    assert pilots["hexes"]["now"] > pilots["hexes"]["was"]
    assert answer["side"] == {"was": "enemy", "now": "pilots"}
    assert answer["segment"] == {"was": "enemy", "now": "ally"}
    assert answer["turn"] is None
    table.send("handler", "unit.update", unit=wolf, disposition="ally")
    assert names(table) == {"Fox", "Wolf", "Hound"}
    back = refs(table.ask("handler", "disposition", unit=wolf, to="enemy"))
    assert [each["name"] for each in back["loses"]] == ["Hound"]
    assert back["knows"] == {"was": True, "now": False}


@pytest.mark.rule("FS 6.1")
def test_a_turn_is_lost_or_still_to_come() -> None:
    table = Table()
    fox = table.unit("Fox", (2, 2, 0), "pilot", "a")
    wolf, owl = table.unit("Wolf", (5, 2, 0), "enemy"), table.unit("Owl", (7, 2, 0), "pilot")

    def turn(unit: str, to: str) -> tuple[str, str]:
        found = table.ask("handler", "disposition", unit=unit, to=to)["turn"]
        return found["was"], found["now"]

    table.send("handler", "conflict.start")
    table.send("handler", "turn.start", unit=fox)
    assert turn(fox, "enemy") == ("active", "active")
    table.send("handler", "turn.end", unit=fox)
    # it has acted, and gets no second turn in its new segment
    assert turn(fox, "enemy") == ("done", "done")
    table.send("handler", "segment.end")
    # its segment is over
    assert turn(wolf, "ally") == ("waiting", "none")
    assert turn(owl, "enemy")[1] in ("waiting", "abstained")


def test_who_counts_its_losses() -> None:
    table = walled(fog="team")
    table.unit("Fox", at(2, 2), "pilot", "a")
    owl = table.unit("Owl", at(9, 2), "pilot")
    assert table.ask("handler", "disposition", unit=owl, to="enemy")["tally"] is None
    table.send("handler", "character.add", name="Ann", unit=owl)
    (character,) = table.state.world.characters
    table.send("handler", "character.add", name="Bob")
    bob = next(key for key in table.state.world.characters if key != character)
    table.send("handler", "mission.add", name="Bridge", crew=[bob, character])
    (mission,) = table.state.world.missions
    for phase in ("briefed", "running"):
        table.send("handler", "mission.phase", mission=mission, phase=phase)
    tally = table.ask("handler", "disposition", unit=owl, to="enemy")["tally"]
    assert tally["character"] == {"character": character, "name": "Ann"}
    # out of sight, its losses are not told
    assert tally["veiled"] == {"was": False, "now": True}


def test_only_handlers_ask_and_only_of_what_there_is() -> None:
    table = Table()
    fox = table.unit("Fox", (2, 2, 0), "pilot", "a")
    for who in ("ann", "eve"):
        refused = table.ask(who, "disposition", unit=fox, to="enemy")
        assert isinstance(refused, Refused)
        assert refused.code == "handler-only"
        # nothing tells a unit that there is from one that there is not
        assert table.ask(who, "disposition", unit="nobody", to="enemy") == refused
    for params, code in (
        ({"unit": "nobody", "to": "enemy"}, "no-such-unit"),
        ({"unit": fox, "to": "friend"}, "malformed"),
        ({"unit": fox}, "malformed"),
    ):
        refused = table.ask("handler", "disposition", **params)
        assert isinstance(refused, Refused)
        assert refused.code == code


@given(
    fog=st.sampled_from(("off", "team", "own")),
    stats=st.sampled_from(("all", "condition", "nothing")),
    before=st.sampled_from(DISPOSITIONS),
    to=st.sampled_from(DISPOSITIONS),
    column=st.sampled_from((3, 8, 10)),
    controller=st.sampled_from((None, "a", "b")),
    hidden=st.booleans(),
)
def test_the_answer_is_what_the_views_say_afterwards(
    fog: str, stats: str, before: str, to: str, column: int, controller: str | None, hidden: bool
) -> None:
    chosen = {"fog": fog, "npc_stats": stats}
    usual = {"fog": "off", "npc_stats": "all"}
    table = walled(**{name: value for name, value in chosen.items() if value != usual[name]})
    table.unit("Fox", at(2, 2), "pilot", "a")
    table.unit("Hound", at(10, 6), "enemy")
    unit = table.unit("Owl", at(column, 4), before, controller, hidden=hidden)
    table.send("handler", "conflict.start")
    answer = table.ask("handler", "disposition", unit=unit, to=to)

    def units(group: str) -> dict[str, Any]:
        found: dict[str, Any] = project(table.state, group)["scene"]["units"]
        return found

    told = {key: Group.read(key).public_name for key in groups(table.state)}
    views = {name: units(key) for key, name in told.items()}
    handler = views["handler"][unit]
    if to != before:
        table.send("handler", "unit.update", unit=unit, disposition=to)
    after = {name: units(key) for key, name in told.items()}
    assert answer["turn"] == {"was": handler["turn"], "now": after["handler"][unit]["turn"]}
    assert {each["group"] for each in answer["groups"]} >= set(told.values()) - {
        "handler",
        "pilots",
    }
    for each in answer["groups"]:
        was, now = views[each["group"]], after[each["group"]]
        assert each["knows"] == {"was": unit in was, "now": unit in now}
        if unit in now:
            assert (now[unit]["integrity"] is None) == (each["numbers"]["now"] != "all")
        assert {ref["unit"] for ref in each["gains"]} == now.keys() - was.keys() - {unit}
        assert {ref["unit"] for ref in each["loses"]} == was.keys() - now.keys() - {unit}
