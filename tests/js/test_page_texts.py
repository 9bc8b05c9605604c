"""Texts of the page come from the catalogue: no module may have new ones.

`files_with_literals.txt` lists the modules that still have texts; it may only get shorter.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from app.messages import KINDS, catalogue_source
from tests.js.page_literals import ROOT, texts_in

HERE = Path(__file__).parent
MODULES = sorted((ROOT / "static" / "js").rglob("*.js"))
LISTED = (HERE / "files_with_literals.txt").read_text("utf-8").splitlines()
PAGE = ROOT / "static" / "messages" / "en" / "page"


def test_no_module_holds_new_texts() -> None:
    found = {}
    for path in MODULES:
        texts = texts_in(path.read_text("utf-8"))
        if texts:
            found[path.relative_to(ROOT).as_posix()] = texts
    new = {name: texts for name, texts in found.items() if name not in LISTED}
    assert new == {}, "texts for people belong into static/messages/en/page"
    clean = [name for name in LISTED if name not in found]
    assert clean == [], "these hold no texts any more: take them off the list"


@pytest.mark.parametrize(
    ("source", "texts"),
    [
        ('const a = "Take the win";', ["Take the win"]),
        ('const a = "Close";', ["Close"]),
        ("const a = `${n} steps left`;", ["\0 steps left"]),
        ("const a = `${on ? `at level ${n}` : ''}`;", ["at level \0"]),
        ('html`<p class="quiet">Nobody is here</p>`', ["Nobody is here"]),
        ('html`<button title="Close it" class="button strong">${icon}</button>`', ["Close it"]),
        ('html`<${Field} label="Name" id="x" />`', ["Name"]),
        ('// "Take the win"\n/* "Close it" */', []),
        ('import { a } from "./Some file.js";', []),
        ('throw new Error("no such element");', []),
        ('if (key === "Enter") x = "button button-strong";', []),
        ('const re = /"Close it"/; const path = "M22 2l18 10v20";', []),
        ('t("close-it"); rich("take-the-win", { n });', []),
    ],
)
def test_literals_that_count_as_texts(source: str, texts: list[str]) -> None:
    assert [text for _, text in texts_in(source)] == texts


def test_the_catalogue_is_well_formed() -> None:
    entries = FluentResource(catalogue_source()).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert [name for name in ids if ids.count(name) > 1] == []


def test_every_text_of_the_page_is_used() -> None:
    """Ids of the map (static/js/board/default-text.js) are composed when the page runs."""
    used = "".join(path.read_text("utf-8") for path in MODULES)
    for path in PAGE.glob("*.ftl"):
        for entry in FluentResource(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and path.stem != "board":
                assert f'"{entry.id.name}"' in used, entry.id.name


def test_ids_of_the_page_begin_with_their_file() -> None:
    for path in PAGE.glob("*.ftl"):
        for entry in FluentResource(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name.startswith(f"{path.stem}-"), entry.id.name
        assert path.stem not in KINDS.values()


def test_the_texts_have_one_kind_of_apostrophe() -> None:
    """The straight one, as in the lines of recorded logs."""
    sources = [*MODULES, *PAGE.parent.rglob("*.ftl"), *(ROOT / "templates").glob("*.html")]
    assert [
        path.name
        for path in sources
        if "\N{RIGHT SINGLE QUOTATION MARK}" in path.read_text("utf-8")
    ] == []
