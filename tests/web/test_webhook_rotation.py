"""The secret of a webhook is replaced: for a while messages are signed with both."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from app.services.webhooks import LONGEST_OVERLAP, OVERLAP
from tests.web.hooks import folder as folder
from tests.web.hooks import hooked as hooked
from tests.web.hooks import listed, made, say, wait_until
from tests.web.hooks import own as own
from tests.web.hooks import quick as quick
from tests.web.hooks import receiver as receiver
from tests.web.integrations import program, refused
from tests.web.receiver import Receiver
from tests.web.server import Table


def rotate(table: Table, hook: dict[str, Any], **body: Any) -> httpx.Response:
    return table.handler.ask("POST", f"/webhooks/{hook['id']}/rotate", json=body)


def rotated(table: Table, hook: dict[str, Any], **body: Any) -> dict[str, Any]:
    answer = rotate(table, hook, **body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_both_secrets_sign_for_a_while_and_then_the_new_one_alone(
    hooked: Table, receiver: Receiver
) -> None:
    hook = made(hooked, receiver.url, kinds=["chat"])
    assert hook["old_secret_until"] is None
    say(hooked, "one")
    assert receiver.until("one")[-1].is_signed_with(hook["secret"])
    new = rotated(hooked, hook, overlap=2)
    assert new["secret"].startswith("whsec_") and new["secret"] != hook["secret"]
    assert {**new, "secret": 0, "old_secret_until": 0} == {
        **hook,
        "secret": 0,
        "old_secret_until": 0,
    }
    say(hooked, "two")
    assert receiver.until("two")[-1].is_signed_with(new["secret"], hook["secret"])
    wait_until(lambda: listed(hooked)[0]["old_secret_until"] is None)
    say(hooked, "three")
    assert receiver.until("three")[-1].is_signed_with(new["secret"])


def test_without_a_body_the_old_secret_is_good_for_a_day(hooked: Table, receiver: Receiver) -> None:
    hook = made(hooked, receiver.url)
    answer = hooked.handler.ask("POST", f"/webhooks/{hook['id']}/rotate")
    assert answer.status_code == 200
    (now,) = listed(hooked)
    assert OVERLAP == 24 * 3600
    assert now["old_secret_until"][:10] > now["created"][:10]
    assert "secret" not in now


def test_a_second_replacement_waits_unless_it_ends_all_old_secrets(
    hooked: Table, receiver: Receiver
) -> None:
    hook = made(hooked, receiver.url, kinds=["chat"])
    first = rotated(hooked, hook)
    again = rotate(hooked, hook)
    assert refused(again) == (409, "secret-being-replaced")
    assert again.json()["params"] == {"until": first["old_secret_until"]}
    leaked = rotated(hooked, hook, overlap=0)
    assert leaked["old_secret_until"] is None
    say(hooked, "one")
    assert receiver.until("one")[-1].is_signed_with(leaked["secret"])
    rotated(hooked, hook, overlap=60)


def test_what_waits_is_signed_with_the_new_secret(hooked: Table, receiver: Receiver) -> None:
    """A receiver that has only the new secret gets all that it refused before."""
    receiver.says(401)
    hook = made(hooked, receiver.url, kinds=["chat"])
    say(hooked, "one", "two")
    receiver.next(), receiver.next()
    new = rotated(hooked, hook, overlap=0)
    receiver.answer = lambda got: (204 if got.is_signed_with(new["secret"]) else 401, {})
    came = receiver.until("two")
    assert came[-1].is_signed_with(new["secret"])
    wait_until(lambda: listed(hooked)[0]["failures"] == 0)


@pytest.mark.parametrize("overlap", [-1, LONGEST_OVERLAP + 1, "3600", 1.5, None])
def test_how_long_no_old_secret_is_good(hooked: Table, receiver: Receiver, overlap: object) -> None:
    hook = made(hooked, receiver.url)
    assert refused(rotate(hooked, hook, overlap=overlap)) == (422, "malformed")
    assert refused(rotate(hooked, hook, more=1)) == (422, "malformed")
    assert listed(hooked)[0]["old_secret_until"] is None


def test_who_replaces_a_secret(hooked: Table, receiver: Receiver) -> None:
    hook = made(hooked, receiver.url)
    path = f"/webhooks/{hook['id']}/rotate"
    assert refused(hooked.join("Ann").ask("POST", path)) == (403, "handler-only")
    assert refused(program(hooked.handler, "run").ask("POST", path)) == (403, "scope-missing")
    assert program(hooked.handler, "manage").ask("POST", path).status_code == 200
    assert refused(rotate(hooked, {"id": "hx"})) == (404, "no-such-webhook")


def test_a_repeated_request_replaces_it_once(hooked: Table, receiver: Receiver) -> None:
    hook = made(hooked, receiver.url)
    headers = {"Idempotency-Key": "rotation-of-this-test-1"}
    path = f"/webhooks/{hook['id']}/rotate"
    first = hooked.handler.ask("POST", path, headers=headers)
    second = hooked.handler.ask("POST", path, headers=headers)
    assert first.json()["secret"] == second.json()["secret"]
    assert second.headers["Idempotency-Replayed"] == "true"
