"""Finds a ready build by name, or reads a build from a file of the hangar."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from app.rules.decoding import convert
from app.rules.frame_state.combat.library import SHELVES, find_ready_build, ready_builds
from app.rules.frame_state.combat.model import Build
from app.rules.frame_state.combat.numbers import numbers

FORMAT: Final = "hexframe-build"
VERSION: Final = 1


def find_build(name: str) -> Build:
    """Returns the named build. Raises ValueError when there is none or it cannot fight."""
    found = find_ready_build(name) or _read(Path(name))
    try:
        numbers(found)
    except ValueError as error:
        raise ValueError(f"{name}: this build cannot be worked out: {error}") from None
    if not found.weapons:
        raise ValueError(f"{name}: this build has no weapon")
    return found


def _read(path: Path) -> Build:
    try:
        document: Any = msgspec.json.decode(path.read_bytes())
    except FileNotFoundError:
        known = ", ".join(id for shelf in SHELVES for id in ready_builds(shelf))
        raise ValueError(f"{path}: no such file, and no ready build; those are {known}") from None
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror or error}") from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise ValueError(f"{path}: this is no JSON: {error}") from None
    wrapped = isinstance(document, dict) and "format" in document
    if wrapped and (document["format"], document.get("version")) != (FORMAT, VERSION):
        raise ValueError(f"{path}: this is no build of the hangar")
    try:
        return convert(document.get("build") if wrapped else document, Build)
    except msgspec.ValidationError as error:
        raise ValueError(f"{path}: this is no build: {error}") from None
