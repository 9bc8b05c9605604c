"""Announcements of a page to screen readers, as tests read them."""

from __future__ import annotations

from playwright.sync_api import Page

#: A script that removes announcements from the page at once. Otherwise they stay for some seconds,
#: and tests that look for a text would find it twice. `window.keepsWhatIsSaid` turns it off.
SAID_AND_GONE = """
  const gone = ({ addedNodes, target }) => {
    if (window.keepsWhatIsSaid || !target.matches?.(".spoken")) return;
    addedNodes.forEach((each) => each.remove());
  };
  new MutationObserver((list) => list.forEach(gone))
    .observe(document, { childList: true, subtree: true });
"""

#: A script that records every announcement.
HEAR = """() => {
  window.heard = [];
  window.overlaid = [];
  const told = ({ addedNodes, target }) =>
    target.matches("[role=log]") ? [...addedNodes].map((each) => each.textContent) : [];
  new MutationObserver((list) => {
    window.heard.push(...list.flatMap(told));
    const over = list.filter(({ target }) => target.closest("dialog"));
    window.overlaid.push(...over.flatMap(told));
  })
    .observe(document.body, { childList: true, subtree: true });
}"""


def hears(page: Page, *texts: str, times: int = 1, dialog: bool = False) -> None:
    """Waits until each text was announced at least so often.

    With `dialog` only announcements inside the open dialog count.
    """
    for text in texts:
        page.wait_for_function(
            """([text, times, dialog]) => (dialog ? overlaid : heard)
              .filter((each) => each.includes(text)).length >= times""",
            arg=[text, times, dialog],
        )
