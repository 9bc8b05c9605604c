"""Cuts a part out of a stored picture, with nothing but what lies under given shapes."""

from __future__ import annotations

import io
from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from PIL import Image, ImageDraw

from app.formats.pictures import encode

Point = tuple[float, float]

#: The longest side of a part, in pixels.
LONGEST_SIDE: Final = 2048
_NOTHING: Final = (0, 0, 0, 0)


def decode_stored(body: bytes) -> Image.Image:
    """Returns the pixels of a stored picture."""
    with Image.open(io.BytesIO(body), formats=["WEBP"]) as image:
        return image.convert("RGBA" if image.has_transparency_data else "RGB")


def cut_out(
    image: Image.Image, box: tuple[float, float, float, float], shapes: Sequence[Sequence[Point]]
) -> bytes:
    """Returns a part of a picture as WebP, transparent outside of the shapes.

    `box` (left, top, right, bottom) and the corners of the shapes are in pixels of the picture.
    Pixels outside of the shapes are blanked before anything is scaled or encoded, so not even the
    edge of the part has a trace of them.
    """
    left, top = max(0, floor(box[0])), max(0, floor(box[1]))
    right, bottom = min(image.width, ceil(box[2])), min(image.height, ceil(box[3]))
    part = image.crop((left, top, right, bottom)).convert("RGBA")
    mask = Image.new("1", part.size)
    draw = ImageDraw.Draw(mask)
    for shape in shapes:
        draw.polygon([(x - left, y - top) for x, y in shape], fill=1)
    clear = Image.new("RGBA", part.size, _NOTHING)
    clear.paste(part, mask=mask)
    inner = (
        min(max(0.0, box[0] - left), part.width - 0.01),
        min(max(0.0, box[1] - top), part.height - 0.01),
        min(part.width, box[2] - left),
        min(part.height, box[3] - top),
    )
    wide, high = inner[2] - inner[0], inner[3] - inner[1]
    share = min(1.0, LONGEST_SIDE / max(wide, high))
    size = max(1, round(wide * share)), max(1, round(high * share))
    return encode(clear.resize(size, Image.Resampling.BILINEAR, box=inner)).body
