"""Reads maps of Tiled as XML: `.tmx`. The elements become the document of a `.tmj` file.

The parser reads no document type, no entities and nothing from outside the file. Elements without
a meaning here are skipped.
"""

from __future__ import annotations

import re
from typing import Any, Final
from xml.parsers import expat

import msgspec

from app.formats.document import MapDocument
from app.formats.errors import FormatError, quotable
from app.formats.json_limits import MOST_DEPTH
from app.formats.tiled_document import object_limit, tiled_map, value_limit
from app.formats.tiled_read import read_document

FORMAT = "tmx"
_SIGN = re.compile(rb"<map[\s>]")
_SHAPES: Final = ("ellipse", "point", "polygon", "polyline", "text")
_LAYERS: Final = {
    "layer": "tilelayer",
    "objectgroup": "objectgroup",
    "imagelayer": "imagelayer",
    "group": "group",
}
_LAYER: Final = ("name", "width", "height", "offsetx", "offsety")
_ATTRIBUTES: Final[dict[str, tuple[str, ...]]] = {
    "map": (
        *("orientation", "width", "height", "tilewidth", "tileheight", "hexsidelength"),
        *("staggeraxis", "staggerindex", "infinite"),
    ),
    "tileset": ("firstgid", "source", "name"),
    "tile": ("id",),
    **dict.fromkeys(_LAYERS, _LAYER),
    "chunk": ("x", "y", "width", "height"),
    "object": ("id", "name", "type", "class", "x", "y", "width", "height", "gid", "template"),
}


def is_tiled_xml(ends: bytes) -> bool:
    """Whether the beginning of a file looks like a map of Tiled in XML."""
    return _SIGN.search(ends) is not None


class _Node:
    """An open element: its kind, the tree that it fills, and the text in it."""

    __slots__ = ("kind", "text", "tree")

    def __init__(self, kind: str, tree: dict[str, Any]) -> None:
        self.kind = kind
        self.tree = tree
        self.text: list[str] = []


class _Builder:
    """Builds the document while the parser reads the file."""

    def __init__(self, max_hexes: int) -> None:
        self.most_elements = object_limit(max_hexes)
        self.most_cells = value_limit(max_hexes)
        self.elements = 0
        self.cells = 0
        self.skipped = 0
        self.root: dict[str, Any] | None = None
        self.open: list[_Node] = []
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters
        self.parser.StartDoctypeDeclHandler = self.doctype

    @property
    def line(self) -> int:
        """The line that is being read."""
        return self.parser.CurrentLineNumber

    def doctype(self, *_: Any) -> None:
        """Refuses a document type, and with it all entities."""
        raise FormatError("xml-doctype", {}, self.line)

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        """Opens an element."""
        is_cell = tag == "tile" and bool(self.open) and self.open[-1].kind in ("data", "chunk")
        self.cells += is_cell
        self.elements += not is_cell
        if self.elements > self.most_elements or self.cells > self.most_cells:
            limit = self.most_cells if is_cell else self.most_elements
            raise FormatError("too-many-values", {"limit": limit}, self.line)
        if len(self.open) + self.skipped >= MOST_DEPTH:
            raise FormatError("too-deep", {"limit": MOST_DEPTH}, self.line)
        if self.skipped:
            self.skipped += 1
        elif not self.open:
            if tag != "map":
                detail = f"the outermost element is {quotable(tag)}, not map"
                raise FormatError("bad-document", {"detail": detail}, self.line)
            self.root = self.taken(tag, attributes)
            self.open.append(_Node("map", self.root))
        else:
            child = self.child(self.open[-1], tag, attributes)
            if child is None:
                self.skipped = 1
            else:
                self.open.append(child)

    def child(self, parent: _Node, tag: str, attributes: dict[str, str]) -> _Node | None:
        """Returns the node of an element with a meaning in its parent, else None."""
        kind, tree = parent.kind, parent.tree
        made = self.taken(tag, attributes)
        if tag == "properties" and kind in ("map", "group", "layer", "tile", "object"):
            return _Node("properties", tree)
        if kind == "properties" and tag == "property":
            return _Node("property", {**attributes, "of": tree})
        if kind in ("map", "group") and tag in _LAYERS:
            made["type"] = _LAYERS[tag]
            tree.setdefault("layers", []).append(made)
            return _Node("group" if tag == "group" else "layer", made)
        if kind == "map" and tag == "tileset":
            tree.setdefault("tilesets", []).append(made)
            return _Node("tileset", made)
        if kind == "tileset" and tag == "tile":
            tree.setdefault("tiles", []).append(made)
            return _Node("tile", made)
        if kind == "layer" and tag == "data":
            tree["encoding"] = attributes.get("encoding", "")
            tree["compression"] = attributes.get("compression", "")
            return _Node("data", tree)
        if kind == "data" and tag == "chunk":
            tree.setdefault("chunks", []).append(made)
            return _Node("chunk", made)
        if kind in ("data", "chunk") and tag == "tile":
            self.tile(tree, attributes.get("gid", "0"))
            return _Node("cell", {})
        if kind == "layer" and tag == "object":
            tree.setdefault("objects", []).append(made)
            return _Node("object", made)
        if kind == "object" and tag in _SHAPES:
            tree[tag] = True
        return None

    def taken(self, tag: str, attributes: dict[str, str]) -> dict[str, Any]:
        """Returns the attributes that have a meaning, with the line."""
        known = _ATTRIBUTES.get(tag, ())
        tree: dict[str, Any] = {key: attributes[key] for key in known if key in attributes}
        tree["line"] = self.line
        return tree

    def tile(self, tree: dict[str, Any], gid: str) -> None:
        """Adds a tile that is written as an element."""
        if not (gid.isascii() and gid.isdigit() and len(gid) <= 10):
            found = f"{quotable(gid, 20)}, which is no tile"
            raise FormatError("bad-property", {"name": "gid", "found": found}, self.line)
        cells = tree.setdefault("data", [])
        if isinstance(cells, list):
            cells.append(int(gid))

    def characters(self, text: str) -> None:
        """Keeps the text of tiles and properties."""
        if self.open and not self.skipped and self.open[-1].kind in ("data", "chunk", "property"):
            self.open[-1].text.append(text)

    def end(self, _: str) -> None:
        """Closes an element."""
        if self.skipped:
            self.skipped -= 1
            return
        node = self.open.pop()
        if node.kind in ("data", "chunk"):
            text = "".join(node.text)
            if text.strip() and "chunks" not in node.tree:
                node.tree["data"] = text
            elif "chunks" not in node.tree:
                node.tree.setdefault("data", [])
        elif node.kind == "property":
            self.property(node)

    def property(self, node: _Node) -> None:
        """Adds a custom property to the element that it belongs to."""
        tree = node.tree
        value: Any = tree["value"] if "value" in tree else "".join(node.text)
        kind = tree.get("type", "string")
        if kind in ("int", "float", "bool"):
            value = _number(value, kind)
        elif tree.get("propertytype") == "json":
            try:
                value = msgspec.json.decode(value)
            except (msgspec.DecodeError, RecursionError):
                name = quotable(tree.get("name", ""))
                params = {"name": name, "found": "not JSON"}
                raise FormatError("bad-property", params, self.line) from None
        if "name" in tree:
            tree["of"].setdefault("properties", {})[tree["name"]] = value


def _number(text: str, kind: str) -> Any:
    """Returns the value of a property; the text itself where it is not of its kind."""
    try:
        if kind == "int":
            return int(text) if len(text) <= 20 else text
        if kind == "float":
            return float(text)
    except ValueError:
        return text
    return text == "true"


def read_tmx(name: str, data: bytes, max_hexes: int) -> MapDocument:
    """Reads a map of Tiled. Raises FormatError with the line or the path of the fault."""
    builder = _Builder(max_hexes)
    try:
        builder.parser.Parse(data, True)
    except expat.ExpatError as error:
        detail = expat.ErrorString(error.code)
        raise FormatError("bad-xml", {"detail": detail}, error.lineno) from None
    except (LookupError, ValueError) as error:  # an encoding that Python does not know
        if isinstance(error, FormatError):
            raise
        raise FormatError("bad-xml", {"detail": quotable(str(error))}, builder.line) from None
    return read_document(name, tiled_map(builder.root), max_hexes, FORMAT)
