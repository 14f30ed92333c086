// The first game, played as strangers do: they follow the hints, or do something else, and the right hint comes.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { READS } from "../src/screens/tutorial/lessons";
import { choicesTo } from "../src/store/places";
import { type Hand, Hints, named, PATHS, press, Table } from "./page";
import { eager } from "./policy";
import { NIGHTLY } from "./sets";
import { until } from "./until";
import { text } from "./words";
import { sharedServer, world } from "./world";

const { person } = world();
const server = sharedServer();

/** What a hint asks for. */
const DEEDS: Record<string, string> = {
  gem: "play",
  aether: "play",
  prep: "prep",
  late: "prep",
  gain: "gain",
  end: "end",
  cast: "cast",
  aim: "cast",
  target: "target",
  charge: "charge",
  ability: "activate",
  breach: "focus",
};

async function begin(page: Page, lang = "en", hand: Hand = "mouse"): Promise<[Table, Hints]> {
  const table = new Table(page, lang);
  await page.goto(server.url + PATHS.learn);
  await press(named(page, "learn-begin", lang), hand);
  await table.ready();
  const hints = new Hints(page, lang);
  await hints.bubble.waitFor();
  return [table, hints];
}

/** Do what the hints say, and the rest as it comes, to the end of the chapter: the hints there were. */
async function follow(table: Table, hints: Hints, hand: Hand = "mouse"): Promise<string[]> {
  const seen: string[] = [];
  let reads = 0;
  for (let given = 0; given < 90; ) {
    const id = await hints.now();
    if (id === "finished") return seen;
    if (id !== "" && seen.at(-1) !== id) {
      seen.push(id);
      await hints.stands();
      await hints.bubble.getByRole("heading", { name: text(`lesson-${id}`, hints.lang) }).waitFor();
    }
    if (await hints.read(hand)) {
      reads += 1;
      if (reads > READS) throw new Error(`${reads} hints in a row without a deed`);
      continue;
    }
    const wanted = choicesTo(DEEDS[id] ?? "", table.decision)[0]?.key;
    await table.answer(wanted ?? eager(table.decision, given), hand);
    reads = 0;
    given += 1;
  }
  throw new Error("the chapter has no end");
}

const answer = (table: Table, verb: string, hand: Hand = "mouse") =>
  table.answer(choicesTo(verb, table.decision)[0]?.key ?? "", hand);

it("teaches the first chapter to a success", async () => {
  const [table, hints] = await begin(await person());

  expect(await follow(table, hints)).toEqual(["goal", "gem", "aether", "prep", "gain", "end", "cast", "back", "turns"]);

  expect(await hints.bubble.innerText()).toContain(text("chapter-1-done"));
});

it.runIf(NIGHTLY)("teaches three chapters, and then leaves the person alone", async () => {
  const page = await person();
  const [table, hints] = await begin(page);

  await follow(table, hints);
  await press(hints.bubble.getByRole("button").first());
  await hints.shows("minion");
  await table.ready();
  const enemy = await follow(table, hints);
  expect(enemy.slice(0, 5)).toEqual(["minion", "aim", "target", "forecast", "power"]);
  await press(hints.bubble.getByRole("button").first());
  await hints.shows("plan");
  await table.ready();
  const breaches = await follow(table, hints);
  expect(breaches.toSorted()).toEqual(["ability", "breach", "charge", "order", "plan", "rules", "timeline"]);

  await press(named(page, "course-on"));
  await hints.bubble.waitFor({ state: "detached" });
});

it("asks who pressed the first answer three times and then E to prep a spell", async () => {
  const page = await person();
  const [table, hints] = await begin(page);

  for (let n = 0; n < 3; n += 1) await answer(table, "play", "keys");
  await answer(table, "end", "keys");

  await hints.shows("late");
  await hints.stands();
  expect(table.heard.view?.players[0]?.prepped).toEqual([]);
});

it.runIf(NIGHTLY)("waits for who does nothing, and says more after a while", async () => {
  const page = await person();
  const [table, hints] = await begin(page);
  await hints.read();
  await hints.shows("gem");

  await until("the hint says more", async () => (await hints.bubble.innerText()).includes(text("course-nudge")));

  await hints.stands();
  expect([await hints.now(), table.heard.answers, table.heard.view?.turn]).toEqual(["gem", 0, 1]);
});

it.runIf(NIGHTLY)("does not tell who buys first to buy, but to prep and to end the turn", async () => {
  const page = await person();
  const [table, hints] = await begin(page);

  await answer(table, "play");
  await answer(table, "play");
  await answer(table, "gain");
  await hints.shows("prep");
  await answer(table, "prep");
  await hints.shows("");
  while (choicesTo("play", table.decision).length > 0) await answer(table, "play");

  await hints.shows("end");
  expect(await hints.bubble.innerText()).toContain(text("lesson-end-text"));
});

it.runIf(NIGHTLY)("teaches on a phone, where each hint turns to the right sheet", async () => {
  const page = await person({}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const [table, hints] = await begin(page, "en", "touch");

  expect(await follow(table, hints, "touch")).toContain("prep");

  expect(await hints.bubble.innerText()).toContain(text("chapter-1-done"));
});

it.runIf(NIGHTLY)("teaches in German", async () => {
  const page = await person({ language: "de" });
  const [table, hints] = await begin(page, "de");

  expect(await follow(table, hints)).toContain("cast");

  expect(await hints.bubble.innerText()).toContain(text("chapter-1-done", "de"));
});

it.runIf(NIGHTLY)("teaches who has only a keyboard", async () => {
  const page = await person();
  const [table, hints] = await begin(page, "en", "keys");

  expect(await follow(table, hints, "keys")).toContain("cast");

  await press(hints.bubble.getByRole("button").first(), "keys");
  await hints.shows("minion");
});
