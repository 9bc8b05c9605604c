"""Tasks of a Handler, with the number of actions that they take: clicks, drags, keys, texts.

`docs/handler-tasks.md` lists these numbers.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.flat_table import FlatTable, add_units, open_as_handler
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import axial
from tests.browser.people import People
from tests.browser.play import Table

DOCUMENT = Path("docs/handler-tasks.md")
ROWS = re.compile(r"^\| ([^|]+?) \| ([^|]+?) \| (\d+) \| at most (\d+) \|$", re.MULTILINE)


class Counted:
    """A Handler's page that counts actions."""

    def __init__(self, handler: Table) -> None:
        self.handler = handler
        self.page: Page = handler.page
        self.actions = 0

    def press(self, target: Locator) -> None:
        target.click()
        self.actions += 1

    def button(self, name: str | re.Pattern[str]) -> None:
        self.press(self.page.get_by_role("button", name=name))

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.actions += 1

    def choose(self, target: Locator, label: str) -> None:
        target.select_option(label=label)
        self.actions += 1

    def write(self, target: Locator, text: str) -> None:
        target.fill(text)
        target.blur()
        self.actions += 1

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.handler.drag(start, end)
        self.actions += 1

    def hex(self, column: int, row: int) -> None:
        self.handler.click(column, row)
        self.actions += 1


def documented() -> dict[str, tuple[int, int]]:
    """Returns by task the documented number of actions, and the most that there may be."""
    found = ROWS.findall(DOCUMENT.read_text("utf-8"))
    return {task: (int(now), int(most)) for task, _, now, most in found}


@pytest.fixture
def done(request: pytest.FixtureRequest) -> Any:
    """Compares a number of actions with the document."""

    def check(task: str, counted: Counted) -> None:
        now, most = documented()[task]
        assert counted.actions == now <= most

    return check


def listed(page: Page, name: str) -> Locator:
    """Returns the row of a unit in the list."""
    return page.get_by_role("listitem").filter(has_text=name)


def units(table: Any) -> list[dict[str, Any]]:
    return list(table.handler.state()["view"]["scene"]["units"].values())


def test_two_pilots_and_seven_npcs_in_two_groups(
    people: People, flat_table: FlatTable, done: Any
) -> None:
    table = flat_table(30, 20)
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    handler.tab("Units")
    task = Counted(handler)
    task.press(page.locator("summary", has_text="Add ready-made units"))
    build = page.get_by_label("Build")
    task.choose(build, "Picket Drone")
    task.write(page.get_by_label("How many", exact=True), "4")
    task.press(page.get_by_label("Each click on the map places them again"))
    task.button("Place on the map")
    task.hex(20, 5)
    expect(listed(page, "Picket Drone 4")).to_be_visible()
    task.choose(build, "Warden Walker")
    task.write(page.get_by_label("How many", exact=True), "3")
    task.hex(22, 14)
    expect(listed(page, "Warden Walker 3")).to_be_visible()
    task.press(page.get_by_role("radio", name="Pilot"))
    task.write(page.get_by_label("How many", exact=True), "1")
    task.choose(build, "Kestrel")
    task.hex(4, 8)
    expect(listed(page, "Kestrel")).to_be_visible()
    task.choose(build, "Anvil")
    task.hex(4, 12)
    expect(listed(page, "Anvil")).to_be_visible()
    made = units(table)
    assert len(made) == 9
    assert all(each["frame"] for each in made)
    assert [each["group"] for each in made].count("Picket Drone") == 4
    assert [each["group"] for each in made].count("Warden Walker") == 3
    assert sum(each["disposition"] == "pilot" for each in made) == 2
    done("Two pilots and seven NPCs with frames, numbered, in two groups", task)
    # into the reserve they need no place
    handler.button("Into reserve").click()
    expect(handler.toast("Anvil is in reserve, off the map.")).to_be_visible()
    assert [each["at"] for each in units(table)].count(None) == 1
    # without the tick one press places once, and the next units are in no group unasked
    page.get_by_label("Each click on the map places them again").uncheck()
    page.get_by_label("Name of the group").fill("Scouts")
    handler.button("Place on the map").click()
    handler.click(12, 12)
    expect(page.get_by_label("Name of the group")).to_have_value("")
    expect(page.locator(".hint")).to_have_count(0)
    assert [each.get("group") for each in units(table)].count("Scouts") == 1
    handler.click(14, 12)
    page.get_by_role("radio", name="Enemy").check()
    handler.button("Into reserve").click()
    expect(listed(page, "Anvil 4")).to_be_visible()
    made = units(table)
    assert len(made) == 12
    assert [each.get("group") for each in made].count("Scouts") == 1
    # those in reserve become a wave from their notice
    handler.button("Make a wave…").first.click()
    expect(page.get_by_text("In it: Anvil 4")).to_be_visible()


def test_a_map_with_a_canyon_a_bridge_and_a_block_of_houses(
    people: People, flat_table: FlatTable, done: Any
) -> None:
    table = flat_table(30, 20)
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    task = Counted(handler)
    task.press(page.get_by_role("tab", name="Map"))
    handler.settle()
    task.press(page.get_by_role("radio", name="Line", exact=True))
    task.press(page.get_by_role("radio", name="Set", exact=True))
    task.write(page.get_by_label("Level", exact=True), "-4")
    task.write(page.get_by_label("Size", exact=True).first, "2")
    task.drag((12, 1), (15, 20))
    task.button("Bridge")
    task.drag((11, 10), (16, 10))
    task.button("House")
    task.press(page.get_by_role("radio", name="Rectangle", exact=True))
    for column, row in ((20, 6), (23, 6), (20, 9), (23, 9)):
        task.drag((column, row), (column + 1, row + 1))
    handler.settle()
    terrain = table.handler.state()["view"]["scene"]
    looks = [prop["look"] for prop in terrain["props"].values()]
    assert sorted(looks) == ["bridge", "house", "house", "house", "house"]
    assert terrain["map"]["lowest"] == -4
    done("A 30 x 20 map with a canyon, a bridge and a block of houses", task)


def test_a_wave_that_comes_in_round_3(people: People, flat_table: FlatTable, done: Any) -> None:
    table = flat_table()
    hounds = [("Hound", 4, 4), ("Rook", 6, 4)]
    add_units(table, [(*each, {"disposition": "enemy"}) for each in hounds])
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    handler.tab("Units")
    handler.settle()
    task = Counted(handler)
    page.keyboard.down("Shift")
    page.mouse.move(*handler.point(3, 2))
    page.mouse.down()
    page.mouse.move(*handler.point(7, 6), steps=4)
    page.mouse.up()
    page.keyboard.up("Shift")
    task.actions += 1
    task.button("Make a wave…")
    # the keyboard is in the field of the round
    expect(page.get_by_label("By itself in round")).to_be_focused()
    page.keyboard.type("3\n")
    task.actions += 1
    expect(page.get_by_role("list", name="The waves")).to_contain_text("Comes in round 3")
    done("A wave that comes in round 3", task)


def test_the_turns_of_five_npcs_with_a_movement_and_an_attack_each(
    people: People, flat_table: FlatTable, done: Any
) -> None:
    table = flat_table(24, 20)
    table.handler.do("table.options", options={"reaction_seconds": 0})
    add_units(table, [("Mule", 12, 10, {"disposition": "ally", "integrity": 999})])
    for number in range(5):
        at = {**axial(4, 6 + 2 * number), "level": 0}
        table.handler.do(
            "unit.add", name=f"Drone {number}", disposition="enemy", build="picket-drone", at=at
        )
    table.handler.do("conflict.start")
    table.handler.do("turn.abstain", unit=table.handler.unit("Mule"))
    page, _ = people.sit()
    handler = open_as_handler(page, table).unhurried()
    task = Counted(handler)
    task.button("Start Drone 0's turn")
    for number in range(5):
        bar = page.get_by_role("group", name=f"Suggestions for Drone {number}")
        task.press(bar.locator("[data-suggested=move]"))
        task.press(bar.locator("[data-suggested=attack]"))
        handler.settle()
        log = table.handler.ask("GET", "/log.json").json()["log"]
        assert [line["code"] for line in log].count("attack.declared") == number + 1
        if number < 4:
            task.press(bar.get_by_role("button", name=f"End, then Drone {number + 1}"))
        else:
            task.button("End Drone 4's turn")
    expect(page.get_by_text("Environmental").first).to_be_visible()
    done("The turns of five NPCs with a movement and an attack each", task)


def test_moving_everybody_to_another_map(people: People, flat_table: FlatTable, done: Any) -> None:
    table = flat_table()
    ada = table.join("Ada")
    add_units(table, [("Lantern", 6, 9, {"controller": ada.seat})])
    table.handler.do(
        "scene.duplicate", scene=table.handler.state()["view"]["scene"]["id"], name="Dam"
    )
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    handler.tab("Table")
    section = page.locator("details").filter(has=page.locator("summary", has_text="Scenes"))
    if section.get_attribute("open") is None:
        section.locator("summary").click()
    task = Counted(handler)
    task.press(
        page.get_by_role("listitem")
        .filter(has_text="Dam")
        .get_by_role("button", name=re.compile("Show"))
    )
    task.press(page.get_by_role("button", name=re.compile("^Show Dam")))
    expect(page.get_by_text("Dam").first).to_be_visible()
    handler.settle()
    assert table.handler.state()["view"]["scene"]["name"] == "Dam"
    assert [each["name"] for each in units(table)] == ["Lantern"]
    done("Moving everybody to a second map", task)
