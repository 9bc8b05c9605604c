"""The blocks of the guides for Python programs work as printed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from app import paths


@pytest.mark.parametrize("name", ["quick-start", "client"])
def test_every_block_works_as_printed(url: str, tmp_path: Path, name: str) -> None:
    page = (paths.GUIDES / f"{name}.md").read_text("utf-8")
    blocks = re.findall(r"^```(python|text)\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    program = "".join(text for language, text in blocks if language == "python")
    printed = "".join(text for language, text in blocks if language == "text")
    assert "http://127.0.0.1:8000" in program
    file = tmp_path / "program.py"
    file.write_text(program.replace("http://127.0.0.1:8000", url), "utf-8")
    done = subprocess.run(
        [sys.executable, str(file)],
        env={**os.environ, "NO_PROXY": "*", "PYTHONPATH": str(paths.GUIDES.parent)},
        capture_output=True, text=True, timeout=90, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout == printed
