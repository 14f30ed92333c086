// Every recorded decision at a desk and a sample on a phone, nightly all in windows of five sizes: its answers and the sentence that says
// what happens are in sight. At full tables the cards of the nemesis are, too.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { here } from "../scripts/common.mjs";
import { importGame, Table } from "./page";
import { unseen } from "./sight";
import { inSets } from "./sets";
import { until } from "./until";
import { LANGUAGES } from "./words";
import { PACKS, sharedServer, world } from "./world";

type Window = readonly [width: number, height: number, form: string];
/** The lowest window of a desk and a phone hide most; and windows of other sizes and layouts. */
const DESK: Window = [1366, 768, "desk"];
const PHONE: Window = [390, 844, "phone"];
const WINDOWS = inSets<Window>(
  [DESK, PHONE],
  [DESK, PHONE, [1920, 1080, "desk"], [1440, 900, "desk"], [1280, 720, "compact"]],
);

const SPOKEN = inSets<string>(["en"], LANGUAGES);
/** All of it in one browser, which may have to share its processor with others. */
const LONG = 3_000_000;

const recordsIn = (folder: string) =>
  readdirSync(here(`e2e/${folder}`))
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .map((name) => `e2e/${folder}/${name}`);
const DECISIONS = recordsIn("decisions");
/** One decision of each verb: the first whose kind begins with it, as "choose" of `choose-pile`. */
const SAMPLE = [...new Map(DECISIONS.toReversed().map((record) => [record.split(/[-./]/)[3], record])).values()];
const decisionsIn = (window: Window) => (window === DESK ? DECISIONS : inSets(SAMPLE, DECISIONS));

/** Seven and eight cards of the nemesis: in languages with longer words than English the lowest windows of a desk scroll them.
 * The issue "Table" has to give them room. */
const CROWDED = /\/(dreams|thrall|three)\./;
const fullTables = (language: string, [, height]: Window) =>
  recordsIn("sizes").filter((record) => language === "en" || height > 768 || !CROWDED.test(record));

const { person } = world();
const trial = sharedServer(...PACKS);
const shipped = sharedServer();

/** Open a table that goes on from this record, without loading the page again. */
async function open({ page, heard }: Table, url: string, record: string): Promise<void> {
  const path = await importGame(page, url, readFileSync(here(record), "utf8"));
  heard.view = null;
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Return what is wrong with these records in this window. No other size is shown before, since a second layout takes longest. */
async function faults(language: string, [width, height, form]: Window, url: string, records: readonly string[]) {
  const table = new Table(await person({ language }, { viewport: { width, height } }), language);
  const { page } = table;
  await page.goto(url);
  // To draw the pictures of cards takes most of a browser's time, and changes nothing of the layout.
  await page.addStyleTag({ content: "[data-place] svg { visibility: hidden }" });
  const laidOut = () => page.evaluate(() => document.documentElement.dataset.form);
  const found: string[] = [];
  for (const record of records) {
    await open(table, url, record);
    await table.ready();
    await table.foretold();
    await until(`${width}×${height} is laid out as ${form}`, async () => (await laidOut()) === form);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { view } = table.heard;
    if (view === null) throw new Error(`${record} shows no board`);
    for (const fault of await unseen(page, view)) found.push(`${record}: ${fault}`);
  }
  return found;
}

for (const window of WINDOWS) {
  for (const language of SPOKEN) {
    describe(`in ${language} at ${window.slice(0, 2).join("×")}`, () => {
      it("every answer and every sentence is in sight", { timeout: LONG }, async () => {
        expect(await faults(language, window, trial.url, decisionsIn(window))).toEqual([]);
      });

      it("every card of the nemesis is in sight at full tables", { timeout: LONG }, async () => {
        expect(await faults(language, window, shipped.url, fullTables(language, window))).toEqual([]);
      });
    });
  }
}

it("finds an answer that is hidden, and a sentence that is cut", { timeout: LONG }, async () => {
  const table = new Table(await person());
  await table.page.goto(trial.url);
  await open(table, trial.url, "e2e/decisions/choose-player.player.txt");
  await table.ready();
  const look = async () => (table.heard.view === null ? [] : (await unseen(table.page, table.heard.view)).join("\n"));
  expect(await look()).toBe("");

  await table.page.addStyleTag({
    content: "#tray { flex: 0 0 150px !important; min-height: 0 !important; overflow: hidden }",
  });

  expect(await look()).toMatch(/answer "player \d": cut by/);
});
