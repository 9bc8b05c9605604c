"""The page and the command line find the same in genuine and forged logs."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.rules.dice.chance import SeededChance, mixed
from app.rules.dice_check.verify_dice import Malformed, verify
from tests.engine.fair_table import imported_log, some_rolls
from tests.js.client_tools import NODE, modules

HERE = Path(__file__).parent
VALUES: list[Any] = [
    None, True, False, 0, 1, 2, 3, 6, 7, 100, -1, 2**32, 2**53 - 1, "", "a|b", "d6", "2d6kh1+2",
    "free", "proactive", "public", "secret", [], {}, [1], {"dice": []},
]  # fmt: skip


def node(task: str, given: Any, folder: Path) -> Any:
    """Returns the answer of tests/js/twin.js to a task."""
    modules()
    file = folder / "given.json"
    file.write_text(json.dumps(given))
    done = subprocess.run(
        [*NODE, str(HERE / "twin.js"), task, str(file)],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


def report(document: Any) -> Any:
    """Returns the findings as JSON, or that this is no log."""
    try:
        return json.loads(json.dumps(msgspec.to_builtins(verify(document))))
    except Malformed:
        return "malformed"


def containers(thing: Any) -> list[Any]:
    """Yields every object and list in a document."""
    found = [thing]
    for value in thing.values() if isinstance(thing, dict) else thing:
        if isinstance(value, (dict, list)):
            found += containers(value)
    return found


def forged(dice: random.Random, document: Any) -> Any:
    """Returns a copy with one to three things changed, added, removed or exchanged."""
    twin = copy.deepcopy(document)
    for _ in range(dice.randint(1, 3)):
        at = dice.choice([each for each in containers(twin) if each] or [twin])
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        key = dice.choice(keys)
        match dice.randrange(6):
            case 0:
                del at[key]
            case 1 if isinstance(at, list):
                at.insert(key, copy.deepcopy(dice.choice([*VALUES, at[key]])))
            case 2 if isinstance(at[key], int) and not isinstance(at[key], bool):
                at[key] += dice.choice([-1, 1, 2])
            case 3:
                other = dice.choice(keys)
                at[key], at[other] = at[other], at[key]
            case _:
                at[key] = copy.deepcopy(dice.choice(VALUES))
    return twin


@pytest.mark.parametrize("group", ["handler", "pilots"])
def test_the_twins_find_the_same(group: str, tmp_path: Path) -> None:
    dice = random.Random(f"twins {group}")
    honest = some_rolls().export(group)
    copies = [imported_log(data) for data in ("home", None, {"table": "a|b", "chapters": 9}, [])]
    table = {**honest, "format": "hexframe-table", "version": 2}
    documents = [
        honest,
        *copies,
        table,
        {**table, "version": 4},
        {**honest, "version": 2},
        *VALUES,
        *(forged(dice, honest) for _ in range(500)),
    ]
    ours = [report(document) for document in documents]
    assert ours[0]["verdict"] == "fair"
    wrong = [found for found in ours if found != "malformed" and found["verdict"] == "wrong"]
    assert len(wrong) > 200
    theirs = node("verify", documents, tmp_path)
    for document, one, other in zip(documents, ours, theirs, strict=True):
        assert one == other, json.dumps(document)


def test_hashes(tmp_path: Path) -> None:
    """SHA-256 and HMAC equal hashlib for every length around the block size."""
    lengths = [*range(200), 1000, 4095, 4096]
    messages = [bytes((i * 7 + n) % 256 for i in range(n)) for n in lengths]
    found = node("hash", [message.hex() for message in messages], tmp_path)
    for message, (digest, code) in zip(messages, found, strict=True):
        assert digest == hashlib.sha256(message).hexdigest()
        assert code == hmac.digest(message, message[::-1], "sha256").hex()


def test_dice_and_mixes(tmp_path: Path) -> None:
    dice = random.Random("dice")
    asked = []
    for n in range(300):
        sides = dice.choice([1, 2, 4, 6, 8, 10, 12, 20, 100, 1000, 2**31 + 1, 2**32])
        mix = mixed("", "s1", f"täxt {n}") if n % 2 else ""
        asked.append([dice.randbytes(32).hex(), "t1", "public", n, f"c|{n}", mix, sides])
    found = node("dice", asked, tmp_path)
    for (seed, table, stream, counter, command, mix, sides), (face, more) in zip(
        asked, found, strict=True
    ):
        chance = SeededChance(bytes.fromhex(seed), table, stream, counter, command, mix)
        assert face == chance.die(sides)
        assert more == mixed(mix, "s1", command)
