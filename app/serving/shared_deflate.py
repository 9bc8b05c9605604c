"""Compression of long WebSocket messages, each once for all sockets (RFC 7692).

A message refers to no message before it, so that sockets share the compressed bytes and none keeps
a window in memory. Short messages are sent as they are: they gain little, and there are many.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

#: Bytes from which on a message is compressed: mainly a socket's first view.
COMPRESSED_FROM: Final = 4_096
#: zlib's level: a third of the time of the usual 6, for a tenth more bytes.
_LEVEL: Final = 3
#: The empty block at the end of a flush, which is not sent (RFC 7692, 7.2.1).
_TAIL: Final = b"\x00\x00\xff\xff"


@lru_cache(maxsize=8)
def deflated(text: bytes, window_bits: int) -> bytes:
    """Returns the payload of a compressed message. The newest few are kept."""
    encoder = zlib.compressobj(_LEVEL, wbits=-window_bits)
    return (encoder.compress(text) + encoder.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_TAIL)


class SharedDeflate(PerMessageDeflate):
    """The extension of one connection."""

    def encode(self, frame: Frame) -> Frame:
        """Compresses a long text message; returns other frames as they are."""
        if frame.opcode is not Opcode.TEXT or len(frame.data) < COMPRESSED_FROM:
            return frame
        payload = deflated(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, payload, frame.fin, rsv1=True)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees on the extension with a client, always without windows that outlive a message."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Returns the parameters of the answer, and the extension."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, SharedDeflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )
