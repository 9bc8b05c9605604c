"""Messages that some alone read: `/w`, the menu beside the chat box, and their marks in the log."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.axe import findings
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table
from tests.browser.seats import handler_of, join_as_pilot
from tests.browser.server import Server


def say(table: Table, text: str) -> None:
    box = table.page.locator("#chat")
    box.fill(text)
    box.press("Enter")
    expect(box).to_have_value("")


def line(table: Table, text: str) -> Locator:
    return table.log().get_by_role("listitem").filter(has_text=text)


def test_a_whisper_by_name_is_read_by_those_it_names(people: People, demo: Server) -> None:
    handler = handler_of(people, demo)
    page, heard = people.sit(hear=True)
    outside = Table.join(page, demo.link("Pilot"), "Otto")
    mira, jo = (join_as_pilot(people, demo, name) for name in ("Mira", "Jo Lee"))
    for table in (handler, outside, mira, jo):
        table.tab("Log")
    say(mira, "/w jo lee meet me behind the ridge")
    for table, whom in ((handler, "Jo Lee"), (mira, "Jo Lee"), (jo, "you")):
        expect(line(table, "meet me behind")).to_contain_text(f"Whisper to {whom}")
    expect(jo.page.get_by_text("Mira whispers: meet me behind the ridge")).to_be_visible()
    say(mira, "/w handler may I?")
    expect(handler.toast("Mira whispers: may I?")).to_be_visible()
    expect(line(handler, "may I?")).to_contain_text("Whisper to the Handlers")
    say(mira, "said to all")
    expect(line(outside, "said to all")).not_to_contain_text("Whisper")
    expect(line(outside, "meet me")).to_have_count(0)
    assert "behind the ridge" not in heard.everything() and "may I?" not in heard.everything()
    mira.page.locator("#chat").fill("/w Nobody hello")
    mira.page.locator("#chat").press("Enter")
    expect(mira.page.get_by_text("Nobody here is called Nobody")).to_be_visible()
    expect(mira.page.locator("#chat")).to_have_value("/w Nobody hello")


def test_the_menu_chooses_who_hears_until_it_is_taken_back(
    people: People, demo: Server, picture: Picture
) -> None:
    handler = handler_of(people, demo)
    mira, jo = (join_as_pilot(people, demo, name) for name in ("Mira", "Jo"))
    for table in (handler, mira, jo):
        table.tab("Log")
    page = handler.page
    page.get_by_role("button", name="Who hears you").click()
    menu = page.get_by_role("menu", name="Who hears you")
    expect(menu.get_by_role("menuitemradio", name="Everybody")).to_be_focused()
    menu.get_by_role("menuitemcheckbox", name="Mira").click()
    picture(page, "whisper")
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    say(handler, "your engine ticks")
    # the menu covers the newest lines, so that it closes for a message; the message has room
    page.get_by_role("button", name="Who hears you").click()
    expect(menu).to_be_visible()
    say(handler, "again")
    expect(menu).to_have_count(0)
    field = page.locator("#chat").bounding_box()
    assert field is not None and field["width"] > 240
    expect(line(mira, "again")).to_contain_text("Whisper to you")
    page.get_by_role("button", name="To all again").click()
    say(handler, "dawn breaks")
    expect(line(jo, "dawn breaks")).to_be_visible()
    expect(line(jo, "engine")).to_have_count(0)
    # a reload has all of it again
    mira.page.reload()
    mira.ready()
    mira.tab("Log")
    expect(line(mira, "your engine ticks")).to_contain_text("Whisper to you")


def test_a_phone_whispers_to_the_handlers(people: People, demo: Server) -> None:
    handler = handler_of(people, demo)
    handler.tab("Log")
    pilot = join_as_pilot(people, demo, "Mira", phone=True)
    pilot.tab("Log")
    pilot.page.get_by_role("button", name="Who hears you").tap()
    pilot.page.get_by_role("menuitemradio", name="The Handlers alone").tap()
    say(pilot, "a secret plan")
    expect(line(handler, "a secret plan")).to_contain_text("Whisper to the Handlers")


def test_axe_finds_nothing_in_the_menu(people: People, demo: Server) -> None:
    handler = handler_of(people, demo)
    join_as_pilot(people, demo, "Mira")
    handler.tab("Log")
    handler.page.get_by_role("button", name="Who hears you").click()
    expect(handler.page.get_by_role("menuitemcheckbox", name="Mira")).to_be_visible()
    assert findings(handler.page, ".log") == []
