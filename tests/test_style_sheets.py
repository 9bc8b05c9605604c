"""Style sheets: sizes and z-indexes come from tokens.css, and every page lists its sheets once."""

from __future__ import annotations

import re
from pathlib import Path

CSS = Path(__file__).resolve().parents[1] / "static" / "css"
TOKENS = (CSS / "tokens.css").read_text()
#: Each style sheet but the tokens, without its comments.
SHEETS = {
    str(path.relative_to(CSS)): re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S)
    for path in sorted(CSS.rglob("*.css"))
    if path.name != "tokens.css"
}
#: Custom properties cannot be used in the conditions of media and container queries.
CONDITION = re.compile(r"@(?:media|container)[^{]*\{")


#: The lists of style sheets: one for each page, and the shared one.
LISTS = ["shared.css", *(name for name in SHEETS if name.startswith("entries/"))]
IMPORT = re.compile(r'@import "([^"]+)"( layer\((\w+)\))?;')


def test_every_style_sheet_is_in_a_declared_layer_of_a_page() -> None:
    order = re.findall(r"@layer ([\w, ]+);", SHEETS["shared.css"])
    assert len(order) == 1
    listed = {"tokens.css", *LISTS}
    for name in LISTS:
        found = [
            ((CSS / name).parent.joinpath(path).resolve().relative_to(CSS), layer)
            for path, _, layer in IMPORT.findall(SHEETS[name])
        ]
        assert len(found) == SHEETS[name].count("@import"), name
        assert len(set(found)) == len(found), name
        layers = [layer for path, layer in found if path.name != "shared.css"]
        assert layers == sorted(layers, key=order[0].split(", ").index), name
        if name != "shared.css":
            assert found[0] == (Path("shared.css"), ""), name
        listed |= {str(path) for path, _ in found}
    assert listed == {"tokens.css", *SHEETS}


def test_every_page_links_to_one_list() -> None:
    templates = (CSS.parents[1] / "templates").glob("*.html")
    links = [link for page in templates for link in re.findall(r"'css/([^']+)'", page.read_text())]
    assert sorted(links) == sorted(name for name in LISTS if name != "shared.css")


def test_a_length_in_pixels_is_a_token() -> None:
    found = {
        name: pixels
        for name, text in SHEETS.items()
        if (pixels := re.findall(r"[^\n]*\d\s*px\b[^\n]*", CONDITION.sub("", text)))
    }
    assert found == {}


def test_stacking_orders_are_tokens() -> None:
    depths = [(name, depth) for name, text in SHEETS.items() for depth in _values("z-index", text)]
    assert len(depths) > 20
    assert [each for each in depths if not re.fullmatch(r"var\(--z-[a-z]+\)", each[1])] == []
    scale = [int(depth) for depth in re.findall(r"--z-[a-z]+: (\d+);", TOKENS)]
    assert scale == list(range(1, len(scale) + 1))


def test_every_token_is_used_and_every_used_one_exists() -> None:
    scripts = [p.read_text() for p in (CSS.parent / "js").rglob("*.js")]
    everything = "\n".join([TOKENS, *SHEETS.values(), *scripts])
    defined = set(re.findall(r"(?<=[\s{;])(--[\w-]+):", TOKENS))
    own = set(
        re.findall(r"(?<=[\s{;\"'])(--[\w-]+)\"?'?[:,]", "\n".join([*SHEETS.values(), *scripts]))
    )
    used = set(re.findall(r"var\((--[\w-]+)", everything))
    assert used - defined - own == set()
    named = {
        token
        for token in defined
        if re.search(rf"{token.removeprefix('--')}\b", "\n".join(scripts))
    }
    assert defined - used - named == set()


def _values(name: str, text: str) -> list[str]:
    return re.findall(rf"(?<![\w-]){name}:\s*([^;}}]+?)\s*[;}}]", text)
