// Tables as the server lists them, for tests: only what matters is said.
import type { TableSummary } from "@/protocol/wire";

export const summary = (changes: Partial<TableSummary> = {}): TableSummary => ({
  table: "one",
  name: "",
  nemesis: "rageborne",
  mages: ["brama"],
  difficulty: "normal",
  people: ["Ann"],
  seats: [0],
  watching: false,
  started: true,
  over: false,
  won: false,
  outcome: "",
  answers: 3,
  waiting: true,
  updated: "2026-01-01T12:00:00Z",
  ...changes,
});

let count = 0;

/** A finished game: each one of its own, and a day after the one before. */
export function finished(
  won: boolean,
  changes: Partial<TableSummary> = {},
  result: Partial<NonNullable<TableSummary["result"]>> = {},
): TableSummary {
  count += 1;
  return summary({
    table: `finished-${count}`,
    over: true,
    won,
    waiting: false,
    updated: new Date(Date.UTC(2026, 0, count)).toISOString(),
    result: { turns: 30, gravehold: won ? 10 : 0, exhausted: 0, game: `game-${count}`, ...result },
    ...changes,
  });
}
