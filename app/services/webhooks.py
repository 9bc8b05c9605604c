"""Webhooks: addresses that a table tells about new lines of its log, as one group of viewers reads
them.

`webhook_worker` delivers. This module makes, changes and lists webhooks, and sends what a Handler
asks to be sent again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, cast

from typing_extensions import TypedDict

from app.engine.visibility.log_lines import LINE_KINDS, LineKind
from app.errors import RequestRefused
from app.live.clock import from_now, now
from app.rules.json_types import Doc
from app.services.names import plain_name
from app.services.outgoing import BadAddress, Outgoing, Result, read_target
from app.services.seats import TableOf
from app.services.webhook_messages import (
    Describe,
    line_message,
    new_secret,
    secrets_of,
    send,
    trial_message,
    whom,
)
from app.store.secrets import new_id
from app.store.store import Store
from app.store.webhooks import NO_FAILURE, Delivery, Webhook

#: The most webhooks of one table, and the longest name.
MOST_WEBHOOKS, MOST_NAME = 8, 60
#: Seconds for which the secret before signs as well by default, and at most.
OVERLAP, LONGEST_OVERLAP = 24 * 3600, 7 * 24 * 3600
#: The most messages that somebody may ask for at a table, within so many seconds.
MOST_ASKED, ASKED_WITHIN = 5, 5.0
ViewerGroup = Literal["handler", "pilots", "spectators"]
WebhookState = Literal["on", "paused", "off"]


class WebhookSummary(TypedDict):
    """A webhook, without its secret."""

    id: str
    name: str
    url: str
    viewer: Annotated[ViewerGroup, Doc("it is told the lines that these read")]
    kinds: Annotated[list[LineKind], Doc("the kinds of lines that it is told; empty: all")]
    created: str
    state: Annotated[WebhookState, Doc("`on`, `paused`, or `off` after long failure")]
    failures: Annotated[int, Doc("attempts since the last success")]
    failing_since: Annotated[str | None, Doc("when the first of these attempts was")]
    next_at: Annotated[str | None, Doc("when the next attempt will be")]
    old_secret_until: Annotated[
        str | None, Doc("until when the secret before signs as well; null: there is none")
    ]


class DeliverySummary(TypedDict):
    """An attempt to deliver."""

    id: str
    at: Annotated[str, Doc("when it began")]
    n: Annotated[int, Doc("the number of the line of the log; 0 for a test")]
    code: Annotated[str, Doc("the code of that line")]
    attempt: Annotated[int, Doc("which attempt it was, from 1")]
    result: Annotated[Result, Doc("what became of it")]
    status: Annotated[int | None, Doc("the status of the answer")]
    milliseconds: Annotated[int, Doc("how long it took")]


@dataclass(frozen=True, slots=True)
class NewWebhook:
    """What a new webhook is to be; without a name it has that of its host."""

    url: str
    viewer: ViewerGroup
    kinds: Sequence[LineKind] = ()
    name: str = ""


def webhook_summary(webhook: Webhook) -> WebhookSummary:
    """Returns a webhook for a list."""
    return {
        "id": webhook.id,
        "name": webhook.name,
        "url": webhook.url,
        "viewer": cast("ViewerGroup", webhook.viewer),
        "kinds": cast("list[LineKind]", webhook.kinds.split()),
        "created": webhook.created,
        "state": cast("WebhookState", webhook.state),
        "failures": webhook.failures,
        "failing_since": webhook.failing_since,
        "next_at": webhook.next_at if webhook.state == "on" else None,
        "old_secret_until": webhook.old_until if len(secrets_of(webhook, now())) > 1 else None,
    }


def delivery_summary(delivery: Delivery) -> DeliverySummary:
    """Returns a delivery for a list."""
    return {
        "id": delivery.id,
        "at": delivery.at,
        "n": delivery.line,
        "code": delivery.code,
        "attempt": delivery.attempt,
        "result": cast("Result", delivery.result),
        "status": delivery.status,
        "milliseconds": delivery.milliseconds,
    }


class Webhooks:
    """The webhooks of all tables. `table` returns a live table, as `Service.table`. `describe`
    gives lines of the log their texts."""

    def __init__(
        self, store: Store, table: TableOf, outgoing: Outgoing, describe: Describe
    ) -> None:
        self._store = store
        self._table = table
        self._outgoing = outgoing
        self._describe = describe
        self._making = asyncio.Lock()
        #: by table: when somebody asked for a message lately, by the clock of the event loop
        self._asked: dict[str, list[float]] = {}

    async def of_table(self, table_id: str) -> list[Webhook]:
        """Returns the webhooks of a table, oldest first."""
        return await self._store.webhooks.of_table(table_id)

    async def make(self, table_id: str, wanted: NewWebhook) -> Webhook:
        """Makes a webhook, which is told of the lines from now on.

        Raises RequestRefused malformed, bad-webhook-url, private-address, too-many-webhooks.
        """
        live = await self._table(table_id)
        self._check_url(wanted.url)
        name = plain_name(wanted.name or _host_of(wanted.url), MOST_NAME)
        await live.catch_up()
        made = Webhook(
            new_id("h"),
            table_id,
            name,
            wanted.url,
            new_secret(),
            wanted.viewer,
            _in_order(wanted.kinds),
            now(),
            "on",
            live.state.version,
        )
        async with self._making:
            if len(await self.of_table(table_id)) >= MOST_WEBHOOKS:
                raise RequestRefused("too-many-webhooks", {"limit": MOST_WEBHOOKS})
            await self._store.webhooks.add(made)
        return made

    async def change(
        self,
        table_id: str,
        webhook_id: str,
        *,
        name: str | None = None,
        url: str | None = None,
        kinds: Sequence[LineKind] | None = None,
        state: Literal["on", "paused"] | None = None,
        after: int | None = None,
    ) -> Webhook:
        """Changes a webhook. `after` is a seq of its viewer: what follows is delivered again.

        Raises NoSuchMoment for an unknown seq, and RequestRefused no-such-webhook and as `make`.
        """
        webhook = await self.get(table_id, webhook_id)
        values: dict[str, Any] = {}
        if name is not None:
            values["name"] = plain_name(name, MOST_NAME)
        if url is not None:
            self._check_url(url)
            values["url"] = url
        if kinds is not None:
            values["kinds"] = _in_order(kinds)
        if state is not None:
            values["state"] = state
        if after is not None:
            live = await self._table(table_id)
            version = live.version_at(whom(webhook), after) if after else 0
            values |= {"version": version, "line": 0}
        # Whoever changes something wants it tried at once.
        values |= NO_FAILURE
        if not await self._store.webhooks.change(table_id, webhook_id, **values):
            raise RequestRefused("no-such-webhook")
        return await self.get(table_id, webhook_id)

    async def rotate(self, table_id: str, webhook_id: str, overlap: int) -> Webhook:
        """Gives a webhook a new secret. For `overlap` seconds the old one signs as well; with 0 all
        older ones end at once.

        Raises RequestRefused no-such-webhook, and secret-being-replaced with an overlap while
        another one is under way: its oldest secret would end before its time.
        """
        webhook = await self.get(table_id, webhook_id)
        values: dict[str, Any] = {"old_secret": None, "old_until": None}
        if overlap:
            if len(secrets_of(webhook, now())) > 1:
                raise RequestRefused("secret-being-replaced", {"until": webhook.old_until})
            values = {"old_secret": webhook.secret, "old_until": from_now(overlap)}
        values |= {"secret": new_secret(), **NO_FAILURE}
        if not await self._store.webhooks.change(
            table_id, webhook_id, if_secret=webhook.secret, **values
        ):
            # Somebody else has replaced or deleted it in this moment.
            await self.get(table_id, webhook_id)
            raise RequestRefused("state-changed")
        return await self.get(table_id, webhook_id)

    async def remove(self, table_id: str, webhook_id: str) -> None:
        """Deletes a webhook. Raises RequestRefused no-such-webhook."""
        if not await self._store.webhooks.remove(table_id, webhook_id):
            raise RequestRefused("no-such-webhook")

    async def get(self, table_id: str, webhook_id: str) -> Webhook:
        """Returns a webhook. Raises RequestRefused no-such-webhook."""
        found = await self._store.webhooks.get(table_id, webhook_id)
        if found is None:
            raise RequestRefused("no-such-webhook")
        return found

    async def deliveries(self, table_id: str, webhook_id: str) -> list[Delivery]:
        """Returns the last deliveries, newest first. Raises RequestRefused no-such-webhook."""
        await self.get(table_id, webhook_id)
        return await self._store.webhooks.deliveries(webhook_id)

    async def test(self, table_id: str, webhook_id: str) -> Delivery:
        """Sends a message that only tests the receiver, also where the webhook is not on.

        Raises RequestRefused no-such-webhook, too-many-requests.
        """
        webhook = await self.get(table_id, webhook_id)
        self._count_asked(table_id)
        delivery = await send(self._outgoing, webhook, trial_message(webhook))
        await self._store.webhooks.keep(delivery)
        return delivery

    async def redeliver(self, table_id: str, webhook_id: str, delivery_id: str) -> Delivery:
        """Sends the message of a delivery again, with the same id. The position stays.

        Raises RequestRefused no-such-webhook, no-such-delivery, too-many-requests.
        """
        webhook = await self.get(table_id, webhook_id)
        kept = await self.deliveries(table_id, webhook_id)
        old = next((each for each in kept if each.id == delivery_id), None)
        if old is None:
            raise RequestRefused("no-such-delivery")
        if old.line == 0:
            return await self.test(table_id, webhook_id)
        live = await self._table(table_id)
        _, lines = await live.entries_by_row(whom(webhook), old.version - 1, 1)
        entry = next((line for _, line in lines if line["n"] == old.line), None)
        if entry is None:
            raise RequestRefused("no-such-delivery")
        self._count_asked(table_id)
        message = line_message(webhook, live, old.version, entry, self._describe)
        delivery = await send(self._outgoing, webhook, message, old.attempt + 1)
        await self._store.webhooks.keep(delivery)
        return delivery

    def _check_url(self, url: str) -> None:
        try:
            read_target(url, private=self._outgoing.private)
        except BadAddress as error:
            raise RequestRefused(error.code, error.params) from None

    def _count_asked(self, table_id: str) -> None:
        """Raises RequestRefused too-many-requests: a table must not flood an address."""
        at = asyncio.get_running_loop().time()
        asked = self._asked.get(table_id, ())
        recent = [each for each in asked if at - each < ASKED_WITHIN]
        if len(recent) >= MOST_ASKED:
            raise RequestRefused("too-many-requests", {"seconds": 1})
        self._asked.pop(table_id, None)
        self._asked[table_id] = [*recent, at]
        # those that nobody asked for longest come first
        while at - next(iter(self._asked.values()))[-1] >= ASKED_WITHIN:
            del self._asked[next(iter(self._asked))]


def _host_of(url: str) -> str:
    return read_target(url, private=True).host[:MOST_NAME]


def _in_order(kinds: Sequence[LineKind]) -> str:
    """Returns kinds once each, as they are stored."""
    return " ".join(kind for kind in LINE_KINDS if kind in kinds)
