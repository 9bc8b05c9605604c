"""How tests run the programs of examples/."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from hexframe.client import Table

FOLDER: Final = Path(__file__).resolve().parent.parent.parent / "examples"
#: Two programs play as fast as they can.
UNLIMITED: Final = {"rate_messages": 1e6, "rate_burst": 10**7, "rate_address": 1e6}


def run(name: str, table: Table, *more: str, text: str = "") -> str:
    """Runs an example as its README says. Returns its output."""
    arguments = ["--server", table.url, "--table", table.id, "--token", table.token, *more]
    done = subprocess.run(
        [sys.executable, str(FOLDER / name), *arguments],
        input=text, env={**os.environ, "NO_PROXY": "*", "PYTHONPATH": str(FOLDER.parent)},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout
