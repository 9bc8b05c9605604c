"""Terrain: one import for the map, its chunks, notes and props, and the field with units.

What lives where: `chunks` (Note, Chunk), `props` (Prop), `hexmap` (HexMap), `field` (Field,
footprints).
"""

from __future__ import annotations

from typing import Final

from app.rules.geometry.chunks import (
    CHUNK_SIZE,
    MAX_LEVEL,
    MIN_LEVEL,
    VOID,
    Chunk,
    Note,
    TerrainError,
)
from app.rules.geometry.field import ONE_CELL, Field, Footprint, cells_of
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.props import Prop

__all__ = [
    "CHUNK_SIZE",
    "MAX_HEXES",
    "MAX_LEVEL",
    "MIN_LEVEL",
    "ONE_CELL",
    "VOID",
    "Chunk",
    "Field",
    "Footprint",
    "HexMap",
    "Note",
    "Prop",
    "TerrainError",
    "cells_of",
]

#: The default limit on columns x rows; those who make or read maps check it.
MAX_HEXES: Final = 250_000
