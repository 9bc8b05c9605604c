"""Checks frames and views against the published AsyncAPI document, strictly.

The document lets a server add fields later; here an undescribed field is an error, so that the
description cannot fall behind.
"""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from app.web import asyncapi
from app.web.ws_messages import SERVER_FRAMES

_MODELS = {model.model_fields["t"].annotation.__args__[0]: model for model in SERVER_FRAMES}  # type: ignore[union-attr]


def strict(node: Any) -> Any:
    """The schema with every described object closed to other fields."""
    if isinstance(node, dict):
        for value in node.values():
            strict(value)
        if "properties" in node:
            node.setdefault("additionalProperties", False)
    elif isinstance(node, list):
        for value in node:
            strict(value)
    return node


@cache
def validator(name: str) -> Draft202012Validator:
    """A validator for one schema of the document."""
    schemas = strict(copy.deepcopy(asyncapi.document()["components"]["schemas"]))
    root = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas}}
    return Draft202012Validator(root)


def check_frame(frame: dict[str, Any]) -> None:
    """Raise when a server's frame is not as published."""
    validator(_MODELS[frame["t"]].__name__).validate(frame)


def check_view(view: dict[str, Any]) -> None:
    """Raise when a view is not as published."""
    validator("View").validate(view)
