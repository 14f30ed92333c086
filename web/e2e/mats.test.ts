// What lies on mats, rows, tracks and piles is seen where it lies, and a question about it is answered there.
// The records are made by `python web/e2e/mats.py`.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { here } from "../scripts/common.mjs";
import { choicesOf } from "../src/store/places";
import { importGame, Table } from "./page";
import { NIGHTLY } from "./sets";
import { text } from "./words";
import { sharedServer, world } from "./world";

const { person } = world({ kept: true });
const server = sharedServer();
let desk: Table;
beforeAll(async () => {
  desk = new Table(await person());
});

async function standing(name: string, table = desk): Promise<{ page: Page; table: Table }> {
  const record = readFileSync(here(`e2e/mats/${name}.txt`), "utf8");
  await table.open(server.url, await importGame(table.page, server.url, record));
  return { page: table.page, table };
}

/** The first answer about a place that begins so. */
function answerAbout(table: Table, start: string): string {
  const found = choicesOf(table.decision).find(({ about }) => about.some((place) => place.startsWith(start)));
  if (found === undefined) throw new Error(`no answer is about ${start}`);
  return found.key;
}

describe("a question is answered by a click", () => {
  for (const [what, record, start] of [
    ["on a step of a track with many tokens", "step", "track/soul/"],
    ["on one of several tracks", "token", "track/maw"],
    ["on a space of a mage's track", "space", "space/"],
    ["on a space of a row", "row", "pile/"],
  ] as const) {
    it(`${what}`, async () => {
      const { table } = await standing(record);

      expect(await table.answerOnBoard(answerAbout(table, start))).toBe(true);

      expect(await table.refused()).toEqual([]);
    });
  }

  it.runIf(NIGHTLY)("on a phone too", async () => {
    const phone = new Table(await person({}, { viewport: { width: 390, height: 844 }, hasTouch: true }));
    const { table } = await standing("token", phone);
    const key = answerAbout(table, "track/maw");

    expect(await table.answerOnBoard(key, "touch")).toBe(true);
  });
});

it("a space that is no answer gives none", async () => {
  const { page, table } = await standing("step");
  const asked = new Set(choicesOf(table.decision).flatMap(({ about }) => about));
  const steps = page.locator('[data-place^="track/soul/"]');
  const lit = await steps.evaluateAll((all) =>
    all.filter((one) => one.matches("[data-able]")).map((one) => (one as HTMLElement).dataset.place ?? ""),
  );

  expect(await steps.count()).toBe(7);
  expect(lit.toSorted()).toEqual([...asked].filter((place) => place.startsWith("track/soul/")).toSorted());
  expect(lit.length).toBeLessThan(7);
});

it("the Curse deck says what is left of each curse", async () => {
  const { page, table } = await standing("number");
  const left = table.heard.view?.beside ?? [];
  const deck = page.locator('[data-side-deck="curses"]');
  const count = (card: string) => left.filter((one) => one === card).length;

  expect(left.length).toBeLessThan(10);
  expect(await deck.getAttribute("aria-label")).toBe(
    `Curse deck: Cursed Shard ${count("cursed_shard")}/4, Cursed Bolt ${count("cursed_bolt")}/3, Cursed Manacles ${count("cursed_manacles")}/2, Curse of Rot ${count("curse_of_rot")}/1`,
  );
  await deck.click();
  const sheet = page.getByRole("dialog");
  await sheet.waitFor();
  expect(await sheet.innerText()).toContain(text("side-deck-left", "en", { n: count("cursed_shard"), of: 4 }));
});

it("a number token on a card says whose it is", async () => {
  const { page, table } = await standing("number");
  const { nemesis, players } = table.heard.view ?? {};
  const card = nemesis?.in_play.find((one) => one.number !== undefined);
  const spot = page.locator(`[data-place="in_play/${card?.uid}"]`);

  expect(await spot.locator("[data-number]").innerText()).toBe(String(players?.[card?.number ?? -1]?.number));
  expect(await page.locator("[data-number]").count()).toBe(1);
});

it("a minion on a row lies on its space, and the cards beside it have their costs", async () => {
  const { page, table } = await standing("row");
  const foe = table.heard.view?.nemesis.in_play.find((one) => one.place !== undefined);
  const mat = page.locator("[data-mat]");

  expect(await mat.locator("ol > li").count()).toBe(6);
  expect(await mat.locator(`[data-place="in_play/${foe?.uid}"]`).count()).toBe(1);
});

it("tokens of a mage lie on the supply pile that they were put on", async () => {
  const { page, table } = await standing("glyph");
  const [card = "", n = 0] = Object.entries(table.heard.view?.players[0]?.on_piles.glyph ?? {})[0] ?? [];

  expect(await page.locator(`[data-place="supply/${card}"] [data-token="glyph"]`).textContent()).toBe(`Glyph ${n}`);
  expect(await page.locator('[data-token="glyph"]').count()).toBe(1);
});

it.runIf(NIGHTLY)(
  "the gallery marks what is reconstructed, and says what that means; the others have no mark",
  async () => {
    const page = await person();
    await page.goto(`${server.url}/cards?pack=outcasts&kind=mage`);
    const tiles = page.locator("main li");
    await tiles.nth(7).waitFor();

    expect(await tiles.count()).toBe(8);
    expect(await page.locator("main [data-reconstructed]").allInnerTexts()).toEqual([text("reconstructed", "en")]);
    await page.goto(`${server.url}/cards/zhana_outcasts`);
    await page.getByRole("dialog").getByText(text("reconstructed-says", "en")).waitFor();
    await page.goto(`${server.url}/cards/ilya`);
    await page.getByRole("dialog").waitFor();
    expect(await page.getByRole("dialog").locator("[data-reconstructed]").count()).toBe(0);
  },
);
