"""The answers about pictures."""

from __future__ import annotations

from typing import Annotated

from app.rules.json_types import Doc
from app.services.pictures import PictureSummary
from app.web.schemas.rest import Paged

__all__ = ["PictureList", "PictureSummary"]


class PictureList(Paged):
    """The pictures of a table, newest first."""

    pictures: Annotated[list[PictureSummary], Doc("the pictures")]
