"""The pages of the guides: `/guide` lists them, `/guide/NAME` is one, with its pictures and the
programs of the examples below.

They are the same for everybody, so browsers cache and revalidate them.
"""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import Response

from app.web import command_guide, guides
from app.web.assets import REVALIDATE, etag_of, file_response
from app.web.auth import settings_of
from app.web.errors import Problem
from app.web.pages import pages_of
from app.web.schemas.refusals import refusals_of_all
from app.web.template_texts import t

router = APIRouter(include_in_schema=False)


@router.get("/guide")
async def index(request: Request) -> Response:
    """All guides, by whom they are for."""
    shelves = [
        (
            t(f"html-guides-shelf-{shelf}"),
            [
                (guides.ADDRESSES[name], guides.guide(name).title, guides.about(name))
                for name in names
            ],
        )
        for shelf, names in guides.SHELVES.items()
    ]
    server = shelves[-1][1]
    server.insert(
        [address for address, *_ in server].index(guides.ADDRESSES["api"]) + 1,
        ("/guide/commands", t("html-commands-title"), t("html-commands-lead")),
    )
    return _page(request, "guides", {"shelves": shelves})


@router.get("/guide/commands")
async def commands(request: Request) -> Response:
    """Every command and every query, with fields, refusals and an example."""
    made = await asyncio.to_thread(_parts)
    refusals = await asyncio.to_thread(command_guide.refusals)
    data = await asyncio.to_thread(command_guide.shared_data)
    shown = {"parts": made, "refusal": "Refusal", "refusals": refusals, "data": data}
    return _page(request, "commands", shown)


@router.get("/guide/{name}")
async def one(request: Request, name: str) -> Response:
    """One guide; Problem: no-such-page."""
    if name not in guides.ADDRESSES:
        raise Problem("no-such-page")
    if guides.ADDRESSES[name] != f"/guide/{name}":
        return Response(status_code=308, headers={"Location": guides.ADDRESSES[name]})
    found = guides.guide(name)
    address = (settings_of(request).public_url or str(request.base_url)).rstrip("/")
    # Our own file, rendered without raw HTML.
    text = Markup(guides.at_address(found.html, address))  # noqa: S704
    context = {"guide": found, "lead": guides.about(name), "text": text}
    return _page(request, "guide", context)


@router.get("/guide/screenshots/{name}")
async def picture(request: Request, name: str) -> Response:
    """A picture that a guide shows; Problem: no-such-page."""
    try:
        found = guides.picture(name)
    except KeyError:
        raise Problem("no-such-page") from None
    return file_response(found, request.headers, REVALIDATE)


@router.get("/guide/examples/{name:path}")
async def program(request: Request, name: str) -> Response:
    """A file of an example, as plain text; Problem: no-such-page."""
    try:
        found = guides.program(name)
    except KeyError:
        raise Problem("no-such-page") from None
    return file_response(found, request.headers, REVALIDATE)


def _parts() -> list[tuple[str, str, str, tuple[command_guide.Entry, ...], list[str]]]:
    """Returns the two parts of the guide of commands: their ids, titles, texts, entries and the
    codes of each entry."""
    return [
        (
            "command",
            t("html-commands-commands"),
            t("html-commands-about-commands"),
            command_guide.commands(),
            refusals_of_all("command"),
        ),
        (
            "query",
            t("html-commands-queries"),
            t("html-commands-about-queries"),
            command_guide.queries(),
            refusals_of_all("query"),
        ),
    ]


def _page(request: Request, name: str, context: dict[str, Any]) -> Response:
    page = pages_of(request).render(name, context)
    # weak, because it may be compressed
    etag = f"W/{etag_of(bytes(page.body))}"
    if etag in request.headers.get("if-none-match", ""):
        page = Response(status_code=304)
    page.headers.update({"ETag": etag, "Cache-Control": REVALIDATE})
    return page
