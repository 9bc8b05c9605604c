"""The ledger has a row for each pay, and sums."""

from __future__ import annotations

import csv
import io

from hexframe.client import Server
from hexframe.client.commands import (
    CharacterAdd,
    MissionAdd,
    MissionPay,
    MissionPhase,
    MissionResult,
)
from tests.client.tables import crewed
from tests.examples.programs import run


def test_payouts_become_a_spreadsheet(server: Server) -> None:
    handler, _, _ = crewed(server)
    added = handler.send(CharacterAdd(name="=Fox"))["events"][0]
    character = added["params"]["character"]["character"]
    for base in (400, 250):
        made = handler.send(
            MissionAdd(
                name="Cold Gorge", base=base, crew=[character],
                deductions=[{"text": "The bridge", "amount": 60}],
            )
        )  # fmt: skip
        mission = made["events"][0]["params"]["mission"]["mission"]
        handler.send(MissionPhase(mission=mission, phase="running"))
        handler.send(MissionResult(mission=mission, result="achieved"))
        handler.send(MissionPay(mission=mission))
    reader = server.table(handler.id, handler.make_token("Ledger", ["read"])["token"])
    head, first, second, whole = csv.reader(io.StringIO(run("ledger.py", reader)))
    assert head == ["mission", "result", "pilot", "base", "bonus", "deduction", "fee", "sum"]
    assert first == ["Cold Gorge", "achieved", "'=Fox", "400", "0", "-60", "0", "340"]
    assert second == ["Cold Gorge", "achieved", "'=Fox", "250", "0", "-60", "0", "190"]
    assert whole == ["all missions", "", "'=Fox", "", "", "", "", "530"]
