"""Headers that the answers of all operations have in common: ETags, and what is deprecated."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import format_datetime
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

#: The member of an operation in the OpenAPI document that says since when it is deprecated, when it
#: will be gone, and what to use instead: `{"since": "2027-01-31", "sunset": "2027-07-31",
#: "link": "/guide/api#versions"}`.
DEPRECATION: Final = "x-deprecation"
#: Larger answers are not hashed.
MOST_BYTES: Final = 256 * 1024


def tagged(request: Request, answer: Response) -> Response:
    """Gives the answer to a GET an ETag unless it has one, and answers 304 to a client that has the
    same already."""
    body: Any = getattr(answer, "body", None)
    plain = answer.status_code == 200 and "etag" not in answer.headers
    if request.method != "GET" or not plain or not body or len(body) > MOST_BYTES:
        return answer
    if "content-encoding" in answer.headers:
        return answer  # the same content can be compressed in several ways
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    answer.headers["ETag"] = tag
    if tag not in request.headers.get("if-none-match", ""):
        return answer
    kept = {name: value for name, value in answer.headers.items() if name[:8] != "content-"}
    return Response(status_code=304, headers=kept)


def marked(answer: Response, deprecation: Mapping[str, str] | None) -> Response:
    """Says in the head of an answer that its operation is deprecated (RFC 9745, RFC 8594)."""
    if deprecation is not None:
        since, sunset = (
            datetime.fromisoformat(deprecation[name]).replace(tzinfo=UTC)
            for name in ("since", "sunset")
        )
        answer.headers["Deprecation"] = f"@{int(since.timestamp())}"
        answer.headers["Sunset"] = format_datetime(sunset, usegmt=True)
        answer.headers["Link"] = f'<{deprecation["link"]}>; rel="deprecation"'
    return answer
