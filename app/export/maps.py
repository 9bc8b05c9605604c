"""Maps for new tables and map files: blank, from an upload, or as a viewer knows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.errors import RequestRefused
from app.export.crew import Crew
from app.export.import_commands import NewScene
from app.formats.demo import demo_table
from app.formats.errors import FormatError
from app.formats.registry import read_map, write_map
from app.rules.geometry.terrain import HexMap, TerrainError

NO_CREW = Crew()


@dataclass(frozen=True, slots=True)
class NewMap:
    """A map for a new table, with the units that came with it (parameters of `unit.add`), their
    crew, a fight under way, and further scenes; `scene`: what the scene of the map is called."""

    map: HexMap
    name: str = ""
    units: Sequence[Mapping[str, Any]] = ()
    crew: Crew = NO_CREW
    fight: Mapping[str, Any] = field(default_factory=dict)
    scenes: Sequence[NewScene] = ()
    scene: str = ""


class Maps:
    """Takes maps in, none of more hexes than `most_hexes`."""

    def __init__(self, most_hexes: int) -> None:
        self.most_hexes = most_hexes

    def check_size(self, columns: int, rows: int) -> None:
        """Raises RequestRefused bad-map, too-many-hexes."""
        limit = self.most_hexes
        if columns < 1 or rows < 1:
            raise RequestRefused("bad-map", {"what": "at least one column and one row"})
        if columns * rows > limit:
            raise RequestRefused("too-many-hexes", {"hexes": columns * rows, "limit": limit})

    def blank(self, columns: int, rows: int, orientation: str) -> NewMap:
        """Flat ground at level 0."""
        if orientation not in ("flat", "pointy"):
            raise RequestRefused("malformed", {"at": "orientation", "what": "flat or pointy"})
        self.check_size(columns, rows)
        try:
            flat = orientation == "flat"
            return NewMap(HexMap.blank(columns, rows, "flat" if flat else "pointy"))
        except TerrainError as error:
            raise RequestRefused(error.code, error.params) from None

    def read(self, name: str, data: bytes) -> NewMap:
        """A map from a file in any format. Raises RequestRefused bad-map with the format's code and
        line."""
        try:
            found = read_map(name, data, self.most_hexes)
        except FormatError as error:
            raise _refused(error) from None
        return NewMap(found.map, found.name, found.units)


def demo_map() -> NewMap:
    """The demonstration's map, units and crew."""
    demo = demo_table()
    crew = Crew((), demo.characters, demo.missions)
    return NewMap(demo.map, demo.name, demo.units, crew)


def map_file(fmt: str, board: HexMap, name: str) -> bytes:
    """A map as a file of this format. Raises RequestRefused bad-map with the format's code."""
    try:
        return write_map(fmt, board, name)
    except FormatError as error:
        raise _refused(error) from None


def map_of_view(view: Mapping[str, Any], chunk: Callable[[str], Any]) -> HexMap:
    """The map that a viewer knows, put together from what that viewer may fetch."""
    shown = view["scene"]["map"]
    bodies = {key: chunk(key) for key in set(shown["chunks"])}
    return HexMap.from_document(
        {
            **{name: shown[name] for name in ("columns", "rows", "orientation", "floor")},
            "ceiling": shown["ceiling"],
            "chunks": shown["chunks"],
            "bodies": bodies,
            "props": list(view["scene"]["props"].values()),
            "veiled": (view["scene"]["fog"] or {}).get("veiled", {}),
        }
    )


def _refused(error: FormatError) -> RequestRefused:
    """A file that cannot be read or written, with the format's own code, parameters and line."""
    code = {"too-large": "too-many-hexes", "too-big": "too-large"}.get(error.code, "bad-map")
    params = {**error.params, "what": str(error), "line": error.line}
    return RequestRefused(
        code, params, {"code": error.code, "params": error.params, "line": error.line}
    )
