"""A hidden unit that acts in a segment of the round, compared with a table without it.

Views, patches, log lines, seq, answers and refusals of everybody who does not know of the unit are
the same, byte for byte; only the time differs that the Handler takes (FS 6.3).
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.noninterference import FOX, OWL, Pair
from tests.engine.play import Table, cell

POOLS = {"integrity": 9, "stability": 12}


def started(disposition: str, *, visible: bool) -> Pair:
    """A conflict, at one table with a hidden unit of this disposition; `visible`: with another one
    that everybody sees."""
    pair = Pair()
    for number in (1, 2):
        # the hidden pilots of the pair have no place in these rounds
        pair.secretly("handler", type="unit.remove", unit=f"g{number}.1")
    pair.secretly(
        "handler", key="lurker", type="unit.add", name="Ghost", hidden=True,
        disposition=disposition, at=cell(9, 5, 0), speed=3, **POOLS,
    )  # fmt: skip
    if visible:
        pair.both(
            "handler", key="wolf", type="unit.add", name="Wolf", disposition=disposition,
            at=cell(6, 3, 0), speed=3, **POOLS,
        )  # fmt: skip
    pair.both("handler", type="conflict.start")
    assert "lurker.1" in pair.secret.state.scene.units
    return pair


def turn(pair: Pair, who: str, unit: str) -> None:
    for kind in ("turn.start", "turn.end"):
        pair.both(who, type=kind, unit=unit)


def probe(pair: Pair) -> None:
    """Everything that a player can try or ask at this moment."""
    for who in ("ann", "bob"):
        for unit in (FOX, OWL):
            pair.ask(who, "actions", unit=unit)
            pair.ask(who, "reach", unit=unit, mode="ground")
    for kind in ("turn.start", "turn.end", "turn.abstain", "action.stabilise", "reaction.claim"):
        for side in (pair.secret, pair.plain):
            side.command("ann", {"type": kind, "unit": FOX}, f"probe-{kind}")
    pair.check()


@pytest.mark.rule("FS 6.3")
@pytest.mark.parametrize("disposition", ["ally", "neutral", "enemy"])
@pytest.mark.parametrize("visible", [False, True])
def test_a_hidden_unit_holds_no_segment_for_players(disposition: str, visible: bool) -> None:
    pair = started(disposition, visible=visible)
    probe(pair)
    for _ in range(2):
        turn(pair, "ann", FOX)
        turn(pair, "bob", OWL)
        probe(pair)
        if visible:
            turn(pair, "handler", "wolf.1")
            probe(pair)
        conflict = pair.secret.state.scene.conflict
        assert conflict is not None and conflict.segment != "environmental"
        pair.secretly("handler", type="turn.start", unit="lurker.1")
        probe(pair)
        pair.secretly("handler", type="turn.end", unit="lurker.1")
        probe(pair)
        pair.both("handler", type="environment.resolve")
        probe(pair)


@pytest.mark.rule("FS 6.3")
def test_the_handler_reads_of_both_segments_and_players_of_one() -> None:
    pair = started("enemy", visible=False)
    turn(pair, "ann", FOX)
    turn(pair, "bob", OWL)
    lines: list[Any] = [
        line["params"]["segment"]
        for _, _, _, read in (got for got in pair.secret.got if got[0] == "pilots")
        for line in read
        if line["code"] == "segment.begun"
    ]
    assert lines == ["friendly", "environmental"]
    conflict = pair.secret.state.scene.conflict
    assert conflict is not None and conflict.segment == "enemy"


@pytest.mark.parametrize("shown", [True, False])
def test_players_read_of_no_segment_in_a_scene_that_they_do_not_see(shown: bool) -> None:
    table = Table()
    fox = table.frame()
    wolf = table.unit("Wolf", (6, 3, 0), "enemy")
    table.unit("Ghost", (9, 5, 0), "enemy", hidden=True)
    table.send("handler", "conflict.start")
    for kind in ("turn.start", "turn.end"):
        table.send("ann", kind, unit=fox)
    here = table.state.scene.id
    if not shown:
        blank = {"columns": 9, "rows": 9, "orientation": "flat"}
        there = table.send("handler", "scene.add", name="s", map=blank).events[0]["scene"]
        table.send("handler", "scene.activate", scene=there)
    # nobody is left to act whom players know
    table.send("handler", "unit.remove", unit=wolf, scene=here)
    told = [line["params"] for line in table.log("pilots") if line["code"] == "segment.begun"]
    assert told == ([{"segment": "environmental", "round": 1}] if shown else [])


@pytest.mark.rule("FS 6.3")
def test_players_read_whose_segment_it_is_once_the_last_hidden_unit_is_shown() -> None:
    table = Table()
    fox = table.frame()
    ghost = table.unit("Ghost", (9, 5, 0), "enemy", hidden=True)
    table.send("handler", "conflict.start")
    for kind in ("turn.start", "turn.end"):
        table.send("ann", kind, unit=fox)
    assert told_segments(table, "pilots") == ["environmental"]
    table.send("handler", "unit.hide", unit=ghost, hidden=False)
    assert told_segments(table, "pilots") == ["enemy"]
    assert told_segments(table, "handler") == []


@pytest.mark.rule("FS 6.3")
def test_players_read_once_of_a_segment_whose_last_hidden_unit_is_removed() -> None:
    pair = started("enemy", visible=False)
    turn(pair, "ann", FOX)
    turn(pair, "bob", OWL)
    pair.secretly("handler", type="unit.remove", unit="lurker.1")
    probe(pair)


def told_segments(table: Table, group: str) -> list[str]:
    """The segments whose begin the group reads in the lines of the last command."""
    lines = table.log(group)
    return [line["params"]["segment"] for line in lines if line["code"] == "segment.begun"]
