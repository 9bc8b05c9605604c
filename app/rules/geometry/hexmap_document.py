"""A map as a JSON document, complete: as events, snapshots and exports keep it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.rules.geometry.chunks import Chunk
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.props import Prop


def map_document(terrain: HexMap) -> dict[str, Any]:
    """Returns a map JSON-ready: chunks by hash, each body once, props in order of id."""
    return {
        "columns": terrain.columns,
        "rows": terrain.rows,
        "orientation": terrain.orientation,
        "floor": terrain.floor,
        "ceiling": terrain.ceiling,
        "chunks": [chunk.hash for chunk in terrain.chunks],
        "bodies": {chunk.hash: chunk.document() for chunk in terrain.chunks},
        "props": [
            {name: getattr(terrain.props[key], name) for name in Prop.__slots__}
            for key in sorted(terrain.props)
        ],
        **({"veiled": terrain.veiled.masks} if terrain.veiled else {}),
    }


def map_from_document(document: Mapping[str, Any]) -> HexMap:
    """Returns the map of a document. The caller has checked the shape."""
    bodies = {key: Chunk.from_document(body) for key, body in document["bodies"].items()}
    return HexMap(
        document["columns"],
        document["rows"],
        document["orientation"],
        tuple(bodies[key] for key in document["chunks"]),
        document["floor"],
        document["ceiling"],
        {prop["id"]: Prop(**prop) for prop in document["props"]},
        HexSet.from_masks(document.get("veiled", {})),
    )
