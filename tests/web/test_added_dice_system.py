"""An added dice system needs one Python file and one line in the registry, as docs/systems.md
says."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from app.rules.dice_check.verify_dice import verify
from app.rules.systems import SYSTEMS, offering
from tests.fixtures.push_your_luck import SYSTEM
from tests.rules.systems.observed_game import ObservedGame
from tests.web.command_line import environment, run_anew, serving_copy
from tests.web.schema import check_view
from tests.web.server import API, Person, Table, make_table, serving

ROOT = Path(__file__).parents[2]
FILE = ROOT / "tests" / "fixtures" / "push_your_luck.py"
PAGE = (ROOT / "docs" / "systems.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.S)


@pytest.fixture(scope="module")
def url_with_system(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with one more system."""
    with offering(SYSTEM), serving(tmp_path_factory.mktemp("added")) as address:
        yield address


@pytest.fixture
def playing(url_with_system: str, http: httpx.Client) -> Table:
    """A table that plays it beside Frame State."""
    return make_table(url_with_system, http, systems=["frame-state", SYSTEM.name])


def act(person: Person, action: str, player: str) -> httpx.Response:
    """Does an action of the added system."""
    command = {"type": "system.act", "system": SYSTEM.name, "action": action}
    return person.send({**command, "form": {"player": player}})


def test_the_guide_shows_the_file_as_it_is() -> None:
    assert BLOCKS[0] == FILE.read_text("utf-8")


def test_the_system_keeps_the_rules_of_all_systems() -> None:
    with offering(SYSTEM):
        game = ObservedGame(SYSTEM.name)
        game.act("ann", "push", [4], player="a")
        assert game.refuse("bob", "stop", player="b") == "no-pile"
        assert game.refuse("bob", "stop", player="a") == "not-your-character"
        assert game.refuse("bob", "push", player="x") == "no-such-player"
        assert [offer.who for offer in game.offered("stop")] == ["ann"]
        game.act("ann", "push", [6], player="a")
        game.act("ann", "stop", player="a")
        game.act("ann", "push", [1], player="a")
        assert game.last["code"] == "bust"
    for roll in ({}, {"rolls": 0}, {"rolls": 100}, {"rolls": "1"}, {"rolls": 1, "die": 6}):
        with pytest.raises(ValueError, match="whole number"):
            SYSTEM.odds(roll)


def test_the_system_is_played_over_rest(playing: Table) -> None:
    ada, bob = playing.join("Ada"), playing.join("Bob")
    odds = ada.ask("POST", "/queries/odds", json={"system": SYSTEM.name, "roll": {"rolls": 2}})
    assert odds.json()["outcomes"]["safe"] == {"p": 25 / 36, "exact": "25/36"}

    refused = act(ada, "stop", ada.seat)
    assert (refused.status_code, refused.json()["code"]) == (409, f"{SYSTEM.name}.no-pile")
    assert refused.json()["detail"] == "Ada has no pile to bank"
    assert act(ada, "push", bob.seat).json()["code"] == f"{SYSTEM.name}.not-your-character"
    assert act(ada, "dance", ada.seat).json()["code"] == "no-such-action"

    pile = 0
    while pile < 12:
        (line,) = act(ada, "push", ada.seat).json()["events"]
        pile = line["params"]["pile"]
        assert line["data"]["proof"]["stream"] == "public"
    view = bob.state()["view"]
    check_view(view)
    offers = view["systems"][SYSTEM.name]["offers"]
    pending = [(offer["action"], offer["who"]) for offer in offers if offer["pending"]]
    assert pending == [("push", ada.seat), ("stop", ada.seat)]
    assert offers[0]["previews"][0]["outcomes"]["bust"]["exact"] == "1/6"

    assert act(playing.handler, "stop", ada.seat).status_code == 200
    facts = playing.handler.state()["view"]["systems"][SYSTEM.name]["facts"]
    assert facts[0]["params"] == {"player": {"player": ada.seat, "name": "Ada"}, "bank": pile}
    playing.handler.do("undo")
    offers = ada.state()["view"]["systems"][SYSTEM.name]["offers"]
    assert len([offer for offer in offers if offer["pending"]]) == 2

    assert playing.handler.ask("POST", "/chapters").status_code == 200
    log = bob.ask("GET", "/log.json").json()
    report = verify(log)
    assert (report.verdict, report.problems) == ("fair", [])
    assert f"Ada banks {pile}, {pile} in all" in [line["text"] for line in log["log"]]


def test_programs_find_the_system(url_with_system: str, http: httpx.Client) -> None:
    found = http.get(f"{url_with_system}{API}/systems/{SYSTEM.name}").json()
    assert found["title"] == SYSTEM.title
    assert found["actions"]["push"]["form"]["required"] == ["player"]
    assert found["texts"]["words"]["bust"] == "all gone"


def test_one_file_and_one_line_are_all(tmp_path: Path, http: httpx.Client) -> None:
    """Uses a copy of the program with the file, and the line that the page shows."""
    shutil.copytree(ROOT / "app", tmp_path / "app", ignore=shutil.ignore_patterns("__pycache__"))
    for folder in ("static", "templates", "alembic"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    systems = tmp_path / "app" / "rules" / "systems"
    shutil.copy(FILE, systems / "push_your_luck.py")
    registry = systems / "__init__.py"
    before = registry.read_text("utf-8")
    (line,) = (line for line in BLOCKS[1].splitlines() if "push_your_luck" in line)
    after = re.sub(r"(_MODULES = \(\n.*?)^\)\n", rf"\1{line}\n)\n", before, flags=re.S | re.M)
    assert len(after.splitlines()) == len(before.splitlines()) + 1
    registry.write_text(after, "utf-8")
    with serving_copy(tmp_path) as running:
        address = running.until(r"Hexframe \S+ is ready: (\S+)$")[1]
        served = http.get(f"{address}{API}/systems").json()["systems"]
        others = [name for name in SYSTEMS if name != SYSTEM.name]
        assert [each["name"] for each in served] == [*others, SYSTEM.name]
        table = make_table(address, http, systems=[SYSTEM.name])
        ada = table.join("Ada")
        assert act(ada, "push", ada.seat).status_code == 200


def test_the_command_line_with_one_more_system(tmp_path: Path) -> None:
    done = run_anew(
        ROOT,
        *("table", "create", "--system", SYSTEM.name),
        module="tests.example_system_server",
        env=environment(tmp_path),
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Table: ")
