"""The messages that webhooks get, signed as Standard Webhooks describes it.

A message has the same id each time that it is sent, so a receiver can tell a repeated one.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from app import __version__, metrics
from app.engine import Entry
from app.live.clock import now
from app.live.tables import LiveTable
from app.services.outgoing import Outgoing
from app.store.secrets import new_id
from app.store.webhooks import Delivery, Webhook

#: The beginning of every secret, as Standard Webhooks has it.
SECRET_PREFIX: Final = "whsec_"  # noqa: S105 - not a secret itself
#: The type and code of a message that only tests the receiver.
TEST: Final = "webhook.test"
_encode = msgspec.json.Encoder().encode

#: Returns log lines with their English text, given the view of their reader.
Describe = Callable[[Mapping[str, Any], Sequence[Entry]], Sequence[Mapping[str, Any]]]


@dataclass(frozen=True, slots=True)
class Message:
    """A message about a line of the log; number and row are 0 for a test."""

    id: str
    code: str
    body: bytes
    version: int = 0
    line: int = 0


def new_secret() -> str:
    """Returns a secret of 256 bits to sign with."""
    return SECRET_PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def secrets_of(webhook: Webhook, at: str) -> list[str]:
    """Returns the secrets that sign the messages of a webhook at this time: the present one first,
    then the one before while it is still good."""
    if webhook.old_secret is None or webhook.old_until is None or webhook.old_until <= at:
        return [webhook.secret]
    return [webhook.secret, webhook.old_secret]


def signature(secret: str, message_id: str, timestamp: str, body: bytes) -> str:
    """Returns one signature of `webhook-signature`."""
    key = base64.b64decode(secret.removeprefix(SECRET_PREFIX))
    signed = f"{message_id}.{timestamp}.".encode() + body
    return "v1," + base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()


def whom(webhook: Webhook) -> str | None:
    """Returns the viewer of a webhook, as live tables name it."""
    return None if webhook.viewer == "handler" else webhook.viewer


def line_message(
    webhook: Webhook, live: LiveTable, version: int, entry: Entry, describe: Describe
) -> Message:
    """Returns the message about a line of the log. The caller read it as the webhook's viewer."""
    _, _, view = live.view(whom(webhook))
    (described,) = describe(view, [entry])
    line = {name: value for name, value in described.items() if name != "version"}
    data = {"table": live.id, "seq": entry["version"], **line}
    body = _encode({"type": entry["code"], "timestamp": entry["at"], "data": data})
    name = f"msg_{webhook.id}_{entry['n']}"
    return Message(name, entry["code"], body, version, entry["n"])


def trial_message(webhook: Webhook) -> Message:
    """Returns a message that only tests the receiver."""
    data = {"table": webhook.table_id, "webhook": webhook.id}
    body = _encode({"type": TEST, "timestamp": now(), "data": data})
    return Message(f"msg_{webhook.id}_{new_id('test')}", TEST, body)


async def send(
    outgoing: Outgoing, webhook: Webhook, message: Message, attempt: int = 1
) -> Delivery:
    """Sends a message, signed at this moment. Returns what became of it."""
    timestamp = str(int(time.time()))
    signed_with = secrets_of(webhook, now())
    headers = {
        "Content-Type": "application/json",
        "User-Agent": f"Hexframe/{__version__}",
        "webhook-id": message.id,
        "webhook-timestamp": timestamp,
        "webhook-signature": " ".join(
            signature(secret, message.id, timestamp, message.body) for secret in signed_with
        ),
    }
    started, at = time.perf_counter(), now()
    outcome = await outgoing.post(webhook.url, headers, message.body)
    metrics.DELIVERIES.labels(outcome.result).inc()
    return Delivery(
        new_id("d"),
        webhook.table_id,
        webhook.id,
        at,
        message.version,
        message.line,
        message.code,
        attempt,
        outcome.result,
        outcome.status,
        round(1000 * (time.perf_counter() - started)),
    )
