"""Tables in different phases of play, and all kinds of senders."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec

from app.engine.commands.scopes import SCOPES, SCOPES_OF
from app.messages import text
from app.web.errors import ProblemDocument
from tests.engine.fights import armed, gun
from tests.engine.frames import document
from tests.hostile.values import Known
from tests.web.integrations import new_token
from tests.web.server import API, Person, Table, unit

OPERATOR: Final = "the operator's own key"
#: The operator has an address of its own. At the other addresses the key is guessed, and after too
#: many wrong guesses it is not checked there.
AS_OPERATOR: Final = {"Authorization": f"Bearer {OPERATOR}", "X-Forwarded-For": "203.0.113.1"}
PHASES: Final = ("fresh", "fight", "campaign")
#: High limits, so that constant requests are not refused.
GENEROUS: Final = {
    "rate_messages": 1e6,
    "rate_burst": 10**7,
    "rate_address": 1000,
    "rate_guesses": 10**7,
    "max_tables": 10**6,
    "max_seats": 10_000,
    "operator_key": OPERATOR,
}
#: All kinds of senders.
CALLERS: Final = (
    "nobody", "wrong", "spectator", "pilot", "second pilot", "handler", "operator", "invite",
    "elsewhere", "kicked", "cookie", "foreign cookie",
    *(f"program {scope}" for scope in SCOPES), "program for all", "revoked program",
)  # fmt: skip


@dataclass
class PhaseTable:
    """A table in some phase; `headers` by sender. `known` is what its Handler finds there."""

    table: Table
    pilot: Person
    second: Person
    spectator: Person
    headers: dict[str, dict[str, str]] = field(default_factory=dict)
    known: Known = field(default_factory=Known)

    @property
    def handler(self) -> Person:
        """Its first Handler."""
        return self.table.handler

    def look(self) -> Known:
        """Returns the ids and words that are in the table now."""
        self.known = Known(self.handler.state()["view"], [self.table.id])
        return self.known


def made_table(url: str, http: httpx.Client, **body: Any) -> Table:
    """Creates a table with the operator's key."""
    blank = {"columns": 12, "rows": 10, "orientation": "flat"}
    answer = http.post(
        f"{url}{API}/tables",
        json={"name": "Test", "map": blank, **body},
        headers=AS_OPERATOR,
    )
    assert answer.status_code == 201, answer.text
    made = answer.json()
    handler = Person(url, made["id"], made["handler_key"], http=http)
    return Table(url, made["id"], handler, made["invites"])


def fight(built: PhaseTable) -> None:
    """A conflict with an attack in progress: the pilot's Fox against the Wolf."""
    handler, pilot = built.handler, built.pilot
    build = document(armed(gun(2, damage="kinetic", lock=2)))
    for name, q, more in (
        ("Fox", 1, {"controller": pilot.seat}),
        ("Owl", 2, {"controller": built.second.seat}),
        ("Wolf", 5, {"disposition": "enemy"}),
        ("Shade", 8, {"disposition": "enemy", "hidden": True}),
    ):
        handler.do("unit.add", **unit(name, q, 2, **more))
        handler.do("unit.fit", unit=handler.unit(name), build=build)
    handler.do("unit.give", unit=handler.unit("Fox"), seat=built.second.seat)
    handler.do("prop.add", q=3, r=4, height=2, value=5, name="tower")
    handler.do("table.options", options={"reaction_seconds": 0})
    handler.do("conflict.start")
    fox = handler.unit("Fox")
    handler.do("turn.start", unit=fox)
    pilot.do("attack.declare", unit=fox, weapon="gun", at={"unit": handler.unit("Wolf")})


def campaign(built: PhaseTable) -> None:
    """Characters, missions in every phase, builds, several dice systems, an inactive scene."""
    handler, pilot = built.handler, built.pilot
    handler.do("table.systems", systems=list(systems(handler)))
    handler.do("unit.add", **unit("Hound", 1, 1, controller=pilot.seat))
    handler.do("unit.add", **unit("Ghoul", 6, 1, disposition="enemy", hidden=True))
    hound = handler.unit("Hound")
    handler.do("character.add", name="Fox", frame="Lynx", unit=hound, seat=pilot.seat, notes="?")
    handler.do("character.add", name="Owl")
    fox, owl = handler.state()["view"]["characters"]
    handler.do("character.edit", character=fox, credits=500)
    handler.do("build.save", build=document(armed(gun(1))), shared=True)
    aims = [{"text": "Seen", "bonus": 30}, {"text": "Hidden", "bonus": 40, "hidden": True}]
    less = [{"text": "Fuel", "amount": 5, "applies": True}]
    for name in ("draft", "briefed", "running"):
        made = {"base": 300, "crew": [fox, owl], "objectives": aims, "deductions": less}
        handler.do("mission.add", name=name, **made)
        mission = list(handler.state()["view"]["missions"])[-1]
        if name != "draft":
            handler.do("mission.phase", mission=mission, phase=name)
    handler.do("test.roll", kind="proactive", dice=["d6", "d8"], mark=4)
    handler.do("test.request", unit=hound, kind="proactive", dice=["d6"], mark=3)
    handler.do("chat.say", text="Here we are")
    handler.do("undo")


def systems(person: Person) -> list[str]:
    """Every dice system of the server."""
    found = person.http.get(f"{person.url}{API}/systems").json()["systems"]
    return [each["name"] for each in found]


def build(url: str, http: httpx.Client, phase: str) -> PhaseTable:
    """A new table in a phase, with a seat of each kind."""
    table = made_table(url, http)
    ada, bob, eve = table.join("Ada"), table.join("Bob"), table.join("Eve", "spectator")
    built = PhaseTable(table, ada, bob, eve)
    if phase != "fresh":
        {"fight": fight, "campaign": campaign}[phase](built)
    kicked = table.join("Gone")
    assert table.handler.ask("DELETE", f"/seats/{kicked.seat}").status_code == 204
    elsewhere = made_table(url, http)
    cookie = {"Cookie": f"hexframe_{table.id}={table.handler.token}"}
    built.headers = {
        "nobody": {},
        "wrong": signed("nonsense"),
        "spectator": signed(eve.token),
        "pilot": signed(ada.token),
        "second pilot": signed(bob.token),
        "handler": signed(table.handler.token),
        "operator": AS_OPERATOR,
        "invite": signed(table.invites["pilot"]),
        "elsewhere": signed(elsewhere.handler.token),
        "kicked": signed(kicked.token),
        "cookie": {**cookie, "Origin": url},
        "foreign cookie": {**cookie, "Origin": "https://elsewhere.example"},
        **{
            f"program {scope}": signed(new_token(table.handler, scope)["token"]) for scope in SCOPES
        },
        "program for all": signed(new_token(ada, *SCOPES_OF["pilot"])["token"]),
    }
    revoked = new_token(table.handler, "read")
    assert table.handler.ask("DELETE", f"/tokens/{revoked['id']}").status_code == 204
    built.headers["revoked program"] = signed(revoked["token"])
    assert set(built.headers) == set(CALLERS)
    built.look()
    return built


def signed(token: str) -> dict[str, str]:
    """Returns the header of a program."""
    return {"Authorization": f"Bearer {token}"}


def encodable(made: Any) -> bool:
    """Whether a well-behaved program can send this value."""
    try:
        msgspec.json.encode(made)
    except (ValueError, OverflowError, RecursionError):
        return False
    return True


def assert_documented(answer: httpx.Response, what: Any) -> None:
    """The answer is as documented: success, or a problem with a text of its own."""
    assert answer.status_code < 500, f"{what}: {answer.text}"
    if answer.status_code == 200:
        answer.json()
        return
    assert answer.headers["content-type"] == "application/problem+json", what
    problem = ProblemDocument.model_validate(answer.json())
    assert problem.status == answer.status_code
    assert problem.detail not in ("", problem.code), what
    assert problem.detail == text(problem.code, problem.params), what
