"""A server with one more dice system, the example of docs/systems.md.

    python -m tests.example_system_server serve --port 8001

takes every command and option of `hexframe`. It runs as one process, because further processes
would not have the system.
"""

from __future__ import annotations

from app.cli import main
from app.rules.systems import offering
from tests.fixtures.push_your_luck import SYSTEM

if __name__ == "__main__":
    with offering(SYSTEM):
        main()
