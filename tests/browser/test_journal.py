"""The journal: pages are written, kept as drafts, compared, shown, presented and found."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.commands import do, state, unit_id
from tests.browser.journal import handout, open_journal, page_named, row, write
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table
from tests.browser.seats import handler_of, join_as_pilot, pilot_of
from tests.browser.server import Server

FONT_SIZE = "(element) => parseFloat(getComputedStyle(element).fontSize)"


def test_a_page_is_written_shown_and_found(people: People, demo: Server) -> None:
    handler, pilot = handler_of(people, demo), join_as_pilot(people, demo, "Mira")
    dialog = open_journal(handler)
    expect(dialog).to_contain_text("No pages yet")
    write(dialog, "The old depot", "# Silos\nA **crane** at [0712].\n\n- one\n- two")
    sizes = [
        float(dialog.get_by_role("heading", name=name).evaluate(FONT_SIZE))
        for name in ("The old depot", "Silos")
    ]
    assert sizes[0] > sizes[1]
    expect(dialog.locator("b", has_text="crane")).to_be_visible()
    expect(dialog.get_by_role("listitem").filter(has_text="two")).to_be_visible()
    expect(row(dialog, "The old depot")).to_contain_text("Only Handlers read it")
    write(dialog, "Scouts", "They came at night.")
    assert state(pilot.page)["journal"] == {}
    dialog.get_by_role("radiogroup", name="Who reads it").get_by_role("radio", name="All").click()
    expect(row(dialog, "Scouts")).to_contain_text("Read by all players")
    expect(pilot.page.get_by_text("Handler shows a page to all: Scouts").first).to_be_visible()
    expect(pilot.page.get_by_role("img", name="1 new page")).to_be_visible()
    theirs = open_journal(pilot)
    expect(row(theirs, "Scouts")).to_contain_text("new")
    row(theirs, "Scouts").click()
    expect(theirs).to_contain_text("They came at night.")
    expect(row(theirs, "Scouts")).not_to_contain_text("new")
    expect(theirs.get_by_role("button", name="Edit")).to_have_count(0)
    dialog.get_by_role("searchbox").fill("crane")
    expect(row(dialog, "The old depot")).to_be_visible()
    expect(row(dialog, "Scouts")).to_have_count(0)
    # a word in brackets leads to the map
    row(dialog, "The old depot").click()
    dialog.get_by_role("button", name="0712").click()
    expect(dialog).to_have_count(0)


def test_a_name_in_brackets_is_told_to_those_who_know_the_unit(
    people: People, demo: Server
) -> None:
    handler = handler_of(people, demo)
    page, heard = people.sit(hear=True)
    pilot = Table.join(page, demo.link("Pilot"), "Mira")
    write(dialog := open_journal(handler), "Orders", "Watch [Undertow] and [Heron].")
    expect(dialog.get_by_role("button", name="Undertow")).to_be_visible()
    dialog.get_by_role("button", name="Present to all").click()
    shown = handout(page, "Orders")
    expect(shown).to_contain_text("Watch an unknown unit and Heron.")
    assert "Undertow" not in heard.everything()
    do(handler, "unit.hide", unit=unit_id(handler.page, "Undertow"), hidden=False)
    expect(shown).to_contain_text("Watch Undertow and Heron.")
    expect(shown.get_by_role("button", name="Undertow")).to_be_visible()
    pilot.settle()


def test_a_draft_outlives_a_reload(people: People, demo: Server) -> None:
    pilot = join_as_pilot(people, demo, "Mira")
    dialog = open_journal(pilot)
    dialog.get_by_role("button", name="New page").click()
    dialog.get_by_label("Title").fill("Notes")
    text = dialog.get_by_label("Text", exact=True)
    text.fill("the crane")
    text.select_text()
    dialog.get_by_role("button", name="Bold").click()
    expect(text).to_have_value("**the crane**")
    pilot.page.reload()
    pilot.ready()
    dialog = open_journal(pilot)
    dialog.get_by_role("button", name="New page").click()
    expect(dialog.get_by_label("Text", exact=True)).to_have_value("**the crane**")
    expect(dialog).to_contain_text("Not saved yet")
    dialog.get_by_role("radio", name="Preview").click()
    expect(dialog.locator("b", has_text="the crane")).to_be_visible()
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_contain_text("You and the Handlers read it")
    dialog.get_by_role("button", name="New page").click()
    expect(dialog.get_by_label("Title")).to_have_value("")


def test_who_writes_at_the_same_time_compares(people: People, demo: Server) -> None:
    handler, pilot = handler_of(people, demo), join_as_pilot(people, demo, "Mira")
    do(handler, "journal.add", title="Plan", text="First.", readers="all", writers="all")
    dialog = open_journal(pilot)
    row(dialog, "Plan").click()
    dialog.get_by_role("button", name="Edit").click()
    dialog.get_by_label("Text", exact=True).fill("Mira's plan.")
    now = page_named(handler.page, "Plan")
    do(handler, "journal.edit", page=now["id"], revision=now["revision"], text="Hanna's.")
    changed = dialog.get_by_role("alert", name="Somebody has changed this page")
    expect(changed).to_contain_text("Hanna's.")
    expect(changed).to_contain_text("Mira's plan.")
    expect(dialog.get_by_role("button", name="Save")).to_be_disabled()
    changed.get_by_role("button", name="Go on with mine").click()
    dialog.get_by_label("Text", exact=True).fill("Hanna's and Mira's plan.")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("article")).to_contain_text("Hanna's and Mira's plan.")
    assert page_named(handler.page, "Plan")["text"] == "Hanna's and Mira's plan."


def test_a_presented_page_opens_at_once_and_stays(
    people: People, demo: Server, picture: Picture
) -> None:
    handler = handler_of(people, demo)
    mira = join_as_pilot(people, demo, "Mira")
    jo = join_as_pilot(people, demo, "Jo", phone=True)
    outside, heard = people.sit(hear=True)
    Table.join(outside, demo.link("Pilot"), "Otto")
    dialog = open_journal(handler)
    write(dialog, "Telegram", "Come **at once**.")
    readers = dialog.get_by_role("radiogroup", name="Who reads it")
    readers.get_by_role("radio", name="Some").click()
    for name in ("Mira", "Jo"):
        dialog.get_by_role("group", name="Who reads it").get_by_label(name).check()
    expect(row(dialog, "Telegram")).to_contain_text("Read by Mira and Jo")
    picture(handler.page, "journal")
    dialog.get_by_role("button", name="Present").click()
    expect(dialog.locator(".toast").filter(has_text="Presented to Mira and Jo")).to_be_visible()
    for table in (mira, jo):
        shown = handout(table.page, "Telegram")
        expect(shown).to_contain_text("Come at once.")
        if table is mira:
            picture(table.page, "handout")
        shown.get_by_role("button", name="Close").click()
        expect(shown).to_have_count(0)
    # once is enough, also after a reload; the page is in the journal
    mira.page.reload()
    mira.ready()
    theirs = open_journal(mira)
    row(theirs, "Telegram").click()
    expect(theirs).to_contain_text("Come at once.")
    # a presentation anew comes anew, also while the journal is open
    dialog.get_by_role("button", name="Present").click()
    expect(handout(mira.page, "Telegram")).to_contain_text("Come at once.")
    assert "Telegram" not in heard.everything()
    expect(outside.get_by_role("img", name="1 new page")).to_have_count(0)


def test_a_page_waits_for_another_dialog(people: People, demo: Server) -> None:
    handler, pilot = handler_of(people, demo), pilot_of(people, demo, "Mira", "Lantern")
    pilot.tab("Crew")
    pilot.page.get_by_role("button", name="Ondine Vale").first.click()
    sheet = pilot.page.get_by_role("dialog", name="Ondine Vale")
    expect(sheet).to_be_visible()
    do(handler, "journal.add", title="Telegram", text="Come.", readers="all")
    do(handler, "journal.present", page=page_named(handler.page, "Telegram")["id"])
    expect(sheet.get_by_text("“Telegram” is presented to you")).to_be_visible()
    sheet.get_by_role("button", name="Close", exact=True).click()
    expect(handout(pilot.page, "Telegram")).to_contain_text("Come.")


def test_a_pilots_page_is_private_until_it_is_shared(people: People, demo: Server) -> None:
    handler = handler_of(people, demo)
    mira = join_as_pilot(people, demo, "Mira", phone=True)
    page, heard = people.sit(hear=True)
    otto = Table.join(page, demo.link("Pilot"), "Otto")
    dialog = open_journal(mira)
    write(dialog, "My notes", "The Handler lies.")
    expect(dialog).to_contain_text("You and the Handlers read it")
    dialog.get_by_role("button", name="All pages").click()
    row(dialog, "My notes").click()
    ours = open_journal(handler)
    expect(row(ours, "My notes")).to_contain_text("Not shared · page of Mira")
    assert "The Handler lies" not in heard.everything()
    dialog.get_by_role("radiogroup", name="Who reads it").get_by_role("radio", name="All").click()
    theirs = open_journal(otto)
    expect(row(theirs, "My notes")).to_contain_text("Shared by Mira")


def test_no_text_of_a_page_becomes_markup(people: People, demo: Server) -> None:
    handler, pilot = handler_of(people, demo), join_as_pilot(people, demo, "Mira")
    bad = '<img src=x onerror="alert(1)"> **<b id=x>** [<script>] [javascript:alert(1)] \u202e# x'
    do(handler, "journal.add", title="<i>Title</i>", text=bad, readers="all")
    dialog = open_journal(pilot)
    row(dialog, "<i>Title</i>").click()
    expect(dialog.get_by_role("article")).to_contain_text('<img src=x onerror="alert(1)"> <b id=x>')
    expect(dialog.get_by_role("article")).to_contain_text("[javascript:alert(1)]")
    assert pilot.page.locator(".page-text img, .page-text a, .page-text script, #x").count() == 0


def test_axe_finds_nothing_in_the_journal(people: People, demo: Server) -> None:
    handler = handler_of(people, demo)
    dialog = open_journal(handler)
    write(dialog, "The old depot", "# Silos\nA crane at [0712].\n\n> a quotation\n\n1. one")
    assert findings(handler.page, ".book") == []
    dialog.get_by_role("button", name="Edit").click()
    assert findings(handler.page, ".book") == []
