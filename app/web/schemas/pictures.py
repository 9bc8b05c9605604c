"""The answers about pictures."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import TypedDict

from app.rules.json_types import Doc
from app.services.pictures import PictureSummary

__all__ = ["PictureList", "PictureSummary"]


class PictureList(TypedDict):
    """The pictures of a table."""

    pictures: Annotated[list[PictureSummary], Doc("the pictures")]
