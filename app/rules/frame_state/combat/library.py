"""Library: ready builds, twelve frames and twelve NPCs, one file each under `library/`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final, Literal

from app.rules.decoding import decode_json
from app.rules.frame_state.combat.model import Build

Shelf = Literal["frames", "npcs"]
SHELVES: Final[tuple[Shelf, ...]] = ("frames", "npcs")


@cache
def ready_builds(shelf: Shelf) -> MappingProxyType[str, Build]:
    """Returns the builds of a folder by id (the name of their file), in the order of their
    names."""
    folder = files("app.rules.frame_state.combat") / "library" / shelf
    found = {
        file.name.removesuffix(".json"): decode_json(file.read_bytes(), Build)
        for file in folder.iterdir()
        if file.name.endswith(".json")
    }
    return MappingProxyType(dict(sorted(found.items(), key=lambda item: item[1].name)))


def find_ready_build(id: str) -> Build | None:
    """Returns the ready build of that id from either folder; None without one."""
    return next((ready_builds(shelf)[id] for shelf in SHELVES if id in ready_builds(shelf)), None)
