"""Examples that cannot go on end with one line that says why."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from hexframe.client import Server
from tests.client.tables import crewed
from tests.examples.programs import FOLDER


def last_words(name: str, *arguments: str, status: int = 1) -> str:
    """Runs an example that fails with this status. Returns its error output."""
    done = subprocess.run(
        [sys.executable, str(FOLDER / name), *arguments],
        env={**os.environ, "NO_PROXY": "*", "PYTHONPATH": str(FOLDER.parent), "HEXFRAME_TOKEN": ""},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == status
    return done.stderr


@pytest.mark.parametrize("name", ["ledger.py", "npc_side.py"])
def test_a_token_that_is_over_is_told_in_one_line(server: Server, name: str) -> None:
    handler, _, _ = crewed(server)
    where = ("--server", handler.url, "--table", handler.id)
    said = last_words(name, *where, "--token", "nothing")
    assert said.startswith("NotAllowed: stale-token: ")
    assert said.count("\n") == 1
    wrong = last_words(name, "--server", "localhost", "--table", "t", "--token", "t")
    assert wrong.startswith("ValueError: not the address of a server")
    assert wrong.count("\n") == 1


@pytest.mark.parametrize("name", ["chat_bot.py", "ledger.py", "npc_side.py"])
def test_a_forgotten_token_is_named(name: str) -> None:
    said = last_words(name, "--table", "t", status=2)
    assert said.endswith("give --token or HEXFRAME_TOKEN\n")
