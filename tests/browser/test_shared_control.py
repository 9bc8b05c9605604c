"""Shared control: co-pilots, an enemy lent to a player, a second Handler, a ban; and several steps
of undo."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.commands import send, state, unit_id
from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server
from tests.browser.sheets import open_sheet
from tests.browser.waiting import wait_until


def give(handler: Table, name: str, *players: str) -> None:
    """The Handler gives a unit to players in its form."""
    page = handler.page
    handler.tab("Units")
    handler.button(f"Edit {name}").click()
    for player in players:
        page.get_by_label(re.compile(f"(Give {name} to|Let another steer {name})")).select_option(
            label=player
        )
        expect(handler.button(f"Take {name} from {player}")).to_be_visible()
    handler.button("Back to the list").click()


def test_two_players_control_one_unit_and_each_undoes_the_own_move(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    pages = [demo_people.sit()[0] for _ in range(2)]
    mira, jo = (
        Table.join(each, demo.link("Pilot"), name)
        for each, name in zip(pages, ("Mira", "Jo"), strict=True)
    )
    give(handler, "Lantern", "Mira", "Jo")
    lantern = unit_id(page, "Lantern")
    handler.button("Start the conflict").first.click()
    # The first one begins the turn; the other continues it.
    expect(mira.button(re.compile("Start Lantern's turn|Start .*turn")).first).to_be_visible()
    assert send(pages[0], type="turn.start", unit=lantern)["status"] == 200
    expect(jo.button(re.compile("End Lantern's turn|End .*turn")).first).to_be_visible()
    before = state(pages[1])["scene"]["units"][lantern]
    jo.drag(LANTERN, SLOPE)
    expect(jo.card("Lantern")).to_contain_text("1513")
    assert state(pages[0])["scene"]["units"][lantern]["steps"] < before["steps"]
    # Jo's steps can be undone by Jo, not by Mira.
    expect(jo.page.locator('[data-action="undo"]')).to_be_enabled()
    expect(mira.page.locator('[data-action="undo"]')).to_be_disabled()
    jo.page.keyboard.press("Control+z")
    expect(jo.page.locator('[data-action="undo"]')).to_be_disabled()
    back = state(pages[0])["scene"]["units"][lantern]
    assert [back[name] for name in ("at", "steps", "energy", "movement")] == [
        before[name] for name in ("at", "steps", "energy", "movement")
    ]
    # Jo loses control in the middle of the turn: Mira continues.
    handler.tab("Units")
    handler.button("Edit Lantern").click()
    handler.button("Take Lantern from Jo").click()
    expect(handler.button("Take Lantern from Jo")).to_have_count(0)
    expect(jo.button(re.compile("End Lantern's turn"))).to_have_count(0)
    assert send(pages[0], type="turn.end", unit=lantern)["status"] == 200


def test_a_co_pilot_rolls_from_the_sheet_and_plans_nothing(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    mira, jo = (
        Table.join(demo_people.sit()[0], demo.link("Pilot"), name) for name in ("Mira", "Jo")
    )
    give(handler, "Lantern", "Mira", "Jo")
    options = {"pilots_name_marks": True}
    assert send(page, type="table.options", options=options)["status"] == 200
    sheet = open_sheet(jo, "Ondine Vale")
    expect(jo.page.get_by_role("button", name="One more Sharpness")).to_have_count(0)
    expect(sheet.get_by_role("button", name="Give away")).to_have_count(0)
    chip = sheet.get_by_role("button", name=re.compile("^Sharpness"))
    if chip.get_attribute("aria-pressed") != "true":
        chip.click()
    sheet.get_by_role("button", name="Roll", exact=True).click()
    expect(sheet.get_by_role("region", name="Last test from this sheet")).to_be_visible()
    # The character's player can plan as before.
    expect(open_sheet(mira, "Ondine Vale").get_by_role("button", name="Give away")).to_be_visible()


def test_a_hidden_unit_lent_to_a_player_is_on_that_page_alone(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    mira, jo = (
        Table.join(demo_people.sit()[0], demo.link("Pilot"), name) for name in ("Mira", "Jo")
    )
    undertow = unit_id(page, "Undertow")
    give(handler, "Undertow", "Mira")
    name = mira.page.locator(".turn-name", has_text="Undertow")
    expect(mira.page.get_by_text("Undertow").first).to_be_visible()
    assert send(page, type="conflict.start")["status"] == 200
    while state(page)["scene"]["conflict"]["segment"] != "enemy":
        assert send(page, type="segment.end")["status"] == 200
    name.click()
    expect(mira.card("Undertow")).to_contain_text("Hidden from the others")
    assert send(mira.page, type="turn.start", unit=undertow)["status"] == 200
    expect(mira.button(re.compile("End Undertow's turn"))).to_be_visible()
    assert "Undertow" not in str(state(jo.page))
    expect(jo.page.get_by_text("Undertow")).to_have_count(0)
    assert send(page, type="unit.release", unit=undertow)["status"] == 200
    expect(mira.page.locator(".turn-name", has_text="Undertow")).to_have_count(0)
    assert "Undertow" not in str(state(mira.page)["scene"])


def test_an_enemy_lent_to_a_player_acts_in_its_own_segment(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    guest, _ = demo_people.sit()
    mira = Table.join(guest, demo.link("Pilot"), "Mira")
    give(handler, "Heron", "Mira")
    handler.button("Start the conflict").first.click()
    heron = unit_id(page, "Heron")
    expect(mira.button(re.compile("Start Heron's turn"))).to_have_count(0)
    for _ in range(3):
        segment = state(page)["scene"]["conflict"]["segment"]
        if segment != "enemy":
            assert send(page, type="segment.end")["status"] == 200
    button = mira.button(re.compile("Start Heron's turn"))
    expect(button).to_be_visible()
    button.click()
    expect(handler.page.get_by_text("Heron").first).to_be_visible()
    wait_until(
        guest,
        "async (id) => (await (await fetch(`${document.body.dataset.api}/state`)).json())"
        ".view.scene.conflict.active === id",
        heron,
    )
    # The Handler takes it back in the middle of the turn, and ends it.
    assert send(page, type="unit.release", unit=heron)["status"] == 200
    expect(mira.button(re.compile("End Heron's turn"))).to_have_count(0)
    assert send(page, type="turn.end", unit=heron)["status"] == 200


def test_a_second_handler_and_a_ban(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    first, _ = demo_people.sit()
    Table.join(first, demo.link("Pilot"), "Mira")
    other, watch = demo_people.sit()
    Table.join(other, demo.link("Pilot"), "Pest")
    assert "Undertow" not in str(state(first))
    handler.tab("Table")
    handler.button("What to do about Mira").click()
    handler.button("Make a Handler").click()
    handler.button("Sees and may do all that you do").click()
    # At once, without a reload: information and actions that only Handlers have.
    expect(first.get_by_role("tab", name="Map")).to_be_visible()
    assert "Undertow" in str(state(first))
    second = Table(first)
    second.tab("Table")
    second.button("What to do about Pest").click()
    second.button("Ban").click()
    second.button("Ban? Their browser takes no other seat here").click()
    expect(other.get_by_text(re.compile("seat", re.I)).first).to_be_visible()
    other.goto(demo.link("Pilot"))
    expect(other.get_by_role("button", name="Take a seat")).to_have_count(0)
    watch.complaints.clear()  # That page is refused, which the browser writes down.
    handler.tab("Log")
    expect(page.get_by_role("listitem").filter(has_text="Pest was banned")).to_be_visible()
    second.tab("Table")
    first.get_by_text("Banned (1)").click()
    second.button("Lift the ban").click()
    second.button("May take a seat again?").click()
    expect(first.get_by_text("Banned (1)")).to_have_count(0)
    expect(page.get_by_role("listitem").filter(has_text="Mira lets Pest come back")).to_be_visible()
