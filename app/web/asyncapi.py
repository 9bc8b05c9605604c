"""The AsyncAPI 3 document of the WebSocket, generated from the message models."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec
from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from app import __version__
from app.engine.queries import answer_types, query_types
from app.live.outbox import CloseCode
from app.web.schemas.published import publish
from app.web.schemas.structs import REF, query_schema_name
from app.web.ws_messages import CLIENT_FRAMES, PROTOCOL_CLOSES, SERVER_FRAMES

_CHANNEL = "table"


def _messages(models: list[type[BaseModel]]) -> dict[str, Any]:
    return {
        model.__name__: {
            "name": _kind(model),
            "title": model.__name__,
            "summary": (model.__doc__ or "").strip(),
            "contentType": "application/json",
            "payload": {"$ref": REF + model.__name__},
        }
        for model in models
    }


def _any_frame(models: list[type[BaseModel]], text: str) -> dict[str, Any]:
    """Returns the schema of one of several frames, told apart by `t`."""
    return {
        "description": text,
        "oneOf": [{"$ref": REF + model.__name__} for model in models],
    }


def _kind(model: type[BaseModel]) -> str:
    """Returns the `t` of a frame."""
    return str(get_args(model.model_fields["t"].annotation)[0])


def _operation(action: str, models: list[type[BaseModel]], summary: str) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{_CHANNEL}"},
        "summary": summary,
        "messages": [
            {"$ref": f"#/channels/{_CHANNEL}/messages/{model.__name__}"} for model in models
        ],
    }


def _by_query(frame: dict[str, Any]) -> dict[str, Any]:
    """Returns the schema of the query frame as one of those of each query, told apart by `name`."""
    properties, required = frame.pop("properties"), frame.pop("required")
    kinds = []
    for name, shape in sorted(query_types().items()):
        asks = any(field.required for field in msgspec.structs.fields(shape))
        kinds.append(
            {
                "type": "object",
                "properties": {
                    **properties,
                    "name": {"const": name, "description": "the name of the query"},
                    "params": {"$ref": REF + query_schema_name(name)},
                },
                "required": [*required, "params"] if asks else required,
                "additionalProperties": False,
            }
        )
    return {"title": frame["title"], "description": frame["description"], "oneOf": kinds}


@cache
def document() -> dict[str, Any]:
    """Returns the whole document."""
    models = [*CLIENT_FRAMES, *SERVER_FRAMES]
    received: list[tuple[type[BaseModel], JsonSchemaMode]] = [
        (model, "validation") for model in CLIENT_FRAMES
    ]
    sent: list[tuple[type[BaseModel], JsonSchemaMode]] = [
        (model, "serialization") for model in SERVER_FRAMES
    ]
    roots: list[tuple[Any, JsonSchemaMode, TypeAdapter[Any]]] = [
        *((model, mode, TypeAdapter(model)) for model, mode in (*received, *sent)),
        *((kind, "serialization", TypeAdapter(kind)) for kind in answer_types().values()),
    ]
    _, schemas = TypeAdapter.json_schemas(roots, ref_template=REF + "{model}")
    schemas["$defs"]["QueryFrame"] = _by_query(schemas["$defs"]["QueryFrame"])
    schemas["$defs"]["ClientFrame"] = _any_frame(CLIENT_FRAMES, "A message that you send.")
    schemas["$defs"]["ServerFrame"] = _any_frame(SERVER_FRAMES, "A message that you receive.")
    closes = ", ".join(f"{code.value} {code.name.lower().replace('_', ' ')}" for code in CloseCode)
    others = ", ".join(f"{code} {why}" for code, why in PROTOCOL_CLOSES.items())
    whole = {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Hexframe tables",
            "version": __version__,
            "description": (
                "One WebSocket per viewer and table. The server sends `hello`, then `view` or "
                "the missed `change` frames, then every change as it happens. Join again with "
                f"the epoch and seq seen last to miss nothing. Close codes: {closes}. "
                f"Those of the protocol itself: {others}."
            ),
        },
        "defaultContentType": "application/json",
        "channels": {
            _CHANNEL: {
                "address": "/ws/tables/{table_id}",
                "parameters": {"table_id": {"description": "the table's id"}},
                "bindings": {
                    "ws": {
                        "method": "GET",
                        "query": {
                            "type": "object",
                            "properties": {
                                "epoch": {"type": "string"},
                                "after": {"type": "integer", "minimum": 0},
                                "as": {
                                    "type": "string",
                                    "description": "for the Handler: view as this seat, or as "
                                    "`pilots` or `spectators`; such a socket is read-only",
                                },
                                "text": {
                                    "type": "boolean",
                                    "description": "with the English `text` of each log line",
                                },
                                "ticket": {
                                    "type": "string",
                                    "description": "in place of a token in a header: good once",
                                },
                            },
                        },
                    }
                },
                "messages": {
                    name: {"$ref": f"#/components/messages/{name}"} for name in _messages(models)
                },
            }
        },
        "operations": {
            "receiveFromClient": _operation("receive", CLIENT_FRAMES, "What a client may send."),
            "sendToClient": _operation("send", SERVER_FRAMES, "What the server sends."),
        },
        "components": {"messages": _messages(models), "schemas": schemas["$defs"]},
    }
    for schema in publish(whole)["components"]["schemas"].values():
        schema.pop("discriminator", None)  # in AsyncAPI it cannot name the values
    return whole
