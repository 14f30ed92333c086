// The phone's sheets: where answers lie, what is in sight, and when the page turns by itself.
import { expect, test } from "vitest";
import type { View } from "@/protocol/wire";
import { aimedAt, type Counts, countAnswers, inSightAt, REST, sheetOf, together, turnTo } from "./sheets";

const counts = (some: Partial<Counts>): Counts => ({
  table: 0,
  nemesis: 0,
  market: 0,
  mage: 0,
  allies: 0,
  log: 0,
  ...some,
});

test("a place of the board lies on one sheet", () => {
  const places = ["nemesis", "in_play/7", "turn/player1", "supply/jade", "hand/0/crystal", "breach/1/2", "player/1"];

  expect(places.map((place) => sheetOf(place, 0))).toEqual([
    "nemesis",
    "nemesis",
    "nemesis",
    "market",
    "mage",
    "allies",
    "allies",
  ]);
});

test("another mage's places lie on the mage's sheet while that board is shown", () => {
  expect(sheetOf("breach/1/2", 1)).toBe("mage");
});

test("what only the tray has lies on no sheet", () => {
  expect(sheetOf("end", 0)).toBeNull();
});

test("answers are counted where they can be given, each once on a sheet", () => {
  const view = {
    decision: {
      seat: 0,
      ask: "main",
      keys: ["gain jade", "gain ruby", "prep spark 1", "end"],
      choices: [
        { verb: "gain", about: ["supply/jade"] },
        { verb: "gain", about: ["supply/ruby"] },
        { verb: "prep", about: ["hand/0/spark", "breach/0/1"] },
        { verb: "end" },
      ],
    },
    players: [],
    nemesis: { in_play: [] },
  } as unknown as View;

  expect(countAnswers(view, 0)).toEqual(counts({ market: 2, mage: 1 }));
});

const asking = (...about: string[][]) =>
  ({
    decision: {
      seat: 0,
      ask: "choose_target",
      keys: about.map((_, n) => `answer ${n}`),
      choices: about.map((places) => ({ verb: "target", about: places })),
    },
  }) as unknown as View;

test("where every answer is about the nemesis or its cards, these are aimed at", () => {
  expect(aimedAt(asking(["nemesis"], ["in_play/7"], ["swarm"], []), null)).toEqual(["nemesis", "in_play/7", "swarm"]);
});

test("nothing is aimed at where an answer is about something else, or about nothing", () => {
  expect(aimedAt(asking(["in_play/7"], ["hand/0/crystal"]), null)).toEqual([]);
  expect(aimedAt(asking([]), null)).toEqual([]);
});

test("while a spell is held, what takes it is aimed at, and nothing where that is no foe", () => {
  const choices = [
    { verb: "cast", about: ["prepped/0/spark/1"], aims: ["nemesis", "in_play/7"], amount: 1 },
    { verb: "prep", about: ["hand/0/spark", "breach/0/2"] },
  ];
  const view = { decision: { keys: ["cast spark 1", "prep spark 2"], choices } } as unknown as View;

  expect(aimedAt(view, "prepped/0/spark/1")).toEqual(["nemesis", "in_play/7"]);
  expect(aimedAt(view, "hand/0/spark")).toEqual([]);
});

test("a tablet counts what lies on its one table, and not what lies elsewhere", () => {
  expect(together(counts({ nemesis: 1, market: 2, mage: 3, allies: 4 }))).toEqual(counts({ table: 6, allies: 4 }));
});

test("the sheet with most answers comes into sight when there are none in sight", () => {
  expect(turnTo(counts({ nemesis: 1, market: 3 }), ["mage"], REST)).toBe("market");
});

test("a sheet with an answer in sight stays, even if another has more", () => {
  expect(turnTo(counts({ mage: 1, market: 3 }), ["mage"], REST)).toBeNull();
});

test("a hand that was there just now is left in peace", () => {
  expect(turnTo(counts({ market: 3 }), ["mage"], REST - 1)).toBeNull();
});

test("nothing turns for a question that only the tray can answer", () => {
  expect(turnTo(counts({}), ["mage"], REST)).toBeNull();
});

test("one sheet fills a phone, two a tablet", () => {
  expect(inSightAt(780, 390, 390, 5)).toEqual([2]);
  expect(inSightAt(820, 820, 410, 5)).toEqual([2, 3]);
  expect(inSightAt(1230, 820, 410, 5)).toEqual([3, 4]);
});

test("between two sheets the nearer one counts", () => {
  expect(inSightAt(700, 390, 390, 5)).toEqual([2]);
  expect(inSightAt(0, 0, 0, 5)).toEqual([0]);
});
