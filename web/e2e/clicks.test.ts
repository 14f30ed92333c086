// How many gestures ten turns take: clicks, keys and drags. The game is recorded (`turns.py`), and every turn is played by the fewest
// gestures that the page offers. Before there were any for several answers at once, each answer was one. And how many forecasts the page
// asks for meanwhile: each is work for the server.
import { readFileSync } from "node:fs";
import type { Page, WebSocket } from "playwright-core";
import { expect, it } from "vitest";
import { here } from "../scripts/common.mjs";
import type { Gems } from "../src/protocol/wire";
import { choiceOf } from "../src/store/places";
import { importGame, Table } from "./page";
import { inSets } from "./sets";
import { sharedServer, world } from "./world";

interface Given {
  key: string;
  about: string[];
}
interface Turn {
  /** How many answers stood when it began. */
  at: number;
  answers: Given[];
}

const read = (file: string) => readFileSync(here(`e2e/${file}`), "utf8");
const [head = "", answers = ""] = read("turns.txt").split("\n\n");
/** From the third on: before, there is nothing to cast and little to buy. */
const ALL = (JSON.parse(read("turns.json")) as Turn[]).slice(2, 12);
const TURNS = inSets(ALL.slice(4, 6), ALL);
/** The most gestures a turn may take, on average. */
const MOST = 7;
/** The most forecasts that may be asked for, per answer. */
const MOST_ASKED = 0.7;

const { person } = world();
const server = sharedServer();

const before = (count: number) => `${head}\n\n${answers.split("\n").slice(0, count).join("\n")}\n`;

/** The list without these, or null if it does not have them all. */
function without(list: readonly string[], some: readonly string[]): string[] | null {
  const left = [...list];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** One gesture: what it answers. */
async function gesture(table: Table, left: readonly string[], turn: Turn): Promise<string[]> {
  const { decision } = table;
  const [key = "", next = ""] = left;
  const stood = table.heard.answers;
  const target = turn.answers.find((one) => one.key === next)?.about[0] ?? "";
  const choice = choiceOf(decision, key);
  if (choice?.aims.includes(target)) {
    await table.drag(table.place(choice.about[0] ?? ""), table.place(target));
    await table.stands(stood + 2);
    return [key, next];
  }
  if (decision.ask !== "main") {
    const legal = left.find((one) => decision.keys.includes(one)) ?? "";
    await table.answer(legal);
    return [legal];
  }
  const gems: Pick<Gems, "plays" | "pays"> = decision.gems ?? { plays: [], pays: {} };
  const wanted = left.find((one) => !gems.plays.includes(one)) ?? "";
  const first = gems.pays[wanted] ?? [];
  if (first.length > 0 && without(left, first) && (await table.plan(wanted).count()) > 0) {
    await table.planned(wanted, first.length + 1);
    return [...first, wanted];
  }
  const pays = first.length > 0 || !decision.keys.includes(wanted) || choiceOf(decision, wanted)?.verb === "end";
  if (pays && gems.plays.length > 1 && without(left, gems.plays)) {
    await table.planned("gems", gems.plays.length);
    return gems.plays;
  }
  const single = decision.keys.includes(wanted) && !(pays && gems.plays.includes(key)) ? wanted : key;
  await table.answer(single);
  return [single];
}

/** How many forecasts the page has asked for, from now on. */
function listen(page: Page): { asked: number } {
  const counted = { asked: 0 };
  page.on("websocket", (socket: WebSocket) => {
    socket.on("framesent", ({ payload }) => {
      if ((JSON.parse(String(payload)) as { kind: string }).kind === "forecast") counted.asked += 1;
    });
  });
  return counted;
}

it(`takes at most ${MOST} gestures a turn on average, and at most ${MOST_ASKED} forecasts per answer`, async () => {
  const page = await person();
  const counts: number[] = [];
  const forecasts = listen(page);
  let asked = 0;
  for (const turn of TURNS) {
    const table = new Table(page);
    await page.goto(server.url + (await importGame(page, server.url, before(turn.at))));
    await table.ready();
    await table.foretold();
    // What the page asks on arrival is, in a game that goes on, what it asks after the last gesture of the turn before.
    const arrived = forecasts.asked;
    let left: string[] | null = turn.answers.map((one) => one.key);
    let count = 0;
    while (left && left.length > 0) {
      left = without(left, await gesture(table, left, turn));
      count += 1;
      // A person looks at what a gesture has done until the forecast is there too.
      await table.foretold();
    }
    asked += forecasts.asked - arrived;
    expect(left, "what was recorded, and nothing else").toEqual([]);
    counts.push(count);
  }

  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  console.log(
    `gestures per turn: ${counts.join(" ")}; mean ${mean(counts)}, answers ${mean(TURNS.map((one) => one.answers.length))}`,
  );
  const given = TURNS.reduce((sum, one) => sum + one.answers.length, 0);
  console.log(`forecasts asked: ${asked} for ${given} answers`);
  expect(mean(counts)).toBeLessThanOrEqual(MOST);
  expect(asked).toBeGreaterThan(0);
  expect(asked / given).toBeLessThanOrEqual(MOST_ASKED);
});
