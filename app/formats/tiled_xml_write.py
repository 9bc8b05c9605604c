"""Writes maps of Tiled as XML: `.tmx`."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from app.formats.tiled_write import tiled_document
from app.rules.geometry.terrain import HexMap

#: Characters that XML cannot hold, not even as a number.
_NOT_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ESCAPES: Final = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
    | {sign: f"&#{ord(sign)};" for sign in "\t\n\r"}
)
_LAYER_TAGS: Final = {"tilelayer": "layer", "objectgroup": "objectgroup"}


def write_tmx(board: HexMap, name: str = "", units: list[dict[str, Any]] | None = None) -> bytes:
    """Returns the map as a `.tmx` file; the tiles are csv."""
    document = tiled_document(board, name, units)
    nested = ("properties", "tilesets", "layers", "type")
    plain = {key: value for key, value in document.items() if key not in nested}
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', f"<map{_attributes(plain)}>"]
    lines += _properties(document["properties"])
    for tileset in document["tilesets"]:
        own = {key: value for key, value in tileset.items() if key != "tiles"}
        lines.append(f"<tileset{_attributes(own)}>")
        for tile in tileset["tiles"]:
            about = _attributes({"id": tile["id"], "type": tile["type"]})
            lines += [f"<tile{about}>", *_properties(tile["properties"]), "</tile>"]
        lines.append("</tileset>")
    for layer in document["layers"]:
        lines += _layer(layer)
    lines.append("</map>\n")
    return "\n".join(lines).encode()


def _layer(layer: dict[str, Any]) -> list[str]:
    tag = _LAYER_TAGS[layer["type"]]
    keys = ("id", "name", "width", "height", "visible")
    lines = [f"<{tag}{_attributes({key: layer[key] for key in keys if key in layer})}>"]
    if "data" in layer:
        width = layer["width"]
        rows = [layer["data"][n : n + width] for n in range(0, len(layer["data"]), width)]
        body = ",\n".join(",".join(map(str, row)) for row in rows)
        lines += ['<data encoding="csv">', body, "</data>"]
    for item in layer.get("objects", ()):
        keys = ("id", "name", "type", "x", "y")
        lines.append(f"<object{_attributes({key: item[key] for key in keys})}>")
        lines += [*_properties(item["properties"]), "<point/>", "</object>"]
    return [*lines, f"</{tag}>"]


def _properties(properties: list[dict[str, Any]]) -> list[str]:
    if not properties:
        return []
    lines = []
    for each in properties:
        value, more = each["value"], ""
        if isinstance(value, str) and _NOT_XML.search(value):
            value, more = json.dumps(value), ' propertytype="json"'
        kind = {} if each["type"] == "string" else {"type": each["type"]}
        about = {"name": each["name"], **kind, "value": value}
        lines.append(f"<property{more}{_attributes(about)}/>")
    return ["<properties>", *lines, "</properties>"]


def _attributes(values: dict[str, Any]) -> str:
    """Returns attributes with a space before each. Other characters than XML's are left out."""
    found = []
    for key, value in values.items():
        if isinstance(value, bool):
            text = (
                "true"
                if value and key == "value"
                else "false"
                if key == "value"
                else str(int(value))
            )
        else:
            text = _NOT_XML.sub("", str(value)).translate(_ESCAPES)
        found.append(f' {key}="{text}"')
    return "".join(found)
