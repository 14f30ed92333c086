// One's tables in groups, and how long ago something was.
import type { TableSummary } from "@/protocol/wire";

export interface Groups {
  waiting: TableSummary[];
  going: TableSummary[];
  over: TableSummary[];
}

/** Each table once; within a group the order stays, latest first. */
export function sortedTables(tables: readonly TableSummary[]): Groups {
  return {
    waiting: tables.filter((one) => !one.over && one.waiting),
    going: tables.filter((one) => !one.over && !one.waiting),
    over: tables.filter((one) => one.over),
  };
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 86_400],
  ["month", 2_592_000],
  ["year", 31_536_000],
];

/** "3 hours ago", in words of the language. */
export function ago(when: string, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(when)) / 1000);
  const [unit, size] = STEPS.findLast(([, least]) => seconds >= least) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
}
