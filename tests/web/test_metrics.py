"""`/metrics`, the dashboard made from it, and the lines of the log."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path
from typing import Any

import httpx

from app import metrics
from tests.web.command_line import serving_process
from tests.web.server import Person

ROOT = Path(__file__).resolve().parents[2]
OPERATOR = {"Authorization": "Bearer operators-own-key"}


def play(url: str) -> tuple[dict[str, Any], str]:
    """Plays a little. Returns the table and what `/metrics` says while a socket is open."""
    with httpx.Client(base_url=url, timeout=30, trust_env=False) as http:
        made = http.post("/api/v1/tables", json={"name": "Cold Gorge"}, headers=OPERATOR).json()
        person = Person(url, made["id"], made["handler_key"], http=http)
        person.do("chat.say", text="hello there")
        refused = person.ask(
            "POST", "/commands", json={"id": "no", "command": {"type": "unit.remove"}}
        )
        assert refused.json()["code"] == "malformed"
        with person.socket() as socket:
            socket.until("view")
            found = http.get("/metrics", headers=OPERATOR).text
    return made, found


def test_metrics_tell_what_happens_and_of_nobody(tmp_path: Path) -> None:
    with serving_process(tmp_path, OPERATOR_KEY="operators-own-key") as running:
        url = running.until(r".* is ready: (\S+)")[1]
        made, found = play(url)
    lines = dict(line.rsplit(" ", 1) for line in found.splitlines() if line[0] != "#")
    assert float(lines['hexframe_commands_total{command="chat.say",outcome="done"}']) == 1
    assert float(lines['hexframe_refusals_total{code="malformed"}']) == 1
    assert float(lines["hexframe_sockets"]) == 1
    assert float(lines["hexframe_waiting_commands"]) == 0
    assert float(lines["hexframe_outbox_frames"]) == 0
    assert float(lines["process_resident_memory_bytes"]) > 10_000_000
    for secret in (made["id"], made["handler_key"], "Cold Gorge", "hello there"):
        assert secret not in found


def families() -> set[str]:
    """Returns the names of our metrics as they stand in a query."""
    ends = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"], "gauge": [""]}
    return {
        family.name + end
        for family in metrics.registry.collect()
        if family.name.startswith("hexframe_")
        for end in ends[family.type]
    }


def test_the_dashboard_shows_metrics_that_exist() -> None:
    dashboard = json.loads((ROOT / "docs" / "grafana.json").read_text())
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    named = {name for query in queries for name in re.findall(r"hexframe_\w+", query)}
    assert named <= families()
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"]) > 9


def test_the_guide_lists_every_metric() -> None:
    listed = set(re.findall(r"`(hexframe_\w+)`", (ROOT / "docs" / "operating.md").read_text()))
    ours = {f.name for f in metrics.registry.collect() if f.name.startswith("hexframe_")}
    assert {name.removesuffix("_total") for name in listed} == ours


def test_a_line_of_the_log_is_an_object_where_that_is_wanted(tmp_path: Path) -> None:
    with serving_process(
        tmp_path, OPERATOR_KEY="operators-own-key", LOG_FORMAT="json", LOG_LEVEL="debug"
    ) as running:
        url = running.until(r".* is ready: (\S+)")[1]
        made, _ = play(url)
        running.process.send_signal(signal.SIGINT)
        log = running.to_the_end()
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    done = [line for line in lines if line["logger"] == "hexframe.commands"]
    said = next(line for line in done if line["command"] == "chat.say")
    assert (said["table"], said["outcome"]) == (made["id"], "done")
    assert said["seat"]
    assert said["command_id"]
    assert said["version"] == 3
    assert said["ms"] > 0
    no = next(line for line in done if line["command_id"] == "no")
    assert (no["code"], no["command"]) == ("malformed", "unit.remove")
    assert any(line["logger"] == "uvicorn.access" for line in lines)
    assert made["handler_key"] not in log


def test_a_line_of_text_ends_with_the_command(tmp_path: Path) -> None:
    with serving_process(tmp_path, OPERATOR_KEY="operators-own-key", LOG_LEVEL="debug") as running:
        url = running.until(r".* is ready: (\S+)")[1]
        made, _ = play(url)
        running.process.send_signal(signal.SIGINT)
        log = running.to_the_end()
    found = re.search(r"chat\.say: done in [\d.]+ ms (.*)", log)
    assert found, log
    assert f"table={made['id']} command=chat.say command_id=" in found[1]
