"""Built packages contain every file that is not Python, and start: sdist, wheel, editable.

The wheel is built from the sdist, so a file missing there is noticed.
"""

from __future__ import annotations

import os
import queue
import re
import subprocess
import sys
import tarfile
import threading
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("static", "templates", "alembic", "docs", "examples")
#: A wheel has the bundle instead of its sources.
BUNDLED = ("static/js/", "static/css/")


def of_the_project(folder: str) -> set[str]:
    """Returns the files of a folder that belong to the project."""
    return {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / folder).rglob("*")
        if path.is_file()
        and "dist" not in path.parts
        and "__pycache__" not in path.parts
        and not path.name.startswith(".")
    }


def build(target: Path) -> None:
    """Makes the sdist and, from it, the wheel."""
    done = subprocess.run(
        [sys.executable, "-m", "build", "--outdir", str(target), str(ROOT)],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def started(cwd: Path, *path: Path) -> Iterator[str]:
    """Runs `hexframe serve --demo` from outside the project. Yields the printed address."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("HEXFRAME_")}
    env |= {
        "PYTHONPATH": os.pathsep.join(map(str, path)),
        "HEXFRAME_HOST": "127.0.0.1",
        "HEXFRAME_PORT": "0",
        "HEXFRAME_DATA_DIR": str(cwd / "data"),
        "PYTHONUNBUFFERED": "1",
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "app.cli", "serve", "--demo"],
        cwd=cwd,
        env=env,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    lines: queue.Queue[str | None] = queue.Queue()
    seen: list[str] = []

    def read() -> None:
        assert process.stdout is not None
        for line in process.stdout:
            lines.put(line)
        lines.put(None)

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    try:
        while True:
            line = lines.get(timeout=60)
            assert line is not None, "".join(seen)
            seen.append(line)
            if found := re.match(r"Handler: (http://[^/]+)(/h/\S+)", line):
                yield found[1] + found[2]
                return
    finally:
        process.terminate()
        process.wait(30)
        reader.join(10)
        assert process.stdout is not None
        process.stdout.close()


def works(handler_link: str) -> None:
    """The server answers, signs the Handler in, and serves every file of the page."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    base = "/".join(handler_link.split("/")[:3])
    with opener.open(base + "/ready", timeout=30) as answer:
        assert answer.status == 200
    with opener.open(handler_link, timeout=30) as answer:
        page = answer.read().decode()
        assert "/t/" in answer.url
    links = set(re.findall(r'"(/static/[^"]+)"', page))
    assert any(link.endswith(".css") for link in links)
    assert any(re.search(r"/dist/table-\w+\.js$", link) for link in links)
    for link in [*links, "/guide/pilot", "/guide/examples/ledger.py", "/rules"]:
        with opener.open(base + link, timeout=30) as answer:
            assert answer.read()


@pytest.mark.slow
def test_sdist_and_wheel_carry_everything_and_the_wheel_starts(tmp_path: Path) -> None:
    """One test, so that no two processes build the same packages."""
    built = tmp_path / "dist"
    build(built)
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for folder in FOLDERS:
        assert of_the_project(folder) <= names
    assert {"hatch_build.py", "package-lock.json", "README.md", "LICENSE"} <= names
    assert not any(name.startswith(("static/dist", "node_modules", "data")) for name in names)
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        archive.extractall(tmp_path / "site")
    for folder in FOLDERS:
        sources = of_the_project(folder)
        expected = {f"app/_assets/{name}" for name in sources if not name.startswith(BUNDLED)}
        assert expected <= names, expected - names
    library = of_the_project("app/rules/frame_state/combat/library")
    assert len(library) == 24 and library <= names
    assert "app/_assets/static/dist/manifest.json" in names
    assert "app/_assets/static/dist/preact-LICENSE.txt" in names
    assert not any(name.startswith("app/_assets/static/js") for name in names)
    assert {"app/py.typed", "hexframe/py.typed", "hexframe/client/types.py"} <= names
    # A top-level package called alembic would hide the library.
    assert {name.partition("/")[0] for name in names if "dist-info" not in name} == {
        "app",
        "hexframe",
    }
    with started(tmp_path, tmp_path / "site") as link:
        works(link)


def test_editable_install_starts_from_anywhere(tmp_path: Path) -> None:
    with started(tmp_path) as link:
        works(link)


def test_the_command_is_installed() -> None:
    command = Path(sys.executable).with_name("hexframe")
    done = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"\d+\.\d+\.\d+\n", done.stdout)
