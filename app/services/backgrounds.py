"""Parts of backgrounds for players, cut to the hexes that each of them knows."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from PIL.Image import Image

from app.engine import View, background_block
from app.errors import RequestRefused
from app.formats.picture_cut import cut_out, decode_stored
from app.live.tables import LiveTable
from app.rules.geometry.plane import corners
from app.store.store import Store

#: Bytes of cut parts that are kept.
KEPT_BYTES: Final = 32 * 1024 * 1024


class Backgrounds:
    """The parts of all backgrounds. One thread cuts, so only one picture is decoded at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cutter = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        #: cut parts by table and name
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._bytes = 0
        #: the picture that was decoded last, by table and id
        self._decoded: tuple[tuple[str, str], Image] | None = None

    async def part(self, live: LiveTable, whom: str, name: str) -> bytes | None:
        """Returns a part of the background that the view of `whom` names, as WebP; None where it
        names none of that name. Raises RequestRefused no-such-picture."""
        view: View = live.view(whom)[2]
        if name not in view["scene"].get("background", {}).get("blocks", {}):
            return None
        key = live.id, name
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        found = background_block(live.state, live.group_of(whom), name)
        if found is None:
            return None
        background, block, orientation = found
        decoded = self._decoded_image(live.id, background.picture)
        stored = None
        if decoded is None:
            stored = await self._store.pictures.find(live.id, background.picture)
            if stored is None:
                raise RequestRefused("no-such-picture")

        def cut() -> bytes:
            image = decoded
            if image is None:
                assert stored is not None
                image = self._decode(live.id, background.picture, stored[1])
            wide, high = image.width / background.width, image.height / background.height

            def pixel(x: float, y: float) -> tuple[float, float]:
                return (x - background.x) * wide, (y - background.y) * high

            box = (*pixel(*block.box[:2]), *pixel(*block.box[2:]))
            shapes = [[pixel(x, y) for x, y in corners(h, orientation)] for h in block.known]
            return cut_out(image, box, shapes)

        made = await asyncio.get_running_loop().run_in_executor(self._cutter, cut)
        self._keep(key, made)
        return made

    def _decoded_image(self, table_id: str, picture: str) -> Image | None:
        last = self._decoded
        return last[1] if last is not None and last[0] == (table_id, picture) else None

    def _decode(self, table_id: str, picture: str, body: bytes) -> Image:
        found = self._decoded_image(table_id, picture)
        if found is None:
            self._decoded = None  # not two at a time
            found = decode_stored(body)
            self._decoded = (table_id, picture), found
        return found

    def _keep(self, key: tuple[str, str], part: bytes) -> None:
        if key in self._kept:
            return
        self._kept[key] = part
        self._bytes += len(part)
        while self._bytes > KEPT_BYTES:
            self._bytes -= len(self._kept.popitem(last=False)[1])
