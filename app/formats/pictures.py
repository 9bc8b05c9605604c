"""Pictures that people send: checked, decoded, and encoded anew as WebP without metadata.

A picture is decoded only after its header was checked, so no file makes the server use more memory
than a picture of MOST_PIXELS does.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Final, Literal

from PIL import Image, ImageOps, UnidentifiedImageError

#: What a picture is for, which bounds its sides.
PictureUse = Literal["token", "background", "page"]

#: The longest side of a stored picture, in pixels.
LONGEST_SIDE: Final[dict[PictureUse, int]] = {"token": 512, "background": 4096, "page": 2048}
#: The most bytes of a file, and the most pixels of the picture in it.
MOST_FILE_BYTES: Final = 8 * 1024 * 1024
MOST_PIXELS: Final = 40_000_000
#: Pillow's names of the formats that are read, by content type.
FORMATS: Final = {
    "image/png": ("PNG",),
    "image/jpeg": ("JPEG",),
    "image/webp": ("WEBP",),
    "application/octet-stream": ("PNG", "JPEG", "WEBP"),
}
#: The content type of every stored picture.
CONTENT_TYPE: Final = "image/webp"

#: WebP's quality of lossy pictures, and how much time is spent on a small file (0 to 6).
QUALITY, METHOD = 85, 4

# The size is checked in `read_picture`, which refuses less than Pillow would warn of.
Image.MAX_IMAGE_PIXELS = None


class BadPicture(ValueError):
    """A file is no picture that can be stored: `code` and `params` of the refusal."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


@dataclass(frozen=True, slots=True)
class EncodedPicture:
    """A picture as it is stored; `width` and `height` in pixels."""

    body: bytes
    width: int
    height: int


def read_picture(
    content: bytes, content_type: str, use: PictureUse, longest: int | None = None
) -> EncodedPicture:
    """Decodes a file and encodes it anew, upright and small enough for its use.

    `longest`: a bound of its sides below that of its use, in pixels. Raises BadPicture:
    not-a-picture, picture-too-large, bad-picture.
    """
    with _decode(content, content_type) as image:
        side = min(LONGEST_SIDE[use], longest or LONGEST_SIDE[use])
        image.thumbnail((side, side), Image.Resampling.LANCZOS)
        return encode(image)


def _decode(content: bytes, content_type: str) -> Image.Image:
    """Returns the pixels of a file, upright, as RGB or RGBA without metadata."""
    kinds = FORMATS.get(content_type)
    if kinds is None:
        raise BadPicture("not-a-picture")
    try:
        with Image.open(io.BytesIO(content), formats=kinds) as file:
            width, height = file.size
            if width * height > MOST_PIXELS:
                raise BadPicture("picture-too-large", width=width, height=height, limit=MOST_PIXELS)
            if getattr(file, "n_frames", 1) > 1:
                raise BadPicture("bad-picture", what="it moves")
            file.load()
            plain = _plain(ImageOps.exif_transpose(file))
    except BadPicture:
        raise
    except UnidentifiedImageError:
        raise BadPicture("not-a-picture") from None
    except MemoryError:
        raise
    except Exception:  # Pillow raises many kinds for damaged files
        raise BadPicture("bad-picture", what="it is damaged") from None
    plain.info.clear()
    return plain


def _plain(image: Image.Image) -> Image.Image:
    """Returns an image as RGB, or as RGBA where it is transparent."""
    if image.mode.startswith("I"):  # 16 bits of grey
        image = image.convert("I").point(lambda value: value / 256).convert("L")
    return image.convert("RGBA" if image.has_transparency_data else "RGB")


def encode(image: Image.Image) -> EncodedPicture:
    """Returns an image without metadata as WebP."""
    made = io.BytesIO()
    image.save(made, "WEBP", quality=QUALITY, method=METHOD)
    return EncodedPicture(made.getvalue(), image.width, image.height)
