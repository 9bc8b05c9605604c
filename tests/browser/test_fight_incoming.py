"""Incoming attacks on a phone and on the Handler's map: place, reactions, result."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from app.rules.geometry.hexes import from_offset
from tests.browser.battle import Dice
from tests.browser.battle import people as people
from tests.browser.battle import scripted_server as scripted_server
from tests.browser.commands import do, place, state, unit_id
from tests.browser.demo_hexes import LANTERN, LOW_GROUND
from tests.browser.fight_cards import panel
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server

Laid = tuple[Server, Dice]

#: Where Lantern starts, low ground in its sight, and a place far from both.
FAR = (3, 3)


def table_of(
    people: People, scripted_server: Laid, *lent: str, seconds: int = 300, phone: bool = True
) -> tuple[Table, Table]:
    """The Handler with Heron on low ground, and Lantern's pilot, who also controls these units."""
    server, _ = scripted_server
    handler = handler_of(people, server)
    place(handler.page, "Heron", *LOW_GROUND)
    pilot = seated(people, server, "Lantern", phone=phone)
    seat = next(id for id, each in state(handler.page)["seats"].items() if each["role"] == "pilot")
    for name in lent:
        do(handler, "unit.give", unit=unit_id(handler.page, name), seat=seat)
    do(handler, "table.options", options={"reaction_seconds": seconds})
    return handler, pilot


def to_the_enemy(handler: Table, attacker: str, *done: str) -> None:
    """Starts a conflict in which these units have had their turns, and an enemy has the turn."""
    handler.button("Start the conflict").click()
    for segment, side in (("friendly", "pilot"), ("ally", "ally"), ("neutral", "neutral")):
        for unit in state(handler.page)["scene"]["units"].values():
            if unit["name"] in done and unit["disposition"] == side:
                do(handler, "turn.abstain", unit=unit["id"])
        if state(handler.page)["scene"]["conflict"]["segment"] == segment:
            do(handler, "segment.end")
    do(handler, "turn.start", unit=unit_id(handler.page, attacker))


def shoot(handler: Table, attacker: str, weapon: str, **at: Any) -> None:
    """Lets an enemy attack."""
    do(handler, "attack.declare", unit=unit_id(handler.page, attacker), weapon=weapon, at=at)


def arrows(table: Table) -> list[dict[str, Any]]:
    """Returns the attacks on a map: the start and the target of each arrow."""
    found: list[dict[str, Any]] = table.page.evaluate(
        "document.getElementById('board').board.attacks()"
    )
    return found


def await_arrows(table: Table, count: int) -> None:
    """Waits until the map shows so many attacks."""
    table.page.wait_for_function(
        "(n) => document.getElementById('board').board.attacks().length === n", arg=count
    )


def is_clear(table: Table, column: int, row: int) -> bool:
    """Whether the map is visible at a hex, not covered by a panel."""
    x, y = table.point(column, row)
    hit: bool = table.page.evaluate(
        "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('#board'))", [x, y]
    )
    return hit


def at_of(table: Table, name: str) -> Any:
    """Returns where a unit is."""
    return state(table.page)["scene"]["units"][unit_id(table.page, name)]["at"]


def look_away(table: Table) -> None:
    """Moves the map far from every unit, as by hand."""
    table.page.evaluate(
        "([q, r]) => document.getElementById('board').board.centre({ q, r }, 1.4)",
        [FAR[0], FAR[1]],
    )
    table.settle()


def test_an_attack_is_shown_to_everybody_who_may_see_it_and_comes_into_view(
    people: People, scripted_server: Laid
) -> None:
    handler, pilot = table_of(people, scripted_server)
    to_the_enemy(handler, "Heron", "Lantern", "Magpie")
    look_away(pilot)
    assert not is_clear(pilot, *LANTERN)
    shoot(handler, "Heron", "pistol", unit=unit_id(handler.page, "Lantern"))
    for table in (handler, pilot):
        await_arrows(table, 1)
        [arrow] = arrows(table)
        assert arrow["from"] == at_of(handler, "Heron")
        lantern = unit_id(handler.page, "Lantern")
        assert arrow["cells"] == [{**at_of(handler, "Lantern"), "unit": lantern}]
    pilot.at_rest()
    assert is_clear(pilot, *LANTERN)
    for attack in state(handler.page)["attacks"]:
        do(handler, "attack.cancel", attack=attack)
    for table in (handler, pilot):
        await_arrows(table, 0)


def test_an_unseen_attacker_has_no_line_on_the_targets_map(
    people: People, scripted_server: Laid
) -> None:
    handler, pilot = table_of(people, scripted_server)
    place(handler.page, "Undertow", 14, 15)
    to_the_enemy(handler, "Undertow", "Lantern", "Magpie")
    weapon = state(handler.page)["scene"]["units"][unit_id(handler.page, "Undertow")]
    shoot(
        handler,
        "Undertow",
        weapon["frame"]["weapons"][0]["id"],
        unit=unit_id(handler.page, "Lantern"),
    )
    for table in (handler, pilot):
        await_arrows(table, 1)
    assert arrows(handler)[0]["from"] == at_of(handler, "Undertow")
    [arrow] = arrows(pilot)
    assert "from" not in arrow
    lantern = unit_id(handler.page, "Lantern")
    assert arrow["cells"] == [{**at_of(handler, "Lantern"), "unit": lantern}]
    # the pilot knows about its own dice in any case
    card = panel(pilot.page, re.compile("^Something unseen attacks "))
    expect(card.get_by_role("button", name=re.compile(r"^Dodge d\d"))).to_be_visible()
    expect(card.get_by_role("button", name=re.compile(r"^Mitigation d\d"))).to_be_visible()
    expect(card).to_contain_text("An ablative layer takes the first")
    do(handler, "overrule", unit=unit_id(handler.page, "Lantern"), set={"stability": 0})
    expect(card).to_contain_text("It cannot dodge: it is staggered.")
    expect(card.get_by_role("button", name=re.compile("dodge", re.IGNORECASE))).to_have_count(0)


def colour(part: Locator) -> str:
    """Returns the colour of a segment of an odds bar."""
    found: str = part.evaluate("(each) => getComputedStyle(each).backgroundColor")
    return found


def test_the_chances_of_an_attack_have_the_same_colours_for_everybody(
    people: People, scripted_server: Laid
) -> None:
    handler, pilot = table_of(people, scripted_server)
    to_the_enemy(handler, "Heron", "Lantern", "Magpie")
    seen = []
    for target in ("Lantern", "Magpie"):
        at = {"unit": unit_id(handler.page, target)}
        do(
            handler, "attack.declare", unit=unit_id(handler.page, "Heron"), weapon="pistol", at=at,
            free=True, overrule=True,
        )  # fmt: skip
        painted = {}
        for table in (handler, pilot):
            words = "you \\(Lantern\\)" if (table, target) == (pilot, "Lantern") else target
            card = panel(table.page, re.compile(f"^Heron attacks {words}"))
            bar = card.get_by_role("img", name=re.compile("^Chances: ")).first
            expect(bar).to_be_visible()
            painted[table] = [
                colour(bar.get_by_title(re.compile(f"^{name}:"))) for name in ("miss", "hit")
            ]
        assert painted[handler] == painted[pilot]
        seen.append(painted[pilot])
        for attack in state(handler.page)["attacks"]:
            do(handler, "attack.cancel", attack=attack)
    # a fellow pilot's unit has the colours of the own unit
    (miss, hit), others = seen
    assert [miss, hit] == others
    assert miss != hit


def seen_whole(each: Locator) -> bool:
    """Whether an element is not cut at any corner."""
    whole: bool = each.evaluate(
        """(each) => { const { left, top, right, bottom } = each.getBoundingClientRect();
          return [[left + 8, top + 8], [right - 8, top + 8], [left + 8, bottom - 8],
            [right - 8, bottom - 8]].every(([x, y]) => {
              const hit = document.elementFromPoint(x, y);
              return hit !== null && (each === hit || each.contains(hit)); }); }"""
    )
    return whole


def test_a_late_reaction_is_not_the_first_choice_and_every_choice_is_in_view(
    people: People, scripted_server: Laid
) -> None:
    handler, pilot = table_of(people, scripted_server, "Magpie", "Mule")
    to_the_enemy(handler, "Heron", "Lantern", "Magpie", "Mule")
    shoot(handler, "Heron", "pistol", unit=unit_id(handler.page, "Lantern"))
    card = panel(pilot.page, re.compile("^Heron attacks "))
    expect(card).to_contain_text(re.compile(r"Lantern, Magpie and Mule may react to this: \d+ s"))
    late = card.get_by_role("button", name="React after it with Mule")
    expect(late).not_to_have_class(re.compile("button-primary"))
    expect(card).to_contain_text("Too late: 4, needs 5")
    own = card.get_by_role("button", name="React with Lantern")
    expect(own).to_have_class(re.compile("button-primary"))
    expect(own).to_contain_text("%")
    expect(card).to_contain_text(re.compile(r"In time with 5 or more: d\d"))
    bar = card.get_by_role("img", name=re.compile("^Chances: ")).first
    for each in (card.get_by_role("button", name="Do not react", exact=True), bar, own, late):
        expect(each).to_be_in_viewport(ratio=1)
        assert seen_whole(each)


def test_the_roll_on_a_phone_says_for_which_attack_it_is_and_not_what_came_before(
    people: People, scripted_server: Laid
) -> None:
    handler, pilot = table_of(people, scripted_server, seconds=0)
    to_the_enemy(handler, "Heron", "Lantern", "Magpie")
    lantern = unit_id(handler.page, "Lantern")
    foot = pilot.page.locator(".sheet-primary")
    roll = foot.get_by_role("button", name="Roll dodge")
    shoot(handler, "Heron", "pistol", unit=lantern)
    expect(panel(pilot.page, "Heron attacks you (Lantern)")).to_be_visible()
    expect(foot).not_to_contain_text("Heron")
    pilot.page.get_by_role("tab", name="Crew").tap()
    expect(foot).to_contain_text("Heron attacks you (Lantern) with Sidearm")
    scripted_server[1].lay((8, 8))
    roll.tap()
    expect(pilot.page.get_by_label("What the attack did")).to_be_visible()
    shoot(handler, "Heron", "pistol", unit=lantern)
    expect(roll).to_be_in_viewport(ratio=1)
    # it would read as the outcome of this attack
    expect(pilot.page.get_by_text("Lantern loses nothing")).to_have_count(0)
    expect(pilot.page.locator(".since-turn-newest")).to_have_text("")
    do(handler, "attack.cancel", attack=next(iter(state(handler.page)["attacks"])))
    expect(pilot.page.get_by_label("What the attack did")).to_contain_text("Lantern loses nothing")


#: A span of the bridge over the gorge.
SPAN = (20, 10)


def test_a_result_names_actor_effect_and_consequence_until_the_next_turn(
    people: People, scripted_server: Laid
) -> None:
    handler, pilot = table_of(people, scripted_server, "Magpie")
    page = handler.page
    place(page, "Magpie", *SPAN)
    h = from_offset(SPAN[0] - 1, SPAN[1] - 1, "flat")
    scene = state(page)["scene"]
    span = next(id for id, each in scene["props"].items() if (each["q"], each["r"]) == (h.q, h.r))
    whole = scene["props"][span]
    do(handler, "prop.damage", prop=span, damage=whole["value"] + whole["integrity"] - 1)
    below = {"q": h.q, "r": h.r, "level": 0}
    do(handler, "unit.place", unit=unit_id(page, "Undertow"), at=below)
    to_the_enemy(handler, "Undertow", "Lantern", "Magpie")
    page.locator(".turn-name", has_text="Undertow").click()
    handler.button("Attack with Breaching charge").click()
    aim = panel(page, "Aim Breaching charge")
    aim.get_by_role("button", name=re.compile("^Gorge bridge")).first.click()
    expect(aim).to_contain_text("Magpie stands on it, and begins to fall if it is destroyed.")
    handler.button(re.compile("^Attack Gorge bridge")).click()
    came = pilot.page.get_by_label("What the attack did")
    expect(came).to_contain_text(
        re.compile(r"Something unseen: Gorge bridge loses 1 integrity\..* is destroyed\.")
    )
    expect(came).to_contain_text("Magpie begins to fall")
    expect(came).not_to_contain_text("ntegrity -")
    assert pilot.page.locator(".toasts").get_by_text("begins to fall").count() == 0
    pilot.page.evaluate("document.getElementById('board').board.cycle(1)")
    pilot.card("Magpie").get_by_role("button", name="Falling").tap()
    expect(pilot.card("Magpie")).to_contain_text("It has acted this round: it falls, unless")
    forecast = re.compile(r"As things stand, it falls \d levels and lands: ")
    expect(pilot.card("Magpie")).to_contain_text(forecast)
    do(handler, "turn.end", unit=unit_id(page, "Undertow"))
    do(handler, "turn.start", unit=unit_id(page, "Heron"))
    expect(came).to_have_count(0)


def test_the_active_unit_is_selected_after_a_reload(people: People, scripted_server: Laid) -> None:
    handler, pilot = table_of(people, scripted_server, "Magpie")
    handler.button("Start the conflict").click()
    do(handler, "turn.start", unit=unit_id(handler.page, "Lantern"))
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    pilot.page.reload()
    pilot.ready()
    expect(pilot.card("Lantern")).to_be_visible()
    assert is_clear(pilot, *LANTERN)
    assert pilot.page.evaluate("document.getElementById('board').board.view().hex") > 30
    read = pilot.page.locator(".hover-line")
    pilot.tap(15, 15)
    expect(pilot.button(re.compile("^Move [0-9]"))).to_be_visible()
    pilot.tap(15, 15)
    expect(pilot.card("Lantern")).to_contain_text("1515")
    expect(read).to_have_count(0, timeout=4000)
    # only one message is shown over a small map
    for energy in (1, 2):
        do(handler, "unit.update", unit=unit_id(handler.page, "Lantern"), energy=energy)
    expect(pilot.toast(re.compile("1 → 2"))).to_be_visible()
    expect(pilot.page.locator(".toasts > *")).to_have_count(1)
