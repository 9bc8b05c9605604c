"""Errors as RFC 9457 problem documents with a stable `code`, and pages for people.

Every code is one entry in STATUS (codes of the web's own) or comes from the engine with a
refusal; the text is in the message catalogue, rendered here only as `detail`.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Annotated, Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from app.errors import RequestRefused
from app.live.tables import UnknownSeat
from app.messages import codes, text
from app.rules.json_types import Doc, SchemaName
from app.store import StoreUnavailable

log = logging.getLogger("hexframe")

#: HTTP status by code: the web's own codes, and refusals that are not a plain conflict.
STATUS: dict[str, int] = {
    "malformed": 422,
    "unknown-command": 422,
    "unknown-query": 404,
    "not-signed-in": 401,
    "stale-token": 401,
    "not-your-table": 403,
    "not-allowed": 403,
    "handler-only": 403,
    "server-only": 403,
    "spectators-watch": 403,
    "not-yours": 403,
    "only-looking": 403,
    "not-your-character": 403,
    "needs-approval": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "banned": 403,
    "operator-only": 403,
    "bad-invite": 404,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-system": 404,
    "no-such-schema": 404,
    "no-such-chunk": 404,
    "bad-share": 404,
    "no-such-share": 404,
    "bad-screen": 404,
    "no-such-screen": 404,
    "too-many-screens": 409,
    "token-expired": 401,
    "token-revoked": 401,
    "bad-ticket": 401,
    "ticket-used": 401,
    "scope-missing": 403,
    "no-token-here": 403,
    "origin-not-allowed": 403,
    "bad-origin": 422,
    "scope-not-for-seat": 409,
    "too-many-tokens": 409,
    "bad-webhook-url": 422,
    "private-address": 422,
    "too-many-webhooks": 409,
    "secret-being-replaced": 409,
    "mission-not-over": 409,
    "too-many-shares": 409,
    "no-such-entry": 404,
    "no-such-ready-table": 404,
    "not-your-entry": 403,
    "bad-entry": 422,
    "library-full": 409,
    "no-such-picture": 404,
    "not-a-picture": 415,
    "bad-picture": 422,
    "picture-too-large": 413,
    "too-many-pictures": 409,
    "pictures-full": 409,
    "picture-in-use": 409,
    "no-such-moment": 404,
    "method-not-allowed": 405,
    "not-acceptable": 406,
    "duplicate-id": 409,
    "other-epoch": 409,
    "state-changed": 412,
    "key-reused": 422,
    "request-under-way": 409,
    "outcome-unknown": 409,
    "too-many-seats": 409,
    "too-many-tables": 409,
    "not-json": 415,
    "no-room": 503,
    "server-full": 503,
    "table-full": 413,
    "too-large": 413,
    "too-many-hexes": 413,
    "bad-map": 422,
    "bad-document": 422,
    "bad-history": 422,
    "newer-history": 422,
    "history-too-long": 413,
    "bad-request": 400,
    "too-slow": 408,
    "query-too-large": 422,
    "too-much-work": 422,
    "too-many-connections": 429,
    "too-many-queries": 429,
    "too-many-requests": 429,
    "too-many-guesses": 429,
    "internal": 500,
    "not-ready": 503,
    "being-prepared": 503,
    "newer-table": 503,
    "broken-table": 503,
}
#: Codes in STATUS with which the game refuses; the others are the server's.
_ALSO_OF_THE_GAME = frozenset(
    {
        "bad-map", "handler-only", "malformed", "needs-approval", "no-such-system",
        "no-such-table", "not-your-character", "not-yours", "query-too-large", "server-only",
        "spectators-watch", "table-full", "too-many-hexes", "too-much-work", "unknown-command",
        "unknown-query",
    }
)  # fmt: skip
#: Further texts that no refusal of the game has: they are the page's, or details of another code.
_NO_REFUSALS = frozenset(
    {
        "busy",
        "looking-back",
        "no-such-ban",
        "no-such-delivery",
        "no-such-token",
        "no-such-webhook",
        "wrong-count",
    }
)
#: Headers of temporary errors: programs retry, and a page reloads.
RETRY_HEADERS: dict[str, dict[str, str]] = {
    "being-prepared": {"Retry-After": "3", "Refresh": "3"},
    "not-ready": {"Retry-After": "2"},
    "server-full": {"Retry-After": "30"},
    "too-many-requests": {"Retry-After": "1"},
}


#: The keyword of a documented response, and of the schema of a command or query, that lists its
#: codes.
CODES = "x-codes"
#: The status of an answer after the client has gone, only in metrics (as in nginx).
GONE_AWAY = 499
#: Codes of the statuses that Starlette raises.
_HTTP_CODES = {404: "no-such-page", 405: "method-not-allowed"}


class ProblemDocument(BaseModel):
    """An RFC 9457 problem document; `code` and `params` name a text of the message catalogue."""

    model_config = ConfigDict(extra="allow")

    type: Annotated[str, Doc("a URN with the code")] = Field(
        examples=["urn:hexframe:problem:too-far"]
    )
    title: Annotated[str, Doc("the phrase of the status")] = Field(examples=["Conflict"])
    status: Annotated[int, Doc("the HTTP status")] = Field(examples=[409])
    code: Annotated[str, SchemaName("RefusalCode")] = Field(examples=["too-far"])
    detail: Annotated[str, Doc("the English text")] = Field(examples=["3 steps needed, 1 left"])
    params: dict[str, Any] = Field(default_factory=dict)
    data: Annotated[Any, Doc("what explains the refusal, by code")] = None


class Problem(RequestRefused):
    """A refusal with its HTTP status, raised in a route and shown as a document or page."""

    def __init__(
        self,
        code: str,
        params: Mapping[str, Any] | None = None,
        data: Any = None,
        *,
        status: int | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        if code == "malformed" and data is None and params:
            # As for a body that its schema refuses: programs read one form.
            data = [{"at": params["at"].split("."), "what": params["what"]}]
        super().__init__(code, params, data)
        self.status = status if status is not None else status_of(code)
        self.headers = dict(headers or {})


class ProblemRaised(HTTPException):
    """A problem while a body is read; FastAPI passes on only HTTPException from there."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.status)
        self.problem = problem


def problem_of(refused: RequestRefused) -> Problem:
    """Returns a refusal as a problem with its HTTP status."""
    if isinstance(refused, Problem):
        return refused
    return Problem(
        refused.code, refused.params, refused.data, headers=RETRY_HEADERS.get(refused.code)
    )


def status_of(code: str) -> int:
    """Returns the HTTP status of a refusal: 404 for unknown ids, 409 for what a rule forbids.

    A refusal of a dice system ("<system>.<code>") has the status of the plain code.
    """
    if code in STATUS:
        return STATUS[code]
    own = code.rpartition(".")[2]
    if own == "not-your-character":
        return 403
    return 404 if own.startswith("no-such-") else 409


def game_codes() -> list[str]:
    """Returns the codes with which a command or query may be refused by the game itself."""
    others = (STATUS.keys() - _ALSO_OF_THE_GAME) | _NO_REFUSALS
    return sorted(
        code
        for code in codes("refusals")
        if code not in others and not code.startswith("build-")  # problems of a build
    )


def document(problem: Problem) -> dict[str, Any]:
    """Returns the problem document of a problem."""
    return {
        "type": f"urn:hexframe:problem:{problem.code}",
        "title": HTTPStatus(problem.status).phrase,
        "status": problem.status,
        "code": problem.code,
        "detail": text(problem.code, problem.params),
        "params": problem.params,
        "data": problem.data,
    }


def problem_response(problem: Problem) -> Response:
    """Returns the problem as application/problem+json."""
    return Response(
        json.dumps(document(problem), default=str),
        status_code=problem.status,
        media_type="application/problem+json",
        headers={"Cache-Control": "no-store", **problem.headers},
    )


def wants_page(request: Request) -> bool:
    """Whether the client is a browser that loads a page; it gets errors as pages."""
    path = request.url.path
    if path.startswith(("/api/", "/ws/", "/static/")):
        return False
    return "text/html" in request.headers.get("accept", "")


def _from_http(error: HTTPException) -> Problem:
    if isinstance(error, ProblemRaised):
        return error.problem
    code = _HTTP_CODES.get(error.status_code, "bad-request")
    headers = dict(error.headers or {})
    return Problem(code, status=error.status_code, headers=headers)


def _from_validation(error: RequestValidationError) -> Problem:
    found = [_mistake(item) for item in error.errors()]
    first = found[0] if found else {"at": [], "what": ""}
    return Problem("malformed", {"at": ".".join(first["at"]), "what": first["what"]}, found[:20])


#: Texts of mistakes that the framework would tell in terms of Python.
_WHAT: Final = {
    "missing": "missing",
    **dict.fromkeys(("dict_type", "model_type", "model_attributes_type"), "Expected an object"),
    "list_type": "Expected a list",
    "string_type": "Expected a text",
    **dict.fromkeys(("int_type", "int_parsing", "int_from_float"), "Expected a whole number"),
    **dict.fromkeys(("float_type", "float_parsing"), "Expected a number"),
    **dict.fromkeys(("bool_type", "bool_parsing"), "Expected true or false"),
}


def _mistake(item: Mapping[str, Any]) -> dict[str, Any]:
    """Returns where a request is wrong, and what is wrong there."""
    at = [str(part) for part in item["loc"]]
    if item["type"] == "json_invalid":
        # the parser counts characters, which are no place in the document
        return {"at": at[:1], "what": f"no JSON from character {at[1]} on: {item['ctx']['error']}"}
    return {"at": at, "what": _WHAT.get(item["type"], item["msg"])}


def error_response(request: Request, problem: Problem) -> Response:
    """Returns the problem as a page for people, or as a document."""
    if wants_page(request):
        page: Response = request.app.state.pages.error(problem)
        return page
    return problem_response(problem)


def install(app: FastAPI) -> None:
    """Makes every error of the app a problem document or an error page."""

    async def on_denied(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestRefused)
        return error_response(request, problem_of(error))

    async def on_http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return error_response(request, _from_http(error))

    async def on_validation(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return error_response(request, _from_validation(error))

    async def on_anything(request: Request, error: Exception) -> Response:
        log.error("unhandled error in %s", request.scope.get("route", "?"), exc_info=error)
        return error_response(request, Problem("internal"))

    async def on_store(request: Request, error: Exception) -> Response:
        log.error("the store does not answer", exc_info=error)
        return error_response(request, problem_of(RequestRefused("not-ready")))

    async def on_gone(request: Request, error: Exception) -> Response:  # noqa: ARG001
        return Response(status_code=GONE_AWAY)  # the client has gone

    async def on_unknown_seat(request: Request, _: Exception) -> Response:
        # The seat was kicked after its token was checked.
        return error_response(request, Problem("stale-token"))

    app.add_exception_handler(StoreUnavailable, on_store)
    app.add_exception_handler(ClientDisconnect, on_gone)
    app.add_exception_handler(UnknownSeat, on_unknown_seat)
    app.add_exception_handler(RequestRefused, on_denied)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(RequestValidationError, on_validation)
    app.add_exception_handler(Exception, on_anything)


def error_responses(*named: str) -> dict[int | str, dict[str, Any]]:
    """Returns OpenAPI `responses` for the given codes, grouped by status."""
    by_status: dict[int, list[str]] = {}
    for code in named:
        by_status.setdefault(status_of(code), []).append(code)
    return {
        status: {
            "description": f"{HTTPStatus(status).phrase}: " + ", ".join(f"`{c}`" for c in found),
            CODES: found,
            "content": {
                "application/problem+json": {
                    "schema": {"$ref": "#/components/schemas/ProblemDocument"}
                }
            },
        }
        for status, found in sorted(by_status.items())
    }
