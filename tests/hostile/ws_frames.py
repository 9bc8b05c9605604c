"""Frames for an open WebSocket: those that are refused, and those that end it."""

from __future__ import annotations

import contextlib
import json
import struct
from random import Random
from typing import Any, Final

from pydantic import ValidationError

from app.web.ws_messages import client_frame
from tests.hostile.values import TEXTS, Maker, query_structs, shapes
from tests.hostile.wire import BINARY, CLOSE, PING, PONG, TEXT, frame, mutated

#: Commands that remove other people.
SENDS_AWAY: Final = frozenset(name for name in shapes() if name.startswith(("seat.", "invite.")))
CODES: Final = (0, 999, 1000, 1001, 1002, 1004, 1005, 1006, 1007, 1011, 1015, 2999, 3000, 4400,
                4999, 5000, 65535)  # fmt: skip


class Fuzz:
    """Creates frames from one random source."""

    def __init__(self, chance: Random, maker: Maker, most: int) -> None:
        self.chance = chance
        self.maker = maker
        #: the longest message the server takes, in bytes
        self.most = most
        self.n = 0

    def _id(self) -> str:
        self.n += 1
        return f"f{self.n}"

    def right(self) -> dict[str, Any]:
        """Returns a valid frame within the server's limit. Most are refused for their content."""
        while True:
            made = self._right()
            text = json.dumps(made)
            with contextlib.suppress(ValidationError):
                client_frame.validate_json(text)
                if len(text) <= self.most:
                    return made

    def _right(self) -> dict[str, Any]:
        pick = self.chance.randrange(10)
        if pick < 5:
            command = self.maker.command(wrong=0.5)
            if isinstance(command, dict) and str(command.get("type")) not in SENDS_AWAY:
                return {"t": "command", "id": self._id(), "command": command}
        if pick < 8:
            name = self.chance.choice(sorted(query_structs()))
            asked = self.maker.query(name, wrong=0.5)
            params = asked if isinstance(asked, dict) else {}
            return {"t": "query", "id": self._id(), "name": name, "params": params}
        kind = self.chance.choice(("ping", "pointer", "drag", "line"))
        data = self.maker.spoilt({"q": 1, "r": 2, "unit": "u", "path": [{"q": 1, "r": 2}]})
        return {"t": "signal", "kind": kind, "data": data if isinstance(data, dict) else {}}

    def bearable(self) -> list[bytes]:
        """Returns a message after which the socket stays open, in one frame or several."""
        text = json.dumps(self.right()).encode()
        pick = self.chance.randrange(20)
        if pick == 0:
            return [*self._pieces(text)]
        if pick == 1:
            noise = frame(self.chance.choice((PING, PONG)), self.chance.randbytes(125))
            first, *rest = self._pieces(text)
            return [first, noise, *rest]
        if pick == 2:
            return [frame(PING, b"x" * n) for n in range(self.chance.randrange(1, 40))]
        if pick == 3:
            return [frame(PONG, self.chance.randbytes(8))]
        return [frame(TEXT, text)]

    def _pieces(self, data: bytes) -> list[bytes]:
        """Splits one message into several frames, also empty ones and within a character."""
        cuts = sorted(
            self.chance.randrange(len(data) + 1) for _ in range(self.chance.randrange(1, 9))
        )
        parts = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
        return [
            frame(TEXT if n == 0 else 0, part, fin=n == len(parts) - 1)
            for n, part in enumerate(parts)
        ]

    def deadly(self) -> list[bytes]:
        """Returns bytes after which hardly any socket stays open."""
        ways = (
            self._bytes, self._bytes, self._bytes, self._json, self._json, self._fields,
            self._fields, self._frames, self._frames, self._close, self._garbage, self._long,
        )  # fmt: skip
        return self.chance.choice(ways)()

    def _bytes(self) -> list[bytes]:
        """Returns a valid message with wrong bytes."""
        text = mutated(self.chance, json.dumps(self.right()).encode())
        return [frame(self.chance.choice((TEXT, TEXT, TEXT, BINARY)), text)]

    def _json(self) -> list[bytes]:
        """Returns JSON that is no frame."""
        made = json.dumps(self.right())
        inner = made.partition(":")[2]
        return [frame(TEXT, self.chance.choice((
            "", " ", "null", "5", "[]", "{}", '"x"', f"[{made}]", f"{made}{made}", f"\ufeff{made}",
            made[:-1], f'{{"t": "command", "t":{inner}', made.replace(":", "="), made + "\x00",
            '{"t": "command", "id": "x", "command": ' + '{"a":' * 3000 + "1" + "}" * 3000 + "}",
            '{"t": "signal", "kind": "ping", "data": {"q": ' + "[" * 9000 + "]" * 9000 + "}}",
            '{"t": "query", "id": "x", "name": "reach", "params": {"unit": ' + "9" * 5000 + "}}",
            '{"t": "command", "id": "x", "command": {"type": NaN}}',
            '{"t": "command", "id": "\\ud800", "command": {"type": "chat.say", "text": "x"}}',
            '{"t": "command", "id": "x", "command": {"type": "chat.say", "text": "\\udc00"}}',
        )).encode("utf-8", "surrogatepass"))]  # fmt: skip

    def _fields(self) -> list[bytes]:
        """Returns a frame with a wrong, additional or missing field."""
        made: Any = self.right()
        for _ in range(self.chance.choice((1, 1, 2))):
            key = self.chance.choice(sorted(made))
            pick = self.chance.randrange(4)
            if pick == 0:
                made.pop(key)
                if not made:
                    break
            elif pick == 1:
                made[self.chance.choice(TEXTS)] = key
            else:
                made[key] = self.maker.spoilt(made[key])
        return [frame(TEXT, json.dumps(made).encode())]

    def _frames(self) -> list[bytes]:
        """Returns errors at the level of frames."""
        text = json.dumps(self.right()).encode()
        half = len(text) // 2
        bad = [
            [frame(self.chance.choice((3, 4, 7, 11, 15)), text)],
            [frame(TEXT, text, rsv=self.chance.randrange(1, 8))],
            [frame(TEXT, text, masked=False)],
            [frame(0, text)],
            [frame(TEXT, text[:half], fin=False), frame(TEXT, text[half:])],
            [frame(PING, b"x" * 126)],
            [frame(PONG, b"x", fin=False)],
            [frame(CLOSE, b"x" * 200)],
            [frame(TEXT, b"\xff\xfe" + text)],
            [frame(TEXT, text[:half] + b"\xed\xa0\x80" + text[half:])],
            [frame(TEXT, text[:half], fin=False), frame(0, b"\xc3", fin=True)],
            [frame(BINARY, text)],
            [frame(TEXT, text, length=2**63)],
            [frame(TEXT, text, length=2**63 + 5)],
            [frame(TEXT, text, length=2**40)],
            [frame(TEXT, b"", fin=False)] * 300 + [frame(CLOSE, struct.pack("!H", 1000))],
        ]
        return self.chance.choice(bad)

    def _close(self) -> list[bytes]:
        """Returns valid and invalid close frames, and frames after a close."""
        code = struct.pack("!H", self.chance.choice(CODES))
        reason = self.chance.choice((b"", b"bye", b"\xff\xfe", b"x" * 123, "\u202e".encode()))
        first = frame(CLOSE, self.chance.choice((b"", b"\x03", code + reason)))
        return [first, *self.bearable(), frame(CLOSE, code)]

    def _garbage(self) -> list[bytes]:
        """Returns bytes that are no frame."""
        return [self.chance.choice((
            b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
            b"\r\n" * 50, b"\x00" * 200, b"\xff" * 200, self.chance.randbytes(300),
        ))]  # fmt: skip

    def _long(self) -> list[bytes]:
        """Returns a message above the server's limit: in one frame, in several, or only
        announced."""
        pick = self.chance.randrange(6)
        if pick == 0:
            return [frame(TEXT, b"x" * (self.most + 1))]
        if pick == 1:
            quarter = b"x" * (self.most // 4 + 1)
            return [frame(TEXT, quarter, fin=False), *[frame(0, quarter, fin=False)] * 4]
        if pick == 2:
            text = '{"t": "command", "id": "x", "command": {"type": "chat.say", "text": "'
            return [frame(TEXT, (text + "y" * (self.most - 200) + '"}}').encode())]
        return [frame(TEXT, b"x" * 10, length=self.most + self.chance.choice((0, 1, 2)))]
