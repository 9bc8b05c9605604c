"""The pages for people: start, join, table, about, errors. The client draws everything else."""

from __future__ import annotations

import json
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request, UploadFile
from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup
from starlette.responses import HTMLResponse, RedirectResponse, Response

from app import __version__, paths
from app.engine.commands.combat.requests import REFUSES_REQUESTS
from app.engine.commands.registry import lifting_flags, overridable_commands
from app.errors import RequestRefused
from app.export.import_commands import NewMap
from app.export.maps import demo_map
from app.export.ready import find_ready, ready_tables
from app.formats.generator import KINDS
from app.formats.registry import FORMATS
from app.messages import LANGUAGE, text
from app.rules.systems import SYSTEMS
from app.services.seats import CurrentSeat, InviteTarget
from app.services.tables import SYSTEMS as FIRST_SYSTEMS
from app.services.tables import Service, is_table
from app.web import reference
from app.web.assets import Assets
from app.web.auth import (
    check_ban,
    check_operator,
    cookie_name,
    key_to_keep,
    mark_new,
    service_of,
    set_cookie,
    settings_of,
    view_as,
    viewer_of,
)
from app.web.bodies import upload_turn
from app.web.errors import Problem, problem_of
from app.web.limits import limits_of
from app.web.markdown import marked
from app.web.security import content_security_policy
from app.web.template_texts import rich, t

router = APIRouter(include_in_schema=False)

#: Most own tables on the start page.
MOST_TABLES = 12


class Pages:
    """Renders the templates with what every page needs."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self.templates = Environment(
            loader=FileSystemLoader(paths.TEMPLATES), autoescape=True, trim_blocks=True
        )
        self.templates.globals |= {
            "t": t,
            "rich": rich,
            "language": LANGUAGE,
            "map_formats": FORMATS.values(),
            "map_kinds": KINDS.values(),
        }
        self.templates.filters["marked"] = marked

    def render(
        self,
        page: str,
        context: dict[str, Any] | None = None,
        status: int = 200,
        headers: dict[str, str] | None = None,
    ) -> Response:
        """Renders `templates/{page}.html` with `context` and the common values."""
        html = self.templates.get_template(f"{page}.html").render(
            page=page,
            version=__version__,
            asset=self.assets.url,
            messages=self.assets.texts(f"js/pages/{page}.js"),
            preloads=self.assets.preloads(f"js/pages/{page}.js"),
            **(context or {}),
        )
        return HTMLResponse(html, status, headers)

    def error(self, problem: Problem) -> Response:
        """Renders a problem as a page."""
        return self.render(
            "error",
            {
                "status": "" if problem.code == "being-prepared" else problem.status,
                "title": _title(problem),
                "code": problem.code,
                "detail": text(problem.code, problem.params),
                "home": "/",
            },
            problem.status,
            problem.headers,
        )


def _title(problem: Problem) -> str:
    """Returns the heading of an error page: what is wrong, in words for people."""
    if problem.code == "being-prepared":
        return t("html-base-one-moment")
    return text(problem.code, problem.params) or t("html-base-nothing-known")


def pages_of(request: Request) -> Pages:
    """Returns the pages of the app."""
    pages: Pages = request.app.state.pages
    return pages


async def _own_tables(request: Request) -> list[dict[str, str]]:
    """Returns the tables where this browser has a seat, by name, up to a limit."""
    service = service_of(request)
    found: list[dict[str, str]] = []
    for name, token in request.cookies.items():
        table_id = name.removeprefix(cookie_name(""))
        if table_id == name or len(found) == MOST_TABLES:
            continue
        title = await service.seats.table_name_for(table_id, token)
        if title is not None:
            found.append({"id": table_id, "name": title})
    return sorted(found, key=lambda each: each["name"])


async def _start(request: Request, problem: Problem | None = None, **form: Any) -> Response:
    settings = settings_of(request)
    error = problem and {"code": problem.code, "text": text(problem.code, problem.params)}
    return pages_of(request).render(
        "start",
        {
            "may_create": True,
            "needs_key": bool(settings.operator_key.get_secret_value()),
            "limits": {"max_hexes": settings.max_hexes, "max_upload": settings.max_upload},
            "demo": True,
            "ready": ready_tables().values(),
            "error": error,
            "form": form,
            "tables": await _own_tables(request),
            "systems": SYSTEMS.values(),
            "chosen": form.get("systems") or FIRST_SYSTEMS,
        },
        problem.status if problem else 200,
        problem.headers if problem else None,
    )


@router.get("/")
async def start(request: Request) -> Response:
    """The start page."""
    return await _start(request)


@router.get("/about")
async def about(request: Request) -> Response:
    """The page about the program and its licences."""
    return pages_of(request).render("about")


@router.get("/rules")
async def rules(request: Request) -> Response:
    """The rules reference, with a contents list."""
    html, headings = reference.page()
    # Our own file, rendered without raw HTML.
    context = {"rules": Markup(html), "headings": headings}  # noqa: S704
    return pages_of(request).render("rules", context)


@router.get("/verify")
async def verify(request: Request) -> Response:
    """The page that checks the dice of an exported log in the browser."""
    return pages_of(request).render("verify")


@router.get("/hangar")
async def hangar(request: Request) -> Response:
    """Build a frame; with `?table=ID` the page asks the table as the visitor's seat may. Without
    it, it offers the tables where this browser has a seat."""
    return pages_of(request).render("hangar", {"tables": await _own_tables(request)})


@router.post("/tables")
async def create(
    request: Request,
    name: Annotated[str, Form(max_length=80)] = "",
    source: Annotated[str, Form()] = "blank",
    columns: Annotated[str, Form()] = "24",
    rows: Annotated[str, Form()] = "18",
    orientation: Annotated[str, Form()] = "flat",
    kind: Annotated[str, Form(max_length=40)] = "",
    systems: Annotated[list[str] | None, Form(max_length=8)] = None,
    ready: Annotated[str, Form(max_length=40)] = "",
    operator_key: Annotated[str, Form()] = "",
    map: UploadFile | None = None,
) -> Response:
    """Make a table from the start page's form and sit down as its Handler."""
    typed = {
        "name": name,
        "source": source,
        "columns": columns,
        "rows": rows,
        "orientation": orientation,
        "kind": kind,
        "systems": systems,
        "ready": ready,
    }
    settings = settings_of(request)
    service = service_of(request)
    try:
        if settings.operator_key.get_secret_value():
            await check_operator(request, operator_key)
        entry = find_ready(ready) if ready else None
        whole = None if entry else await _whole_table(source, map)
        async with upload_turn(request):
            if entry is not None:
                created = await service.create_ready(entry, name.strip(), systems or FIRST_SYSTEMS)
            elif whole is not None:
                created = await service.import_table(whole, name.strip())
            else:
                made = await _new_map(service, source, columns, rows, orientation, kind, map)
                created = await service.create(
                    name.strip() or made.name or t("html-start-unnamed-table"),
                    made,
                    systems=systems or FIRST_SYSTEMS,
                )
    except RequestRefused as refused:
        return await _start(request, problem_of(refused), **typed)
    response = RedirectResponse(f"/t/{created.id}", 303)
    set_cookie(request, response, created.id, created.handler_key)
    mark_new(request, response, created.id)
    return response


async def _whole_table(source: str, upload: UploadFile | None) -> bytes | None:
    """Returns the file as a document if it is an exported table, or None for a map."""
    if source != "file" or upload is None:
        return None
    data = await upload.read()
    await upload.seek(0)
    return data if is_table(data) else None


async def _new_map(
    service: Service,
    source: str,
    columns: str,
    rows: str,
    orientation: str,
    kind: str,
    upload: UploadFile | None,
) -> NewMap:
    if source == "demo":
        return demo_map()
    if source == "file":
        if upload is None or not upload.filename:
            raise Problem("bad-map", {"what": "no file chosen"})
        data = await upload.read()
        return await service.read_upload(service.maps.read, upload.filename, data)
    if not (columns.isascii() and columns.isdigit() and rows.isascii() and rows.isdigit()):
        raise Problem("malformed", {"at": "columns, rows", "what": "whole numbers expected"})
    if len(columns) > 6 or len(rows) > 6:
        raise Problem("too-many-hexes", {"limit": service.settings.max_hexes})
    if source == "generated":
        seed = 1 + secrets.randbelow(99_999)
        size = int(columns), int(rows)
        return await service.read_upload(service.maps.generated, kind, *size, orientation, seed)
    return service.maps.blank(int(columns), int(rows), orientation)


@router.get("/j/{invite}")
async def join_form(request: Request, invite: str) -> Response:
    """The form behind an invite link. Looking at it takes no seat."""
    found = await _invited(request, invite)
    return _join_form(request, found, await _seated(request, found))


async def _invited(request: Request, invite: str) -> InviteTarget:
    """Returns the invited table. Raises Problem bad-invite, too-many-guesses, banned."""
    async with limits_of(request).guessing(request):
        found = await service_of(request).seats.invite_target(invite)
    await check_ban(request, found.table_id)
    return found


async def _seated(request: Request, found: InviteTarget) -> CurrentSeat | None:
    """Returns the seat that this browser already has at the invite's table."""
    token = request.cookies.get(cookie_name(found.table_id), "")
    return await service_of(request).seats.current_seat(found.table_id, token)


def _join_form(
    request: Request,
    found: InviteTarget,
    seated: CurrentSeat | None,
    name: str = "",
    problem: Problem | None = None,
) -> Response:
    return pages_of(request).render(
        "join",
        {
            "table": {"id": found.table_id, "name": found.table_name},
            "role": found.role,
            "seated": seated,
            "name": name[:80],
            "error": problem and {"code": problem.code, "text": text(problem.code, problem.params)},
        },
        problem.status if problem else 200,
        problem.headers if problem else None,
    )


@router.post("/j/{invite}")
async def join(
    request: Request,
    invite: str,
    name: Annotated[str, Form()] = "",
    another: Annotated[bool, Form()] = False,
) -> Response:
    """Takes the seat, stores it in a cookie of this browser, and goes to the table.

    A browser that has a seat already goes back to it, unless the form has `another`: the browser
    would forget the first seat and everything that it controls.
    """
    service = service_of(request)
    found = await _invited(request, invite)
    seated = await _seated(request, found)
    if seated is not None and not another:
        return RedirectResponse(f"/t/{found.table_id}", 303)
    try:
        limits_of(request).count_join(request, found.table_id)
        seat = await service.seats.join(found.table_id, invite, name)
    except RequestRefused as refused:
        return _join_form(request, found, seated, name, problem_of(refused))
    response = RedirectResponse(f"/t/{found.table_id}", 303)
    set_cookie(request, response, found.table_id, seat.token)
    return response


@router.get("/h/{table_id}")
async def handler_link(request: Request, table_id: str, key: str = "") -> Response:
    """The Handler's link: the key moves from the URL into the cookie.

    Only a Handler's key is accepted: with a pilot's token, the Handler who opens the link would
    become that pilot.
    """
    service = service_of(request)
    async with limits_of(request).guessing(request):
        member = await service.seats.member(key) if key else None
        if member is None or member.table_id != table_id:
            raise Problem("stale-token")
        if await service.seats.role_of(member) != "handler":
            raise Problem("stale-token")
    response = RedirectResponse(f"/t/{table_id}", 303, headers={"Referrer-Policy": "no-referrer"})
    set_cookie(request, response, table_id, key)
    return response


@router.get("/t/{table_id}")
async def table(
    request: Request,
    table_id: str,
    whom: Annotated[str | None, Query(alias="as", max_length=64)] = None,
) -> Response:
    """The table, for a browser with a seat.

    With `?as=` it is the Handler's view as somebody else, which only our own pages may frame.
    """
    viewer = await viewer_of(request, table_id)
    live = await service_of(request).table(table_id, viewer.seat_id)
    headers = {}
    if whom is not None:
        view_as(live, viewer, whom)
        headers = {
            "X-Frame-Options": "SAMEORIGIN",
            "Content-Security-Policy": content_security_policy(framed=True),
        }
    return pages_of(request).render(
        "table",
        {
            "table": {"id": table_id, "name": service_of(request).name_of(live)},
            "you": {"seat": viewer.seat_id, "role": viewer.role},
            "ws": f"/ws/tables/{table_id}",
            "api": f"/api/v1/tables/{table_id}",
            "whom": whom,
            "overridable": overridable_commands(),
            "refuses_requests": sorted(REFUSES_REQUESTS),
            "lifting": json.dumps(lifting_flags(), separators=(",", ":")),
            "key": key_to_keep(request, viewer) if whom is None else None,
        },
        headers=headers,
    )
