import { expect, test } from "vitest";
import { finished, summary } from "../../../tests/tables";
import { unfinished, waitingOf } from "./waiting";

const NOW = Date.parse("2026-01-01T13:00:00Z");
const next = (...tables: Parameters<typeof waitingOf>[0]) => waitingOf(tables, NOW).next?.table;

test("a game where you decide comes before a later one where others do", () => {
  const others = summary({ table: "others", waiting: false });
  const yours = summary({ table: "yours" });

  expect(waitingOf([others, yours], NOW)).toEqual({ next: yours, count: 1 });
});

test("where nobody waits for you, the latest game is the one to go on with", () => {
  expect(next(summary({ table: "latest", waiting: false }), summary({ table: "before", waiting: false }))).toBe(
    "latest",
  );
});

test("a game that is over, watched or not to be opened here does not wait", () => {
  const tables = [finished(true), summary({ seats: [], watching: true }), summary({ refused: "rules/other" })];

  expect(waitingOf(tables, NOW)).toEqual({ next: null, count: 0 });
});

test("an expedition waits between its battles", () => {
  expect(next(summary({ table: "trek", expedition: { en: "Standard" } }))).toBe("trek");
});

test("a battle stands for its expedition, and they count once", () => {
  const trek = summary({ table: "trek", expedition: { en: "Standard" }, waiting: false });
  const battle = summary({ table: "battle", battle_of: "trek" });

  expect(unfinished([trek, battle], NOW)).toEqual([battle]);
});

test("an expedition stands for a battle that has not started", () => {
  const trek = summary({ table: "trek", expedition: { en: "Standard" } });
  const battle = summary({ table: "battle", battle_of: "trek", started: false });

  expect(unfinished([battle, trek], NOW)).toEqual([trek]);
});

test("a table that has not started waits for a day, and no longer", () => {
  const lobby = (updated: string) => summary({ started: false, waiting: false, updated });

  expect(unfinished([lobby("2026-01-01T12:00:00Z")], NOW)).toHaveLength(1);
  expect(unfinished([lobby("2025-12-30T12:00:00Z")], NOW)).toHaveLength(0);
});
