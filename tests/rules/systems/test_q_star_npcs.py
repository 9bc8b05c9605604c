"""Q*: NPCs are one number, which players may not know, nor of whom it is."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.rules.systems.desk import Desk
from tests.rules.systems.q_star_game import npc, pending


@pytest.fixture
def desk() -> Desk:
    return Desk("q-star")


@pytest.mark.parametrize(
    ("veil", "lines"),
    [
        ("open", [("npc_added", "all")]),
        ("number", [("npc_added", "handler"), ("npc_added_veiled", "others")]),
        ("all", [("npc_added", "handler")]),
    ],
)
@pytest.mark.rule("QS 6.1")
def test_an_npc_is_one_number(desk: Desk, veil: str, lines: list[tuple[str, str]]) -> None:
    wolf = npc(desk, 7, veil)
    assert [(told.code, told.to) for told in desk.lines] == lines
    assert desk.data(handler=True)["npcs"][wolf]["number"] == 7
    seen = desk.data()["npcs"].get(wolf, {})
    assert ("name" in seen, "number" in seen) == (veil != "all", veil == "open")
    desk.act("handler", "remove-npc", npc=wolf)
    assert [told.to for told in desk.lines] == [
        "all" if veil != "all" else "handler",
    ]
    assert desk.refuse("handler", "remove-npc", npc=wolf) == "no-such-npc"
    assert not desk.offered("remove-npc", handler=True)


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("open", "all", "npc_gone"),
        ("open", "number", "npc_edited_veiled"),
        ("number", "open", "npc_edited"),
        ("number", "all", "npc_gone"),
        ("all", "number", "npc_added_veiled"),
        ("all", "open", "npc_added"),
    ],
)
@pytest.mark.rule("QS 6.2")
def test_players_read_what_they_come_to_know(
    desk: Desk, before: str, after: str, told: str
) -> None:
    wolf = npc(desk, 7, before)
    desk.act("handler", "edit-npc", npc=wolf, name="Wolf", number=7, veil=after)
    lines = {line.to: line.code for line in desk.lines}
    assert lines.get("others", lines.get("all")) == told
    assert lines.get("handler", lines.get("all")) == "npc_edited"


@pytest.mark.parametrize("veil", ["number", "all"])
@pytest.mark.rule("QS 6.2")
def test_a_veiled_number_changes_in_silence(desk: Desk, veil: str) -> None:
    wolf = npc(desk, 7, veil)
    before = desk.data()
    desk.act("handler", "edit-npc", npc=wolf, name="Wolf", number=9, veil=veil)
    assert [told.to for told in desk.lines] == ["handler"]
    assert desk.data() == before
    same = {"npc": wolf, "name": "Wolf", "number": 9, "veil": veil}
    assert desk.refuse("handler", "edit-npc", **same) == "no-change"
    assert desk.refuse("handler", "edit-npc", **{**same, "npc": "i0"}) == "no-such-npc"


@pytest.mark.parametrize("number", [0, 101, -3])
def test_a_number_out_of_range(desk: Desk, number: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        npc(desk, number)
    with pytest.raises(msgspec.ValidationError):
        desk.act("ann", "check", player="a", trait="might", difficulty=number)


@pytest.mark.rule("QS 2.2", "QS 5.5")
def test_a_check_against_an_npc_is_against_its_number(desk: Desk) -> None:
    wolf = npc(desk, 5)
    form = {"player": "a", "trait": "might", "npc": wolf}
    (told,) = desk.act("ann", "check", [4, 1], **form).lines
    assert (told.code, told.params["difficulty"], told.params["outcome"]) == (
        "checked_npc",
        5,
        "success",
    )
    assert desk.refuse("ann", "check", **form, difficulty=6) == "difficulty-or-npc"
    assert desk.refuse("ann", "check", **{**form, "npc": "i0"}) == "no-such-npc"
    assert desk.refuse("ann", "check", player="a", trait="luck") == "no-such-trait"
    desk.act("ann", "check", [1, 1], **form)
    assert desk.last["code"] == "critical_npc"


@pytest.mark.parametrize("faces", [[3], [1, 1]])
@pytest.mark.rule("QS 6.2")
def test_of_a_veiled_number_players_read_the_outcome_alone(desk: Desk, faces: list[int]) -> None:
    wolf = npc(desk, 87, "number")
    full, veiled = desk.act("ann", "check", faces, player="a", trait="might", npc=wolf).lines
    assert (full.to, veiled.to) == ("handler", "others")
    assert full.params["difficulty"] == 87
    assert veiled.code.endswith("_npc_hidden")
    assert "87" not in json.dumps([veiled.params, veiled.data])
    assert veiled.params["outcome"] == full.params["outcome"]
    assert veiled.data is not None
    assert veiled.data["difficulty"] is veiled.data["odds"] is None


@pytest.mark.parametrize("faces", [[3], [1, 1]])
@pytest.mark.rule("QS 6.2")
def test_of_an_unseen_npc_players_read_nothing(desk: Desk, faces: list[int]) -> None:
    wolf = npc(desk, 87, "all")
    assert desk.refuse("ann", "check", player="a", trait="might", npc=wolf) == "no-such-npc"
    _, veiled = desk.act("handler", "check", faces, player="a", trait="might", npc=wolf).lines
    text = json.dumps([veiled.code, veiled.params, veiled.data])
    assert "87" not in text and "Wolf" not in text and "npc" not in text
    desk.act("handler", "ask", player="a", trait="might", npc=wolf)
    facts = desk.shown().facts
    assert "Wolf" not in json.dumps([[fact.code, fact.params] for fact in facts])
    assert "Wolf" not in json.dumps(desk.data())


def test_what_is_asked_stays_asked_when_the_npc_goes(desk: Desk) -> None:
    wolf = npc(desk, 6)
    desk.act("handler", "ask", player="a", trait="might", npc=wolf)
    desk.act("handler", "remove-npc", npc=wolf)
    desk.act("ann", "roll", [4, 2], pending=pending(desk), player="a")
    assert (desk.last["code"], desk.last["npc"]) == ("checked_npc", {"name": "Wolf"})


def test_the_handler_changes_an_npc_in_a_form_that_knows_it(desk: Desk) -> None:
    wolf = npc(desk, 9, "number")
    (offer,) = desk.offered("edit-npc", handler=True)
    assert offer.narrow == {
        "npc": {"const": wolf},
        "name": {"default": "Wolf"},
        "number": {"default": 9},
        "veil": {"default": "number"},
    }
    assert not desk.offered("edit-npc")
