// Every recorded decision in windows of five sizes: its answers and the sentence that says what happens are in sight.
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { here } from "../scripts/common.mjs";
import { importGame, Table } from "./page";
import { unseen } from "./sight";
import { until } from "./until";
import { LANGUAGES } from "./words";
import { type Server, serve, world } from "./world";

/** Windows, and the layout that each gets. */
const WINDOWS = [
  [1920, 1080, "desk"],
  [1440, 900, "desk"],
  [1366, 768, "desk"],
  [1280, 720, "compact"],
  [390, 844, "phone"],
] as const;

const RECORDS = readdirSync(here("e2e/decisions")).filter((name) => name.endsWith(".txt"));
const SPOKEN = process.env.NIGHTLY ? LANGUAGES : (["en"] as const);

const { person } = world();
let server: Server;
beforeAll(async () => {
  server = await serve(["--trial"]);
});
afterAll(() => server.stop());

/** Open a table that goes on from this record, without loading the page again. */
async function open(table: Table, record: string): Promise<void> {
  const { page, heard } = table;
  const text = readFileSync(here(`e2e/decisions/${record}`), "utf8");
  const path = await importGame(page, server.url, text);
  heard.view = null;
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await table.ready();
}

async function resize({ page }: Table, width: number, height: number, form: string): Promise<void> {
  await page.setViewportSize({ width, height });
  const laidOut = () => page.evaluate(() => document.documentElement.dataset.form);
  await until(`${width}×${height} is laid out as ${form}`, async () => (await laidOut()) === form);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

describe("every answer and every sentence is in sight", () => {
  for (const language of SPOKEN) {
    it(`in ${language}`, async () => {
      const table = new Table(await person({ language }), language);
      await table.page.goto(server.url);
      const found: string[] = [];
      for (const record of RECORDS) {
        await open(table, record);
        for (const [width, height, form] of WINDOWS) {
          await resize(table, width, height, form);
          const { view } = table.heard;
          if (view === null) throw new Error(`${record} shows no board`);
          for (const fault of await unseen(table.page, view)) found.push(`${record} ${width}×${height}: ${fault}`);
        }
      }

      expect(found).toEqual([]);
    });
  }
});
