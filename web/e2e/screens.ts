// Every screen and every sheet, one after the other, in the language and colours of the page's person.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { here } from "../scripts/common.mjs";
import { arrive } from "./arrive";
import { AGAIN, importGame, named, PATHS, press, Table } from "./page";

export interface Screen {
  name: string;
  open(): Promise<void>;
}

const SETUP = {
  mages: ["brama", "jian"],
  nemesis: "rageborne",
  market: ["deck_destruction_base"],
  difficulty: "normal",
};

/** The screens with what they need: a table that waits, one in the middle of its game, one that is over. */
export async function screensOf(page: Page, url: string, lang: string): Promise<Screen[]> {
  const made = await page.request.post(`${url}/api/tables`, {
    data: { name: "Ann", seats: 2, setup: SETUP },
    ...AGAIN,
  });
  const lobby = `/t/${((await made.json()) as { table: string }).table}`;
  const game = await importGame(page, url, readFileSync(here("e2e/decisions/take-card.done.txt"), "utf8"));
  const over = await importGame(page, url, readFileSync(here("e2e/lost.txt"), "utf8"));
  const trek = await page.request.post(`${url}/api/expeditions`, { data: { name: "Ann", form: "standard" }, ...AGAIN });
  const expedition = `/t/${((await trek.json()) as { table: string }).table}`;
  const goTo = (path: string) => () => arrive(page, url + path);
  const sheet =
    (id: string, by = () => press(named(page, id, lang))) =>
    async () => {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await by();
      await page.getByRole("dialog").waitFor();
    };
  return [
    ...Object.entries(PATHS).map(([name, path]) => ({ name, open: goTo(path) })),
    {
      name: "setup: conditions",
      open: async () => {
        await goTo(PATHS.alone)();
        await sheet("wishes")();
      },
    },
    { name: "setup: favourites", open: sheet("favourites") },
    { name: "lobby", open: goTo(lobby) },
    { name: "expedition, between battles", open: goTo(expedition) },
    {
      name: "table",
      open: async () => {
        const table = new Table(page, lang);
        await goTo(game)();
        await table.ready();
        await table.text();
      },
    },
    ...["people", "moments", "rules", "settings"].map((id) => ({ name: `sheet: ${id}`, open: sheet(id) })),
    { name: "sheet: help", open: sheet("help", () => page.keyboard.press("?")) },
    { name: "replay", open: goTo(`${game}/replay`) },
    { name: "end", open: goTo(`${over}/end`) },
    { name: "end, over the table", open: goTo(over) },
    {
      name: "review",
      open: async () => {
        await goTo(`${over}/review`)();
        await page.locator("#review-chance").waitFor();
      },
    },
  ];
}
