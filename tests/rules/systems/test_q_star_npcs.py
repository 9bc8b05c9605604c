"""Q*: an NPC is one number. Players may know neither the number nor whose it is."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.rules.systems.observed_game import ObservedGame
from tests.rules.systems.q_star_game import npc, pending


@pytest.fixture
def game() -> ObservedGame:
    return ObservedGame("q-star")


@pytest.mark.parametrize(
    ("veil", "lines"),
    [
        ("open", [("npc_added", "all")]),
        ("number", [("npc_added", "handler"), ("npc_added_veiled", "others")]),
        ("all", [("npc_added", "handler")]),
    ],
)
@pytest.mark.rule("QS 6.1")
def test_an_npc_is_one_number(game: ObservedGame, veil: str, lines: list[tuple[str, str]]) -> None:
    wolf = npc(game, 7, veil)
    assert [(told.code, told.to) for told in game.lines] == lines
    assert game.data(handler=True)["npcs"][wolf]["number"] == 7
    seen = game.data()["npcs"].get(wolf, {})
    assert ("name" in seen, "number" in seen) == (veil != "all", veil == "open")
    game.act("handler", "remove-npc", npc=wolf)
    assert [told.to for told in game.lines] == [
        "all" if veil != "all" else "handler",
    ]
    assert game.refuse("handler", "remove-npc", npc=wolf) == "no-such-npc"
    assert not game.offered("remove-npc", handler=True)


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
    game: ObservedGame, before: str, after: str, told: str
) -> None:
    wolf = npc(game, 7, before)
    game.act("handler", "edit-npc", npc=wolf, name="Wolf", number=7, veil=after)
    lines = {line.to: line.code for line in game.lines}
    assert lines.get("others", lines.get("all")) == told
    assert lines.get("handler", lines.get("all")) == "npc_edited"


@pytest.mark.parametrize("veil", ["number", "all"])
@pytest.mark.rule("QS 6.2")
def test_a_veiled_number_changes_in_silence(game: ObservedGame, veil: str) -> None:
    wolf = npc(game, 7, veil)
    before = game.data()
    game.act("handler", "edit-npc", npc=wolf, name="Wolf", number=9, veil=veil)
    assert [told.to for told in game.lines] == ["handler"]
    assert game.data() == before
    same = {"npc": wolf, "name": "Wolf", "number": 9, "veil": veil}
    assert game.refuse("handler", "edit-npc", **same) == "no-change"
    assert game.refuse("handler", "edit-npc", **{**same, "npc": "i0"}) == "no-such-npc"


@pytest.mark.parametrize("number", [0, 101, -3])
def test_a_number_out_of_range(game: ObservedGame, number: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        npc(game, number)
    with pytest.raises(msgspec.ValidationError):
        game.act("ann", "check", player="a", trait="might", difficulty=number)


@pytest.mark.rule("QS 2.2", "QS 5.5")
def test_a_check_against_an_npc_is_against_its_number(game: ObservedGame) -> None:
    wolf = npc(game, 5)
    form = {"player": "a", "trait": "might", "npc": wolf}
    (told,) = game.act("ann", "check", [4, 1], **form).lines
    assert (told.code, told.params["difficulty"], told.params["outcome"]) == (
        "checked_npc",
        5,
        "success",
    )
    assert game.refuse("ann", "check", **form, difficulty=6) == "difficulty-or-npc"
    assert game.refuse("ann", "check", **{**form, "npc": "i0"}) == "no-such-npc"
    assert game.refuse("ann", "check", player="a", trait="luck") == "no-such-trait"
    game.act("ann", "check", [1, 1], **form)
    assert game.last["code"] == "critical_npc"


@pytest.mark.parametrize("faces", [[3], [1, 1]])
@pytest.mark.rule("QS 6.2")
def test_of_a_veiled_number_players_read_the_outcome_alone(
    game: ObservedGame, faces: list[int]
) -> None:
    wolf = npc(game, 87, "number")
    full, veiled = game.act("ann", "check", faces, player="a", trait="might", npc=wolf).lines
    assert (full.to, veiled.to) == ("handler", "others")
    assert full.params["difficulty"] == 87
    assert veiled.code.endswith("_npc_hidden")
    assert "87" not in json.dumps([veiled.params, veiled.data])
    assert veiled.params["outcome"] == full.params["outcome"]
    assert veiled.data is not None
    assert veiled.data["difficulty"] is veiled.data["odds"] is None


@pytest.mark.parametrize("faces", [[3], [1, 1]])
@pytest.mark.rule("QS 6.2")
def test_of_an_unseen_npc_players_read_nothing(game: ObservedGame, faces: list[int]) -> None:
    wolf = npc(game, 87, "all")
    assert game.refuse("ann", "check", player="a", trait="might", npc=wolf) == "no-such-npc"
    _, veiled = game.act("handler", "check", faces, player="a", trait="might", npc=wolf).lines
    text = json.dumps([veiled.code, veiled.params, veiled.data])
    assert "87" not in text and "Wolf" not in text and "npc" not in text
    game.act("handler", "ask", player="a", trait="might", npc=wolf)
    facts = game.shown().facts
    assert "Wolf" not in json.dumps([[fact.code, fact.params] for fact in facts])
    assert "Wolf" not in json.dumps(game.data())


def test_a_requested_check_survives_the_removal_of_the_npc(game: ObservedGame) -> None:
    wolf = npc(game, 6)
    game.act("handler", "ask", player="a", trait="might", npc=wolf)
    game.act("handler", "remove-npc", npc=wolf)
    game.act("ann", "roll", [4, 2], pending=pending(game), player="a")
    assert (game.last["code"], game.last["npc"]) == ("checked_npc", {"name": "Wolf"})


def test_the_handler_changes_an_npc_in_a_form_that_knows_it(game: ObservedGame) -> None:
    wolf = npc(game, 9, "number")
    (offer,) = game.offered("edit-npc", handler=True)
    assert offer.narrow == {
        "npc": {"const": wolf},
        "name": {"default": "Wolf"},
        "number": {"default": 9},
        "veil": {"default": "number"},
    }
    assert not game.offered("edit-npc")
