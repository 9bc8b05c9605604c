"""The origin check, the headers and the log filter."""

from __future__ import annotations

import logging

import pytest
from starlette.datastructures import Headers

from app.serving.server import HideSecrets, hide
from app.web.security import content_security_policy, same_origin


def asks(origin: str | None, host: str = "table.example") -> Headers:
    """Returns the headers of a request."""
    return Headers({"host": host, **({} if origin is None else {"origin": origin})})


@pytest.mark.parametrize(
    ("origin", "host", "public", "allowed"),
    [
        ("http://table.example", "table.example", "", True),
        ("http://table.example:80", "table.example", "", True),
        ("https://table.example", "table.example", "", True),  # a proxy ended TLS
        ("http://192.168.1.5:8000", "192.168.1.5:8000", "", True),
        ("http://[::1]:8000", "[::1]:8000", "", True),
        ("HTTP://Table.Example", "table.example", "", True),
        ("https://play.example", "10.0.0.1:8000", "https://play.example", True),
        (None, "table.example", "", False),
        ("null", "table.example", "", False),
        ("", "table.example", "", False),
        ("http://evil.example", "table.example", "", False),
        ("http://table.example.evil.example", "table.example", "", False),
        ("http://table.example:8001", "table.example:8000", "", False),
        ("http://table.example:8000", "table.example", "", False),
        ("https://play.example.evil", "10.0.0.1", "https://play.example", False),
        ("http://play.example", "10.0.0.1", "https://play.example", False),
        ("file://", "table.example", "", False),
        ("http://[broken", "table.example", "", False),
        ("http://table.example:99999", "table.example:99999", "", False),
    ],
)
def test_origin(origin: str | None, host: str, public: str, allowed: bool) -> None:
    assert same_origin(asks(origin, host), "http", public) is allowed


def test_policy_allows_no_inline_script_and_no_other_host() -> None:
    policy = content_security_policy()
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy


def test_only_a_page_made_for_it_is_framed_and_only_by_our_own() -> None:
    policy = content_security_policy(framed=True)
    assert "frame-ancestors 'self'" in policy
    assert "frame-src 'self'" in policy


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("/j/abcDEF_-123", "/j/***"),
        ("/j/abc?x=1", "/j/***?x=1"),
        ("/r/abcDEF_-123", "/r/***"),
        ("/s/abcDEF_-123", "/s/***"),
        ("/ws/tables/t1?ticket=SECRET&after=3", "/ws/tables/t1?ticket=***&after=3"),
        ('{"token": "hft_SECRET"}', '{"token": "hft_***"}'),
        ("< Authorization: Bearer hft_SECRET", "< Authorization: Bearer ***"),
        ("/h/t1?key=SECRET", "/h/t1?key=***"),
        ("/h/t1?a=b&KEY=SECRET&c=d", "/h/t1?a=b&KEY=***&c=d"),
        ("/ws/tables/t1?token=SECRET", "/ws/tables/t1?token=***"),
        ("< Cookie: a=b; hexframe_t1=SECRET; c=d", "< Cookie: a=b; hexframe_t1=***; c=d"),
        ("< Authorization: Bearer SECRET", "< Authorization: Bearer ***"),
        ('{"pilot": "/j/SECRET"}', '{"pilot": "/j/***"}'),
        ("/api/v1/tables/t1/state", "/api/v1/tables/t1/state"),
    ],
)
def test_secrets_in_urls_stay_out_of_logs(line: str, shown: str) -> None:
    assert hide(line) == shown


def test_filter_cleans_arguments_and_messages() -> None:
    record = logging.LogRecord(
        "uvicorn.access",
        logging.INFO,
        __file__,
        1,
        '%s - "%s %s HTTP/%s" %d',
        ("1.2.3.4:5", "GET", "/h/t1?key=SECRET", "1.1", 303),
        None,
    )
    assert HideSecrets().filter(record)
    assert record.getMessage() == '1.2.3.4:5 - "GET /h/t1?key=*** HTTP/1.1" 303'


def test_filter_cleans_what_is_no_text_and_tracebacks() -> None:
    try:
        raise ValueError("/j/SECRET leads nowhere")
    except ValueError as error:
        caught = (ValueError, error, error.__traceback__)
    about = ({"url": "/j/SECRET"}, 7)
    record = logging.LogRecord("x", logging.ERROR, __file__, 1, "%s %d", about, caught)
    assert HideSecrets().filter(record)
    shown = logging.Formatter().format(record)
    assert "SECRET" not in shown
    assert "ValueError: /j/*** leads nowhere" in shown
    assert " 7\n" in shown
