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

from app.engine.visibility.line_types.declared import line_types
from app.web import asyncapi
from app.web.schemas.refusal_schemas import WITH_MORE
from app.web.ws_messages import SERVER_FRAMES
from tests.engine.line_check import check_line, closed

_MODELS = {model.model_fields["t"].annotation.__args__[0]: model for model in SERVER_FRAMES}  # type: ignore[union-attr]


@cache
def _schemas() -> dict[str, Any]:
    found = copy.deepcopy(asyncapi.document()["components"]["schemas"])
    _close_refusals(found)
    closed(found)
    return found


def _close_refusals(schemas: dict[str, Any]) -> None:
    """Closes refusals as a whole: some have more properties than the part of their code."""
    refusal = schemas["Refusal"]
    own = [*refusal["$defs"].values(), schemas["OtherRefusal"]]
    refusal["unevaluatedProperties"] = False
    for name in schemas.keys() & set(WITH_MORE):
        _, more = schemas[name]["allOf"]
        schemas[name]["allOf"] = [{"oneOf": refusal["oneOf"]}, more]
        schemas[name]["unevaluatedProperties"] = False
        own.append(more)
    for each in own:
        del each["type"]  # `closed` leaves it open


@cache
def validator(name: str) -> Draft202012Validator:
    """Returns a validator for one schema of the document."""
    root = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": _schemas()}}
    return Draft202012Validator(root)


def check_frame(frame: dict[str, Any]) -> None:
    """Raises when a server's frame differs from the document."""
    if "entries" in frame:
        for entry in frame["entries"]:
            check_entry(entry)
        frame = {**frame, "entries": []}
    validator(_MODELS[frame["t"]].__name__).validate(frame)


def check_entry(entry: dict[str, Any]) -> None:
    """Raises when a line of the log differs from the schema of its code."""
    declared = line_types().get(entry["code"])
    if "text" in entry and declared is not None:
        # with its text a line has all parameters that the text needs
        own_params = {key: each for key, each in entry["params"].items() if key in declared.params}
        check_line({**entry, "params": own_params})
    else:
        check_line(entry)
    own = ("code", "params", "data")
    validator("LineBase").validate({key: each for key, each in entry.items() if key not in own})


def check_document(kind: Any, document: Any) -> None:
    """Raises when an answer differs from its type, or has another field."""
    _validator_of(kind).validate(document)


@cache
def _validator_of(kind: Any) -> Draft202012Validator:
    return Draft202012Validator(closed(TypeAdapter(kind).json_schema(mode="serialization")))


def check_view(view: dict[str, Any]) -> None:
    """Raises when a view differs from the document."""
    validator("View").validate(view)
