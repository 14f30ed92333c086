// Two people at one table, each with their own browser and language.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { choiceOf } from "../src/store/places";
import { ended, linkOf, makeTable, named, PATHS, press, sitDown, Table } from "./page";
import { hasty } from "./policy";
import { NIGHTLY } from "./sets";
import { until } from "./until";
import { text } from "./words";
import { sharedServer, world } from "./world";

const { person, allow } = world();
const server = sharedServer();

interface Pair {
  tables: [Table, Table];
  /** The table of the person who may give this answer. */
  of(key: string): Table;
  answer(key: string): Promise<void>;
}

/** Anna makes a table and sits at it, Bert comes by her link and sits down, Anna begins. */
async function sitTogether(langs: [string, string] = ["en", "en"]): Promise<Pair> {
  const anna = await person({ name: "Anna" }, { locale: langs[0] });
  const bert = await person({ name: "Bert" }, { locale: langs[1] });
  const tables: Pair["tables"] = [new Table(anna, langs[0]), new Table(bert, langs[1])];
  await anna.goto(server.url + PATHS.landing);
  const link = await makeTable(anna, langs[0]);
  await bert.goto(link);
  await sitDown(bert, langs[1]);
  await press(named(anna, "begin", langs[0]));
  await Promise.all(tables.map((table) => table.ready()));
  const of = (key: string) => {
    const { decision } = tables[0];
    const [seat] = choiceOf(decision, key)?.by ?? [decision.seat];
    return tables[seat === 1 ? 1 : 0];
  };
  const answer = async (key: string) => {
    const before = tables[0].heard.answers;
    await of(key).answer(key);
    for (const table of tables) {
      await table.stands(before + 1);
    }
  };
  return { tables, of, answer };
}

const langOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Which places of the board are drawn, in which state: the same for both, whatever the language. */
const placesOf = (page: Page) =>
  page.locator("[data-board] [data-place]").evaluateAll((all) =>
    all
      .map((one) => (one as HTMLElement).dataset.place ?? "")
      .filter((place) => /^(nemesis|gravehold|in_play|swarm|open_pile|supply|turn)/.test(place))
      .toSorted(),
  );

/** Two languages at one table, for so many answers or to the end: both see the same. */
async function playAlike(most: number): Promise<Pair> {
  const pair = await sitTogether(["pl", "de"]);
  const [anna, bert] = pair.tables;
  expect([await langOf(anna.page), await langOf(bert.page)]).toEqual(["pl", "de"]);

  const seen: Record<"anna" | "bert", string[][]> = { anna: [], bert: [] };
  const questions: [string, string][] = [];
  for (let given = 0; given < most && !anna.over; given += 1) {
    if (given % 5 === 0) {
      seen.anna.push((await anna.keys()).toSorted(), await placesOf(anna.page));
      seen.bert.push((await bert.keys()).toSorted(), await placesOf(bert.page));
      questions.push([await anna.question(), await bert.question()]);
    }
    await pair.answer(hasty(anna.decision, given));
  }

  expect(seen.bert).toEqual(seen.anna);
  expect(questions.filter(([polish, german]) => polish === german)).toEqual([]);
  return pair;
}

it("two languages play at one table, and see the same", async () => {
  const pair = await playAlike(11);

  for (const table of pair.tables) expect([table.heard.answers, table.over]).toEqual([11, false]);
});

it.runIf(NIGHTLY)("two languages at one table finish a game together", async () => {
  const [anna, bert] = (await playAlike(300)).tables;

  await ended(anna.page, false, "pl").waitFor();
  await ended(bert.page, false, "de").waitFor();
  expect([anna.over, bert.over]).toEqual([true, true]);
});

it("a vote lets both go back beyond what is free, or not", async () => {
  const pair = await sitTogether();
  const [anna, bert] = pair.tables;
  // A turn order card was seen at the end of the turn: nobody goes back alone.
  for (let given = 0; anna.heard.freeUntil < anna.heard.answers || anna.heard.answers < 3; given += 1) {
    await pair.answer(hasty(anna.decision, 20 + given));
  }
  const before = anna.heard.answers;

  await anna.takeBack();
  await bert.voteBack(false);
  for (const table of pair.tables) {
    await table.vote().waitFor({ state: "hidden" });
  }
  expect(anna.heard.answers).toBe(before);
  await anna.takeBack();
  await bert.voteBack(true);

  for (const table of pair.tables) {
    await table.stands(before - 1);
  }
  expect(await bert.keys()).toEqual(await anna.keys());
});

it("new links let people in where the old ones do not, and everyone there sees them at once", async () => {
  const [anna, bert, eve] = [
    await person({ name: "Anna" }),
    await person({ name: "Bert" }),
    await person({ name: "Eve" }),
  ];
  await anna.goto(server.url + PATHS.landing);
  const old = await makeTable(anna);
  await bert.goto(old);
  await sitDown(bert);
  expect(await named(bert, "links-renew").count()).toBe(0);

  await press(named(anna, "links-renew"));

  await anna.getByText(text("links-renewed")).waitFor();
  const renewed = await linkOf(anna);
  expect(renewed).not.toBe(old);
  await until("Bert sees the new link", async () => (await linkOf(bert)) === renewed);
  allow(/^404 .*\/join$/);
  await eve.goto(old);
  await eve.getByText(text("lost-table")).waitFor();
  await bert.reload();
  await named(bert, "seat-leave").waitFor();
  await eve.goto(server.url + PATHS.landing);
  await eve.goto(renewed);
  await linkOf(eve);
});
