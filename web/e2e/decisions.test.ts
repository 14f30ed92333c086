// Every kind of decision that the rules can ask is answered through the page, and every kind of answer to it.
// The records are made by `python web/e2e/decisions.py`, which says how they are found.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { here, python } from "../scripts/common.mjs";
import { importGame, Table } from "./page";
import { type Server, serve, world } from "./world";

interface Standing {
  kind: string;
  forms: string[];
  keys: string[];
}

interface Listed {
  kinds: string[];
  written: string[];
  records: Record<string, Standing>;
}

const listed = JSON.parse(python([here("e2e/decisions.py"), "--list"])) as Listed;
const records = Object.entries(listed.records);
const formOf = (key: string) => (/^\d/.test(key) ? "amount" : (key.split(" ")[0] ?? ""));
const recordOf = (name: string) => readFileSync(here(`e2e/decisions/${name}.txt`), "utf8");

const { person } = world();
let server: Server;
beforeAll(async () => {
  server = await serve(["--trial"]);
});
afterAll(() => server.stop());

it("has a record for every kind of question, and a question for every code in the rules", () => {
  const reached = new Set(records.map(([, { kind }]) => kind));

  expect(listed.kinds.filter((kind) => !reached.has(kind))).toEqual([]);
  expect(listed.written.filter((code) => !listed.kinds.includes(code))).toEqual([]);
});

it("has records that stand where their names say", () => {
  expect(records.map(([name, { kind, forms }]) => [name, kind, forms.includes(name.split(".")[1] ?? "")])).toEqual(
    records.map(([name]) => [name, name.split(".")[0], true]),
  );
});

describe("in the tray", () => {
  for (const kind of listed.kinds) {
    const forms = records.filter(([, one]) => one.kind === kind).map(([name]) => name.split(".")[1] ?? "");
    it(`answers ${kind} with ${forms.join(", ")}`, async () => {
      const page = await person();
      for (const form of forms) {
        const table = new Table(page);
        await page.goto(server.url + (await importGame(page, server.url, recordOf(`${kind}.${form}`))));
        await table.ready();
        const keys = listed.records[`${kind}.${form}`]?.keys ?? [];
        expect((await table.keys()).toSorted()).toEqual(keys.toSorted());

        await table.answer(keys.find((key) => formOf(key) === form) ?? "");

        expect(await table.refused()).toEqual([]);
      }
    });
  }
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
];

describe("on the board", () => {
  for (const name of ON_BOARD) {
    it(`answers ${name.replace(".", " with ")}`, async () => {
      const page = await person();
      const table = new Table(page);
      await page.goto(server.url + (await importGame(page, server.url, recordOf(name))));
      await table.ready();
      const key = listed.records[name]?.keys.find((one) => formOf(one) === name.split(".")[1]) ?? "";

      expect(await table.answerOnBoard(key), `${key} lies on the board`).toBe(true);

      expect(await table.refused()).toEqual([]);
    });
  }
});
