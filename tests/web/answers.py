"""Checks of HTTP answers for several test modules."""

from __future__ import annotations

import re
from typing import Any

import httpx


def assert_too_many(answer: httpx.Response, code: str) -> None:
    """The answer is a 429 as documented."""
    assert answer.status_code == 429
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert problem["code"] == code
    wait = int(answer.headers["retry-after"])
    assert wait >= 1
    assert problem["params"] == {"seconds": wait}
    assert str(wait) in problem["detail"]


def assert_same_answer(mine: Any, theirs: Any) -> None:
    """Both answers are equal, byte for byte."""
    assert mine.status_code == theirs.status_code
    assert mine.content == theirs.content
    assert mine.headers.get("etag") == theirs.headers.get("etag")


def assert_page_policy(browser: httpx.Client, answer: httpx.Response) -> None:
    """The page's policy allows no foreign or inline content, and all its files exist."""
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert not re.search(r"<script(?![^>]*\bsrc=)", answer.text)
    assert not re.search(r"<[^>]+\s(?:style|on\w+)\s*=", answer.text)
    assert "<style" not in answer.text
    for link in re.findall(r'(?:src|href)="([^"]+)"', answer.text):
        assert link.startswith(("/", "#")) or "://" in link
        if link.startswith("/static/"):
            assert browser.get(link).status_code == 200, link
