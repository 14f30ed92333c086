// One's tables in groups, what each is called, and how long ago something was.
import type { TableSummary } from "@/protocol/wire";
import { waitedText } from "@/store/waits";
import type { Names } from "@/words/names";
import type { Voice } from "@/words/voice";
import type { useText } from "@/words/Words";

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

export interface Title {
  /** What its players call it, else the expedition, else the nemesis. */
  title: string;
  /** The expedition's name; empty if the table is none. */
  trek: string;
  /** The nemesis, if it is chosen and in a pack that is here; else empty. */
  nemesis: string;
}

export function titleOf(table: TableSummary, t: ReturnType<typeof useText>, voice: Voice, { nemeses }: Names): Title {
  const trek = table.expedition?.[voice.lang] ?? table.expedition?.en ?? "";
  const nemesis = nemeses.has(table.nemesis) ? table.nemesis : "";
  const played = nemesis ? voice.nemesis(nemesis) : t("random-nemesis");
  const daily = table.daily ? `${t("daily-table")} · ${played}` : "";
  return { title: table.name || trek || daily || played, trek, nemesis };
}

/** Whom a game waits for, unless that is you, and how long: "Mira · for 3 hours". Empty if nobody waits for long. */
export function waitOf(table: TableSummary, t: ReturnType<typeof useText>): string {
  const waited = waitedText(table.waited ?? 0, t);
  return waited && [...(table.waiting ? [] : (table.waiting_for ?? [])), waited].join(" · ");
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
