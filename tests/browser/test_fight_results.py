"""The result of an attack: its text, and how long it stays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.announcements import HEAR, hears
from tests.browser.commands import do, fit, place, send, state, unit_id, unit_named
from tests.browser.demo_hexes import LOW_GROUND
from tests.browser.fight_cards import panel
from tests.browser.fight_scenes import roll_out
from tests.browser.layout_checks import TOKEN_UNCOVERED
from tests.browser.people import People
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server


def test_a_result_stays_until_the_next_action(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    pilot = seated(demo_people, demo, "Lantern", clock=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()
    pilot.page.keyboard.press("1")
    pilot.page.get_by_role("button", name=re.compile("Heron.*%")).first.click()
    pilot.page.get_by_role("button", name=re.compile("^Attack Heron")).click()
    attack = panel(page, "Lantern attacks Heron")
    attack.get_by_text("Overrule its numbers").click()
    attack.get_by_role("radio", name="Hit", exact=True).click()
    attack.get_by_role("button", name="Overrule", exact=True).click()
    expect(attack).to_contain_text("The Handler changed its numbers")
    pilot.page.get_by_role("button", name="Roll damage").click()
    result = pilot.page.get_by_label("What the attack did")
    # each die says what it was rolled for
    expect(result.locator(".die")).to_have_text(re.compile(r"^\d+Damage d12$"))
    pilot.page.clock.fast_forward(60_000)
    expect(result).to_be_visible()
    # a measurement covers it for as long as it is open; the next action ends it for everybody
    theirs = page.get_by_label("What the attack did")
    expect(theirs).to_be_visible()
    page.keyboard.press("r")
    handler.click(15, 13)
    handler.click(16, 13)
    expect(page.get_by_role("region", name=re.compile("^Range"))).to_be_visible()
    expect(theirs).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(theirs).to_be_visible()
    pilot.button("End Lantern's turn").click()
    for shown in (result, theirs):
        expect(shown).to_have_count(0)


def test_adjusted_numbers_are_additions_and_a_layer_is_named_in_the_result(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    assert send(page, type="table.options", options={"reaction_seconds": 0})["status"] == 200
    place(page, "Heron", *LOW_GROUND)
    heron, lantern = unit_id(page, "Heron"), unit_id(page, "Lantern")
    gun = state(page)["scene"]["units"][heron]["frame"]["weapons"][0]["id"]
    aimed = {"unit": heron, "weapon": gun, "at": {"unit": lantern}}
    done = send(page, type="attack.declare", **aimed, overrule=True)
    assert done["status"] == 200, done
    attack = panel(page, "Heron attacks Lantern")
    attack.get_by_text("Overrule its numbers").click()
    expect(attack).to_contain_text("Each is added to what the rules say")
    attack.get_by_role("textbox", name="Damage").fill("-2")
    attack.get_by_role("radio", name="Hit", exact=True).click()
    attack.get_by_role("button", name="Overrule", exact=True).click()
    result = page.get_by_label("What the attack did")
    told = re.compile(r"Lantern loses nothing \(an ablative layer takes \d+\)")
    expect(result).to_contain_text(told)


@pytest.mark.parametrize("phone", [False, True])
def test_results_wait_for_each_other(demo_people: People, demo: Server, phone: bool) -> None:
    """Three rolls at once are read one after the other: by a press, by Esc, or by themselves."""
    handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern", phone=phone, clock=True)
    page = pilot.page
    page.evaluate(HEAR)
    survey = {"type": "action.survey", "unit": unit_id(page, "Lantern")}
    for _ in range(3):
        assert send(page, **survey)["status"] == 200
    shown = page.get_by_label("What was rolled")
    expect(shown).to_contain_text("1 of 3")
    following = shown.get_by_role("button", name="Next result")
    following.tap() if phone else following.click()
    expect(shown).to_contain_text("2 of 3")
    page.keyboard.press("Escape")
    expect(shown).to_contain_text("3 of 3")
    expect(following).to_have_count(0)
    assert send(page, **survey)["status"] == 200
    expect(shown).to_contain_text("3 of 4")
    page.clock.fast_forward(6_100)
    expect(shown).to_contain_text("4 of 4")
    hears(page, "Lantern surveys", times=4)
    assert page.evaluate("heard.filter((each) => each.includes('Lantern surveys')).length") == 4
    page.clock.fast_forward(9_100)
    expect(shown).to_have_count(0)


def test_on_a_phone_a_result_gives_way_to_a_roll_that_is_due(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    assert send(page, type="table.options", options={"reaction_seconds": 0})["status"] == 200
    place(page, "Heron", *LOW_GROUND)
    heron, lantern = unit_id(page, "Heron"), unit_id(page, "Lantern")
    pilot = seated(demo_people, demo, "Lantern", phone=True, clock=True)
    assert send(pilot.page, type="action.survey", unit=lantern)["status"] == 200
    shown = pilot.page.get_by_label("What was rolled")
    expect(shown).to_be_visible()
    gun = state(page)["scene"]["units"][heron]["frame"]["weapons"][0]["id"]
    aimed = {"unit": heron, "weapon": gun, "at": {"unit": lantern}}
    assert send(page, type="attack.declare", **aimed, overrule=True)["status"] == 200
    expect(shown).to_have_count(0)
    pilot.page.clock.fast_forward(60_000)
    attack = next(iter(state(page)["attacks"]))
    assert send(page, type="attack.cancel", attack=attack)["status"] == 200
    expect(shown).to_be_visible()


def test_results_go_when_a_round_or_an_own_turn_begins(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", *LOW_GROUND)
    do(handler, "table.options", options={"reaction_seconds": 0})
    pilot = seated(demo_people, demo, "Lantern", phone=True)
    lantern, heron = (unit_id(handler.page, name) for name in ("Lantern", "Heron"))
    shown = pilot.page.locator(".results")
    for _ in range(3):
        do(pilot, "action.survey", unit=lantern)
    expect(shown).to_contain_text("1 of 3")
    do(handler, "conflict.start")
    expect(shown).to_have_count(0, timeout=2000)
    at = {"unit": lantern}
    do(handler, "attack.declare", unit=heron, weapon="pistol", at=at, free=True, overrule=True)
    roll_out(handler)
    expect(shown).to_contain_text("Lantern")
    do(handler, "turn.start", unit=lantern)
    expect(shown).to_have_count(0, timeout=2000)


def test_a_volley_that_misses_says_why_its_target_loses_something(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", *LOW_GROUND)
    do(handler, "table.options", options={"reaction_seconds": 0})
    fit(handler.page, Heron="interceptor")
    lantern, heron = (unit_id(handler.page, name) for name in ("Lantern", "Heron"))
    at = {"unit": lantern}
    do(handler, "attack.declare", unit=heron, weapon="burst", at=at, free=True, overrule=True)
    (attack,) = state(handler.page)["attacks"]
    do(handler, "attack.adjust", attack=attack, outcome="miss", damage=16)
    roll_out(handler)
    expect(handler.page.get_by_label("What the attack did")).to_contain_text(
        re.compile("Heron's Burst gun misses, but the volley still does damage: Lantern ")
    )


def test_on_a_phone_the_question_about_a_fall_shows_the_unit_that_falls(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern", phone=True)
    page = pilot.page
    do(handler, "conflict.start")
    pilot.button("Start Lantern's turn").tap()
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    lantern = unit_named(handler.page, "Lantern")
    at = {**lantern["at"], "level": lantern["at"]["level"] + 6}
    do(handler, "unit.place", unit=lantern["id"], at=at)
    do(handler, "unit.update", unit=lantern["id"], falling=True)
    do(pilot, "action.survey", unit=lantern["id"])
    rolled = page.get_by_label("What was rolled")
    expect(rolled).to_be_visible()
    pilot.at_rest()
    page.evaluate(
        """(at) => { const { board } = document.getElementById("board");
          const down = document.querySelector(".sheet").getBoundingClientRect().top - 30;
          board.pan(0, down - board.screenOf(at).y); }""",
        at,
    )
    pilot.button("End Lantern's turn").tap()
    expect(page.get_by_role("status").filter(has_text="falls 6 levels")).to_be_visible()
    expect(rolled).to_have_count(0)
    pilot.at_rest()
    assert page.evaluate(TOKEN_UNCOVERED, at)
