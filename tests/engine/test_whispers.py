"""Whispers: messages to some seats. Nobody but they, their sender and the Handlers reads them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.engine.visibility.groups import Group, group_of, groups
from tests.engine.noninterference import Pair
from tests.engine.play import Table, check_round_trips


def texts(table: Table, seat: str) -> list[str]:
    """Returns what a seat can read of all messages."""
    lines = table.log(group_of(table.state, seat), len(table.rows))
    return [line["params"]["text"] for line in lines if line["kind"] == "chat"]


def whisper(table: Table, who: str, text: str, *to: str) -> None:
    table.send(who, "chat.say", text=text, to=list(to))


def test_a_whisper_is_read_by_those_it_names_its_sender_and_the_handlers() -> None:
    table = Table()
    table.send("server", "seat.join", seat="c", name="Cleo", role="pilot")
    whisper(table, "ann", "psst", "b")
    assert [texts(table, seat) for seat in ("h", "a", "b", "c", "e")] == [["psst"]] * 3 + [[], []]
    (line,) = table.log(group_of(table.state, "b"))
    assert (line["code"], line["by"]) == ("chat.whispered", "Ann")
    assert line["params"]["names"] == [{"seat": "b", "name": "Bob"}]
    whisper(table, "handler", "both", "b", "a", "b")
    assert [texts(table, seat) for seat in ("a", "b", "c")] == [["psst", "both"]] * 2 + [[]]
    check_round_trips(table)


def test_a_whisper_to_no_seat_is_for_the_handlers() -> None:
    table = Table()
    whisper(table, "ann", "to you")
    assert [texts(table, seat) for seat in ("h", "a", "b", "e")] == [["to you"]] * 2 + [[], []]
    assert table.codes(group_of(table.state, "a")) == ["chat.to_handlers"]
    whisper(table, "bob", "you too", "h")
    assert [texts(table, seat) for seat in ("h", "b")] == [["to you", "you too"], ["you too"]]
    assert texts(table, "a") == ["to you"]


def test_what_was_said_before_and_after_is_read_in_one_log() -> None:
    table = Table()
    table.send("bob", "chat.say", text="before")
    whisper(table, "handler", "psst", "a")
    table.send("bob", "chat.say", text="after")
    assert texts(table, "a") == ["before", "psst", "after"]
    assert texts(table, "b") == ["before", "after"]
    numbers = [line["n"] for line in table.log(group_of(table.state, "a"), len(table.rows))]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_batch_that_whispers_keeps_the_lines_before_it() -> None:
    table = Table()
    said = [{"type": "chat.say", "text": "all"}, {"type": "chat.say", "text": "psst", "to": ["a"]}]
    table.send("handler", "batch", commands=said)
    assert (texts(table, "a"), texts(table, "b")) == (["all", "psst"], ["all"])
    numbers = [line["n"] for line in table.log(group_of(table.state, "a"), len(table.rows))]
    assert numbers == list(range(1, len(numbers) + 1))
    check_round_trips(table)


def test_whispers_stay_when_a_hidden_unit_comes_and_goes() -> None:
    table = Table()
    whisper(table, "handler", "psst", "a")
    group = group_of(table.state, "a")
    unit = table.unit("Ghost", (3, 3, 0), controller="a", hidden=True)
    table.send("handler", "unit.hide", unit=unit, hidden=False)
    assert (group_of(table.state, "a"), texts(table, "a")) == (group, ["psst"])
    assert table.state.record.hidden_unit_controllers == ()
    check_round_trips(table)


def test_fog_of_each_seat_makes_groups_anew() -> None:
    table = Table()
    whisper(table, "handler", "psst", "a")
    first = group_of(table.state, "a")
    table.send("handler", "table.options", options={"fog": "own"})
    assert (group_of(table.state, "a"), texts(table, "a")) == (first, ["psst"])
    table.send("handler", "table.options", options={"fog": "off"})
    later = group_of(table.state, "a")
    names = [Group.read(each).public_name for each in (first, later)]
    assert names == ["a:1", "a:2"] and group_of(table.state, "b") == "pilots"
    check_round_trips(table)


def test_who_leaves_or_becomes_a_handler_loses_the_group() -> None:
    table = Table()
    whisper(table, "ann", "psst", "b")
    table.send("handler", "seat.role", seat="a", role="handler")
    assert group_of(table.state, "a") == "handler"
    table.send("server", "seat.leave", seat="b")
    assert len(groups(table.state)) == 3 and "b" not in table.state.record.told_apart
    check_round_trips(table)


@pytest.mark.parametrize(
    ("who", "fields", "code"),
    [
        ("ann", {"to": ["nobody"]}, "no-such-seat"),
        ("ann", {"to": ["b", "nobody"]}, "no-such-seat"),
        ("ann", {"to": ["e"]}, "spectators-no-whispers"),
        ("ann", {"to": ["a"]}, "whisper-to-oneself"),
        ("ann", {"to": ["b"], "text": " \n "}, "nothing-said"),
        ("ann", {"to": ["b"], "text": "x" * 2001}, "malformed"),
        ("ann", {"to": ["b"] * 21}, "malformed"),
        ("ann", {"to": "b"}, "malformed"),
        ("ann", {"to": [""]}, "malformed"),
        ("eve", {"to": ["h"]}, "spectators-watch"),
    ],
)
def test_refused_whispers(who: str, fields: dict[str, Any], code: str) -> None:
    table = Table()
    assert table.refuse(who, "chat.say", **({"text": "psst"} | fields)).code == code


def test_the_others_notice_nothing() -> None:
    """Also not by the name of a group that they get later."""
    pair = Pair()
    for to in (["b"], ["c", "b"], []):
        pair.secretly("handler", type="chat.say", text="Ghost story", to=to)
    pair.secretly("cleo", type="chat.say", text="Ghost story", to=["b"])
    pair.secretly("bob", type="chat.say", text="Ghost story", to=[])
    pair.check()
    pair.both("ann", type="chat.say", text="now us", to=[])
    pair.both("ann", type="chat.say", text="all")
    pair.check()
    sides = (pair.secret, pair.plain)
    names = [Group.read(group_of(side.state, "a")).public_name for side in sides]
    assert names == ["a:1", "a:1"]
    generations = [side.state.record.group_generation for side in sides]
    assert generations[0] == generations[1] + 1  # that of Cleo's hidden units alone
    seen = [json.dumps(side.got) for side in sides]
    assert "Ghost" not in seen[0] and seen[0] == seen[1]
