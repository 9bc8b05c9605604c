"""The texts of a page in two files: those that it opens with, and the others."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from app import paths
from app.messages import Catalogue, catalogue_source
from app.web.assets import Assets
from app.web.bundle import read_text_ids
from app.web.page_texts import shorten, split_texts

SOURCE = """# Texts.
log-send = Send
log-lines = { $n ->
    [one] one line
   *[other] { $n } lines
}
log-later = Later
line-unit--moved = { $unit } moves
line-q-star--checked = { $who } checks
word-hit = hit
refusal-not-now = not now
"""


def test_texts_named_in_a_script_and_lines_of_the_game_come_first() -> None:
    first, rest = split_texts(SOURCE, ['t("log-send");', 'w("log-lines",{n})'])
    assert set(Catalogue([first]).messages) == {
        "log-send", "log-lines", "line-unit--moved", "word-hit"
    }  # fmt: skip
    assert set(Catalogue([rest]).messages) == {
        "log-later", "line-q-star--checked", "refusal-not-now"
    }  # fmt: skip
    assert "[one] one line" in first


@pytest.fixture(scope="module")
def assets() -> Assets:
    """The static files of the program."""
    return Assets(paths.STATIC)


@pytest.fixture(scope="module")
def ids(assets: Assets) -> dict[str, str]:
    """The short ids of the texts."""
    assert assets.files, "the bundle is built"
    return read_text_ids(paths.STATIC)


def test_bundled_scripts_name_the_texts_by_short_ids(assets: Assets, ids: dict[str, str]) -> None:
    assert len(set(ids.values())) == len(ids) > 1000
    assert {len(each) for each in ids.values()} == {3}
    for name, file in assets.files.items():
        if name.endswith(".js") and name.startswith("dist/"):
            literals = set(re.findall(r'"([a-z][\w-]*)"', file.body.decode()))
            assert not literals & set(ids), name


def test_no_text_stands_inside_another() -> None:
    # a reference to a message would need its short id
    assert not re.findall(r"\{\s*-?[a-z][\w-]*\s*\}", catalogue_source())


def served(assets: Assets, url: str) -> str:
    """The file of a URL with a hash."""
    path = url.removeprefix("/static/")
    return assets.files[path if path.startswith("dist/") else path.partition("/")[2]].body.decode()


@pytest.mark.parametrize("page", ["table", "replay"])
def test_both_files_together_have_every_text(
    assets: Assets, ids: dict[str, str], page: str
) -> None:
    script = served(assets, assets.texts(f"js/pages/{page}.js"))
    first, end = json.JSONDecoder().raw_decode(script.partition(" = ")[2])
    more = re.search(r'hexframeMoreMessages = "(.+)"', script[end:])
    assert more is not None
    both = [set(Catalogue([each]).messages) for each in (first, served(assets, more[1]))]
    assert both[0] | both[1] == set(Catalogue([shorten(catalogue_source(), ids)]).messages)
    assert not both[0] & both[1]


def test_the_later_texts_of_another_version_are_not_served(assets: Assets) -> None:
    (more,) = (each for each in assets.files if each.startswith("dist/table-more-"))
    scope = {"type": "http", "method": "GET", "headers": []}
    assert assets.respond({**scope, "path": f"/static/{more}"}).status_code == 200
    older = re.sub(r"-\w+\.ftl$", "-0123456789abcdef.ftl", more)
    assert assets.respond({**scope, "path": f"/static/{older}"}).status_code == 404


@pytest.mark.parametrize("page", ["start", "guide", "hangar", "verify"])
def test_other_pages_have_all_texts_at_once(assets: Assets, page: str) -> None:
    assert assets.texts(f"js/pages/{page}.js").endswith("/messages/en.js")


def test_the_texts_are_served(url: str, http: httpx.Client, assets: Assets) -> None:
    answer = http.get(url + assets.texts("js/pages/table.js"))
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")


def test_messages_are_those_of_the_fluent_parser() -> None:
    source = catalogue_source()
    parsed = [
        source[entry.id.span.start : entry.span.end].rstrip()
        for entry in FluentResource(source).body
        if isinstance(entry, ast.Message) and entry.id.span and entry.span
    ]
    assert len(parsed) > 3000
    assert shorten(source, {}) == "\n".join(parsed)
