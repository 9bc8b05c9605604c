"""Rules for imports between the modules of the page.

Every import leads to a file, there are no circles, folders import only folders below them, and only
the owner's folder writes a signal.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from posixpath import join, normpath

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent / "static" / "js"

#: The folders that a folder may import. A feature may import other features.
MAY_IMPORT = {
    "text": {"core"},
    "core": {"text"},
    "board": {"core", "text"},
    "dice-check": set(),
    "ui": {"core", "text"},
    "features": {"core", "text", "board", "ui"},
    "hangar": {"core", "text", "board", "ui"},
    "table": {"core", "text", "board", "ui", "features"},
    "pages": {"core", "text", "board", "ui", "features", "hangar", "table", "dice-check"},
}

_IMPORT = re.compile(r'^(import|export)\s+(?:([^"\';]*?)\s+from\s+)?"(\.[^"]+)"', re.MULTILINE)
#: A type of another file, in a comment.
_TYPE = re.compile(r'import\("(\.[^"]+)"\)')
_WRITE = re.compile(
    r"(?<![\w.])(?:(\w+)\.)?(\w+)\.value\s*(?:=(?![=>])|(?:[-+*/%&|^]|\*\*|\?\?|&&|\|\|)=(?!=)|\+\+|--)"
)


@dataclass
class Module:
    """A file: its text, its imports, the files whose types it names, and the names of
    imported values."""

    path: str
    text: str
    imports: list[str] = field(default_factory=list)
    types: list[str] = field(default_factory=list)
    names: dict[str, tuple[str, str]] = field(default_factory=dict)  # name -> file, name there
    namespaces: dict[str, str] = field(default_factory=dict)
    passes_on: list[str] = field(default_factory=list)  # files behind "export ... from"

    @property
    def folder(self) -> str:
        """The top folder, such as "core"."""
        return self.path.split("/")[0]

    @property
    def owner(self) -> str:
        """The folder that owns the signals of the file: a feature, or a top folder."""
        parts = self.path.split("/")
        return "/".join(parts[:2]) if parts[0] == "features" else parts[0]


def read_module(path: str, text: str) -> Module:
    """Reads the imports of a file."""
    module = Module(path, text)
    module.types += [normpath(join(path, "..", spec)) for spec in _TYPE.findall(text)]
    for kind, clause, spec in _IMPORT.findall(text):
        target = normpath(join(path, "..", spec))
        module.imports.append(target)
        if kind == "export":
            module.passes_on.append(target)
        elif space := re.match(r"\*\s+as\s+(\w+)", clause):
            module.namespaces[space[1]] = target
        else:
            for part in clause.strip().strip("{}").split(","):
                theirs, _, ours = part.strip().partition(" as ")
                if theirs:
                    module.names[(ours or theirs).strip()] = (target, theirs.strip())
    return module


def load() -> dict[str, Module]:
    """Returns every module of the page, by its path below static/js."""
    paths = sorted(ROOT.rglob("*.js"))
    found = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}
    return {path: read_module(path, text) for path, text in found.items()}


MODULES = load()


def circles(modules: dict[str, Module]) -> list[list[str]]:
    """Returns the circles of imports."""
    found: list[list[str]] = []
    done: set[str] = set()
    way: list[str] = []

    def walk(path: str) -> None:
        if path in way:
            found.append([*way[way.index(path) :], path])
            return
        if path in done:
            return
        way.append(path)
        for target in modules[path].imports:
            walk(target)
        way.pop()
        done.add(path)

    for path in modules:
        walk(path)
    return found


def foreign_writes(modules: dict[str, Module]) -> list[str]:
    """Returns writes to signals of another folder, as "file: name"."""
    found = []
    for module in modules.values():
        for space, name in _WRITE.findall(module.text):
            if space in module.namespaces:
                owner = modules[module.namespaces[space]]
            elif not space and name in module.names:
                owner = modules[module.names[name][0]]
            else:
                continue
            if owner.owner != module.owner:
                found.append(f"{module.path}: {name}")
    return found


def wrong_directions(modules: dict[str, Module]) -> list[str]:
    """Returns imports and named types of a folder that is not below, as "file -> file".

    `core` keeps the board's handle and `ui` the parts that are loaded later, so they know the types
    of these.
    """
    return [
        f"{module.path} -> {target}"
        for module in modules.values()
        for target, kind in [
            *((t, "") for t in module.imports),
            *((t, "type") for t in module.types),
        ]
        if (folder := target.split("/")[0]) != module.folder
        and folder not in MAY_IMPORT[module.folder]
        and (module.folder, folder, kind) != ("core", "board", "type")
        and (module.path, target, kind) != ("ui/parts.js", "table/parts.js", "type")
    ]


def test_every_import_leads_to_a_file() -> None:
    found = {*MODULES, "core/server-types.js"}  # the one file of types alone
    lost = [(m.path, t) for m in MODULES.values() for t in m.imports + m.types if t not in found]
    assert len(MODULES) > 200
    assert not lost


def test_imports_form_no_circle() -> None:
    assert not circles(MODULES)


def test_folders_import_only_what_lies_below() -> None:
    assert not wrong_directions(MODULES)


def test_only_entries_pass_on_the_names_of_other_modules() -> None:
    assert not [m.path for m in MODULES.values() if m.passes_on and m.folder != "pages"]


def test_a_signal_is_written_only_where_it_is_owned() -> None:
    assert not foreign_writes(MODULES)


#: Example modules that break one rule each.
BROKEN = {
    "core/a.js": 'import { b } from "../features/x/b.js";\nexport const a = signal(0);\n',
    "features/x/b.js": 'import * as core from "../../core/a.js";\ncore.a.value += 1;\n',
    "features/y/c.js": 'import { a as mine } from "../../core/a.js";\nmine.value = 2;\n',
    "text/e.js": '/** @type {import("../features/x/b.js").B} */\nexport const e = 1;\n',
    "features/y/d.js": 'import { a } from "../../core/a.js";\nif (a.value === 2) f(a.value);\n',
}


@pytest.fixture
def broken() -> dict[str, Module]:
    """The example modules."""
    return {path: read_module(path, text) for path, text in BROKEN.items()}


def test_each_break_is_found(broken: dict[str, Module]) -> None:
    assert circles(broken) == [["core/a.js", "features/x/b.js", "core/a.js"]]
    assert wrong_directions(broken) == [
        "core/a.js -> features/x/b.js",
        "text/e.js -> features/x/b.js",
    ]
    assert foreign_writes(broken) == ["features/x/b.js: a", "features/y/c.js: mine"]
