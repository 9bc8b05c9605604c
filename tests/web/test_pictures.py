"""Pictures of a table: sent, shown on tokens, fetched by who sees them, exported and removed."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from app.formats.pictures import MOST_FILE_BYTES
from app.services.pictures import MOST_PICTURES, QUOTA_OF_PLAYER
from tests.formats.picture_files import TYPES, bomb, file_of, moving, opened, two_colours
from tests.web.schema import check_view
from tests.web.server import API, Person, Table, import_table, make_table, serving, unit

MakeTable = Callable[..., Table]


def send(person: Person, content: bytes, kind: str = "image/png", use: str = "") -> httpx.Response:
    query = f"?use={use}" if use else ""
    headers = {"Content-Type": kind}
    return person.ask("POST", f"/pictures{query}", content=content, headers=headers)


def stored(person: Person, side: int = 20, use: str = "") -> str:
    """Stores a picture that differs with its side. Returns its id."""
    answer = send(person, file_of(two_colours(side, side)), use=use)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def fetched(person: Person, picture: str) -> int:
    return person.ask("GET", f"/pictures/{picture}").status_code


def listed(person: Person) -> dict[str, bool]:
    """Returns the table's pictures, and whether each is used."""
    found = person.ask("GET", "/pictures").json()["pictures"]
    return {each["id"]: each["used"] for each in found}


@pytest.fixture
def fox(table: Table) -> str:
    """A unit that everybody sees."""
    table.handler.do("unit.add", **unit("Fox", 1, 1))
    return table.handler.unit("Fox")


@pytest.mark.parametrize("kind", TYPES)
def test_a_picture_is_shown_on_a_token_and_fetched(table: Table, fox: str, kind: str) -> None:
    handler, ada = table.handler, table.join("Ada")
    answer = send(handler, file_of(two_colours(600, 300), kind), TYPES[kind])
    made = answer.json()
    assert (answer.status_code, made["width"], made["height"]) == (201, 512, 256)
    assert fetched(ada, made["id"]) == 404
    handler.do("unit.picture", unit=fox, picture=made["id"])
    view = ada.state()["view"]
    check_view(view)
    assert view["scene"]["units"][fox]["picture"] == made["id"]
    got = ada.ask("GET", f"/pictures/{made['id']}")
    assert (got.status_code, got.headers["content-type"]) == (200, "image/webp")
    assert got.headers["cache-control"] == "private, max-age=31536000, immutable"
    assert got.headers["x-content-type-options"] == "nosniff"
    assert opened(got.content).size == (512, 256)
    known = {"If-None-Match": got.headers["etag"]}
    again = ada.ask("GET", f"/pictures/{made['id']}", headers=known)
    assert (again.status_code, again.content) == (304, b"")
    handler.do("unit.picture", unit=fox, picture="")
    assert fetched(ada, made["id"]) == 404 and fetched(handler, made["id"]) == 200
    handler.do("undo")
    assert fetched(ada, made["id"]) == 200


def test_the_same_picture_is_stored_once(table: Table) -> None:
    assert stored(table.handler) == stored(table.handler)
    assert len(listed(table.handler)) == 1


def test_what_is_no_picture_is_refused_and_nothing_kept(table: Table) -> None:
    handler, plain = table.handler, file_of(two_colours())
    for content, kind, wanted in (
        (b"", "image/png", (415, "not-a-picture")),
        (b"GIF89a", "image/png", (415, "not-a-picture")),
        (plain, "image/gif", (415, "not-a-picture")),
        (plain, "application/json", (415, "not-a-picture")),
        (plain, "image/jpeg", (415, "not-a-picture")),
        (plain[:-30], "image/png", (422, "bad-picture")),
        (moving(), "image/webp", (422, "bad-picture")),
        (bomb(), "image/png", (413, "picture-too-large")),
        (bytes(MOST_FILE_BYTES + 1), "image/png", (413, "too-large")),
    ):
        assert refused(send(handler, content, kind)) == wanted
    assert refused(send(handler, plain, use="poster")) == (422, "malformed")
    assert listed(handler) == {}


def test_who_may_send_pictures(table: Table) -> None:
    ada, eve = table.join("Ada"), table.join("Eve", "spectator")
    picture = file_of(two_colours())
    assert refused(send(eve, picture)) == (403, "spectators-watch")
    assert refused(send(ada, picture, use="background")) == (403, "handler-only")
    assert send(ada, picture).status_code == 201
    for method, path in (("GET", "/pictures"), ("DELETE", "/pictures/x")):
        assert refused(ada.ask(method, path)) == (403, "handler-only")


@pytest.mark.parametrize(("who", "longest"), [("handler", 2048), ("Ada", 1024)])
def test_a_picture_of_a_page_keeps_more_of_its_pixels(table: Table, who: str, longest: int) -> None:
    person = table.handler if who == "handler" else table.join(who)
    made = send(person, file_of(two_colours(3000, 1500)), use="page").json()
    assert (made["width"], made["height"]) == (longest, longest // 2)


def page(person: Person, **fields: Any) -> str:
    """Adds a page to the journal. Returns its id."""
    known = set(person.state()["view"]["journal"])
    person.do("journal.add", **({"title": "Map"} | fields))
    (key,) = set(person.state()["view"]["journal"]) - known
    return key


def edit(person: Person, key: str, **fields: Any) -> dict[str, Any]:
    """Returns the command that edits a page as somebody sees it."""
    revision = person.state()["view"]["journal"][key]["revision"]
    return {"type": "journal.edit", "page": key, "revision": revision, **fields}


def test_nobody_fetches_the_picture_of_a_page_that_is_kept_from_them(table: Table) -> None:
    handler, ada, bob = table.handler, table.join("Ada"), table.join("Bob")
    eve, picture = table.join("Eve", "spectator"), stored(table.handler, use="page")
    others = (ada, bob, eve)
    unknown = ada.ask("GET", "/pictures/none")
    before = [each.ask("GET", "/state").content for each in others]
    key = page(handler, picture=picture)
    assert [each.ask("GET", "/state").content for each in others] == before
    for each in others:
        assert each.ask("GET", f"/pictures/{picture}").content == unknown.content
        assert handler.ask("GET", f"/pictures/{picture}?as={each.seat}").status_code == 404
    handler.do("journal.show", page=key, readers=[ada.seat])
    check_view(ada.state()["view"])
    assert [fetched(each, picture) for each in others] == [200, 404, 404]
    handler.do("journal.present", page=key, to=[bob.seat])
    assert [fetched(each, picture) for each in others] == [200, 200, 404]
    handler.do("journal.show", page=key, readers="all")
    assert [fetched(each, picture) for each in others] == [200, 200, 200]
    assert refused(handler.ask("DELETE", f"/pictures/{picture}")) == (409, "picture-in-use")
    handler.do(**edit(handler, key, picture=None))
    assert [fetched(each, picture) for each in others] == [404, 404, 404]
    handler.do("undo")
    handler.do("journal.remove", page=key)
    assert [fetched(each, picture) for each in others] == [404, 404, 404]


def test_a_pilot_puts_own_pictures_on_pages(table: Table) -> None:
    handler, ada, bob = table.handler, table.join("Ada"), table.join("Bob")
    hers, his = stored(ada, use="page"), stored(handler, 30, use="page")
    key = page(ada, picture=hers, readers=[bob.seat])
    assert [fetched(each, hers) for each in (handler, ada, bob)] == [200, 200, 200]
    secret = page(handler, picture=his)
    add = {"type": "journal.add", "title": "Stolen"}
    for command in (
        {**add, "picture": his},
        {**add, "picture": "none"},
        edit(ada, key, picture=his),
        {"type": "batch", "commands": [{**add, "picture": his}]},
    ):
        answer = ada.send(command)
        assert refused(answer) == (404, "no-such-picture")
        assert his not in answer.text
    assert refused(bob.send(edit(bob, key, picture=""))) == (409, "page-readonly")
    assert ada.state()["view"]["journal"].keys() == {key}
    handler.do("journal.show", page=secret, readers=[ada.seat])
    ada.do(**edit(ada, key, picture=his))
    assert (fetched(bob, his), fetched(bob, hers)) == (200, 404)


def test_bad_pictures_of_pages_are_refused(table: Table) -> None:
    handler, add = table.handler, {"type": "journal.add", "title": "Map"}
    for picture in (5, [], {}, True, "../x", "P1", "p1\n", "x" * 65, "none"):
        code = refused(handler.send({**add, "picture": picture}))[1]
        assert code in ("malformed", "no-such-picture")
    assert handler.state()["view"]["journal"] == {}


@pytest.mark.parametrize("history", [False, True])
def test_pictures_of_pages_go_along_with_an_exported_table(table: Table, history: bool) -> None:
    handler, picture = table.handler, stored(table.handler, use="page")
    page(handler, picture=picture, readers="all")
    document = handler.ask("GET", f"/export?history={str(history).lower()}").json()
    assert set(document["pictures"]) == {picture}
    copy = import_table(handler, document)
    (shown,) = copy.state()["view"]["journal"].values()
    assert shown["picture"] == picture and fetched(copy, picture) == 200
    made = handler.ask("POST", "/branch", json={}).json()
    branch = Person(handler.url, made["id"], made["handler_key"], http=handler.http)
    assert handler.ask("DELETE", "").status_code == 204
    assert fetched(branch, picture) == 200


def test_a_pilot_uses_own_pictures_for_own_units(table: Table, fox: str) -> None:
    handler, ada, bob = table.handler, table.join("Ada"), table.join("Bob")
    handler.do("unit.add", **unit("Owl", 3, 1, controller=bob.seat))
    handler.do("unit.give", unit=fox, seat=ada.seat)
    owl, hers, his = handler.unit("Owl"), stored(ada), stored(handler, 30)
    ada.do("unit.picture", unit=fox, picture=hers)
    assert fetched(bob, hers) == 200
    use = {"type": "unit.picture", "unit": fox}
    # a picture of the Handler that she is not shown is to her as one that is not there
    unknown = [refused(ada.send({**use, "picture": each})) for each in (his, "none")]
    assert unknown == [(404, "no-such-picture")] * 2
    inside = {"type": "batch", "commands": [{**use, "picture": his}]}
    assert refused(ada.send(inside)) == (404, "no-such-picture")
    assert refused(ada.send({**use, "unit": owl, "picture": hers})) == (403, "not-yours")
    handler.do("unit.picture", unit=owl, picture=his)
    ada.do("unit.picture", unit=fox, picture=his)


def test_bad_commands_about_pictures(table: Table, fox: str) -> None:
    handler, use = table.handler, {"type": "unit.picture", "unit": fox}
    assert refused(handler.send({**use, "picture": "none"})) == (404, "no-such-picture")
    for picture in (None, 5, [], {}, "../x", "P1", "x" * 65):
        assert refused(handler.send({**use, "picture": picture}))[1] in (
            "malformed",
            "no-such-picture",
        )
    assert refused(handler.send({**use, "picture": ""})) == (409, "already-so")
    # JSON can name what is no text
    half = {"id": "half", "command": {**use, "picture": "\udfff"}}
    headers = {"Content-Type": "application/json"}
    answer = handler.ask("POST", "/commands", content=json.dumps(half), headers=headers)
    assert refused(answer) == (422, "malformed")


def test_nobody_fetches_the_picture_of_a_hidden_unit(table: Table) -> None:
    handler, ada = table.handler, table.join("Ada")
    handler.do("unit.add", **unit("Ghost", 5, 5, disposition="enemy", hidden=True))
    ghost, picture = handler.unit("Ghost"), stored(handler)
    before = ada.ask("GET", "/state").content, ada.ask("GET", f"/pictures/{picture}").content
    handler.do("unit.picture", unit=ghost, picture=picture)
    assert (ada.ask("GET", "/state").content, fetched(ada, picture)) == (before[0], 404)
    unknown = ada.ask("GET", "/pictures/none")
    assert ada.ask("GET", f"/pictures/{picture}").content == unknown.content == before[1]
    assert handler.ask("GET", f"/pictures/{picture}?as={ada.seat}").status_code == 404
    assert refused(ada.ask("GET", f"/pictures/{picture}?as=handler")) == (403, "handler-only")
    handler.do("unit.hide", unit=ghost, hidden=False)
    assert fetched(ada, picture) == 200
    handler.do("unit.hide", unit=ghost, hidden=True)
    assert fetched(ada, picture) == 404


def test_what_players_may_send_does_not_depend_on_the_handlers_pictures(table: Table) -> None:
    ada = table.join("Ada")
    stored(table.handler)
    hers = stored(ada)  # the same bytes
    assert hers not in (set(listed(table.handler)) - {hers})
    for side in range(21, 20 + QUOTA_OF_PLAYER.pictures):
        stored(ada, side)
    answer = send(ada, file_of(two_colours(99, 99)))
    assert refused(answer) == (409, "too-many-pictures")
    assert answer.json()["params"] == {"limit": QUOTA_OF_PLAYER.pictures}
    stored(ada)  # there already
    stored(table.handler, 99)


def test_the_handlers_pictures_are_bounded(table: Table, tmp_path: Path) -> None:
    for side in range(20, 20 + MOST_PICTURES):
        stored(table.handler, side)
    answer = send(table.handler, file_of(two_colours(5, 5)))
    assert refused(answer) == (409, "too-many-pictures")
    one = next(iter(listed(table.handler)))
    assert table.handler.ask("DELETE", f"/pictures/{one}").status_code == 204
    stored(table.handler, 5)


def test_the_bytes_of_pictures_are_bounded(tmp_path: Path, http: httpx.Client) -> None:
    with serving(tmp_path, picture_bytes=1024 * 1024) as url:
        handler = make_table(url, http).handler
        codes = []
        for strength in range(90, 94):
            noise = Image.effect_noise((1200, 1200), strength)
            answer = send(handler, file_of(noise, "JPEG"), "image/jpeg", "background")
            codes.append(answer.status_code)
        assert codes[0] == 201 and refused(answer) == (409, "pictures-full")


def test_only_an_unused_picture_is_removed(table: Table, fox: str) -> None:
    handler, picture = table.handler, stored(table.handler)
    handler.do("unit.picture", unit=fox, picture=picture)
    assert listed(handler) == {picture: True}
    assert refused(handler.ask("DELETE", f"/pictures/{picture}")) == (409, "picture-in-use")
    handler.do("unit.picture", unit=fox, picture="")
    assert handler.ask("DELETE", f"/pictures/{picture}").status_code == 204
    assert refused(handler.ask("DELETE", f"/pictures/{picture}")) == (404, "no-such-picture")
    assert refused(handler.ask("GET", f"/pictures/{picture}")) == (404, "no-such-picture")


def test_pictures_are_of_one_table(new_table: MakeTable) -> None:
    here, there = new_table(), new_table()
    picture = stored(here.handler)
    assert fetched(there.handler, picture) == 404
    there.handler.do("unit.add", **unit("Fox", 1, 1))
    use = {"type": "unit.picture", "unit": there.handler.unit("Fox"), "picture": picture}
    assert refused(there.handler.send(use)) == (404, "no-such-picture")


@pytest.mark.parametrize("history", [False, True])
def test_pictures_go_along_with_an_exported_table(table: Table, fox: str, history: bool) -> None:
    handler, picture, unused = table.handler, stored(table.handler), stored(table.handler, 30)
    handler.do("unit.picture", unit=fox, picture=picture)
    document = handler.ask("GET", f"/export?history={str(history).lower()}").json()
    assert set(document["pictures"]) == ({picture, unused} if history else {picture})
    copy = import_table(handler, document)
    (shown,) = copy.state()["view"]["scene"]["units"].values()
    got = copy.ask("GET", f"/pictures/{shown['picture']}")
    assert opened(got.content).size == (20, 20)
    assert copy.ask("GET", "/export").json()["pictures"].keys() == {picture}


def test_a_branch_keeps_the_pictures(table: Table, fox: str) -> None:
    handler, picture = table.handler, stored(table.handler)
    handler.do("unit.picture", unit=fox, picture=picture)
    made = handler.ask("POST", "/branch", json={}).json()
    branch = Person(handler.url, made["id"], made["handler_key"], http=handler.http)
    assert fetched(branch, picture) == 200
    assert handler.ask("DELETE", "").status_code == 204
    assert fetched(branch, picture) == 200


def test_bad_pictures_in_a_document_are_refused(table: Table) -> None:
    handler = table.handler
    document = handler.ask("GET", "/export").json()
    good = base64.b64encode(file_of(two_colours(), "WEBP")).decode()
    png = base64.b64encode(file_of(two_colours())).decode()
    bad: list[Any] = [
        {"p1": png},
        {"p1": good[:40]},
        {"p1": "no base64!"},
        {"p1": 5},
        {"../p": good},
        {"": good},
        {f"p{n}": "" for n in range(1001)},
        [good],
    ]
    for pictures in bad:
        sent = {**document, "pictures": pictures}
        answer = handler.http.post(f"{handler.url}{API}/tables/import", json=sent)
        assert refused(answer) == (422, "bad-document")
    again = import_table(handler, {**document, "pictures": {"p1": good}})
    assert listed(again) == {"p1": False}
