// The daily table: found on the first page, played to its end alone, and listed among the results of the day.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "./axe";
import { ended, named, PATHS, press, Table } from "./page";
import { hasty } from "./policy";
import { NIGHTLY } from "./sets";
import { text } from "./words";
import { sharedServer, world } from "./world";

const { person } = world();
const server = sharedServer();

/** From the first page to the first question of today's table for one. */
async function begin(page: Page): Promise<Table> {
  const table = new Table(page);
  await page.goto(server.url + PATHS.landing);
  await press(named(page, "daily"));
  await page.getByText(text("daily-none")).waitFor();
  await page.getByRole("radio", { name: text("daily-mages", "en", { n: 1 }), exact: true }).check();
  await press(named(page, "landing-alone"));
  await table.ready();
  return table;
}

it("begins today's table from the first page, alike for everybody", async () => {
  const [anna, bert] = [await begin(await person()), await begin(await person())];
  const board = (table: Table) => ({ ...table.heard.view, events: [] });

  expect(board(bert)).toEqual(board(anna));
  expect(new URL(bert.page.url()).pathname).not.toBe(new URL(anna.page.url()).pathname);
});

it.runIf(NIGHTLY)("plays today's table to its end, and finds its result in the report and in the list", async () => {
  const page = await person();
  const table = await begin(page);

  for (let given = 0; !table.over; given += 1) {
    if (given > 400) throw new Error("the game does not end");
    await table.answer(hasty(table.decision, given), "mouse");
  }

  await ended(page, false).waitFor();
  const result = page.locator("[data-result]");
  await result.waitFor();
  expect(await result.textContent()).toContain(text("daily-rank", "en", { n: 1 }));
  expect(await page.getByText(text("daily-sealed")).count()).toBeGreaterThan(0);
  expect(await named(page, "review").count()).toBe(0);

  await press(named(page, "daily-results"));
  await page.locator("tr[data-yours]").waitFor();
  expect(await named(page, "daily-go-on").count()).toBe(1);
  expect(await violations(page)).toEqual([]);
});
