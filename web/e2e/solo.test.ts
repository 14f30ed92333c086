// A whole game alone, from the first page to its end: with a mouse; nightly also on a phone by touch, and by keys alone.
import { expect, it } from "vitest";
import { beginAlone, ended, type Hand, PATHS, type Table } from "./page";
import { hasty } from "./policy";
import { NIGHTLY } from "./sets";
import { sharedServer, world } from "./world";

const { person } = world();
const server = sharedServer();

/** So many answers, or to the end: on the board where an answer lies there, else in the tray. */
async function play(table: Table, hand: Hand, most = Infinity): Promise<{ board: number; tray: number }> {
  const ways = { board: 0, tray: 0 };
  for (let given = 0; given < most && !table.over; given += 1) {
    if (given > 300) throw new Error("the game does not end");
    const key = hasty(table.decision, given);
    if (hand !== "keys" && given % 2 === 0 && (await table.answerOnBoard(key, hand))) ways.board += 1;
    else {
      await table.answer(key, hand);
      ways.tray += 1;
    }
  }
  return ways;
}

it("plays a game with a mouse from the first page to its end", async () => {
  const page = await person();
  await page.goto(server.url + PATHS.landing);
  const table = await beginAlone(page);

  const ways = await play(table, "mouse");

  await ended(page, false).waitFor();
  expect(ways.board).toBeGreaterThan(4);
  expect(ways.tray).toBeGreaterThan(4);
});

/** A phone. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** So many answers are the first turn, and a part of the second. */
const TURN = 12;

for (const [hand, options] of [
  ["touch", PHONE],
  ["keys", {}],
] as const) {
  const begin = async () => {
    const page = await person({}, options);
    await page.goto(server.url + PATHS.landing);
    return beginAlone(page, hand);
  };

  it(`begins a game by ${hand} alone`, async () => {
    const table = await begin();

    const ways = await play(table, hand, TURN);

    expect(ways.board + ways.tray).toBe(TURN);
    expect(table.heard.answers).toBe(TURN);
    expect(ways.board > 0).toBe(hand === "touch");
  });

  it.runIf(NIGHTLY)(`plays a game by ${hand} alone to its end`, async () => {
    const table = await begin();

    const ways = await play(table, hand);

    await ended(table.page, false).waitFor();
    expect(ways.board + ways.tray).toBe(table.heard.answers);
    expect(ways.board > 0).toBe(hand === "touch");
  });
}
