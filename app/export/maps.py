"""Maps for new tables and map files: blank, from an upload, or as a viewer knows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.errors import RequestRefused
from app.export.import_commands import NewMap
from app.formats.demo import demo_table
from app.formats.errors import FormatError
from app.formats.generator import generate
from app.formats.registry import read_map, write_map
from app.rules.geometry.hexes import Orientation
from app.rules.geometry.hexmap_document import map_from_document
from app.rules.geometry.terrain import HexMap, TerrainError


class Maps:
    """Creates maps with at most `most_hexes` hexes."""

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
        """Returns flat ground at level 0."""
        if orientation not in ("flat", "pointy"):
            raise RequestRefused("malformed", {"at": "orientation", "what": "flat or pointy"})
        self.check_size(columns, rows)
        try:
            flat = orientation == "flat"
            return NewMap(HexMap.blank(columns, rows, "flat" if flat else "pointy"))
        except TerrainError as error:
            raise RequestRefused(error.code, error.params) from None

    def generated(
        self,
        kind: str,
        columns: int,
        rows: int,
        orientation: str,
        seed: int,
        settings: Mapping[str, int] | None = None,
    ) -> NewMap:
        """Returns a generated map. Raises RequestRefused bad-map, too-many-hexes."""
        shape: Orientation = "pointy" if orientation == "pointy" else "flat"
        try:
            made = generate(kind, columns, rows, shape, seed, settings, self.most_hexes)
        except FormatError as error:
            raise _refused(error) from None
        return NewMap(made.map, made.name)

    def generated_file(self, *args: Any) -> bytes:
        """Returns a generated map as a file of our own; parameters as `generated`."""
        made = self.generated(*args)
        return map_file("hexframe", made.map, made.name)

    def read(self, name: str, data: bytes) -> NewMap:
        """A map from a file in any format. Raises RequestRefused bad-map with the format's code and
        its place."""
        try:
            found = read_map(name, data, self.most_hexes)
        except FormatError as error:
            raise _refused(error) from None
        return NewMap(found.map, found.name, found.units, report=found.report)


def demo_map() -> NewMap:
    """Returns the demonstration's map, units and crew."""
    demo = demo_table()
    return NewMap(demo.map, demo.name, demo.units, demo.characters, demo.missions)


def map_file(fmt: str, board: HexMap, name: str) -> bytes:
    """A map as a file of this format. Raises RequestRefused bad-map with the format's code."""
    try:
        return write_map(fmt, board, name)
    except FormatError as error:
        raise _refused(error) from None


def map_of_view(view: Mapping[str, Any], chunk: Callable[[str], Any]) -> HexMap:
    """Returns the map that a viewer knows, built from the chunks that the viewer may load."""
    shown = view["scene"]["map"]
    bodies = {key: chunk(key) for key in set(shown["chunks"])}
    return map_from_document(
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
    """Returns the refusal of a file that cannot be read or written, with the format's code,
    parameters and place."""
    code = {"too-large": "too-many-hexes", "too-big": "too-large"}.get(error.code, "bad-map")
    place = {"line": error.line, "path": error.path}
    return RequestRefused(
        code,
        {**error.params, "what": str(error), **place},
        {"code": error.code, "params": error.params, **place},
    )
