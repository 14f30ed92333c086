// The review of a finished game: made on the server while the page waits, in two languages, with a mouse, by keys and on a phone.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { here } from "../scripts/common.mjs";
import type { ReviewState } from "../src/protocol/wire";
import { violations } from "./axe";
import { NIGHTLY } from "./sets";
import { type Server, serve, world } from "./world";

const { allow, person } = world();
let server: Server;
beforeAll(async () => {
  server = await serve(["--review", "12"]);
});
afterAll(() => server.stop());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A table with a game that is over, or with as many lines of its record. */
async function finished(page: Page, lines?: number): Promise<string> {
  await page.goto(server.url);
  const whole = readFileSync(here("e2e/reviewed.txt"), "utf8").split("\n");
  const record = (lines ? whole.slice(0, lines).filter((line) => !line.startsWith("outcome")) : whole).join("\n");
  return page.evaluate(async (text) => {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ record: text, name: "Ann" });
    const made = await fetch("/api/tables/import", { method: "POST", headers, body });
    return ((await made.json()) as { table: string }).table;
  }, record);
}

async function told(page: Page, table: string): Promise<ReviewState> {
  return page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}/review`)).json()) as ReviewState, table);
}

/** Nothing is wider than the window. */
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

it.runIf(NIGHTLY)("reviews a game while the page shows how far it is, and says what adds up", async () => {
  const page = await person();
  const table = await finished(page);
  await page.goto(`${server.url}/t/${table}/end`);
  await page.getByRole("link", { name: "Review", exact: true }).click();

  await page.getByRole("progressbar").waitFor();
  await page.getByRole("heading", { name: "Chance of winning" }).waitFor({ timeout: 180_000 });

  const { state, review } = await told(page, table);
  if (!review) throw new Error(`no review: ${state}`);
  const went = page.getByRole("region", { name: "Where it went" });
  await expect
    .poll(() => went.getByRole("row", { name: /^Luck/ }).innerText())
    .toContain(String(Math.abs(review.luck)));
  expect(review.start + review.luck + review.decisions).toBe(review.won ? 100 : 0);
  expect(await fits(page)).toBe(true);
});

it.runIf(NIGHTLY)(
  "is there at once for the next reader, in another language, and can be read without the picture",
  async () => {
    const page = await person({}, { locale: "de" });
    const table = await finished(page);
    await page.goto(`${server.url}/t/${table}/review`);
    await page.getByRole("heading", { name: "Gewinnchance" }).waitFor({ timeout: 180_000 });
    await page.reload();

    await page.getByRole("heading", { name: "Gewinnchance" }).waitFor();
    await page.getByText("Als Tabelle").focus();
    await page.keyboard.press("Enter");

    const { review } = await told(page, table);
    const rows = page.getByRole("table", { name: "Gewinnchance" }).getByRole("row");
    await expect.poll(() => rows.count()).toBe(1 + (review?.curve.length ?? 0));
    expect(await page.getByRole("heading", { name: "Welche Käufe sich gelohnt haben" }).isVisible()).toBe(true);
  },
);

it.runIf(NIGHTLY)("fits a phone, and a moment of it is played on at a new table", async () => {
  const page = await person({ theme: "light" }, PHONE);
  const table = await finished(page);
  await page.goto(`${server.url}/t/${table}/review`);
  await page.getByRole("heading", { name: "Chance of winning" }).waitFor({ timeout: 180_000 });

  expect(await fits(page)).toBe(true);
  expect(await violations(page)).toEqual([]);

  // Which moments are beyond doubt depends on how fast the machine is: with none the page says so.
  const moments = (await told(page, table)).review?.turning_points.length ?? 0;
  const ways = page.getByRole("button", { name: "Continue from here" });
  expect(await ways.count()).toBe(moments);
  expect(await page.getByText("No single moment changed the chance").count()).toBe(moments ? 0 : 1);
  if (moments === 0) return;
  await ways.first().tap();
  await page.waitForURL((url) => /^\/t\/[^/]+$/.test(url.pathname) && !url.pathname.endsWith(table));
});

it.runIf(NIGHTLY)("does not review a game that is not over", async () => {
  const page = await person();
  const table = await finished(page, 100);
  allow(/403/);
  await page.goto(`${server.url}/t/${table}/review`);

  const main = page.getByRole("main");
  await expect.poll(() => main.innerText()).toContain("A game can be reviewed once it is over.");
});
