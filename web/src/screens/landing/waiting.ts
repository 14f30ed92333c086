// The game to go on with: one that waits for you first, else the one where something happened last.
import type { TableSummary } from "@/protocol/wire";

/** A table that has not started is soon given up: its link goes unanswered. */
const LOBBY_KEPT = 24 * 60 * 60 * 1000;

export interface Waiting {
  /** What Continue opens; none if every game is over. */
  next: TableSummary | null;
  /** How many games wait for your answer. */
  count: number;
}

const isTrek = (table: TableSummary) => Object.keys(table.expedition ?? {}).length > 0;

/** Unfinished games of one's own, an expedition and its battle once. The order stays. */
export function unfinished(tables: readonly TableSummary[], now = Date.now()): TableSummary[] {
  const open = tables.filter((one) => !one.over && !one.refused && one.seats.length > 0);
  const fighting = new Set(open.filter((one) => one.started).map((one) => one.battle_of));
  return open.filter((one) => {
    if (isTrek(one)) return !fighting.has(one.table);
    // The expedition leads to a battle that has not started, and knows whether it was called off.
    if (one.battle_of && !one.started) return false;
    return one.started || now - Date.parse(one.updated) < LOBBY_KEPT;
  });
}

export function waitingOf(tables: readonly TableSummary[], now = Date.now()): Waiting {
  const open = unfinished(tables, now);
  const yours = open.filter((one) => one.waiting);
  return { next: yours[0] ?? open[0] ?? null, count: yours.length };
}
