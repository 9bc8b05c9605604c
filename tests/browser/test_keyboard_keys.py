"""Every key of the registry runs its action and nothing else, wherever the focus is."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.announcements import HEAR, hears
from tests.browser.commands import send, state, unit_id
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server

#: Records the actions that keys run instead of running them. Every action is possible, but those
#: that choose a level, which have their own test.
WRITE_DOWN = """async () => {
  const { ACTIONS } = await import(document.querySelector("script[type=module]").src);
  window.ran = [];
  window.choosesLevel = true;
  for (const each of ACTIONS) {
    each.run = () => window.ran.at(-1).push(each.id);
    each.when = () => window.choosesLevel || !each.id.startsWith("level.");
  }
  const held = ["Shift", "Control"];
  window.addEventListener("keydown", ({ key }) => held.includes(key) || window.ran.push([]), true);
  return ACTIONS.map(({ id, keys, who }) => ({ id, keys, who: who ?? "all" }));
}"""
#: The actions that keys still have inside a panel.
OF_PANELS = {
    "Enter", "Home", "PageUp", "PageDown", " ", *(
        f"{shift}{key}"
        for shift in ("", "Shift+")
        for key in ("Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
    ),
}  # fmt: skip
FOCUS = {
    "map": "document.querySelector('#board canvas').focus()",
    "panel": "document.querySelector('[role=tab][aria-selected=true]').focus()",
    "body": "document.activeElement.blur()",
}


def pressed(key: str) -> str:
    """Returns a key of the registry as Playwright names it."""
    *held, last = key.split("+") if key != "+" else ["+"]
    return "+".join([*("Control" if each == "Ctrl" else each for each in held), last])


def frames(page: Page) -> list[str]:
    """Records what the page sends to the server on its next sockets."""
    sent: list[str] = []
    page.on("websocket", lambda ws: ws.on("framesent", lambda frame: sent.append(str(frame))))
    return sent


def ran(page: Page, place: str, keys: list[str]) -> dict[str, list[str]]:
    """Returns the actions that each key runs with the focus there. Restores the focus."""
    keyboard = page.keyboard
    page.evaluate(FOCUS[place])
    for key in keys:
        if key in OF_PANELS:
            page.evaluate(FOCUS[place])
        keyboard.press(pressed(key))
        if key in OF_PANELS:
            page.evaluate(FOCUS[place])
    return dict(zip(keys, page.evaluate("window.ran.splice(0)"), strict=True))


@pytest.mark.parametrize("role", ["handler", "pilot", "spectator"])
def test_every_key_of_the_registry_runs_its_action(
    demo_people: People, demo: Server, role: str
) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    Table(page).ready()
    if role != "handler":
        link = f"{demo.url}/j/{state(page)['invites'][role]}"
        page, _ = demo_people.sit()
    sent = frames(page)
    if role == "handler":
        page.reload()
        Table(page).ready()
    else:
        page.goto(link)
        page.get_by_label("Your name at the table").fill("Mara")
        page.get_by_role("button", name="Watch" if role == "spectator" else "Take a seat").click()
        Table(page).ready()
    actions: list[dict[str, Any]] = page.evaluate(WRITE_DOWN)
    roles = {"handler": {"all", "player", "handler"}, "pilot": {"all", "player"}}
    mine = [each for each in actions if each["who"] in roles.get(role, {"all"})]
    keys = list(dict.fromkeys(key for each in actions for key in each["keys"]))
    before = len(sent)
    for place in FOCUS:
        kept = OF_PANELS if place == "panel" else set()
        for key, ids in ran(page, place, keys).items():
            wanted = [each["id"] for each in mine if key in each["keys"] and key not in kept][:1]
            assert ids == wanted, (place, key)
        # where there is no level to choose the same keys zoom
        page.evaluate("window.choosesLevel = false")
        assert ran(page, place, ["+", "=", "-"]) == {
            "+": ["view.in"], "=": ["view.in"], "-": ["view.out"],
        }  # fmt: skip
        page.evaluate("window.choosesLevel = true")
    told = [json.loads(frame)["t"] for frame in sent[before:]]
    assert not {"command", "signal"} & set(told)


def test_on_the_map_p_shows_what_pilots_see_and_pings_nobody(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit()
    sent = frames(page)
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    send(page, type="table.options", options={"fog": "team"})
    look = page.get_by_role("button", name="What the pilots see")
    expect(look).to_have_attribute("aria-pressed", "false")
    page.locator("canvas").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("p")
    expect(look).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("p")
    expect(look).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Shift+P")
    expect(page.get_by_text("Put a prop: click a hex")).to_be_visible()
    page.keyboard.press("Shift+G")
    expect(page.get_by_text("click or drag over the map")).to_be_visible()
    assert not any("ping" in frame for frame in sent)
    page.keyboard.press("Escape")
    # a ping has a key of its own
    page.keyboard.press("w")
    handler.settle()
    assert [json.loads(frame)["kind"] for frame in sent if "ping" in frame] == ["ping"]


def test_single_keys_can_be_switched_off_by_keyboard(demo_people: People, demo: Server) -> None:
    page = handler_of(demo_people, demo).page
    page.keyboard.press("?")
    shortcuts = page.get_by_role("dialog", name="Shortcuts")
    box = shortcuts.get_by_role("checkbox", name="Letters, digits and signs alone are shortcuts")
    expect(box).to_be_checked()
    for _ in range(4):
        page.keyboard.press("Tab")
        if box.evaluate("(e) => e === document.activeElement"):
            break
    page.keyboard.press("Space")
    expect(box).not_to_be_checked()
    page.keyboard.press("Escape")
    sight = page.get_by_role("button", name="Line of sight")
    for key in ("s", "Shift+R", "?"):
        page.keyboard.press(key)
    expect(shortcuts).to_be_hidden()
    expect(page.get_by_text("Raise the ground: drag over the map")).to_have_count(0)
    expect(sight).to_have_attribute("aria-pressed", "false")
    # the choice is remembered, and keys with modifiers still work
    page.reload()
    Table(page).ready()
    page.keyboard.press("s")
    page.keyboard.press("Tab")
    expect(page.locator(".unit-card")).to_be_visible()
    expect(sight).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="All shortcuts").click()
    box.check()
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    expect(sight).to_have_attribute("aria-pressed", "true")


def test_a_key_that_does_nothing_says_so(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    page.evaluate(HEAR)
    keyboard = page.keyboard
    board = page.locator("#board canvas")
    board.focus()
    # without a selected unit
    for _ in range(2):
        keyboard.press("c")
    hears(page, "Nothing selected", times=2)
    keyboard.press("PageUp")
    hears(page, "Not now: End the flight a level higher")
    keyboard.press("ArrowUp")
    keyboard.press("Enter")
    hears(page, "Nothing to select here")
    # with a selected unit
    send(page, type="unit.take", unit=unit_id(page, "Magpie"))
    expect(pilot.card("Magpie")).to_be_visible()
    pilot.settle()
    keyboard.press("c")
    hears(page, "The map is centred on Magpie, hex 1813, level 5")
    for key in ("z", "Enter"):
        keyboard.press(key)
    hears(page, "Magpie is selected already")
    keyboard.press("g")
    expect(page.get_by_role("radio", name="Fly")).to_be_checked()
    pilot.settle()
    keyboard.press("ArrowUp")
    for _ in range(8):
        keyboard.press("PageUp")
    # the reason comes from the server, after a moment
    page.wait_for_function(
        "heard.some((text) => /^(level 10: too far|No higher level here)/.test(text))"
    )
    for _ in range(8):
        keyboard.press("PageDown")
    hears(page, "No lower level here")
