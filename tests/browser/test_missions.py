"""Missions on the page: drafting, briefing, running, tally, corrections, payout."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.commands import send
from tests.browser.layout_checks import CUT, NAMELESS, SIZES
from tests.browser.panel_harness import Open
from tests.browser.panel_harness import table as table
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server
from tests.browser.sheets import make_character

SECRET = "Find out who cut the line"
NOTE = "Undertow has the cutters"


def write(field: Locator, text: str) -> None:
    """Types into a stepper, which takes the value when it loses the focus."""
    field.fill(text)
    field.press("Tab")


def dialog(table: Table) -> Locator:
    return table.page.get_by_role("dialog")


def card(table: Table, name: str) -> Locator:
    """Returns the lines of a character's pay in the dialog."""
    return dialog(table).get_by_role("table", name=f"Pay of {name}")


def expect_tally(table: Table, name: str, *numbers: int) -> None:
    """Expects these values of integrity lost and uses by tier in the dialog."""
    group = dialog(table).get_by_role("group", name=f"Tally of {name}", exact=True)
    expect(group.locator(".tally-number")).to_have_text([str(n) for n in numbers])


def test_a_mission_from_its_draft_to_its_payout(demo_people: People, demo: Server) -> None:
    handler_page, _ = demo_people.sit()
    handler_page.goto(demo.link("Handler"))
    handler = Table(handler_page).ready().with_nobody()
    phone, watch = demo_people.sit(phone=True, hear=True)
    pilot = Table.join(phone, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").tap()
    expect(pilot.card("Lantern")).to_contain_text("yours")
    make_character(pilot, "Mara Voss").get_by_role("button", name="Close").tap()
    crew = phone.get_by_role("region", name="Characters")
    expect(phone.get_by_role("region", name="Missions")).to_have_count(0)

    # a draft with an objective, a hidden one and a deduction; unsaved changes survive the dialog
    handler.tab("Missions")
    handler_page.get_by_role("button", name="New mission", exact=True).click()
    theirs = dialog(handler)
    theirs.get_by_label("Name", exact=True).fill("The silent relay")
    theirs.get_by_label("Briefing").fill("The relay is silent.")
    handler_page.keyboard.press("Escape")
    expect(theirs).to_have_count(0)
    handler_page.get_by_role("button", name="New mission", exact=True).click()
    expect(theirs.get_by_label("Briefing")).to_have_value("The relay is silent.")
    theirs.get_by_label("Primary objective").fill("Bring Mule to the relay")
    write(theirs.get_by_role("textbox", name="Base pay"), "120")
    theirs.get_by_role("button", name="Objective", exact=True).click()
    theirs.get_by_label("Text of objective 1").fill("Leave the watchtower standing")
    write(theirs.get_by_role("textbox", name="Bonus of objective 1"), "40")
    theirs.get_by_role("button", name="Hidden objective").click()
    theirs.get_by_label("Text of objective 2").fill(SECRET)
    write(theirs.get_by_role("textbox", name="Bonus of objective 2"), "60")
    theirs.get_by_role("button", name="Deduction").click()
    theirs.get_by_label("Text of deduction 1").fill("Fuel for the hauler")
    write(theirs.get_by_role("textbox", name="Amount of deduction 1"), "15")
    theirs.get_by_role("button", name="Mara Voss").click()
    theirs.get_by_label("Notes only the Handler sees").fill(NOTE)
    theirs.get_by_role("button", name="Save the draft").click()

    # unsaved changes come before the next step
    expect(theirs.get_by_role("button", name="Brief the pilots")).to_be_enabled()
    theirs.get_by_label("Briefing").fill("The relay is silent. Find out why.")
    expect(theirs.get_by_role("button", name="Brief the pilots")).to_have_count(0)
    theirs.get_by_role("button", name="Save", exact=True).click()
    theirs.get_by_role("button", name="Brief the pilots").click()
    expect(theirs.get_by_role("button", name="Start the mission")).to_be_visible()

    # the pilot reads everything except hidden parts, and can change nothing
    pilot.tab("Missions")
    phone.locator(".mission-open", has_text="The silent relay").tap()
    mine = dialog(pilot)
    expect(mine).to_contain_text("The relay is silent. Find out why.")
    expect(mine.get_by_role("listitem", name="Primary objective")).to_contain_text("120 credits")
    aims = mine.get_by_role("region", name="Objectives").get_by_role("listitem")
    expect(aims).to_have_count(2)
    expect(mine.get_by_role("region", name="Deductions")).to_contain_text("−15 credits")
    expect(mine.get_by_role("textbox")).to_have_count(0)
    secret = theirs.get_by_role("listitem", name=SECRET)
    expect(secret).to_contain_text("hidden from the pilots")

    # it runs: an integrity loss is counted by itself, a use is entered by the pilot
    theirs.get_by_role("button", name="Start").click()
    foot = theirs.get_by_role("contentinfo")
    expect(foot).to_contain_text("Decide first")
    expect(theirs.get_by_role("button", name="Pay", exact=True)).to_be_disabled()
    theirs.get_by_role("button", name="Close").click()
    handler.tab("Units")
    handler.button("Edit Lantern").click()
    handler_page.get_by_role("button", name="Integrity: one less").click()
    handler_page.get_by_role("button", name="Integrity: one less").click()
    handler.button("Save").click()
    expect_tally(pilot, "Mara Voss", 2, 0, 0, 0)
    # the content comes before the costs, and automatic counts are explained
    expect(mine).to_contain_text("Attacks on the map and lost integrity are counted automatically")
    tops = [
        each.bounding_box()["y"]  # type: ignore[index]
        for each in (mine.get_by_text("Find out why."), mine.get_by_role("heading", name="Crew"))
    ]
    assert tops[0] < tops[1]

    # a single tap costs nothing
    second = mine.get_by_role(
        "button", name="One more use −10 credits: Mara Voss used a tier II weapon"
    )
    second.tap()
    sure = mine.get_by_role("button", name="Count it? −10 credits: Mara Voss used a tier II weapon")
    expect(sure).to_be_visible()
    mine.get_by_role("heading", name="Crew").tap()
    expect(sure).to_have_count(0)
    expect_tally(pilot, "Mara Voss", 2, 0, 0, 0)
    second.tap()
    sure.tap()
    expect_tally(pilot, "Mara Voss", 2, 0, 1, 0)

    # the Handler's typed text stays when the mission changes meanwhile
    handler.tab("Missions")
    handler_page.locator(".mission-open", has_text="The silent relay").click()
    notes = theirs.get_by_label("Notes only the Handler sees")
    notes.fill(f"{NOTE}, in the cave")
    third = "15 credits: Mara Voss used a tier III weapon"
    mine.get_by_role("button", name=third).tap()
    mine.get_by_role("button", name=f"Count it? −{third}").tap()
    expect_tally(handler, "Mara Voss", 2, 0, 1, 1)
    expect(notes).to_have_value(f"{NOTE}, in the cave")
    theirs.get_by_role("button", name="Save", exact=True).click()
    expect(foot).to_contain_text("Decide first")

    # the Handler corrects the tally, and sees old and new before it is so
    theirs.get_by_role("button", name="Correct the tally of Mara Voss").click()
    correct = theirs.get_by_role("group", name="Correct the tally of Mara Voss")
    write(correct.get_by_role("textbox", name="Integrity lost"), "1")
    write(correct.get_by_role("textbox", name="Uses of tier III"), "0")
    expect(correct).to_contain_text("2 → 1")
    expect(correct).to_contain_text("1 → 0")
    correct.get_by_role("button", name="Set the tally").click()
    expect(correct).to_have_count(0)
    expect_tally(pilot, "Mara Voss", 1, 0, 1, 0)

    # achieved in secret it is in the Handler's preview alone
    theirs.get_by_role("radiogroup", name="Result of the primary objective").get_by_role(
        "radio", name="Achieved"
    ).click()
    # a deduction does not count until the Handler applies it
    expect(card(pilot, "Mara Voss")).to_contain_text(re.compile(r"Is paid\s*105"))
    kept = mine.get_by_role("region", name="Deductions")
    expect(kept).to_contain_text("only if the Handler applies it")
    theirs.get_by_role("region", name="Deductions").get_by_role(
        "radio", name="Kept back", exact=True
    ).click()
    expect(kept).not_to_contain_text("only if the Handler applies it")
    expect(card(pilot, "Mara Voss")).to_contain_text(re.compile(r"Is paid\s*90"))
    secret.get_by_role("radio", name="Achieved").click()
    expect(card(handler, "Mara Voss")).to_contain_text("players do not know yet")
    expect(card(handler, "Mara Voss")).to_contain_text(re.compile(r"Is paid\s*150"))
    expect(card(pilot, "Mara Voss")).to_contain_text(re.compile(r"Is paid\s*90"))
    assert SECRET not in watch.everything()
    secret.get_by_role("button", name="Reveal").click()
    secret.get_by_role("button", name="Reveal it?").click()
    expect(aims).to_have_count(3)
    expect(card(handler, "Mara Voss")).not_to_contain_text("players do not know yet")

    # exactly the announced pay is paid, once
    foretold = card(pilot, "Mara Voss")
    expect(foretold).to_contain_text(re.compile(r"Is paid\s*150.*100 → 250", re.S))
    lines = foretold.locator("tbody tr").all_inner_texts()
    assert [text.split()[-1] for text in lines] == ["+120", "+60", "−15", "−15"]
    expect(foot).to_contain_text("150 credits in all, to 1 of the crew")
    theirs.get_by_role("button", name="Pay 150 credits").click()
    expect(foot).to_contain_text("Pay 150 credits in all")
    theirs.get_by_role("button", name="Yes, pay").click()
    expect(mine).to_contain_text("What was paid")
    assert foretold.locator("tbody tr").all_inner_texts() == lines
    expect(theirs).to_contain_text("Paid: the terms stay as they were")
    expect(theirs.get_by_role("button", name=re.compile("[Pp]ay$|Edit the terms"))).to_have_count(0)
    again = handler_page.evaluate(
        """async () => {
          const page = await import(document.querySelector("script[type=module]").src);
          const mission = Object.keys(page.session.missions.value)[0];
          return page.send({ type: "mission.pay", mission });
        }"""
    )
    assert again["code"] == "already-paid"
    mine.get_by_role("button", name="Close").tap()
    missions = phone.get_by_role("region", name="Missions")
    expect(missions).to_contain_text("Mara Voss was paid 150 credits")
    pilot.tab("Crew")
    expect(crew.get_by_role("button", name=re.compile("^Mara Voss"))).to_contain_text("250")

    # the log keeps the lines of it
    pilot.tab("Log")
    line = phone.get_by_role("button", name=re.compile("Mara Voss is paid 150 credits"))
    line.tap()
    expect(pilot.log().get_by_role("table", name="Pay of Mara Voss")).to_contain_text(SECRET)
    assert NOTE not in watch.everything()


def test_deductions_count_only_when_the_handler_applies_them(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    handler.tab("Missions")
    page.locator(".mission-open", has_text="Cold Gorge").click()
    theirs = dialog(handler)
    toll = theirs.get_by_role("button", name="Only if you apply it: deduction 1")
    expect(toll).to_have_attribute("aria-pressed", "false")
    theirs.get_by_role("button", name="Brief the pilots").click()
    choice = theirs.get_by_role("radiogroup", name=re.compile("the toll for the road"))
    free = choice.get_by_role("radio", name="Not kept back")
    expect(free).to_have_attribute("aria-checked", "true")
    theirs.get_by_role("button", name="Start").click()
    expect(card(handler, "Ondine Vale")).not_to_contain_text("Kept back")

    # a deduction can be applied in the draft already
    theirs.get_by_role("button", name="Edit the terms").click()
    expect(theirs).to_contain_text("costs nobody anything before you say in the mission")
    toll.click()
    kept = theirs.get_by_role("button", name="Kept back from the start: deduction 1")
    expect(kept).to_have_attribute("aria-pressed", "true")
    theirs.get_by_role("button", name="Save", exact=True).click()
    expect(choice.get_by_role("radio", name="Kept back", exact=True)).to_have_attribute(
        "aria-checked", "true"
    )
    expect(card(handler, "Ondine Vale")).to_contain_text("Kept back")


def test_a_late_member_is_added_to_the_crew(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    send(page, type="character.add", name="Abel Stone")
    handler.tab("Missions")
    page.locator(".mission-open", has_text="Cold Gorge").click()
    theirs = dialog(handler)

    # the chips are in the order of the seats, absent pilots after them
    chips = theirs.get_by_role("group", name="Who goes").get_by_role("button")
    expect(chips).to_have_text(["1Ondine Vale", "2Bram Teller", "Abel Stone"])
    theirs.get_by_role("button", name="Brief the pilots").click()
    who = theirs.get_by_role("region", name="Crew")
    names = who.locator(".tally-name")
    expect(names).to_have_text(["Ondine Vale", "Bram Teller"])
    who.get_by_role("button", name="Add to the crew").click()
    who.get_by_role("button", name="Abel Stone").click()
    expect(names).to_have_text(["Ondine Vale", "Bram Teller", "Abel Stone"])
    expect(who.get_by_role("button", name="Add to the crew")).to_have_count(0)


#: The open elements, one after the other, and their buttons.
PLACES = [
    (None, None),
    ("Cold Gorge", None),
    ("Cold Gorge", re.compile("^Correct the tally of Ines")),
    ("Cold Gorge", "Edit the terms"),
    ("The long way", None),
    ("Under the dam", None),
    ("", "Hidden objective"),
]

OPEN = """(name) => {
  const all = Object.values(app.missions.value);
  const named = all.find((each) => name && each.name.startsWith(name));
  app.openTab("crew");
  app.modal.value = name === null ? null : { kind: "mission", id: named?.id ?? "" };
}"""

#: Finds buttons of missions that are too small for a thumb.
SMALL = """() => [...document.querySelectorAll(".book button, .missions button")].filter(
  (element) => element.checkVisibility() && !element.closest(".stepper, .toasts"))
  .filter((element) => element.getBoundingClientRect().height < 38 ||
    element.getBoundingClientRect().width < 43)
  .map((element) => element.outerHTML.slice(0, 120))"""

#: Finds cells of a payout outside their card.
OUTSIDE = """() => [...document.querySelectorAll(".pay-card td, .tally-cell .button")].filter(
  (cell) => cell.getBoundingClientRect().right >
    cell.closest(".pay-card, .tally, .mission-row").getBoundingClientRect().right + 1)
  .map((cell) => cell.textContent)"""


#: Returns the bar over each stage of a mission: left and right edge, and its height.
BARS = """(list) => [...list.children].map((stage) => {
  const { left, right, top } = stage.getBoundingClientRect();
  return [left, right, top].map(Math.round);
})"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("query", ["", "as=pilots"])
def test_the_stages_of_a_mission_stand_on_one_line(table: Open, size: str, query: str) -> None:
    page = table(size, query)
    page.evaluate(OPEN, "Cold Gorge")
    stages = page.get_by_role("dialog").get_by_role("list", name="How far it is")
    expect(stages.locator("[aria-current=step]")).to_have_text("Running")
    box = stages.bounding_box()
    assert box is not None
    bars = stages.evaluate(BARS)
    assert len({top for _, _, top in bars}) == 1
    # from edge to edge, with the same thin gap between any two
    assert abs(bars[0][0] - box["x"]) <= 1 and abs(bars[-1][1] - box["x"] - box["width"]) <= 1
    assert all(1 <= after[0] - before[1] <= 3 for before, after in pairwise(bars))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("query", ["", "as=pilots&theme=light"])
def test_no_text_of_missions_is_clipped(table: Open, size: str, query: str) -> None:
    page = table(size, query)
    box = page.get_by_role("dialog")
    for name, button in PLACES:
        pilots = "pilots" in query
        if pilots and (button is not None or name == "Under the dam"):
            continue
        page.evaluate(OPEN, name)
        expect(box).to_have_count(0 if name is None else 1)
        if name in ("Cold Gorge", "The long way"):
            expect(box.get_by_role("table", name=re.compile("^Pay of")).first).to_be_visible()
        if name == "Cold Gorge":
            # only the Handler knows the uses of a hidden unit
            sable = box.get_by_role("listitem", name="Sable")
            expect(sable.locator(".tally-number").nth(2)).to_have_text("0" if pilots else "2")
            tally = "0 integrity lost, 2 uses of tier II"
            veiled = sable.get_by_text(f"the players do not know: {tally}")
            expect(veiled).to_have_count(0 if pilots else 1)
            unknown = box.get_by_text("players do not know yet")
            expect(unknown).to_have_count(0 if pilots else 3)
        if button is not None:
            box.get_by_role("button", name=button).click()
        if name is not None:
            assert box.evaluate("(box) => box.scrollWidth - box.clientWidth") == 0, name
        assert page.evaluate(CUT) == [], (name, button)
        assert page.evaluate(NAMELESS) == [], (name, button)
        assert page.evaluate(OUTSIDE) == [], (name, button)
        if size == "phone":
            assert page.evaluate(SMALL) == [], (name, button)
