"""Props that are selected on the map, and their card."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.demo_hexes import LANTERN, PUMP_TOWER
from tests.browser.layout_checks import NOT_CLIPPED
from tests.browser.map_page import click_centred, open_section
from tests.browser.people import People
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server


def test_a_prop_is_selected_on_the_map_and_damaged_from_its_card(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo).unhurried()
    pilot = pilot_of(demo_people, demo, "Rook", "Magpie").unhurried()
    handler.click(19, 11)
    card = handler.page.get_by_role("article", name="Prop: Gorge bridge")
    expect(card).to_contain_text("1911, level 4, mitigates 4")
    expect(card).to_contain_text("4 / 4")
    handler.tab("Map")
    expect(card).to_have_count(1)
    expect(card).to_be_in_viewport(ratio=1)
    card.get_by_label("Damage", exact=True).fill("6")
    card.get_by_label("Damage", exact=True).press("Tab")
    card.get_by_role("button", name="Damage", exact=True).click()
    for table in (handler, pilot):
        expect(table.toast("Gorge bridge loses 2 integrity, 2 left")).to_be_visible()
    expect(card).to_contain_text("2 / 4")
    card.get_by_role("button", name="Damage", exact=True).click()
    expect(card).to_have_count(0)
    expect(handler.button("Undo: destruction of Gorge bridge")).to_be_visible()
    # a unit that is selected has the card's place
    handler.tab("Log")
    handler.click(21, 11)
    expect(card).to_be_visible()
    handler.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_prop_out_of_reach_can_be_selected_while_a_unit_is_selected(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    handler.click(*LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    handler.settle()
    card = handler.page.get_by_role("article", name="Prop: Gorge bridge")
    handler.click(21, 11)
    expect(card).to_be_visible()
    # in a conflict, a unit that may not move reaches nothing
    handler.button("Start the conflict").click()
    expect(handler.page.get_by_role("region", name="Turn tracker")).to_contain_text("Round 1")
    handler.settle()
    handler.click(*LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    handler.settle()
    handler.click(19, 11)
    expect(card).to_contain_text("1911")


def test_a_selected_prop_shows_its_card_in_a_scrolled_tab(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    handler.tab("Map")
    open_section(handler, "Map file").scroll_into_view_if_needed()
    hide = handler.card("Prop: Pump tower").get_by_role("button", name="Hide")
    for _ in range(2):  # and once more, after the tab was scrolled again
        click_centred(handler, PUMP_TOWER)
        expect(hide).to_be_in_viewport(ratio=1)
        open_section(handler, "Map file").scroll_into_view_if_needed()
        expect(hide).not_to_be_in_viewport()


def test_the_name_of_a_prop_is_shown_beside_the_map(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    click_centred(handler, PUMP_TOWER)
    card = handler.page.get_by_role("complementary", name="Picked prop")
    for text in (
        card.get_by_role("heading", name="Pump tower"),
        card.get_by_text("1320, levels 3 to 5, mitigates 3"),
    ):
        expect(text).to_be_visible()
        assert text.evaluate(NOT_CLIPPED)


def test_selecting_a_unit_deselects_the_prop(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    card = handler.page.get_by_role("article", name="Prop: Pump tower")
    click_centred(handler, PUMP_TOWER)
    expect(card).to_be_visible()
    click_centred(handler, LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    handler.page.keyboard.press("Escape")
    expect(handler.card("Lantern")).to_have_count(0)
    expect(card).to_have_count(0)

    # in the Map tab both are shown; in other tabs only the unit
    handler.tab("Map")
    click_centred(handler, PUMP_TOWER)
    handler.tab("Units")
    expect(card).to_be_visible()
    handler.tab("Map")
    props = open_section(handler, "Props (18)").get_by_role("combobox")
    props.select_option(label="Pump tower at 1320, levels 3 to 5")
    click_centred(handler, LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    handler.tab("Units")
    handler.page.keyboard.press("Escape")
    expect(handler.card("Lantern")).to_have_count(0)
    expect(card).to_have_count(0)
