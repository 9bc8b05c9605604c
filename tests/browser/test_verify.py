"""The page that checks the dice: a genuine log, a forged one, and files that are no log."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.server import Server
from tests.browser.sheets import desk_and_phone
from tests.engine.fair_table import some_rolls


@pytest.fixture
def log() -> dict[str, Any]:
    return some_rolls().export("handler")


def choose(page: Page, content: Any, name: str = "kept.json") -> None:
    """Chooses a file as a person does."""
    body = content if isinstance(content, bytes) else json.dumps(content).encode()
    file = {"name": name, "mimeType": "application/json", "buffer": body}
    page.locator("#file").set_input_files(files=[file])  # type: ignore[list-item]


def opened(people: People, server: Server, *, phone: bool = False) -> Page:
    page, _ = people.sit(phone=phone)
    page.goto(server.url + "/verify")
    expect(page.get_by_role("heading", name="Check the dice")).to_be_visible()
    return page


@pytest.mark.parametrize("phone", [False, True])
def test_an_honest_log(people: People, server: Server, log: dict[str, Any], phone: bool) -> None:
    page = opened(people, server, phone=phone)
    choose(page, log)
    report = page.locator("#report")
    expect(report.get_by_role("heading").first).to_contain_text("Fair")
    expect(report.locator(".verify-chapter")).to_have_count(3)
    expect(report.locator(".verify-problems")).to_have_count(0)
    chapter = report.locator(".verify-chapter").first
    chapter.get_by_text("Show 7 rolls").click()
    expect(chapter.locator(".verify-roll")).to_have_count(7)
    expect(chapter.locator(".verify-roll").first).to_contain_text("2d6kh1+2 for jump")
    expect(chapter.locator(".verify-roll").first.locator(".die")).to_have_count(2)
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "nothing is cut off at the side"


def test_the_check_works_without_the_server(
    people: People, server: Server, log: dict[str, Any]
) -> None:
    page = opened(people, server)
    page.wait_for_load_state("networkidle")
    people.watches[0].forgive_network = True
    page.context.set_offline(True)
    choose(page, log)
    expect(page.locator("#report h2").first).to_contain_text("Fair")


def test_a_single_changed_face_is_found(
    people: People, server: Server, log: dict[str, Any]
) -> None:
    line = next(line for line in log["log"] if line["code"] == "dice.rolled_for")
    face = line["data"]["dice"][1]["faces"][0]
    line["data"]["dice"][1]["faces"][0] = face % 6 + 1
    page = opened(people, server)
    choose(page, log)
    report = page.locator("#report")
    expect(report.get_by_role("heading").first).to_contain_text("Wrong")
    roll = report.locator(".verify-roll")
    expect(roll).to_have_count(1)
    said = f"Line {line['n']}, die 2 (d6): the log says {face % 6 + 1}, the seed gives {face}"
    expect(roll.locator(".verify-problems")).to_contain_text(said)
    expect(roll.locator(".die-wrong")).to_have_count(1)
    expect(report.locator(".chip-danger")).to_have_count(2)


def test_other_files_are_refused(people: People, server: Server, log: dict[str, Any]) -> None:
    page = opened(people, server)
    problem = page.get_by_role("alert")
    choose(page, b"size 1 1", "map.board")
    expect(problem).to_contain_text("map.board is no exported log: it is not JSON")
    choose(page, {"format": "hexframe"})
    expect(problem).to_contain_text("kept.json is no exported log")
    choose(page, log)
    expect(problem).to_be_hidden()
    expect(page.locator("#report h2").first).to_contain_text("Fair")


def test_a_file_is_dropped_anywhere(people: People, server: Server, log: dict[str, Any]) -> None:
    page = opened(people, server)
    page.evaluate(
        """(text) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], "kept.json"));
            const about = { dataTransfer, bubbles: true, cancelable: true };
            document.body.dispatchEvent(new DragEvent("dragover", about));
            document.body.dispatchEvent(new DragEvent("drop", about));
        }""",
        json.dumps(log),
    )
    expect(page.locator("#report h2").first).to_contain_text("Fair")
    expect(page.locator("#drop")).not_to_have_class("verify-over")


def test_both_sizes_are_drawn_without_complaints(
    people: People, server: Server, log: dict[str, Any], tmp_path: Path
) -> None:
    """Draws the page at both sizes. Pages with complaints fail."""
    line = next(line for line in log["log"] if line["code"] == "test.rolled")
    line["data"]["dice"][0]["faces"][0] += 1
    for phone in (False, True):
        page = opened(people, server, phone=phone)
        choose(page, log)
        page.locator(".verify-rolls summary").nth(1).click()
        page.screenshot(path=tmp_path / f"{phone}.png", full_page=True)


def test_the_page_links_back_to_the_table(demo_people: People, demo: Server) -> None:
    handler, _ = desk_and_phone(demo_people, demo)
    page = handler.page
    handler.tab("Dice")
    page.get_by_text("Fair dice", exact=True).click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Check the dice").click()
    check = opened.value
    expect(check.locator("#report h2").first).to_be_visible()
    back = check.get_by_role("link", name="Back to the table")
    here = page.url
    expect(check.locator("body")).not_to_contain_text(re.compile("fingerprint", re.I))
    back.click()
    check.wait_for_url(here)
    check.close()
    page.goto(demo.url + "/verify")
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
