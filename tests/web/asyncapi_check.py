"""The structure of an AsyncAPI 3 document, of those parts that the server publishes.

`check` finds what the specification forbids: unknown or missing members, wrong types, and
references to the wrong place.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from jsonschema_rs import Draft202012Validator

_TEXT: Final = {"type": "string", "minLength": 1}
_NAMES: Final = {"pattern": r"^[A-Za-z0-9.\-_]+$"}


def _object(required: str, optional: str = "", **members: Any) -> dict[str, Any]:
    """Returns the schema of an object with these members, and with extensions."""
    names = required.split()
    return {
        "type": "object",
        "properties": {name: members.get(name, _TEXT) for name in (*names, *optional.split())},
        "patternProperties": {"^x-": True},
        "required": names,
        "additionalProperties": False,
    }


def _map(value: Any) -> dict[str, Any]:
    return {"type": "object", "propertyNames": _NAMES, "additionalProperties": value}


def _reference(place: str) -> dict[str, Any]:
    """Returns the schema of a reference to something below a place."""
    pattern = "^" + re.escape(place) + "[^/]+$"
    return {
        "type": "object",
        "properties": {"$ref": {"type": "string", "pattern": pattern}},
        "required": ["$ref"],
        "additionalProperties": False,
    }


#: A JSON Schema, with what AsyncAPI adds to it.
_SCHEMA: Final = {
    "type": ["object", "boolean"],
    "properties": {"discriminator": {"type": "string"}, "deprecated": {"type": "boolean"}},
}
_MESSAGE: Final = _object("name payload", "title summary description contentType", payload=_SCHEMA)
_WEBSOCKET: Final = _object(
    "",
    "method query headers bindingVersion",
    method={"enum": ["GET", "POST"]},
    query={**_SCHEMA, "required": ["type", "properties"]},
    headers={**_SCHEMA, "required": ["type", "properties"]},
)
_CHANNEL: Final = _object(
    "address messages",
    "title summary description parameters bindings",
    address={"type": "string", "pattern": "^[^?#]+$"},
    messages=_map(_reference("#/components/messages/")),
    parameters=_map(_object("", "description enum default examples location")),
    bindings=_object("", "ws", ws=_WEBSOCKET),
)
_OPERATION: Final = _object(
    "action channel",
    "title summary description messages",
    action={"enum": ["send", "receive"]},
    channel=_reference("#/channels/"),
    messages={
        "type": "array",
        "items": {
            "type": "object",
            "properties": {"$ref": {"pattern": "^#/channels/[^/]+/messages/[^/]+$"}},
            "required": ["$ref"],
            "additionalProperties": False,
        },
    },
)
STRUCTURE: Final = _object(
    "asyncapi info channels operations components",
    "id defaultContentType",
    asyncapi={"const": "3.0.0"},
    info=_object("title version", "description"),
    channels=_map(_CHANNEL),
    operations=_map(_OPERATION),
    components=_object("", "messages schemas", messages=_map(_MESSAGE), schemas=_map(_SCHEMA)),
)


def check(document: Mapping[str, Any]) -> list[str]:
    """Returns what is wrong with a document; nothing for a valid one."""
    wrong = [
        f"{each.instance_path}: {each.message}"
        for each in Draft202012Validator(STRUCTURE).iter_errors(document)
    ]
    return wrong or [*_wrong_channels(document), *_wrong_operations(document)]


def _wrong_channels(document: Mapping[str, Any]) -> list[str]:
    wrong = []
    for name, channel in document["channels"].items():
        in_address = set(re.findall(r"\{([^}]+)\}", channel["address"]))
        if in_address != set(channel.get("parameters", {})):
            wrong.append(f"{name}: the parameters are not those of the address")
        wrong += [
            f"{name}: no such message: {message['$ref']}"
            for message in channel["messages"].values()
            if message["$ref"].rpartition("/")[2] not in document["components"]["messages"]
        ]
    return wrong


def _wrong_operations(document: Mapping[str, Any]) -> list[str]:
    wrong = []
    for name, operation in document["operations"].items():
        channel = operation["channel"]["$ref"].rpartition("/")[2]
        if channel not in document["channels"]:
            wrong.append(f"{name}: no such channel: {channel}")
            continue
        known = {
            f"#/channels/{channel}/messages/{each}"
            for each in document["channels"][channel]["messages"]
        }
        wrong += [
            f"{name}: not a message of its channel: {each['$ref']}"
            for each in operation.get("messages", ())
            if each["$ref"] not in known
        ]
    return wrong
