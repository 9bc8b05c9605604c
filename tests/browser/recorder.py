"""Records everything that a page receives, byte for byte: frames and answers."""

from __future__ import annotations

import base64
from typing import Any

from playwright.sync_api import Error, Page


class Recorder:
    """Listens to a page from before its first request. `text()` returns everything so far."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.bodies: list[str] = []
        self._waiting: list[str] = []
        self._tools = page.context.new_cdp_session(page)
        self._tools.on("Network.webSocketFrameReceived", self._frame)
        self._tools.on("Network.responseReceived", lambda event: self._headers(event))
        self._tools.on("Network.loadingFinished", lambda event: self._answer(event))
        self._tools.send("Network.enable", {"maxTotalBufferSize": 100_000_000})

    def _frame(self, event: dict[str, Any]) -> None:
        response = event["response"]
        # opcode 1 is text; other frames are in base64
        data = response["payloadData"]
        self.frames.append(data if response["opcode"] == 1 else _decoded(data))

    def _headers(self, event: dict[str, Any]) -> None:
        response = event["response"]
        self.bodies.append(f"{response['url']}\n{response['headers']}")

    def _answer(self, event: dict[str, Any]) -> None:
        self._waiting.append(event["requestId"])

    def text(self) -> str:
        """Returns all frames, and the addresses, headers and bodies of all answers."""
        waiting, self._waiting = self._waiting, []
        for request in waiting:
            try:
                found = self._tools.send("Network.getResponseBody", {"requestId": request})
            except Error:
                continue  # a redirect or an empty answer has no body
            self.bodies.append(_decoded(found["body"]) if found["base64Encoded"] else found["body"])
        return "\n".join([*self.frames, *self.bodies])


def _decoded(data: str) -> str:
    return base64.b64decode(data).decode("utf-8", "replace")
