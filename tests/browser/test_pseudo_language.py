"""Texts of the pages come from the catalogue: in a pseudo-language no text stays English."""

from __future__ import annotations

from playwright.sync_api import expect

from app.messages import Catalogue
from tests.browser.people import People
from tests.browser.pseudo_language import plain_texts, pseudo_source, speak_pseudo, words_of_people
from tests.browser.server import Server


def test_the_pseudo_language_has_every_text() -> None:
    texts = Catalogue([pseudo_source()])
    assert texts.format("hangar-no-name-yet", {}) == "Ńó ńåḿé ýéť"
    assert texts.messages["count-steps"].variables == {"n"}


def test_every_tab_of_the_table_speaks_it(demo_people: People, demo: Server) -> None:
    page, watch = demo_people.sit(hear=True)
    speak_pseudo(page)
    page.goto(demo.link("Handler"))
    tabs = page.get_by_role("tab")
    expect(tabs.first).to_be_visible()
    for tab in tabs.all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert plain_texts(page, words_of_people(watch.everything())) == set()


def test_every_step_of_the_hangar_speaks_it(people: People, server: Server) -> None:
    page, watch = people.sit(hear=True)
    speak_pseudo(page)
    page.goto(f"{server.url}/hangar")
    steps = page.locator(".steps button")
    expect(steps.first).to_be_visible()
    for step in steps.all():
        step.click()
        assert plain_texts(page, words_of_people(watch.everything())) == set()
