"""Areas and zones at the table page: turned by hand, placed on empty hexes, waiting for a unit."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from app.rules.geometry.hexes import Hex, to_offset
from tests.browser.commands import fit, place, send, state, unit_id
from tests.browser.fight_cards import panel
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server

#: Low ground of one level: the place of the attacker and of the units around it.
MINE, HERS, FRIENDS = (13, 15), (12, 15), (12, 14)


def areas(table: Table) -> list[dict[str, Any]]:
    """Returns the areas and zones on the map: style, radius, and column and row of the centre."""
    found = table.page.evaluate(
        "() => document.getElementById('board').board.areas().map(({ style, radius, cells }) =>"
        " ({ style, radius, cell: cells[0] }))"
    )
    for each in found:
        cell = each.pop("cell")
        column, row = to_offset(Hex(cell["q"], cell["r"]), "flat")
        each["at"] = (column + 1, row + 1)
    return list(found)


def expect_area(table: Table, style: str, radius: int, at: tuple[int, int]) -> None:
    """Expects this area on the map and no other."""
    wanted = {"style": style, "radius": radius, "at": at}
    table.page.wait_for_function(
        """([style, radius, q, r]) => {
          const found = document.getElementById("board").board.areas();
          const [{ cells: [middle] } = { cells: [] }] = found;
          return found.length === 1 && found[0].style === style && found[0].radius === radius
            && middle.q === q && middle.r === r;
        }""",
        arg=[style, radius, at[0] - 1, at[1] - 1 - (at[0] - 1 - ((at[0] - 1) & 1)) // 2],
    )
    assert areas(table) == [wanted]


def expect_no_area(*tables: Table) -> None:
    """Expects no area or zone on any map."""
    for table in tables:
        table.page.wait_for_function(
            "() => document.getElementById('board').board.areas().length === 0"
        )


def in_area(table: Table) -> Locator:
    """Returns the units in the aimed area besides the target."""
    return table.page.get_by_role("group", name="In the area")


def matador(people: People, demo: Server, *, phone: bool = False) -> tuple[Table, Table]:
    """The Handler, and a pilot whose weapon hits everything around a point, with Heron as the
    target."""
    handler = handler_of(people, demo)
    fit(handler.page, Lantern="matador")
    for name, at in (("Lantern", MINE), ("Heron", HERS), ("Mule", FRIENDS)):
        place(handler.page, name, *at)
    pilot = seated(people, demo, "Lantern", phone=phone)
    handler.button("Start the conflict").click()
    start, sweep = pilot.button("Start Lantern's turn"), pilot.button("Attack with Sweep")
    start.tap() if phone else start.click()
    sweep.tap() if phone else sweep.click()
    heron = panel(pilot.page, "Aim Sweep").get_by_role("button", name=re.compile("Heron"))
    heron.tap() if phone else heron.click()
    expect(in_area(pilot)).to_contain_text("Mule")
    pilot.ready()
    return handler, pilot


def test_a_melee_area_is_turned_with_the_mouse_and_with_keys(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = matador(demo_people, demo)
    page = pilot.page
    expect_area(pilot, "area", 1, (11, 15))
    expect(page.get_by_role("alert")).to_contain_text("Its own side is in the area: Mule")
    # the area follows a drag from anywhere inside; the map does not move
    before = pilot.point(*MINE)
    pilot.drag((11, 15), (12, 16))
    expect_area(pilot, "area", 1, (12, 16))
    assert pilot.point(*MINE) == before
    expect(in_area(pilot)).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("group", name="Turn the area")).to_contain_text("1216, level 2")

    page.keyboard.press(",")
    expect_area(pilot, "area", 1, (11, 15))
    expect(in_area(pilot)).to_contain_text("Mule")
    page.keyboard.press(".")
    expect_area(pilot, "area", 1, (12, 16))
    # a possible place is pressed; a button does the same
    pilot.click(11, 15)
    expect_area(pilot, "area", 1, (11, 15))
    pilot.button("Turn the area right").click()
    expect_area(pilot, "area", 1, (12, 16))

    page.keyboard.press("x")
    attack = panel(page, "Lantern attacks Heron")
    expect(attack).to_be_visible()
    expect_area(handler, "area", 1, (12, 16))
    (attack_id,) = state(handler.page)["attacks"]
    for change in ({"outcome": "hit"}, {"damage": 3}):
        done = send(handler.page, type="attack.adjust", attack=attack_id, **change)
        assert done["status"] == 200, done
    attack.get_by_role("button", name="Roll damage").click()
    expect(page.get_by_label("What the attack did")).to_contain_text("Sweep: Heron loses")
    expect_no_area(pilot, handler)


def test_a_melee_area_is_turned_by_touch(demo_people: People, demo: Server) -> None:
    _, phone = matador(demo_people, demo, phone=True)
    expect_area(phone, "area", 1, (11, 15))
    before = phone.point(*MINE)
    cdp = phone.page.context.new_cdp_session(phone.page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    (x, y), end = phone.point(11, 15), phone.point(12, 16)
    touch("touchStart", (x, y))
    for part in (0.3, 0.6, 1):
        touch("touchMove", (x + (end[0] - x) * part, y + (end[1] - y) * part))
    touch("touchEnd")
    expect_area(phone, "area", 1, (12, 16))
    expect(in_area(phone)).to_have_count(0)
    assert phone.point(*MINE) == pytest.approx(before)
    # and a tap on another place
    phone.tap(11, 15)
    expect_area(phone, "area", 1, (11, 15))
    expect(in_area(phone)).to_contain_text("Mule")


def test_an_area_is_laid_on_a_bare_hex(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    fit(handler.page, Lantern="anvil")
    place(handler.page, "Heron", *HERS)
    place(handler.page, "Mule", *FRIENDS)
    pilot = seated(demo_people, demo, "Lantern")
    page = pilot.page
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()
    page.keyboard.press("1")
    aim = panel(page, "Aim Garden mortar")
    expect(aim).to_contain_text("Click any hex to lay its area there.")
    pilot.ready()
    # the units inside change with the pointer
    page.mouse.move(*pilot.point(16, 15))
    expect_area(pilot, "area", 3, (16, 15))
    pilot.click(13, 14)
    expect_area(pilot, "area", 3, (13, 14))
    chosen = aim.get_by_role("region", name="Hex 1314")
    expect(in_area(pilot)).to_contain_text("Heron")
    # its middle can be higher: then it takes in less of the ground
    level = chosen.get_by_role("button", name="Level of its middle: one more")
    for _ in range(4):
        level.click()
    expect(chosen).to_contain_text("Nobody that you know of is in the area.")
    for _ in range(4):
        chosen.get_by_role("button", name="Level of its middle: one less").click()
    expect(in_area(pilot)).to_contain_text("Heron")
    # by keyboard: the cursor on a hex, Enter; once more leaves it
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    page.locator("#board canvas").focus()
    page.mouse.move(*pilot.point(13, 14))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(chosen).to_be_visible()
    page.get_by_role("button", name="Attack 1314: 2 steps, 1 energy").click()

    attack = panel(page, re.compile("^Lantern attacks .*Heron"))
    expect(attack).to_be_visible()
    for table in (pilot, handler):
        expect_area(table, "area", 3, (13, 14))
    (attack_id,) = state(handler.page)["attacks"]
    done = send(handler.page, type="attack.adjust", attack=attack_id, outcome="hit", damage=1)
    assert done["status"] == 200, done
    attack.get_by_role("button", name="Roll damage").click()
    expect(page.get_by_label("What the attack did")).to_contain_text("Garden mortar: Heron loses")
    pilot.expect_log(re.compile("Lantern fires Garden mortar at 1314"))


def test_a_weapon_without_an_area_says_what_it_needs(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", *HERS)
    pilot = seated(demo_people, demo, "Lantern")
    pilot.button("Attack with Long rifle").click()
    expect(panel(pilot.page, "Aim Long rifle")).to_contain_text("Heron")
    pilot.ready()
    pilot.click(16, 15)
    expect(pilot.toast("Long rifle needs a unit or a prop to aim at")).to_be_visible()


def watched(people: People, demo: Server, inside: str) -> tuple[Table, Table, Table]:
    """The Handler, Lantern's pilot who waits for Heron in a zone, and another pilot's phone. Heron
    has the turn."""
    handler = handler_of(people, demo)
    fit(handler.page, Lantern="tortoise")
    place(handler.page, "Heron", *HERS)
    pilot = seated(people, demo, "Lantern")
    other = seated(people, demo, "Magpie", phone=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.button("Attack with Watch gun").click()
    aim = panel(pilot.page, "Aim Watch gun")
    aim.get_by_role("button", name=re.compile("Heron")).click()
    card = aim.get_by_label("What would come of it")
    expect(card).to_contain_text("Aim Assist +2")
    assert areas(pilot) == []
    aim.get_by_role("checkbox", name=re.compile("Let it wait in a zone")).check()
    aim.get_by_role("radio", name=inside).click()
    # its odds are those that it will have
    expect(card).to_contain_text("Zone +4")
    expect_area(pilot, "zone", 6, HERS)
    pilot.button("Wait for Heron: 2 steps, 1 energy").click()
    for table in (handler, pilot, other):
        expect(panel(table.page, "Lantern waits for Heron")).to_contain_text(
            f"Moving inside it calls it down at once, with {inside}."
        )
        expect_area(table, "zone", 6, HERS)
    pilot.button("End Lantern's turn").click()
    page = handler.page
    assert send(page, type="turn.abstain", unit=unit_id(page, "Magpie"))["status"] == 200
    for _ in range(2):
        assert send(page, type="segment.end")["status"] == 200
    page.locator(".turn-name", has_text="Heron").click()
    handler.button("Start Heron's turn").click()
    expect(handler.card("Heron")).to_contain_text("In a zone: Watch gun")
    handler.ready()
    return handler, pilot, other


def test_an_attack_waits_in_a_zone_until_its_target_moves_there(
    demo_people: People, demo: Server
) -> None:
    handler, pilot, other = watched(demo_people, demo, "+2 damage")
    handler.drag(HERS, (11, 15))
    attack = panel(pilot.page, "Lantern attacks Heron")
    expect(attack).to_contain_text("d10+2")
    expect(panel(other.page, "Lantern attacks Heron")).to_contain_text("Lantern (Lantern's pilot)")
    expect_no_area(handler, pilot, other)
    (attack_id,) = state(handler.page)["attacks"]
    done = send(handler.page, type="attack.adjust", attack=attack_id, outcome="hit")
    assert done["status"] == 200, done
    attack.get_by_role("button", name="Roll damage").click()
    result = pilot.page.get_by_label("What the attack did")
    expect(result).to_contain_text("Lantern's Watch gun: Heron")
    pilot.expect_log("Heron moves to 1115, level 2")
    # its turn continues after the attack
    expect(handler.card("Heron")).to_contain_text("1115, level 2")


def test_a_target_that_leaves_the_zone_is_missed(demo_people: People, demo: Server) -> None:
    handler, pilot, other = watched(demo_people, demo, "+2 to hit")
    place(handler.page, "Heron", 2, 15)
    expect(handler.card("Heron")).not_to_contain_text("In a zone")
    expect(panel(pilot.page, "Lantern waits for Heron")).to_be_visible()
    page = handler.page
    assert send(page, type="turn.end", unit=unit_id(page, "Heron"))["status"] == 200
    assert send(page, type="segment.end")["status"] == 200
    assert send(page, type="environment.resolve")["status"] == 200
    pilot.button("Start Lantern's turn").click()
    pilot.expect_log("Lantern's Watch gun: nothing to hit any more")
    for table in (handler, pilot, other):
        expect(panel(table.page, "Lantern waits for Heron")).to_have_count(0)
    expect_no_area(handler, pilot, other)
