import { expect, test } from "vitest";
import { finished, summary } from "../../../tests/tables";
import { beatenBy, groupsOf, pastOf, tallyOf } from "./past";

const games = (...tables: Parameters<typeof pastOf>[0]) => pastOf(tables).games;

test("a finished game counts, with the mages of your own seats", () => {
  const table = finished(true, { mages: ["brama", "jian", "lash"], seats: [0, 2] }, { turns: 24, gravehold: 7 });

  expect(pastOf([table])).toEqual({
    games: [
      {
        table: table.table,
        nemesis: "rageborne",
        mages: ["brama", "jian", "lash"],
        own: ["brama", "lash"],
        difficulty: "normal",
        won: true,
        turns: 24,
        gravehold: 7,
        exhausted: 0,
        ended: table.updated,
      },
    ],
    expeditions: [],
  });
});

test("a game that is not over, or that you only watched, does not count", () => {
  expect(games(summary(), finished(true, { seats: [], watching: true }))).toEqual([]);
});

test("a fork or an import of a game does not count twice: the one that ended first counts", () => {
  const first = finished(false, {}, { game: "same" });
  const fork = finished(true, {}, { game: "same" });

  expect(games(fork, first).map((one) => one.table)).toEqual([first.table]);
});

test("an expedition is not a game", () => {
  const trek = finished(true, { expedition: { en: "Standard" }, score: 14 });
  const { result: _, ...over } = trek;

  expect(pastOf([over])).toEqual({
    games: [],
    expeditions: [{ table: trek.table, won: true, score: 14, ended: trek.updated }],
  });
});

test("the best is of victories only", () => {
  const past = games(
    finished(true, {}, { turns: 30, gravehold: 4 }),
    finished(true, {}, { turns: 26, gravehold: 2 }),
    finished(false, {}, { turns: 9, gravehold: 20 }),
  );

  expect(tallyOf(past)).toEqual({ played: 3, won: 2, fewestTurns: 26, mostLife: 4, streak: 0, longest: 2 });
});

test("without a victory there is no best", () => {
  expect(tallyOf(games(finished(false)))).toEqual({
    played: 1,
    won: 0,
    fewestTurns: null,
    mostLife: null,
    streak: 0,
    longest: 0,
  });
});

test("a streak ends with a defeat, and the longest one is remembered", () => {
  const past = games(finished(true), finished(true), finished(false), finished(true));

  expect(tallyOf(past)).toMatchObject({ streak: 1, longest: 2 });
});

test("what was played most comes first, and two mages of one game count it each", () => {
  const past = games(
    finished(true, { mages: ["brama", "jian"], seats: [0, 1] }),
    finished(false, { mages: ["jian"], seats: [0] }),
  );

  expect(groupsOf(past, (game) => game.own).map(({ id, tally }) => [id, tally.won, tally.played])).toEqual([
    ["jian", 1, 2],
    ["brama", 1, 1],
  ]);
});

test("a nemesis is beaten by a victory, and not by a defeat", () => {
  const past = pastOf([finished(true), finished(false, { nemesis: "umbra_titan" })]);

  expect(beatenBy(past)).toEqual(new Set(["rageborne"]));
});
