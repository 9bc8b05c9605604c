"""Fog at the table page: the Handler and pilots side by side."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.commands import add_enemy, place, send, set_fog, state, unit_id
from tests.browser.demo_hexes import BEHIND_RIDGE, BELOW_CREST, CREST, FAR_CORNER
from tests.browser.map_page import (
    axial,
    click_centred,
    drag_centred,
    hex_state,
    open_section,
    wait_for_hex,
    wait_for_unit,
)
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.recorder import Recorder
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server


def test_an_enemy_behind_a_ridge_comes_into_sight_from_its_crest_and_goes_again(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    place(handler.page, "Lantern", *BELOW_CREST)
    set_fog(handler, "team")
    add_enemy(handler, "Zephyr", *BEHIND_RIDGE)
    wait_for_hex(pilot, BEHIND_RIDGE, sight="unexplored", ground=None)
    wait_for_hex(pilot, CREST, sight="seen")
    wait_for_unit(handler, "Zephyr", BEHIND_RIDGE, True)
    assert hex_state(pilot, *BEHIND_RIDGE)["units"] == []
    assert "Zephyr" not in json.dumps(state(pilot.page))
    sign = pilot.button(re.compile("^Fog: what it means"))
    expect(sign).to_be_visible()

    pilot.page.evaluate("window.keepsWhatIsSaid = true")
    drag_centred(pilot, BELOW_CREST, CREST)
    wait_for_unit(pilot, "Zephyr", BEHIND_RIDGE, True)
    wait_for_hex(pilot, BEHIND_RIDGE, sight="seen")
    assert hex_state(pilot, *BEHIND_RIDGE)["ground"] == hex_state(handler, *BEHIND_RIDGE)["ground"]
    expect(pilot.page.get_by_text("Zephyr came into sight")).not_to_have_count(0)
    # the pilot looks at it, and goes back behind the crest
    click_centred(pilot, BEHIND_RIDGE)
    expect(pilot.card("Zephyr")).to_be_visible()
    pilot.page.keyboard.press("Escape")
    click_centred(pilot, CREST)
    expect(pilot.card("Lantern")).to_contain_text("yours")
    drag_centred(pilot, CREST, BELOW_CREST)
    wait_for_unit(pilot, "Zephyr", BEHIND_RIDGE, False)
    expect(pilot.page.get_by_text("Zephyr: out of sight")).not_to_have_count(0)
    wait_for_hex(
        pilot, BEHIND_RIDGE, sight="remembered", ground=hex_state(handler, *BEHIND_RIDGE)["ground"]
    )
    pilot.page.mouse.move(*pilot.point(*BEHIND_RIDGE))
    expect(pilot.page.locator(".hover-line")).to_contain_text("as last seen")

    set_fog(handler, "off")
    wait_for_unit(pilot, "Zephyr", BEHIND_RIDGE, True)
    wait_for_hex(pilot, FAR_CORNER, sight="seen")
    expect(sign).to_have_count(0)


def test_a_card_and_a_log_line_remain_when_their_unit_vanishes(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    place(handler.page, "Lantern", *CREST)
    add_enemy(handler, "Zephyr", *BEHIND_RIDGE)
    set_fog(handler, "team")
    wait_for_unit(pilot, "Zephyr", BEHIND_RIDGE, True)
    click_centred(pilot, BEHIND_RIDGE)
    expect(pilot.card("Zephyr")).to_be_visible()
    place(handler.page, "Lantern", *BELOW_CREST)
    wait_for_unit(pilot, "Zephyr", BEHIND_RIDGE, False)
    expect(pilot.card("Zephyr")).to_have_count(0)

    place(handler.page, "Lantern", *CREST)
    wait_for_unit(pilot, "Zephyr", BEHIND_RIDGE, True)
    click_centred(pilot, CREST)
    pilot.page.keyboard.press("s")
    click_centred(pilot, BEHIND_RIDGE)
    expect(pilot.page.get_by_text("Zephyr", exact=True)).not_to_have_count(0)
    place(handler.page, "Lantern", *BELOW_CREST)
    wait_for_unit(pilot, "Zephyr", BEHIND_RIDGE, False)
    expect(pilot.page.get_by_text("Zephyr", exact=True)).to_have_count(0)


def test_a_target_that_goes_out_of_sight_is_dropped(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    place(handler.page, "Lantern", *CREST)
    add_enemy(handler, "Zephyr", *BEHIND_RIDGE)
    set_fog(handler, "team")
    wait_for_unit(pilot, "Zephyr", BEHIND_RIDGE, True)
    assert send(handler.page, type="conflict.start")["status"] == 200
    pilot.button("Start Lantern's turn").click()
    pilot.button(re.compile("^Attack with Long rifle")).click()
    aim = pilot.page.get_by_role("region", name="Aim Long rifle")
    aim.get_by_role("button", name=re.compile("Zephyr")).first.click()
    expect(pilot.button(re.compile("^Attack Zephyr"))).to_be_visible()
    pilot.page.evaluate("window.keepsWhatIsSaid = true")
    place(handler.page, "Zephyr", *FAR_CORNER)
    expect(pilot.page.get_by_text("Zephyr: out of sight")).not_to_have_count(0)
    expect(pilot.button(re.compile("^Attack Zephyr"))).to_have_count(0)
    expect(aim.get_by_role("button", name=re.compile("Zephyr"))).to_have_count(0)
    pilot.page.keyboard.press("Escape")
    pilot.page.keyboard.press("Escape")
    expect(pilot.card("Lantern")).to_contain_text("yours")


def test_with_separate_sight_one_pilot_sees_what_the_other_does_not(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    mara = pilot_of(demo_people, demo, "Mara", "Lantern")
    ilse = pilot_of(demo_people, demo, "Ilse", "Magpie", phone=True)
    place(handler.page, "Lantern", *BELOW_CREST)
    add_enemy(handler, "Zephyr", *BEHIND_RIDGE)
    set_fog(handler, "own")
    for pilot in (mara, ilse):
        wait_for_hex(pilot, BEHIND_RIDGE, sight="unexplored")
    place(handler.page, "Lantern", *CREST)
    wait_for_unit(mara, "Zephyr", BEHIND_RIDGE, True)
    wait_for_hex(ilse, BEHIND_RIDGE, sight="unexplored")
    wait_for_unit(ilse, "Lantern", CREST, True)
    assert "Zephyr" not in json.dumps(state(ilse.page))
    # the sign names the viewer, on a phone too
    ilse.button(re.compile("^Fog: own eyes")).tap()
    legend = ilse.page.get_by_role("region", name="What fog means")
    expect(legend).to_contain_text("You see with Magpie only.")
    box = legend.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    legend.get_by_role("button", name="Close what fog means").tap()
    expect(legend).to_have_count(0)
    mara.button(re.compile("^Fog: own eyes")).click()
    expect(mara.page.get_by_role("region", name="What fog means")).to_contain_text(
        "You see with Lantern only."
    )

    # the shared sight of both is shown on the Handler's map on request
    handler.page.keyboard.press("p")
    wait_for_hex(handler, BEHIND_RIDGE, sight="seen")
    wait_for_hex(handler, FAR_CORNER, sight="unexplored")
    assert hex_state(handler, *FAR_CORNER)["ground"] is not None
    handler.page.mouse.move(*handler.point(*FAR_CORNER))
    expect(handler.page.locator(".hover-line")).to_contain_text("unexplored by players")
    place(handler.page, "Lantern", *BELOW_CREST)
    wait_for_hex(handler, BEHIND_RIDGE, sight="remembered")
    handler.page.keyboard.press("p")
    wait_for_hex(handler, FAR_CORNER, sight="seen")


def test_a_highlighted_unit_is_shown_through_the_fog(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    add_enemy(handler, "Zephyr", *FAR_CORNER)
    set_fog(handler, "team")
    wait_for_hex(pilot, FAR_CORNER, sight="unexplored")
    handler.tab("Units")
    row = handler.page.locator(".unit-row", has_text="Zephyr")
    row.get_by_role("button", name="Highlight", exact=True).click()
    wait_for_unit(pilot, "Zephyr", FAR_CORNER, True)
    assert hex_state(pilot, *FAR_CORNER)["sight"] == "unexplored", "the ground there stays unknown"
    click_centred(pilot, FAR_CORNER)
    expect(pilot.card("Zephyr")).to_contain_text("Highlighted")
    row.get_by_role("button", name="Highlight", exact=True).click()
    wait_for_unit(pilot, "Zephyr", FAR_CORNER, False)
    expect(pilot.card("Zephyr")).to_have_count(0)


def test_the_brushes_show_ground_and_cover_it_again(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    handler.tab("Table")
    options = open_section(handler, "Options")
    options.get_by_role("radio", name="Team").click()
    wait_for_hex(pilot, FAR_CORNER, sight="unexplored")
    expect(options).to_contain_text("Pilots share their eyes")

    handler.tab("Map")
    ground = open_section(handler, "Explored ground")
    ground.get_by_role("radio", name="Show").click()
    handler.drag(FAR_CORNER, (33, 24))
    wait_for_hex(
        pilot, FAR_CORNER, sight="remembered", ground=hex_state(handler, *FAR_CORNER)["ground"]
    )
    ground.get_by_role("radio", name="Cover").click()
    handler.drag(FAR_CORNER, (33, 24))
    wait_for_hex(pilot, FAR_CORNER, sight="unexplored", ground=None)
    ground.get_by_role("button", name="Show everything").click()
    wait_for_hex(pilot, FAR_CORNER, sight="unexplored")
    ground.get_by_role("button", name="Show the whole map?").click()
    wait_for_hex(pilot, FAR_CORNER, sight="remembered")
    ground.get_by_role("button", name="Cover everything").click()
    ground.get_by_role("button", name="Forget all they explored?").click()
    wait_for_hex(pilot, FAR_CORNER, sight="unexplored")
    # visible things stay visible
    assert hex_state(pilot, 15, 14)["sight"] == "seen"


def test_a_path_into_unexplored_ground_is_refused_with_its_reason(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    place(handler.page, "Lantern", *BELOW_CREST)
    set_fog(handler, "team", sight=2)
    send(handler.page, type="fog.cover", all=True)
    beyond = (13, 5)
    wait_for_hex(pilot, beyond, sight="unexplored")
    pilot.settle()
    pilot.lift(BELOW_CREST, beyond)
    pilot.page.wait_for_function(
        """() => document.getElementById("board").board.plan()?.refusal?.code === "unexplored" """
    )
    pilot.page.keyboard.press("Escape")
    pilot.drop()


def test_a_pilots_page_receives_no_trace_of_what_is_not_seen(
    demo_people: People, demo: Server
) -> None:
    handler_page, _ = demo_people.sit()
    behind_the_screen = Recorder(handler_page)
    handler_page.goto(demo.link("Handler"))
    handler = Table(handler_page).ready()
    set_fog(handler, "own")
    page, _ = demo_people.sit()
    recorder = Recorder(page)
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_contain_text("yours")

    # a unit out of sight, a hidden unit in view, a hidden prop, veiled ground, and secret lines
    unseen = add_enemy(handler, "Zephyr", *BEHIND_RIDGE, notes="waits for the lamp to go out")
    near = hex_state(handler, 12, 9)["surfaces"][-1]
    hidden = add_enemy(handler, "Quillon", 12, 9, hidden=True, notes="under a tarpaulin")
    mast = send(
        handler_page, type="prop.add", **axial(13, 9), height=2, value=6, name="tripwire mast",
        hidden=True,
    )  # fmt: skip
    assert mast["status"] == 200, mast
    prop = next(
        id
        for id, each in state(handler_page)["scene"]["props"].items()
        if each["name"] == "tripwire mast"
    )
    veiled = axial(11, 9)
    for command in (
        {"type": "terrain.veil", "cells": [veiled], "veiled": True},
        {"type": "terrain.set", "cells": [{**veiled, "level": 13}]},
        {
            "type": "terrain.note",
            "cells": [{**veiled, "notes": [{"kind": "text", "level": 1, "text": "sunken vault"}]}],
        },
        {"type": "dice.roll", "notation": "7d19+23", "secret": True},
        {"type": "conflict.start"},
    ):
        done = send(handler_page, **command)
        assert done["status"] == 200, (command, done)

    # a round is played: the pilot walks, looks and measures; the unseen ones take their turns
    pilot.button("Start Lantern's turn").click()
    drag_centred(pilot, (15, 14), (14, 14))
    expect(pilot.card("Lantern")).to_contain_text("1414")
    pilot.page.keyboard.press("e")
    pilot.page.keyboard.press("Escape")
    pilot.page.keyboard.press("s")
    click_centred(pilot, BEHIND_RIDGE)
    pilot.page.keyboard.press("Escape")
    pilot.page.keyboard.press("Escape")
    for who in ("Lantern", "Magpie"):
        if who == "Magpie":
            assert (
                send(handler_page, type="turn.start", unit=unit_id(handler_page, who))["status"]
                == 200
            )
        assert send(handler_page, type="turn.end", unit=unit_id(handler_page, who))["status"] == 200
    for _ in range(2):  # allies, neutrals
        if state(handler_page)["scene"]["conflict"]["segment"] != "enemy":
            send(handler_page, type="segment.end")
    assert state(handler_page)["scene"]["conflict"]["segment"] == "enemy"
    assert (
        send(handler_page, type="turn.abstain", unit=unit_id(handler_page, "Heron"))["status"]
        == 200
    )
    enemy_segment = pilot.page.locator(".segment", has_text="Enemy")
    expect(enemy_segment).to_have_attribute("aria-current", "step")
    # the words are the same while unseen units wait as while they act
    expect(pilot.page.get_by_text("The enemy segment goes on").first).to_be_visible()
    tracker = pilot.page.get_by_role("region", name="Turn tracker")
    while_they_wait = tracker.inner_text()
    for unit in (unseen, hidden):
        assert send(handler_page, type="turn.start", unit=unit)["status"] == 200
        pilot.settle()
        assert tracker.inner_text() == while_they_wait
        assert re.search("[0-9]", enemy_segment.inner_text()) is None, "nobody is counted"
        step = {**axial(12, 9), "level": near} if unit == hidden else {
            **axial(17, 2), "level": hex_state(handler, 17, 2)["surfaces"][-1]
        }  # fmt: skip
        if unit == unseen:
            assert (
                send(handler_page, type="unit.move", unit=unit, mode="ground", path=[step])[
                    "status"
                ]
                == 200
            )
        assert send(handler_page, type="turn.end", unit=unit)["status"] == 200
        if unit == unseen:
            # what fog covers has acted, and a hidden unit holds no segment
            expect(pilot.page.get_by_text("Nothing falls this round.").first).to_be_visible()
            while_they_wait = tracker.inner_text()
    pilot.settle()

    secrets = (
        unseen, "Zephyr", "waits for the lamp", hidden, "Quillon", "tarpaulin", prop, "tripwire",
        "sunken vault", "7d19+23",
    )  # fmt: skip
    text, whole = recorder.text(), behind_the_screen.text()
    for secret in secrets:
        assert secret not in text, secret
        assert secret in whole, f"the search would not find {secret}"
    assert 13 not in levels_in(recorder)
    assert 13 in levels_in(behind_the_screen)


def levels_in(recorder: Recorder) -> set[int]:
    """Returns every ground level in the chunks that a page received."""
    recorder.text()
    found_levels: set[int] = set()
    for body in recorder.bodies:
        if not (body.startswith("{") and '"levels"' in body):
            continue
        for chunk in json.loads(body)["chunks"]:
            found_levels |= {level for level in chunk["levels"] if level is not None}
    return found_levels


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_fog_on_a_phone_has_its_icon_and_its_text(
    demo_people: People, demo: Server, theme: str
) -> None:
    handler = handler_of(demo_people, demo, phone=True)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    set_fog(handler, "team")
    wait_for_hex(pilot, FAR_CORNER, sight="unexplored")
    for table in (handler, pilot):
        table.page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
        table.button(re.compile("^Fog: what it means")).tap()
        legend = table.page.get_by_role("region", name="What fog means")
        expect(legend).to_contain_text("hexes far" if table is handler else "every pilot and ally")
        assert table.page.evaluate("document.documentElement.scrollWidth") <= 390
    look = handler.page.get_by_role("button", name="What the pilots see")
    look.tap()
    wait_for_hex(handler, FAR_CORNER, sight="unexplored")
    look.tap()
    wait_for_hex(handler, FAR_CORNER, sight="seen")
