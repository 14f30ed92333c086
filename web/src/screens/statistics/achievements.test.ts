import { expect, test } from "vitest";
import type { TableSummary } from "@/protocol/wire";
import { finished } from "../../../tests/tables";
import { told } from "../../../tests/told";
import { type AchievementId, achievementsOf } from "./achievements";
import { pastOf } from "./past";

const all = (tables: TableSummary[]) => achievementsOf(pastOf(tables), told.content);
const of = (id: AchievementId, tables: TableSummary[], pack?: string) => {
  const one = all(tables).find((each) => each.id === id && each.pack === pack);
  return one && { n: one.n, of: one.of, by: one.earned?.table ?? null };
};

test("nothing is achieved without a game", () => {
  expect(all([]).filter((one) => one.earned !== null || one.n > 0)).toEqual([]);
});

test("the first victory is earned by the first game that was won", () => {
  const [lost, won, later] = [finished(false), finished(true), finished(true)];

  expect(of("first", [later, won, lost])).toEqual({ n: 1, of: 1, by: won.table });
  expect(of("first", [lost])).toEqual({ n: 0, of: 1, by: null });
});

test("it has the date of its game", () => {
  const won = finished(true);

  expect(all([won]).find((one) => one.id === "first")?.earned).toEqual({ at: won.updated, table: won.table });
});

const party = (count: number, won = true) =>
  finished(won, { mages: ["brama", "jian", "lash", "mist"].slice(0, count) });

test("every number of mages must have won", () => {
  const four = party(4);

  expect(of("sizes", [party(1), party(2), party(2), party(3, false)])).toEqual({ n: 2, of: 4, by: null });
  expect(
    of(
      "sizes",
      [party(1), party(2), party(3), four].map((one, n) => ({ ...one, updated: day(n) })),
    ),
  ).toEqual({
    n: 4,
    of: 4,
    by: four.table,
  });
});

const day = (n: number) => new Date(Date.UTC(2027, 0, n + 1)).toISOString();

test("every nemesis of a box must be beaten, and those of others do not count", () => {
  const foes = told.content.nemeses.filter((one) => one.pack === "war_eternal").map((one) => one.id);
  const beaten = foes.map((nemesis) => finished(true, { nemesis }));

  expect(of("box", beaten.slice(1), "war_eternal")).toEqual({ n: foes.length - 1, of: foes.length, by: null });
  expect(of("box", beaten, "war_eternal")).toEqual({ n: foes.length, of: foes.length, by: beaten.at(-1)?.table });
  expect(of("box", beaten, "base")).toMatchObject({ n: 0, by: null });
});

test.each([
  ["brink", 3, 4],
  ["walls", 20, 19],
] as const)("%s wants Gravehold's life at %i, and not at %i", (id, right, wrong) => {
  expect(of(id, [finished(true, {}, { gravehold: right })])?.n).toBe(1);
  expect(of(id, [finished(true, {}, { gravehold: wrong })])?.n).toBe(0);
  expect(of(id, [finished(false, {}, { gravehold: right })])?.n).toBe(0);
});

test("everyone stands if no mage of several is exhausted", () => {
  const two = { mages: ["brama", "jian"] };

  expect(of("unbroken", [finished(true, two)])?.n).toBe(1);
  expect(of("unbroken", [finished(true, two, { exhausted: 1 })])?.n).toBe(0);
  expect(of("unbroken", [finished(true)])?.n).toBe(0);
});

test("the highest difficulty is the last there is", () => {
  expect(of("hardest", [finished(true, { difficulty: "extinction" })])?.n).toBe(1);
  expect(of("hardest", [finished(true, { difficulty: "expert" })])?.n).toBe(0);
});

test("an expedition must be won", () => {
  const trek = (won: boolean) => ({ ...finished(won, { expedition: { en: "Standard" } }), result: null });

  expect(of("expedition", [trek(true)])?.n).toBe(1);
  expect(of("expedition", [trek(false)])?.n).toBe(0);
});

test("five victories must follow each other", () => {
  const wins = (count: number) => Array.from({ length: count }, () => finished(true));

  expect(of("streak", [...wins(4), finished(false), ...wins(3)])).toEqual({ n: 4, of: 5, by: null });
  const five = [...wins(3), finished(false), ...wins(5)];
  expect(of("streak", five)).toEqual({ n: 5, of: 5, by: five.at(-1)?.table });
});

test("mages count that were your own, each once", () => {
  expect(
    of("mages", [finished(true, { mages: ["brama", "jian"], seats: [1] }), finished(true, { mages: ["jian"] })]),
  ).toEqual({ n: 1, of: 10, by: null });
});

test("games that were lost make a veteran too", () => {
  expect(of("veteran", [finished(false), finished(true)])).toEqual({ n: 2, of: 25, by: null });
});
