// AI mages: a game with one to its end, a leaver's seat, and hints, in two languages and on a phone.
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { named, PATHS, press, Table } from "./page";
import { hasty } from "./policy";
import { inSets, NIGHTLY } from "./sets";
import { until } from "./until";
import { text } from "./words";
import { type Server, serve, sharedServer, world } from "./world";

const { person } = world();
const server = sharedServer();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** From the first page to a game with an AI mage at the second seat. */
async function beside(page: Page, lang = "en", mind = "quick"): Promise<Table> {
  const table = new Table(page, lang);
  await page.goto(server.url + PATHS.landing);
  await press(named(page, "landing-together", lang));
  await press(named(page, "make-table", lang));
  await seatMind(page, lang, mind);
  await press(named(page, "begin", lang));
  await table.board.waitFor();
  return table;
}

/** Choose an AI mage for the last seat. */
async function seatMind(page: Page, lang: string, mind: string): Promise<void> {
  await press(page.getByRole("button", { name: text("mind-seat", lang), exact: true }).last());
  await press(page.locator(`[role=menuitem][data-mind=${mind}]`));
  await page
    .getByText(text("mind-name", lang, { mind }))
    .first()
    .waitFor();
}

/** Is this person asked? */
const isAsked = (page: Page) => page.evaluate(() => document.querySelector("[data-ask][data-mine]") !== null);

/** Wait for one's own question, or for the end. */
const turn = (table: Table) =>
  until(
    "the person is asked",
    async () => table.over || ((await isAsked(table.page)) && table.heard.view !== null),
    120_000,
  );

/** Answer once; what the AI mage does then may be seen already. */
async function give(table: Table, key: string): Promise<void> {
  const before = table.heard.answers;
  if (!(await table.button(key).isVisible())) await table.unfold();
  await table.given(before, () => table.button(key).click());
}

it.runIf(NIGHTLY)("a person and an AI mage finish a game, and it says what it is going to do", async () => {
  const page = await person({ name: "Anna" });
  const table = await beside(page);
  const plans = new Set<string>();
  const plan: Locator = table.tray.getByText(/^I will /);
  for (let given = 0; !table.over; given += 1) {
    if (given > 300) throw new Error("the game does not end");
    await until("somebody is asked, or the game is over", async () => {
      for (const said of await plan.allInnerTexts()) plans.add(said);
      return table.over || (await isAsked(page));
    });
    if (!table.over) await give(table, hasty(table.decision, given));
  }

  await page.getByRole("heading", { level: 1, name: new RegExp(`${text("end-won")}|${text("end-lost")}`) }).waitFor();
  expect(plans.size).toBeGreaterThan(0);
});

describe.runIf(NIGHTLY)("while an hour is a second", () => {
  let hours: Server;
  beforeAll(async () => {
    hours = await serve(["--pace", "0.02", "--hours"]);
  });
  afterAll(() => hours.stop());

  it("the seat of somebody who leaves is taken by an AI mage and given back when they return", async () => {
    const anna = await person({ name: "Anna" });
    const bert = await person({ name: "Bert" });
    const table = new Table(anna);
    await anna.goto(hours.url + PATHS.landing);
    await press(named(anna, "landing-together"));
    await press(named(anna, "make-table"));
    const link = await anna.getByLabel(text("link-play"), { exact: true }).inputValue();
    const after = anna.getByRole("radio", { name: text("mind-after", "en", { n: 1 }), exact: true });
    await after.click();
    await until("it is agreed", () => after.isChecked());
    await bert.goto(link);
    await press(named(bert, "seat-take"));
    await named(bert, "seat-leave").waitFor();
    await press(named(anna, "begin"));
    await Promise.all([table.board.waitFor(), bert.locator("[data-board]").waitFor()]);

    const at = bert.url();
    await bert.goto(hours.url + PATHS.rules);
    const ai = anna.locator("[data-mind]");
    await ai.waitFor();
    await bert.goto(at);

    await bert.locator("[data-board]").waitFor();
    await ai.waitFor({ state: "detached" });
    expect(await anna.locator("[title^=Bert]").count()).toBe(1);
  });
});

it.each(
  inSets(
    [["en", {}]],
    [
      ["en", {}],
      ["de", PHONE],
    ],
  ),
)("a hint glows and says why, in %s", async (lang, options) => {
  const page = await person({ name: "Anna", language: lang }, { locale: lang, ...options });
  const table = await beside(page, lang);
  const why = table.tray.locator("[data-hint]");
  for (let asked = 0; ; asked += 1) {
    if (asked > 60) throw new Error("no hint says why");
    await turn(table);
    expect(table.over).toBe(false);
    const before = table.heard.answers;
    await press(page.getByTitle(text("hint-ask", lang), { exact: true }), lang === "de" ? "touch" : "mouse");
    const tag = page.getByText(text("hint-tag", lang), { exact: true }).first();
    await until("the hint glows", async () => (await tag.isVisible()) || table.heard.answers > before);
    if ((await why.count()) > 0) break;
    await give(table, table.decision.keys[0] ?? "");
  }

  const said = await why.first().innerText();
  const ways =
    lang === "de"
      ? /verliert die Feste \d+,\d Leben weniger|verlieren die Magier|verliert der Erzfeind|etwa gleich gut|besser da/
      : /Gravehold loses \d+\.\d life less|the mages lose|life more|about equal|stand better/;
  expect(said).toMatch(ways);
});
