"""The Handler prepares scenes, moves everybody to one of them, and carries units back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.flat_table import FlatTable, add_units, open_as_handler, open_as_pilot
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.people import People
from tests.browser.pictures import Picture

DAM = {"columns": 9, "rows": 9, "orientation": "flat"}


def test_everybody_moves_to_another_scene_with_two_presses(
    people: People, flat_table: FlatTable, picture: Picture
) -> None:
    table = flat_table()
    ada = table.join("Ada")
    add_units(
        table,
        [
            ("Lantern", 4, 4, {"controller": ada.seat}),
            ("Magpie", 6, 4, {}),
            ("Wolf", 12, 4, {"disposition": "enemy"}),
        ],
    )
    table.handler.do("scene.add", name="Under the dam", map=DAM)
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    handler.tab("Table")
    page.get_by_text("Scenes (2)").click()
    scenes = page.get_by_role("list", name="The scenes")
    first, second = scenes.get_by_role("listitem").all()
    expect(first).to_contain_text("shown now")

    # the question says what players will see and who comes along: the pilots' units
    second.get_by_role("button", name="Show…").click()
    sure = page.get_by_role("group", name="Switch to Under the dam")
    expect(sure).to_contain_text("Pilots will see the whole map of Under the dam")
    expect(sure.get_by_role("checkbox", name="Lantern")).to_be_checked()
    expect(sure.get_by_role("checkbox", name="Wolf")).not_to_be_checked()
    picture(page, "scenes")
    sure.get_by_role("button", name="Show Under the dam with 2 units").click()
    expect(second).to_contain_text("shown now")
    expect(first).to_contain_text("1 unit")
    view = table.handler.state()["view"]
    assert view["scene"]["name"] == "Under the dam"
    assert sorted(unit["name"] for unit in view["scene"]["units"].values()) == ["Lantern", "Magpie"]

    # both are one step to undo
    page.keyboard.press("Control+z")
    expect(first).to_contain_text("shown now")
    assert len(table.handler.state()["view"]["scene"]["units"]) == 3
    page.keyboard.press("Control+Shift+z")
    expect(second).to_contain_text("shown now")

    # what stayed behind is brought along later
    first.get_by_role("button", name="Edit Scene 1").click()
    first.get_by_role("button", name="Bring units to Under the dam").click()
    bring = first.get_by_role("group", name="Bring units to Under the dam")
    expect(bring.get_by_role("button", name="Bring 0 units")).to_be_disabled()
    bring.get_by_role("checkbox", name="Everybody").check()
    bring.get_by_role("button", name="Bring 1 unit").click()
    expect(first).not_to_contain_text("1 unit")
    units = table.handler.state()["view"]["scene"]["units"].values()
    assert sorted(unit["name"] for unit in units) == ["Lantern", "Magpie", "Wolf"]


def test_scenes_are_renamed_copied_ordered_and_removed(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    add_units(table, [("Wolf", 12, 4, {"disposition": "enemy"})])
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    handler.tab("Table")
    page.get_by_text("Scenes (1)").click()
    scenes = page.get_by_role("list", name="The scenes").get_by_role("listitem")
    edit = page.get_by_role("group", name="Edit Scene 1")
    page.get_by_role("button", name="Edit Scene 1").click()
    expect(edit.get_by_role("button", name="Remove")).to_have_count(0)
    edit.get_by_role("button", name="Copy").click()
    expect(scenes).to_have_count(2)
    expect(scenes.nth(1)).to_contain_text("1 unit")
    edit.get_by_label("Name of the scene").fill("Gorge")
    edit.get_by_role("button", name="Rename").click()
    expect(scenes.nth(0)).to_contain_text("Gorge")
    page.get_by_role("group", name="Edit Gorge").get_by_role("button", name="Move down").click()
    expect(scenes.nth(1)).to_contain_text("Gorge")
    page.get_by_role("button", name="Edit Scene 2").click()
    group = page.get_by_role("group", name="Edit Scene 2")
    group.get_by_role("button", name="Remove").click()
    group.get_by_role("button", name="Remove it with 1 unit").click()
    expect(scenes).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(scenes).to_have_count(2)


def test_a_pilot_reads_where_its_unit_is(people: People, flat_table: FlatTable) -> None:
    table = flat_table()
    page, _ = people.sit()
    pilot = open_as_pilot(page, table).unhurried()
    (seat,) = [
        each["id"]
        for each in table.handler.state()["view"]["seats"].values()
        if each["role"] == "pilot"
    ]
    add_units(table, [("Lantern", 4, 4, {"controller": seat})])
    table.handler.do("scene.add", name="Under the dam", map=DAM)
    scenes = table.handler.state()["view"]["scenes"].values()
    dam = next(each["id"] for each in scenes if each["name"] == "Under the dam")
    add_units(table, [("Magpie", 6, 4, {})])
    table.handler.do("scene.activate", scene=dam)
    expect(pilot.toast("Scene: Under the dam")).to_be_visible()
    expect(page.get_by_role("button", name="Take Magpie")).to_have_count(0)
    tracker = page.get_by_role("region", name="Turn tracker")
    expect(tracker).to_contain_text("Lantern is in Scene 1, which is not shown now.")
    table.handler.do("conflict.start")
    expect(tracker).to_contain_text("Round 1")
    expect(tracker).to_contain_text("Lantern is in Scene 1, which is not shown now.")


def test_a_scene_is_prepared_out_of_sight(people: People, flat_table: FlatTable) -> None:
    table = flat_table()
    ada = table.join("Ada")
    add_units(table, [("Lantern", 4, 4, {"controller": ada.seat})])
    table.handler.do("scene.add", name="Under the dam", map=DAM)
    before = ada.state()
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    handler.tab("Table")
    page.get_by_text("Scenes (2)").click()
    dam = page.get_by_role("list", name="The scenes").get_by_role("listitem").nth(1)
    dam.get_by_role("button", name="Open", exact=True).click()
    tracker = page.get_by_role("region", name="Turn tracker")
    expect(tracker).to_contain_text("Only Handlers see this scene. Players see Scene 1.")
    expect(dam).to_contain_text("open, only for you")

    # what is added, drawn and started there is not in the scene that players see
    handler.tab("Units")
    handler.button("Add a unit").click()
    page.get_by_label("Name", exact=True).fill("Bear")
    handler.button("Place it on the map").click()
    handler.click(4, 4)
    expect(page.get_by_role("complementary", name="Selected unit")).to_contain_text("Bear")
    handler.button("Start the conflict").first.click()
    expect(tracker).to_contain_text("Round 1")
    assert ada.state() == before
    view = table.handler.state()["view"]
    assert [unit["name"] for unit in view["scene"]["units"].values()] == ["Bear"]
    assert view["scenes"][view["active_scene"]]["round"] is None
    there = [{"q": 6, "r": 1}, {"q": 7, "r": 1}]
    table.handler.do("zone.add", scene=view["scene"]["id"], kind="spawn", name="Gate", cells=there)

    # players come along, and then everybody sees the same
    handler.tab("Table")
    dam.get_by_role("button", name="Show…").click()
    sure = page.get_by_role("group", name="Switch to Under the dam")
    expect(sure.get_by_role("checkbox", name="Lantern")).to_be_checked()
    expect(sure.get_by_label("Where they arrive").locator("option:checked")).to_have_text("Gate")
    sure.get_by_role("button", name="Show Under the dam with 1 unit").click()
    expect(tracker).not_to_contain_text("Only Handlers see this scene")
    units = ada.state()["view"]["scene"]["units"].values()
    assert sorted(unit["name"] for unit in units) == ["Bear", "Lantern"]
    (lantern,) = [unit for unit in units if unit["name"] == "Lantern"]
    assert {"q": lantern["at"]["q"], "r": lantern["at"]["r"]} in there

    # and back to the map of before, which is now the Handler's alone
    first = page.get_by_role("list", name="The scenes").get_by_role("listitem").nth(0)
    first.get_by_role("button", name="Open", exact=True).click()
    expect(tracker).to_contain_text("Players see Under the dam.")
    tracker.get_by_role("button", name="Back to Under the dam").click()
    expect(tracker).to_contain_text("Round 1")
    handler.expect_log("Lantern arrives from Scene 1")
