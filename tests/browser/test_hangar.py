"""The hangar: building a legal frame, explained numbers, files, links, the table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.hangar import build_sheet, choose, expect_number, go_to_step, open_hangar
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server


def from_nothing(page: Page, go_on: Any) -> None:
    """Builds a legal frame with what every step offers. `go_on` opens the next step."""
    page.get_by_role("button", name="From nothing").click()
    page.get_by_role("radio", name=re.compile("^Reverse Joint")).click()
    go_on("Generator")
    page.get_by_role("radio", name=re.compile("^Plasma")).click()
    go_on("Pilot")
    choose(page, "Sharpness", "d10")
    choose(page, "Synergy", "d12")
    expect(page.get_by_text("7 of 7 points")).to_be_visible()
    go_on("Hull and OS")
    choose(page, "Bulk", "II")
    choose(page, "Scanner", "III")
    expect(page.get_by_text("5 of 10 points")).to_be_visible()
    go_on("Weapons")
    page.get_by_role("button", name="Add a weapon").click()
    choose(page, "Tier", "II")
    choose(page, "Damage", "Energy")
    choose(page, "Reach", "II")
    choose(page, "Strike", "I")
    expect(page.get_by_text("3 of 5 points, 2 left")).to_be_visible()
    go_on("Tuning")
    choose(page, "Speed", "+2")
    go_on("Modules")
    page.get_by_role("button", name="Put in Grapnel").click()
    go_on("Name")
    page.get_by_label("Name of the frame").fill("Wren")


#: Counts the presses since then.
COUNT_PRESSES = """() => {
  window.presses = 0;
  document.addEventListener("pointerdown", () => { window.presses += 1; }, true);
}"""


def test_from_nothing_to_a_legal_frame(people: People, server: Server) -> None:
    page = open_hangar(people, server)
    page.evaluate(COUNT_PRESSES)
    from_nothing(page, lambda to: page.get_by_role("button", name=f"Next: {to}").click())
    expect(build_sheet(page).get_by_role("status").filter(has_text="Legal")).to_be_visible()
    expect_number(page, "Speed", "7")
    expect_number(page, "Integrity", "15")
    expect_number(page, "Range", "17")
    expect(page.get_by_role("button", name="Save the frame")).to_be_enabled()
    # no more presses than a quick person makes in a minute
    assert page.evaluate("window.presses") < 40


def test_on_a_phone_the_next_step_is_at_the_bottom(people: People, server: Server) -> None:
    page = open_hangar(people, server, phone=True)
    thumb = page.locator(".thumb")
    from_nothing(page, lambda to: thumb.get_by_role("button", name=to, exact=True).click())
    expect(thumb).to_contain_text("Wren")
    expect(thumb).to_contain_text("Legal")
    expect(build_sheet(page)).not_to_be_visible()
    thumb.get_by_role("button", name="The sheet").click()
    expect(build_sheet(page)).to_be_visible()
    build_sheet(page).get_by_role("button", name="Range: 17").click()
    expect(page.get_by_role("tooltip")).to_contain_text("Range 17 = Tier II 7 + Reach II 4")
    page.keyboard.press("Escape")
    thumb.get_by_role("button", name="Close").click()
    for name in ("Start", "Chassis", "Weapons", "Tuning", "Modules"):
        go_to_step(page, name)
        width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, f"nothing of {name} is cut off at the side"


def test_an_illegal_build_is_explained_in_place_and_in_a_summary(
    people: People, server: Server
) -> None:
    page = open_hangar(people, server)
    # what a fresh frame lacks is no mistake
    expect(build_sheet(page).get_by_text("1 thing to do")).not_to_have_class(re.compile("danger"))
    page.get_by_role("button", name=re.compile("^Kestrel")).click()
    expect_number(page, "Integrity", "15")
    go_to_step(page, "Weapons")
    choose(page, "Reach", "III")
    said = "Marker rifle: its tags take 6 points, it has 5"
    beside = page.get_by_role("main").locator(".wrong")
    expect(beside).to_have_text(said)
    listed = build_sheet(page).get_by_label("What keeps it from being legal").get_by_role("button")
    expect(listed).to_have_text(said)
    expect(build_sheet(page).get_by_text("1 thing to mend")).to_have_class(re.compile("danger"))
    # its numbers are still shown
    expect_number(page, "Range", "18")
    go_to_step(page, "Name")
    page.get_by_label("Name of the frame").fill("")
    expect(page.get_by_role("button", name="Not legal yet")).to_be_disabled()
    expect(listed).to_have_count(2)
    # each line leads to its place
    listed.filter(has_text="Marker rifle").click()
    expect(page.get_by_role("heading", name="Weapons", level=2)).to_be_visible()
    choose(page, "Reach", "II")
    listed.filter(has_text="The frame needs a name").click()
    expect(page.get_by_label("Name of the frame")).to_be_focused()
    page.keyboard.type("Kestrel")
    expect(build_sheet(page).get_by_role("status").filter(has_text="Legal")).to_be_visible()


def test_a_step_has_the_focus_as_soon_as_it_is_shown(people: People, server: Server) -> None:
    page = open_hangar(people, server)
    # text typed while a step appears must not lose the focus to the step's title
    focused = page.evaluate(
        """() => new Promise((done) => {
            const said = () => {
                const title = document.querySelector(".step-title");
                if (title?.textContent === "Name") done(document.activeElement === title);
            };
            new MutationObserver(() => setTimeout(said)).observe(document.body, {
                childList: true, subtree: true, characterData: true,
            });
            [...document.querySelectorAll("nav[aria-label=Steps] button")]
                .find((button) => button.textContent.startsWith("Name")).click();
        })"""
    )
    assert focused


def test_a_number_lists_its_parts(people: People, server: Server) -> None:
    page = open_hangar(people, server)
    page.get_by_role("button", name=re.compile("^Kestrel")).click()
    expect_number(page, "Range", "16")
    build_sheet(page).get_by_role("button", name="Range: 16").click()
    bubble = page.get_by_role("tooltip")
    expect(bubble).to_contain_text("Range 16 = Tier II 7 + Reach II 4 + Tuning 1 + Scanner II 4")
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    build_sheet(page).get_by_role("button", name="Damage: d10").click()
    expect(bubble).to_contain_text("grade 4 (d10) = Tier II 2 + Kinetic 1 + Strike I 1")
    build_sheet(page).get_by_role("button", name="Tracer I").click()
    expect(bubble).to_contain_text("A hit highlights the target until your turn ends")


def kept(page: Page, folder: Path) -> Path:
    """Saves the build as a file."""
    with page.expect_download() as saved:
        page.get_by_role("banner").get_by_role("button", name="Save").click()
    path = folder / saved.value.suggested_filename
    saved.value.save_as(path)
    return path


def test_a_saved_file_opened_again_is_the_same(
    people: People, server: Server, tmp_path: Path
) -> None:
    page = open_hangar(people, server)
    page.get_by_role("button", name=re.compile("^Lamplighter")).click()
    go_to_step(page, "Name")
    page.get_by_label("Name of the frame").fill("Fyrtårn 2")
    path = kept(page, tmp_path)
    assert path.name == "fyrtårn-2.hexframe-build.json"
    other = open_hangar(people, server)
    other.get_by_label("A build to open").set_input_files(path)
    expect(build_sheet(other).get_by_role("heading", name="Fyrtårn 2")).to_be_visible()
    again = kept(other, tmp_path / "again")
    assert json.loads(again.read_text()) == json.loads(path.read_text())


DROP = """(text) => {
  const given = new DataTransfer();
  given.items.add(new File([text], "dropped.json", { type: "application/json" }));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: given, bubbles: true, cancelable: true }));
}"""  # noqa: E501


NO_BUILDS = {
    "not JSON": "dropped.json is no build: it is not JSON",
    '{"format": "hexframe-log"}': "it is a hexframe-log file",
    '{"format": "hexframe-build", "version": 2}': "it is of a newer kind",
    '{"name": "x"}': "it holds no build",
    '{"name": "x", "chassis": "a", "generator": "b", "skills": 3}': (
        "dropped.json is no build: Skills: "
    ),
}


def test_a_dropped_file_that_is_not_a_build_is_refused(people: People, server: Server) -> None:
    page, watch = people.sit()
    page.goto(server.url + "/hangar")
    page.get_by_role("button", name=re.compile("^Kestrel")).click()
    expect_number(page, "Integrity", "15")
    for content, said in NO_BUILDS.items():
        page.evaluate(DROP, content)
        expect(page.locator(".said")).to_contain_text(said)
        expect(build_sheet(page).get_by_role("heading", name="Kestrel")).to_be_visible()
    # a refused build is an answer of 422, which the browser itself remarks upon
    watch.complaints = [c for c in watch.complaints if "422" not in c]


def test_a_dropped_file_replaces_the_build_which_can_be_restored(
    people: People, server: Server
) -> None:
    page = open_hangar(people, server)
    page.get_by_role("button", name=re.compile("^Kestrel")).click()
    go_to_step(page, "Name")
    page.get_by_label("Name of the frame").fill("Mine")
    build = {"name": "Dropped", "chassis": "tank", "generator": "pulse"}
    page.evaluate(DROP, json.dumps(build))
    expect(build_sheet(page).get_by_role("heading", name="Dropped")).to_be_visible()
    page.get_by_role("button", name="Bring back Mine").click()
    expect(build_sheet(page).get_by_role("heading", name="Mine")).to_be_visible()
    # and it is still there when the page is opened again
    page.reload()
    expect(build_sheet(page).get_by_role("heading", name="Mine")).to_be_visible()


def test_a_link_holds_the_whole_frame(people: People, server: Server, tmp_path: Path) -> None:
    page = open_hangar(people, server)
    page.get_by_role("button", name=re.compile("^Matador")).click()
    go_to_step(page, "Name")
    page.get_by_label("Name of the frame").fill("Zürgel ⚔")
    before = kept(page, tmp_path)
    page.get_by_role("banner").get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    assert link.startswith(f"{server.url}/hangar#build=")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    friend, _ = people.sit(phone=True)
    asked: list[str] = []
    friend.on("request", lambda request: asked.append(request.url))
    friend.goto(link)
    expect(friend.locator(".thumb")).to_contain_text("Zürgel ⚔")
    assert friend.url == f"{server.url}/hangar"
    # on a phone the frame is at the top
    expect(build_sheet(friend).get_by_role("heading", name="Zürgel ⚔")).to_be_visible()
    friend.locator(".thumb").get_by_role("button", name="Close").click()
    after = kept(friend, tmp_path / "friend")
    assert json.loads(after.read_text()) == json.loads(before.read_text())
    assert asked
    assert not any("build=" in url for url in asked)
    friend.goto(link[:-40])
    friend.reload()
    expect(friend.locator(".said")).to_contain_text("The link holds no build")


def test_the_library_is_filtered_and_searched(people: People, server: Server) -> None:
    page = open_hangar(people, server)
    cards = page.locator(".offer-card")
    expect(cards).to_have_count(12)
    page.get_by_role("searchbox").fill("napalm")
    expect(cards.filter(has_text="Lamplighter")).to_be_visible()
    expect(cards.filter(has_text="Kestrel")).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    choose(page, "Shelf", "NPCs")
    expect(cards.filter(has_text="Toll Tank")).to_be_visible()
    page.get_by_label("Chassis", exact=True).select_option("Tank")
    expect(cards.filter(has_text="Picket Drone")).to_have_count(0)
    page.get_by_role("searchbox").fill("no such thing")
    expect(page.get_by_text("Nothing fits that.")).to_be_visible()


def test_by_keyboard_alone(people: People, server: Server) -> None:
    page = open_hangar(people, server)
    page.get_by_role("button", name="From nothing").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Chassis")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name=re.compile("^Reverse Joint"))).to_be_checked()
    expect_number(page, "Stability", "9")
    next_one = page.get_by_role("button", name="Next: Generator")
    for _ in range(8):
        if next_one.evaluate("(e) => e === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Generator", level=2)).to_be_focused()
    build_sheet(page).get_by_role("button", name="Stability: 9").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("tooltip")).to_contain_text("Stability 9 = Reverse Joint 9")


def test_a_build_is_printed_on_one_page(people: People, server: Server) -> None:
    page = open_hangar(people, server)
    page.get_by_role("button", name=re.compile("^Lamplighter")).click()
    expect_number(page, "Integrity", "12")
    made = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", made)) == 1
    page.emulate_media(media="print")
    expect(page.locator(".print-sheet")).to_contain_text("Lamplighter")
    expect(page.locator(".print-pool").first.locator("i")).to_have_count(12)
    expect(page.get_by_role("navigation", name="Steps")).not_to_be_visible()


def test_the_last_numbers_stay_while_the_server_is_away(people: People, server: Server) -> None:
    page, watch = people.sit()
    page.goto(server.url + "/hangar")
    page.get_by_role("button", name=re.compile("^Kestrel")).click()
    expect_number(page, "Speed", "5")
    watch.forgive_network = True
    page.context.set_offline(True)
    go_to_step(page, "Tuning")
    choose(page, "Speed", "+3")
    expect(page.get_by_text("The server does not answer")).to_be_visible()
    speed = build_sheet(page).get_by_role("button", name="Speed: 5")
    expect(speed).to_have_class(re.compile("number-stale"))
    page.context.set_offline(False)
    expect_number(page, "Speed", "7")


def test_from_the_table_and_back(demo_people: People, demo: Server) -> None:
    """The Handler adds a build to the game, and a pilot fits a unit out with it."""
    handler, _ = demo_people.sit()
    handler.goto(demo.link("Handler"))
    table = Table(handler).ready()
    handler.get_by_role("tab", name="Units").click()
    with handler.context.expect_page() as opening:
        handler.get_by_role("link", name="Add from hangar").click()
    hangar = opening.value
    hangar.get_by_role("button", name=re.compile("^Mantis")).click()
    place = hangar.get_by_label("At Cold Gorge")
    place.get_by_label("Show it to the pilots").check()
    place.get_by_role("button", name="Keep at the table").click()
    expect(hangar.locator(".said")).to_contain_text("The table keeps Mantis")
    place.get_by_role("button", name="Add as a unit").click()
    expect(hangar.locator(".said")).to_contain_text("Mantis is among the units")
    # the last step keeps it at the table too, and no file
    go_to_step(hangar, "Name")
    last = hangar.locator(".onward").get_by_role("button").last
    expect(last).to_have_text("Keep in its place")
    hangar.get_by_label("Name of the frame").fill("Mantis II")
    expect(last).to_have_text("Keep at the table")
    last.click()
    expect(hangar.locator(".said")).to_contain_text("The table keeps Mantis II")
    row = table.page.locator(".unit-row").filter(has_text="Mantis")
    expect(row).to_contain_text("off map")

    pilot, _ = demo_people.sit()
    own = Table.join(pilot, demo.link("Pilot"), "Ada")
    own.page.get_by_role("button", name=re.compile("^Take")).first.click()
    link = own.page.get_by_role("link", name="Hangar")
    expect(link).to_be_visible()
    with pilot.context.expect_page() as opening:
        link.click()
    hangar = opening.value
    # the frame that the unit has, which no shelf has, is there to be changed
    expect(build_sheet(hangar)).to_contain_text("Lantern")
    expect(hangar.get_by_text("Lantern is ready: take it to a table")).to_be_visible()
    choose(hangar, "Shelf", "At the table")
    hangar.get_by_role("button", name=re.compile("^Mantis")).click()
    expect(hangar.get_by_label("Show it to the pilots")).to_have_count(0)
    hangar.get_by_role("button", name="Fit out").click()
    expect(hangar.locator(".said")).to_contain_text("is fitted out as Mantis")


def test_the_hangar_works_without_a_seat(people: People, server: Server) -> None:
    page, watch = people.sit()
    page.goto(server.url + "/hangar?table=nowhere")
    expect(page.get_by_text("The table is not at hand")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Kestrel")).click()
    expect_number(page, "Integrity", "15")
    # asking a table that is none is answered 4xx, which the browser itself remarks upon
    watch.complaints = [c for c in watch.complaints if "status of 40" not in c]
