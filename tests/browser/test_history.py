"""The history at the table page: the slider shows round 1 while the table goes on."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.map_page import unit_position
from tests.browser.people import People, Watch
from tests.browser.play import Table
from tests.browser.server import Server

SECRET = "Undertow"


def handler_and_heard_pilot(people: People, demo: Server) -> tuple[Table, Table, Watch]:
    """The Handler, the pilot Mara who has taken Lantern, and everything that her browser
    receives."""
    page, _ = people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    pilot_page, watch = people.sit(hear=True)
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_be_visible()
    return handler, pilot, watch


def send(page: Page, **command: Any) -> None:
    """Sends a command with the session of the page."""
    api = f"{page.url.split('/t/')[0]}{page.locator('body').get_attribute('data-api')}"
    number = page.evaluate("() => (window.sent = (window.sent ?? 0) + 1)")
    answer = page.request.post(
        f"{api}/commands",
        data={"id": f"past-{page.url[-8:]}-{number}", "command": command},
        headers={"Origin": api.split("/api/")[0]},
    )
    assert answer.ok, answer.text()


def test_the_slider_shows_round_1_again(demo_people: People, demo: Server) -> None:
    handler, pilot, watch = handler_and_heard_pilot(demo_people, demo)
    page, pilot_page = handler.page, pilot.page
    began = unit_position(pilot_page, "Lantern")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()
    pilot.drag(LANTERN, SLOPE)
    expect(pilot.card("Lantern")).to_contain_text("1513")
    pilot.button("End Lantern's turn").click()
    ended = unit_position(pilot_page, "Lantern")
    assert ended != began
    for _ in range(4):
        send(page, type="segment.end")
    send(page, type="environment.resolve")
    expect(pilot_page.locator(".tracker")).to_contain_text("Round 2")
    pilot.settle()

    # the pilot looks back, by key; everything of now is as it was, underneath
    pilot_page.keyboard.press("h")
    banner = pilot_page.locator(".past-banner")
    expect(banner).to_contain_text("You are looking at round 2")
    expect(pilot.button("Undo")).to_have_count(0)
    expect(pilot_page.get_by_label("Say something")).to_be_hidden()
    pilot_page.keyboard.press("{")
    expect(banner).to_contain_text("round 1, friendly segment")
    expect(pilot_page.locator(".tracker")).to_contain_text("Round 1")
    pilot.settle()
    assert unit_position(pilot_page, "Lantern") == began
    # event by event: the turn begins, Lantern moves, and its line is marked
    for line in ("Lantern's turn", "Lantern moves"):
        pilot_page.keyboard.press(">")
        expect(pilot_page.locator(".line-shown")).to_contain_text(line)
    pilot.settle()
    assert unit_position(pilot_page, "Lantern") == ended
    pilot_page.keyboard.press("<")
    expect(pilot_page.locator(".line-shown")).to_contain_text("Lantern's turn")
    pilot.settle()
    assert unit_position(pilot_page, "Lantern") == began

    # meanwhile the table goes on: new events are counted, not shown
    send(page, type="chat.say", text="Are you there?")
    expect(pilot.button(re.compile("Back to now"))).to_contain_text("1")
    expect(pilot.log()).not_to_contain_text("Are you there?")
    assert unit_position(pilot_page, "Lantern") == began
    # nothing can be done there
    pilot_page.keyboard.press("n")
    expect(banner).to_be_visible()

    # one press returns to the present
    pilot.button(re.compile("Back to now")).click()
    expect(banner).to_have_count(0)
    expect(pilot_page.locator(".tracker")).to_contain_text("Round 2")
    expect(pilot.log()).to_contain_text("Are you there?")
    expect(pilot.card("Lantern")).to_be_visible()
    pilot.settle()
    assert unit_position(pilot_page, "Lantern") == ended
    # the socket was never closed, and nothing of the ambush was ever sent
    expect(pilot_page.locator(".link-dot.link-open")).to_have_count(1)
    assert SECRET not in watch.everything()
    # the Handler sees its ambush in the past as well
    page.keyboard.press("h")
    page.locator(".past-slider").press("Home")
    expect(page.locator(".past-banner")).to_contain_text("round 1")
    handler.settle()
    assert unit_position(page, SECRET) is not None


def test_a_line_of_the_log_opens_its_moment_and_the_replay_goes_on(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit(phone=True)
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    for text in ("one", "two", "three"):
        send(page, type="chat.say", text=text)
    handler.tab("Log")
    line = handler.log().get_by_role("listitem").filter(has_text="one")
    line.get_by_role("link", name="show this moment").click()
    banner, shown = page.locator(".past-banner"), page.locator(".line-shown")
    expect(banner).to_contain_text("Looking back")
    expect(shown).to_contain_text("one")
    expect(handler.log()).not_to_contain_text("two")
    # it plays to the end and stops there
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(shown).to_contain_text("three")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Next event")).to_be_disabled()
    # the newest events can be reached without leaving the history
    send(page, type="chat.say", text="four")
    # the shown time stays visible beside the count of new events
    expect(page.get_by_role("button", name="Back to now")).to_contain_text("1")
    fits = "each => each.scrollWidth <= each.clientWidth"
    assert banner.locator("p").evaluate(fits)
    assert banner.locator(".past-time").evaluate(fits)
    page.get_by_role("button", name="Next event").click()
    expect(shown).to_contain_text("four")
    page.get_by_role("button", name="Event before").click()
    expect(shown).to_contain_text("three")
    page.keyboard.press("Escape")
    expect(banner).to_have_count(0)
    expect(handler.log()).to_contain_text("four")


def test_replaced_ground_is_shown_as_it_was(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    level = "() => document.getElementById('board').board.describe({q: 3, r: 6}).ground"
    before = page.evaluate(level)
    send(page, type="terrain.set", cells=[{"q": 3, "r": 6, "level": before + 4}])
    handler.ready()
    page.wait_for_function(f"() => ({level})() === {before + 4}")
    page.reload()  # so that the old chunk is not there any more
    handler.ready()
    page.get_by_role("button", name="Look back").click()
    expect(page.locator(".past-banner")).to_be_visible()
    page.keyboard.press("<")
    page.wait_for_function(f"() => ({level})() === {before}")
    page.keyboard.press(">")
    page.wait_for_function(f"() => ({level})() === {before + 4}")
    page.keyboard.press("h")
    expect(page.locator(".past-banner")).to_have_count(0)


def test_a_branch_is_a_table_of_its_own(demo_people: People, demo: Server) -> None:
    handler, pilot, watch = handler_and_heard_pilot(demo_people, demo)
    page, pilot_page = handler.page, pilot.page
    began = unit_position(page, "Lantern")
    pilot.settle()
    pilot.drag(LANTERN, SLOPE)
    expect(pilot.card("Lantern")).to_contain_text("1513")
    handler.settle()
    # a pilot looks back, and can make nothing of it
    pilot_page.keyboard.press("h")
    expect(pilot_page.locator(".past-banner")).to_be_visible()
    expect(pilot.button("Continue from here")).to_have_count(0)
    pilot_page.keyboard.press("h")

    page.keyboard.press("h")
    page.locator(".past-banner").wait_for()
    page.keyboard.press("<")
    expect(page.locator(".past-line")).to_contain_text("Mara takes Lantern")
    handler.button("Continue from here").click()
    name = page.get_by_label("Name of the new table")
    expect(name).to_have_value("Cold Gorge (branch)")
    name.fill("Another way")
    handler.button("Make it").click()
    expect(page.get_by_label("Handler's link of the new table")).to_be_visible()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Open it").click()
    branch = Table(opened.value).ready()
    expect(opened.value.get_by_role("heading", name="Another way")).to_be_visible()
    assert unit_position(opened.value, "Lantern") == began
    assert unit_position(opened.value, SECRET) is not None
    branch.expect_log("A table of its own from here on")
    branch.drag(LANTERN, (15, 15))
    branch.expect_log("Lantern moves to 1515")
    # the other table is where it was, with its past
    page.keyboard.press("h")
    expect(page.locator(".past-banner")).to_have_count(0)
    handler.settle()
    assert unit_position(page, "Lantern") == unit_position(pilot_page, "Lantern") != began
    expect(pilot.log()).not_to_contain_text("1515")
    assert "Another way" not in watch.everything()
    # and the branch has the past of both
    opened.value.keyboard.press("h")
    banner = opened.value.locator(".past-banner")
    expect(banner).to_be_visible()
    opened.value.locator(".past-slider").press("Home")
    expect(opened.value.locator(".past-line")).to_contain_text("New table: Cold Gorge")


def test_a_link_shows_a_finished_mission_to_anybody(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    api = f"{page.url.split('/t/')[0]}{page.locator('body').get_attribute('data-api')}"
    view = page.request.get(f"{api}/state").json()["view"]
    (mission,) = view["missions"]
    lantern = next(unit for unit in view["scene"]["units"].values() if unit["name"] == "Lantern")
    send(page, type="mission.phase", mission=mission, phase="briefed")
    send(page, type="mission.phase", mission=mission, phase="running")
    send(page, type="conflict.start")
    send(page, type="turn.start", unit=lantern["id"])
    send(page, type="conflict.end")
    send(page, type="mission.result", mission=mission, result="achieved")
    send(page, type="mission.pay", mission=mission)
    handler.tab("Table")
    page.get_by_text("Replays", exact=True).click()
    handler.button("Link to Cold Gorge").click()
    link = page.get_by_label("Replay of Cold Gorge: shown only now").input_value()
    send(page, type="chat.say", text="Said afterwards")

    looker, watch = demo_people.sit(hear=True)
    looker.goto(link)
    replay = Table(looker).ready()
    assert re.fullmatch(r".*/replay/r[a-z0-9]+", looker.url)
    banner, line = looker.locator(".past-banner"), looker.locator(".past-line")
    expect(banner).to_be_visible()
    expect(line).to_contain_text("The mission begins: Cold Gorge")
    phone, _ = demo_people.sit(phone=True)
    phone.goto(link)
    Table(phone).ready()
    expect(phone.get_by_text("Tap any unit to look at it.", exact=True)).to_be_visible()
    phone.close()
    expect(replay.button("Back to now")).to_have_count(0)
    expect(replay.button("Continue from here")).to_have_count(0)
    looker.locator(".past-slider").press("]")
    expect(banner).to_contain_text("Replay of Cold Gorge · round 1")
    looker.keyboard.press("Escape")
    looker.keyboard.press("h")
    expect(banner).to_contain_text("Replay of Cold Gorge · round 1")
    looker.locator(".past-slider").press("End")
    expect(replay.log()).to_contain_text("Cold Gorge")
    expect(line).to_contain_text("paid")
    # a reload stays at its moment
    looker.reload()
    Table(looker).ready()
    expect(line).to_contain_text("paid")
    expect(looker.get_by_role("button", name="Next event")).to_be_disabled()
    looker.get_by_role("tab", name="Missions").click()
    expect(looker.locator("#tab-panel")).to_contain_text("Cold Gorge")
    # a line about the mission opens its briefing
    looker.get_by_role("tab", name="Log").click()
    replay.log().get_by_role("button", name="The mission begins: Cold Gorge").click()
    expect(looker.get_by_role("dialog", name="Cold Gorge")).to_contain_text("the relay")
    looker.get_by_role("button", name="Close").click()
    sent = watch.everything()
    assert SECRET not in sent and "Said afterwards" not in sent
    # taken back, it is over
    page.get_by_role("button", name="Take back the link to Cold Gorge").click()
    page.get_by_role("button", name="Take it back?").click()
    expect(page.get_by_role("list", name="Links to replays")).to_have_count(0)
    watch.complaints.clear()
    answer = looker.reload()
    assert answer is not None and answer.status == 404
    expect(looker.get_by_text("shows nothing any more")).to_be_visible()
    watch.complaints.clear()  # the browser's own word for the 404


def test_a_change_of_fog_keeps_the_moment_shown(demo_people: People, demo: Server) -> None:
    handler, pilot, watch = handler_and_heard_pilot(demo_people, demo)
    page, pilot_page = handler.page, pilot.page
    pilot.settle()
    began = unit_position(pilot_page, "Lantern")
    # more lines than are loaded at once around a moment
    for number in range(70):
        send(page, type="chat.say", text=f"Hold there {number}")
    pilot.expect_log("Hold there 69")
    pilot.drag(LANTERN, SLOPE)
    expect(pilot.card("Lantern")).to_contain_text("1513")
    pilot_page.keyboard.press("h")
    banner, line = pilot_page.locator(".past-banner"), pilot_page.locator(".past-line")
    slider, count = pilot_page.locator(".past-slider"), pilot_page.locator(".past-count")
    expect(banner).to_be_visible()
    pilot_page.keyboard.press("<")
    expect(line).to_have_text("Handler: Hold there 69")
    at, seq = count.inner_text().split(" / ")[0], slider.input_value()
    refused = pilot_page.locator(".toast-refused")
    for mode in ("own", "off", "team"):
        send(page, type="table.options", options={"fog": mode})
        send(page, type="chat.say", text=f"Fog: {mode}")
        # new events are counted
        expect(pilot.button(re.compile("Back to now"))).to_contain_text(re.compile(r"[1-9]"))
        slider.press("Home")
        expect(count).to_have_text(re.compile("^1 / "))
        expect(line).to_contain_text("Mara")
        slider.press("End")
        expect(line).to_have_text(f"Handler: Fog: {mode}")
        slider.fill(seq)
        expect(line).to_have_text("Handler: Hold there 69")
        expect(count).to_have_text(re.compile(rf"^{at} / "))
        assert unit_position(pilot_page, "Lantern") == began
        expect(refused).to_have_count(0)
    # the history is replaced without a touch of the slider
    before = count.inner_text()
    send(page, type="table.options", options={"fog": "own"})
    expect(count).not_to_have_text(before)
    expect(count).to_have_text(re.compile(rf"^{at} / "))
    expect(line).to_have_text("Handler: Hold there 69")
    expect(refused).to_have_count(0)
    pilot.button(re.compile("Back to now")).click()
    expect(banner).to_have_count(0)
    expect(pilot.card("Lantern")).to_contain_text("1513")
    assert SECRET not in watch.everything()
