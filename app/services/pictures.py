"""The pictures of tables: sent, listed, fetched and removed, and carried along in documents."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Annotated, Any, Final

from typing_extensions import TypedDict

from app.engine import HANDLER, Refused, pictures_in_view, pictures_in_world
from app.errors import RequestRefused
from app.formats.pictures import (
    CONTENT_TYPE,
    BadPicture,
    EncodedPicture,
    PictureUse,
    read_picture,
)
from app.live.clock import now
from app.live.tables import LiveTable
from app.rules.json_types import Doc
from app.store.pictures import OF_HANDLERS, Picture, Quota
from app.store.secrets import new_id
from app.store.store import Store

#: Ids of pictures (`app.engine.params.PictureId`).
PICTURE_ID: Final = re.compile(r"[a-z0-9]{1,64}")
#: The most pictures of a table's Handlers.
MOST_PICTURES: Final = 200
#: The most pixels of a table's Handlers. An import decodes all of them again.
MOST_PIXELS: Final = 256_000_000
#: What a player may send: pictures of the own units, and of pages of the journal.
USES_OF_PLAYER: Final[frozenset[PictureUse]] = frozenset({"token", "page"})
QUOTA_OF_PLAYER: Final = Quota(12, 2 * 1024 * 1024, 12 * 512 * 512)
#: The longest side of a player's picture, in pixels: the quota has room for three of them.
LONGEST_OF_PLAYER: Final = 1024

#: Runs a function in the thread that reads uploads, one after the other.
ReadUpload = Callable[..., Awaitable[Any]]


class PictureSummary(TypedDict):
    """A picture of the table, without its bytes."""

    id: str
    width: Annotated[int, Doc("its width in pixels")]
    height: Annotated[int, Doc("its height in pixels")]
    size: Annotated[int, Doc("its size in bytes")]
    created: str
    used: Annotated[bool, Doc("something at the table shows it")]


class Pictures:
    """The pictures of all tables. `most_bytes`: those of one table's Handlers."""

    def __init__(self, store: Store, read_upload: ReadUpload, most_bytes: int) -> None:
        self._store = store
        self._read_upload = read_upload
        self._quota = Quota(MOST_PICTURES, most_bytes, MOST_PIXELS)

    async def add(
        self, live: LiveTable, seat_id: str, content: bytes, content_type: str, use: PictureUse
    ) -> Picture:
        """Stores a picture that a Handler or a player sent; the same picture only once.

        Raises RequestRefused spectators-watch, handler-only (a player's picture is for a token or
        a page), too-many-pictures, pictures-full, not-a-picture, picture-too-large, bad-picture.
        """
        role = live.role_of(seat_id)
        if role not in ("handler", "pilot"):
            raise RequestRefused("spectators-watch")
        if role == "pilot" and use not in USES_OF_PLAYER:
            raise RequestRefused("handler-only")
        owner = OF_HANDLERS if role == "handler" else seat_id
        longest = None if role == "handler" else LONGEST_OF_PLAYER
        try:
            made: EncodedPicture = await self._read_upload(
                read_picture, content, content_type, use, longest
            )
        except BadPicture as bad:
            raise RequestRefused(bad.code, bad.params) from None
        picture = _picture(live.id, new_id("p", 20), owner, made)
        quota = self._quota if role == "handler" else QUOTA_OF_PLAYER
        stored = await self._store.pictures.add(picture, made.body, quota)
        if stored is None:
            used = await self._store.pictures.used(live.id, owner)
            if used.pictures >= quota.pictures:
                raise RequestRefused("too-many-pictures", {"limit": quota.pictures})
            raise RequestRefused("pictures-full", {"bytes": quota.bytes, "pixels": quota.pixels})
        return stored

    async def all(self, live: LiveTable) -> list[PictureSummary]:
        """Returns the pictures of a table for its Handlers, the newest first."""
        used = pictures_in_world(live.state.world)
        return [summary(each, used) for each in await self._store.pictures.all(live.id)]

    async def find(self, live: LiveTable, whom: str, picture_id: str) -> bytes:
        """Returns the bytes of a picture that somebody may see: Handlers all of the table, others
        those that their view refers to. Raises RequestRefused no-such-picture."""
        shown = live.group_of(whom) == HANDLER or picture_id in pictures_in_view(live.view(whom)[2])
        found = await self._store.pictures.find(live.id, picture_id) if shown else None
        if found is None:
            raise RequestRefused("no-such-picture")
        return found[1]

    async def remove(self, live: LiveTable, picture_id: str) -> None:
        """Deletes a picture. Raises RequestRefused no-such-picture, picture-in-use."""
        if picture_id in pictures_in_world(live.state.world):
            raise RequestRefused("picture-in-use")
        if not await self._store.pictures.remove(live.id, picture_id):
            raise RequestRefused("no-such-picture")

    async def refusal(
        self, live: LiveTable, seat_id: str, command: Mapping[str, Any]
    ) -> Refused | None:
        """Returns the refusal of a command that names a picture that the sender may not use.

        A player may use the own pictures and those that the own view shows; an answer never tells
        whether there are others.
        """
        named = _pictures_of_command(command)
        if not named:
            return None
        owners = await self._store.pictures.owners(live.id, named)
        allowed = {
            each
            for each, owner in owners.items()
            if live.role_of(seat_id) == "handler" or owner == seat_id
        }
        if named <= allowed | pictures_in_view(live.view(seat_id)[2]):
            return None
        return Refused("no-such-picture")

    # --- documents

    async def document(self, live: LiveTable, *, history: bool) -> dict[str, str]:
        """Returns the pictures that a table refers to, with `history` all of them, by id as base64
        text."""
        ids = (
            {each.id for each in await self._store.pictures.all(live.id)}
            if history
            else pictures_in_world(live.state.world)
        )
        found = await self._store.pictures.some(live.id, ids) if ids else []
        return {picture.id: base64.b64encode(body).decode() for picture, body in found}

    async def read_document(self, given: Mapping[str, bytes]) -> list[tuple[Picture, bytes]]:
        """Returns the pictures of a document, encoded anew. Raises RequestRefused bad-document.

        A document with a history has those of players too, so it may have twice as much.
        """
        too_large = RequestRefused("bad-document", {"what": "its pictures are too large"})
        if sum(map(len, given.values())) > 2 * self._quota.bytes:
            raise too_large
        read, pixels = [], 0
        for picture_id, content in given.items():
            try:
                made = await self._read_upload(read_picture, content, CONTENT_TYPE, "background")
            except BadPicture as bad:
                what = f"the picture {picture_id}: {bad.code}"
                raise RequestRefused("bad-document", {"what": what}) from None
            pixels += made.width * made.height
            if pixels > 2 * MOST_PIXELS:
                raise too_large
            read.append((_picture("", picture_id, OF_HANDLERS, made), made.body))
        return read


def summary(picture: Picture, used: Iterable[str]) -> PictureSummary:
    """Returns a picture for the list. `used`: ids of the pictures that the table refers to."""
    return {
        "id": picture.id,
        "width": picture.width,
        "height": picture.height,
        "size": picture.size,
        "created": picture.created,
        "used": picture.id in used,
    }


def _picture(table_id: str, picture_id: str, owner: str, made: EncodedPicture) -> Picture:
    return Picture(
        table_id,
        picture_id,
        owner,
        hashlib.sha256(made.body).hexdigest(),
        made.width,
        made.height,
        len(made.body),
        now(),
    )


def _pictures_of_command(command: Mapping[str, Any]) -> set[str]:
    """Returns the ids of the pictures that a command, or one of a batch, names. What can be no id
    is left to the command, which refuses it."""
    parts = command.get("commands")
    each = [command, *(parts if isinstance(parts, list) else ())]
    named = (one.get("picture") for one in each if isinstance(one, Mapping))
    return {one for one in named if isinstance(one, str) and PICTURE_ID.fullmatch(one)}
