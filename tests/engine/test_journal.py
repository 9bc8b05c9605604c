"""The journal: pages for some or all, written by Handlers and pilots, shown and presented."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine import (
    Refused,
    log_entries,
    pictures_in_view,
    pictures_in_world,
    project,
)
from app.engine.commands.journal import page_changes
from app.engine.state.journal import LONGEST_PAGE, Circle, Page
from app.engine.visibility.groups import Group, group_of
from tests.counts import counts
from tests.engine.noninterference import Pair, Side
from tests.engine.play import ROLES, Table, check_round_trips
from tests.engine.transfers import exported, imported, normal


def page(table: Table, who: str = "handler", **fields: Any) -> str:
    """Adds a page. Returns its id."""
    row = table.send(who, "journal.add", **({"title": "Depot", "text": "Old ground."} | fields))
    return next(str(e["page"]["id"]) for e in row.events if e["type"] == "journal.put")


def seen(table: Table, who: str) -> dict[str, Any]:
    """Returns the journal as somebody sees it."""
    found: dict[str, Any] = project(table.state, group_of(table.state, ROLES[who][0]))["journal"]
    return found


def readers(table: Table, key: str) -> list[str]:
    return [who for who in ("handler", "ann", "bob", "eve") if key in seen(table, who)]


def writers(table: Table, key: str) -> list[str]:
    everybody = ("handler", "ann", "bob", "eve")
    return [who for who in everybody if seen(table, who).get(key, {}).get("writable")]


def codes(table: Table, who: str) -> list[str]:
    group = group_of(table.state, ROLES[who][0])
    return [line["code"] for line in log_entries(table.rows[-1], group, 1)]


def revision(table: Table, key: str) -> str:
    return table.state.world.journal[key].revision


# -- who reads, who writes ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "fields", "read", "written"),
    [
        ("handler", {}, ["handler"], ["handler"]),
        ("handler", {"readers": "all"}, ["handler", "ann", "bob", "eve"], ["handler"]),
        ("handler", {"readers": ["b"]}, ["handler", "bob"], ["handler"]),
        (
            "handler",
            {"readers": "all", "writers": ["b"]},
            ["handler", "ann", "bob", "eve"],
            ["handler", "bob"],
        ),
        ("handler", {"readers": ["a"], "writers": "all"}, ["handler", "ann"], ["handler", "ann"]),
        ("handler", {"writers": "all"}, ["handler"], ["handler"]),
        ("ann", {}, ["handler", "ann"], ["handler", "ann"]),
        ("ann", {"readers": ["b"]}, ["handler", "ann", "bob"], ["handler", "ann"]),
        (
            "ann",
            {"readers": "all", "writers": "all"},
            ["handler", "ann", "bob", "eve"],
            ["handler", "ann", "bob"],
        ),
    ],
)
def test_who_reads_a_page_and_who_writes_in_it(
    who: str, fields: dict[str, Any], read: list[str], written: list[str]
) -> None:
    table = Table()
    key = page(table, who, **fields)
    assert (readers(table, key), writers(table, key)) == (read, written)
    for other in ("ann", "bob", "eve"):
        edit = {"page": key, "revision": revision(table, key), "text": f"by {other}"}
        if other in written:
            table.send(other, "journal.edit", **edit)
            continue
        refused = table.refuse(other, "journal.edit", **edit).code
        assert refused == (
            "spectators-watch" if other == "eve" else "page-readonly" if other in read
            else "no-such-journal-page"
        )  # fmt: skip
    check_round_trips(table)


def test_what_a_page_says_to_each_of_them() -> None:
    table = Table()
    key = page(table, "ann", title="Notes", text="mine", readers=["b"])
    for who, own in (("handler", False), ("ann", True)):
        view = seen(table, who)[key]
        assert (view["readers"], view["writers"], view["own"]) == (["b"], [], own)
    view = seen(table, "bob")[key]
    assert "readers" not in view and "writers" not in view and "owner" not in view
    assert (view["author"], view["own"], view["text"]) == ("Ann", False, "mine")
    assert seen(table, "handler")[key]["owner"] == "a"


def test_a_page_names_no_unit_that_its_reader_does_not_know() -> None:
    table = Table()
    heron = table.unit("Heron", (3, 3, 0), "enemy", hidden=True)
    table.unit("Lark", (2, 2, 0), "enemy", hidden=True)
    table.unit("Wren", (4, 4, 0), "enemy")
    text = "[ heron] and [Wren] wait at [0712] [sic]."
    told, kept = page(table, text=text, readers="all"), page(table, text=text)
    untold = text.replace("[ heron]", "[?]")
    players = ("ann", "bob", "eve")
    assert [seen(table, who)[told]["text"] for who in players] == [untold] * 3
    assert seen(table, "handler")[told]["text"] == text
    # it reads like any other page
    view = seen(table, "ann")[told]
    assert view["revision"] == Page("", view["title"], untold).revision
    # who writes a page is not told which names are those of units
    own = page(table, "ann", text=text, readers="all")
    table.send("handler", "journal.show", page=kept, readers="all", writers=["b"])
    assert [seen(table, who)[each]["text"] for who in players for each in (own, kept)] == [text] * 6
    table.send("handler", "unit.hide", unit=heron, hidden=False)
    assert seen(table, "ann")[told]["text"] == text
    check_round_trips(table)


def test_a_page_names_units_of_other_scenes_only_to_their_side() -> None:
    table = Table()
    table.unit("Wren", (4, 4, 0), "enemy")
    table.unit("Lark", (5, 5, 0), "pilot", "a")
    table.send(
        "handler", "scene.add", name="Cave", map={"columns": 9, "rows": 9, "orientation": "flat"}
    )
    other = next(key for key in table.state.world.scenes if key != table.state.scene.id)
    key = page(table, text="[Wren], [Lark]", readers="all")
    assert seen(table, "ann")[key]["text"] == "[Wren], [Lark]"
    table.send("handler", "scene.activate", scene=other)
    assert seen(table, "ann")[key]["text"] == "[?], [Lark]"


def test_pages_are_counted_as_each_sees_them() -> None:
    table = Table()
    keys = [page(table, title=str(n), readers="all" if n % 2 else []) for n in range(4)]
    places = {key: view["place"] for key, view in seen(table, "ann").items()}
    assert places == {keys[1]: 0, keys[3]: 1}
    table.send("handler", "journal.move", page=keys[3], before=keys[0])
    places = {key: view["place"] for key, view in seen(table, "ann").items()}
    assert places == {keys[3]: 0, keys[1]: 1}
    table.send("handler", "journal.move", page=keys[3])
    assert list(table.state.world.journal) == keys
    for before in (None, keys[3]):
        refused = table.refuse("handler", "journal.move", page=keys[3], before=before)
        assert refused.code == "nothing-changes"


# -- editing --------------------------------------------------------------------------------------


def test_an_edit_of_what_has_changed_is_refused_and_says_what_there_is_now() -> None:
    table = Table()
    key = page(table, readers="all", writers="all")
    saw = revision(table, key)
    table.send("ann", "journal.edit", page=key, revision=saw, text="Ann was here.")
    refused = table.refuse("bob", "journal.edit", page=key, revision=saw, text="Bob was here.")
    now = revision(table, key)
    assert (refused.code, refused.data) == (
        "page-changed",
        {"title": "Depot", "text": "Ann was here.", "picture": "", "revision": now},
    )
    table.send("bob", "journal.edit", page=key, revision=now, title="Both", text="Bob too.")
    assert (seen(table, "ann")[key]["title"], seen(table, "eve")[key]["text"]) == (
        "Both",
        "Bob too.",
    )
    same = {"page": key, "revision": revision(table, key), "text": "Bob too."}
    assert table.refuse("bob", "journal.edit", **same).code == "nothing-changes"


def test_undo_brings_the_text_back_and_a_writer_of_it_goes_on() -> None:
    table = Table()
    key = page(table)
    first = revision(table, key)
    table.send("handler", "journal.edit", page=key, revision=first, text="Other.")
    table.send("handler", "undo")
    assert revision(table, key) == first
    table.send("handler", "redo")
    refused = table.refuse("handler", "journal.edit", page=key, revision=first, text="Third.")
    assert refused.code == "page-changed"
    table.send("handler", "journal.remove", page=key)
    assert not seen(table, "handler")
    table.send("handler", "undo")
    assert seen(table, "handler")[key]["text"] == "Other."
    check_round_trips(table)


def test_a_pilots_move_is_undone_past_pages_that_others_write() -> None:
    table = Table()
    unit = table.frame((3, 3, 0))
    table.walk("ann", unit, (3, 4, 0))
    page(table, "bob", text="private")
    key = page(table, text="kept")
    table.send("ann", "undo")
    assert table[unit].at == (3, 3, 0) and key in seen(table, "handler")
    assert len(seen(table, "bob")) == 1


# -- pictures -------------------------------------------------------------------------------------


def shown_pictures(table: Table) -> dict[str, set[str]]:
    """Returns the pictures to which the view of each refers."""
    return {
        who: set(pictures_in_view(project(table.state, group_of(table.state, ROLES[who][0]))))
        for who in ("handler", "ann", "bob", "eve")
    }


def test_a_page_has_a_picture_for_those_who_read_it() -> None:
    table = Table()
    key = page(table, picture="p1", readers=["a"])
    assert seen(table, "ann")[key]["picture"] == "p1"
    only_ann = {"handler": {"p1"}, "ann": {"p1"}, "bob": set(), "eve": set()}
    assert shown_pictures(table) == only_ann
    assert pictures_in_world(table.state.world) == {"p1"}
    table.send("handler", "journal.show", page=key, readers="all")
    assert shown_pictures(table) == {who: {"p1"} for who in only_ann}
    table.send("handler", "journal.show", page=key, readers=[])
    assert shown_pictures(table) == {**only_ann, "ann": set()}
    table.send("handler", "journal.present", page=key, to=["b"])
    assert shown_pictures(table) == {**only_ann, "ann": set(), "bob": {"p1"}}
    table.send("handler", "journal.remove", page=key)
    assert pictures_in_world(table.state.world) == frozenset()
    table.send("handler", "undo")
    assert pictures_in_world(table.state.world) == {"p1"}
    check_round_trips(table)


@pytest.mark.parametrize("none", ["", None])
def test_the_picture_of_a_page_is_changed_and_removed(none: str | None) -> None:
    table = Table()
    key = page(table, readers="all", writers="all", picture=none)
    assert "picture" not in seen(table, "handler")[key]
    plain = revision(table, key)
    table.send("ann", "journal.edit", page=key, revision=plain, picture="p1")
    assert (seen(table, "eve")[key]["picture"], seen(table, "eve")[key]["text"]) == (
        "p1",
        "Old ground.",
    )
    refused = table.refuse("bob", "journal.edit", page=key, revision=plain, picture="p2")
    assert refused.code == "page-changed" and refused.data["picture"] == "p1"
    pictured = revision(table, key)
    table.send("bob", "journal.edit", page=key, revision=pictured, text="New.")
    assert seen(table, "ann")[key]["picture"] == "p1"
    table.send("ann", "journal.edit", page=key, revision=revision(table, key), picture=none)
    assert "picture" not in seen(table, "ann")[key]
    again = {"page": key, "revision": revision(table, key), "picture": none}
    assert table.refuse("ann", "journal.edit", **again).code == "nothing-changes"
    table.send("handler", "undo")
    assert seen(table, "ann")[key]["picture"] == "p1"
    check_round_trips(table)


def test_who_may_not_write_changes_no_picture() -> None:
    table = Table()
    shown, kept = page(table, readers="all", picture="p1"), page(table, picture="p2")
    for who, key, code in (
        ("ann", shown, "page-readonly"),
        ("ann", kept, "no-such-journal-page"),
        ("eve", shown, "spectators-watch"),
    ):
        edit = {"page": key, "revision": revision(table, key), "picture": ""}
        assert table.refuse(who, "journal.edit", **edit).code == code


# -- showing and presenting -----------------------------------------------------------------------


def test_players_read_a_line_when_a_page_is_shown_to_them() -> None:
    table = Table()
    key = page(table)
    assert (codes(table, "handler"), codes(table, "ann")) == (["journal.added"], [])
    table.send("handler", "journal.show", page=key, readers=["a"])
    assert codes(table, "handler") == ["journal.shown_some"]
    assert (codes(table, "ann"), codes(table, "bob")) == (["journal.shown"], [])
    table.send("handler", "journal.show", page=key, readers=["a", "b"])
    assert (codes(table, "ann"), codes(table, "bob")) == ([], ["journal.shown"])
    table.send("handler", "journal.show", page=key, readers="all")
    assert [codes(table, who) for who in ("ann", "bob", "eve")] == [[], [], ["journal.shown_all"]]
    table.send("handler", "journal.show", page=key, readers=[])
    assert codes(table, "handler") == ["journal.shown_nobody"]
    assert [codes(table, who) for who in ("ann", "bob", "eve")] == [[], [], []]
    table.send("handler", "journal.show", page=key, writers="all")
    assert (codes(table, "handler"), codes(table, "ann")) == (["journal.writers"], [])
    refused = table.refuse("handler", "journal.show", page=key, writers="all")
    assert refused.code == "nothing-changes"
    check_round_trips(table)


def test_a_pilot_shows_an_own_page() -> None:
    table = Table()
    key = page(table, "ann")
    table.send("ann", "journal.show", page=key, readers=["a", "b"], writers=["b"])
    assert (codes(table, "ann"), codes(table, "bob")) == ([], ["journal.shown"])
    assert writers(table, key) == ["handler", "ann", "bob"]
    for kind in ("journal.show", "journal.remove"):
        assert table.refuse("bob", kind, page=key).code == "not-your-page"
    assert table.refuse("ann", "journal.present", page=key).code == "handler-only"
    assert table.refuse("ann", "journal.move", page=key).code == "handler-only"
    table.send("ann", "journal.remove", page=key)
    assert readers(table, key) == []


def test_a_page_shown_to_its_own_pilot_tells_nobody_anything() -> None:
    table = Table()
    key = page(table, "ann", readers=["b"])
    table.send("handler", "journal.show", page=key, readers=["a"])
    assert (codes(table, "ann"), codes(table, "bob")) == ([], [])
    assert codes(table, "handler") == ["journal.shown_some"]


def test_a_presented_page_is_named_anew_for_those_it_is_presented_to() -> None:
    table = Table()
    key = page(table)
    refused = table.refuse("handler", "journal.present", page=key)
    assert refused.code == "page-unshown"
    table.send("handler", "journal.present", page=key, to=["a"])
    assert readers(table, key) == ["handler", "ann"]
    assert (codes(table, "ann"), codes(table, "bob")) == (["journal.presented"], [])
    first = seen(table, "ann")[key]["presented"]
    assert first and seen(table, "handler")[key]["presented"] == ""
    table.send("handler", "journal.show", page=key, readers="all")
    assert (seen(table, "bob")[key]["presented"], seen(table, "ann")[key]["presented"]) == (
        "",
        first,
    )
    table.send("handler", "journal.present", page=key)
    names = {seen(table, who)[key]["presented"] for who in ("ann", "bob", "eve")}
    assert len(names) == 1 and names.isdisjoint({"", first})
    table.send("handler", "journal.present", page=key, to=["b"])
    assert readers(table, key) == ["handler", "ann", "bob", "eve"]
    assert [bool(seen(table, who)[key]["presented"]) for who in ("ann", "bob", "eve")] == [
        False,
        True,
        False,
    ]
    check_round_trips(table)


def test_a_seat_that_leaves_or_changes_its_role() -> None:
    table = Table()
    key = page(table, "ann", readers=["b"])
    table.send("server", "seat.leave", seat="a")
    assert seen(table, "handler")[key]["author"] == "Ann"
    table.send("handler", "seat.role", seat="b", role="handler")
    assert "owner" in seen(table, "bob")[key]
    table.send("handler", "seat.role", seat="b", role="pilot")
    assert "owner" not in seen(table, "bob")[key]
    table.send("handler", "journal.present", page=key)
    assert seen(table, "bob")[key]["presented"]
    check_round_trips(table)


# -- what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "fields", "code"),
    [
        ("handler", {"title": ""}, "malformed"),
        ("handler", {"title": "x" * 81}, "malformed"),
        ("handler", {"title": "two\nlines"}, "malformed"),
        ("handler", {"text": "x" * (LONGEST_PAGE + 1)}, "malformed"),
        ("handler", {"text": None}, "malformed"),
        *(
            ("handler", {"picture": bad}, "malformed")
            for bad in (3, [], {}, True, "P1", "../x", "a b", "p1\n", "\0", "p" * 65)
        ),
        ("handler", {"readers": "some"}, "malformed"),
        ("handler", {"readers": ["nobody"]}, "no-such-seat"),
        ("handler", {"readers": ["e"]}, "page-for-pilots"),
        ("handler", {"writers": ["h"]}, "page-for-pilots"),
        ("handler", {"readers": ["a"] * 101}, "malformed"),
        ("eve", {}, "spectators-watch"),
    ],
)
def test_what_no_page_can_be(who: str, fields: dict[str, Any], code: str) -> None:
    table = Table()
    assert table.refuse(who, "journal.add", **({"title": "Depot"} | fields)).code == code


def test_unknown_and_unread_pages_are_refused_alike() -> None:
    table = Table()
    hidden = page(table)
    answers = []
    for key in (hidden, "nobody"):
        for kind, fields in (
            ("journal.edit", {"revision": "x", "text": "y"}),
            ("journal.show", {"readers": "all"}),
            ("journal.remove", {}),
        ):
            refused = table.refuse("ann", kind, page=key, **fields)
            assert refused.code == "no-such-journal-page"
            answers.append(json.dumps([refused.params, refused.data]).replace(hidden, "nobody"))
    assert answers[:3] == answers[3:]
    for kind, more in (("journal.present", {"to": "all"}), ("journal.move", {"before": "x"})):
        assert table.refuse("handler", kind, page="nobody", **more).code == "no-such-journal-page"
    refused = table.refuse("handler", "journal.move", page=hidden, before="x")
    assert refused.code == "no-such-journal-page"


def test_the_journal_has_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    monkeypatch.setattr(page_changes, "MOST_OWN_PAGES", 2)
    monkeypatch.setattr(page_changes, "MOST_OWN_CHARACTERS", 30)
    keys = [page(table, "ann", text="x" * 10) for _ in range(2)]
    assert table.refuse("ann", "journal.add", title="3").code == "own-pages-enough"
    longer = {"page": keys[0], "revision": revision(table, keys[0]), "text": "x" * 21}
    assert table.refuse("ann", "journal.edit", **longer).code == "own-pages-enough"
    table.send("ann", "journal.edit", **(longer | {"text": "x" * 20}))
    monkeypatch.setattr(page_changes, "MOST_CHARACTERS", 40)
    page(table, text="x" * 10)
    refused = table.refuse("handler", "journal.add", title="5", text="x")
    assert refused.code == "journal-full"
    page(table, text="")
    monkeypatch.setattr(page_changes, "MOST_PAGES", 4)
    assert table.refuse("handler", "journal.add", title="6").code == "journal-full"
    # what is there can be shortened, shown and removed
    table.send("ann", "journal.edit", page=keys[1], revision=revision(table, keys[1]), text="")
    table.send("ann", "journal.remove", page=keys[0])


def test_a_full_table_takes_no_page() -> None:
    table = Table()
    page(table)
    table.room = 1_000
    refused = table.refuse("handler", "journal.add", title="More", text="x" * 1000)
    assert refused.code == "table-full"


# -- another table --------------------------------------------------------------------------------


def test_pages_go_to_another_table_without_seats() -> None:
    table = Table()
    page(table, text="x" * LONGEST_PAGE, picture="p1")
    page(table, title="All", readers="all", writers=["a"])
    page(table, "ann", title="Notes", readers=["b"])
    key = page(table, title="Handout")
    table.send("handler", "journal.present", page=key, to=["a"])
    document = exported(table)
    other = imported(document)
    pages = list(other.state.world.journal.values())
    assert [each.title for each in pages] == ["Depot", "All", "Notes", "Handout"]
    assert [each.readers.all for each in pages] == [False, True, False, False]
    assert [each.seats for each in pages] == [()] * 4
    assert (pages[2].author, pages[0].text) == ("Ann", "x" * LONGEST_PAGE)
    assert [each.picture for each in pages] == ["p1", "", "", ""]
    assert normal(exported(imported(exported(other)))) == normal(exported(other))
    check_round_trips(other)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"text": "x" * (LONGEST_PAGE + 1)}, "malformed"),
        ({"title": "a\nb"}, "malformed"),
        ({"readers": "all"}, "malformed"),
        ({"seats": ["a"]}, "malformed"),
        ({"picture": 5}, "malformed"),
        ({"picture": None}, "malformed"),
        ({"picture": ["p1"]}, "malformed"),
    ],
)
def test_documents_with_pages_that_cannot_be(change: dict[str, Any], code: str) -> None:
    table = Table()
    page(table)
    world = exported(table)["world"]
    world["journal"][0] |= change
    other = Table()
    refused = other.decide("server", "world.import", world=world)
    assert isinstance(refused, Refused) and refused.code == code


# -- nobody else notices --------------------------------------------------------------------------

TEXTS = st.sampled_from(["Ghost one", "Ghost two", ""])
PICTURES = st.sampled_from(["ghost1", "ghost2", ""])
CIRCLES = st.sampled_from([[], ["b"], ["c"], ["b", "c"]])
PAGES = st.sampled_from(["p1.1", "p2.1", "p3.1"])
STEPS = st.one_of(
    st.tuples(st.just("add"), st.fixed_dictionaries({"readers": CIRCLES, "writers": CIRCLES})),
    st.tuples(st.just("edit"), st.fixed_dictionaries({"page": PAGES, "text": TEXTS})),
    st.tuples(st.just("edit"), st.fixed_dictionaries({"page": PAGES, "picture": PICTURES})),
    st.tuples(st.just("show"), st.fixed_dictionaries({"page": PAGES, "readers": CIRCLES})),
    st.tuples(st.just("present"), st.fixed_dictionaries({"page": PAGES, "to": CIRCLES})),
    st.tuples(st.just("move"), st.fixed_dictionaries({"page": PAGES})),
    st.tuples(st.just("remove"), st.fixed_dictionaries({"page": PAGES})),
    st.tuples(st.just("open"), st.fixed_dictionaries({"text": st.sampled_from(["x", "y"])})),
    st.tuples(st.just("asked"), st.fixed_dictionaries({"page": PAGES})),
)


@settings(max_examples=counts(40, 600), deadline=None)
@given(st.lists(STEPS, min_size=4, max_size=20))
@pytest.mark.no_cover
def test_nobody_notices_pages_that_are_kept_from_them(steps: list[tuple[str, Any]]) -> None:
    """Ann and Eve watch. Pages come, change, are shown to Bob and Cleo, and go."""
    pair, made = Pair(), 0
    pair.both("handler", "open1", type="journal.add", title="Open", readers="all", writers="all")
    for kind, fields in steps:
        if kind == "add":
            made += 1
            pair.secretly(
                "handler", f"p{made}", type="journal.add", title="Ghost", text="Ghost", **fields
            )
        elif kind == "open":
            text = pair.plain.state.world.journal["open1.1"]
            body = {"type": "journal.edit", "page": "open1.1", "revision": text.revision}
            pair.both("ann", **body, **fields)
        elif kind == "asked":
            for side in (pair.secret, pair.plain):
                side.command("ann", {"type": "journal.remove", **fields}, "a")
                side.command("ann", {"type": "journal.edit", "revision": "", **fields}, "a")
        else:
            pages = pair.secret.state.world.journal
            more = {}
            if kind == "edit" and fields["page"] in pages:
                more = {"revision": pages[fields["page"]].revision}
            pair.secretly("handler", type=f"journal.{kind}", **more, **fields)
        pair.check()
    # a page for Ann alone: her group has the same name at both tables
    pair.both("handler", "last", type="journal.add", title="Ann's", readers=["a"])
    pair.check()
    names = [Group.read(group_of(s.state, "a")).public_name for s in (pair.secret, pair.plain)]
    views = [_journal_of(side) for side in (pair.secret, pair.plain)]
    assert names == ["a:1", "a:1"] and views[0] == views[1]


def _journal_of(side: Side) -> str:
    return json.dumps(project(side.state, group_of(side.state, "a"))["journal"])


@given(st.booleans(), st.lists(st.sampled_from("ab"), unique=True), st.sampled_from(["a", None]))
def test_who_writes_also_reads(everybody: bool, seats: list[str], owner: str | None) -> None:
    circles = [Circle(), Circle(all=everybody), Circle(seats=tuple(seats))]
    for readers_ in circles:
        for writers_ in circles:
            kept = Page("p", "Depot", owner=owner, readers=readers_, writers=writers_)
            for role, seat in (("pilot", "a"), ("pilot", "b"), ("pilot", None), ("spectator", "a")):
                assert not kept.is_written_by(role, seat) or kept.is_read_by(role, seat)
                assert role == "pilot" or not kept.is_written_by(role, seat)


# -- undo -----------------------------------------------------------------------------------------


def test_undoing_a_battle_keeps_what_pilots_wrote_meanwhile() -> None:
    table = Table()
    before = table.state.version
    unit = table.frame()
    mine, theirs = page(table, "ann", text="first"), page(table, text="plan", readers="all")
    table.walk("ann", unit, (4, 3, 0))
    edit = {"page": mine, "revision": revision(table, mine), "text": "second"}
    table.send("ann", "journal.edit", **edit)
    moved = table.walk("ann", unit, (5, 3, 0))
    last = table.state.timeline[-1].after
    table.send("handler", "undo", change=before + 1)
    # the unit and the Handler's page are gone, the pilot's page stays as it is
    assert unit not in table.state.scene.units and theirs not in table.state.world.journal
    assert seen(table, "ann")[mine]["text"] == "second"
    assert table.codes("handler")[-1] == "undone.pages" and "undone.pages" not in table.codes(
        "pilots"
    )
    check_round_trips(table)
    # all of it can be redone
    table.send("handler", "redo", change=moved.version)
    assert table.state.world == last and table.state.redo == ()
    # what was before keeps the page too, also when one older step is undone
    table.send("handler", "undo", change=before + 1)
    table.unit("Wren", (4, 4, 0))
    table.send("handler", "undo")
    assert seen(table, "ann")[mine]["text"] == "second"


def test_changes_of_the_journal_can_be_undone() -> None:
    table = Table()
    key = page(table, "ann", text="first")
    first = table.state.version
    for text in ("second", "third"):
        table.send("ann", "journal.edit", page=key, revision=revision(table, key), text=text)
    table.send("handler", "undo", change=first + 1)
    assert seen(table, "ann")[key]["text"] == "first"
    # what a Handler wrote, and what a pilot has thrown away again, is undone with the rest
    mine, since = page(table, text="plan"), table.state.version
    table.send("ann", "journal.remove", page=key)
    table.unit("Wren", (4, 4, 0))
    table.send("handler", "undo", change=since)
    assert set(table.state.world.journal) == {key} and mine not in table.state.world.journal
