// Coming back: the game that waits, what the finished ones add up to, and a new one set up as one likes it.
import { arrive } from "./arrive";
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { here } from "../scripts/common.mjs";
import { importGame, named, PATHS, press, Table } from "./page";
import { inSets, NIGHTLY } from "./sets";
import { text } from "./words";
import { sharedServer, world } from "./world";

const { person } = world();
const server = sharedServer();

const record = (name: string) => readFileSync(here(`e2e/${name}.txt`), "utf8");
/** The game before its last answer. */
const unfinished = (name: string) => `${record(name).trimEnd().split("\n").slice(0, -1).join("\n")}\n`;

/** All of it is in sight without scrolling. */
const inSight = (target: Locator) =>
  target.evaluate((node) => {
    const { top, left, bottom, right } = node.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

const main = (page: Page) => page.locator("main a[data-main]");

it("a newcomer's main button starts a solo game", async () => {
  const page = await person();
  await arrive(page, server.url + PATHS.landing);

  expect(await main(page).allInnerTexts()).toEqual([expect.stringContaining(text("landing-alone"))]);
});

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

for (const viewport of inSets([PHONE], [LAPTOP, PHONE])) {
  it(`Continue is the main button while a game waits, in sight at ${viewport.width}×${viewport.height}`, async () => {
    const page = await person();
    await page.setViewportSize(viewport);
    await importGame(page, server.url, record("won"));
    const path = await importGame(page, server.url, unfinished("lost"));
    await page.goto(server.url + PATHS.landing);
    const go = named(page, "landing-continue");
    await go.waitFor();

    expect(await main(page).allInnerTexts()).toEqual([expect.stringContaining(text("landing-continue"))]);
    expect(await inSight(go)).toBe(true);
    expect(await page.title()).toBe(`${text("landing-waiting", "en", { n: 1 })} · ${text("title")}`);

    const table = new Table(page);
    await press(go);
    await table.ready();
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

it.runIf(NIGHTLY)("several games that wait are counted", async () => {
  const page = await person();
  await importGame(page, server.url, unfinished("won"));
  await importGame(page, server.url, unfinished("lost"));
  await page.goto(server.url + PATHS.landing);
  const waiting = text("landing-waiting", "en", { n: 2 });

  await page.getByText(waiting).waitFor();
  expect(await page.title()).toBe(`${waiting} · ${text("title")}`);
});

it("finished games are in the statistics, one that was imported twice only once", async () => {
  const page = await person();
  for (const name of ["lost", "won", "lost"]) await importGame(page, server.url, record(name));
  await importGame(page, server.url, unfinished("lost"));
  await page.goto(server.url + PATHS.games);
  await press(named(page, "statistics"));
  await page.waitForURL(/\/statistics$/);

  const foe = page.getByRole("listitem").filter({ hasText: "Rageborne" });
  await foe.getByText(text("stats-foe-score", "en", { n: 1, of: 2 })).waitFor();
  const levels = page.getByRole("region", { name: text("stats-difficulties") });
  expect(await levels.getByRole("row").nth(1).innerText()).toContain("1/2");
  const earned = page.locator("[data-earned]");
  expect(await earned.allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining(text("achievement-first"))]),
  );
});

it.runIf(NIGHTLY)("the end of a game says what it is among your own", async () => {
  const page = await person();
  const path = await importGame(page, server.url, record("won"));
  await page.goto(`${server.url}${path}/end`);

  const own = page.getByRole("region", { name: text("own"), exact: true });
  await own.waitFor();
  expect(await own.innerText()).toContain(text("own-won", "en", { n: 1, of: 1 }));
  expect(await own.innerText()).toContain(text("achievement-first"));
});

const piles = (page: Page): Promise<string[]> =>
  page.locator("[data-pile]").evaluateAll((all) => all.map((one) => one.getAttribute("data-pile") ?? ""));

it("a favourite brings a setup back, and one pile is replaced while the others stay", async () => {
  const page = await person();
  await page.goto(server.url + PATHS.alone);
  const market = page.getByRole("region", { name: text("part-market") });
  await press(named(market, "setup-roll"));
  const first = await piles(page);
  expect(first).toHaveLength(9);

  await press(named(page, "favourites"));
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(text("favourites-name")).fill("Friday");
  await press(named(sheet, "favourites-keep"));
  await sheet.getByText("Friday", { exact: true }).waitFor();
  await page.keyboard.press("Escape");

  await press(page.locator("[data-pile]").nth(5).getByRole("button").nth(1));
  const second = await piles(page);
  expect(second).not.toEqual(first);
  expect(second.filter((card) => !first.includes(card))).toHaveLength(1);

  await page.reload();
  await press(named(page, "favourites"));
  await press(named(sheet, "favourites-use"));
  await sheet.waitFor({ state: "detached" });
  expect(await piles(page)).toEqual(first);
});

it("conditions that no market fits are named, and others are kept to", async () => {
  const page = await person();
  await page.goto(server.url + PATHS.alone);
  await press(named(page, "wishes"));
  const sheet = page.getByRole("dialog");
  const wish = (trait: string, id: string) =>
    sheet
      .locator(`[data-trait="${trait}"]`)
      .getByRole("radio", { name: text(id), exact: true })
      .click();
  await wish("rich-gem", "wish-some");
  const spells = await sheet
    .locator('[data-trait^="spells:"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-trait")));
  for (const trait of spells) await wish(trait ?? "", "wish-none");
  await sheet
    .getByRole("status")
    .getByText(text("trait-spells", "en", { pack: "War Eternal" }))
    .waitFor();
  expect(await named(sheet, "setup-roll").isDisabled()).toBe(true);

  for (const trait of spells) await wish(trait ?? "", "wish-any");
  await press(named(sheet, "setup-roll"));
  await sheet.waitFor({ state: "detached" });
  const content = (await (await page.request.get(`${server.url}/api/content`)).json()) as {
    cards: { id: string; place: string; cost: number }[];
  };
  const market = await piles(page);
  const rich = content.cards.filter((card) => market.includes(card.id) && card.place === "gem" && card.cost >= 5);
  expect(rich).not.toEqual([]);
});
