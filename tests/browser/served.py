"""Runs a module with known dice, and with random delays where they are asked for.

The arguments are the module and its arguments.
"""

from __future__ import annotations

import os
import runpy
import sys

from tests.browser import known_dice, random_delays


def main() -> None:
    """Prepares this process, then runs the module as `python -m` would."""
    if (late_by := random_delays.seed()) is not None:
        random_delays.delay_at_random(late_by)
    known_dice.lay(os.environ[known_dice.ASKED])
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
