"""Webhooks over TLS: a certificate counts if a known authority signed it for that name, and it is
valid now. What is wrong is told in the list of deliveries."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.certificates import Authority
from tests.web.hooks import deliveries, listed, made, say, texts, wait_until
from tests.web.hooks import quick as quick
from tests.web.receiver import receiving
from tests.web.server import Table, make_table, serving


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    """An authority."""
    return Authority(tmp_path_factory.mktemp("authority"))


@pytest.fixture(scope="module")
def trusting(
    tmp_path_factory: pytest.TempPathFactory, authority: Authority, quick: None
) -> Iterator[str]:
    """A server whose system trusts that authority."""
    patch = pytest.MonkeyPatch()
    patch.setenv("SSL_CERT_FILE", str(authority.file))
    with serving(tmp_path_factory.mktemp("trusting"), webhooks_private=True) as address:
        yield address
    patch.undo()


@pytest.fixture
def hooked(trusting: str, http: httpx.Client) -> Table:
    """A table there."""
    return make_table(trusting, http, name="Hooked", map={"columns": 12, "rows": 10})


def test_a_certificate_of_a_known_authority_is_taken(hooked: Table, authority: Authority) -> None:
    with receiving(tls=authority.server("localhost")) as receiver:
        assert receiver.url.startswith("https://localhost:")
        hook = made(hooked, f"{receiver.url}/in")
        say(hooked, "one", "two")
        came = receiver.until("two")
    assert texts(came) == ["one", "two"]
    assert all(each.is_signed_with(hook["secret"]) for each in came)
    assert {each.headers["host"] for each in came} == {receiver.url.removeprefix("https://")}
    wait_until(lambda: len(deliveries(hooked, hook)) == 2)
    assert {each["result"] for each in deliveries(hooked, hook)} == {"delivered"}


@pytest.mark.parametrize("wrong", ["another name", "self-signed", "another authority"])
def test_a_wrong_certificate_is_told_and_nothing_is_sent(
    hooked: Table, authority: Authority, tmp_path: Path, wrong: str
) -> None:
    """The line comes when the certificate is right."""
    context = {
        "another name": lambda: authority.server("elsewhere.example"),
        "self-signed": lambda: authority.self_signed("localhost"),
        "another authority": lambda: Authority(tmp_path).server("localhost"),
    }[wrong]()
    with receiving(tls=context) as receiver:
        hook = made(hooked, receiver.url)
        say(hooked, "one")
        wait_until(lambda: len(deliveries(hooked, hook)) >= 2)
        kept = deliveries(hooked, hook)
        assert {(each["result"], each["status"]) for each in kept} == {("bad-certificate", None)}
        assert listed(hooked)[0]["failures"] >= 2
        tested = hooked.handler.ask("POST", f"/webhooks/{hook['id']}/test").json()
        assert tested["result"] == "bad-certificate"
        assert receiver.came.empty()
    port = int(receiver.url.rpartition(":")[2])
    with receiving(port=port, tls=authority.server("localhost")) as mended:
        assert texts(mended.until("one")) == ["one"]


def test_a_receiver_that_speaks_no_tls_has_no_certificate(hooked: Table) -> None:
    with receiving() as plain:
        hook = made(hooked, plain.url.replace("http:", "https:"))
        tested = hooked.handler.ask("POST", f"/webhooks/{hook['id']}/test").json()
        assert (tested["result"], tested["status"]) == ("unreachable", None)
        assert plain.came.empty()
