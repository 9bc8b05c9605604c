"""A table with scripted dice, and actions of people in a fight there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import Contexts, People, people_around
from tests.browser.play import Table
from tests.browser.server import OwnServer, Server, SharedDemo
from tests.scripted_dice_server import LAID, SHOWN


class Dice:
    """The scripted dice: each result is set before the roll."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        for name in (LAID, SHOWN):
            (folder / name).write_text("")

    def lay(self, *dice: tuple[int, int]) -> None:
        """Sets the next dice, as sides and face."""
        with (self._folder / LAID).open("a") as chosen:
            chosen.writelines(f"{sides} {face}\n" for sides, face in dice)

    def expect_all_shown(self) -> None:
        """Every die that was set has been rolled."""
        assert (self._folder / SHOWN).read_text() == (self._folder / LAID).read_text()


@dataclass(frozen=True, slots=True)
class Battle:
    """The Handler and the pilot at a table with scripted dice."""

    handler: Table
    pilot: Table
    dice: Dice

    def expect_nothing_typed(self) -> None:
        """Nobody has typed anything, not even a number: every input was a choice."""
        for table in (self.handler, self.pilot):
            assert table.page.evaluate("window.typed") == []


#: Records what is typed into a field that takes more than a choice.
KEEP_WHAT_IS_TYPED = """() => {
  window.typed = [];
  document.addEventListener("input", ({ target }) => {
    if (!["radio", "checkbox"].includes(target.type)) window.typed.push(target.outerHTML);
  }, true);
}"""


@pytest.fixture
def scripted_server(scripted: OwnServer) -> Iterator[tuple[Server, Dice]]:
    """A new demonstration table at the server with scripted dice, of which none is set yet."""
    dice = Dice(scripted.data_dir)
    table = SharedDemo(scripted.url)
    yield table, dice
    table.remove()


@pytest.fixture
def people(
    browser: Browser,
    scripted_server: tuple[Server, Dice],
    scripted_contexts: Contexts,
    shown: dict[str, Any],
) -> Iterator[People]:
    """People around that table. Fails when a page complains or requests another host."""
    yield from people_around(browser, scripted_server[0], scripted_contexts, shown=shown)


@pytest.fixture
def battle(people: People, scripted_server: tuple[Server, Dice]) -> Battle:
    """The Handler and one pilot at that table."""
    server, dice = scripted_server
    page, _ = people.sit()
    page.goto(server.link("Handler"))
    handler = Table(page).ready()
    page, _ = people.sit()
    pilot = Table.join(page, server.link("Pilot"), "Mara")
    for each in (handler, pilot):
        each.page.evaluate(KEEP_WHAT_IS_TYPED)
    return Battle(handler, pilot, dice)


def bar(table: Table, name: str) -> Locator:
    """The action bar of a unit."""
    return table.page.get_by_role("region", name=f"What {name} can do")


def act(table: Table, name: str, action: str) -> None:
    """Presses an action in the bar of a unit, by the first words of its tile."""
    bar(table, name).get_by_role("button", name=re.compile(f"^{action}")).click()
    table.settle()


def move(table: Table, name: str, mode: str, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Walks or flies from hex to hex."""
    bar(table, name).get_by_role("radio", name=re.compile(f"^{mode}")).click()
    table.at_rest()
    table.drag(start, end)
    label = f"{end[0]:02}{end[1]:02}"
    expect(table.card(name)).to_contain_text(f"· {label},")
    table.settle()


def aim(table: Table, weapon: str, place: int) -> Locator:
    """Takes a weapon by its number, from 1. Returns the card of its targets."""
    tile = table.page.get_by_role("button", name=f"Attack with {weapon}")
    expect(tile).to_have_attribute("aria-disabled", "false")
    table.page.keyboard.press(str(place))
    card = table.page.get_by_role("region", name=f"Aim {weapon}")
    expect(card.get_by_role("list").first).to_be_visible()
    return card


def odds(card: Locator) -> Locator:
    """Returns the shown outcomes of an attack on the chosen target."""
    return card.get_by_label("What would come of it")


def roll(battle: Battle, title: str | re.Pattern[str], *buttons: str) -> None:
    """Lets the pilot roll everything that an attack asks for."""
    card = battle.pilot.page.get_by_role("region", name=title)
    for button in buttons:
        card.get_by_role("button", name=button, exact=True).click()
    for table in (battle.handler, battle.pilot):
        expect(table.page.get_by_role("region", name=re.compile(" attacks "))).to_have_count(0)


def result(table: Table) -> Locator:
    """Returns the shown result of an attack."""
    return table.page.get_by_label("What the attack did")


def begin_turn(table: Table, name: str) -> None:
    """Begins the turn of a unit that is chosen in the tracker."""
    table.page.locator(".turn-name", has_text=name).click()
    table.button(f"Start {name}'s turn").click()
    expect(table.button(f"End {name}'s turn")).to_be_visible()
    table.settle()


def abstain(table: Table, *names: str) -> None:
    """Lets units abstain from this round."""
    for name in names:
        table.button(f"Let {name} abstain").click()
        expect(table.button(f"Let {name} abstain")).to_have_count(0)
        table.settle()


@pytest.fixture
def laid_people(
    browser: Browser, scripted_server: tuple[Server, Dice], scripted_contexts: Contexts
) -> Iterator[People]:
    """People around a table with scripted dice."""
    yield from people_around(browser, scripted_server[0], scripted_contexts)
