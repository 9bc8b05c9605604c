"""Escape closes the topmost layer first: the order of the layers follows their z-index."""

from __future__ import annotations

import re
from pathlib import Path

STATIC = Path(__file__).resolve().parent.parent.parent / "static"
SCRIPTS = "".join(path.read_text("utf-8") for path in sorted((STATIC / "js").rglob("*.js")))
STYLES = "".join(path.read_text("utf-8") for path in sorted((STATIC / "css").rglob("*.css")))


def scale() -> dict[str, int]:
    """Returns the z-indexes of tokens.css by name."""
    return {name: int(z) for name, z in re.findall(r"--z-([\w-]+): (\d+);", STYLES)}


def depth(name: str) -> int:
    """Returns the z-index of a class."""
    tokens = re.findall(rf"^\s*\.{name} \{{[^{{}}]*?z-index: var\(--z-([\w-]+)\)", STYLES, re.M)
    assert len(tokens) == 1, f"one rule gives .{name} its z-index"
    return scale()[tokens[0]]


def drawn_layers() -> list[tuple[str, str]]:
    """Returns the layers that cover the map, topmost first, with their class."""
    order = re.search(r"export const LAYERS = \[([^\]]*)\]", SCRIPTS)
    assert order is not None
    names = re.findall(r"\w+", order[1])
    assert len(names) > 10
    classes = dict(
        re.findall(r'const (\w+Layer) = \{\s*id: "[\w-]+",\s*drawn: "([\w-]+)"', SCRIPTS)
    )
    assert set(classes) <= set(names)
    return [(name, classes[name]) for name in names if name in classes]


def test_layers_are_closed_in_the_order_in_which_they_cover_each_other() -> None:
    layers = drawn_layers()
    assert len(layers) == 7
    depths = [depth(name) for _, name in layers]
    assert depths == sorted(depths, reverse=True), list(zip(layers, depths, strict=True))
