"""Broken variants of valid uploads: read, or refused with a reason.

There is never a server error. What is stored is written anew from what was read, not copied from
the upload.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import httpx
import pytest

from app.formats.registry import FORMATS
from tests.counts import counts
from tests.hostile.tables import AS_OPERATOR, PhaseTable, assert_documented, build, signed
from tests.hostile.values import Maker
from tests.hostile.wire import mutated
from tests.web.server import API, AS_JSON


@pytest.fixture(scope="module")
def built(open_url: str, asker: httpx.Client) -> PhaseTable:
    """A table with much to export."""
    return build(open_url, asker, "fight")


def spoilt(chance: Random, data: bytes) -> bytes:
    """Returns the file with a fault in its bytes or in its JSON."""
    try:
        document = json.loads(data)
    except ValueError:
        return mutated(chance, data)
    if chance.random() < 0.3:
        return mutated(chance, data)
    for _ in range(chance.choice((1, 1, 3))):
        document = Maker(chance).spoilt(document)
    return json.dumps(document).encode()


@pytest.mark.parametrize("kind", ["board", "hexframe", "tmj", "tmx"])
def test_maps(built: PhaseTable, asker: httpx.Client, kind: str) -> None:
    chance = Random(kind)
    good = built.handler.ask("GET", "/map", params={"format": kind}).content
    name = f"x{FORMATS[kind].suffixes[0]}"
    before = built.handler.ask("GET", "/map").content
    for n in range(counts(120, 5000)):
        sent = spoilt(chance, good)
        way = chance.randrange(3)
        if way == 0:
            answer = built.handler.ask("PUT", "/map", params={"name": name}, content=sent)
            if answer.status_code == 200:
                built.handler.do("undo")
        elif way == 1:
            files = {"map": (chance.choice((name, "../../" + name, "x\x00", "é.json")), sent)}
            url = f"{built.table.url}{API}/tables"
            answer = asker.post(url, files=files, headers=AS_OPERATOR)
        else:
            body = {"map": {"filename": name, "text": sent.decode("utf-8", "replace")}}
            url = f"{built.table.url}{API}/tables"
            answer = asker.post(url, json=body, headers=AS_OPERATOR)
        if answer.status_code != 201:
            assert_documented(answer, (n, way, sent[:3000]))
    assert built.handler.ask("GET", "/map").content == before


def test_whole_tables(built: PhaseTable, asker: httpx.Client) -> None:
    chance = Random("tables")
    good = built.handler.ask("GET", "/export").content
    fine = 0
    for n in range(counts(120, 5000)):
        sent = spoilt(chance, good)
        url = f"{built.table.url}{API}/tables/import"
        answer = asker.post(url, content=sent, headers={**AS_JSON, **AS_OPERATOR})
        if answer.status_code != 201:
            assert_documented(answer, n)
            continue
        fine += 1
        made = answer.json()
        table = f"{built.table.url}{API}/tables/{made['id']}"
        key = signed(made["handler_key"])
        assert asker.get(table + "/state", headers=key).status_code == 200
        again = asker.get(table + "/export", headers=key)
        assert again.status_code == 200
        assert asker.delete(table, headers=key).status_code == 204
    assert fine


def test_unknown_fields_are_not_stored(built: PhaseTable, asker: httpx.Client) -> None:
    marker = "<script>kept()</script>"
    for form in ("board", "hexframe", "tmj", "tmx"):
        good = built.handler.ask("GET", "/map", params={"format": form}).text
        if form == "board":
            sent = f"# {marker}\n{good}"
        elif form == "tmx":
            sent = good.replace("</map>", "<!-- <script>kept()</script> --></map>")
        else:
            document: dict[str, Any] = json.loads(good)
            sent = json.dumps({**document, "comment": marker})
        name = f"x{FORMATS[form].suffixes[-1]}"
        answer = built.handler.ask("PUT", "/map", params={"name": name}, content=sent.encode())
        if answer.status_code == 200:
            assert marker not in built.handler.ask("GET", "/map", params={"format": form}).text
            assert marker not in built.handler.ask("GET", "/export").text
