// Since when a game waits, by this page's clock: the server says it when the page comes, and the page counts on.
import type { Entry, Welcome } from "@/protocol/wire";

/** Entries that move a game on, as the server knows them (`tables.entries`). */
const MOVES = [
  "Started",
  "Answered",
  "AnsweredInAdvance",
  "TakenBack",
  "Redone",
  "SeatTaken",
  "ExpeditionBegun",
  "ExpeditionAnswered",
  "BattleFought",
];

interface Old {
  number: number;
  since: number | null;
}

/** A page that has seen this number before is not sent what it knows. */
export function sinceWelcome(old: Old, { number, waited }: Welcome, now = Date.now()): number | null {
  if (typeof waited === "number") return now - waited * 1000;
  return number === old.number ? old.since : null;
}

export const sinceChange = (old: Old, entries: readonly Entry[], now = Date.now()): number | null =>
  entries.some((entry) => MOVES.includes(entry.kind)) ? now : old.since;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "for 3 hours", in words of the page; empty in the first minute. */
export function waitedText(seconds: number, t: (id: string, args: { n: number }) => string): string {
  if (seconds < MINUTE) return "";
  if (seconds < HOUR) return t("waited-minutes", { n: Math.floor(seconds / MINUTE) });
  // Until the second day is over, hours say more.
  if (seconds < 2 * DAY) return t("waited-hours", { n: Math.floor(seconds / HOUR) });
  return t("waited-days", { n: Math.floor(seconds / DAY) });
}
