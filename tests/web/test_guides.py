"""The guides as pages: all of them exist, with everything they link to."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape

import httpx
import pytest

from app.paths import EXAMPLES
from app.web.guides import ADDRESSES, about, anchor_of, at_address, guide, render
from tests.web.answers import assert_page_policy

#: The size of a picture, which keeps its place free while it loads.
SIDES = ("width", "height")
PAGES = [name for name, address in ADDRESSES.items() if address.startswith("/guide/")]


@pytest.mark.parametrize("name", PAGES)
def test_every_guide_is_a_page_whose_links_exist(browser: httpx.Client, name: str) -> None:
    answer = browser.get(f"/guide/{name}")
    assert answer.status_code == 200
    assert_page_policy(browser, answer)
    text = answer.text[answer.text.index("<article") : answer.text.index("</article>")]
    assert f"<h1>{guide(name).title}</h1>" in answer.text
    assert 'href="/guide"' in answer.text
    for address in {unescape(found) for found in re.findall(r'(?:href|src)="([^"]+)"', text)}:
        if address.startswith("https://"):
            continue
        path, _, anchor = address.partition("#")
        target = browser.get(path) if path else answer
        assert target.status_code == 200, address
        if anchor:
            assert f'id="{anchor}"' in target.text, address
        if path.endswith(".webp"):
            assert target.headers["content-type"] == "image/webp"
            assert target.content[:4] + target.content[8:16] == b"RIFFWEBPVP8X"
    anchors = re.findall(r'<h[2-6] id="([^"]+)"', text)
    assert len(set(anchors)) == len(anchors) > 0
    assert set(re.findall(r'<li class="document-level-[23]"><a href="#([^"]+)"', answer.text)) <= {
        *anchors
    }


@pytest.mark.parametrize("name", ["quick-start", "client", "turn", "api", "examples"])
def test_a_guide_shows_the_address_of_the_server_that_it_comes_from(
    browser: httpx.Client, name: str
) -> None:
    here = str(browser.base_url).rstrip("/")
    text = browser.get(f"/guide/{name}").text
    assert here in text
    assert not re.search(r"(?:127\.0\.0\.1|localhost):8000\b", text)
    assert at_address("http://localhost:8000", "http://a<") == "http://a&lt;"
    assert at_address("http://127.0.0.1:80001", "x") == "http://127.0.0.1:80001"


def test_the_examples_are_served_whole_and_as_text(browser: httpx.Client) -> None:
    """Every file of the examples can be read at the server; none of them runs there."""
    files = {
        each.relative_to(EXAMPLES).as_posix() for each in EXAMPLES.rglob("*") if each.is_file()
    }
    files = {name for name in files if "__pycache__" not in name} - {"README.md"}
    assert files == guide("examples").programs
    for name in files:
        answer = browser.get(f"/guide/examples/{name}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.content == (EXAMPLES / name).read_bytes()
    for name in ("README.md", "../docs/api.md", "none.py", "overlay", "%2e%2e/pyproject.toml"):
        assert browser.get(f"/guide/examples/{name}").status_code == 404
    assert "/guide/examples" in browser.get("/guide/quick-start").text


def test_the_list_has_every_guide(browser: httpx.Client) -> None:
    answer = browser.get("/guide")
    assert answer.status_code == 200
    assert_page_policy(browser, answer)
    for name, address in ADDRESSES.items():
        assert f'href="{address}"' in answer.text
        assert about(name) in unescape(answer.text)
        assert guide(name).title in answer.text


def test_the_rules_have_one_page(browser: httpx.Client) -> None:
    answer = browser.get("/guide/rules")
    assert (answer.status_code, answer.headers["location"]) == (308, "/rules")


@pytest.mark.parametrize("path", ["/guide", "/guide/pilot", "/guide/screenshots/fog-desktop.webp"])
def test_guides_are_cached_and_revalidated(browser: httpx.Client, path: str) -> None:
    first = browser.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = browser.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert browser.get(path, headers={"If-None-Match": '"another"'}).content == first.content


@pytest.mark.parametrize(
    "path",
    [
        "/guide/nothing",
        "/guide/test-long",
        "/guide/pilot.md",
        "/guide/..%2fREADME",
        "/guide/screenshots",
        "/guide/screenshots/nothing.webp",
        "/guide/screenshots/start-desktop.webp",
        "/guide/screenshots/..%2fpilot.md",
        "/guide/screenshots/%2fetc%2fpasswd",
    ],
)
def test_unknown_guide_pages_are_not_found(browser: httpx.Client, path: str) -> None:
    page = browser.get(path)
    assert page.status_code == 404
    assert "To the start page" in page.text
    program = browser.get(path, headers={"Accept": "application/json"})
    assert program.json()["code"] == "no-such-page"


def test_no_html_and_no_foreign_address_gets_through() -> None:
    source = "# T\n\n<script>x</script> [a](javascript:alert(1)) [b](../app/x.py) <b>c</b>\n"
    html = render(source).html
    assert "<script" not in html and "<b>" not in html
    assert "href" not in html
    assert "a](javascript" in html and " b " in html


def test_headings_have_the_anchors_that_a_repository_gives_them() -> None:
    taken: Counter[str] = Counter()
    assert anchor_of("Resources under /api/v1", taken) == "resources-under-apiv1"
    assert anchor_of("MegaMek .board", taken) == "megamek-board"
    assert [anchor_of("Other dice systems", taken) for _ in range(3)] == [
        "other-dice-systems",
        "other-dice-systems-1",
        "other-dice-systems-2",
    ]


def test_cells_of_wide_tables_name_their_column() -> None:
    two = render("# T\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n").html
    assert "data-column" not in two
    three = render("# T\n\n| a | `b` | c |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n").html
    assert re.findall(r'<td data-column="(\w)">(\d)', three) == [("b", "2"), ("c", "3")]


def test_a_page_loads_little_and_nothing_jumps_when_pictures_come(browser: httpx.Client) -> None:
    shown = 0
    for name in PAGES:
        tags = re.findall(r"<img [^>]*>", guide(name).html)
        sizes = [len(browser.get(re.findall(r'src="([^"]+)"', tag)[0]).content) for tag in tags]
        # the pictures of the tools come one after the other, while somebody scrolls
        assert name == "handler-tools" or sum(sizes) < 250_000, name
        assert max(sizes, default=0) < 90_000, name
        for tag in tags:
            assert 'loading="lazy"' in tag
            width, height = (int(re.findall(rf'{side}="(\d+)"', tag)[0]) for side in SIDES)
            assert (width, height) in {(1152, 720), (624, 1350)}, tag
        shown += len(tags)
    assert shown > 5
