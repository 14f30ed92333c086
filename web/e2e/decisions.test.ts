// Every kind of decision that the rules can ask is answered through the page, and every kind of answer to it.
// The records are made by `python web/e2e/decisions.py`, which says how they are found.
import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { here, python } from "../scripts/common.mjs";
import { importGame, Table } from "./page";
import { inSets } from "./sets";
import { PACKS, sharedServer, world } from "./world";

interface Standing {
  kind: string;
  /** Each answer, and its form. */
  keys: Record<string, string>;
}

interface Listed {
  kinds: string[];
  written: string[];
  records: Record<string, Standing>;
}

const listed = JSON.parse(python([here("e2e/decisions.py"), "--list"])) as Listed;
const records = Object.entries(listed.records);
/** An answer of this form, where this record stands. */
const keyWith = (name: string, form: string) =>
  Object.entries(listed.records[name]?.keys ?? {}).find(([, one]) => one === form)?.[0] ?? "";
/** A record's name is the kind of its question and the form of an answer. */
const kindOf = (name: string) => name.split(".")[0] ?? "";
const formOf = (name: string) => name.split(".")[1] ?? "";
const recordOf = (name: string) => readFileSync(here(`e2e/decisions/${name}.txt`), "utf8");

const { person } = world({ kept: true });
const server = sharedServer(...PACKS);
let table: Table;
beforeAll(async () => {
  table = new Table(await person());
});

it("has a record for every kind of question, and a question for every code in the rules", () => {
  const reached = new Set(records.map(([, { kind }]) => kind));

  expect(listed.kinds.filter((kind) => !reached.has(kind))).toEqual([]);
  expect(listed.written.filter((code) => !listed.kinds.includes(code))).toEqual([]);
});

it("has records that stand where their names say", () => {
  expect(records.map(([name, { kind }]) => [name, kind, keyWith(name, formOf(name)) !== ""])).toEqual(
    records.map(([name]) => [name, kindOf(name), true]),
  );
});

/** What lies on the board can be answered there too. */
const ON_BOARD = [
  "main.play",
  "main.gain",
  "main.prep",
  "main.focus",
  "main.open",
  "main.charge",
  "main.discard",
  "main.activate",
  "main.use",
  "casting.cast",
  "choose-target.target",
  "choose-minion.minion",
  "choose-player.player",
  "choose-pile.pile",
  "gain-card.gain",
  "destroy-card.destroy",
  "discard-card.discard",
  "choose-breach.breach",
  "choose-token.token",
];

/** Records that are answered in the tray: nightly those too that are answered on the board. */
const names = records.map(([name]) => name);
const IN_TRAY = inSets(
  names.filter((name) => !ON_BOARD.includes(name)),
  names,
);

/** The page goes to the table that stands where this record ends, and offers the answers that it has there. */
async function open(name: string): Promise<Table> {
  await table.open(server.url, await importGame(table.page, server.url, recordOf(name)));
  expect((await table.keys()).toSorted()).toEqual(Object.keys(listed.records[name]?.keys ?? {}).toSorted());
  return table;
}

for (const kind of listed.kinds) {
  const forms = IN_TRAY.filter((name) => listed.records[name]?.kind === kind).map(formOf);
  if (forms.length === 0) continue;
  it(`answers ${kind} with ${forms.join(", ")}`, async () => {
    for (const form of forms) {
      await open(`${kind}.${form}`);

      await table.answer(keyWith(`${kind}.${form}`, form));

      expect(await table.refused()).toEqual([]);
    }
  });
}

for (const name of ON_BOARD) {
  it(`answers ${name.replace(".", " with ")} on the board`, async () => {
    await open(name);
    const key = keyWith(name, formOf(name));

    expect(await table.answerOnBoard(key), `${key} lies on the board`).toBe(true);

    expect(await table.refused()).toEqual([]);
  });
}
