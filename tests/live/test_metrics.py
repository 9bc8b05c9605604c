"""What metrics, log and traces say of commands."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from app import metrics, tracing
from app.engine import Refused
from app.live import command_log
from app.live.tables import LiveTable, Tables
from app.store import StoreUnavailable
from tests.live.play import Screen, act, make_table

PHASES = ("wait", "decide", "commit", "fold", "send", "all")


def value(name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


def counted(command: str, outcome: str) -> float:
    return value("hexframe_commands_total", command=command, outcome=outcome)


@pytest.fixture
async def played(tables: Tables) -> tuple[LiveTable, str]:
    made = await make_table(tables)
    return await tables.get(made.id), made.handler_seat


async def refused(table: LiveTable, seat: str, kind: str) -> Refused:
    done = await table.send(seat, kind, {"type": kind})
    assert isinstance(done, Refused)
    return done


async def test_commands_are_counted_by_outcome_and_refusals_by_code(
    played: tuple[LiveTable, str],
) -> None:
    table, seat = played
    before = [counted("chat.say", "done"), counted("unit.remove", "refused")]
    malformed = value("hexframe_refusals_total", code="malformed")
    unknown = counted("other", "refused")
    phases = [value("hexframe_command_seconds_count", phase=phase) for phase in PHASES]
    await act(table, seat, "chat.say", text="hi")
    assert [counted("chat.say", "done"), counted("unit.remove", "refused")] == [
        before[0] + 1,
        before[1],
    ]
    after = [value("hexframe_command_seconds_count", phase=phase) for phase in PHASES]
    assert after == [count + 1 for count in phases]
    assert (await refused(table, seat, "unit.remove")).code == "malformed"
    assert counted("unit.remove", "refused") == before[1] + 1
    assert value("hexframe_refusals_total", code="malformed") == malformed + 1
    assert (await refused(table, seat, "made.up")).code == "unknown-command"
    assert counted("other", "refused") == unknown + 1
    assert "made.up" not in metrics.render().decode(), "a client must not invent labels"


async def test_a_command_whose_fate_is_unknown_counts_as_failed(
    played: tuple[LiveTable, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = played
    before = counted("chat.say", "failed")

    async def full(row: Any) -> bool:
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr(table._store.journal, "append", full)
    with pytest.raises(StoreUnavailable):
        await act(table, seat, "chat.say", text="hi")
    assert counted("chat.say", "failed") == before + 1


async def test_a_view_is_encoded_once_for_all_who_join(played: tuple[LiveTable, str]) -> None:
    table, seat = played
    hits, misses = (
        value("hexframe_cache_lookups_total", cache="views", result=result)
        for result in ("hit", "miss")
    )
    await act(table, seat, "chat.say", text="a view of its own")
    for _ in range(3):
        table.subscribe(seat, Screen())
    assert value("hexframe_cache_lookups_total", cache="views", result="miss") == misses + 1
    assert value("hexframe_cache_lookups_total", cache="views", result="hit") == hits + 2


async def test_each_command_is_logged_with_its_ids(
    played: tuple[LiveTable, str], caplog: pytest.LogCaptureFixture
) -> None:
    table, seat = played
    with caplog.at_level(logging.DEBUG, "hexframe.commands"):
        await act(table, seat, "chat.say", text="hi")
        await refused(table, seat, "unit.remove")
    said, no = (record for record in caplog.records if record.name == "hexframe.commands")
    assert said.getMessage().startswith("chat.say: done in ")
    assert said.__dict__["version"] == table.state.version
    assert no.getMessage().startswith("unit.remove: malformed in ")
    assert (no.__dict__["outcome"], no.__dict__["code"]) == ("refused", "malformed")
    assert all(record.levelno == logging.DEBUG for record in (said, no))


async def test_a_slow_command_is_a_warning(
    played: tuple[LiveTable, str],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, seat = played
    await act(table, seat, "chat.say", text="hi")
    assert not caplog.records, "nothing is logged at the usual level"
    monkeypatch.setattr(command_log, "SLOW", 0.0)
    await act(table, seat, "chat.say", text="hi")
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


async def test_lines_of_a_command_know_it_and_others_do_not(
    played: tuple[LiveTable, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = played
    seen: list[Mapping[str, str]] = []
    fold = table._folded.advance

    def watched(*given: Any) -> Any:
        seen.append(command_log.command_fields())
        return fold(*given)

    monkeypatch.setattr(table._folded, "advance", watched)
    await act(table, seat, "chat.say", text="hi")
    known = seen[0]
    assert (known["table"], known["seat"], known["command"]) == (table.id, seat, "chat.say")
    assert known["command_id"]
    assert command_log.command_fields() == {}


@pytest.fixture
def spans() -> Iterator[InMemorySpanExporter]:
    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    tracing.use(provider.get_tracer("test"))
    yield exporter
    tracing.use(None)


async def test_a_trace_shows_the_phases_of_a_command(
    played: tuple[LiveTable, str], spans: InMemorySpanExporter
) -> None:
    table, seat = played
    await act(table, seat, "chat.say", text="hi")
    await refused(table, seat, "unit.remove")
    found: dict[str, list[ReadableSpan]] = {}
    for span in spans.get_finished_spans():
        found.setdefault(span.name, []).append(span)
    assert set(found) == {
        "command chat.say", "command unit.remove", "decide", "commit", "fold", "send",
    }  # fmt: skip
    said, no = found["command chat.say"][0], found["command unit.remove"][0]
    assert (said.parent, no.parent) == (None, None)
    for phase in ("decide", "commit", "fold", "send"):
        parent = found[phase][0].parent
        assert parent is not None
        assert parent.span_id == said.get_span_context().span_id
    assert said.attributes is not None
    assert no.attributes is not None
    assert said.attributes["table"] == table.id
    assert said.attributes["version"] == table.state.version
    assert (no.attributes["outcome"], no.attributes["code"]) == ("refused", "malformed")


def test_tracing_needs_an_endpoint_and_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(tracing.ENDPOINT, raising=False)
    tracing.start_tracing("1")
    assert tracing._tracer is None
    monkeypatch.setenv(tracing.ENDPOINT, "http://127.0.0.1:1")
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.resources", None)
    with pytest.raises(RuntimeError, match=r"hexframe\[otel\]"):
        tracing.start_tracing("1")
    monkeypatch.undo()
    monkeypatch.setenv(tracing.ENDPOINT, "http://127.0.0.1:1")
    try:
        tracing.start_tracing("1")
        assert tracing._tracer is not None
    finally:
        tracing.use(None)
