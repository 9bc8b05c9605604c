"""A new weapon tag needs one entry: numbers, legality and the catalogue know it without further
changes."""

from __future__ import annotations

import pytest

from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.catalogue import catalogue
from app.rules.frame_state.combat.content.draft import WeaponDraft
from app.rules.frame_state.combat.legality import problems
from app.rules.frame_state.combat.model import Weapon
from app.rules.frame_state.combat.numbers import numbers
from tests.rules.frame_state.sample_builds import die, frame, profile, told


def _drumfire(draft: WeaponDraft, tier: int) -> None:
    draft.add("recoil", -tier)
    draft.grade("direct", tier)
    draft.switch(pierce=draft.traits.pierce + tier)


@pytest.fixture
def drumfire(monkeypatch: pytest.MonkeyPatch) -> content.WeaponTag:
    """A tag that exists for one test."""
    tag = content.WeaponTag(
        "drumfire", "Drumfire", "Beats the same spot.", ("One.", "Two.", "Three."), _drumfire
    )
    monkeypatch.setitem(content.WEAPON_TAGS, tag.id, tag)
    return tag


def test_a_new_tag_works_end_to_end(drumfire: content.WeaponTag) -> None:
    made = profile("shooter", "kinetic", 2, multifire=2, drumfire=1)
    assert told(made.recoil) == "2 = Each use 1 + Multifire II 2 + Drumfire I -1"
    assert die(made.direct) == "d8"
    assert made.traits.pierce == 1

    weapon = Weapon("w1", "Drum", 1, "shooter", "kinetic", {drumfire.id: 3})
    build = frame(weapons=(weapon,))
    assert problems(build) == ()
    assert numbers(build).profiles["w1"].traits.pierce == 3

    shown = {tag["id"]: tag for tag in catalogue.__wrapped__()["weapon_tags"]}
    assert shown["drumfire"]["numbers"][1] == {"recoil": -2, "direct_grades": 2, "pierce": 2}


def test_without_its_entry_nobody_knows_it() -> None:
    assert "drumfire" not in content.WEAPON_TAGS
    with pytest.raises(content.UnknownContent, match="no tag 'drumfire'"):
        profile("shooter", drumfire=1)
