"""The requests and answers of the library."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from app.rules.json_types import Doc
from app.services.library import LONGEST_NAME, LONGEST_NOTE, EntrySummary
from app.web.schemas.rest import Paged, Strict

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, pattern=r"\S")]
Note = Annotated[str, Field(max_length=LONGEST_NOTE)]
Id = Annotated[str, Field(min_length=1, max_length=64)]
SceneId = Annotated[str, Field(max_length=64, description="else the scene that is shown")]


class SaveUnits(Strict):
    """Save units of a scene."""

    kind: Literal["units"]
    name: Name
    note: Note = ""
    units: Annotated[list[Id], Field(min_length=1, max_length=100)]
    scene: SceneId = ""


class SaveMap(Strict):
    """Save the map of a scene."""

    kind: Literal["map"]
    name: Name
    note: Note = ""
    scene: SceneId = ""


class SaveMission(Strict):
    """Save the terms of a mission."""

    kind: Literal["mission"]
    name: Name
    note: Note = ""
    mission: Id


class AddDocument(Strict):
    """Add an entry from a file of the library."""

    kind: Literal["document"]
    document: Annotated[dict[str, Any], Doc("a file of the library")]


SaveEntry = Annotated[SaveUnits | SaveMap | SaveMission | AddDocument, Field(discriminator="kind")]


class Entries(Paged):
    """Entries of the library, by name."""

    entries: Annotated[list[EntrySummary], Doc("the entries")]
