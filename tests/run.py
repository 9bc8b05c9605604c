"""Runs every suite, each in a pytest process of its own, and says what was not run.

Synchronous Playwright and asyncio tests do not mix in one process, and the fault tests start
servers of their own, so the suites are separate. `--long` asks for the full counts.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

#: name -> pytest arguments; the pure suites also carry the coverage gate of rules and engine
SUITES: dict[str, list[str]] = {
    "rules and engine": [
        "tests/rules", "tests/engine", "-n", "2",
        "--cov=app.rules", "--cov=app.engine", "--cov-branch",
        "--cov-report=term-missing:skip-covered", "--cov-fail-under=100",
    ],
    "formats, store, live, web": ["tests", "--ignore=tests/rules", "--ignore=tests/engine",
                                  "--ignore=tests/browser", "--ignore=tests/faults", "-n", "2"],
    "faults": ["tests/faults", "-n", "2"],
    # one after the other: what takes time is Chromium's drawing, and it takes both cores
    "browser": ["tests/browser"],
}  # fmt: skip


def main() -> int:
    """Run the chosen suites in order; the exit code is that of the worst."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--long", action="store_true", help="the full counts")
    parser.add_argument("suites", nargs="*", help=f"some of: {', '.join(SUITES)}")
    asked = parser.parse_args()
    env = dict(os.environ)
    if asked.long:
        env["HEXFRAME_TEST_LONG"] = "1"
    worst = 0
    took: list[str] = []
    for name, arguments in SUITES.items():
        if asked.suites and name not in asked.suites:
            continue
        print(f"\n== {name}", flush=True)
        started = time.monotonic()
        done = subprocess.run([sys.executable, "-m", "pytest", *arguments], cwd=ROOT, env=env)
        took.append(f"{name}: exit {done.returncode}, {time.monotonic() - started:.0f} s")
        worst = max(worst, abs(done.returncode))
    print("\n" + "\n".join(took))
    return worst


if __name__ == "__main__":
    sys.exit(main())
