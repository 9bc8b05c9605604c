"""The types of the API for Python: programs pass a strict check with them, and a misspelt command
or query does not."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from app.settings import Settings
from app.web.api.schemas import published_schemas
from app.web.app import create_app
from app.web.schemas.python import module
from app.web.schemas.structs import camel, query_answers, sendable

PROGRAM: Final = """
from hexframe_types import (
    BeyondCell, Client, Command, Entry, PathAnswer, Refusal, ServerFrame, UnitMoveRefusal,
)


def turn(table: Client, unit: str) -> int:
    table.send({"type": "turn.start", "unit": unit})
    reach = table.ask("reach", {"unit": unit, "mode": "ground"})
    cell = reach["cells"][0]
    to = {"q": cell["q"], "r": cell["r"], "level": cell["level"]}
    way = table.ask("path", {"unit": unit, "mode": "ground", "to": {"q": to["q"], "r": to["r"]}})
    if way["path"] is not None:
        path = [{"q": at["q"], "r": at["r"], "level": at["level"]} for at in way["path"]]
        command: Command = {
            "type": "unit.move",
            "unit": unit,
            "mode": "ground",
            "path": [{"q": at["q"], "r": at["r"], "level": at["level"]} for at in path],
        }
        table.send(command)
    table.send({"type": "batch", "commands": [{"type": "chat.say", "text": "Done."}]})
    return cell["cost"]


def heard(frame: ServerFrame) -> str:
    if frame["t"] == "change":
        return " ".join(entry["code"] for entry in frame["entries"])
    if frame["t"] == "refused":
        return frame["code"]
    return frame["t"]


def moved(lines: list[Entry]) -> list[int]:
    found = []
    for line in lines:
        if line["code"] == "unit.moved":
            found.append(line["params"]["to"]["q"] + len(line["data"]["path"]))
    return found


def missing(refusal: Refusal) -> int:
    if refusal["code"] == "no-steps":
        return refusal["params"]["need"] - refusal["params"]["left"]
    if refusal["code"] == "malformed":
        data = refusal.get("data")
        return 0 if data is None or isinstance(data, list) else len(data.get("missing", []))
    return 0


def short(refusal: UnitMoveRefusal) -> int:
    if refusal["code"] == "no-steps":
        return refusal["params"]["need"]
    if refusal["code"] == "too-far":
        return refusal["params"]["cost"]
    return 0


def barred(cell: BeyondCell, way: PathAnswer) -> int:
    if cell["code"] == "too-steep":
        return cell["params"]["levels"] + cell["level"]
    if way["path"] is None:
        return way["params"]["cost"] if way["code"] == "too-far" else way["cell"]["q"]
    return way["cost"]
"""
WRONG: Final = (
    'table.send({"type": "unit.mvoe", "unit": "i1"})',
    'table.send({"type": "turn.start", "unti": "i1"})',
    'table.send({"type": "turn.start"})',
    'table.send({"type": "action.cool", "unit": "i1", "steps": "2"})',
    'table.send({"type": "turn.end", "unit": "i1", "steps": 2})',
    'table.send({"type": "batch", "commands": [{"type": "undo"}]})',
    'table.send({"type": "seat.join", "seat": "s"})',
    'table.ask("raech", {"unit": "i1", "mode": "ground"})',
    'table.ask("reach", {"unit": "i1", "moed": "ground"})',
    'table.ask("reach", {"unit": "i1", "mode": "swim"})',
    'table.ask("falls", {})["flals"]',
    'moved["params"]["tow"]',
    'moved["data"]["paht"]',
    'refused["params"]["nede"]',
    'refused["params"]["need"].upper()',
    'refused["code"] == "no-stepps"',
    'move["code"] == "no-stepps"',
    'move["code"] == "no-timer"',
    'cell["code"] == "to-steep"',
    'cell["code"] == "no-such-unit"',
    'cell["params"]["levels"].upper()',
    'way["cost"]',
)


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What a strict check says about a right and a wrong program. Where it finds no error in the
    wrong one, it reports an unused comment."""
    folder = tmp_path_factory.mktemp("types")
    types = module(published_schemas(create_app(Settings())))
    (folder / "hexframe_types.py").write_text(types, "utf-8")
    (folder / "right.py").write_text(PROGRAM, "utf-8")
    lines = [
        "from hexframe_types import (",
        "    BeyondCell, Client, PathAnswer, Refusal_NoSteps, UnitMovedLine, UnitMoveRefusal,",
        ")",
        "",
        "def wrong(",
        "    table: Client, moved: UnitMovedLine, refused: Refusal_NoSteps, move: UnitMoveRefusal,",
        "    cell: BeyondCell, way: PathAnswer,",
        ") -> None:",
    ]
    lines += [f"    {call}  # type: ignore" for call in WRONG]
    (folder / "wrong.py").write_text("\n".join([*lines, ""]), "utf-8")
    return said_about(folder, "hexframe_types.py", "right.py", "wrong.py")


def said_about(folder: Path, *files: str) -> str:
    """Runs a strict check. Returns what it says."""
    flags = ("--strict", "--no-error-summary", "--config-file=", "--cache-dir=.cache")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *flags, *files],
        cwd=folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.stdout + done.stderr


def test_programs_pass_a_strict_check_and_misspelt_ones_do_not(checked: str) -> None:
    assert checked == ""


def test_the_module_can_be_imported_and_its_unions_are_small() -> None:
    names: dict[str, object] = {}
    exec(module(published_schemas(create_app(Settings()))), names)
    assert {"Command", "UnitMoveCommand", "ReachAnswer", "Client", "PathRefusal"} <= names.keys()
    # a type checker compares each part of a union with each other one
    parts = {
        name: len(re.findall(r"\b(?:RefusedBy|LineOf)\[", kind))
        for name, kind in names.items()
        if name.endswith(("Refusal", "Reason", "Entry")) and isinstance(kind, str)
    }
    assert 100 < parts["Refusal"] < 200 < parts["Entry"] < 280
    large = {name for name, many in parts.items() if many > 50}
    assert large <= {"Refusal", "SystemActRefusal", "Entry"}
    assert {f"{camel(name)}Refusal" for name in (*sendable(), *query_answers())} <= parts.keys()
