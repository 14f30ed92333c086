// Full tables in windows of every size: nothing overlaps, nothing is out of reach, no card of the nemesis is cut.
// The records are made by `python web/e2e/sizes.py`.
import { readFileSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { here } from "../scripts/common.mjs";
import { importGame, PATHS, Table } from "./page";
import { inSets, NIGHTLY } from "./sets";
import { faults } from "./sizes";
import { until } from "./until";
import { LANGUAGES, text } from "./words";
import { type Settings, sharedServer, world } from "./world";

/** Windows, and the layout that each gets with letters of the usual size and with very large ones. */
type Window = [width: number, height: number, usual: string, largest: string];
const WINDOWS: Window[] = [
  [1440, 900, "desk", "compact"],
  [1366, 768, "desk", "phone"],
  [1280, 720, "compact", "phone"],
  [1180, 820, "compact", "phone"],
  [1133, 744, "compact", "phone"],
  [1093, 614, "compact", "phone"],
  [1024, 768, "compact", "phone"],
  [768, 1024, "tablet", "phone"],
  [390, 844, "phone", "phone"],
  [320, 640, "phone", "phone"],
];
/** One of each layout. */
const MAIN = WINDOWS.filter(([width]) => [1440, 1280, 768, 390].includes(width));
const SMALLEST = WINDOWS.slice(-1);
/** The most cards, in each of these languages in these windows: German has long words. */
const FOUR: readonly [string, Window[]][] = inSets(
  [
    ["en", MAIN],
    ["de", SMALLEST],
  ],
  LANGUAGES.map((lang) => [lang, WINDOWS]),
);

const { person } = world();
const server = sharedServer();

async function standing(
  name: string,
  settings: Settings = {},
  options: BrowserContextOptions = {},
): Promise<{ page: Page; table: Table }> {
  const page = await person(settings, options);
  const table = new Table(page);
  const record = readFileSync(here(`e2e/sizes/${name}.txt`), "utf8");
  await page.goto(server.url + (await importGame(page, server.url, record)));
  await table.ready();
  await table.foretold();
  await page.evaluate(() => document.fonts.ready);
  return { page, table };
}

/** Change the window, and wait until the page has laid itself out for it. */
async function resize(page: Page, width: number, height: number, form: string): Promise<void> {
  await page.setViewportSize({ width, height });
  const laidOut = () => page.evaluate(() => document.documentElement.dataset.form);
  await until(`${width}×${height} is laid out as ${form}`, async () => (await laidOut()) === form);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function speak(page: Page, from: string, lang: string): Promise<void> {
  await resize(page, 1440, 900, "desk");
  await page.getByLabel(text("settings-language", from), { exact: true }).selectOption(lang);
  await until(`the page speaks ${lang}`, () => page.evaluate((to) => document.documentElement.lang === to, lang));
}

/** What is wrong in each window. */
async function wrong(page: Page, windows = WINDOWS, largest = false): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height, usual, large] of windows) {
    await resize(page, width, height, largest ? large : usual);
    for (const fault of await faults(page)) found.push(`${width}×${height}: ${fault}`);
  }
  return found;
}

describe("in every window nothing overlaps, is out of reach or cut", () => {
  for (const [name, mages, cards, languages] of inSets<[string, number, number, typeof FOUR]>(
    [["four", 4, 6, FOUR]],
    [
      ["one", 1, 4, [["fr", WINDOWS]]],
      ["two", 2, 6, [["pl", WINDOWS]]],
      ["three", 3, 7, [["cs", WINDOWS]]],
      ["four", 4, 6, FOUR],
    ],
  )) {
    it(`at a table of ${name}`, async () => {
      const { page, table } = await standing(name);
      expect(table.heard.view?.players).toHaveLength(mages);
      expect(table.heard.view?.nemesis.in_play.length).toBeGreaterThanOrEqual(cards);
      let spoken = "en";
      for (const [lang, windows] of languages) {
        if (lang !== spoken) await speak(page, spoken, lang);
        spoken = lang;

        expect((await wrong(page, windows)).map((fault) => `${lang} ${fault}`)).toEqual([]);
      }
    });
  }

  for (const language of ["de", "fr"]) {
    it.runIf(NIGHTLY)(`with very large letters and cards, in ${language}`, async () => {
      const { page } = await standing("four", { language, textSize: "largest", cardSize: "largest" });

      expect(await wrong(page, WINDOWS, true)).toEqual([]);
    });
  }
});

describe("on a phone", () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const inWindow = (page: Page, place: string) =>
    page.locator(`[data-place^="${place}"]`).evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        const tray = document.querySelector("[data-ask]")?.getBoundingClientRect().top ?? 0;
        return top >= 0 && bottom <= tray && left >= 0 && right <= innerWidth;
      }),
    );

  it("all breaches are in sight while spells are cast", async () => {
    const { page, table } = await standing("two", {}, phone);

    expect(table.decision.ask).toBe("casting");
    expect(await inWindow(page, `breach/${table.decision.seat}/`)).toEqual([true, true, true, true]);
  });

  it("what is aimed at is in sight beside the breaches, and is hit from there", async () => {
    const { page, table } = await standing("one", {}, phone);
    const before = table.heard.view?.nemesis.life ?? 0;

    expect(table.decision.ask).toBe("choose_target");
    expect(await inWindow(page, "breach/0/")).toContain(true);
    await page
      .getByRole("list", { name: text("part-nemesis") })
      .locator('[data-place="nemesis"]')
      .tap();
    await until("the nemesis is hurt", () => (table.heard.view?.nemesis.life ?? before) < before);
  });

  it("fingers see no keys", async () => {
    const { page } = await standing("one", {}, phone);

    expect(await page.locator("[data-board] kbd:visible").count()).toBe(0);
  });

  it.runIf(NIGHTLY)("a person with a keyboard sees them", async () => {
    const { page } = await standing("one");

    expect(await page.locator("[data-board] kbd:visible").count()).toBeGreaterThan(0);
  });
});

it.runIf(NIGHTLY)("the close sign of a card is on the screen of the smallest phone", async () => {
  const page = await person({}, { viewport: { width: 320, height: 640 } });
  await page.goto(server.url + PATHS.card);
  const close = page.getByRole("dialog").getByRole("button", { name: text("close"), exact: true });
  await close.waitFor();
  const { x = 0, width = 0 } = (await close.boundingBox()) ?? {};

  expect(x).toBeGreaterThan(0);
  expect(x + width).toBeLessThanOrEqual(320);
});

describe.runIf(NIGHTLY)("a broken layout is found out", () => {
  for (const [what, style, fault] of [
    ["where answers lie over each other", "[data-ask] li + li { margin-top: -30px }", /overlap: /],
    [
      "where a control leaves its panel",
      '[data-place^="deck/"] { position: relative; left: 3000px }',
      /out of reach|outside/,
    ],
    [
      "where a card of the nemesis has too little room",
      '[data-place^="in_play/"] { height: 44px !important; min-height: 0 !important; overflow: hidden }',
      /cut: /,
    ],
  ] as const) {
    it(`${what}`, async () => {
      const { page } = await standing("four");
      expect(await faults(page)).toEqual([]);
      await page.addStyleTag({ content: style });

      expect((await faults(page)).join("\n")).toMatch(fault);
    });
  }
});
