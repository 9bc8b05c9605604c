"""The OpenAPI 3.1 document of the REST interface, from the routes and the models of requests."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic.json_schema import models_json_schema

from app.engine.queries import query_functions, query_types
from app.web import idempotency
from app.web.errors import CODES, ProblemDocument, error_responses, game_codes, status_of
from app.web.limits import FREE
from app.web.schemas.published import publish
from app.web.schemas.refusal_schemas import some_refusals
from app.web.schemas.rest import CreateTable
from app.web.schemas.structs import REF, first_sentence, query_answers, query_schema_name
from app.web.scopes import ROUTE_SCOPES
from app.web.security import SAFE

_COMMANDS_PATH: Final = "/api/v1/tables/{table_id}/commands"
_QUERY_PATH: Final = "/api/v1/tables/{table_id}/queries/{name}"
#: What can be wrong with any body.
_UNREADABLE: Final = (
    "bad-request", "too-large", "too-slow", "not-json", "no-room", "not-ready", "malformed",
)  # fmt: skip
_TOO_MANY: Final = ("too-many-requests", "too-many-guesses")


def operation_id(route: APIRoute) -> str:
    """Returns the id of a route's operation: the name of its function."""
    return route.name


def openapi(app: FastAPI) -> dict[str, Any]:
    """Returns the OpenAPI 3.1 document with problem documents and authentication schemes."""
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title,
            version=app.version,
            description=app.description,
            routes=app.routes,
            servers=[{"url": app.state.settings.public_url or "/"}],
        )
        components = document.setdefault("components", {})
        schemas = components.setdefault("schemas", {})
        # Bodies that routes read themselves, and the errors of all routes.
        _, written = models_json_schema(
            [(ProblemDocument, "serialization"), (CreateTable, "validation")],
            ref_template=REF + "{model}",
        )
        schemas.update(written["$defs"])
        for unused in ("HTTPValidationError", "ValidationError"):
            schemas.pop(unused, None)
        components["securitySchemes"] = {
            "bearer": {"type": "http", "scheme": "bearer"},
            "cookie": {"type": "apiKey", "in": "cookie", "name": "hexframe_{table_id}"},
        }
        for path, operations in document["paths"].items():
            for method, operation in operations.items():
                _complete(path, method, operation)
        sending = [document["paths"][path]["post"] for path in (_COMMANDS_PATH, _QUERY_PATH)]
        schemas["RequestRefusal"] = some_refusals(
            "RequestRefusal",
            "Why the server refuses a request with a command or a query, whichever it is.",
            sorted({code for each in sending for code in _own_codes(each)}),
        )
        for operation in sending:
            _may_refuse(operation)
        _split_queries(document["paths"])
        app.openapi_schema = publish(document)
    return app.openapi_schema


def _complete(path: str, method: str, operation: dict[str, Any]) -> None:
    """Adds to an operation what can happen to many of them."""
    # What FastAPI writes by itself is not what is answered here.
    if "HTTPValidationError" in str(operation["responses"].get("422")):
        del operation["responses"]["422"]
        _may_answer(operation, "malformed")
    if method.upper() not in SAFE:
        _may_answer(operation, "wrong-origin")
    if "requestBody" in operation:
        _may_answer(operation, *_UNREADABLE)
    if not path.startswith(FREE):
        _may_answer(operation, *_TOO_MANY, "wrong-host")
        operation["responses"]["429"]["headers"] = {
            "Retry-After": {"description": "seconds to wait", "schema": {"type": "integer"}}
        }
    if method == "post":
        operation.setdefault("parameters", []).append(idempotency.PARAMETER)
        _may_answer(operation, "malformed", *idempotency.codes(path))
    if path.startswith("/api/v1/tables"):
        _may_answer(operation, "not-ready")
    if "{table_id}" in path:
        operation["security"] = [{"bearer": []}, {"cookie": []}]
        if (scope := ROUTE_SCOPES.get((method.upper(), path))) is not None:
            operation["x-scope"] = scope


def _may_answer(operation: dict[str, Any], *codes: str) -> None:
    """Adds codes to the documented errors of an operation."""
    for status, response in error_responses(*codes).items():
        known = operation["responses"].setdefault(str(status), response)
        known[CODES] = list(dict.fromkeys((*known[CODES], *response[CODES])))
        named = ", ".join(f"`{code}`" for code in known[CODES])
        known["description"] = f"{HTTPStatus(int(status)).phrase}: {named}"


def _own_codes(operation: dict[str, Any]) -> Iterator[str]:
    """Yields the documented codes of an operation."""
    for response in operation["responses"].values():
        yield from response.get(CODES, ())


def _may_refuse(operation: dict[str, Any]) -> None:
    """Adds the refusals of the game, which are too many to name in a description."""
    own = {status: each["description"] for status, each in operation["responses"].items()}
    _may_answer(operation, *game_codes())
    for status in {str(status_of(code)) for code in game_codes()}:
        named = own.get(status, HTTPStatus(int(status)).phrase)
        operation["responses"][status]["description"] = (
            f"{named}. Also refusals of the game, all of them in `{CODES}`"
        )


def _split_queries(paths: dict[str, Any]) -> None:
    """Puts one path for each query in place of the path of all queries, with the schemas of its
    parameters and of its answer."""
    whole = paths.pop(_QUERY_PATH)["post"]
    answers = query_answers()
    functions = query_functions()
    for name in sorted(query_types()):
        operation = copy.deepcopy(whole)
        operation["operationId"] = f"query_{name}"
        operation["summary"] = f"Query {name}"
        operation["description"] = first_sentence(functions[name])
        operation["parameters"] = [each for each in whole["parameters"] if each["name"] != "name"]
        body = operation["requestBody"]["content"]["application/json"]
        body["schema"] = {"$ref": REF + query_schema_name(name)}
        answer = operation["responses"]["200"]["content"]["application/json"]
        answer["schema"] = {"$ref": REF + answers[name]}
        paths[_QUERY_PATH.replace("{name}", name)] = {"post": operation}
