"""What a page says to screen readers."""

from __future__ import annotations

from playwright.sync_api import Page

#: Takes what is said out of the page once it is: it stays there for some seconds beside what is
#: seen, and a test that looks for words would find them twice. `window.keepsWhatIsSaid` leaves it.
SAID_AND_GONE = """
  const gone = ({ addedNodes, target }) => {
    if (window.keepsWhatIsSaid || !target.matches?.(".spoken")) return;
    addedNodes.forEach((each) => each.remove());
  };
  new MutationObserver((list) => list.forEach(gone))
    .observe(document, { childList: true, subtree: true });
"""

#: Keeps what is said, each time it is.
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
    """Each of these is said, at least so often; `dialog`: in the one that lies over the page."""
    for text in texts:
        page.wait_for_function(
            """([text, times, dialog]) => (dialog ? overlaid : heard)
              .filter((each) => each.includes(text)).length >= times""",
            arg=[text, times, dialog],
        )
