"""Backups and restores by an operator: real processes, and a server under load."""

from __future__ import annotations

import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.command_line import environment, run, run_anew, serving_process
from tests.web.server import Person, Table, make_table, unit

BLANK = {"columns": 6, "rows": 5, "orientation": "flat"}


@contextmanager
def playing(cwd: Path, **settings: str) -> Iterator[str]:
    """A server in its own process. Yields its address."""
    with serving_process(cwd, **settings) as running:
        yield running.until(r".* is ready: (\S+)")[1]


@contextmanager
def a_table(url: str) -> Iterator[Table]:
    """A table there."""
    with httpx.Client(timeout=30, trust_env=False) as http:
        yield make_table(url, http, name="Kept", map=BLANK)


def said(person: Person) -> list[str]:
    """Returns all chat at the table, as that person reads it."""
    found: list[str] = []
    after = 0
    while events := person.ask("GET", f"/events?after={after}&limit=1000").json()["events"]:
        found += [event["params"]["text"] for event in events if event["code"] == "chat.said"]
        after = events[-1]["seq"]
    return found


def backup(cwd: Path, to: object, *more: str) -> subprocess.CompletedProcess[str]:
    """Runs `hexframe backup`."""
    return run(cwd, "backup", str(to), *more)


def restored(cwd: Path, file: object, *more: str) -> subprocess.CompletedProcess[str]:
    """Runs `hexframe restore`, which must succeed."""
    done = run(cwd, "restore", str(file), *more)
    assert done.returncode == 0, done.stderr
    return done


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Table]:
    """A data folder with a table whose server has stopped, and its backup `kept.db`."""
    folder = tmp_path_factory.mktemp("once")
    with playing(folder) as url, a_table(url) as table:
        table.handler.do("chat.say", text="before")
        assert backup(folder, folder / "kept.db").returncode == 0
        table.handler.do("chat.say", text="after")
    return folder, table


@pytest.fixture
def kept(once: tuple[Path, Table], tmp_path: Path) -> tuple[Path, Table]:
    """A copy of it for one test."""
    folder, table = once
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    return tmp_path, table


def at(table: Table, url: str, http: httpx.Client) -> Person:
    """Returns the Handler of the table, at another address."""
    return Person(url, table.id, table.handler.token, http=http)


def names_in(folder: Path) -> list[str]:
    """Returns the names in a folder."""
    return sorted(each.name for each in folder.iterdir())


def everything(database: Path) -> list[str]:
    """Returns the whole content of a database, to compare it."""
    with closing(sqlite3.connect(database)) as connection:
        return list(connection.iterdump())


def test_a_backup_under_load_contains_every_acknowledged_command(tmp_path: Path) -> None:
    enough = threading.Event()
    going = threading.Event()
    acknowledged: dict[int, list[str]] = {n: [] for n in range(4)}
    with playing(tmp_path) as url, a_table(url) as table:
        talkers = [table.join(f"P{n}") for n in range(4)]

        def talk(n: int) -> None:
            with httpx.Client(timeout=30, trust_env=False) as http:
                me = Person(url, table.id, talkers[n].token, http=http)
                while not enough.is_set():
                    text = f"{n}-{len(acknowledged[n])}"
                    me.do("chat.say", text=text)
                    acknowledged[n].append(text)
                    if len(acknowledged[n]) > 30:
                        going.set()

        threads = [threading.Thread(target=talk, args=(n,)) for n in acknowledged]
        for thread in threads:
            thread.start()
        try:
            assert going.wait(60)
            for number in range(50):
                before = {n: list(texts) for n, texts in acknowledged.items()}
                copy = tmp_path / f"{number}.db"
                done = backup(tmp_path, copy)
                assert done.returncode == 0, done.stderr
                # A backup of a small table may be over before the next message.
                if any(len(acknowledged[n]) > len(before[n]) for n in before):
                    break
            else:
                pytest.fail("nothing was written during any backup")
        finally:
            enough.set()
            for thread in threads:
                thread.join(30)
    assert "1 table" in done.stdout
    assert copy.stat().st_mode & 0o777 == 0o600

    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    restored(elsewhere, copy)
    with playing(elsewhere) as url, httpx.Client(timeout=30, trust_env=False) as http:
        lines = said(at(table, url, http))
    for n, texts in before.items():
        mine = [text for text in lines if text.startswith(f"{n}-")]
        assert mine[: len(texts)] == texts
        # rows written meanwhile are in the backup without a gap, or not at all
        assert mine == acknowledged[n][: len(mine)] or mine[:-1] == acknowledged[n]


def test_a_restored_table_has_another_epoch_and_another_chapter(kept: Any) -> None:
    folder, table = kept
    before = table_of(folder)
    done = restored(folder, folder / "kept.db", "--force")
    assert before["epoch"] != table_of(folder)["epoch"]
    aside = Path(done.stdout.split("What was there before: ")[1].splitlines()[0])
    assert aside.is_file()
    with playing(folder) as url, httpx.Client(timeout=30, trust_env=False) as http:
        handler = at(table, url, http)
        assert said(handler) == ["before"]
        assert handler.state()["view"]["table"]["chance"]["chapter"] == 2
        codes = [each["code"] for each in handler.ask("GET", "/events").json()["events"]]
        assert "chapter.closed" in codes
        handler.do("unit.add", **unit("Hound", 1, 1))
    # the replaced database can be restored
    restored(folder, aside, "--force")
    with playing(folder) as url, httpx.Client(timeout=30, trust_env=False) as http:
        assert said(at(table, url, http)) == ["before", "after"]


def table_of(folder: Path) -> dict[str, Any]:
    """Returns the only table of a data folder."""
    with closing(sqlite3.connect(folder / "data" / "hexframe.db")) as connection:
        connection.row_factory = sqlite3.Row
        return dict(connection.execute("SELECT * FROM tables").fetchone())


def test_a_running_server_prevents_a_restore(tmp_path: Path) -> None:
    with playing(tmp_path) as url, a_table(url) as table:
        assert backup(tmp_path, "one.db").returncode == 0
        for more in ((), ("--force",)):
            done = run(tmp_path, "restore", "one.db", *more)
            assert done.returncode == 1
            assert "Traceback" not in done.stderr
        assert "stop the server" in done.stderr
        table.handler.do("chat.say", text="still here")
        assert said(table.handler) == ["still here"]


def test_a_killed_server_does_not_prevent_a_restore(tmp_path: Path) -> None:
    with serving_process(tmp_path) as running:
        url = running.until(r".* is ready: (\S+)")[1]
        with a_table(url) as table:
            table.handler.do("chat.say", text="before")
            assert backup(tmp_path, "one.db").returncode == 0
            table.handler.do("chat.say", text="after")
        running.process.send_signal(signal.SIGKILL)
    done = restored(tmp_path, "one.db", "--force")
    aside = done.stdout.split("What was there before: ")[1].splitlines()[0]
    # rows in the killed server's write-ahead log are kept, too
    assert ": 1 table, " in run(tmp_path, "backup", "two.db").stdout
    restored(tmp_path, aside, "--force")
    with playing(tmp_path) as url, httpx.Client(timeout=30, trust_env=False) as http:
        assert said(at(table, url, http)) == ["before", "after"]


def test_nothing_is_overwritten_without_force(kept: Any) -> None:
    folder, _ = kept
    before = everything(folder / "data" / "hexframe.db")
    done = run(folder, "restore", "kept.db")
    assert done.returncode == 1
    assert "--force" in done.stderr
    assert everything(folder / "data" / "hexframe.db") == before

    first = (folder / "kept.db").read_bytes()
    again = backup(folder, "kept.db")
    assert again.returncode == 1
    assert "--force" in again.stderr
    assert (folder / "kept.db").read_bytes() == first
    assert backup(folder, "kept.db", "--force").returncode == 0
    assert (folder / "kept.db").read_bytes() != first


def test_a_file_that_is_no_backup(kept: Any) -> None:
    folder, _ = kept
    (folder / "bad.db").write_bytes((folder / "kept.db").read_bytes()[:-1])
    before = everything(folder / "data" / "hexframe.db")
    done = run(folder, "restore", "bad.db", "--force")
    assert done.returncode == 1
    assert done.stderr == "bad.db is cut off: its end is missing\n"
    assert everything(folder / "data" / "hexframe.db") == before


def age(database: Path) -> None:
    """Marks a database as written by a newer program."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


@pytest.mark.parametrize("command", ["serve", "migrate", "restore"])
def test_a_newer_database_is_refused_and_left_alone(kept: Any, command: str) -> None:
    folder, _ = kept
    age(folder / "data" / "hexframe.db")
    before = everything(folder / "data" / "hexframe.db")
    if command == "restore":
        assert backup(folder, "newer.db").returncode == 0
        done = run(folder, "restore", "newer.db", DATA_DIR=str(folder / "other"))
    else:
        done = run(folder, command)
    assert done.returncode == 4
    assert "9999" in done.stderr
    assert "newer version" in done.stderr
    assert everything(folder / "data" / "hexframe.db") == before


def test_nothing_to_back_up(tmp_path: Path) -> None:
    done = backup(tmp_path, "one.db")
    assert done.returncode == 1
    assert "no database" in done.stderr
    assert not (tmp_path / "one.db").exists()
    assert not (tmp_path / "data" / "hexframe.db").exists()


def crowded(folder: Path, *arguments: str, limit: int) -> subprocess.CompletedProcess[str]:
    """Runs a command whose files may not grow beyond `limit` bytes."""

    def narrow() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    env = environment(folder) | {"PYTHONDONTWRITEBYTECODE": "1"}
    return run_anew(folder, *arguments, env=env, preexec_fn=narrow)


def test_a_full_disk_leaves_no_partial_backup(kept: Any) -> None:
    folder, _ = kept
    before = everything(folder / "data" / "hexframe.db")
    names = names_in(folder)
    size = (folder / "kept.db").stat().st_size
    done = crowded(folder, "backup", "more.db", limit=size // 2)
    assert done.returncode == 1
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr
    assert names_in(folder) == names
    inside = names_in(folder / "data")
    done = crowded(folder, "restore", "kept.db", "--force", limit=size // 2)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert everything(folder / "data" / "hexframe.db") == before
    assert names_in(folder / "data") == inside


KILLED = """
import os, signal, sys
from pathlib import Path
from app.store import backup

url, file, pages = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])

def progress(left, all):
    if all - left >= pages:
        os.kill(os.getpid(), signal.SIGKILL)

backup.PAGES_PER_STEP = 1
with backup.exclusive_access(url, force=True) as database:
    with backup.staged_copy(file, url) as (part, _):
        backup.replace_database(part, database, progress)
"""


@pytest.mark.parametrize("pages", [1, 10])
def test_a_restore_that_is_killed_leaves_a_whole_database(kept: Any, pages: int) -> None:
    folder, table = kept
    live = folder / "data" / "hexframe.db"
    before = everything(live)
    done = subprocess.run(
        [sys.executable, "-c", KILLED, f"sqlite:///{live}", folder / "kept.db", str(pages)],
        cwd=Path(__file__).parents[2],
        timeout=60,
        check=False,
    )
    assert done.returncode == -signal.SIGKILL
    assert everything(live) == before
    restored(folder, "kept.db", "--force")
    assert not list((folder / "data").glob(".*"))
    with playing(folder) as url, httpx.Client(timeout=30, trust_env=False) as http:
        assert said(at(table, url, http)) == ["before"]


def test_postgres_has_programs_of_its_own(tmp_path: Path) -> None:
    url = "postgresql://ann:secret@db.example/hexframe"
    for arguments in (("backup", "one.db"), ("restore", "one.db")):
        done = run(tmp_path, *arguments, DATABASE_URL=url)
        assert done.returncode == 1
        assert "pg_dump --format=custom" in done.stderr
        assert "pg_restore" in done.stderr
        assert "secret" not in done.stderr


@pytest.mark.postgres
def test_a_postgres_dump_can_be_restored(
    scratch_postgres: Callable[[], str], tmp_path: Path
) -> None:
    url = scratch_postgres()
    plain = url.replace("postgresql+psycopg", "postgresql")
    dump = tmp_path / "hexframe.dump"
    with playing(tmp_path, DATABASE_URL=url) as address, a_table(address) as table:
        table.handler.do("chat.say", text="before")
        pg("pg_dump", "--format=custom", f"--file={dump}", plain)
        table.handler.do("chat.say", text="after")
    how = ("--clean", "--if-exists", "--single-transaction", "--no-owner")
    pg("pg_restore", *how, f"--dbname={plain}", str(dump))
    done = run(tmp_path, "restore", "--finish", DATABASE_URL=url)
    assert done.returncode == 0, done.stderr
    with (
        playing(tmp_path, DATABASE_URL=url) as address,
        httpx.Client(timeout=30, trust_env=False) as http,
    ):
        handler = at(table, address, http)
        assert said(handler) == ["before"]
        assert handler.state()["view"]["table"]["chance"]["chapter"] == 2


def pg(*command: str) -> None:
    """Runs a program of PostgreSQL."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
