"""Static files: names, hashes, preloads, caching."""

from __future__ import annotations

import ast
import base64
import gzip
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from app import paths
from app.web.assets import LIBRARIES, Assets


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small tree of static files."""
    (tmp_path / "js" / "parts").mkdir(parents=True)
    (tmp_path / "vendor").mkdir()
    (tmp_path / "js" / "table.js").write_text(
        'import { a } from "./parts/a.js";\nimport {h} from "preact";\nexport * from "./b.js";\n'
    )
    (tmp_path / "js" / "parts" / "a.js").write_text('import "../b.js";\nexport const a = 1;\n')
    (tmp_path / "js" / "b.js").write_text("export const b = 2;\n" * 200)
    (tmp_path / "js" / "alone.js").write_text("// nobody imports this\n")
    (tmp_path / "vendor" / "preact.js").write_text("export const h = 1;\n")
    (tmp_path / "vendor" / ".stamp").write_text("not for the world")
    return tmp_path


def get(assets: Assets, path: str, **headers: str) -> Any:
    """The response to a GET."""
    raw = [(k.replace("_", "-").lower().encode(), v.encode()) for k, v in headers.items()]
    return assets.respond({"type": "http", "method": "GET", "path": path, "headers": raw})


def test_preloads_are_what_the_entry_brings_in(folder: Path) -> None:
    assets = Assets(folder)
    assert assets.preloads("js/table.js") == [
        assets.url(path) for path in ("js/table.js", "js/parts/a.js", "vendor/preact.js", "js/b.js")
    ]
    assert assets.preloads("js/no-such.js") == []


def test_one_hash_covers_the_tree(folder: Path) -> None:
    before = Assets(folder)
    assert Assets(folder).tree == before.tree
    (folder / "js" / "alone.js").write_text("// changed\n")
    assert Assets(folder).tree != before.tree


def test_hashed_name_is_kept_for_ever_other_names_are_asked_for(folder: Path) -> None:
    assets = Assets(folder)
    hashed = get(assets, assets.url("js/b.js"))
    assert hashed.status_code == 200
    assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert hashed.headers["content-type"] == "text/javascript; charset=utf-8"
    old = get(assets, "/static/0123456789abcdef/js/b.js")
    assert old.status_code == 200
    assert old.headers["cache-control"] == "no-cache"
    again = get(assets, assets.url("js/b.js"), If_None_Match=hashed.headers["etag"])
    assert again.status_code == 304
    assert again.body == b""


def test_compressed_for_who_takes_it(folder: Path) -> None:
    assets = Assets(folder)
    packed = get(assets, assets.url("js/b.js"), Accept_Encoding="br, gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == (folder / "js" / "b.js").read_bytes()
    assert packed.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    "path",
    ["/static/js/../../secret", "/static/", "/static/vendor/.stamp", "/static/js", "/static//etc"],
)
def test_nothing_else_is_served(folder: Path, path: str) -> None:
    (folder.parent / "secret").write_text("secret")
    assert get(Assets(folder), path).status_code == 404


def test_import_map_hash_is_of_the_very_text(folder: Path) -> None:
    assets = Assets(folder)
    digest = base64.b64encode(hashlib.sha256(assets.import_map.encode()).digest()).decode()
    assert assets.import_map_hash == f"sha256-{digest}"
    assert set(json.loads(assets.import_map)["imports"]) == set(LIBRARIES)


def test_libraries_are_those_that_the_build_brings_in() -> None:
    hook = ast.parse((Path(__file__).parents[2] / "hatch_build.py").read_text("utf-8"))
    (vendored,) = (
        ast.literal_eval(node.value)
        for node in hook.body
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "VENDORED"
    )
    assert {name: f"vendor/{file}" for name, (_, file) in vendored.items()} == LIBRARIES


def test_every_import_of_the_client_is_served() -> None:
    assets = Assets(paths.STATIC)
    for path, file in assets.files.items():
        if not path.startswith("js/") or not path.endswith(".js"):
            continue
        for name in re.findall(r"""^import[^'"]*['"]([^'"]+)['"]""", file.body.decode(), re.M):
            if name.startswith("."):
                target = (paths.STATIC / path).parent.joinpath(name).resolve()
                name = target.relative_to(paths.STATIC.resolve()).as_posix()
                assert name in assets.files, f"{path} imports {name}"
            else:
                assert name in LIBRARIES, f"{path} imports {name}"


def test_served_over_http(url: str, http: httpx.Client) -> None:
    assets = Assets(paths.STATIC)
    answer = http.get(url + assets.url("css/tokens.css"))
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/css")
    assert answer.headers["cache-control"].endswith("immutable")
    assert answer.content == (paths.STATIC / "css" / "tokens.css").read_bytes()
    assert http.post(url + assets.url("css/tokens.css")).status_code == 405
    assert http.get(url + "/static/no/such.js").status_code == 404
