"""The examples of docs/api.md and docs/turn.md work as printed, and the tables of docs/api.md list
what exists.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app import paths
from app.engine.commands.registry import COMMANDS
from app.engine.commands.table.table import OptionsForm
from app.engine.queries import query_types
from app.engine.state.options import Options
from app.live.outbox import CloseCode
from app.live.tables import REACTION_SECONDS
from app.messages import codes
from app.web.errors import STATUS
from app.web.scopes import BY_COMMAND, NO_TOKEN, ROUTE_SCOPES, TABLE_PATH
from app.web.ws_messages import PROTOCOL_CLOSES
from tests.conftest import absent
from tests.fixtures.make_reference import SHARED
from tests.web.resources import RESOURCES

PAGE = (paths.GUIDES / "api.md").read_text(encoding="utf-8")
RUN = ("sh", "python")
#: Compiled by tests/js/test_api_types.py.
COMPILED = ("ts",)
#: In printed answers: a value that differs each time, or more of the same.
LEFT_OUT = "…"
#: A command or query in the first cell of a row, with its parameters.
CALL = re.compile(r"`([a-z_]+(?:\.[a-z_]+)?)(?: \{([^}]*)\})?`")


def rows(header: str) -> Iterator[list[str]]:
    """Returns the cells of every row of the tables whose header begins with these columns."""
    for table in re.findall(
        rf"^\| {re.escape(header)} \|.*\n\| ---.*\n((?:\|.*\n)+)", PAGE, re.MULTILINE
    ):
        for row in table.splitlines():
            yield [cell.strip() for cell in row.strip("|").split(" | ")]


# --- the examples


def differences(shown: Any, real: Any, at: str = "$") -> Iterator[str]:
    """Returns where an answer differs from the printed one. Objects may have more members."""
    if shown == LEFT_OUT:
        return
    if isinstance(shown, dict) and isinstance(real, dict):
        for key, value in shown.items():
            if key in real:
                yield from differences(value, real[key], f"{at}.{key}")
            else:
                yield f"{at}.{key} is missing"
    elif isinstance(shown, list) and isinstance(real, list):
        open_end = bool(shown) and shown[-1] == LEFT_OUT
        listed = shown[:-1] if open_end else shown
        if len(real) < len(listed) or (len(real) > len(listed) and not open_end):
            yield f"{at} has {len(real)} items"
        for n, (value, found) in enumerate(zip(listed, real, strict=False)):
            yield from differences(value, found, f"{at}[{n}]")
    elif shown != real:
        yield f"{at} is {real!r}, not {shown!r}"


def blocks_of(name: str) -> list[tuple[str, str]]:
    """Returns the code blocks of a guide in their order: language and text."""
    page = (paths.GUIDES / f"{name}.md").read_text(encoding="utf-8")
    return re.findall(r"^```(\w+)\n(.*?)^```", page, re.DOTALL | re.MULTILINE)


def script(blocks: list[tuple[str, str]], url: str, folder: Path) -> str:
    """Returns all examples as one shell script. The output of block n goes to the file n."""
    lines = ["set -eu -o pipefail"]
    for n, (language, text) in enumerate(blocks):
        if language == "sh":
            here = text.replace("HOST=http://127.0.0.1:8000", f"HOST={url}")
            lines.append(f"{{ :\n{here}}} > {n}")
        elif language == "python":
            (folder / f"{n}.py").write_text(text, encoding="utf-8")
            lines.append(f"{sys.executable} {n}.py > {n}")
    return "\n".join(lines)


@pytest.mark.parametrize("name", ["api", "turn"])
def test_every_example_works_as_printed(url: str, tmp_path: Path, name: str) -> None:
    for program in ("bash", "curl", "jq"):
        if shutil.which(program) is None:
            absent(program, f"the examples of docs/{name}.md are not run")
    blocks = blocks_of(name)
    done = subprocess.run(
        ["bash", "-c", script(blocks, url, tmp_path)],
        cwd=tmp_path, env={**os.environ, "no_proxy": "*"}, capture_output=True, text=True,
        timeout=90, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    wrong = []
    for n, (language, text) in enumerate(blocks):
        if language in (*RUN, *COMPILED):
            continue
        assert blocks[n - 1][0] in RUN, f"an answer without its example: {text}"
        said = (tmp_path / str(n - 1)).read_text(encoding="utf-8")
        if language == "text":
            assert said == text
        else:
            wrong += [
                f"{each} in\n{text}" for each in differences(json.loads(text), json.loads(said))
            ]
    assert not wrong, "\n".join(wrong)


# --- the tables


def parameters(shape: type[Any]) -> set[str]:
    """Returns the parameters of a command or query as the page writes them: `name`, or `name?`."""
    fields = msgspec.structs.fields(shape)
    return {
        f"{field.encode_name}{'' if field.required else '?'}"
        for field in fields
        if field.encode_name not in SHARED
    }


def written(cell: str) -> Iterator[tuple[str, set[str], bool]]:
    """Returns the calls in a cell: name, parameters, and whether there are more parameters."""
    for name, inside in CALL.findall(cell):
        named = {each.strip() for each in inside.split(",") if each.strip()}
        yield name, named - {"..."}, "..." in named


def check_calls(header: str, shapes: dict[str, type[Any]]) -> None:
    """Every call is in the first cell of a row, and every row has the right parameters."""
    found = set()
    for cell, *_ in rows(header):
        for name, named, more in written(cell):
            assert name in shapes, cell
            own = {each for each in named if each.rstrip("?") not in SHARED}
            wanted = parameters(shapes[name])
            assert own <= wanted if more else own == wanted, (name, own ^ wanted)
            found.add(name)
    assert found == set(shapes)


def test_every_command_is_shown_with_its_parameters() -> None:
    check_calls("command | who", {name: each.shape for name, each in COMMANDS.items()})


def test_every_query_is_shown_with_its_parameters() -> None:
    check_calls("query", dict(query_types()))


def test_commands_that_can_be_overruled_are_listed() -> None:
    can = {name for name, each in COMMANDS.items() if "overrule" in each.shape.__struct_fields__}
    about_units = {name for name in can if "unit" in COMMANDS[name].shape.__struct_fields__}
    (where,) = (cells[1] for cells in rows("way") if cells[0] == "`overrule: true`")
    assert can - about_units <= set(re.findall(r"`([a-z.]+)`", where)) <= can


def test_every_option_of_a_table_is_listed_with_its_default() -> None:
    listed = {name.strip("`"): default.strip("`") for name, default, _ in rows("option")}
    assert set(listed) == set(OptionsForm.__struct_fields__)
    known = asdict(Options()) | {"reaction_seconds": REACTION_SECONDS}
    assert listed == {
        name: str(known[name]).lower() if isinstance(known[name], bool) else str(known[name])
        for name in listed
    }


def test_every_resource_is_in_the_table() -> None:
    cells = " ".join(cell for cell, *_ in rows("resource | what it is for"))
    listed = {
        (method.lower(), unnamed(path))
        for method, path in re.findall(r"`([A-Z]+) (/[^`? ]*)", cells)
    }
    wanted = {
        (method, unnamed(path.removeprefix("/api/v1")))
        for path, methods in RESOURCES.items()
        for method in methods
    }
    assert listed == wanted


def test_every_resource_of_a_table_is_in_the_table_of_scopes() -> None:
    listed = {
        (method, unnamed(path)): cells[0].strip("`")
        for cells in rows("scope | requests below `/tables/{id}`")
        for method, path in re.findall(r"`([A-Z]+) (/[^` ]*)`", cells[1])
    }
    names = {BY_COMMAND: "that of the command", NO_TOKEN: "none: no token may"}
    assert listed == {
        (method, unnamed(path.removeprefix(TABLE_PATH)) or "/"): names.get(scope, scope)
        for (method, path), scope in ROUTE_SCOPES.items()
    }


def unnamed(path: str) -> str:
    """Returns a path without the names of its parameters."""
    return re.sub(r"\{\w+\}", "{}", path)


def test_every_close_code_is_in_the_table() -> None:
    listed = {
        int(code) for cells in rows("closed with") for code in re.findall(r"\d{4}", str(cells))
    }
    assert listed == {code.value for code in CloseCode} | set(PROTOCOL_CLOSES)


def test_every_code_of_a_refusal_exists() -> None:
    cells = [row[0] for header in ("code", "refused with") for row in rows(header)]
    named = {
        code for cell in cells for code in re.findall(r"`([a-z-]+)`", cell) if cell != "`code`"
    }
    assert len(named) > 15
    assert named <= {*codes("refusals"), *STATUS}
