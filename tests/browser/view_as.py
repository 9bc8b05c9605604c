"""The frame inside the Handler's page that shows the table as somebody else sees it."""

from __future__ import annotations

from playwright.sync_api import Frame, Page, expect


def view_as_frame(page: Page) -> Frame:
    """Returns the visible frame once it shows the view of that person."""
    expect(page.locator(".seen-frames")).to_have_attribute("aria-busy", "false")
    element = page.locator("iframe.seen-frame:not(.seen-coming)").element_handle()
    frame = element.content_frame()
    assert frame is not None
    return frame
