"""Pictures of pages: chosen, pasted or dropped, presented, shown full size and removed."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.commands import do, state
from tests.browser.dropping import drop
from tests.browser.journal import handout, open_journal, page_named, row
from tests.browser.people import People
from tests.browser.seats import handler_of, join_as_pilot
from tests.browser.server import Server
from tests.formats.picture_files import file_of, two_colours


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    """A picture that is wider than a phone."""
    path = tmp_path / "plan.png"
    path.write_bytes(file_of(two_colours(1500, 900)))
    return path


def field(dialog: Locator) -> Locator:
    """The part of the editor with the picture."""
    return dialog.get_by_role("region", name="Picture")


def begin(dialog: Locator, title: str) -> None:
    dialog.get_by_role("button", name="New page").click()
    dialog.get_by_label("Title").fill(title)


def choose(page: Page, dialog: Locator, file: Path, button: str = "Choose a picture") -> None:
    with page.expect_file_chooser() as chooser:
        field(dialog).get_by_role("button", name=button).click()
    chooser.value.set_files(file)


def save(dialog: Locator, title: str) -> None:
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("heading", name=title, level=3)).to_be_visible()


def expect_loaded(picture: Locator, width: int) -> None:
    """The picture is there with that many pixels, and not broken."""
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("naturalWidth", width)


def fits(page: Page, picture: Locator) -> bool:
    """Whether a picture is no wider and no higher than the screen, and keeps its shape."""
    box, size = picture.bounding_box(), page.viewport_size
    assert box is not None and size is not None
    inside = box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    shape = abs(box["width"] / box["height"] - 1500 / 900) < 0.02
    return inside and box["height"] <= size["height"] and shape


def test_a_picture_is_presented_and_removed(people: People, demo: Server, plan: Path) -> None:
    handler = handler_of(people, demo)
    mira, jo = join_as_pilot(people, demo, "Mira"), join_as_pilot(people, demo, "Jo", phone=True)
    page, dialog = handler.page, open_journal(handler)
    begin(dialog, "The depot")
    choose(page, dialog, plan)
    expect_loaded(field(dialog).get_by_role("img", name="The depot"), 1500)
    expect(dialog).to_contain_text("the picture only until you reload")
    save(dialog, "The depot")
    shown = dialog.get_by_role("article").get_by_role("img", name="The depot")
    expect_loaded(shown, 1500)
    assert fits(page, shown)
    assert findings(page, ".book") == []
    dialog.get_by_role("button", name="Present to all").click()
    for table in (mira, jo):
        theirs = handout(table.page, "The depot")
        picture = theirs.get_by_role("img", name="The depot")
        expect_loaded(picture, 1500)
        assert fits(table.page, picture)
        # a press shows it full size; another one, or Escape, closes only that
        picture.click()
        full = table.page.get_by_role("dialog", name="The picture of The depot")
        large = full.get_by_role("img", name="The depot")
        expect(large).to_have_js_property("offsetWidth", 1500)
        if table is mira:
            table.page.keyboard.press("Escape")
        else:
            full.get_by_role("button", name="Close the picture").click()
        expect(full).to_have_count(0)
        expect(theirs).to_be_visible()
    dialog.get_by_role("button", name="Edit").click()
    expect_loaded(field(dialog).get_by_role("img"), 1500)
    field(dialog).get_by_role("button", name="Remove the picture").click()
    expect(field(dialog).get_by_role("img")).to_have_count(0)
    assert findings(page, ".book") == []
    save(dialog, "The depot")
    expect(dialog.get_by_role("article").get_by_role("img")).to_have_count(0)
    expect(handout(mira.page, "The depot").get_by_role("img")).to_have_count(0)
    assert "picture" not in page_named(page, "The depot")


def test_a_pilot_pastes_a_picture_that_only_readers_receive(
    people: People, demo: Server, plan: Path
) -> None:
    mira = join_as_pilot(people, demo, "Mira")
    handler = handler_of(people, demo)
    dialog = open_journal(mira)
    begin(dialog, "My map")
    paste = """([encoded, text]) => {
      const bytes = Uint8Array.from(atob(encoded), (each) => each.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], "pasted.png", { type: "image/png" }));
      if (text) clipboardData.setData("text/plain", text);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.querySelector(".page-input").dispatchEvent(event);
    }"""
    encoded = base64.b64encode(plan.read_bytes()).decode()
    # a text with its picture is a text
    mira.page.evaluate(paste, [encoded, "words"])
    mira.page.evaluate(paste, [encoded, ""])
    expect_loaded(field(dialog).get_by_role("img"), 1500)
    field(dialog).get_by_role("button", name="Remove the picture").click()
    expect(field(dialog).get_by_role("img")).to_have_count(0)
    mira.page.evaluate(paste, [encoded, ""])
    expect_loaded(field(dialog).get_by_role("img"), 1500)
    save(dialog, "My map")
    expect_loaded(dialog.get_by_role("article").get_by_role("img", name="My map"), 1024)
    picture = page_named(handler.page, "My map")["picture"]
    otto = join_as_pilot(people, demo, "Otto")
    assert state(otto.page)["journal"] == {}
    # asked for beside the page, whose console would have the refusal
    kept = f"{otto.page.evaluate('document.body.dataset.api')}/pictures/{picture}"
    address = otto.page.evaluate("(path) => new URL(path, location.href).href", kept)
    assert otto.page.request.get(address).status == 404
    assert mira.page.request.get(address).status == 200
    dialog.get_by_role("radiogroup", name="Who reads it").get_by_role("radio", name="All").click()
    theirs = open_journal(otto)
    row(theirs, "My map").click()
    expect_loaded(theirs.get_by_role("article").get_by_role("img", name="My map"), 1024)


def test_a_picture_is_dropped_on_the_form_and_another_one_compared(
    people: People, demo: Server, plan: Path, tmp_path: Path
) -> None:
    handler = handler_of(people, demo)
    page = handler.page
    do(handler, "journal.add", title="Plan", text="Here.")
    dialog = open_journal(handler)
    row(dialog, "Plan").click()
    dialog.get_by_role("button", name="Edit").click()
    box = field(dialog).bounding_box()
    assert box is not None
    drop(page, plan, at=(box["x"] + 40, box["y"] + 10))
    expect_loaded(field(dialog).get_by_role("img"), 1500)
    save(dialog, "Plan")
    was = page_named(page, "Plan")
    # another picture, while somebody takes this one away
    dialog.get_by_role("button", name="Edit").click()
    other = tmp_path / "other.png"
    other.write_bytes(file_of(two_colours(400, 300)))
    choose(page, dialog, other, "Another picture")
    expect_loaded(field(dialog).get_by_role("img"), 400)
    do(handler, "journal.edit", page=was["id"], revision=was["revision"], picture=None)
    changed = dialog.get_by_role("alert", name="Somebody has changed this page")
    expect(changed).to_be_visible()
    expect(dialog.get_by_role("button", name="Save")).to_be_disabled()
    changed.get_by_role("button", name="Go on with mine").click()
    save(dialog, "Plan")
    expect_loaded(dialog.get_by_role("article").get_by_role("img"), 400)
    assert page_named(page, "Plan")["picture"] not in ("", was["picture"])


@pytest.mark.parametrize("damaged", [False, True])
def test_what_is_no_picture_is_refused_with_the_reason(
    people: People, demo: Server, tmp_path: Path, damaged: bool
) -> None:
    wrong = tmp_path / ("half.png" if damaged else "notes.txt")
    wrong.write_bytes(file_of(two_colours())[:40] if damaged else b"hello")
    handler = handler_of(people, demo)
    dialog = open_journal(handler)
    begin(dialog, "Notes")
    handler.page.locator("#page-picture-file").set_input_files(wrong)
    expect(dialog).to_contain_text(
        "half.png cannot be read" if damaged else "notes.txt is no picture"
    )
    expect(field(dialog).get_by_role("img")).to_have_count(0)
    save(dialog, "Notes")
    assert "picture" not in page_named(handler.page, "Notes")
