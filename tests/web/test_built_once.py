"""Documents for programs are built once, and before the first request where a server does so."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from app.web.app import create_app
from app.web.built_once import build_ahead
from app.web.openapi import openapi
from tests.web.server import local, serving_app


def test_whoever_asks_while_a_document_is_built_waits_for_the_same(tmp_path: Path) -> None:
    app = create_app(local(tmp_path))
    start = threading.Barrier(3)

    def asked() -> int:
        start.wait(30)
        return id(openapi(app))

    with ThreadPoolExecutor(3) as people:
        found = {each.result() for each in [people.submit(asked) for _ in range(3)]}
    assert found == {id(app.openapi_schema)}


def test_a_server_builds_them_before_anybody_asks(tmp_path: Path) -> None:
    chosen = local(tmp_path, documents_ahead=True)
    app = create_app(chosen)
    with serving_app(chosen, app) as address:
        app.state.documents.join(60)
        built = app.openapi_schema
        assert built is not None
        assert httpx.get(f"{address}/api/openapi.json").json()["info"] == built["info"]
        assert app.openapi_schema is built


def test_a_server_that_is_not_set_to_leaves_them_to_the_first_request(tmp_path: Path) -> None:
    chosen = local(tmp_path, documents_ahead=False)
    app = create_app(chosen)
    with serving_app(chosen, app):
        assert app.openapi_schema is None


def test_they_are_built_in_the_order_given() -> None:
    built: list[str] = []
    build_ahead(lambda: built.append("first"), lambda: built.append("second")).join(30)
    assert built == ["first", "second"]
