"""Checks frames and views strictly against the published AsyncAPI document.

The document allows a server to add fields later. Here a field without description is an error, so
that the document stays complete.
"""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator
from pydantic import TypeAdapter

from app.web import asyncapi
from app.web.ws_messages import SERVER_FRAMES

_MODELS = {model.model_fields["t"].annotation.__args__[0]: model for model in SERVER_FRAMES}  # type: ignore[union-attr]


def strict(node: Any) -> Any:
    """Returns the schema with every described object closed to further fields. Conditions, which
    have no type, stay as they are."""
    if isinstance(node, dict):
        for value in node.values():
            strict(value)
        if "properties" in node and node.get("type") == "object":
            node.setdefault("additionalProperties", False)
    elif isinstance(node, list):
        for value in node:
            strict(value)
    return node


@cache
def _schemas() -> dict[str, Any]:
    found: dict[str, Any] = strict(copy.deepcopy(asyncapi.document()["components"]["schemas"]))
    return found


@cache
def validator(name: str) -> Draft202012Validator:
    """Returns a validator for one schema of the document."""
    root = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": _schemas()}}
    return Draft202012Validator(root)


def check_frame(frame: dict[str, Any]) -> None:
    """Raises when a server's frame differs from the document."""
    validator(_MODELS[frame["t"]].__name__).validate(frame)


def check_document(kind: Any, document: Any) -> None:
    """Raises when an answer differs from its type, or has another field."""
    _validator_of(kind).validate(document)


@cache
def _validator_of(kind: Any) -> Draft202012Validator:
    return Draft202012Validator(strict(TypeAdapter(kind).json_schema(mode="serialization")))


def check_view(view: dict[str, Any]) -> None:
    """Raises when a view differs from the document."""
    validator("View").validate(view)
