"""Whether an AsyncAPI 3 document is valid.

`check` finds what the JSON Schema of the AsyncAPI Initiative forbids, and what that cannot say:
references to nothing or to the wrong place, and parameters that are not those of an address.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from jsonschema_rs import Draft7Validator

from tests.js.client_tools import modules

_MESSAGES = "#/components/messages/"
_CHANNELS = "#/channels/"


@cache
def _structure() -> Draft7Validator:
    """Returns the official schema of version 3.0.0, which npm installs (client_tools)."""
    path = modules() / "@asyncapi" / "specs" / "schemas" / "3.0.0-without-$id.json"
    return Draft7Validator(json.loads(path.read_text(encoding="utf-8")))


def check(document: Mapping[str, Any]) -> list[str]:
    """Returns what is wrong with a document; nothing for a valid one."""
    wrong = [f"{each.instance_path}: {each.message}" for each in _structure().iter_errors(document)]
    return wrong or [
        *(f"nothing at {ref}" for ref in _references(document) if not _leads(ref, document)),
        *_wrong_channels(document),
        *_wrong_operations(document),
    ]


def _references(node: Any) -> Iterator[str]:
    """Yields every reference of a document."""
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        for each in node.values():
            yield from _references(each)
    elif isinstance(node, list):
        for each in node:
            yield from _references(each)


def _leads(ref: str, document: Mapping[str, Any]) -> bool:
    """Whether a reference leads to something in the document."""
    node: Any = document
    start, *steps = ref.split("/")
    for step in steps:
        if not isinstance(node, dict) or step not in node:
            return False
        node = node[step]
    return start == "#"


def _wrong_channels(document: Mapping[str, Any]) -> Iterator[str]:
    for name, channel in document["channels"].items():
        address = channel["address"]
        if re.search("[?#]", address):
            yield f"{name}: an address has no query and no fragment"
        if set(re.findall(r"\{([^}]+)\}", address)) != set(channel["parameters"]):
            yield f"{name}: the parameters are not those of the address"
        for message in channel["messages"].values():
            if not message["$ref"].startswith(_MESSAGES):
                yield f"{name}: not a message: {message['$ref']}"


def _wrong_operations(document: Mapping[str, Any]) -> Iterator[str]:
    for name, operation in document["operations"].items():
        channel = operation["channel"]["$ref"]
        if not channel.startswith(_CHANNELS):
            yield f"{name}: not a channel: {channel}"
        for message in operation["messages"]:
            if not message["$ref"].startswith(f"{channel}/messages/"):
                yield f"{name}: not a message of its channel: {message['$ref']}"
