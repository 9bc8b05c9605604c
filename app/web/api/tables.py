"""REST routes for tables: create, list, get, delete, branch, export and import."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Depends, Query, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.datastructures import UploadFile
from starlette.responses import Response

from app.export.import_commands import NewMap
from app.formats.document import Report
from app.formats.json_limits import too_deep
from app.live.tables import CreatedTable as NewTable
from app.rules.decoding import decode_json
from app.services.tables import Service
from app.web.api.common import (
    CREATE_ERRORS,
    READ_ERRORS,
    HandlerAccess,
    ReadAccess,
    SeatAccess,
    attachment,
    errors,
    json,
)
from app.web.api.history import history_errors
from app.web.api.paging import Page
from app.web.auth import check_operator, may_create, operator, service_of, set_cookie, settings_of
from app.web.bodies import GuardedRoute, check_json, upload_turn
from app.web.errors import Problem, error_responses
from app.web.log_text import names_in, with_texts
from app.web.schemas.rest import (
    BranchTable,
    CreatedTable,
    CreateTable,
    LogDocument,
    TableList,
    TableSummary,
)

router = APIRouter(tags=["tables"], route_class=GuardedRoute)

UPLOAD = {
    "type": "object",
    "required": ["map"],
    "properties": {
        "name": {"type": "string"},
        "map": {"type": "string", "format": "binary", "description": "a map file"},
    },
}
BAD_HISTORY = ("bad-history", "newer-history", "history-too-long")
TOO_MUCH = (
    "malformed",
    "too-large",
    "too-many-hexes",
    "too-many-tables",
    "bad-map",
    "table-full",
    "server-full",
)


@router.post(
    "/tables",
    status_code=201,
    response_model=CreatedTable,
    responses=error_responses(*TOO_MUCH, *CREATE_ERRORS, "no-such-system"),
    dependencies=[Depends(may_create)],
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {"schema": {"$ref": "#/components/schemas/CreateTable"}},
                "multipart/form-data": {"schema": UPLOAD},
            },
        }
    },
)
async def create_table(request: Request) -> Response:
    """Create a table. The answer has the Handler's key, which is not shown again."""
    service = service_of(request)
    if request.headers.get("content-type", "").startswith("multipart/form-data"):
        async with request.form(max_files=1, max_fields=8) as form:
            name, upload = form.get("name"), form.get("map")
            wanted = _checked({"name": name} if isinstance(name, str) else {})
            if not isinstance(upload, UploadFile):
                raise Problem("malformed", {"at": "map", "what": "a file expected"})
            data = await upload.read()
        async with upload_turn(request):
            made = await service.read_upload(service.maps.read, upload.filename or "", data)
    else:
        check_json(request)
        body = await request.body()
        async with upload_turn(request):
            wanted, made = await service.read_upload(_parse_request, service, body)
    created = await service.create(wanted.name or made.name, made, wanted.options, wanted.systems)
    return created_response(created, made.report)


def _checked(body: bytes | dict[str, str]) -> CreateTable:
    try:
        if isinstance(body, bytes):
            return CreateTable.model_validate_json(body)
        return CreateTable.model_validate(body)
    except ValidationError as error:
        raise RequestValidationError(error.errors(include_url=False)) from None


#: The most bytes of a request for a new table, apart from its map.
MOST_OTHER_BYTES = 65_536
#: The value of a field that the request leaves out.
_ABSENT = msgspec.Raw()


class _RawRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of a request for a new table, not parsed yet."""

    name: msgspec.Raw = _ABSENT
    map: msgspec.Raw = _ABSENT
    systems: msgspec.Raw = _ABSENT
    options: msgspec.Raw = _ABSENT


class _Blank(msgspec.Struct, forbid_unknown_fields=True):
    """The struct for `BlankMap`."""

    columns: int
    rows: int
    orientation: Literal["flat", "pointy"] = "flat"


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """The struct for `UploadedMap`."""

    filename: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    text: str


def _parse_request(service: Service, body: bytes) -> tuple[CreateTable, NewMap]:
    """Parses a request for a new table. The map is read without building a tree of its JSON.

    Raises Problem malformed, RequestValidationError, and as `Maps.read_struct`.
    """
    try:
        sent = decode_json(body, _RawRequest)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Problem("malformed", {"at": "body", "what": str(error)[:200]}) from None
    parts = {name: bytes(getattr(sent, name)) for name in ("name", "systems", "options")}
    rest = b"{%b}" % b",".join(b'"%b":%b' % (k.encode(), v) for k, v in parts.items() if v)
    if len(rest) > MOST_OTHER_BYTES or too_deep(rest):
        raise Problem("malformed", {"at": "body", "what": "name, systems or options are too long"})
    return _checked(rest), _new_map(service, bytes(sent.map))


@router.post(
    "/tables/{table_id}/branch",
    status_code=201,
    response_model=CreatedTable,
    responses=errors(
        "handler-only",
        "operator-only",
        "no-such-moment",
        "too-many-tables",
        "history-too-long",
        "server-full",
    ),
)
async def branch_table(
    request: Request, table_id: str, body: BranchTable, viewer: HandlerAccess
) -> Response:
    """Create a table that continues from a moment of this one, with the history up to there. The
    new table has no players, and its own keys and dice. This table does not change. A browser gets
    the Handler's seat of the new table."""
    if settings_of(request).operator_key.get_secret_value():
        await check_operator(request, body.operator_key)
    with history_errors():
        created = await service_of(request).branch(
            table_id, viewer.seat_id, body.seq, body.name or ""
        )
    response = created_response(created)
    if viewer.via == "cookie":
        set_cookie(request, response, created.id, created.handler_key)
    return response


def created_response(created: NewTable, report: Report | None = None) -> Response:
    """Returns the answer with a new table's keys and links."""
    answer: CreatedTable = {
        "id": created.id,
        "handler_key": created.handler_key,
        "invites": {"pilot": created.pilot_invite, "spectator": created.spectator_invite},
    }
    if report is not None:
        answer["report"] = report.document()
    return json(answer, 201, {"Location": f"/api/v1/tables/{created.id}"})


def _new_map(service: Service, sent: bytes) -> NewMap:
    """Returns the requested map: blank, from a file, or from a document; by default a blank one."""
    if sent in (b"", b"null"):
        return service.maps.blank(24, 18, "flat")
    if not sent.startswith(b"{"):
        raise Problem("malformed", {"at": "map", "what": "an object expected"})
    kinds: tuple[type[_Blank] | type[_File], ...] = (_Blank, _File)
    for kind in kinds:
        try:
            found = decode_json(sent, kind)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            continue
        if isinstance(found, _Blank):
            return service.maps.blank(found.columns, found.rows, found.orientation)
        return service.maps.read(found.filename, found.text.encode())
    return service.maps.read("map.hexframe.json", sent)


@router.get(
    "/tables",
    response_model=TableList,
    responses=error_responses("operator-only", "malformed"),
    dependencies=[Depends(operator)],
)
async def list_tables(request: Request, page: Page) -> Response:
    """List the tables of the server, oldest first, for its operator."""
    rows = await service_of(request).store.tables.all()
    shown, paged = page.of(rows, lambda row: (row.created, row.id))
    found: TableList = {
        "tables": [{"id": row.id, "name": row.name, "created": row.created} for row in shown],
        **paged,
    }
    return json(found)


@router.post(
    "/tables/import",
    status_code=201,
    response_model=CreatedTable,
    responses=error_responses(
        *TOO_MUCH, *CREATE_ERRORS, "bad-document", "no-such-system", *BAD_HISTORY
    ),
    dependencies=[Depends(may_create)],
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"type": "object"}}},
        }
    },
)
async def import_table(request: Request) -> Response:
    """Create a table from an exported one, with its own keys, seats and dice. An export with
    history continues that history."""
    check_json(request)
    body = await request.body()
    async with upload_turn(request):
        return created_response(await service_of(request).import_table(body))


@router.get("/tables/{table_id}", response_model=TableSummary, responses=errors())
async def get_table(request: Request, table_id: str, viewer: SeatAccess) -> Response:
    """Get a summary of the table, and your seat and role."""
    service = service_of(request)
    live = await service.table(table_id, viewer.seat_id)
    summary: TableSummary = {
        "id": table_id,
        "name": service.name_of(live),
        "role": viewer.role,
        "seat": viewer.seat_id,
    }
    return json(summary)


@router.delete("/tables/{table_id}", status_code=204, responses=errors("handler-only"))
async def delete_table(request: Request, table_id: str, _: HandlerAccess) -> Response:
    """Delete the table and its whole history. This cannot be undone."""
    await service_of(request).delete(table_id)
    return Response(status_code=204)


@router.get("/tables/{table_id}/export", responses=errors("handler-only", "history-too-long"))
async def export_table(
    request: Request,
    table_id: str,
    viewer: HandlerAccess,
    history: Annotated[
        bool, Query(description="with every step, to be looked back at elsewhere")
    ] = False,
) -> Response:
    """Export the whole table as one document: map, units, options, log, and proofs of its dice."""
    service = service_of(request)
    document = await service.export_table(table_id, viewer.seat_id, history=history)
    live = await service.table(table_id, viewer.seat_id)
    names = names_in(live.view(viewer.seat_id)[2])
    document["log"] = await asyncio.to_thread(with_texts, document["log"], names)
    disposition = attachment(document["name"], "table.hexframe-table.json")
    return json(document, headers={"Content-Disposition": disposition})


@router.get(
    "/tables/{table_id}/log.json",
    response_model=LogDocument,
    responses=errors(*READ_ERRORS),
)
async def export_log(request: Request, looking: ReadAccess) -> Response:
    """Export the log as you may read it: every roll with its proof, and the dice chapters with the
    seeds of closed ones. `hexframe verify-dice` and the page /verify check it.
    """
    document = await service_of(request).export_log(looking.live, looking.whom)
    _, _, view = looking.live.view(looking.whom)
    document["log"] = await asyncio.to_thread(with_texts, document["log"], names_in(view))
    return json(
        document,
        headers={"Content-Disposition": attachment(document["name"], "log.hexframe-log.json")},
    )
