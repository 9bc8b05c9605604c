"""Bundles the pages' scripts and style sheets with esbuild.

static/js and static/css become files in static/dist with hashed names, and a manifest lists them.
The build hook runs this for a wheel. In a checkout, a server bundles again at its start when a
source is newer. Only the standard library is used, because the build hook loads the module by its
path.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import string
import subprocess
import tempfile
from pathlib import Path
from typing import Any

#: Where the build hook installs esbuild and the browser libraries, below the project's root.
MODULES = Path(".cache", "build", "node_modules")
MANIFEST = "manifest.json"
_STAMP = ".sources"
#: Browsers of the last years. Newer syntax, in style sheets too, is rewritten for them.
_TARGET = "es2022,chrome111,firefox113,safari16.4"
_ENTRIES = ("js/pages/*.js", "css/entries/*.css")
#: Bundled for itself: what a page shares with others is in files of its own, and this page shall
#: load few.
_ALONE = ("js/pages/table.js", "js/pages/replay.js")
#: The page's texts, with ids about as long as the texts: bundled scripts have short ids instead.
_TEXTS = "messages/en/page/*.ftl"
_TEXT_ID = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_TEXT_USED = re.compile(r'(?<![\w.])((?:t|rich)\(\s*")([a-z][\w-]*)(?=")')
_SOURCES = ("js/**/*.js", "css/**/*.css", _TEXTS)
#: Texts whose ids are made when the page runs (static/js/board/default-text.js).
_MADE = "board-"
_DIGITS = string.digits + string.ascii_letters


class BundleError(Exception):
    """esbuild refused the sources; its output."""


def bundle(static: Path) -> None:
    """Writes static/dist anew, from scratch. Raises `BundleError`."""
    shutil.rmtree(static / "dist", ignore_errors=True)
    _write(static)


def refresh(static: Path) -> None:
    """Bundles again when a source has changed, where esbuild is at hand. Raises `BundleError`."""
    if not _esbuild(static):
        return
    stamp = static / "dist" / _STAMP
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != _sources(static):
        _write(static)


def read_manifest(static: Path) -> dict[str, dict[str, Any]]:
    """Maps an entry (its path below static/) to names in static/dist: its `file`, the `imports`
    that it loads at once, and those that it loads `later`.
    """
    found: dict[str, dict[str, Any]] = _manifest(static)["entries"]
    return found


def read_text_ids(static: Path) -> dict[str, str]:
    """Maps the ids of the page's texts to those in the bundled scripts."""
    found: dict[str, str] = _manifest(static)["texts"]
    return found


def _manifest(static: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((static / "dist" / MANIFEST).read_text(encoding="utf-8"))
    return found


def run_esbuild(static: Path, entries: list[Path], out: Path, *options: str) -> dict[str, Any]:
    """Bundles the entries into the folder `out` and returns esbuild's metafile.

    Raises `BundleError`.
    """
    static = static.resolve()
    program = _esbuild(static)
    if program is None:
        raise BundleError(f"esbuild is missing in {MODULES}: run `make run` or install the package")
    out.mkdir(parents=True, exist_ok=True)
    metafile = out / f".meta-{os.getpid()}.json"
    command = [
        str(program),
        *map(str, entries),
        "--bundle",
        "--format=esm",
        "--splitting",
        "--sourcemap",
        f"--target={_TARGET}",
        f"--outdir={out}",
        f"--metafile={metafile}",
        "--log-level=warning",
        *options,
    ]
    env = {**os.environ, "NODE_PATH": str(_modules(static))}
    done = subprocess.run(  # noqa: S603  # a program that package-lock.json pins by hash
        command, cwd=static, env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BundleError(done.stderr)
    found: dict[str, Any] = json.loads(metafile.read_text(encoding="utf-8"))
    metafile.unlink()
    return found


def _modules(static: Path) -> Path:
    """The installed packages: below the project's root, in which also a copy of static/ may lie."""
    found = [root / MODULES for root in static.parents if (root / MODULES).is_dir()]
    return found[0] if found else static.parent / MODULES


def _esbuild(static: Path) -> Path | None:
    """The esbuild program of this platform, or None."""
    folder = _modules(static) / "@esbuild"
    found = [*folder.glob("*/bin/esbuild"), *folder.glob("*/esbuild.exe")]
    return found[0] if found else None


def _short_ids(static: Path) -> dict[str, str]:
    ids = sorted(
        each
        for path in static.glob(_TEXTS)
        for each in _TEXT_ID.findall(path.read_text(encoding="utf-8"))
        if not each.startswith(_MADE)
    )
    base = len(_DIGITS)
    return {each: f"z{_DIGITS[n // base]}{_DIGITS[n % base]}" for n, each in enumerate(ids)}


def _copy_shortened(static: Path, copy: Path, ids: dict[str, str]) -> None:
    """Copies scripts and styles; scripts name their texts by the short ids."""
    shutil.copytree(static / "css", copy / "css")
    for path in static.glob("js/**/*.js"):
        target = copy / path.relative_to(static)
        target.parent.mkdir(parents=True, exist_ok=True)
        script = path.read_text(encoding="utf-8")
        short = _TEXT_USED.sub(lambda found: found[1] + ids.get(found[2], found[2]), script)
        target.write_text(short, encoding="utf-8")


def _write(static: Path) -> None:
    """Adds the bundled files, then replaces the manifest, so that every file it names exists."""
    static = static.resolve()
    dist = static / "dist"
    sources = _sources(static)
    ids = _short_ids(static)
    # within the project: the source maps name the packages by their way from here
    folder = _modules(static).parent.parent
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as scratch:
        copy = Path(scratch).resolve() / "static"
        _copy_shortened(static, copy, ids)
        outputs, entries = _bundle_all(copy)
        dist.mkdir(exist_ok=True)
        for path in (copy / "dist").iterdir():
            path.replace(dist / path.name)
    manifest = {"entries": entries, "texts": ids}
    scratch_file = dist / f".manifest-{os.getpid()}"
    scratch_file.write_text(json.dumps(manifest, indent=1, sort_keys=True), encoding="utf-8")
    scratch_file.replace(dist / MANIFEST)
    (dist / _STAMP).write_text(sources, encoding="utf-8")
    for path in dist.iterdir():
        if path.suffix in (".js", ".css", ".map") and path.name not in outputs:
            path.unlink(missing_ok=True)


def _bundle_all(static: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Bundles all entries into static/dist. Returns the files, and the entries of the manifest."""
    entries = [path for pattern in _ENTRIES for path in sorted(static.glob(pattern))]
    alone = [static / name for name in _ALONE if static / name in entries]
    outputs: dict[str, Any] = {}
    for together in [[path for path in entries if path not in alone], *([path] for path in alone)]:
        meta = run_esbuild(
            static,
            together,
            static / "dist",
            "--minify",
            f"--outbase={static}",
            "--entry-names=[name]-[hash]",
            "--chunk-names=chunk-[hash]",
            "--asset-names=[name]-[hash]",
            "--legal-comments=none",
        )
        outputs |= {Path(name).name: each for name, each in meta["outputs"].items()}
    return outputs, {
        each["entryPoint"]: {
            "file": name,
            "imports": _imports(outputs, name),
            "later": _later(outputs, name),
        }
        for name, each in outputs.items()
        if static / each.get("entryPoint", "") in entries
    }


def _imports(outputs: dict[str, Any], name: str) -> list[str]:
    """The files that a bundled file imports at once, also through others, in order."""
    found: dict[str, None] = {}
    waiting = [name]
    while waiting:
        for each in outputs[waiting.pop(0)]["imports"]:
            imported = Path(each["path"]).name
            if each["kind"] == "import-statement" and imported not in found:
                found[imported] = None
                waiting.append(imported)
    return list(found)


def _later(outputs: dict[str, Any], name: str) -> list[str]:
    """The files that a bundled file and its imports import when they run, and their imports."""
    first = [name, *_imports(outputs, name)]
    called = [
        Path(each["path"]).name
        for file in first
        for each in outputs[file]["imports"]
        if each["kind"] == "dynamic-import"
    ]
    found = dict.fromkeys(f for each in called for f in (each, *_imports(outputs, each)))
    return [file for file in found if file not in first]


def _sources(static: Path) -> str:
    """A hash of the sources' names, sizes and times, of the locked libraries and of this file."""
    digest = hashlib.sha256()
    for path in sorted(each for pattern in _SOURCES for each in static.glob(pattern)):
        status = path.stat()
        name = path.relative_to(static).as_posix()
        digest.update(f"{name}\0{status.st_size}\0{status.st_mtime_ns}\n".encode())
    digest.update((static.parent / "package-lock.json").read_bytes())
    digest.update(Path(__file__).read_bytes())
    return digest.hexdigest()
