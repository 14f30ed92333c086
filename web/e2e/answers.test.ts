// Every recorded decision in windows of five sizes: its answers and the sentence that says what happens are in sight. At full tables the
// cards of the nemesis are, too.
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { here } from "../scripts/common.mjs";
import { importGame, Table } from "./page";
import { unseen } from "./sight";
import { inSets } from "./sets";
import { until } from "./until";
import { LANGUAGES } from "./words";
import { type Server, serve, world } from "./world";

/** The lowest window of a desk and a phone hide most; and windows of other sizes and layouts. */
const REQUIRED = [
  [1366, 768, "desk"],
  [390, 844, "phone"],
] as const;
const WINDOWS = inSets<readonly [number, number, string]>(REQUIRED, [
  ...REQUIRED,
  [1920, 1080, "desk"],
  [1440, 900, "desk"],
  [1280, 720, "compact"],
]);

const SPOKEN = inSets<string>(["en"], LANGUAGES);
/** All of it in one browser, which may have to share its processor with others. */
const LONG = 3_000_000;

const recordsIn = (folder: string) =>
  readdirSync(here(`e2e/${folder}`))
    .filter((name) => name.endsWith(".txt"))
    .map((name) => `e2e/${folder}/${name}`);

const { person } = world();
let server: Server;
beforeAll(async () => {
  server = await serve(["--trial"]);
});
afterAll(() => server.stop());

/** Open a table that goes on from this record, without loading the page again. */
async function open({ page, heard }: Table, url: string, record: string): Promise<void> {
  const path = await importGame(page, url, readFileSync(here(record), "utf8"));
  heard.view = null;
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

async function resize({ page }: Table, width: number, height: number, form: string): Promise<void> {
  await page.setViewportSize({ width, height });
  const laidOut = () => page.evaluate(() => document.documentElement.dataset.form);
  await until(`${width}×${height} is laid out as ${form}`, async () => (await laidOut()) === form);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Return what is wrong with these records in each window. */
async function faults(language: string, url: string, records: string[]): Promise<string[]> {
  const table = new Table(await person({ language }), language);
  await table.page.goto(url);
  // To draw the pictures of cards takes most of a browser's time, and changes nothing of the layout.
  await table.page.addStyleTag({ content: "[data-place] svg { visibility: hidden }" });
  const found: string[] = [];
  for (const record of records) {
    await open(table, url, record);
    await table.ready();
    await table.foretold();
    for (const [width, height, form] of WINDOWS) {
      await resize(table, width, height, form);
      const { view } = table.heard;
      if (view === null) throw new Error(`${record} shows no board`);
      for (const fault of await unseen(table.page, view)) found.push(`${record} ${width}×${height}: ${fault}`);
    }
  }
  return found;
}

describe("every answer and every sentence is in sight", () => {
  for (const language of SPOKEN) {
    it(`in ${language}`, { timeout: LONG }, async () => {
      expect(await faults(language, server.url, recordsIn("decisions"))).toEqual([]);
    });
  }
});

describe("at full tables every card of the nemesis is in sight", () => {
  for (const language of SPOKEN) {
    it(`in ${language}`, { timeout: LONG }, async () => {
      const shipped = await serve();
      try {
        expect(await faults(language, shipped.url, recordsIn("sizes"))).toEqual([]);
      } finally {
        await shipped.stop();
      }
    });
  }
});

it("finds an answer that is hidden, and a sentence that is cut", { timeout: LONG }, async () => {
  const table = new Table(await person());
  await table.page.goto(server.url);
  await open(table, server.url, "e2e/decisions/choose-player.player.txt");
  await table.ready();
  const look = async () => (table.heard.view === null ? [] : (await unseen(table.page, table.heard.view)).join("\n"));
  expect(await look()).toBe("");

  await table.page.addStyleTag({
    content: "#tray { flex: 0 0 150px !important; min-height: 0 !important; overflow: hidden }",
  });

  expect(await look()).toMatch(/answer "player \d": cut by/);
});
