"""The header Idempotency-Key: a POST that is sent again with the same key is carried out once.

The answer to a request that succeeded is kept for a day, and given again to the same sender. It may
hold secrets that the server stores nowhere else, such as the token of a seat. So it is stored
sealed: it can be read only with the key and the sender's own token, of which the server stores
hashes.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from app.errors import RequestRefused
from app.live.clock import from_now, now
from app.rules.decoding import decode_json
from app.store.idempotency import KeptRequest
from app.store.secrets import new_token
from app.web import auth
from app.web.errors import Problem
from app.web.limits import address_of

HEADER: Final = "Idempotency-Key"
REPLAYED: Final = "Idempotency-Replayed"
#: Letters of a key. A short one could be guessed, or be used twice by mistake.
SHORTEST, LONGEST = 16, 255
_KEY: Final = re.compile(rf"[!-~]{{{SHORTEST},{LONGEST}}}")
#: Seconds for which an answer is kept, and after which a request without one is not under way any
#: more.
KEPT, UNDER_WAY = 24 * 3600.0, 600.0
#: Operations that make nothing which is kept, or have another way to be repeated safely: commands
#: have ids, and the header is one.
_OTHERS: Final = re.compile(
    r"/api/v1/(maps/generate|frames/check|tables/[^/]+/(commands|queries/[^/]+|tickets))"
)
#: Codes of this module, for the documentation of every operation that it handles.
CODES: Final = ("key-reused", "request-under-way", "outcome-unknown")
PARAMETER: Final[dict[str, Any]] = {
    "name": HEADER,
    "in": "header",
    "required": False,
    "description": "a value of your choice that nobody can guess, such as a UUID: a request that "
    "is sent again with it is carried out once",
    "schema": {
        "type": "string",
        "minLength": SHORTEST,
        "maxLength": LONGEST,
        "pattern": f"^[!-~]{{{SHORTEST},{LONGEST}}}$",
    },
}


class _Answer(msgspec.Struct):
    """An answer that is kept."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


def key_of(request: Request) -> str | None:
    """Returns the key of a request, or None. Raises Problem malformed."""
    key = request.headers.get(HEADER)
    if key is not None and _KEY.fullmatch(key) is None:
        what = f"{SHORTEST} to {LONGEST} letters of ASCII without spaces"
        raise Problem("malformed", {"at": f"header.{HEADER}", "what": what})
    return key


def keeps_answer(method: str, path: str) -> bool:
    """Whether the answer of an operation is kept for its key."""
    return method == "POST" and _OTHERS.fullmatch(path) is None


async def once(request: Request, run: Callable[[Request], Awaitable[Response]]) -> Response:
    """Carries a request out, or returns the answer that a request with the same key got.

    Only what succeeded is kept: what was refused can be sent again with the same key. Raises
    Problem malformed, key-reused, request-under-way, outcome-unknown.
    """
    key = key_of(request) if request.method == "POST" else None
    if key is None or not keeps_answer(request.method, request.url.path):
        return await run(request)
    secret = f"{_sender(request)}\n{key}".encode()
    asked = await _asked(request, secret)
    kept = await auth.service_of(request).store.requests.begin(asked, from_now(-KEPT))
    if kept.claim != asked.claim:
        return _repeated(kept, asked.request_hash, secret)
    requests = auth.service_of(request).store.requests
    try:
        answer = await run(request)
    except (RequestRefused, RequestValidationError, HTTPException):
        await requests.release(asked.claim)
        raise
    if answer.status_code >= 300:
        await requests.release(asked.claim)
        return answer
    headers = [
        (name.decode("latin-1"), value.decode("latin-1"))
        for name, value in answer.raw_headers
        if name != b"content-length"
    ]
    whole = _Answer(answer.status_code, headers, bytes(answer.body))
    sealed = _seal(msgspec.json.encode(whole), secret, asked.claim)
    await requests.finish(asked.claim, sealed)
    return answer


def _repeated(kept: KeptRequest, request_hash: str, secret: bytes) -> Response:
    """Returns the answer to a request with this key."""
    if kept.request_hash != request_hash:
        raise Problem("key-reused")
    if kept.answer is None:
        if kept.created < from_now(-UNDER_WAY):
            raise Problem("outcome-unknown")
        raise Problem("request-under-way", headers={"Retry-After": "1"})
    known = decode_json(_seal(kept.answer, secret, kept.claim), _Answer)
    answer = Response(known.body, known.status)
    for name, value in known.headers:
        answer.headers.append(name, value)
    answer.headers[REPLAYED] = "true"
    return answer


def _sender(request: Request) -> str:
    """Returns what tells senders apart: the token, or the address of who has none."""
    token = auth.bearer(request)
    table_id = request.path_params.get("table_id")
    if token is None and table_id is not None:
        token = request.cookies.get(auth.cookie_name(table_id))
    return f"token {token}" if token else f"address {address_of(request)}"


async def _asked(request: Request, secret: bytes) -> KeptRequest:
    """Returns a request with a new claim."""
    table_id = request.path_params.get("table_id", "")
    parts = (
        request.url.path.encode(),
        request.url.query.encode(),
        request.headers.get("content-type", "").partition(";")[0].encode(),
        await request.body(),
    )
    whole = hashlib.sha256(secret)
    for part in parts:
        whole.update(b"%d:" % len(part) + part)
    return KeptRequest(
        key_hash=hashlib.sha256(b"key\n" + secret).hexdigest(),
        # A path may name anything.
        table_id=table_id if table_id.isalnum() and len(table_id) <= 64 else "",
        claim=new_token(),
        request_hash=whole.hexdigest(),
        created=now(),
    )


def _seal(content: bytes, secret: bytes, claim: str) -> bytes:
    """Returns the content combined with random bytes that follow from the secret. Twice is nothing.

    The claim is random, so no two answers are combined with the same bytes.
    """
    bits = hashlib.shake_256(b"seal\n%b\n%b" % (claim.encode(), secret)).digest(len(content))
    mixed = int.from_bytes(content) ^ int.from_bytes(bits)
    return mixed.to_bytes(len(content))


def codes(path: str) -> tuple[str, ...]:
    """Returns the codes with which this module may refuse a POST operation, beside malformed."""
    return CODES if keeps_answer("POST", path) else ()
