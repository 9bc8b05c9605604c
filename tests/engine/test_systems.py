"""Dice systems at a table: who plays, what each viewer sees, undo, and stored data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from app.engine import load_snapshot, project, snapshot
from app.engine.characters.players import players_of
from app.rules.systems import SYSTEMS, offering
from app.rules.systems.base import Action, ActionRequest, ActionResult, LogLine
from tests.engine.play import Table, check_round_trips

NAME = "course-and-flow"
ASK = {"intent": "Cross the bridge", "how": "Running low"}


class CourseTable(Table):
    """A table that plays Course and Flow."""

    def __init__(self) -> None:
        super().__init__()
        self.send("handler", "table.systems", systems=[NAME])

    def act(self, who: str, action: str, faces: tuple[int, ...] = (), /, **form: Any) -> None:
        self.faces = list(faces)
        self.send(who, "system.act", system=NAME, action=action, form=form)

    def not_act(self, who: str, action: str, /, **form: Any) -> str:
        return self.refuse(who, "system.act", system=NAME, action=action, form=form).code

    def seen(self, group: str = "pilots") -> Any:
        return self.view(group)["systems"][NAME]

    def offered(self, who: str) -> set[str]:
        return {offer["action"] for offer in self.seen()["offers"] if offer["who"] == who}

    def asked(self, player: str = "a", who: str = "ann") -> None:
        """A Course, an intent and its terms."""
        self.act("handler", "course", die="daring", face=4)
        self.act(who, "state", player=player, **ASK)
        self.act("handler", "answer", player=player, threshold=10)


@pytest.fixture
def table() -> CourseTable:
    return CourseTable()


# -- which systems ----------------------------------------------------------------------------


def test_the_handler_chooses_the_systems_in_order() -> None:
    table = Table()
    chosen = [NAME, "frame-state", NAME]
    table.send("handler", "table.systems", systems=chosen)
    assert table.log()[0]["params"] == {"systems": ["Course and Flow", "Frame State"]}
    for group in ("handler", "pilots", "spectators"):
        assert table.view(group)["table"]["systems"] == [NAME, "frame-state"]
        assert list(table.view(group)["systems"]) == [NAME, "frame-state"]
    refused = table.refuse("handler", "table.systems", systems=[NAME, "frame-state"])
    assert refused.code == "already-so"
    refused = table.refuse("handler", "table.systems", systems=["tarot"])
    assert (refused.code, refused.params) == ("no-such-system", {"name": "tarot"})
    assert table.refuse("ann", "table.systems", systems=[NAME]).code == "handler-only"
    assert table.refuse("handler", "table.systems", systems=[]).code == "malformed"


def test_data_of_a_removed_system_is_kept_until_it_returns(table: CourseTable) -> None:
    table.act("handler", "set-flow", flow="Storm", value=3)
    table.send("handler", "table.systems", systems=["frame-state"])
    assert NAME not in table.view()["systems"]
    assert table.not_act("handler", "set-flow", flow="Storm", value=4) == "no-such-system"
    table.send("handler", "table.systems", systems=["frame-state", NAME])
    assert table.seen()["data"]["flows"] == [{"name": "Storm", "value": 3}]


def test_a_system_that_is_gone_from_the_server_is_not_shown() -> None:
    table = Table()
    with offering(replace(SYSTEMS[NAME], name="more", lines={})):
        table.send("handler", "table.systems", systems=["more", NAME])
        command = {"action": "set-flow", "form": {"flow": "Storm", "value": 1}}
        table.send("handler", "system.act", system="more", **command)
        assert table.codes() == ["more.flow-set"]
        assert list(table.view()["systems"]) == ["more", NAME]
    assert list(table.view()["systems"]) == [NAME]
    assert table.refuse("handler", "system.act", system="more", **command).code == "no-such-system"
    check_round_trips(table)


# -- acting -----------------------------------------------------------------------------------


def test_only_permitted_seats_act(table: CourseTable) -> None:
    assert table.not_act("ann", "course", die="daring", face=4) == "handler-only"
    assert table.not_act("eve", "ask", player="a", question="clue-1") == "spectators-watch"
    assert table.not_act("ann", "ask", player="b", question="clue-1") == (
        "course-and-flow.not-your-character"
    )
    table.act("ann", "ask", player="a", question="clue-1")
    table.act("handler", "ask", player="a", question="clue-1")
    table.act("server", "course", die="daring", face=4)
    assert table.offered("handler") > {"course", "set-flow"}
    assert table.offered("a") == {"state", "ask"}
    assert table.offered("e") == set()


def test_impossible_actions_have_a_code(table: CourseTable) -> None:
    refused = table.refuse("handler", "system.act", system=NAME, action="dance")
    assert refused.code == "no-such-action"
    assert refused.params == {"action": "dance", "system": "Course and Flow"}
    refused = table.refuse("handler", "system.act", system="frame-state", action="roll")
    assert refused.code == "no-such-system"
    refused = table.refuse(
        "handler", "system.act", system=NAME, action="course", form={"die": "daring", "face": 7}
    )
    assert (refused.code, refused.params["at"]) == ("malformed", "$.form.face")
    assert table.not_act("handler", "course", die="daring", face=4, more=1) == "malformed"
    assert table.not_act("handler", "course", die="lucky", face=4) == "malformed"
    assert table.not_act("handler", "course") == "malformed"
    empty = table.refuse("handler", "system.act", system=NAME, action="course", form={})
    assert empty.params["at"] == "$.form", "also where the whole form is meant"
    refused = table.refuse(
        "ann", "system.act", system=NAME, action="state", form={"player": "a", **ASK}
    )
    assert refused.code == "course-and-flow.no-course"


class Idle(msgspec.Struct, frozen=True):
    """A form without fields."""


def _whisper(turn: ActionRequest) -> ActionResult:
    return ActionResult(turn.slice, [LogLine("heard", to="handler"), LogLine("felt", to="others")])


@pytest.fixture
def quiet() -> Iterator[Table]:
    """A table with a system that does hardly anything."""
    system = replace(
        SYSTEMS["frame-state"],
        name="quiet",
        start={"kept": 1},
        actions=(
            Action("wait", "player", Idle, lambda turn: ActionResult(turn.slice)),
            Action("whisper", "player", Idle, _whisper),
            Action("forget", "player", Idle, lambda _: ActionResult({})),
        ),
    )
    with offering(system):
        table = Table()
        table.send("handler", "table.systems", systems=["quiet"])
        yield table


def test_an_action_that_does_nothing_is_refused(quiet: Table) -> None:
    command = {"system": "quiet", "action": "wait"}
    assert quiet.refuse("ann", "system.act", **command).code == "nothing-changes"
    quiet.send("ann", "system.act", system="quiet", action="forget")
    assert quiet.codes() == []
    assert quiet.state.world.systems["quiet"].slice == {}
    assert quiet.refuse("ann", "system.act", system="quiet", action="forget").code == (
        "nothing-changes"
    )


def test_log_lines_reach_their_readers(quiet: Table) -> None:
    quiet.send("ann", "system.act", system="quiet", action="whisper")
    assert quiet.codes("handler") == ["quiet.heard"]
    assert quiet.codes("pilots") == quiet.codes("spectators") == ["quiet.felt"]
    assert quiet.view()["systems"]["quiet"]["facts"] == []


def test_dice_are_proved_and_never_go_back(table: CourseTable) -> None:
    table.asked()
    table.act("ann", "roll", (6, 2), player="a", dice=["sneaky", "thriving"])
    (line,) = table.log("spectators")
    assert (line["code"], line["kind"], line["by"]) == ("course-and-flow.rolled", "roll", "Ann")
    assert line["data"]["kind"] == NAME
    assert [die["faces"] for die in line["data"]["dice"]] == [[6], [2]]
    assert line["data"]["proof"]["counter"] == 0
    assert table.state.record.dice.counters["public"] == 2
    table.send("handler", "undo")
    assert table.seen()["data"]["roll"] is None
    assert table.state.record.dice.counters["public"] == 2
    table.act("ann", "roll", (1, 1), player="a", dice=["sneaky", "thriving"])
    assert table.log()[0]["data"]["proof"]["counter"] == 2


# -- who there is -----------------------------------------------------------------------------


def test_characters_and_pilots_without_one_roll(table: CourseTable) -> None:
    added = table.send("handler", "character.add", name="Fox", seat="a")
    fox = added.events[0]["character"]["id"]
    npc = table.send("handler", "character.add", name="Wolf").events[0]["character"]["id"]
    mine = table.send("handler", "character.add", name="Owl", seat="h").events[0]["character"]["id"]
    cast = players_of(table.state)
    assert {player.id: player.seat for player in cast.values()} == {
        fox: "a", "b": "b", npc: None, mine: None,
    }  # fmt: skip
    assert cast[fox].ref == {"player": fox, "name": "Fox"}
    assert (cast[fox].who, cast[npc].who) == ("a", "handler")
    table.asked(fox)
    assert table.not_act("ann", "state", player="a", **ASK) == "course-and-flow.no-such-player"
    assert table.not_act("handler", "state", player=npc, **ASK) == (
        "course-and-flow.npc-never-rolls"
    )
    table.act("ann", "roll", (6, 2), player=fox, dice=["sneaky", "thriving"])
    table.send("handler", "character.remove", character=fox)
    assert "elect" in table.offered("handler")
    table.act("handler", "elect", die="sneaky")
    assert table.log()[0]["params"]["player"]["name"] == "Fox"


def test_the_handler_takes_over_the_roll_of_a_pilot_who_leaves(table: CourseTable) -> None:
    table.asked()
    table.act("ann", "roll", (5, 2), player="a", dice=["sneaky", "thriving"])
    assert "elect" in table.offered("a")
    table.send("handler", "seat.kick", seat="a")
    assert table.offered("a") == set()
    assert "elect" in table.offered("handler")
    table.act("handler", "elect", die="thriving")
    table.act("handler", "not-yet", flow="Storm")
    table.act("handler", "react", text="Ann is gone")
    assert table.seen()["data"]["setter"] == {"player": "a", "name": "Ann"}


# -- views ------------------------------------------------------------------------------------


def test_all_see_the_same_with_forms_and_odds(table: CourseTable) -> None:
    table.asked()
    seen = table.seen("spectators")
    assert seen == table.seen("handler") == table.seen("pilots")
    assert (seen["name"], seen["title"]) == (NAME, "Course and Flow")
    (offer,) = (offer for offer in seen["offers"] if offer["action"] == "roll")
    assert (offer["who"], offer["pending"], offer["code"]) == ("a", True, "roll")
    pairs = [option["const"] for option in offer["form"]["properties"]["dice"]["oneOf"]]
    assert len(pairs) == 6
    assert [preview["when"]["dice"] for preview in offer["previews"]] == pairs
    roll = {"course": {"die": "daring", "face": 4}, "dice": pairs[0], "threshold": 10}
    answer = table.ask("ann", "odds", system=NAME, roll=roll)
    assert offer["previews"][0]["outcomes"] == answer["outcomes"]
    refused = table.ask("ann", "odds", system=NAME, roll={**roll, "threshold": 1})
    assert refused.code == "malformed"


def test_a_view_is_the_same_object_until_something_changes(table: CourseTable) -> None:
    before = table.view()["systems"][NAME]
    table.send("ann", "chat.say", text="Hello")
    assert table.view()["systems"][NAME] is before
    table.act("handler", "set-flow", flow="Storm", value=1)
    begun = table.view()["systems"][NAME]
    assert begun != before
    table.send("ann", "chat.say", text="Hello")
    assert table.view()["systems"][NAME] is begun
    table.send("handler", "character.add", name="Fox", seat="a")
    assert table.view()["systems"][NAME] != begun


# -- undo and what is kept --------------------------------------------------------------------


def test_undo_brings_the_slice_back(table: CourseTable) -> None:
    table.asked()
    before = table.seen()
    table.act("ann", "roll", (5, 2), player="a", dice=["sneaky", "thriving"])
    rolled = table.seen()
    table.act("ann", "elect", die="sneaky")
    assert table.refuse("ann", "undo").code == "undo-not-yours"
    table.send("handler", "undo")
    assert table.seen() == rolled
    table.send("handler", "undo")
    assert table.seen() == before
    table.send("handler", "redo")
    assert table.seen() == rolled
    table.act("ann", "elect", die="thriving")
    check_round_trips(table)


def test_a_snapshot_holds_every_step(table: CourseTable) -> None:
    table.asked()
    steps: list[tuple[str, str, dict[str, Any]]] = [
        ("ann", "roll", {"player": "a", "dice": ["sneaky", "thriving"]}),
        ("ann", "elect", {"die": "sneaky"}),
        ("handler", "offer", {"text": "Half of it"}),
        ("ann", "take", {}),
        ("handler", "react", {"text": "It rains"}),
    ]
    for who, action, form in steps:
        table.act(who, action, (5, 2), **form)
        kept = load_snapshot(snapshot(table.state))
        for group in ("handler", "pilots", "spectators"):
            assert project(kept, group) == project(table.state, group)
    check_round_trips(table)
