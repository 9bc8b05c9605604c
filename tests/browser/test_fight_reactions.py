"""A pilot's dice at the table page: steadying, surveying, and reactions to their end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.announcements import hears
from tests.browser.battle import Dice
from tests.browser.battle import people as people
from tests.browser.battle import scripted_server as scripted_server
from tests.browser.commands import do, place, send, state, unit_id
from tests.browser.fight_cards import bar, panel
from tests.browser.fight_scenes import herons_attack, shot_at
from tests.browser.people import People
from tests.browser.play import STANDS, Table
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server


def test_stabilising_cooling_and_looking_around(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    server, dice = scripted_server
    handler = handler_of(people, server)
    page = handler.page
    lantern = unit_id(page, "Lantern")
    place(page, "Undertow", 13, 16)
    pilot = seated(people, server, "Lantern", phone=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").tap()
    do(handler, "unit.update", unit=lantern, stability=1, energy=0)
    card, tiles = pilot.card("Lantern"), bar(pilot.page, "Lantern")
    dice.lay((8, 5), (8, 7))
    tiles.get_by_role("button", name=re.compile("^Stabilise")).tap()
    expect(card).to_contain_text("6 / 12")
    tiles.get_by_role("button", name=re.compile("^Cool")).tap()
    pilot.button("Steps: one more").tap()
    pilot.button("Cool for 2 steps").tap()
    expect(card).to_contain_text("4 / 4")
    expect(card).to_contain_text("Steps1")
    assert "Undertow" not in pilot.page.content()
    tiles.get_by_role("button", name=re.compile("^Survey")).tap()
    pilot.tab("Log")
    for line in (
        "Lantern stabilises: stability 1 + 5 regained = 6",
        "Lantern cools for 2 steps",
        "Lantern surveys: 9",
    ):
        expect(pilot.log()).to_contain_text(line)
    expect(pilot.log()).to_contain_text("Lantern finds Undertow")
    dice.expect_all_shown()


def chances(table: Table) -> str:
    """Returns the outcomes of Heron's attack, as its bar names them."""
    bar = herons_attack(table).get_by_role("img", name=re.compile("^Chances: miss .* %, hit .* %"))
    return bar.get_attribute("aria-label") or ""


def test_a_reaction_in_time_is_carried_out_before_the_attack(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    handler, pilot, other, dice = shot_at(people, scripted_server, 300)
    for table in (pilot, other):
        expect(herons_attack(table)).to_contain_text(
            re.compile(r"Lantern and Magpie may react to this: \d+ s")
        )
    # the Handler reads who decides
    expect(herons_attack(handler)).to_contain_text(
        "Lantern (Lantern's pilot) and Magpie (Magpie's pilot) may react to this"
    )
    # announced once: the countdown is not announced, and the log names the attacker
    hears(pilot.page, "Heron attacks Lantern with Sidearm", "Lantern may react, Y reacts, within ")
    hears(pilot.page, f" seconds. {chances(pilot)}")
    head = herons_attack(pilot).locator(".react-head")
    expect(head.get_by_role("timer")).to_have_text(re.compile(r"^\d+ s$"))
    expect(head.locator("[role=status], [aria-live]")).to_have_count(0)
    other.page.locator(".react-foot").get_by_role("button", name="Do not react", exact=True).tap()
    expect(herons_attack(pilot)).to_contain_text("Lantern may react to this")
    dice.lay((10, 7), (8, 8))
    herons_attack(pilot).get_by_role("button", name=re.compile(r"^React \d+ %")).click()
    for table, who in (
        (handler, "Lantern (Lantern's pilot)"),
        (pilot, "Lantern"),
        (other, "Lantern"),
    ):
        now = panel(table.page, f"{who} reacts: one action of one step, now")
        expect(now).to_be_visible()
        expect(herons_attack(table)).to_contain_text("It waits for a reaction")
    pilot.expect_log("Lantern reacts in time: 7 against 5")
    # the map and the bar know that it may act now
    expect(bar(pilot.page, "Lantern")).to_contain_text("Its reaction: one action of one step, now")
    pilot.ready()
    pilot.drag((15, 14), (15, 15))
    expect(pilot.card("Lantern")).to_contain_text("1515")
    expect(panel(pilot.page, re.compile("^Lantern reacts"))).to_have_count(0)
    # with everybody asked the attack is aimed anew and dodged; steps left are for other reactions
    expect(pilot.card("Lantern")).to_contain_text("Steps3")
    dodge = herons_attack(pilot).get_by_role("button", name="Roll dodge", exact=True)
    expect(dodge).to_be_visible()
    expect(dodge).to_have_accessible_description(f"Dodge (X). {chances(pilot)}")
    hears(pilot.page, f"Dodge. X rolls. {chances(pilot)}")
    assert pilot.page.evaluate("heard.filter((each) => each.includes('Heron attacks')).length") == 1
    dodge.click()
    for table in (handler, pilot, other):
        expect(herons_attack(table)).to_have_count(0)
    pilot.expect_log("Lantern tries to dodge Sidearm")
    dice.expect_all_shown()


def test_the_large_button_of_a_phone_leads_to_the_reaction_and_confirms_it(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    _, pilot, other, dice = shot_at(people, scripted_server, 300)
    herons_attack(pilot).get_by_role("button", name="Do not react", exact=True).click()
    dice.lay((8, 7))
    foot = other.page.locator(".sheet-primary")
    foot.get_by_role("button", name=re.compile("^React")).tap()
    decide = foot.get_by_role("button", name="Choose what Magpie does")
    expect(decide).to_be_focused()
    expect(decide).to_have_class(re.compile("button-primary"))
    decide.tap()
    expect(bar(other.page, "Magpie")).to_be_in_viewport()
    # a screen reader reads on at the actions
    first = bar(other.page, "Magpie").locator("[data-action]:focus")
    expect(first).to_have_attribute("aria-disabled", "false")
    # it has led to the actions: they are what to press
    expect(decide).not_to_have_class(re.compile("button-primary"))
    # a movement that is planned is confirmed as in a turn
    other.tap(18, 14)
    move = foot.get_by_role("button", name=re.compile("^(Move|Step off) "))
    expect(decide).to_have_count(0)
    move.tap()
    expect(other.card("Magpie")).to_contain_text("1814")
    expect(panel(other.page, re.compile("^Magpie reacts"))).to_have_count(0)
    dice.expect_all_shown()


def test_a_phone_attacks_as_a_reaction_and_drops_the_aim_with_it(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    handler, pilot, other, dice = shot_at(people, scripted_server, 300)
    herons_attack(pilot).get_by_role("button", name="Do not react", exact=True).click()
    dice.lay((8, 7))
    foot = other.page.locator(".sheet-primary")
    foot.get_by_role("button", name=re.compile("^React")).tap()
    foot.get_by_role("button", name="Choose what Magpie does").tap()
    weapon = other.page.get_by_role("button", name="Attack with Homing darts")
    aimed = other.page.get_by_role("region", name="Aim Homing darts")
    attack = foot.get_by_role("button", name="Attack Plumb")
    weapon.tap()
    # the targets are in view, below the cards of the attack and of the reaction
    target = aimed.get_by_role("button", name=re.compile("^Plumb"))
    expect(target).to_be_in_viewport()
    target.tap()
    # the large button declares the attack, as in a turn
    expect(attack).to_be_visible()
    # with the reaction its aim is over
    reaction = panel(other.page, re.compile("^Magpie reacts"))
    do(handler, "reaction.end", unit=unit_id(handler.page, "Magpie"))
    expect(reaction).to_have_count(0)
    expect(aimed).to_have_count(0)
    expect(attack).to_have_count(0)


def test_the_key_of_a_reaction_works_while_another_unit_is_selected(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    handler, pilot, other, dice = shot_at(people, scripted_server, 300)
    other.page.locator(".react-foot").get_by_role("button", name="Do not react", exact=True).tap()
    expect(herons_attack(pilot)).to_contain_text("Lantern may react to this")
    pilot.at_rest()
    pilot.click(12, 15)
    expect(pilot.card("Heron")).to_be_visible()
    dice.lay((10, 7))
    pilot.page.keyboard.press("y")
    expect(panel(handler.page, re.compile("^Lantern .*reacts"))).to_be_visible()
    pilot.expect_log("Lantern reacts in time: 7 against 5")
    dice.expect_all_shown()


def test_all_attacks_of_a_round_can_be_let_be(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    handler, pilot, other, _ = shot_at(people, scripted_server, 300)
    herons_attack(pilot).get_by_role("button", name="Do not react this round").click()
    note = pilot.page.get_by_text("Your units do not react to attacks this round.")
    expect(note).to_be_visible()
    other.page.locator(".react-foot").get_by_role("button", name="Do not react this round").tap()
    dodge = herons_attack(pilot).get_by_role("button", name="Roll dodge", exact=True)
    expect(dodge).to_be_visible()

    def again() -> None:
        attack = next(iter(state(handler.page)["attacks"]))
        do(handler, "attack.cancel", attack=attack)
        target = {"unit": unit_id(handler.page, "Lantern")}
        heron = unit_id(handler.page, "Heron")
        do(handler, "attack.declare", unit=heron, weapon="pistol", at=target, overrule=True)

    # the next attack does not ask
    again()
    expect(dodge).to_be_visible()
    # until the pilot wants to be asked
    pilot.button("Ask me again").click()
    expect(note).to_have_count(0)
    again()
    expect(herons_attack(pilot).get_by_role("button", name=re.compile("^React"))).to_be_visible()
    # the next conflict asks, whose rounds have the same numbers
    others = other.page.get_by_text("Your units do not react to attacks this round.")
    # a phone has room for one notice: this one comes after what has happened
    other.button("Close the summary").tap()
    expect(others).to_be_visible()
    do(handler, "attack.cancel", attack=next(iter(state(handler.page)["attacks"])))
    do(handler, "conflict.end")
    do(handler, "conflict.start")
    waits = other.page.get_by_text("Magpie has not had its turn")
    expect(waits).not_to_have_count(0)
    expect(others).to_have_count(0)


def test_a_turn_does_not_end_while_somebody_reacts(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    server, dice = scripted_server
    handler = handler_of(people, server)
    page = handler.page
    pilot = seated(people, server, "Lantern")
    do(handler, "table.options", options={"reaction_seconds": 300})
    handler.button("Start the conflict").click()
    for name in ("Lantern", "Magpie"):
        do(handler, "turn.abstain", unit=unit_id(page, name))
    for _ in range(2):
        do(handler, "segment.end")
    do(handler, "turn.start", unit=unit_id(page, "Heron"))
    end = handler.button("End Heron's turn")
    expect(end).not_to_have_attribute("aria-disabled", "true")
    dice.lay((10, 7))
    do(pilot, "reaction.claim", unit=unit_id(page, "Lantern"))
    expect(panel(page, re.compile("reacts: one action of one step, now"))).to_be_visible()
    expect(end).to_have_attribute("aria-disabled", "true")
    expect(end).to_have_attribute("title", "Lantern's reaction is not over")
    do(handler, "reaction.end", unit=unit_id(page, "Lantern"))
    expect(end).not_to_have_attribute("aria-disabled", "true")
    dice.expect_all_shown()


def test_a_reaction_too_late_comes_just_after(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    handler, pilot, _, dice = shot_at(people, scripted_server, 300)
    dice.lay((10, 1), (8, 8), (8, 7))
    handler.tab("Log")
    typing = handler.page.get_by_label("Say something, or roll with /roll")
    typing.fill("Look")
    herons_attack(pilot).get_by_role("button", name=re.compile(r"^React \d+ %")).click()
    too_late = "Lantern is too late to react before Heron's attack"
    late = panel(pilot.page, too_late)
    # the reaction of a pilot is on the Handler's page too, and leaves the focus where it was
    expect(panel(handler.page, re.compile(f"^For .+: {too_late}"))).to_be_visible()
    # the Handler can choose for the pilot, with buttons that look like some
    choices = panel(handler.page, re.compile(f"^For .+: {too_late}")).get_by_role("button")
    expect(choices).to_have_count(2)
    frames = choices.evaluate_all("(all) => all.map((each) => getComputedStyle(each).borderColor)")
    assert "rgba(0, 0, 0, 0)" not in frames
    expect(typing).to_be_focused()
    expect(late.get_by_role("button", name="Give up the step")).to_be_visible()
    late.get_by_role("button", name="Act just after Heron's attack").click()
    herons_attack(pilot).get_by_role("button", name="Roll dodge", exact=True).click()
    expect(herons_attack(handler)).to_have_count(0)
    now = panel(pilot.page, "Lantern reacts: one action of one step, now")
    expect(now).to_be_visible()
    bar(pilot.page, "Lantern").get_by_role("button", name=re.compile("^Survey")).click()
    expect(now).to_have_count(0)
    pilot.expect_log("Lantern surveys: 9")
    expect(pilot.card("Lantern")).to_contain_text("Steps3")
    dice.expect_all_shown()


def test_a_phone_leads_to_a_reaction_that_is_too_late(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    """The button at the foot of the page is there on every tab until the pilot has decided."""
    _, _, other, dice = shot_at(people, scripted_server, 300)
    dice.lay((8, 1))
    claimed = send(other.page, type="reaction.claim", unit=unit_id(other.page, "Magpie"))
    assert claimed["status"] == 200, claimed
    other.tab("Log")
    other.button("Decide on the reaction of Magpie").tap()
    late = panel(other.page, "Magpie is too late to react before Heron's attack")
    after = late.get_by_role("button", name="Act just after Heron's attack")
    expect(after).to_be_in_viewport(ratio=1)
    assert after.evaluate("(button) => button.scrollWidth <= button.clientWidth")
    # on its own tab, too, the foot leads back to the choice once that is scrolled away
    other.page.get_by_role("tabpanel").evaluate("(panel) => panel.scrollTo(0, 9999)")
    foot = other.button("Decide on the reaction of Magpie")
    foot.tap()
    expect(after).to_be_in_viewport(ratio=1)
    expect(after).to_be_focused()
    assert after.evaluate("(button) => getComputedStyle(button).outlineStyle") != "none"
    after.tap()
    expect(foot).to_have_count(0)


def test_the_time_for_a_reaction_runs_out(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    _, pilot, other, dice = shot_at(people, scripted_server, 2)
    dodge = herons_attack(pilot).get_by_role("button", name="Roll dodge", exact=True)
    expect(dodge).to_be_visible()
    # the notice has no time of its own
    pilot.page.wait_for_timeout(STANDS)
    for table in (pilot, other):
        expect(table.toast("The time to react is over")).to_be_visible()
        expect(herons_attack(table)).not_to_contain_text("may react")
        expect(herons_attack(table).get_by_role("button", name="React")).to_have_count(0)
    dice.lay((8, 7))
    dodge.click()
    expect(pilot.toast("The time to react is over")).to_have_count(0)


def test_the_handler_does_not_wait_for_reactions(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    handler, pilot, other, _ = shot_at(people, scripted_server, 300)
    herons_attack(handler).get_by_role("button", name="Go on now").click()
    expect(
        herons_attack(pilot).get_by_role("button", name="Roll dodge", exact=True)
    ).to_be_visible()
    expect(herons_attack(other)).not_to_contain_text("may react")
    expect(herons_attack(handler)).to_contain_text("Lantern (Lantern's pilot) dodges")


def test_a_reaction_without_an_attack_is_asked_about_and_brings_the_plan_back(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    server, dice = scripted_server
    handler = handler_of(people, server)
    place(handler.page, "Heron", 12, 15)
    pilot = seated(people, server, "Lantern")
    handler.button("Start the conflict").click()
    for name in ("Lantern", "Magpie"):
        do(handler, "turn.abstain", unit=unit_id(handler.page, name))
    for _ in range(2):
        do(handler, "segment.end")
    do(handler, "turn.start", unit=unit_id(handler.page, "Heron"))
    handler.page.locator(".turn-name", has_text="Heron").click()
    handler.click(12, 16)
    planned = handler.plan()
    assert planned is not None
    assert planned["to"] is not None
    tiles = bar(pilot.page, "Lantern")
    tiles.get_by_role("button", name="React to Heron").click()
    asked = tiles.get_by_role("group", name="React before Heron's next action")
    expect(asked).to_contain_text("d10 against 5: 60 %")
    expect(asked).to_contain_text("In time, it takes one action of one step before this.")
    asked.get_by_role("button", name="Not now").click()
    expect(asked).to_have_count(0)
    tiles.get_by_role("button", name="React to Heron").click()
    dice.lay((10, 7))
    asked.get_by_role("button", name="React", exact=True).click()
    reacts = panel(handler.page, re.compile("^Lantern .*reacts"))
    expect(reacts).to_be_visible()
    handler.settle()
    assert handler.plan() is None
    panel(pilot.page, re.compile("^Lantern reacts")).get_by_role(
        "button", name="Let it pass"
    ).click()
    expect(reacts).to_have_count(0)
    handler.settle()
    again = handler.plan()
    assert again is not None
    assert again["path"] == planned["path"]
    # too late, every text names what it comes after
    dice.lay((10, 1))
    do(pilot, "reaction.claim", unit=unit_id(pilot.page, "Lantern"))
    late = panel(pilot.page, "Lantern is too late to react before Heron's next action")
    expect(late.get_by_role("button", name="Give up the step")).to_be_visible()
    late.get_by_role("button", name="Act just after Heron's next action").click()
    expect(
        panel(handler.page, re.compile("^Lantern .*acts just after Heron's next action"))
    ).to_be_visible()
    handler.settle()
    assert (handler.plan() or {}).get("path") == planned["path"]
    dice.expect_all_shown()
