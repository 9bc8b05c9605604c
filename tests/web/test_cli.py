"""The command line, each command in its own process."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

import app
from app.formats.registry import read_file, write_map
from app.rules.geometry.terrain import HexMap
from tests.web.command_line import Running, run, run_anew, serving_process
from tests.web.server import AS_JSON, BOARD, Person, raw_socket


def links(running: Running) -> dict[str, str]:
    """Returns the links of the demonstration table."""
    handler = running.until(r"Handler: (\S+)$")[1]
    return {"handler": handler, "pilot": running.until(r"Pilot: (\S+)$")[1]}


def path_of(link: str) -> str:
    """Returns a link without the server's address."""
    return "/" + link.split("/", 3)[3]


def test_the_demonstration_is_found_again_and_secrets_stay_out_of_the_log(tmp_path: Path) -> None:
    with serving_process(tmp_path, "--demo") as running:
        first = links(running)
        with httpx.Client(follow_redirects=True, timeout=30, trust_env=False) as browser:
            page = browser.get(first["handler"])
            assert page.status_code == 200
            assert "key=" not in str(page.url)
            assert browser.get(first["pilot"]).status_code == 200
        running.process.send_signal(signal.SIGINT)
        log = running.to_the_end()
    printed = log.index("Pilot:") + len(first["pilot"]) + 10
    for link in first.values():
        secret = re.split(r"[/=]", link)[-1]
        assert secret not in log[printed:]
    assert "***" in log[printed:]
    with serving_process(tmp_path, "--demo") as running:
        again = links(running)
    assert {k: path_of(v) for k, v in again.items()} == {k: path_of(v) for k, v in first.items()}
    key = tmp_path / "data" / "demo-handler-key"
    assert key.stat().st_mode & 0o777 == 0o600

    key.unlink()
    with serving_process(tmp_path, DEMO="true") as running:
        third = links(running)
        assert path_of(third["pilot"]) == path_of(first["pilot"])
        assert path_of(third["handler"]) != path_of(first["handler"])
        with httpx.Client(timeout=30, trust_env=False) as browser:
            base = third["handler"].partition("/h/")[0]
            assert browser.get(third["handler"]).status_code == 303
            assert browser.get(base + path_of(first["handler"])).status_code == 401


def printed_by(tmp_path: Path, level: str) -> tuple[str, list[str]]:
    """Returns everything that a server prints while people come and go, and the secrets they
    used."""
    with serving_process(tmp_path, LOG_LEVEL=level, OPERATOR_KEY="operators-own-key") as running:
        url = running.until(r".* is ready: (\S+)")[1]
        with httpx.Client(base_url=url, timeout=30, trust_env=False) as http:
            operator = {"Authorization": "Bearer operators-own-key"}
            made = http.post("/api/v1/tables", json={}, headers=operator).json()
            key, invites, there = made["handler_key"], made["invites"], {"Origin": url}
            table = f"/api/v1/tables/{made['id']}"
            assert http.get(f"/h/{made['id']}?key={key}").status_code == 303
            assert http.get(f"/h/{made['id']}?key={key}wrong").status_code == 401
            assert http.get(f"/t/{made['id']}").status_code == 200
            assert http.get(f"/j/{invites['pilot']}").status_code == 200
            joined = http.post(
                f"/j/{invites['spectator']}", data={"name": "A", "another": "1"}, headers=there
            )
            cookie = joined.cookies[f"hexframe_{made['id']}"]
            form = {"name": "x", "operator_key": "operators-own-key"}
            assert http.post("/tables", data=form, headers=there).status_code == 303
            seat = {"invite": invites["pilot"], "name": "Ada"}
            ada = http.post(f"{table}/seats", json=seat, headers={"Cookie": ""}).json()
            for token in (key, ada["token"]):
                with Person(url, made["id"], token, http=http).socket() as socket:
                    socket.until("view")
            browser = {"Cookie": f"hexframe_{made['id']}={cookie}"}
            with raw_socket(url, made["id"], headers=browser, origin=url) as raw:
                raw.recv(timeout=20)
            with raw_socket(url, made["id"], f"?token={key}", headers=browser, origin=url) as raw:
                raw.recv(timeout=20)
            http.post(
                f"{table}/commands",
                content=b"{",
                headers={**AS_JSON, "Authorization": f"Bearer {key}"},
            )
            fresh = http.post(
                f"{table}/invites",
                json={"role": "pilot"},
                headers={"Authorization": f"Bearer {key}"},
            ).json()
            http.get("/%00" + fresh["invite"], headers={"Accept": "text/html"})
        running.process.send_signal(signal.SIGINT)
        log = running.to_the_end()
    secrets = [key, ada["token"], cookie, *invites.values(), "operators-own-key"]
    return log, secrets


@pytest.mark.parametrize("level", ["info", "debug"])
def test_no_secret_is_printed(tmp_path: Path, level: str) -> None:
    log, secrets = printed_by(tmp_path, level)
    assert "GET /h/" in log
    assert "***" in log
    for secret in secrets:
        lines = [line for line in log.splitlines() if secret in line]
        assert lines == []


def test_a_broken_database_prints_no_secret(tmp_path: Path) -> None:
    with serving_process(tmp_path) as running:
        url = running.until(r".* is ready: (\S+)")[1]
        with httpx.Client(base_url=url, timeout=30, trust_env=False) as http:
            made = http.post("/api/v1/tables", json={}).json()
            with closing(sqlite3.connect(tmp_path / "data" / "hexframe.db")) as other:
                other.execute("ALTER TABLE tables RENAME TO elsewhere")
                other.execute("ALTER TABLE seats RENAME TO nowhere")
                other.commit()
            assert http.get(f"/j/{made['invites']['pilot']}").status_code == 503
            key = {"Authorization": f"Bearer {made['handler_key']}"}
            assert http.get(f"/api/v1/tables/{made['id']}/state", headers=key).status_code == 503
        running.process.send_signal(signal.SIGINT)
        log = running.to_the_end()
    assert "no such table: tables" in log
    hashed = hashlib.sha256(made["handler_key"].encode()).hexdigest()
    for secret in (made["handler_key"], hashed, *made["invites"].values()):
        assert secret not in log


def test_tokens_are_nowhere_on_the_disk(tmp_path: Path) -> None:
    with serving_process(tmp_path, "--demo") as running:
        url = links(running)["handler"].partition("/h/")[0]
        with httpx.Client(base_url=url, timeout=30, trust_env=False) as http:
            made = http.post("/api/v1/tables", json={}).json()
            seat = {"invite": made["invites"]["pilot"], "name": "Ada"}
            ada = http.post(f"/api/v1/tables/{made['id']}/seats", json=seat).json()
            key = {"Authorization": f"Bearer {made['handler_key']}"}
            page = http.get(f"/h/{made['id']}?key={made['handler_key']}")
            assert page.status_code == 303
            export = http.get(f"/api/v1/tables/{made['id']}/export", headers=key).content
        assert run(tmp_path, "backup", "kept.db").returncode == 0
        running.process.send_signal(signal.SIGKILL)
        running.to_the_end()
    files = [each for each in tmp_path.rglob("*") if each.is_file()]
    assert {"hexframe.db", "hexframe.db-wal", "kept.db"} <= {each.name for each in files}
    whole = [export, *(each.read_bytes() for each in files)]
    for token in (made["handler_key"], ada["token"]):
        assert not any(token.encode() in content for content in whole)
        hashed = hashlib.sha256(token.encode()).hexdigest().encode()
        assert any(hashed in content for content in whole[1:])
        assert hashed not in export


def test_several_processes_need_redis(tmp_path: Path) -> None:
    done = run(tmp_path, "serve", "--workers", "2")
    assert done.returncode == 2
    assert "HEXFRAME_REDIS_URL" in done.stderr
    assert not (tmp_path / "data").exists()


@pytest.mark.redis
def test_several_processes(tmp_path: Path, redis_url: str) -> None:
    with serving_process(tmp_path, "--demo", "--workers", "2", REDIS_URL=redis_url) as running:
        found = links(running)
        base = found["handler"].partition("/h/")[0]
        for _ in range(6):
            assert httpx.get(base + "/health", trust_env=False).status_code == 200


def test_missing_scripts_of_the_pages_are_named(tmp_path: Path) -> None:
    package = Path(app.__file__).parent
    shutil.copytree(package, tmp_path / "app", ignore=shutil.ignore_patterns("__pycache__"))
    done = run_anew(tmp_path, "serve", "--demo")  # this copy of the program
    assert done.returncode == 2
    assert done.stderr.startswith("The bundled scripts of the pages are missing")
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"PORT": "many"}, "HEXFRAME_PORT"),
        ({"DATABASE_URL": "mysql://x"}, "mysql"),
        ({"DATABASE_URL": "postgresql://nobody@127.0.0.1:1/none"}, "refused"),
    ],
)
def test_unusable_settings_are_refused(tmp_path: Path, settings: dict[str, str], said: str) -> None:
    done = run(tmp_path, "serve", **settings)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_mistyped_setting_is_named(tmp_path: Path) -> None:
    assert "HEXFRAME_PROT" in run(tmp_path, "migrate", PROT="1").stderr


def test_map_check(tmp_path: Path) -> None:
    (tmp_path / "good.board").write_text(BOARD)
    (tmp_path / "bad.board").write_text('size 1 1\nhex 0101 high "" ""\nend\n')
    done = run(tmp_path, "map", "check", "good.board", "bad.board", "absent.board")
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert len(lines) == 3
    assert lines[0] == (
        "good.board: 3 columns, 2 rows, lowest level -2, highest level 5, 1 props, 3 notes"
    )
    assert lines[1].startswith("bad.board: line 2: ")
    assert lines[2] == "absent.board: No such file or directory"
    assert run(tmp_path, "map", "check", "good.board").returncode == 0


def test_map_check_says_what_was_ignored(tmp_path: Path) -> None:
    (tmp_path / "odd.board").write_text('size 1 1\nhex 0101 2 "lava:1" "grass"\nend\n')
    (tmp_path / "scene.dd2vtt").write_text("{}")
    done = run(tmp_path, "map", "check", "odd.board", "scene.dd2vtt")
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert lines[1:3] == [
        "  Unknown terrain, kept as notes: lava.",
        "  Hexes with a drawing theme, which is not kept: 1.",
    ]
    assert "square grid" in lines[3]


def test_map_convert(tmp_path: Path) -> None:
    (tmp_path / "a.board").write_text(BOARD)
    for source, target in (("a.board", "b.tmj"), ("b.tmj", "c.tmx"), ("c.tmx", "d.hexframe")):
        done = run(tmp_path, "map", "convert", source, target)
        assert done.returncode == 0, done.stderr
        assert "3 columns, 2 rows" in done.stderr
        assert done.stdout == ""
    first, *others = (read_file(tmp_path / name).map for name in ("a.board", "b.tmj", "c.tmx"))
    assert all(other == first for other in others)
    assert read_file(tmp_path / "d.hexframe").map == first
    # a file is replaced only on request
    before = (tmp_path / "b.tmj").read_bytes()
    refused = run(tmp_path, "map", "convert", "c.tmx", "b.tmj")
    assert (refused.returncode, (tmp_path / "b.tmj").read_bytes()) == (2, before)
    assert "--force" in refused.stderr
    forced = run(tmp_path, "map", "convert", "c.tmx", "b.tmj", "--force")
    assert forced.returncode == 0, forced.stderr
    written = run(tmp_path, "map", "convert", "a.board", "-", "--format", "tmx")
    assert (written.returncode, written.stdout[:5]) == (0, "<?xml")
    assert sorted(path.name for path in tmp_path.glob("*.*")) == [
        "a.board",
        "b.tmj",
        "c.tmx",
        "d.hexframe",
    ]


def test_map_convert_refuses(tmp_path: Path) -> None:
    write = tmp_path.joinpath
    units = [{"name": "Kite", "disposition": "enemy"}]
    pointy = HexMap.blank(2, 2, "pointy")
    write("pointy.json").write_bytes(write_map("hexframe", pointy))
    flat = HexMap.blank(2, 2, "flat")
    write("flat.json").write_bytes(write_map("hexframe", flat, "", units))
    write("bad.board").write_text("size 2 2\nend\n")
    for words, code, said in (
        (("pointy.json", "x.board"), 1, "pointy-top"),
        (("bad.board", "x.tmj"), 1, "line 2: "),
        (("absent.board", "x.tmj"), 2, "No such file"),
        (("flat.json", "x.png"), 2, "--format is missing"),
        (("flat.json", "-"), 2, "--format is missing"),
        (("flat.json", "x.tmj", "--format", "png"), 2, "no map format called png"),
        (("flat.json", "nowhere/x.tmj"), 2, "No such file"),
    ):
        done = run(tmp_path, "map", "convert", *words)
        assert (done.returncode, said in done.stderr) == (code, True), done.stderr
        assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("x.*"))
    lossy = run(tmp_path, "map", "convert", "flat.json", "x.board")
    assert lossy.returncode == 0
    assert "Not written, because MegaMek board files cannot hold them: units." in lossy.stderr


def test_map_generate(tmp_path: Path) -> None:
    asked = ("map", "generate", "canyon", "--size", "20x12", "--seed", "7", "--set", "water=9")
    done = run(tmp_path, *asked, "-o", "made.hexframe.json")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("made.hexframe.json: 20 columns, 12 rows, ")
    checked = run(tmp_path, "map", "check", "made.hexframe.json")
    assert checked.stdout == done.stdout
    printed = run(tmp_path, *asked)
    assert json.loads(printed.stdout) == json.loads((tmp_path / "made.hexframe.json").read_text())
    again = run(tmp_path, *asked, "-o", "made.hexframe.json")
    assert (again.returncode, "--force" in again.stderr) == (1, True)
    assert run(tmp_path, *asked, "-o", "made.hexframe.json", "--force").returncode == 0
    assert run(tmp_path, *asked, "-o", "made.board").returncode == 0
    assert "size 20 12" in (tmp_path / "made.board").read_text()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("moon",), "no kind of map called moon"),
        (("hills", "--size", "20"), "--size is columns and rows"),
        (("hills", "--size", "900x900"), "at most"),
        (("hills", "--set", "water"), "--set is a name and a number"),
        (("hills", "--set", "water=11"), "from 0 to 10"),
        (("hills", "--set", "cheese=1"), "no setting cheese"),
        (("hills", "--seed", "-1"), "The seed must be"),
        (("hills", "--orientation", "pointy", "-o", "made.board"), "cannot hold"),
    ],
)
def test_maps_that_cannot_be_generated(tmp_path: Path, wrong: tuple[str, ...], said: str) -> None:
    done = run(tmp_path, "map", "generate", *wrong)
    assert (done.returncode, said in done.stderr) == (2, True), done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("made*"))


def test_table_create(tmp_path: Path) -> None:
    (tmp_path / "pass.board").write_text(BOARD)
    done = run(tmp_path, "table", "create", "--map", "pass.board", "--name", "The pass")
    assert done.returncode == 0, done.stderr
    printed = dict(line.split(": ", 1) for line in done.stdout.splitlines())
    assert set(printed) == {"Table", "Handler", "Pilot", "Spectator"}
    as_json = run(tmp_path, "table", "create", "--json")
    made: dict[str, Any] = json.loads(as_json.stdout)
    with (
        serving_process(tmp_path) as running,
        httpx.Client(timeout=30, trust_env=False) as browser,
    ):
        base = running.until(r".* is ready: (\S+)")[1]
        assert browser.get(base + path_of(printed["Handler"])).status_code == 303
        page = browser.get(base + path_of(printed["Pilot"]))
        assert "The pass" in page.text
        assert browser.get(base + path_of(made["handler"])).status_code == 303


def test_table_export_and_import(tmp_path: Path) -> None:
    made = json.loads(run(tmp_path, "table", "create", "--name", "The pass", "--json").stdout)
    whole = run(tmp_path, "table", "export", made["id"])
    assert (whole.returncode, json.loads(whole.stdout)["history"]["rows"]) == (0, 2)
    (tmp_path / "whole.json").write_text(whole.stdout)
    bare = run(tmp_path, "table", "export", made["id"], "--no-history")
    assert "history" not in json.loads(bare.stdout)
    again = run(tmp_path, "table", "import", "whole.json", "--json", "--name", "Elsewhere")
    assert again.returncode == 0, again.stderr
    copy = json.loads(again.stdout)
    assert copy["id"] != made["id"]
    told = json.loads(run(tmp_path, "table", "export", copy["id"]).stdout)
    assert (told["name"], told["history"]["rows"]) == ("Elsewhere", 3)
    (tmp_path / "whole.json").write_text(whole.stdout.replace('"rows": 2', '"rows": 1'))
    broken = run(tmp_path, "table", "import", "whole.json")
    assert broken.returncode == 1
    assert "cannot be played back" in broken.stderr
    assert run(tmp_path, "table", "export", "nowhere").returncode == 1
    assert run(tmp_path, "table", "import", "absent.json").returncode == 2


def test_table_create_with_dice_systems(tmp_path: Path) -> None:
    chosen = ("--system", "q-star", "--system", "course-and-flow")
    made = json.loads(run(tmp_path, "table", "create", *chosen, "--json").stdout)
    with serving_process(tmp_path) as running, httpx.Client(timeout=30, trust_env=False) as http:
        base = running.until(r".* is ready: (\S+)")[1]
        key = {"Authorization": f"Bearer {made['handler_key']}"}
        state = http.get(f"{base}/api/v1/tables/{made['id']}/state", headers=key).json()
    assert state["view"]["table"]["systems"] == ["q-star", "course-and-flow"]
    unknown = run(tmp_path, "table", "create", "--system", "chess")
    assert unknown.returncode == 1
    assert "chess" in unknown.stderr


def test_table_create_with_a_bad_file(tmp_path: Path) -> None:
    (tmp_path / "bad.board").write_text("size 2 2\nend\n")
    done = run(tmp_path, "table", "create", "--map", "bad.board")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.strip()
    assert run(tmp_path, "table", "create", "--map", "absent.board").returncode == 2


def test_migrate_twice(tmp_path: Path) -> None:
    for _ in range(2):
        done = run(tmp_path, "migrate")
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "data" / "hexframe.db").is_file()


def test_documents(tmp_path: Path) -> None:
    assert json.loads(run(tmp_path, "openapi").stdout)["openapi"].startswith("3.1")
    assert json.loads(run(tmp_path, "openapi", "--async").stdout)["asyncapi"].startswith("3")
