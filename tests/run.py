"""Runs every suite, each in a pytest process of its own, and says what was not run.

Synchronous Playwright and asyncio tests do not mix in one process, and the fault tests start
servers of their own, so the suites are separate. Two of them run at the same time; what each says
stays together. `--long` asks for the full counts, one suite after the other; without it a test or a
suite that hangs is ended, and fails.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent

#: name -> pytest arguments; the pure suites also carry the coverage gate of rules and engine
SUITES: dict[str, list[str]] = {
    "rules and engine": [
        "tests/rules", "tests/engine", "-n", "2", "--dist", "worksteal",
        "--cov=app.rules", "--cov=app.engine", "--cov-branch",
        "--cov-report=term-missing:skip-covered", "--cov-fail-under=100",
    ],
    # more workers than cores: these tests wait for their servers, databases and pages
    "formats, store, live, web": ["tests", "--ignore=tests/rules", "--ignore=tests/engine",
                                  "--ignore=tests/browser", "--ignore=tests/faults", "-n", "3",
                                  "--dist", "worksteal"],
    "faults": ["tests/faults", "-n", "3", "--dist", "worksteal"],
    "browser": ["tests/browser", "-n", "4", "--dist", "worksteal"],
}  # fmt: skip
#: The suite that starts together with another one. Faults wait for servers half of the time, while
#: rules and engine only compute. In the long run faults also check limits of speed: each suite is
#: alone there.
BESIDE = {"rules and engine": "faults"}
#: Seconds that a suite may take, several times what it needs on two cores: slow machines need half
#: of it for the browser. `faulthandler_timeout` in pyproject.toml is the limit of a single test.
MOST_SECONDS = 3600.0


def run(arguments: list[str], *, long: bool, output: IO[bytes] | None = None) -> int:
    """Run one suite, which writes to `output` or to the terminal; the exit code of its pytest."""
    command = [sys.executable, "-m", "pytest", *arguments]
    # Compiled modules are kept: a run starts a hundred processes that import the whole program.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    said = {"cwd": ROOT, "stdout": output, "stderr": output}
    if long:
        env["HEXFRAME_TEST_LONG"] = "1"
        return subprocess.run(command, env=env, **said).returncode
    command += ["-o", "faulthandler_exit_on_timeout=true"]
    try:
        return subprocess.run(command, env=env, timeout=MOST_SECONDS, **said).returncode
    except subprocess.TimeoutExpired:
        ended = f"\nended: it has not come to its end in {MOST_SECONDS / 60:.0f} minutes\n"
        output.write(ended.encode()) if output else print(ended)
        return 1


def timed(name: str, *, long: bool, output: IO[bytes] | None = None) -> tuple[int, str]:
    """Run one suite; its exit code, and a line about it."""
    started = time.monotonic()
    code = run(SUITES[name], long=long, output=output)
    return abs(code), f"{name}: exit {code}, {time.monotonic() - started:.0f} s"


def at_once(names: list[str], *, long: bool) -> list[tuple[int, str]]:
    """Run suites at the same time. The first writes to the terminal; the others follow whole."""
    with ThreadPoolExecutor(len(names)) as threads, tempfile.TemporaryDirectory() as folder:
        kept = [Path(folder, str(n)) for n in range(len(names))]
        print(f"\n== {names[0]}", flush=True)
        with contextlib.ExitStack() as files:
            outputs = [None, *(files.enter_context(path.open("wb")) for path in kept[1:])]
            running = [
                threads.submit(timed, name, long=long, output=output)
                for name, output in zip(names, outputs, strict=True)
            ]
            done = [each.result() for each in running]
        for name, path in list(zip(names, kept, strict=True))[1:]:
            print(f"\n== {name}", flush=True)
            sys.stdout.buffer.write(path.read_bytes())
            sys.stdout.flush()
        return done


def main() -> int:
    """Run the chosen suites in order; the exit code is that of the worst."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--long", action="store_true", help="the full counts")
    parser.add_argument("suites", nargs="*", help=f"some of: {', '.join(SUITES)}")
    asked = parser.parse_args()
    left = [name for name in SUITES if not asked.suites or name in asked.suites]
    done: list[tuple[int, str]] = []
    while left:
        together = [left.pop(0)]
        if not asked.long and (second := BESIDE.get(together[0])) in left:
            left.remove(second)
            together.append(second)
        done += at_once(together, long=asked.long)
    print("\n" + "\n".join(line for _, line in done))
    return max((code for code, _ in done), default=0)


if __name__ == "__main__":
    sys.exit(main())
