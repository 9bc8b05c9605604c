"""Simulated fights of builds: through the engine, equal for equal seeds, and as a command."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.rules.frame_state.combat.library import ready_builds
from app.rules.frame_state.combat.model import Build
from app.rules.geometry.hexes import from_offset
from app.rules.geometry.hexmap import HexMap
from app.simulate import Side, Terms, arena, simulate
from app.simulate.builds import find_build
from app.simulate.fight import Fight
from tests.forking import run_module

FRAMES, NPCS = ready_builds("frames"), ready_builds("npcs")
KESTREL = FRAMES["kestrel"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return run_module("app.cli", ["simulate", *arguments], cwd=Path.cwd(), env=os.environ)


def fought(first: Side, second: Side, terms: Terms | None = None, **fields: Any) -> dict[str, Any]:
    return simulate((first, second), terms or Terms(arena()), **fields).document()


def test_the_same_seed_gives_the_same_fights() -> None:
    sides = Side(KESTREL, True), Side(NPCS["picket-drone"], False, 2)
    one = fought(*sides, fights=2, seed=7)
    assert one == fought(*sides, fights=2, seed=7)
    assert one != fought(*sides, fights=2, seed=8)


@pytest.mark.parametrize("number", range(12))
def test_every_ready_build_fights_to_an_end(number: int) -> None:
    frame, npc = [*FRAMES.values()][number], [*NPCS.values()][number]
    found = fought(Side(frame, True), Side(npc, False), Terms(arena(), 30), fights=2)
    sides = found["sides"]
    assert sum(side["wins"] for side in sides) + found["undecided"] == 2
    weapons = [weapon for side in sides for weapon in side["weapons"]]
    for weapon in weapons:
        assert weapon["miss"] + weapon["hit"] + weapon["direct"] == weapon["attacks"]
        assert abs(sum(weapon["expected"].values()) - weapon["attacks"]) < 0.1
    assert any(weapon["attacks"] for weapon in weapons)
    assert sum(side["destroyed"] for side in sides) == 2 - found["undecided"]


def test_results_agree_with_the_exact_odds() -> None:
    """Over many attacks of a pilot the results are close to the odds."""
    found = fought(Side(KESTREL, True), Side(KESTREL, True), fights=3)
    for side in found["sides"]:
        for weapon in side["weapons"]:
            for result in ("miss", "hit", "direct"):
                assert (
                    abs(weapon[result] - weapon["expected"][result]) < 4 * weapon["attacks"] ** 0.5
                )


def test_sides_and_the_first_turn_are_chosen() -> None:
    terms = Terms(arena())
    for first, expected in ((0, ["Kestrel 1", "Anvil 1"]), (1, ["Anvil 1", "Kestrel 1"])):
        sides = Side(KESTREL, True), Side(FRAMES["anvil"], True)
        fight = Fight(sides, terms, "1", first)  # type: ignore[arg-type]
        units = fight.state.scene.units.values()
        assert [unit.name for unit in units] == expected
        assert {unit.disposition for unit in units} == {"pilot"}
    npcs = Fight((Side(KESTREL, False), Side(KESTREL, False)), terms, "1", 1)
    assert [unit.disposition for unit in npcs.state.scene.units.values()] == ["ally", "enemy"]
    assert npcs.able(0)[0].disposition == "enemy"


def test_a_fight_around_a_wall_and_one_without_room() -> None:
    """The units come into sight of each other; where they cannot, time runs out."""
    board = HexMap.blank(12, 9, "flat")
    wall = board.set_ground({from_offset(6, row, "flat"): 9 for row in range(8)})
    found = fought(Side(KESTREL, True), Side(KESTREL, False), Terms(wall, 30, 8), fights=2)
    assert found["undecided"] == 0
    closed = board.set_ground({from_offset(6, row, "flat"): 40 for row in range(9)})
    short = Build("Knife", "tank", "plasma", FRAMES["matador"].weapons)
    found = fought(Side(short, True), Side(short, False), Terms(closed, 3, 8), fights=2)
    assert found["rounds"]["most"] <= 3
    with pytest.raises(ValueError, match="not enough ground"):
        simulate((Side(KESTREL, True), Side(KESTREL, False)), Terms(HexMap.blank(1, 1, "flat")), 1)


def test_builds_by_name_and_from_files(tmp_path: Path) -> None:
    assert find_build("kestrel") == KESTREL
    document = msgspec.to_builtins(KESTREL)
    path = tmp_path / "k.json"
    path.write_text(json.dumps({"format": "hexframe-build", "version": 1, "build": document}))
    assert find_build(str(path)) == KESTREL
    path.write_text(json.dumps(document))
    assert find_build(str(path)) == KESTREL
    for bad, why in (
        ("{", "no JSON"),
        ('{"format": "other", "version": 1}', "no build of the hangar"),
        ('{"format": "hexframe-build", "version": 2}', "no build of the hangar"),
        ('{"format": "hexframe-build", "version": 1}', "no build"),
        ("[]", "no build"),
        (json.dumps({**document, "chassis": "none"}), "worked out"),
        (json.dumps({**document, "weapons": [], "tuning": {}}), "no weapon"),
    ):
        path.write_text(bad)
        with pytest.raises(ValueError, match=why):
            find_build(str(path))
    with pytest.raises(ValueError, match="no such file"):
        find_build("nowhere")
    with pytest.raises(ValueError, match="directory"):
        find_build(str(tmp_path))


def test_the_command_line_runs_fights(tmp_path: Path) -> None:
    done = run("kestrel", "picket-drone", "--fights", "1", "--many", "1:2")
    assert done.returncode == 0, done.stderr
    assert "1 fights" in done.stdout and "2 x Picket Drone (played by the Handler)" in done.stdout
    done = run("anvil", "matador", "--fights", "1", "--rounds", "2", "--json", "--pilots", "both")
    found = json.loads(done.stdout)
    assert found["format"] == "hexframe-simulation"
    assert [side["played_by"] for side in found["sides"]] == ["pilots", "pilots"]
    for bad in (["nobody", "anvil"], ["kestrel", "anvil", "--many", "2"]):
        done = run(*bad)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr and "Traceback" not in done.stderr
    board = tmp_path / "m.board"
    board.write_text("no map")
    done = run("kestrel", "anvil", "--map", str(board))
    assert done.returncode == 2 and "Traceback" not in done.stderr
