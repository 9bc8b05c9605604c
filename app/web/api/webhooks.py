"""REST routes for webhooks and their deliveries."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.services.webhooks import (
    DeliverySummary,
    NewWebhook,
    WebhookSummary,
    delivery_summary,
    webhook_summary,
)
from app.web.api.common import HandlerAccess, errors, json
from app.web.api.history import history_errors
from app.web.api.paging import Page
from app.web.auth import Viewer
from app.web.bodies import GuardedRoute
from app.web.errors import Problem
from app.web.schemas.webhooks import (
    ChangeWebhook,
    DeliveryList,
    MadeWebhook,
    MakeWebhook,
    RotateSecret,
    WebhookList,
)
from app.web.webhooks import webhooks_of

router = APIRouter(tags=["webhooks"], route_class=GuardedRoute)

_BASE = "/tables/{table_id}/webhooks"
_ONE = _BASE + "/{webhook_id}"


def _check_may_read(viewer: Viewer) -> None:
    """Raises Problem scope-missing: a webhook tells what a token without `read` may not know."""
    if not viewer.may("read"):
        raise Problem("scope-missing", {"scope": "read"})


@router.post(
    _BASE,
    status_code=201,
    response_model=MadeWebhook,
    responses=errors("handler-only", "bad-webhook-url", "private-address", "too-many-webhooks"),
)
async def make_webhook(
    request: Request, table_id: str, body: MakeWebhook, viewer: HandlerAccess
) -> Response:
    """Create a webhook: from now on its address is told each line of the log that its viewer reads.
    The secret of its signatures is not shown again."""
    _check_may_read(viewer)
    wanted = NewWebhook(body.url, body.viewer, body.kinds, body.name)
    made = await webhooks_of(request).make(table_id, wanted)
    answer: MadeWebhook = {**webhook_summary(made), "secret": made.secret}
    return json(answer, 201)


@router.get(_BASE, response_model=WebhookList, responses=errors("handler-only"))
async def list_webhooks(request: Request, table_id: str, _: HandlerAccess, page: Page) -> Response:
    """List the webhooks of the table, oldest first."""
    found = await webhooks_of(request).of_table(table_id)
    shown, paged = page.of(found, lambda webhook: (webhook.created, webhook.id))
    listed: WebhookList = {"webhooks": [webhook_summary(each) for each in shown], **paged}
    return json(listed)


@router.patch(
    _ONE,
    response_model=WebhookSummary,
    responses=errors(
        "handler-only", "no-such-webhook", "bad-webhook-url", "private-address", "no-such-moment"
    ),
)
async def change_webhook(
    request: Request, table_id: str, webhook_id: str, body: ChangeWebhook, viewer: HandlerAccess
) -> Response:
    """Change a webhook, pause it, switch it on, or have everything after a seq delivered again."""
    _check_may_read(viewer)
    with history_errors():
        changed = await webhooks_of(request).change(
            table_id,
            webhook_id,
            name=body.name,
            url=body.url,
            kinds=body.kinds,
            state=body.state,
            after=body.after,
        )
    return json(webhook_summary(changed))


@router.post(
    _ONE + "/rotate",
    response_model=MadeWebhook,
    responses=errors("handler-only", "no-such-webhook", "secret-being-replaced", "state-changed"),
)
async def rotate_webhook_secret(
    request: Request,
    table_id: str,
    webhook_id: str,
    _: HandlerAccess,
    body: RotateSecret | None = None,
) -> Response:
    """Replace the secret of the signatures, which is not shown again. For a day, or as long as you
    say, the old one signs as well."""
    wanted = body or RotateSecret()
    made = await webhooks_of(request).rotate(table_id, webhook_id, wanted.overlap)
    answer: MadeWebhook = {**webhook_summary(made), "secret": made.secret}
    return json(answer)


@router.delete(_ONE, status_code=204, responses=errors("handler-only", "no-such-webhook"))
async def delete_webhook(
    request: Request, table_id: str, webhook_id: str, _: HandlerAccess
) -> Response:
    """Delete a webhook with its list of deliveries."""
    await webhooks_of(request).remove(table_id, webhook_id)
    return Response(status_code=204)


@router.post(
    _ONE + "/test",
    response_model=DeliverySummary,
    responses=errors("handler-only", "no-such-webhook"),
)
async def test_webhook(
    request: Request, table_id: str, webhook_id: str, _: HandlerAccess
) -> Response:
    """Send a message that only tests the receiver (`webhook.test`), and tell what it answers."""
    done = await webhooks_of(request).test(table_id, webhook_id)
    return json(delivery_summary(done))


@router.get(
    _ONE + "/deliveries",
    response_model=DeliveryList,
    responses=errors("handler-only", "no-such-webhook"),
)
async def list_deliveries(
    request: Request, table_id: str, webhook_id: str, _: HandlerAccess, page: Page
) -> Response:
    """List the last 50 deliveries of a webhook, newest first."""
    found = await webhooks_of(request).deliveries(table_id, webhook_id)
    shown, paged = page.of(found, lambda each: (each.at, each.id), newest_first=True)
    listed: DeliveryList = {"deliveries": [delivery_summary(each) for each in shown], **paged}
    return json(listed)


@router.post(
    _ONE + "/deliveries/{delivery_id}/redeliver",
    response_model=DeliverySummary,
    responses=errors("handler-only", "no-such-webhook", "no-such-delivery"),
)
async def redeliver(
    request: Request, table_id: str, webhook_id: str, delivery_id: str, _: HandlerAccess
) -> Response:
    """Send the message of a delivery again, with the same `webhook-id`, and tell what the receiver
    answers."""
    done = await webhooks_of(request).redeliver(table_id, webhook_id, delivery_id)
    return json(delivery_summary(done))
