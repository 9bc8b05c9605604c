"""Files of pictures for tests, good and bad."""

from __future__ import annotations

import io
import struct
import zlib
from typing import Any

from PIL import Image

#: Content types by Pillow's names of formats.
TYPES = {"PNG": "image/png", "JPEG": "image/jpeg", "WEBP": "image/webp"}


def two_colours(width: int = 60, height: int = 40, mode: str = "RGB") -> Image.Image:
    """Returns a picture whose left half is red and whose right half is blue."""
    image = Image.new("RGBA", (width, height), (200, 20, 20, 255))
    image.paste((20, 20, 200, 255), (width // 2, 0, width, height))
    return image.convert(mode)


def file_of(image: Image.Image, kind: str = "PNG", **more: Any) -> bytes:
    """Returns an image as a file."""
    made = io.BytesIO()
    image.save(made, kind, **more)
    return made.getvalue()


def opened(content: bytes) -> Image.Image:
    """Returns the image in a file."""
    return Image.open(io.BytesIO(content))


def png(width: int, height: int, pixels: bytes) -> bytes:
    """Returns a PNG of 8 bits of grey that says it is of this size and has these packed pixels."""

    def chunk(name: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    parts = (chunk(b"IHDR", head), chunk(b"IDAT", pixels), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def bomb() -> bytes:
    """Returns a small PNG that would need more than a gigabyte of memory."""
    return png(40_000, 40_000, zlib.compress(bytes(1_000_000)))


def moving(frames: int = 3, kind: str = "WEBP") -> bytes:
    """Returns an animation."""
    more = [Image.new("RGB", (20, 20), (n * 40, 0, 0)) for n in range(1, frames)]
    return file_of(Image.new("RGB", (20, 20)), kind, save_all=True, append_images=more)
