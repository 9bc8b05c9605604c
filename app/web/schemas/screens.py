"""The answers about screens."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from app.rules.json_types import Doc
from app.services.screens import ScreenSummary
from app.web.schemas.rest import Paged


class MakeScreen(BaseModel):
    """The name of a screen, for the Handler's list."""

    model_config = ConfigDict(extra="forbid")

    name: Annotated[str, Field(max_length=80)] = ""


class Screens(Paged):
    """The screens of a table, oldest first."""

    screens: Annotated[list[ScreenSummary], Doc("the screens")]


class MadeScreen(ScreenSummary):
    """A new screen. Its secret is shown once."""

    token: str
    url: str


class ShownTable(TypedDict):
    """What a screen shows."""

    id: str
    name: str
