"""Static files: what is served, hashes, caching, and the size of the bundle."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from pathlib import Path
from typing import Any

import httpx
import pytest

from app import paths
from app.messages import catalogue_source
from app.web import bundle
from app.web.assets import Assets
from tests.web.server import HTML, Table

ROOT = paths.STATIC.parent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small tree of static files, bundled: pages that share a module, and a table page that
    loads a part of its script later."""
    static = tmp_path / "static"
    for name, text in {
        "js/pages/table.js": 'import { b } from "../b.js";\nimport { h } from "preact";\nb(h);\n'
        'import("../later.js").then(({ c }) => c(b("board-to-the-table")));\n',
        "js/pages/start.js": 'import { b } from "../b.js";\nb(1);\n',
        "js/pages/join.js": 'import { b } from "../b.js";\nb(2);\n',
        "js/later.js": 'import { b } from "./b.js";\nexport const c = () => b("much-later");\n',
        "js/b.js": "export const b = (x) => document.title = 'b'.repeat(300) + x;\n",
        "css/entries/page.css": '@import "../base.css";\n',
        "css/base.css": "p { & b { color: red } }\n",
        "messages/en/codes/log.ftl": "a = A",
        "icon.svg": "<svg/>",
    }.items():
        path = static / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    shutil.copy(ROOT / "package-lock.json", tmp_path)
    (tmp_path / bundle.MODULES.parent).mkdir(parents=True)
    (tmp_path / bundle.MODULES).symlink_to(ROOT / bundle.MODULES)
    return static


def get(assets: Assets, path: str, **headers: str) -> Any:
    """Returns the response to a GET."""
    raw = [(k.replace("_", "-").lower().encode(), v.encode()) for k, v in headers.items()]
    return assets.respond({"type": "http", "method": "GET", "path": path, "headers": raw})


def test_a_page_loads_its_script_and_preloads_what_that_imports(folder: Path) -> None:
    assets = Assets(folder)
    assert re.fullmatch(r"/static/dist/table-[A-Z0-9]{8}\.js", assets.url("js/pages/table.js"))
    (shared,) = assets.preloads("js/pages/start.js")
    assert shared in assets.preloads("js/pages/join.js")
    assert re.fullmatch(r"/static/dist/chunk-[A-Z0-9]{8}\.js", shared)
    assert assets.preloads("js/pages/no-such.js") == []
    for link in (assets.url("js/pages/table.js"), shared, assets.url("css/entries/page.css")):
        answer = get(assets, link)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        (source_map,) = re.findall(rb"sourceMappingURL=([\w.-]+)", answer.body)
        mapped = json.loads(get(assets, f"/static/dist/{source_map.decode()}").body)
        assert mapped["sources"], "the source map names the sources"


def test_what_a_page_loads_later_is_no_part_of_what_it_opens_with(folder: Path) -> None:
    assets = Assets(folder)
    opened = [assets.url("js/pages/table.js"), *assets.preloads("js/pages/table.js")]
    scripts = [get(assets, link).body.decode() for link in opened]
    assert any("board-to-the-table" in script for script in scripts)
    assert not any("much-later" in script for script in scripts)
    (later,) = bundle.read_manifest(folder)["js/pages/table.js"]["later"]
    assert b"much-later" in get(assets, f"/static/dist/{later}").body


#: Of what a table page loads before its map is drawn, in bytes as the server sends them.
MOST_SCRIPTS = 150_000


def test_the_scripts_of_a_table_page_are_small(table: Table, url: str, http: httpx.Client) -> None:
    page = http.get(
        f"{url}/t/{table.id}", headers={**HTML, "Authorization": f"Bearer {table.handler.token}"}
    )
    links = set(re.findall(r'(?:src|href)="(/static/[^"]+\.js)"', page.text))
    assert len(links) >= 4, "the theme, the texts, the page and what it imports"
    sizes = {}
    for link in links:
        with http.stream("GET", url + link, headers={"Accept-Encoding": "gzip"}) as answer:
            sizes[link] = len(b"".join(answer.iter_raw()))
    assert sum(sizes.values()) <= MOST_SCRIPTS, sizes


def test_a_changed_source_is_bundled_again_and_nothing_old_stays(folder: Path) -> None:
    before = Assets(folder)
    assert Assets(folder).url("js/pages/table.js") == before.url("js/pages/table.js")
    (folder / "js" / "b.js").write_text("export const b = (x) => document.title = 'changed' + x;\n")
    after = Assets(folder)
    assert after.url("js/pages/table.js") != before.url("js/pages/table.js")
    assert after.url("css/entries/page.css") == before.url("css/entries/page.css")
    left = {path.name for path in (folder / "dist").glob("*.js")}
    assert before.url("js/pages/table.js").rpartition("/")[2] not in left


def test_a_source_that_cannot_be_bundled_is_named(folder: Path) -> None:
    (folder / "js" / "b.js").write_text('export { b } from "./no-such.js";\n')
    with pytest.raises(bundle.BundleError, match=r"no-such\.js"):
        Assets(folder)


def test_without_esbuild_the_bundle_that_is_there_is_served(folder: Path) -> None:
    before = Assets(folder)
    (folder.parent / bundle.MODULES).unlink()
    (folder / "js" / "b.js").write_text("changed")
    assert Assets(folder).url("js/pages/table.js") == before.url("js/pages/table.js")
    with pytest.raises(bundle.BundleError, match="esbuild is missing"):
        bundle.bundle(folder)


def test_hashed_name_is_kept_for_ever_other_names_are_asked_for(folder: Path) -> None:
    assets = Assets(folder)
    hashed = get(assets, assets.url("messages/en.ftl"))
    assert hashed.status_code == 200
    assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert hashed.headers["content-type"] == "text/plain; charset=utf-8"
    old = get(assets, "/static/0123456789abcdef/messages/en.ftl")
    assert old.status_code == 200
    assert old.headers["cache-control"] == "no-cache"
    again = get(assets, assets.url("messages/en.ftl"), If_None_Match=hashed.headers["etag"])
    assert again.status_code == 304
    assert again.body == b""


def test_answers_are_compressed_for_clients_that_accept_it(folder: Path) -> None:
    assets = Assets(folder)
    packed = get(assets, assets.url("messages/en.ftl"), Accept_Encoding="br, gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == catalogue_source().encode()
    assert packed.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    "path",
    [
        "/static/js/../../secret",
        "/static/",
        "/static/dist/.sources",
        "/static/dist/manifest.json",
        "/static/messages/en/codes/log.ftl",
        "/static/js/b.js",
        "/static/js",
        "/static//etc",
    ],
)
def test_nothing_else_is_served(folder: Path, path: str) -> None:
    (folder.parent / "secret").write_text("secret")
    assert get(Assets(folder), path).status_code == 404


def test_served_over_http(url: str, http: httpx.Client) -> None:
    assets = Assets(paths.STATIC)
    answer = http.get(url + assets.url("css/entries/page.css"))
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/css")
    assert answer.headers["cache-control"].endswith("immutable")
    assert http.post(url + assets.url("css/entries/page.css")).status_code == 405
    assert http.get(url + "/static/no/such.js").status_code == 404
