"""The types of the API for TypeScript: programs compile with them in strict mode, and a misspelt
command or query does not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from app.paths import GUIDES
from app.settings import Settings
from app.web.api.schemas import published_schemas
from app.web.app import create_app
from app.web.schemas.typescript import module
from tests.js.strict import compiled

PROGRAM: Final = """
import type { Client, Command, Queries, CommandDone, Refusal, ServerFrame } from "./hexframe";

class Rest implements Client {
  private readonly base: string;
  private readonly token: string;

  constructor(base: string, token: string) {
    this.base = base;
    this.token = token;
  }

  async send(command: Command): Promise<CommandDone> {
    return (await this.post("/commands", { id: crypto.randomUUID(), command })) as CommandDone;
  }

  async ask<Name extends keyof Queries>(
    name: Name,
    params: Queries[Name]["params"],
  ): Promise<Queries[Name]["answer"]> {
    return (await this.post(`/queries/${name}`, params)) as Queries[Name]["answer"];
  }

  private async post(path: string, body: unknown): Promise<unknown> {
    const answer = await fetch(this.base + path, {
      method: "POST",
      headers: { Authorization: `Bearer ${this.token}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return answer.json();
  }
}

export async function turn(table: Client, unit: string): Promise<number> {
  await table.send({ type: "turn.start", unit });
  const reach = await table.ask("reach", { unit, mode: "ground" });
  const [cell] = reach.cells;
  if (cell === undefined) return 0;
  const { q, r, level } = cell;
  const way = await table.ask("path", { unit, mode: "ground", to: { q, r, level } });
  if (way.path) await table.send({ type: "unit.move", unit, mode: "ground", path: way.path });
  await table.send({ type: "batch", commands: [{ type: "chat.say", text: "Done." }] });
  return cell.cost;
}

export function heard(frame: ServerFrame): string {
  switch (frame.t) {
    case "change":
      return frame.entries.map((entry) => entry.code).join(" ");
    case "refused":
      return `${frame.code} ${missing(frame)}`;
    default:
      return frame.t;
  }
}

export function missing(refusal: Refusal): number {
  switch (refusal.code) {
    case "no-steps":
      return refusal.params.need - refusal.params.left;
    case "too-far":
      return refusal.params.cost - refusal.params.left;
    default:
      return 0;
  }
}

export const rest = new Rest("http://127.0.0.1:8000/api/v1/tables/t", "token");
"""
WRONG: Final = {
    "a misspelt command": 'table.send({ type: "unit.mvoe", unit: "i1" })',
    "a misspelt parameter": 'table.send({ type: "turn.start", unti: "i1" })',
    "a missing parameter": 'table.send({ type: "turn.start" })',
    "a parameter of another type": 'table.send({ type: "action.cool", unit: "i1", steps: "2" })',
    "another command's parameter": 'table.send({ type: "turn.end", unit: "i1", steps: 2 })',
    "undo in a batch": 'table.send({ type: "batch", commands: [{ type: "undo" }] })',
    "a command of the server": 'table.send({ type: "seat.join", seat: "s" })',
    "a misspelt query": 'table.ask("raech", { unit: "i1", mode: "ground" })',
    "a misspelt parameter of a query": 'table.ask("reach", { unit: "i1", moed: "ground" })',
    "a value that is none": 'table.ask("reach", { unit: "i1", mode: "swim" })',
    "a misspelt member of an answer": 'table.ask("falls", {}).then((answer) => answer.flals)',
    "a misspelt parameter of a refusal": 'refused.code === "no-steps" && refused.params.nede',
    "another refusal's parameter": 'refused.code === "too-far" && refused.params.unit',
    "a refusal that there is not": 'refused.code === "no-stepps"',
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the types."""
    made = tmp_path_factory.mktemp("types")
    types = module(published_schemas(create_app(Settings())))
    (made / "hexframe.d.ts").write_text(types, "utf-8")
    return made


def test_a_program_compiles_in_strict_mode(folder: Path) -> None:
    assert compiled(folder, {"program.ts": PROGRAM}) == ""


def test_the_programs_of_the_guide_compile(folder: Path) -> None:
    page = (GUIDES / "api.md").read_text("utf-8")
    programs = re.findall(r"^```ts\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert programs
    for program in programs:
        assert compiled(folder, {"guide.ts": program}) == ""


def test_what_is_misspelt_does_not_compile(folder: Path) -> None:
    """The compiler reports every place where it expects an error and finds none."""
    lines = [
        'import type { Client, Refusal } from "./hexframe";',
        "export function wrong(table: Client, refused: Refusal) {",
    ]
    for why, call in WRONG.items():
        lines += [f"  // @ts-expect-error {why}", f"  void ({call});"]
    assert compiled(folder, {"wrong.ts": "\n".join([*lines, "}", ""])}) == ""
