"""Texts of players never run as script and never leave their box."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, People
from tests.browser.play import Table
from tests.browser.server import Server
from tests.engine.fights import armed, gun
from tests.engine.frames import document
from tests.web.server import Person, make_table, unit

RUNS = "<img src=x onerror=pwned=1>"
BREAKS = "\"'><svg onload=pwned=1>"
LINK = "javascript:pwned=1"
LONG = "𝕳👩‍👩‍👧‍👦\u200b" + "W" * 24
ALL = (RUNS, BREAKS, LINK, "{name|<b>|</b>}", "</script><script>pwned=1</script>", LONG)
#: Finds a script that ran, or markup that is not ours.
FOUND = """() => ({
  ran: typeof window.pwned,
  markup: [...document.querySelectorAll("img[src='x'], svg[onload], b:not([class]) > i")].length,
  scripts: [...document.scripts].filter((s) => !s.src).length,
  handlers: [...document.querySelectorAll("*")].filter((e) =>
    [...e.attributes].some((a) => a.name.startsWith("on"))).length,
  links: [...document.querySelectorAll("[href], [src], [action]")].filter((e) =>
    /^\\s*(javascript|data:text)/i.test(
      e.getAttribute("href") || e.getAttribute("src") || e.getAttribute("action") || "")).length,
  wide: document.documentElement.scrollWidth > innerWidth,
})"""
FINE = {"ran": "undefined", "markup": 0, "scripts": 0, "handlers": 0, "links": 0, "wide": False}


def fine(page: Page) -> None:
    """Expects that no script has run and every text is inside its box."""
    assert page.evaluate(FOUND) == FINE


def written(handler: Person, pilot: Person) -> None:
    """Writes hostile text into every field that people can fill."""
    for n, text in enumerate(ALL):
        hostile = {"notes": text, "controller": pilot.seat} if n == 0 else {"notes": text}
        handler.do("unit.add", **unit(text, 1 + n, 2, **hostile))
        handler.do("prop.add", q=1 + n, r=5, height=1, value=3, name=text)
        handler.do("character.add", name=text, frame=text, notes=text)
        handler.do("chat.say", text=text)
        pilot.do("chat.say", text=text)
        character = list(handler.state()["view"]["characters"])[-1]
        aims = [{"text": text, "bonus": 1}, {"text": text, "bonus": 2, "hidden": True}]
        made = {"base": 1, "crew": [character], "objectives": aims, "notes": text, "briefing": text}
        made["deductions"] = [{"text": text, "amount": 1}]
        answer = handler.send({"type": "mission.add", "name": text, **made})
        if answer.status_code == 422:
            made.pop("briefing")
            handler.do("mission.add", name=text, **made)
        mission = list(handler.state()["view"]["missions"])[-1]
        handler.do("mission.phase", mission=mission, phase="briefed")
        design = {**document(armed(gun(1))), "name": text}
        design["weapons"][0]["name"] = text
        kept = handler.send({"type": "build.save", "build": design, "shared": True})
        assert kept.status_code in (200, 409), kept.text
        handler.do("dice.roll", notation=f"d6 # {text}")
        handler.do("dice.entropy", text=text)
        handler.do("overrule", text=text)
        first = next(iter(handler.state()["view"]["scene"]["units"]))
        pilot.send({"type": "action.ask", "unit": first, "text": text})
        handler.do("test.request", unit=first, kind="proactive", dice=["d6"], mark=3, label=text)
        handler.do("scene.add", name=text, map={"columns": 2, "rows": 2, "orientation": "flat"})


def every_tab(page: Page) -> None:
    """Opens each tab of the page."""
    tabs = page.get_by_role("tab")
    for n in range(tabs.count()):
        if tabs.nth(n).is_visible():
            tabs.nth(n).click()
            fine(page)


def test_texts_of_players_never_become_markup(
    people: People, server: Server, tmp_path: Path
) -> None:
    with httpx.Client(timeout=30) as http:
        blank = {"columns": 12, "rows": 10, "orientation": "flat"}
        table = make_table(server.url, http, name=RUNS, map=blank)
        handler = table.handler
        pilot = table.join(RUNS)
        written(handler, pilot)
        log: Any = handler.ask("GET", "/log.json").content
        kept = tmp_path / "log.json"
        kept.write_bytes(log)

        # the form behind an invitation: the table's name is in its title
        page, _ = people.sit()
        page.goto(f"{server.url}/j/{table.invites['pilot']}")
        expect(page).to_have_title(re.compile(re.escape(RUNS)))
        fine(page)
        page.get_by_label("Your name at the table").fill(BREAKS)
        page.get_by_role("button", name="Take a seat").click()
        Table(page).ready()
        expect(page).to_have_title(re.compile(re.escape(RUNS)))
        every_tab(page)
        page.screenshot(path=tmp_path / "pilot.png")

        boss, _ = people.sit()
        boss.goto(f"{server.url}/h/{table.id}?key={handler.token}")
        at = Table(boss).ready()
        assert "key=" not in boss.url
        every_tab(boss)
        for n in range(len(ALL)):
            at.click(2 + n, 2 + n // 2 + 1)
            fine(boss)
        expect(boss.get_by_text(RUNS).first).to_be_attached()
        boss.screenshot(path=tmp_path / "handler.png")
        boss.set_viewport_size(PHONE)
        fine(boss)
        every_tab(boss)

        # the pages beside the table
        boss.set_viewport_size({"width": 1440, "height": 900})
        for path in ("/", f"/hangar?table={table.id}", "/rules", "/about"):
            boss.goto(server.url + path)
            expect(boss.get_by_role("heading").first).to_be_visible()
            fine(boss)
        boss.goto(server.url + "/verify")
        boss.locator("input[type=file]").set_input_files(kept)
        expect(boss.get_by_text("rolls").first).to_be_visible()
        fine(boss)
        boss.screenshot(path=tmp_path / "verify.png")


def test_a_shared_link_to_the_hangar_is_only_a_build(people: People, server: Server) -> None:
    page, _ = people.sit()
    design = {**document(armed(gun(1))), "name": RUNS}
    packed = base64.urlsafe_b64encode(json.dumps(design).encode()).decode().rstrip("=")
    for hash in (RUNS, LINK, f"build={RUNS}", f"build={packed}", packed, "%00%ff", "x" * 20_000):
        page.goto(f"{server.url}/hangar#{hash}")
        page.reload()
        expect(page.get_by_role("heading").first).to_be_visible()
        fine(page)
