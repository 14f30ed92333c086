// How fast an answer is seen, whether the page's memory stays, and whether each click counts once. Runs alone.
import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "playwright-core";
import { expect, it } from "vitest";
import { choicesTo } from "../src/store/places";
import { here } from "../scripts/common.mjs";
import { AGAIN, beginAlone, importGame, PATHS, Table } from "./page";
import { eager } from "./policy";
import { NIGHTLY } from "./sets";
import { until } from "./until";
import { sharedServer, world } from "./world";

const ANSWERS = 80;
/** A bound that is exceeded is looked at once more in a fresh page: other work may by chance come in the way of one, and what is too slow is
 * too slow again. */
const TRIES = 2;
/** From a click to a settled picture, as a multiple of the floor that is measured beside it. On a busy machine most of both is waiting for a
 * processor; one in ten is left alone all the same, so that tenth is compared. Measured: 0.86 to 1.17. */
const SLOWEST = 1.6;
/** What an answer makes the page work (scripts, styles, layout), in the processor's time, which a busy machine hardly changes, as a multiple of a
 * fixed piece of work. Measured: half of the answers 1.9 to 2.0, 95 of 100 at most 3.4 to 4.2. */
const WORK = { half: 2.5, most: 5.2 };
/** From the first to the second answer of these the heap stays as it is. Before them the log fills up, and the browser compiles what is used. */
const KEPT = [100, 160] as const;
/** What it may hold more all the same: other cards lie on the table. */
const GROWTH = 1_000_000;

/** A game of one mage that goes on for 193 answers of this taste: what is drawn by chance elsewhere, mages and seeds, would end some too soon. */
const BEGIN = readFileSync(here("e2e/turns.txt"), "utf8")
  .replace(/\n\n.*/s, "\n\n")
  .replace(/^mages .*$/m, "mages brama")
  .replace(/^seed .*$/m, "seed speed 3");

const { person } = world();
const server = sharedServer();

/** What the page says of a click: how long it took until two frames after the tray had changed, or null if it came too soon to be heard. */
type Seen = { taken: number | null };

/** From now on the page promises, for each click on an answer, to say what came of it. It is asked once: looking again and again would be
 * work of the page too. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    addEventListener(
      "click",
      (event) => {
        const tray = (event.target as Element).closest("[data-ask] [data-key]")?.closest<HTMLElement>("[data-at]");
        if (!tray) return;
        const from = event.timeStamp;
        const seen = new Promise<Seen>((done) => {
          const watcher = new MutationObserver(([change]) => {
            watcher.disconnect();
            if (change?.attributeName === "data-missed") done({ taken: null });
            // The next frame draws what has changed; the one after it comes when that is on the screen.
            else requestAnimationFrame(() => requestAnimationFrame(() => done({ taken: performance.now() - from })));
          });
          watcher.observe(tray, { attributes: true, attributeFilter: ["data-at", "data-missed"] });
        });
        Object.assign(globalThis, { seen });
      },
      { capture: true },
    );
  });
}

/** Click on an answer: how long it took until it was seen, and the page's work for it and for the forecast that follows. */
async function clicked(table: Table, key: string, cdp: CDPSession): Promise<{ taken: number; work: number }> {
  const { page } = table;
  for (;;) {
    // All that a click needs to find its aim is done before the work is counted.
    await table.button(key).click({ trial: true });
    const box = await table.button(key).boundingBox();
    if (box === null) throw new Error(`${key} is not in sight`);
    const answers = table.heard.answers;
    const before = await workOf(cdp);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const { taken } = await page.evaluate(() => (globalThis as unknown as { seen: Promise<Seen> }).seen);
    if (taken !== null) {
      await until("the answer is known", () => table.heard.answers > answers);
      // People answer when they have read the new picture: drawing the forecast is no part of the next answer.
      if (!table.over) await page.evaluate(forecast, String(table.heard.number));
      return { taken, work: (await workOf(cdp)) - before };
    }
    await page.waitForFunction(() => document.querySelector("[data-unheard]") === null);
  }
}

/** In the page: the forecast of this moment is shown. */
function forecast(moment: string): Promise<void> {
  return new Promise((done) => {
    const shown = () => document.querySelector<HTMLElement>("[data-foretold]")?.dataset.foretold === moment;
    if (shown()) return done();
    const watcher = new MutationObserver(() => {
      if (!shown()) return;
      watcher.disconnect();
      done();
    });
    watcher.observe(document.body, {
      attributes: true,
      attributeFilter: ["data-foretold"],
      subtree: true,
      childList: true,
    });
  });
}

/** The least that any answer needs: something goes to the server and back, the page works, two frames are drawn. How long that takes in the
 * page itself, between answers: load that takes the processors from an answer takes them from it too. */
function floor(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [trips, works, turns] = [3, 12, 300_000];
    let taken = 0;
    const timed = async (piece: () => unknown) => {
      const from = performance.now();
      await piece();
      taken += performance.now() - from;
    };
    for (let n = 0; n < trips; n += 1) {
      await timed(async () => (await fetch("/readyz", { cache: "no-store" })).text());
    }
    let sum = 0;
    const work = () => {
      for (let turn = 0; turn < turns; turn += 1) sum = (sum * 31 + turn) % 65_537;
    };
    for (let n = 0; n < works; n += 1) {
      // In a task of its own, as the browser counts work by tasks of the page.
      await new Promise<void>((done) => setTimeout(() => void timed(work).then(done)));
    }
    if (sum < 0) throw new Error("never: the sum is wanted so that nobody leaves its work out");
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    // Frames that come after a rest are not in step yet.
    for (let n = 0; n < 3; n += 1) await frame();
    for (let n = 0; n < 2; n += 1) await timed(frame);
    return taken;
  });
}

/** How much of the processor's time the page's own scripts, styles and layouts have taken so far, in milliseconds. */
async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const own = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];
  return metrics.reduce((sum, { name, value }) => (own.includes(name) ? sum + 1000 * value : sum), 0);
}

/** The time within which so many of a hundred stay. */
function within(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

async function heapOf(cdp: CDPSession): Promise<number> {
  for (let n = 0; n < 3; n += 1) await cdp.send("HeapProfiler.collectGarbage");
  return (await cdp.send("Runtime.getHeapUsage")).usedSize;
}

async function recorded(table: Table): Promise<string[]> {
  const path = new URL(table.page.url()).pathname.replace("/t/", "/api/tables/");
  const answer = await table.page.request.post(`${server.url}${path}/record`, AGAIN);
  return (await answer.text()).split("\n\n")[1]?.trim().split("\n") ?? [];
}

/** Play in a fresh page; gives the bounds that were exceeded, and by what. */
async function exceeded(): Promise<Map<string, number>> {
  const page = await person();
  const table = new Table(page);
  await page.goto(server.url + (await importGame(page, server.url, BEGIN)));
  await table.ready();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await watch(page);

  const given: string[] = [];
  const taken: number[] = [];
  const floors: number[] = [];
  const work: { answers: number[]; floors: number[] } = { answers: [], floors: [] };
  let early = 0;
  while (given.length < KEPT[1] && !table.over) {
    const key = eager(table.decision, given.length);
    const seen = await clicked(table, key, cdp);
    given.push(key);
    await table.ready();
    if (given.length <= ANSWERS) {
      const between = await workOf(cdp);
      floors.push(await floor(page));
      taken.push(seen.taken);
      work.answers.push(seen.work);
      work.floors.push((await workOf(cdp)) - between);
    }
    if (given.length === KEPT[0]) early = await heapOf(cdp);
  }
  const late = await heapOf(cdp);

  const told = (times: number[]) => [0.1, 0.5, 0.95].map((share) => within(times, share).toFixed(0)).join(", ");
  console.log(`10, 50, 95% of ${taken.length} answers: ${told(taken)} ms; of the floor: ${told(floors)} ms`);
  console.log(`work of answers: ${told(work.answers)} ms; of the floor: ${told(work.floors)} ms`);
  const kB = (size: number) => `${Math.round(size / 1000)} kB`;
  console.log(`heap after ${KEPT[0]}: ${kB(early)}, after ${given.length}: ${kB(late)}`);
  expect(await recorded(table)).toEqual(given);
  expect(given.length).toBe(KEPT[1]);
  const piece = within(work.floors, 0.5);
  const bounds: [string, number, number][] = [
    ["growth of the heap", late - early, GROWTH],
    ["time until an answer is seen", within(taken, 0.1) / within(floors, 0.1), SLOWEST],
    ["work of half of the answers", within(work.answers, 0.5) / piece, WORK.half],
    ["work of most answers", within(work.answers, 0.95) / piece, WORK.most],
  ];
  await page.context().close();
  // Not "at least": what could not be measured is exceeded too.
  return new Map(bounds.filter(([, found, bound]) => !(found < bound)).map(([name, found]) => [name, found]));
}

it.runIf(NIGHTLY)(`shows ${ANSWERS} answers in time, keeps its memory, and counts each click once`, async () => {
  let failed = await exceeded();
  for (let tries = 1; tries < TRIES && failed.size > 0; tries += 1) {
    console.log("measured once more:", failed);
    const again = await exceeded();
    failed = new Map([...again].filter(([name]) => failed.has(name)));
  }
  expect(failed).toEqual(new Map());
});

it("answers once when an answer is clicked twice in a row", async () => {
  const page = await person();
  await page.goto(server.url + PATHS.landing);
  const table = await beginAlone(page);
  const key = choicesTo("prep", table.decision)[0]?.key ?? table.decision.keys[0] ?? "";

  await table.button(key).dblclick();
  await table.stands(1);

  expect(await recorded(table)).toEqual([key]);
});
