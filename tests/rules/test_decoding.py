"""Types that are decoded for the first time in several threads at once."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from app.rules import decoding

#: Decodes new dataclasses in four threads at once; the fields of each are dataclasses too.
#: `{function}`: of `app.rules.decoding`.
THREADS = """
import dataclasses, sys, threading, msgspec
from app.rules import decoding

sys.setswitchinterval(1e-6)
names = [f"field_{{n}}" for n in range(12)]

def made(n):
    inner = [dataclasses.make_dataclass(f"Inner{{n}}", [("at", "int")]) for _ in names]
    return dataclasses.make_dataclass(f"Outer{{n}}", list(zip(names, inner)))

value = dict.fromkeys(names, {{"at": 1}})
given = {{
    "convert": value,
    "decode_json": msgspec.json.encode(value),
    "decode_msgpack": msgspec.msgpack.encode(value),
}}
together, found = threading.Barrier(4), []

def decode(shapes):
    for shape in shapes:
        together.wait()
        found.append(decoding.{function}(given["{function}"], shape).field_11.at)

shapes = [made(n) for n in range(50)]
threads = [threading.Thread(target=decode, args=(shapes,)) for _ in range(4)]
for each in threads:
    each.start()
for each in threads:
    each.join()
print(sum(found))
"""


@pytest.mark.parametrize("function", ["convert", "decode_json", "decode_msgpack"])
def test_the_first_use_of_a_type_by_several_threads_at_once(function: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", THREADS.format(function=function)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "200\n", "")


def test_nothing_else_decodes_to_a_type() -> None:
    """Ruff finds `msgspec.convert`; a call of `decode` with a type is found here."""
    app = Path(decoding.__file__).parent.parent
    assert [
        str(file.relative_to(app))
        for file in app.rglob("*.py")
        if re.search(r"(json|msgpack)\.decode\([^#]*?\btype=", file.read_text())
        and file != Path(decoding.__file__)
    ] == []
