"""Runs every suite, each in a pytest process of its own, and says what was not run.

Synchronous Playwright and asyncio tests do not mix in one process, and the fault tests start
servers of their own, so the suites are separate. `--long` asks for the full counts; without it a
test or a suite that hangs is ended, and fails.
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
        "tests/rules", "tests/engine", "-n", "2", "--dist", "worksteal",
        "--cov=app.rules", "--cov=app.engine", "--cov-branch",
        "--cov-report=term-missing:skip-covered", "--cov-fail-under=100",
    ],
    "formats, store, live, web": ["tests", "--ignore=tests/rules", "--ignore=tests/engine",
                                  "--ignore=tests/browser", "--ignore=tests/faults", "-n", "2",
                                  "--dist", "worksteal"],
    # more workers than cores: these tests wait for their servers and pages half of the time
    "faults": ["tests/faults", "-n", "3", "--dist", "worksteal"],
    "browser": ["tests/browser", "-n", "4", "--dist", "worksteal"],
}  # fmt: skip
#: Seconds that a suite may take, several times what it needs on two cores; the limit of a single
#: test is `faulthandler_timeout` in pyproject.toml.
MOST_SECONDS = 2400.0


def run(arguments: list[str], *, long: bool) -> int:
    """Run one suite; the exit code of its pytest."""
    command = [sys.executable, "-m", "pytest", *arguments]
    # Compiled modules are kept: a run starts a hundred processes that import the whole program.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    if long:
        return subprocess.run(command, cwd=ROOT, env={**env, "HEXFRAME_TEST_LONG": "1"}).returncode
    command += ["-o", "faulthandler_exit_on_timeout=true"]
    try:
        return subprocess.run(command, cwd=ROOT, env=env, timeout=MOST_SECONDS).returncode
    except subprocess.TimeoutExpired:
        print(f"\nended: it has not come to its end in {MOST_SECONDS / 60:.0f} minutes")
        return 1


def main() -> int:
    """Run the chosen suites in order; the exit code is that of the worst."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--long", action="store_true", help="the full counts")
    parser.add_argument("suites", nargs="*", help=f"some of: {', '.join(SUITES)}")
    asked = parser.parse_args()
    worst = 0
    took: list[str] = []
    for name, arguments in SUITES.items():
        if asked.suites and name not in asked.suites:
            continue
        print(f"\n== {name}", flush=True)
        started = time.monotonic()
        code = run(arguments, long=asked.long)
        took.append(f"{name}: exit {code}, {time.monotonic() - started:.0f} s")
        worst = max(worst, abs(code))
    print("\n" + "\n".join(took))
    return worst


if __name__ == "__main__":
    sys.exit(main())
