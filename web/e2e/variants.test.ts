// Where the books differ: chosen by hand, carried by a link, seen by those who come, and in the game.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { View } from "../src/protocol/wire";
import { linkOf, named, PATHS, press, Table } from "./page";
import { NIGHTLY } from "./sets";
import { text } from "./words";
import { sharedServer, world } from "./world";

const { person } = world();
const server = sharedServer();

const mages = (page: Page, n: number) =>
  page.getByRole("group", { name: text("how-many-mages") }).getByRole("radio", { name: String(n) });

/** Choose a value of a point, in the section that is opened for it. */
async function choose(page: Page, chosen: [point: string, value: RegExp][]): Promise<void> {
  await press(named(page, "variants"));
  const sheet = page.getByRole("dialog", { name: text("variants") });
  for (const [point, value] of chosen) {
    await sheet.getByRole("group", { name: point, exact: true }).getByRole("radio", { name: value }).check();
  }
  await press(named(sheet, "variants-done"));
  await sheet.waitFor({ state: "detached" });
}

/** The turn order cards of the players, wherever they lie. */
const turnCards = (view: View | null): string[] => {
  const order = view?.turn_order;
  const all = [...(order?.deck ?? []), ...(order?.hidden ?? []), ...(order?.discard ?? [])];
  return all.filter((card) => card !== null && !["nemesis", "special"].includes(card)).toSorted() as string[];
};

/** What the table says is not as usual. */
const listed = async (page: Page): Promise<string[]> => {
  await press(named(page, "variants-on"));
  const list = page
    .getByRole("dialog")
    .getByRole("region", { name: text("variants-on") })
    .getByRole("listitem");
  await list.first().waitFor();
  const found = await list.allInnerTexts();
  await page.keyboard.press("Escape");
  return found;
};

it("one mage alone has more life and a fourth card, and the table says so", async () => {
  const page = await person();
  const table = new Table(page);
  await page.goto(server.url + PATHS.alone);
  await mages(page, 1).check();
  await choose(page, [
    ["Life with one mage", /^12 life/],
    ["Turn order deck for one", /^4 player cards/],
  ]);
  await page.getByRole("button", { name: "Life with one mage: 12 life" }).waitFor();

  await press(named(page, "landing-alone"));
  await table.ready();

  expect(table.heard.view?.players.map((player) => player.max)).toEqual([12]);
  expect(turnCards(table.heard.view)).toHaveLength(4);
  expect(await listed(page)).toEqual(["Turn order deck for one: 4 player cards", "Life with one mage: 12 life"]);
});

it.runIf(NIGHTLY)(
  "four players who share cards in pairs: by a link of the setup, for a guest, and in the game",
  async () => {
    const anna = await person({ name: "Anna" });
    await anna.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await anna.goto(server.url + PATHS.setup);
    await mages(anna, 4).check();
    await choose(anna, [["Turn order deck for four", /^In pairs/]]);
    await press(named(anna, "setup-share"));
    await anna.getByText(text("copied")).waitFor();
    const link = await anna.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("four_player_deck~pairs");

    const bert = await person({ name: "Bert" });
    const table = new Table(bert);
    await bert.goto(link);
    await bert.getByRole("button", { name: "Turn order deck for four: in pairs" }).waitFor();
    await press(named(bert, "make-table"));
    await bert.getByText("Turn order deck for four: in pairs").waitFor();

    const guest = await person();
    await guest.goto(await linkOf(bert));
    await guest.getByText("Turn order deck for four: in pairs").waitFor();

    await press(bert.getByRole("button", { name: text("lobby-take-rest", "en", { n: 3 }) }));
    await press(named(bert, "begin"));
    await table.ready();
    expect(turnCards(table.heard.view)).toEqual(["1/2", "1/2", "3/4", "3/4"]);
    expect(await listed(bert)).toEqual(["Turn order deck for four: in pairs"]);
  },
);
