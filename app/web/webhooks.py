"""Webhooks of this process: what gives their messages texts, and the worker that delivers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starlette.requests import HTTPConnection

from app.engine import Entry
from app.services.tables import Service
from app.services.webhook_worker import WebhookWorker
from app.services.webhooks import Webhooks
from app.web.log_text import names_in, with_texts


def _described(view: Mapping[str, Any], lines: Sequence[Entry]) -> Sequence[Mapping[str, Any]]:
    return with_texts(lines, names_in(view))


def open_webhooks(service: Service) -> Webhooks:
    """Returns the webhooks of all tables."""
    return Webhooks(service.store, service.table, service.outgoing, _described)


async def deliver(service: Service) -> None:
    """Delivers until it is cancelled."""
    worker = WebhookWorker(
        service.store, service.tables, service.table, service.outgoing, _described
    )
    await worker.run()


def webhooks_of(connection: HTTPConnection) -> Webhooks:
    """Returns the webhooks behind the routes."""
    found: Webhooks = connection.app.state.webhooks
    return found
