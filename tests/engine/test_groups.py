"""Keys of view groups in journals are parsed back to the same group."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.engine.visibility.groups import GROUPS, Group

ROWS = st.integers(min_value=1, max_value=2**53)


@given(st.text(min_size=1), st.booleans(), ROWS, ROWS, st.booleans())
def test_a_key_is_read_as_the_group_that_wrote_it(
    seat: str, inherits: bool, began: int, generation: int, by_seat: bool
) -> None:
    group = Group("own", seat, inherits, began, generation, by_seat)
    assert Group.read(group.key) == group
    assert group.public_name == f"{seat}{':' if by_seat else '.'}{generation}"
    before = "pilots" if inherits else group.key
    assert (group.key_at(began - 1), group.key_at(began)) == (before, group.key)


def test_keys_of_old_journals() -> None:
    assert Group.read("s1@57.2") == Group("own", "s1", True, 57, 2)
    assert Group.read("a@b~9.1") == Group("own", "a@b", False, 9, 1)
    assert [Group.read(key).key for key in GROUPS] == list(GROUPS)
    assert all(Group.read(key).public_name == Group.read(key).key_at(1) == key for key in GROUPS)
