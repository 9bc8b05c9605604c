"""Files as Tiled writes them, made without our writer: JSON and XML, in every encoding."""

from __future__ import annotations

import base64
import gzip
import json
import sys
import zlib
from collections.abc import Callable, Sequence
from typing import Any
from xml.sax.saxutils import quoteattr

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

PACKERS: dict[str, Callable[[bytes], bytes]] = {
    "": bytes,
    "zlib": zlib.compress,
    "gzip": gzip.compress,
    "zstd": zstd.compress,
}
#: (encoding, compression); "array" are JSON numbers, or elements in XML.
ENCODINGS = [("array", ""), ("csv", ""), *(("base64", packer) for packer in PACKERS)]


def packed(cells: Sequence[int], compression: str) -> str:
    """Returns tiles in base64."""
    raw = b"".join(cell.to_bytes(4, "little") for cell in cells)
    return base64.b64encode(PACKERS[compression](raw)).decode()


def csv(cells: Sequence[int], width: int, end: str = "\n") -> str:
    """Returns tiles as Tiled writes csv: a row in a line."""
    rows = [",".join(map(str, cells[n : n + width])) for n in range(0, len(cells), width)]
    return end + f",{end}".join(rows) + end


def tree(
    columns: int,
    rows: int,
    layers: list[dict[str, Any]],
    axis: str = "x",
    index: str = "odd",
    tiles: dict[int, dict[str, Any]] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """Returns a map document with one embedded tileset, whose tile n has the number n + 1."""
    wide, high = (64, 56) if axis == "x" else (56, 64)
    return {
        "compressionlevel": -1,
        "height": rows,
        "infinite": False,
        "layers": layers,
        "orientation": "hexagonal",
        "hexsidelength": 32,
        "staggeraxis": axis,
        "staggerindex": index,
        "tileheight": high,
        "tilewidth": wide,
        "tilesets": [
            {
                "firstgid": 1,
                "name": "ground",
                "image": "ground.png",
                "tiles": [
                    {"id": number, "properties": listed(properties)}
                    for number, properties in (tiles or {}).items()
                ],
            }
        ],
        "type": "map",
        "version": "1.10",
        "width": columns,
        **more,
    }


def listed(properties: dict[str, Any]) -> list[dict[str, Any]]:
    """Returns properties as Tiled lists them."""
    kinds = {bool: "bool", int: "int", float: "float", str: "string"}
    return [
        {"name": name, "type": kinds[type(value)], "value": value}
        for name, value in properties.items()
    ]


def layer(name: str, width: int, height: int, cells: Sequence[int], **more: Any) -> dict[str, Any]:
    """Returns a tile layer with plain numbers."""
    size = {"width": width, "height": height, "x": 0, "y": 0}
    return {"type": "tilelayer", "name": name, "data": list(cells), **size, **more}


def objects(name: str, *items: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Returns an object layer."""
    return {"type": "objectgroup", "name": name, "objects": list(items), **more}


def json_file(document: dict[str, Any], encoding: str = "array", compression: str = "") -> bytes:
    """Returns a `.tmj` file. JSON has numbers where XML has csv."""
    if encoding != "base64":
        return json.dumps(document, indent=1).encode()

    def encoded(part: dict[str, Any]) -> dict[str, Any]:
        part = dict(part)
        for key in ("layers", "chunks"):
            if key in part:
                part[key] = [encoded(each) for each in part[key]]
        if isinstance(part.get("data"), list):
            part["data"] = packed(part["data"], compression)
        if part.get("type") == "tilelayer":
            part |= {"encoding": "base64", "compression": compression}
        return part

    return json.dumps(encoded(document)).encode()


def xml_file(
    document: dict[str, Any], encoding: str = "csv", compression: str = "", end: str = "\n"
) -> bytes:
    """Returns a `.tmx` file with a comment after its first line."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<!-- made by hand -->"]
    skipped = ("layers", "tilesets", "properties", "type")
    plain = {key: value for key, value in document.items() if key not in skipped}
    lines.append(f"<map{_attributes(plain)}>")
    lines += _properties(document)
    for tileset in document["tilesets"]:
        own = {key: tileset[key] for key in ("firstgid", "name", "source") if key in tileset}
        lines.append(f"<tileset{_attributes(own)}>")
        for tile in tileset.get("tiles", ()):
            lines += [f'<tile id="{tile["id"]}">', *_properties(tile), "</tile>"]
        lines.append("</tileset>")
    for each in document["layers"]:
        lines += _layer(each, encoding, compression, end)
    return end.join([*lines, "</map>", ""]).encode()


TAGS = {
    "tilelayer": "layer",
    "objectgroup": "objectgroup",
    "imagelayer": "imagelayer",
    "group": "group",
}


def _layer(each: dict[str, Any], encoding: str, compression: str, end: str) -> list[str]:
    tag = TAGS[each["type"]]
    keys = ("name", "width", "height", "offsetx", "offsety")
    lines = [f"<{tag}{_attributes({key: each[key] for key in keys if key in each})}>"]
    lines += _properties(each)
    for inner in each.get("layers", ()):
        lines += _layer(inner, encoding, compression, end)
    if each["type"] == "tilelayer":
        how = {} if encoding == "array" else {"encoding": encoding}
        how |= {"compression": compression} if compression else {}
        lines.append(f"<data{_attributes(how)}>")
        if "chunks" in each:
            for chunk in each["chunks"]:
                place = {key: chunk[key] for key in ("x", "y", "width", "height")}
                lines.append(f"<chunk{_attributes(place)}>")
                lines.append(_cells(chunk, encoding, compression, end))
                lines.append("</chunk>")
        else:
            lines.append(_cells(each, encoding, compression, end))
        lines.append("</data>")
    for item in each.get("objects", ()):
        plain = {k: v for k, v in item.items() if isinstance(v, str | int | float)}
        lines += [f"<object{_attributes(plain)}>", *_properties(item)]
        shapes = ("polygon", "polyline", "text", "ellipse", "point")
        lines += [f"<{shape}/>" for shape in shapes if shape in item]
        lines.append("</object>")
    return [*lines, f"</{tag}>"]


def _cells(part: dict[str, Any], encoding: str, compression: str, end: str) -> str:
    if encoding == "array":
        return end.join(f'<tile gid="{gid}"/>' for gid in part["data"])
    if encoding == "csv":
        return csv(part["data"], part["width"], end)
    return f"{end}   {packed(part['data'], compression)}{end}"


def _properties(part: dict[str, Any]) -> list[str]:
    if not part.get("properties"):
        return []
    lines = [f"<property{_attributes(each)}/>" for each in part["properties"]]
    return ["<properties>", *lines, "</properties>"]


def _attributes(values: dict[str, Any]) -> str:
    def text(value: Any) -> str:
        return str(value).lower() if isinstance(value, bool) else str(value)

    return "".join(f" {key}={quoteattr(text(value))}" for key, value in values.items())
