"""Found while playing, the second evening: seats, sheets, missions, dice, the log."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.fight import do
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server
from tests.browser.test_sheets import (
    attribute_row,
    desk_and_phone,
    make_character,
    plan_bar,
    press,
    set_option,
)


def test_ones_own_link_opened_again_leads_back_to_the_seat(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit(phone=True)
    link = demo.link("Pilot")
    table = Table.join(page, link, "Pip")
    table.button("Take Lantern").tap()
    expect(table.button("Take Lantern")).to_have_count(0)
    page.goto(link)
    expect(page.get_by_role("button", name="Take another seat")).not_to_be_visible()
    page.get_by_role("link", name="Continue as Pip (Lantern)").tap()
    expect(table.ready().button("Take Lantern")).to_have_count(0)
    # another seat is somebody else's: its name is not filled in
    page.goto(link)
    page.get_by_text("Somebody else plays in this browser").tap()
    name = page.get_by_label("Your name at the table")
    expect(name).to_have_value("")
    name.fill("Ann")
    page.get_by_role("button", name="Take another seat").tap()
    table.ready()
    table.expect_log(re.compile("Ann joined"))


def in_conflict(people: People, server: Server) -> Table:
    """The Handler's page, a conflict begun, in the enemy segment with two to act."""
    page, _ = people.sit()
    page.goto(server.link("Handler"))
    handler = Table(page).ready()
    handler.button("Start the conflict").click()
    return handler


#: Press a button, and press again at once whatever comes to the same place; its name.
TWICE = """async (button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  const there = () => document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button");
  const first = button.getAttribute("aria-label");
  button.click();
  const end = performance.now() + 5000;
  while ((there()?.getAttribute("aria-label") ?? first) === first) {
    if (performance.now() > end) return "nothing";
    await new Promise(requestAnimationFrame);
  }
  there().click();
  return there()?.getAttribute("aria-label");
}"""


def test_a_double_press_on_abstain_takes_one_unit(demo_people: People, demo: Server) -> None:
    handler = in_conflict(demo_people, demo)
    turns = handler.page.locator(".tracker .turns")
    for name in ("Lantern", "Magpie", "Mule"):
        handler.button(f"{name} abstains").click()
    expect(handler.button("Plumb abstains")).to_be_enabled()
    # alone in its segment: the next one's first comes to the same place
    then = handler.button("Plumb abstains").evaluate(TWICE)
    assert then == "Heron abstains"
    expect(turns.locator(".turn", has_text="Heron")).to_have_class(re.compile("turn-waiting"))
    expect(turns).not_to_have_attribute("aria-disabled", "true")
    handler.button("Heron abstains").click()
    handler.expect_log("Heron abstains")


def test_a_button_that_takes_no_press_yet_shows_it(demo_people: People, demo: Server) -> None:
    handler = in_conflict(demo_people, demo)
    expect(handler.page.locator(".tracker .turn-name").first).to_be_visible()
    button = handler.page.locator("[data-action='turn.primary']")
    found = button.evaluate_all(
        """async ([button]) => {
          const seen = [], waits = [], later = window.setTimeout;
          window.setTimeout = (run, ms, ...rest) => (waits.push(ms ?? 0), later(run, ms, ...rest));
          const look = () => {
            const now = document.querySelector("[data-action='turn.primary']");
            if (now) seen.push([now.getAttribute("aria-disabled"), getComputedStyle(now).opacity]);
          };
          look();
          document.querySelector(".tracker .turn-name").click();
          const over = () => seen.at(-1)?.[0] === null && seen.some(([pale]) => pale === "true");
          for (let frames = 0; frames < 1000 && !over(); frames++) {
            await new Promise(requestAnimationFrame);
            look();
          }
          window.setTimeout = later;
          return { seen, waits };
        }"""
    )
    seen, waits = found["seen"], found["waits"]
    pale = [float(opacity) for disabled, opacity in seen if disabled == "true"]
    assert pale and max(pale) < 0.6
    # by itself it takes presses again, and asked to be woken for it soon
    assert seen[-1][0] is None
    assert any(200 <= wait < 450 for wait in waits), waits


#: The first of the crew's characters, units or missions by a name.
FIND_ID = """async ([what, name]) => {
  const app = await import(document.querySelector("script[type=module]").src
    .replace(/table[^/]*$/, "../core/app.js"));
  return Object.values(app[what].value).find((each) => each.name === name).id;
}"""


def handler_and_newcomer(people: People, server: Server) -> tuple[Table, Table]:
    """The Handler at a desk, and a pilot with a phone who has neither unit nor character."""
    page, _ = people.sit()
    page.goto(server.link("Handler"))
    handler = Table(page).ready()
    phone, _ = people.sit(phone=True)
    return handler, Table.join(phone, server.link("Pilot"), "Mara")


def test_what_the_handler_grants_leaves_the_plan_that_is_being_made(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = handler_and_newcomer(demo_people, demo)
    set_option(handler, "Upgrades of a sheet wait for your approval", on=True)
    mine = make_character(pilot, "Mara Voss")
    press(mine, "Raise Smarts")
    press(mine, "Raise Smarts")
    press(mine, "Raise Sharpness")
    mine.get_by_role("button", name="Ask the Handler").click()
    mine.get_by_role("button", name="Change it").click()
    press(mine, "Raise Synergy")
    expect(plan_bar(mine)).to_contain_text("4 changes")
    mara = handler.page.evaluate(FIND_ID, ["characters", "Mara Voss"])
    do(handler, "character.approve", character=mara)
    # what was asked for is had; what came on top of it is still planned, and stands in its row
    expect(plan_bar(mine)).to_contain_text("1 change,")
    expect(plan_bar(mine)).to_contain_text("The Handler did 3 changes of this plan")
    expect(attribute_row(mine, "Synergy")).to_contain_text("becomes")
    expect(attribute_row(mine, "Smarts")).not_to_contain_text("becomes")
    press(mine, "Take back a planned point of Synergy")
    expect(plan_bar(mine)).not_to_contain_text("The Handler did")


def test_a_declined_plan_says_so_until_the_next_one(demo_people: People, demo: Server) -> None:
    handler, pilot = handler_and_newcomer(demo_people, demo)
    set_option(handler, "Upgrades of a sheet wait for your approval", on=True)
    mine = make_character(pilot, "Mara Voss")
    press(mine, "Raise Smarts")
    mine.get_by_role("button", name="Ask the Handler").click()
    expect(mine.get_by_role("region", name="The plan of Mara Voss")).to_be_visible()
    mara = handler.page.evaluate(FIND_ID, ["characters", "Mara Voss"])
    do(handler, "character.decline", character=mara, reason="Not before the bridge")
    declined = mine.get_by_text("The Handler declined the last plan: Not before the bridge")
    expect(declined).to_be_visible()
    press(mine, "Raise Sharpness")
    mine.get_by_role("button", name="Ask the Handler").click()
    expect(declined).to_have_count(0)


def test_behind_a_sheet_one_hears_the_handler_and_what_one_loses(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    mine = make_character(pilot, "Mara Voss")
    do(handler, "chat.say", text="Duck, all of you!")
    expect(mine.locator(".toast")).to_contain_text("Handler: Duck, all of you!")
    lantern = handler.page.evaluate(FIND_ID, ["units", "Lantern"])
    do(handler, "unit.update", unit=lantern, integrity=6)
    told = re.compile(r"Lantern changed: integrity \d+ \S+ 6 \(Handler\)")
    expect(mine.locator(".toast", has_text="integrity")).to_contain_text(told)
    handler.expect_log(told)


def test_lines_that_only_the_handler_reads_say_so(demo_people: People, demo: Server) -> None:
    handler, _ = desk_and_phone(demo_people, demo)
    do(handler, "mission.add", name="Night Convoy")
    handler.tab("Log")
    line = handler.log().get_by_role("listitem").filter(has_text="New mission: Night Convoy")
    expect(line).to_contain_text("only you")
    joined = handler.log().get_by_role("listitem").filter(has_text="Mara joined")
    expect(joined).not_to_contain_text("only you")


def test_a_mission_without_a_crew_is_asked_about_once(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    handler.tab("Crew")
    page.get_by_role("button", name="New mission", exact=True).click()
    page.get_by_label("Name", exact=True).fill("Night Convoy")
    # who wants a row wants to write into it
    page.get_by_role("button", name="Objective", exact=True).click()
    page.keyboard.type("Take the tower")
    expect(page.get_by_label("Text of objective 1")).to_have_value("Take the tower")
    expect(page.get_by_label("Text of objective 2")).to_have_count(0)
    handler.button("Save the draft").click()
    handler.button("Brief the pilots").click()
    foot = page.get_by_role("contentinfo", name="Next step")
    expect(foot).to_contain_text("Nobody is in the crew")
    foot.get_by_role("button", name="Brief without a crew").click()
    expect(foot.get_by_role("button", name="Start")).to_be_visible()


def test_the_chances_of_a_hidden_mark_are_read_with_a_finger(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    lantern = handler.page.evaluate(FIND_ID, ["units", "Lantern"])
    ask = {"kind": "reactive", "dice": ["d12"], "modifiers": [], "mark": 8, "hidden": True}
    do(handler, "test.request", unit=lantern, **ask)
    pilot.tab("Dice")
    test = pilot.page.get_by_role("region", name="A test waits for you")
    test.get_by_role("button", name="score 9: 8 %").tap()
    expect(test).to_contain_text("Score 9: 8 %; at least 9: 33 %")


def test_the_last_roll_is_a_line_that_covers_no_form(demo_people: People, demo: Server) -> None:
    _, pilot = desk_and_phone(demo_people, demo)
    pilot.tab("Dice")
    pilot.page.get_by_title("Roll 1d6 at once").tap()
    last = pilot.page.get_by_role("region", name="Last roll")
    expect(last.locator(".die")).to_have_count(1)
    # who turns to something else is not in its way
    pilot.page.get_by_label("Dice in notation").tap()
    expect(last.locator(".die")).to_have_count(0)
    assert last.evaluate("(line) => line.getBoundingClientRect().height") < 48
    last.get_by_role("button", name="How the last roll came about").tap()
    expect(last.locator(".die")).to_have_count(1)


def test_a_gift_says_the_sum_that_is_typed(demo_people: People, demo: Server) -> None:
    handler, pilot = handler_and_newcomer(demo_people, demo)
    do(handler, "character.add", name="Ada Quill")
    make_character(pilot, "Mara Voss").get_by_role("button", name="Close", exact=True).tap()
    pilot.page.get_by_role("button", name="Give credits of Mara Voss").tap()
    gift = pilot.page.get_by_role("form", name="Credits from Mara Voss")
    gift.get_by_role("textbox", name="Credits").fill("25")
    expect(gift.get_by_role("button", name=re.compile("^Give 25 to"))).to_be_visible()
