"""A run of `make test` makes the same examples on every machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = """
import sys
sys.path[:0] = [sys.argv[1], sys.argv[2]]
import constants
from hypothesis import given, strategies as st
from tests import hypothesis_profile
hypothesis_profile.use()
if "late" in sys.argv:
    import more_constants

@given(st.integers(0, 10**9), st.text(), st.sampled_from(range(100_000)))
def draw(a, b, c):
    print(ascii((a, b, c)))

draw()
"""


def drawn(folder: Path, hash_seed: str, *said: str) -> str:
    """Returns the examples of a module in this folder, beside modules with constants."""
    folder.mkdir(parents=True)
    (folder / "constants.py").write_text("KNOWN = [1234, 56789, 'abacus', 'zebra']\n")
    (folder / "more_constants.py").write_text("KNOWN = [4321, 98765, 'quartz']\n")
    script = folder / "script.py"
    script.write_text(SCRIPT)
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "HEXFRAME_TEST_LONG": "0"}
    done = subprocess.run(
        [sys.executable, script, ROOT, folder, *said],
        cwd=folder, env=env, capture_output=True, text=True, check=True, encoding="utf-8",
    )  # fmt: skip
    return done.stdout


def test_examples_do_not_depend_on_folder_imports_or_hash_seed(tmp_path: Path) -> None:
    """They depend neither on the folder of the clone, nor on earlier imports, nor on the order of
    sets."""
    here = drawn(tmp_path / "clone", "0")
    assert here.count("\n") >= 50
    assert drawn(tmp_path / "tests" / "clone", "1") == here
    assert drawn(tmp_path / "again", "2", "late") == here
