"""The check of an exported log accepts genuine logs and finds every change."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.dice.chance import commitment
from app.rules.dice_check.verify_dice import Malformed, Report, verify
from tests.engine.fair_table import FairTable, seed_of, some_rolls

GAMES = {group: some_rolls().export(group) for group in ("handler", "pilots")}


@pytest.fixture(params=sorted(GAMES))
def log(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Returns the log of one game as a group exports it."""
    return copy.deepcopy(GAMES[request.param])


def codes(report: Report) -> set[str]:
    """Returns the codes of everything that was found."""
    found = [*report.problems]
    for chapter in report.chapters:
        found += chapter.problems
        for roll in chapter.rolls:
            found += roll.problems
    return {problem.code for problem in found}


def line_of(log: dict[str, Any], code: str, nth: int = 0) -> dict[str, Any]:
    return [line for line in log["log"] if line["code"] == code][nth]


def test_an_honest_log_is_fair(log: dict[str, Any]) -> None:
    report = verify(log)
    assert codes(report) == set()
    assert report.verdict == "fair"
    assert [chapter.verdict for chapter in report.chapters] == ["fair", "fair", "open"]
    assert {roll.verdict for roll in report.chapters[1].rolls} == {"fair"}
    assert {roll.verdict for roll in report.chapters[2].rolls} == {"open"}
    secret = [chapter.secret for chapter in report.chapters]
    assert secret == ([3, 1, 0] if log["readers"] == "handler" else [0, 0, 0])
    assert report.chapters[1].mix == table_mix(log)


def table_mix(log: dict[str, Any]) -> str:
    return str(line_of(log, "dice.mixed", 1)["data"]["mix"])


def test_an_open_chapter_cannot_be_checked() -> None:
    table = FairTable()
    table.send("ann", "dice.roll", notation="2d6")
    report = verify(table.export())
    assert (report.verdict, codes(report)) == ("open", set())
    assert report.chapters[0].public == 2
    changed = table.export()
    changed["log"][-1]["data"]["total"] += 1
    assert verify(changed).verdict == "wrong"


def test_no_seed_of_an_open_chapter_is_exported(log: dict[str, Any]) -> None:
    seeds = [chapter["seed"] for chapter in log["dice"]["chapters"]]
    assert seeds == [seed_of(1).hex(), seed_of(2).hex(), None]
    assert seed_of(3).hex() not in str(log)
    assert commitment(seed_of(4)) not in str(log)


def places(thing: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Returns the paths of all numbers, strings and booleans in a value."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from places(value, (*path, key))
    elif isinstance(thing, list):
        for i, value in enumerate(thing):
            yield from places(value, (*path, i))
    elif thing is not None:
        yield path


def changed_at(log: dict[str, Any], path: tuple[Any, ...]) -> dict[str, Any]:
    """Returns a copy with one value changed a little."""
    twin = copy.deepcopy(log)
    at: Any = twin
    for key in path[:-1]:
        at = at[key]
    value = at[path[-1]]
    if isinstance(value, bool):
        at[path[-1]] = not value
    elif isinstance(value, int):
        at[path[-1]] = value - 1 if value > 1 else value + 1
    else:
        at[path[-1]] = f"{value}0"
    return twin


#: The parts of a roll's data that depend on its faces, by the last name in the path.
HANGS = {"sides", "faces", "face", "kept", "ace", "total", "subtotal", "text", "notation", "score"}
HANGS |= {"margin", "outcome", "chapter", "stream", "counter", "mix", "modifiers"}


@pytest.mark.parametrize("group", sorted(GAMES))
def test_every_face_and_its_results_are_checked(group: str) -> None:
    """Changes each number of each roll of the closed chapters in turn."""
    log = GAMES[group]
    last = line_of(log, "chapter.closed", 1)["n"]
    tried = faces = 0
    for i, line in enumerate(log["log"][:last]):
        if not (line["data"] and "dice" in line["data"]):
            continue
        for path in places(line["data"]):
            name = next(part for part in reversed(path) if isinstance(part, str))
            if name in HANGS:
                assert verify(changed_at(log, ("log", i, "data", *path))).verdict == "wrong", path
                tried += 1
                faces += name in ("face", "faces")
        for path in places(line["params"]):
            if path[-1] in ("total", "score", "outcome", "notation"):
                assert verify(changed_at(log, ("log", i, "params", *path))).verdict == "wrong", path
    assert faces > 60
    assert tried > 200


def test_a_face_changed_everywhere_is_found(log: dict[str, Any]) -> None:
    """The forger also changed sums and totals, but the die is not the one of the seed."""
    line = line_of(log, "dice.rolled_for")
    data = line["data"]
    rolled, kept = data["dice"], data["terms"][0]["dice"]
    for die, term in zip(rolled, kept, strict=True):
        new = 6 if die["kept"] else 1
        die.update(face=new, faces=[new], ace=new == 6)
        term.update(faces=[new])
    data["terms"][0]["subtotal"] = 6
    data["total"] = line["params"]["total"] = 8
    report = verify(log)
    assert codes(report) == {"die"}
    (roll,) = [roll for roll in report.chapters[0].rolls if roll.problems]
    assert roll.line == line["n"]
    assert roll.problems[0].params.keys() == {"line", "die", "sides", "told", "derived"}


def test_each_line_left_out_is_missed(log: dict[str, Any]) -> None:
    for i in range(len(log["log"])):
        twin = copy.deepcopy(log)
        del twin["log"][i]
        assert verify(twin).verdict == "wrong"
    twin = copy.deepcopy(log)
    twin["log"][3], twin["log"][4] = twin["log"][4], twin["log"][3]
    assert verify(twin).verdict == "wrong"


def test_each_omitted_roll_is_noticed_even_with_renumbered_lines(
    log: dict[str, Any],
) -> None:
    closed = line_of(log, "chapter.closed", 1)["n"]
    rolls = [line["n"] for line in log["log"] if line["data"] and "dice" in line["data"]]
    for n in (n for n in rolls if n < closed):
        twin = copy.deepcopy(log)
        gone = twin["log"].pop(n - 1)
        for line in twin["log"][n - 1 :]:
            line["n"] -= 1
        twin["dice"]["lines"] -= 1
        # A roll without dice, and the last secret one of a chapter, leave nothing behind.
        invisible = gone["data"]["dice"] == [] or gone["data"]["proof"]["stream"] == "secret"
        assert invisible or verify(twin).verdict == "wrong"


def test_an_inserted_roll_is_found(log: dict[str, Any]) -> None:
    again = copy.deepcopy(line_of(log, "dice.rolled"))
    place = line_of(log, "chapter.closed")["n"] - 1
    log["log"].insert(place, again)
    log["dice"]["lines"] += 1
    for n, line in enumerate(log["log"], 1):
        line["n"] = n
    assert codes(verify(log)) >= {"overlap", "count"}


def test_an_exchanged_seed(log: dict[str, Any]) -> None:
    other = "42" * 32
    log["dice"]["chapters"][0]["seed"] = other
    assert codes(verify(log)) == {"seed", "seed-said"}
    line_of(log, "chapter.closed")["params"]["seed"] = other
    report = verify(log)
    assert codes(report) == {"seed"}
    assert {roll.verdict for roll in report.chapters[0].rolls} == {"open"}
    log["dice"]["chapters"][0]["commitment"] = commitment(bytes.fromhex(other))
    assert codes(verify(log)) == {"commitment", "die"}
    line_of(log, "table.created")["params"]["commitment"] = commitment(bytes.fromhex(other))
    report = verify(log)
    assert codes(report) == {"die"}, "the whole promise was exchanged: the dice give it away"
    assert report.chapters[1].verdict == "fair"


@pytest.mark.parametrize("seed", ["", "0", "zz", "AB" * 32, "12 34"])
def test_a_seed_that_is_none(log: dict[str, Any], seed: str) -> None:
    log["dice"]["chapters"][0]["seed"] = seed
    assert "seed" in codes(verify(log))


def test_an_exchanged_mix(log: dict[str, Any]) -> None:
    mixed = line_of(log, "dice.mixed")
    for change in (
        lambda line: line["data"].update(mix="0" * 64),
        lambda line: line["params"].update(mix="0" * 64),
        lambda line: line["data"].update(text="heads"),
        lambda line: line["params"].update(text="heads"),
        lambda line: line["data"].update(seat="b"),
        lambda line: line["data"].update(chapter=1),
    ):
        twin = copy.deepcopy(log)
        change(line_of(twin, "dice.mixed"))
        assert "mix-wrong" in codes(verify(twin))
    mixed["data"] = None
    assert codes(verify(log)) >= {"unreadable", "mix-roll", "mix-wrong"}


def test_a_roll_without_the_mix(log: dict[str, Any]) -> None:
    del line_of(log, "dice.rolled_for", 1)["data"]["proof"]["mix"]
    assert codes(verify(log)) == {"mix-roll", "die"}


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("proof"),
        lambda data: data["proof"].update(counter=-1),
        lambda data: data["proof"].update(stream="third"),
        lambda data: data.update(dice={}),
        lambda data: data["dice"][0].update(faces=[]),
        lambda data: data["dice"][0].update(faces=["6"]),
        lambda data: data["dice"][0].update(sides=0),
    ],
)
def test_unreadable_lines_give_the_verdict_wrong(log: dict[str, Any], change: Any) -> None:
    change(line_of(log, "dice.rolled_for")["data"])
    assert "unreadable" in codes(verify(log))


def test_a_roll_without_its_proof_is_missed(log: dict[str, Any]) -> None:
    """Only secret dice have no proof. Those of a public roll leave a gap."""
    line_of(log, "dice.rolled_for")["data"]["proof"] = None
    assert codes(verify(log)) == {"gap", "count"}


def test_a_test_that_cannot_be_read(log: dict[str, Any]) -> None:
    line_of(log, "test.rolled")["data"]["modifiers"] = ["one"]
    assert codes(verify(log)) == {"unreadable", "gap", "count"}


@pytest.mark.parametrize("notation", ["2d6", "2d6kh1 + 2", "2d6kh1+2+1d1", "2d4kh1+2", "", "d", 5])
def test_another_notation(log: dict[str, Any], notation: Any) -> None:
    line_of(log, "dice.rolled_for")["data"]["notation"] = notation
    assert codes(verify(log)) == {"does-not-follow"}


def test_the_oldest_logs_have_no_list_of_faces(log: dict[str, Any]) -> None:
    for line in log["log"]:
        for die in (line["data"] or {}).get("dice", ()):
            del die["faces"]
    for code in ("table.created", "chapter.closed"):
        line_of(log, code)["params"].pop("commitment", None)
        line_of(log, code)["params"].pop("dice", None)
    assert verify(log).verdict == "fair"
    line_of(log, "test.rolled")["data"]["dice"][0]["face"] += 1
    assert "die" in codes(verify(log))


def test_dice_of_a_system_are_checked_and_nothing_else(log: dict[str, Any]) -> None:
    line = line_of(log, "test.rolled")
    line["params"], data = {}, line["data"]
    data.update(kind="course-and-flow", score="whatever the system says")
    assert verify(log).verdict == "fair"
    data["dice"][1]["face"] += 1
    assert codes(verify(log)) == {"does-not-follow"}
    data["dice"][1] = 6
    assert "unreadable" in codes(verify(log))


@pytest.mark.parametrize(
    ("params", "fits"),
    [
        ({"faces": [2, 2]}, True),
        ({"faces": [2]}, False),
        ({"first_face": 2, "second_face": 2, "face": 9}, True),
        ({"first_face": 2, "second_face": 3}, False),
        ({"total": 7, "outcome": "won"}, True),
        ({"score": 1}, True),
        ({"total": 8}, False),
    ],
)
def test_the_text_of_a_system_names_the_same_faces(
    log: dict[str, Any], params: dict[str, Any], fits: bool
) -> None:
    line = line_of(log, "test.rolled")
    line["params"] = params
    data = {name: line["data"][name] for name in ("dice", "proof")}
    line["data"] = {**data, "kind": "course-and-flow", "total": 7, "outcome": "won"}
    assert [die["face"] for die in data["dice"]] == [2, 2]
    assert codes(verify(log)) == (set() if fits else {"does-not-follow"})


def test_chapters_in_disorder(log: dict[str, Any]) -> None:
    twin = copy.deepcopy(log)
    line_of(twin, "chapter.opened")["params"]["chapter"] = 3
    assert "chapter-order" in codes(verify(twin))
    twin = copy.deepcopy(log)
    line_of(twin, "chapter.closed")["params"]["chapter"] = True
    assert "chapter-order" in codes(verify(twin))
    twin = copy.deepcopy(log)
    twin["dice"]["chapters"].append(twin["dice"]["chapters"][0])
    assert codes(verify(twin)) == {"chapter-twice"}
    twin = copy.deepcopy(log)
    del twin["dice"]["chapters"][1]
    assert "chapter-unknown" in codes(verify(twin))
    twin = copy.deepcopy(log)
    twin["dice"]["chapters"] = []
    assert verify(twin).verdict == "wrong"
    line_of(log, "dice.rolled_for", 1)["data"]["proof"]["chapter"] = 1
    assert "roll-chapter" in codes(verify(log))


def test_a_table_is_made_once(log: dict[str, Any]) -> None:
    log["log"][8]["code"] = "table.created"
    log["log"][8]["params"] = {"commitment": "00"}
    log["log"][8]["data"] = None
    assert "commitment" not in codes(verify(log))


@pytest.mark.parametrize(
    "change",
    [
        lambda log: log.update(format="hexframe"),
        lambda log: log.update(version=2),
        lambda log: log.pop("dice"),
        lambda log: log["dice"].pop("lines"),
        lambda log: log["dice"].update(chapters=None),
        lambda log: log["dice"].update(table="a|b"),
        lambda log: log.update(log="none"),
        lambda log: log["log"].append(1),
        lambda log: log["log"][0].pop("params"),
    ],
)
def test_other_files_are_refused(log: dict[str, Any], change: Any) -> None:
    change(log)
    with pytest.raises(Malformed):
        verify(log)


@pytest.mark.parametrize("document", [None, 1, [], {}, "log"])
def test_other_values_are_refused(document: Any) -> None:
    with pytest.raises(Malformed):
        verify(document)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_change_is_found_or_harms_nothing(data: st.DataObject) -> None:
    """The check ends with a verdict and never with another error."""
    log = GAMES["handler"]
    path = data.draw(st.sampled_from(list(places(log))))
    value = data.draw(
        st.none() | st.booleans() | st.integers() | st.text(max_size=3) | st.just([]) | st.just({})
    )
    twin = copy.deepcopy(log)
    at: Any = twin
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    try:
        report = verify(twin)
    except Malformed:
        return
    assert (report.verdict == "wrong") == bool(codes(report))
