import { expect, it } from "vitest";
import type { DailyDay, DailyResult } from "@/protocol/wire";
import { resultOf, shareText } from "./results";

const result = (changes: Partial<DailyResult>): DailyResult => ({
  rank: 1,
  names: ["Ann"],
  won: true,
  turns: 24,
  gravehold: 12,
  nemesis_life: 0,
  yours: true,
  table: "",
  ...changes,
});

const day: DailyDay = {
  day: "2026-11-17",
  commitment: "c",
  announced: "2026-11-16T00:00:00Z",
  setup: { nemesis: "rageborne", mages: ["brama", "jian", "mist", "kadir"], market: ["jade"] },
  packs: {},
  rules: 1,
  boards: [
    { mages: 1, first: [], marked: [], practice: [], count: 0 },
    {
      mages: 2,
      first: [result({ rank: 3, table: "mine" })],
      marked: [],
      practice: [result({ table: "again", won: false, nemesis_life: 9 })],
      count: 2,
    },
  ],
};
const t = (id: string, args?: Record<string, string | number>) =>
  args ? `${id}(${Object.values(args).join(" ")})` : id;

it("finds the result of one table, and where it is listed", () => {
  expect(resultOf(day, "mine")).toEqual({ result: result({ rank: 3, table: "mine" }), mages: 2, sort: "first" });
  expect(resultOf(day, "again")?.sort).toBe("practice");
  expect(resultOf(day, "")).toBeNull();
  expect(resultOf(day, "another")).toBeNull();
});

it("shares a result with its place, and nothing of what is played", () => {
  const text = shareText(t, "en", day.day, "mine", day);

  expect(text).toBe("title · daily-table · November 17, 2026\ndaily-mages(2) · daily-won(24 12) · daily-rank(3)");
  expect(shareText(t, "en", day.day, "again", day)).toContain("daily-lost(9) · daily-practice");
  expect(shareText(t, "en", day.day, "another", day)).toBe("");
});
