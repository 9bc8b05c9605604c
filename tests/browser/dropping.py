"""Files dropped on a page, as from the desktop of the person."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

#: Notes that the page has taken the files that hang over it: a browser gives a page no drop before
#: that, and a slow page answers late.
HANG = """() => {
  window.filesHang = false;
  const look = (event) => setTimeout(() => { window.filesHang ||= event.defaultPrevented; });
  window.addEventListener("dragover", look, true);
}"""
#: Whether it has, a moment after a file has moved.
HANGS = "() => new Promise((seen) => setTimeout(() => seen(window.filesHang), 50))"
#: Resolves once the files were dropped, or taken away from a page that wants none.
GONE = """() => {
  window.filesGone = new Promise((gone) => {
    for (const kind of ["drop", "dragleave"])
      window.addEventListener(kind, () => setTimeout(gone), { capture: true, once: true });
  });
}"""


def drop(page: Page, *files: Path, at: tuple[float, float] = (500, 400)) -> None:
    """Drops files on a point of the page, in pixels; the middle without one."""
    session = page.context.new_cdp_session(page)
    data = {"items": [], "files": [str(file) for file in files], "dragOperationsMask": 1}
    place = {"x": at[0], "y": at[1], "data": data}
    page.evaluate(HANG)
    session.send("Input.dispatchDragEvent", {"type": "dragEnter", **place})
    for _ in range(600):  # as a browser does as long as a hand holds the files
        session.send("Input.dispatchDragEvent", {"type": "dragOver", **place})
        if page.evaluate(HANGS):
            break
    page.evaluate(GONE)
    session.send("Input.dispatchDragEvent", {"type": "drop", **place})
    # a session that ends takes what it has not done yet along
    page.evaluate("() => window.filesGone")
    session.detach()
