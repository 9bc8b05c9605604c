"""Nobody can search for good rolls: entropy of players, undo, refusals and repeated commands."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta

from app.engine import Decision, Refused
from app.engine.commands.dice_draw import Draw
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import COMMANDS, Command, CommandEntry
from app.engine.commands.table.dice import MAX_ENTROPY_TEXTS
from app.engine.refusals import Refusal
from app.engine.visibility.log_lines import PendingLine
from app.rules.dice.chance import SeededChance, mixed
from app.rules.dice_check.verify_dice import verify
from tests.engine.fair_table import FairTable, seed_of, some_rolls
from tests.engine.play import check_round_trips


@pytest.fixture
def table() -> FairTable:
    return FairTable()


def faces(decision: Decision | Refused) -> list[int]:
    """Returns the faces that a command drew."""
    assert isinstance(decision, Decision), decision
    lines = [line for event in decision.events for line in event.get("log", ())]
    return [face for die in lines[0]["data"]["dice"] for face in die["faces"]]


# -- what players mix in --------------------------------------------------------------------------


def test_entropy_of_players_changes_every_later_die(table: FairTable) -> None:
    before = table.decide("ann", "dice.roll", notation="8d100", command_id="same")
    table.send("ann", "dice.entropy", text="  heads, tails  ")
    after = table.decide("ann", "dice.roll", notation="8d100", command_id="same")
    assert faces(before) != faces(after)
    mix = mixed("", "a", "heads, tails")
    chance = SeededChance(seed_of(1), "t1", "public", 0, "same", mix)
    assert faces(after) == [chance.die(100) for _ in range(8)]
    assert table.view("spectators")["table"]["chance"]["mix"] == mix


def test_the_log_says_the_text_and_the_mix(table: FairTable) -> None:
    table.send("ann", "dice.entropy", text="heads")
    table.send("handler", "dice.entropy", text="tails")
    (first,), (second,) = (table.rows[i].events[0]["log"] for i in (-2, -1))
    one = mixed("", "a", "heads")
    two = mixed(one, "h", "tails")
    assert first["params"] == {"by": "Ann", "text": "heads", "mix": one}
    assert second["data"] == {"chapter": 1, "seat": "h", "text": "tails", "mix": two}
    assert set(second["n"]) == {"handler", "pilots", "spectators"}
    table.send("bob", "dice.roll", notation="d6")
    assert table.log()[0]["data"]["proof"]["mix"] == two
    check_round_trips(table)


def test_a_new_chapter_begins_without_a_mix(table: FairTable) -> None:
    table.send("ann", "dice.entropy", text="heads")
    table.close_chapter()
    assert table.view()["table"]["chance"]["mix"] == ""
    table.send("ann", "dice.roll", notation="d6")
    assert "mix" not in table.log()[0]["data"]["proof"]


def test_each_seat_adds_entropy_up_to_a_limit(table: FairTable) -> None:
    assert table.refuse("eve", "dice.entropy", text="me too").code == "spectators-watch"
    assert table.refuse("ann", "dice.entropy", text=" \t ").code == "nothing-said"
    assert table.refuse("ann", "dice.entropy", text="").code == "malformed"
    assert table.refuse("ann", "dice.entropy", text="x" * 201).code == "malformed"
    for n in range(MAX_ENTROPY_TEXTS):
        table.send("ann", "dice.entropy", text=f"{n}")
    refused = table.refuse("ann", "dice.entropy", text="once more")
    assert (refused.code, refused.params) == ("entropy-enough", {"limit": MAX_ENTROPY_TEXTS})
    table.send("bob", "dice.entropy", text="mine")
    table.close_chapter()
    table.send("ann", "dice.entropy", text="a new chapter")


def test_a_seat_cannot_be_mistaken_for_a_text() -> None:
    with pytest.raises(ValueError, match="seat"):
        mixed("", "a|b", "c")


# -- no way back ----------------------------------------------------------------------------------


def test_undo_and_redo_never_turn_a_counter_back(table: FairTable) -> None:
    fox = table.frame()
    ask = {"unit": fox, "kind": "proactive", "dice": ["d12", "d12"], "mark": 8}
    asked = table.send("handler", "test.request", **ask).events[0]["request"]["id"]
    seen = []
    for _ in range(4):
        table.send("ann", "test.answer", request=asked)
        seen.append(table.log()[0]["data"]["proof"]["counter"])
        table.send("handler", "undo")
        table.send("handler", "redo")
        table.send("handler", "undo")
    assert seen == [0, 2, 4, 6]
    table.send("ann", "dice.entropy", text="heads")
    mix = table.state.record.dice.mix
    table.send("handler", "test.withdraw", request=asked)
    table.send("handler", "undo")
    assert table.state.record.dice.mix == mix
    table.close_chapter()
    assert verify(table.export()).verdict == "fair"


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from(["roll", "secret", "test", "mix", "undo", "redo", "close"])))
def test_counters_only_grow_whatever_is_done(done: list[str]) -> None:
    table = FairTable()
    table.frame()
    for step in done:
        before = table.state.record.dice
        roll = {"kind": "reactive", "dice": ["d4", "d8"], "mark": 5}
        match step:
            case "roll":
                table.send("ann", "dice.roll", notation="2d6!")
            case "secret":
                table.send("handler", "dice.roll", notation="d20", secret=True)
            case "test":
                table.send("handler", "test.roll", **roll)
            case "mix":
                table.decide("ann", "dice.entropy", text="x")
            case "close":
                table.close_chapter()
            case _:
                if isinstance(table.decide("handler", step), Decision):
                    table.send("handler", step)
        after = table.state.record.dice
        if after.chapter == before.chapter:
            assert all(after.counters[stream] >= n for stream, n in before.counters.items())
    table.close_chapter()
    for group in ("handler", "pilots"):
        assert verify(table.export(group)).verdict == "fair"


def test_the_same_command_gives_the_same_dice_and_another_gives_others(table: FairTable) -> None:
    """A command that is sent again has the same dice, also when it was refused before."""
    roll = {"kind": "proactive", "dice": ["d12"] * 8, "mark": 4}
    assert isinstance(table.decide("ann", "test.roll", **roll, command_id="x"), Refused)
    table.send("handler", "table.options", options={"pilots_name_marks": True})
    once = table.decide("ann", "test.roll", **roll, command_id="x")
    again = table.decide("ann", "test.roll", **roll, command_id="x")
    other = table.decide("ann", "test.roll", **roll, command_id="y")
    assert faces(once) == faces(again) != faces(other)


def test_secret_dice_leave_no_trace_in_the_public_ones(table: FairTable) -> None:
    quiet = FairTable()
    table.send("handler", "dice.roll", notation="5d20", secret=True)
    for each in (table, quiet):
        row = each.decide("ann", "dice.roll", notation="4d20", command_id="x")
        assert faces(row) == faces(
            quiet.decide("ann", "dice.roll", notation="4d20", command_id="x")
        )
    assert table.state.record.dice.counters == {"secret": 5}


def test_queries_draw_nothing(table: FairTable) -> None:
    """Queries have no source of chance."""
    before = table.state
    roll = {"kind": "proactive", "dice": ["d6"], "modifiers": [], "mark": 4}
    table.ask("ann", "odds", roll=roll)
    assert table.state is before


# -- a die that was drawn is kept -----------------------------------------------------------------


class Fishing(Command, frozen=True, kw_only=True):
    """An action for these tests: it rolls, and is refused unless the die is good."""

    least: Annotated[int, Meta(ge=0)] = 0


def fish(draft: Draft, c: Fishing) -> None:
    draw = Draw(draft, "public")
    if draw.die(6) < c.least:
        raise Refusal("nothing-changes")


def test_no_command_is_refused_once_a_die_was_drawn(
    table: FairTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(
        COMMANDS,
        "dice.fish",
        CommandEntry("dice.fish", Permission.PLAYER, Fishing, fish, "roll", {}),
    )
    for least in (0, 7):
        with pytest.raises(RuntimeError, match="refused after a die was drawn"):
            table.decide("ann", "dice.fish", least=least)


def drawn(table: FairTable, stream: Any = "public") -> Draw:
    """Returns a draw of 3d6."""
    draft = Draft(table.state, _sent(), _context(table), None)
    draw = Draw(draft, stream)
    for _ in range(3):
        draw.die(6)
    return draw


def _sent() -> Any:
    from app.engine import SentCommand

    return SentCommand("h", "handler", "c", {})


def _context(table: FairTable) -> Any:
    from app.engine import DecisionContext

    def chance(stream: str, counter: int) -> SeededChance:
        return SeededChance(seed_of(1), "t1", stream, counter, "c")

    return DecisionContext(chance, lambda: "i", "now")


def told(draw: Draw, first: int, last: int, to: Any = "all", change: int = 0) -> PendingLine:
    """Returns a line about some of the dice."""
    dice = [{"sides": 6, "faces": [face + change]} for _, face in draw.drawn[first:last]]
    return PendingLine("x", {}, "roll", to, {"dice": dice})


def test_lines_prove_their_own_dice(table: FairTable) -> None:
    draw = drawn(table)
    quiet = PendingLine("y", {}, "system")
    lines = draw.attach_proofs(
        [told(draw, 0, 1), quiet, told(draw, 1, 3, "others"), told(draw, 1, 3, "handler")]
    )
    places = [line.data["proof"]["counter"] for line in lines if line.data]
    assert places == [0, 1, 1]
    assert lines[1] is quiet
    secret = drawn(table, "secret")
    (line,) = secret.attach_proofs([told(secret, 0, 3, "handler")])
    assert line.data is not None and line.data["proof"]["stream"] == "secret"


@pytest.mark.parametrize(
    ("stream", "lines"),
    [
        ("public", []),
        ("public", [(0, 2, "all", 0)]),
        ("public", [(0, 3, "all", 1)]),
        ("public", [(0, 3, "all", 0), (0, 3, "all", 0)]),
        ("public", [(1, 3, "all", 0), (0, 1, "all", 0)]),
        ("public", [(0, 3, "handler", 0)]),
        ("public", [(0, 3, "pilots", 0)]),
        ("public", [(0, 1, "handler", 0), (1, 3, "all", 0), (0, 1, "others", 0)]),
        ("secret", [(0, 3, "all", 0)]),
    ],
)
def test_every_die_is_logged_once_for_everybody(table: FairTable, stream: Any, lines: Any) -> None:
    draw = drawn(table, stream)
    with pytest.raises(RuntimeError):
        draw.attach_proofs([told(draw, *line) for line in lines])


def test_the_public_counters_have_no_gap() -> None:
    """The counters are read from the log alone, as by a checker."""
    table = some_rolls()
    places: dict[int, list[tuple[int, int]]] = {}
    for row in table.rows:
        for event in row.events:
            for line in event.get("log", ()):
                data = line["data"] or {}
                if "proof" in data and data["proof"]["stream"] == "public":
                    count = sum(len(die["faces"]) for die in data["dice"])
                    place = (data["proof"]["counter"], count)
                    if "pilots" in line["n"]:
                        places.setdefault(data["proof"]["chapter"], []).append(place)
    for chapter in places.values():
        assert chapter[0][0] == 0
        assert all(a + n == b for (a, n), (b, _) in pairwise(chapter))
