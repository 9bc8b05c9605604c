"""Effects of the environment, which the Handler adds and which come in its segment."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.commands import do
from tests.browser.people import People
from tests.browser.server import Server
from tests.browser.sheets import desk_and_phone


def test_an_effect_is_hidden_from_pilots_until_its_segment(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    page = handler.page
    handler.tab("Table")
    handler.button("Start the conflict").first.click()
    handler.button("Effects of the environment").click()
    form = page.get_by_role("dialog", name="The environment")
    for text in ("The river rises by one level.", "Sparks fall from the mast."):
        form.get_by_label("What it will do").fill(text)
        form.get_by_label("Every round").set_checked(text.startswith("Sparks"))
        form.get_by_role("button", name="Add the effect").click()
        expect(form.get_by_label("What it will do")).to_have_value("")
    effects = form.get_by_role("list", name="Effects of the environment")
    expect(effects).to_contain_text("Sparks fall from the mast.every round")
    words = effects.locator(".effect-text > :nth-child(2)").first.bounding_box()
    assert words is not None and words["height"] < 50, "no column of single words"
    form.get_by_role("button", name="Take away: Sparks fall").click()
    expect(effects).not_to_contain_text("Sparks")
    form.get_by_role("button", name="Close").click()
    expect(pilot.page.get_by_text("The river rises by one level.")).to_have_count(0)
    handler.button("Overrule the round…").click()
    over = page.get_by_role("dialog", name="Overrule the round")
    over.get_by_label("Segment").select_option("environmental")
    handler.button("Set it so").click()
    tracker = page.get_by_role("region", name="Turn tracker")
    expect(tracker).to_contain_text("The river rises by one level.")
    pilot.tab("Round")
    theirs = pilot.page.get_by_role("list", name="Effects of the environment")
    expect(theirs).to_contain_text("The river rises by one level.")
    # a text of several lines stays beside its sign
    long = "Everybody who stands in the river at this moment loses two points of stability."
    do(handler, "environment.add", text=long)
    words = theirs.get_by_text(long).bounding_box()
    sign = theirs.get_by_role("listitem").filter(has_text=long).locator("svg").bounding_box()
    assert words is not None and sign is not None
    assert words["height"] > 30 and sign["x"] + sign["width"] < words["x"]
    assert words["y"] < sign["y"] < words["y"] + words["height"]
    handler.button("Next round").first.click()
    handler.expect_log("Environment: The river rises by one level.")
