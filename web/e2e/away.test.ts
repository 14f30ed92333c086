// Others play on while somebody is away: how long the game waits, and what happened meanwhile.
import { expect, it } from "vitest";
import type { Decision } from "../src/protocol/wire";
import { choiceOf } from "../src/store/places";
import { linkOf, makeTable, named, PATHS, press, sitDown, Table } from "./page";
import { hasty } from "./policy";
import { NIGHTLY } from "./sets";
import { until } from "./until";
import { text } from "./words";
import { sharedServer, world } from "./world";

const { person } = world();
const server = sharedServer();

/** Anna and Bert at a table whose game has begun. It was played until it stands like this: it asks Anna. */
async function sitTogether(
  like = (decision: Decision, given: number) => given > 0 && decision.seat === 0,
  setup?: object,
): Promise<[Table, Table]> {
  const anna = await person({ name: "Anna" });
  const bert = await person({ name: "Bert" });
  const tables: [Table, Table] = [new Table(anna), new Table(bert)];
  await anna.goto(server.url + PATHS.landing);
  if (setup) {
    const made = await anna.request.post(`${server.url}/api/tables`, { data: { name: "Anna", seats: 2, setup } });
    await anna.goto(`${server.url}/t/${((await made.json()) as { table: string }).table}`);
    await press(named(anna, "seat-take").first());
    await named(anna, "seat-leave").waitFor();
  } else {
    await makeTable(anna);
  }
  await bert.goto(await linkOf(anna));
  await sitDown(bert);
  await press(named(anna, "begin"));
  await Promise.all(tables.map((table) => table.ready()));
  for (let given = 0; !like(tables[0].decision, given); given += 1) {
    const { decision } = tables[0];
    const key = hasty(decision, given);
    const [by] = choiceOf(decision, key)?.by ?? [decision.seat];
    const before = tables[0].heard.answers;
    await tables[by === 1 ? 1 : 0].answer(key);
    for (const table of tables) await table.stands(before + 1);
  }
  return tables;
}

/** An hour passes for what this page remembers. */
const anHourPasses = (table: Table) =>
  table.page.evaluate(() => {
    for (const name of Object.keys(localStorage).filter((one) => one.startsWith("unshuffled-looked-"))) {
      const { answers, at } = JSON.parse(localStorage.getItem(name) ?? "") as { answers: number; at: number };
      localStorage.setItem(name, JSON.stringify({ answers, at: at - 3_600_000 }));
    }
  });

it("what others played while the page was closed is played back, and its end leads to the table", async () => {
  const [anna, bert] = await sitTogether();
  const address = bert.page.url();
  const seen = bert.heard.answers;
  await bert.page.goto(server.url + PATHS.rules);
  await anHourPasses(bert);
  for (let given = 0; anna.heard.answers < seen + 3 && anna.decision.seat === 0; given += 1) {
    const before = anna.heard.answers;
    await anna.answer(hasty(anna.decision, given));
    await anna.stands(before + 1);
  }
  const played = anna.heard.answers - seen;
  expect(played).toBeGreaterThan(0);

  await bert.page.goto(address);
  await bert.ready();
  const bar = bert.page.locator("[data-missed]");
  await bar.getByText(text("away-moves", "en", { n: played })).waitFor();
  await press(named(bar, "away-play"));

  await bert.page.getByRole("heading", { name: text("away-title") }).waitFor();
  await until("it is played to its end", () => new URL(bert.page.url()).pathname === new URL(address).pathname);
  await bert.ready();
  expect(await bar.count()).toBe(0);
});

it.runIf(NIGHTLY)("what is dismissed is not offered again, and who looks is offered nothing", async () => {
  const [anna, bert] = await sitTogether();
  const address = bert.page.url();
  await bert.page.goto(server.url + PATHS.rules);
  await anHourPasses(bert);
  await anna.answer(hasty(anna.decision, 1));
  await bert.page.goto(address);
  await bert.ready();
  const bar = bert.page.locator("[data-missed]");

  await press(named(bar, "away-dismiss"));

  await bar.waitFor({ state: "detached" });
  await anHourPasses(bert);
  await bert.page.reload();
  await bert.ready();
  expect(await bar.count()).toBe(0);
  expect(await anna.page.locator("[data-missed]").count()).toBe(0);
});

it("an answer that was decided in advance comes at once, is said at the table, and goes with one step back", async () => {
  const shard = "play amethyst_shard";
  const [anna, bert] = await sitTogether(({ keys }) => keys.includes(shard), {
    mages: ["adelheim", "brama"],
    nemesis: "rageborne",
    market: ["deck_destruction_base"],
  });
  await press(named(bert.page, "people-open"));
  const sheet = bert.page.getByRole("dialog");
  await sheet.getByLabel(text("ahead-decline")).check();
  await sheet.getByText(text("ahead-of", "en", { what: text("ahead-does", "en", { kind: "decline" }) })).waitFor();
  await bert.page.keyboard.press("Escape");
  const before = anna.heard.answers;

  await press(anna.button(shard));

  await anna.stands(before + 2);
  expect(anna.decision.seat).toBe(0);
  // It is no message, so nothing is unread.
  await anna.page.getByRole("button", { name: text("part-talk"), exact: true }).click();
  await anna.page.getByText(text("talk-note", "en", { what: "AnsweredInAdvance", name: "Bert" })).waitFor();
  await press(named(anna.page, "take-back"));
  await anna.stands(before);
  expect(anna.decision.keys).toContain(shard);
});
