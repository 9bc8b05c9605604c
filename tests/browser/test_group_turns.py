"""The Handler plays the turns of several units with suggestions, one after the other or by
themselves."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.flat_table import WATCH_OVERLAYS, FlatTable, add_units, open_as_handler
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import axial
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table

pytestmark = pytest.mark.motion

DRONE = {"disposition": "enemy", "build": "picket-drone"}


def ambush(
    people: People, flat_table: FlatTable, drones: int = 3, *, phone: bool = False
) -> tuple[Any, Table]:
    """The Handler's page in the segment of several drones, beside an ally without weapons."""
    table = flat_table()
    table.handler.do("table.options", options={"reaction_seconds": 0})
    add_units(table, [("Mule", 10, 7, {"disposition": "ally", "integrity": 99})])
    for number in range(drones):
        at = {**axial(3, 3 + 2 * number), "level": 0}
        table.handler.do("unit.add", name=f"Drone {number + 1}", at=at, **DRONE)
    table.handler.do("conflict.start")
    table.handler.do("turn.abstain", unit=table.handler.unit("Mule"))
    page, _ = people.sit(phone=phone)
    return table, open_as_handler(page, table).unhurried()


def bar(page: Page, name: str) -> Any:
    """Returns the suggestions for a unit."""
    return page.get_by_role("group", name=f"Suggestions for {name}")


def test_a_suggested_walk_names_a_level_that_is_not_the_units(
    people: People, flat_table: FlatTable
) -> None:
    table, handler = ambush(people, flat_table, 1)
    page = handler.page
    page.get_by_role("button", name="Start Drone 1's turn").click()
    step = bar(page, "Drone 1").locator("[data-suggested=move]")
    expect(step).to_have_text(re.compile(r"^Walk to \d{4}(?!, level)"))
    # drones hover a level above the ground
    around = [
        axial(c, r) for c in range(1, 20) for r in range(1, 14) if (c, r) not in ((3, 3), (10, 7))
    ]
    table.handler.do("terrain.set", cells=[{**at, "level": 1} for at in around])
    expect(step).to_have_text(re.compile(r"^Walk to \d{4}, level 2"))


def row(page: Page, name: str) -> Any:
    """Returns the row of a unit in the list of units."""
    return page.locator(".unit-row", has_text=name)


def turns(table: Any) -> dict[str, str]:
    """Returns the state of each unit's turn."""
    units = table.handler.state()["view"]["scene"]["units"].values()
    return {unit["name"]: unit["turn"] for unit in units}


def test_the_best_movement_and_attack_are_marked_and_carried_out(
    people: People, flat_table: FlatTable, picture: Picture
) -> None:
    table, handler = ambush(people, flat_table, 2)
    page = handler.page
    page.evaluate(WATCH_OVERLAYS)
    page.get_by_role("button", name="Start Drone 1's turn").click()
    first = bar(page, "Drone 1")
    step = first.locator("[data-suggested=move]")
    expect(step).to_have_text(re.compile("^Walk to"))
    # each says why it is suggested
    to_mule = re.compile(r"^(on the way to Mule|Mule in sight, range \d+)$")
    expect(step).to_have_accessible_description(to_mule)
    way = "overlays.find((each) => each.id === 'suggested-move')"
    page.wait_for_function(f"() => window.{way}?.cells.length > 1")
    place = page.evaluate(f"() => window.{way}.cells.at(-1)")
    before = table.handler.state()["view"]["scene"]["units"][table.handler.unit("Drone 1")]["at"]
    step.click()
    shot = first.locator("[data-suggested=attack]")
    handler.expect_log(re.compile("Drone 1 .*(walks|moves)"))
    now = table.handler.state()["view"]["scene"]["units"][table.handler.unit("Drone 1")]["at"]
    assert (now["q"], now["r"]) == (place["q"], place["r"]) != (before["q"], before["r"])
    while step.count():
        step.click()
        handler.settle()
    expect(shot).to_have_text(re.compile(r"at Mule, \d+ %"))
    expects = re.compile(r"^range \d+ of \d+, \d+\.\d (integrity|stability) on average$")
    expect(shot).to_have_accessible_description(expects)
    page.wait_for_function("() => window.overlays.some((each) => each.id === 'suggested-attack')")
    picture(page, "suggestions")
    shot.click()
    handler.expect_log(re.compile("Drone 1.*Mule"))
    first.get_by_role("button", name="End, then Drone 2").click()
    expect(bar(page, "Drone 2")).to_be_visible()
    assert turns(table) == {"Mule": "abstained", "Drone 1": "done", "Drone 2": "active"}
    # both commands are one step to undo
    page.keyboard.press("Control+z")
    expect(bar(page, "Drone 1")).to_be_visible()


def test_all_suggestions_are_carried_out_by_one_press_and_can_be_stopped(
    people: People, flat_table: FlatTable
) -> None:
    table, handler = ambush(people, flat_table, 3)
    page = handler.page
    # no turn needs to be started first
    handler.button("Play all 3").click()
    expect(page.get_by_text("Their turns are over.")).to_be_visible()
    assert set(turns(table).values()) <= {"abstained", "done", "none", "waiting"}
    handler.expect_log(re.compile("Drone 3.*Mule"))


@pytest.mark.parametrize("phone", [False, True])
def test_what_was_played_is_told_in_one_place(
    people: People, flat_table: FlatTable, phone: bool
) -> None:
    table, handler = ambush(people, flat_table, 3, phone=phone)
    page = handler.page
    start = page.get_by_role("button", name="Start Drone 1's turn")
    start.tap() if phone else start.click()
    play = bar(page, "Drone 1").get_by_role("button", name="Play all 3")
    play.tap() if phone else play.click()
    told = page.get_by_role("region", name="What was played")
    expect(told.get_by_role("heading")).to_have_text("3 turns played")
    turns_told = told.get_by_role("listitem")
    expect(turns_told).to_have_count(3)
    expect(turns_told.nth(0)).to_contain_text(re.compile("Drone 1 (walks|moves) to"))
    expect(turns_told.nth(0)).to_contain_text(re.compile("Drone 1's .* on Mule: "))
    expect(told).to_contain_text("Their turns are over.")
    # their results are there, and not over the map as well
    expect(page.get_by_label("What the attack did")).to_have_count(0)
    # another tab leaves one line of it, which opens it again
    handler.tab("Units")
    expect(turns_told).to_have_count(0)
    fold = told.get_by_role("button", name="3 turns played")
    fold.tap() if phone else fold.click()
    expect(turns_told).to_have_count(3)
    # it ends with its round
    while table.handler.state()["view"]["scene"]["conflict"]["round"] == 1:
        segment = table.handler.state()["view"]["scene"]["conflict"]["segment"]
        table.handler.do("environment.resolve" if segment == "environmental" else "segment.end")
    expect(told).to_have_count(0)


def test_a_group_plays_alone_and_goes_where_it_is_told(
    people: People, flat_table: FlatTable
) -> None:
    table, handler = ambush(people, flat_table, 3)
    page = handler.page
    handler.tab("Units")
    page.get_by_role("button", name="Several", exact=True).click()
    for name in ("Drone 1", "Drone 3"):
        page.get_by_role("checkbox", name=f"Choose {name}").check()
    two = page.get_by_role("region", name="2 units chosen")
    two.get_by_role("button", name="Group…").click()
    expect(two.get_by_label("Name of the group")).to_have_value("Drone")
    two.get_by_label("Name of the group").fill("Pincer")
    two.get_by_role("button", name="Put into the group").click()
    page.keyboard.press("Escape")
    expect(page.locator(".unit-group")).to_have_text(["Pincer"])
    expect(page.locator(".unit-group + .unit-row")).to_contain_text("Drone 1")
    # in a conflict the list says who has acted, and what each has left
    left = row(page, "Drone 2").get_by_role(
        "img", name=re.compile("waits for its turn, .* 4 steps")
    )
    expect(left).to_be_visible()

    page.get_by_role("button", name="Group Pincer (2)").click()
    first = bar(page, "Drone 1")
    first.get_by_role("button", name="Goal").click()
    expect(page.get_by_text("Click the hex for the goal")).to_be_visible()
    handler.click(3, 11)
    expect(first.get_by_role("button", name="Goal")).to_have_attribute("aria-pressed", "true")
    first.get_by_role("button", name="End, then Drone 3").click()
    third = bar(page, "Drone 3")
    expect(third.get_by_role("button", name=re.compile("Walk to 03"))).to_be_visible()
    assert turns(table)["Drone 2"] == "waiting"


def test_the_buttons_of_many_groups_stay_in_the_tracker(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    groups = ("Warden Walker", "Picket Drone", "Interceptor")
    for row, name in enumerate(groups):
        add_units(table, [(name, 6 + n, 4 + 2 * row, {"disposition": "enemy"}) for n in range(3)])
    units = table.handler.state()["view"]["scene"]["units"].values()
    for unit in units:
        group = next(name for name in groups if unit["name"].startswith(name))
        table.handler.do("unit.update", unit=unit["id"], group=group)
    table.handler.do("conflict.start")
    while table.handler.state()["view"]["scene"]["conflict"]["segment"] != "enemy":
        table.handler.do("segment.end")
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    page.locator(".tracker-count").click()
    for width in (1440, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        buttons = page.locator(".tracker-buttons button")
        expect(buttons.filter(has_text="Group")).to_have_count(3)
        # the next step has one line, and what skips it stands beside it
        start, skip = buttons.nth(0).bounding_box(), handler.button("End segment").bounding_box()
        assert start is not None and skip is not None
        assert abs(start["y"] + start["height"] / 2 - skip["y"] - skip["height"] / 2) < 2
        label = buttons.nth(0).locator("span")
        assert label.evaluate("(span) => span.offsetHeight") < 24
        card = page.locator(".topbar-mid").bounding_box()
        chips = page.locator(".turns").bounding_box()
        assert card is not None and chips is not None
        for button in buttons.all():
            box = button.bounding_box()
            assert box is not None
            assert card["x"] <= box["x"] and box["x"] + box["width"] <= card["x"] + card["width"]
            assert box["y"] + box["height"] <= chips["y"] + 1


def test_a_conflict_can_be_ended_from_the_tracker_and_by_name(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    add_units(table, [("Fox", 4, 6, {}), ("Wolf", 12, 6, {"disposition": "enemy"})])
    table.handler.do("conflict.start")
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    end = handler.button("End the conflict")
    expect(handler.button("Start Fox's turn")).to_be_visible()
    # the button of the tracker asks, whoever pressed it
    end.click()
    question = handler.button("End it now?").locator("span")
    expect(question).to_be_visible()
    # the question and the names beside it stay whole
    for words in (question, *page.locator(".segment-name").all()):
        assert words.evaluate("(word) => word.scrollWidth <= word.clientWidth + 1"), words
    page.set_viewport_size({"width": 1280, "height": 720})
    enemy = page.locator(".segment", has_text="Enemy").bounding_box()
    asks = handler.button("End it now?").bounding_box()
    assert enemy and asks
    assert asks["x"] >= enemy["x"] + enemy["width"]
    page.keyboard.press("Escape")
    expect(end).to_be_visible()
    # its other button closes it too
    end.click()
    page.get_by_role("button", name="No", exact=True).click()
    expect(end).to_be_visible()
    place = end.bounding_box()
    page.keyboard.press("Control+k")
    page.keyboard.type("end the conflict")
    expect(page.get_by_role("option").first).to_contain_text("End the conflict")
    page.keyboard.press("Enter")
    handler.button("End it now?").click()
    expect(handler.button("Start the conflict")).to_be_visible()
    # once it is decided, the button stands out in its place
    table.handler.do("conflict.start")
    wolf = table.handler.unit("Wolf")
    table.handler.do("overrule", unit=wolf, set={"destroyed": True}, text="gone")
    expect(end).to_have_class(re.compile("button-strong"))
    assert end.bounding_box() == place
    end.click()
    handler.button("End it now?").click()
    expect(handler.button("Start the conflict")).to_be_visible()


def test_hidden_units_are_not_given_away_by_playing_all(
    people: People, flat_table: FlatTable
) -> None:
    table, handler = ambush(people, flat_table, 3)
    table.handler.do("unit.hide", unit=table.handler.unit("Drone 1"), hidden=True)
    page = handler.page
    # the hidden one comes last, and only by itself
    page.get_by_role("button", name="Start Drone 2's turn").click()
    bar(page, "Drone 2").get_by_role("button", name="Play all 2").click()
    expect(page.get_by_text("Drone 1 is hidden and still waits.")).to_be_visible()
    assert turns(table)["Drone 1"] == "waiting"
    handler.button("Start Drone 1's turn").click()
    bar(page, "Drone 1").get_by_role("button", name="Play Drone 1's turn").click()
    expect(page.get_by_text("Its turn is over.")).to_be_visible()


def test_a_page_that_opens_during_a_turn_shows_its_suggestions(
    people: People, flat_table: FlatTable
) -> None:
    table, handler = ambush(people, flat_table, 2)
    handler.button("Start Drone 1's turn").click()
    expect(bar(handler.page, "Drone 1")).to_be_visible()
    handler.page.reload()
    handler.ready()
    expect(bar(handler.page, "Drone 1")).to_be_visible()
    assert turns(table)["Drone 1"] == "active"


def test_a_unit_that_guards_its_place_is_played_where_it_stands(
    people: People, flat_table: FlatTable
) -> None:
    table, handler = ambush(people, flat_table, 2)
    page = handler.page
    guard = table.handler.unit("Drone 1")
    before = table.handler.state()["view"]["scene"]["units"][guard]["at"]
    handler.click(3, 3)
    handler.card("Drone 1").get_by_role("button", name="Edit").click()
    page.get_by_label("Guards its place").check()
    page.get_by_role("button", name="Save").click()
    chip = handler.card("Drone 1").get_by_role("button", name="Guards its place")
    expect(chip).to_be_visible()
    page.get_by_role("button", name="Start Drone 1's turn").click()
    expect(bar(page, "Drone 1")).to_be_visible()
    expect(bar(page, "Drone 1").locator("[data-suggested=move]")).to_have_count(0)
    bar(page, "Drone 1").get_by_role("button", name="Play all 2").click()
    expect(page.get_by_text("Their turns are over.")).to_be_visible()
    # it hovers, in its hex
    after = table.handler.state()["view"]["scene"]["units"][guard]["at"]
    assert (after["q"], after["r"]) == (before["q"], before["r"])


def test_who_still_waits_is_named_when_a_group_has_played(
    people: People, flat_table: FlatTable
) -> None:
    table, handler = ambush(people, flat_table, 3)
    page = handler.page
    for number in (1, 2):
        unit = table.handler.unit(f"Drone {number}")
        table.handler.do("unit.update", unit=unit, group="Pincer", guard=True)
    page.get_by_role("button", name="Group Pincer (2)").click()
    bar(page, "Drone 1").get_by_role("button", name="Play all 2").click()
    expect(page.get_by_text("Their turns are over. Drone 3 still waits.")).to_be_visible()
