// A whole game alone, from the first page to its end: with a mouse, on a phone by touch, and by keys alone.
import { expect, it } from "vitest";
import { beginAlone, ended, type Hand, PATHS, type Table } from "./page";
import { hasty } from "./policy";
import { sharedServer, world } from "./world";

const { person } = world();
const server = sharedServer();

/** To the end: on the board where an answer lies there, else in the tray. */
async function playOut(table: Table, hand: Hand): Promise<{ board: number; tray: number }> {
  const ways = { board: 0, tray: 0 };
  for (let given = 0; !table.over; given += 1) {
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

  const ways = await playOut(table, "mouse");

  await ended(page, false).waitFor();
  expect(ways.board).toBeGreaterThan(4);
  expect(ways.tray).toBeGreaterThan(4);
});

it("plays a game on a phone by touch", async () => {
  const page = await person({}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(server.url + PATHS.landing);
  const table = await beginAlone(page, "touch");

  const ways = await playOut(table, "touch");

  await ended(page, false).waitFor();
  expect(ways.tray).toBeGreaterThan(4);
});

it("plays a game by keys alone", async () => {
  const page = await person();
  await page.goto(server.url + PATHS.landing);
  const table = await beginAlone(page, "keys");

  const ways = await playOut(table, "keys");

  await ended(page, false).waitFor();
  expect(ways).toEqual({ board: 0, tray: table.heard.answers });
});
