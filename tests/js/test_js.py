"""Every tests/js/*.test.js, run by Node's own test runner as one test each."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.js.client_tools import NODE, modules

HERE = Path(__file__).parent
FILES = sorted(path.name for path in HERE.glob("*.test.js"))


def test_there_are_javascript_tests() -> None:
    assert FILES


@pytest.mark.parametrize("name", FILES)
def test_javascript(name: str) -> None:
    modules()
    done = subprocess.run(
        [*NODE, "--test", str(HERE / name)],
        cwd=HERE.parent.parent,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "# tests 0" not in done.stdout and "ℹ tests 0" not in done.stdout, "no test ran"
