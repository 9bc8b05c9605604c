"""Frame replacement: buying a new frame for a lost one (FS C 5.64 to 5.66).

Pure functions from sheet to sheet, like `upgrades`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from app.rules.frame_state.characters import Category, Sheet, SheetError
from app.rules.frame_state.upgrades import price_refusal

#: Credits for a new frame (FS C 5.64).
FRAME_PRICE: Final = 3000
#: Salvage is this part of the credits spent on the old frame: 1/10 (FS C 5.65).
SALVAGE_SHARE: Final = 10


def salvage_value(sheet: Sheet) -> int:
    """Returns the salvage of the frame's wreck in credits, rounded down."""
    return sheet.spent // SALVAGE_SHARE


def replacement_refusal(sheet: Sheet) -> SheetError | None:
    """Why no frame can be bought now: "in-debt", "cannot-afford", or None. Salvage refits frames,
    it buys none."""
    return price_refusal(sheet, FRAME_PRICE)


def sheet_with_new_frame(categories: Iterable[Category], sheet: Sheet, wreck: bool) -> Sheet:
    """Returns the sheet with a new frame: upgrades of the old frame are gone, and its points are
    free again.

    `wreck`: the wreck was brought home. Earlier salvage stays (ours). Raises SheetError as
    `replacement_refusal`.
    """
    bar = replacement_refusal(sheet)
    if bar is not None:
        raise bar
    frame = [category for category in categories if category.frame]
    attributes = {attribute.id for category in frame for attribute in category.attributes}
    bought = {category.id for category in frame}
    return replace(
        sheet,
        points={key: n for key, n in sheet.points.items() if key not in attributes},
        awards={key: n for key, n in sheet.awards.items() if key not in attributes},
        advances={key: n for key, n in sheet.advances.items() if key not in bought},
        credits=sheet.credits - FRAME_PRICE,
        spent=0,
        salvage=sheet.salvage + (salvage_value(sheet) if wreck else 0),
    )
