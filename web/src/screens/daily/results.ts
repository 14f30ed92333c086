// A result of a day in words: for a list, and to share. Neither names the nemesis nor a card: others still play.
import type { DailyBoard, DailyDay, DailyResult } from "@/protocol/wire";

type Say = (id: string, args?: Record<string, string | number>) => string;

export type Sort = "first" | "marked" | "practice";
export const SORTS: readonly Sort[] = ["first", "marked", "practice"];

export const listOf = (board: DailyBoard | undefined, sort: Sort): DailyResult[] => board?.[sort] ?? [];

/** The result of the game at this table, and where it is listed. */
export function resultOf(day: DailyDay, table: string): { result: DailyResult; mages: number; sort: Sort } | null {
  for (const board of day.boards ?? []) {
    for (const sort of SORTS) {
      const result = listOf(board, sort).find((one) => table !== "" && one.table === table);
      if (result) return { result, mages: board.mages, sort };
    }
  }
  return null;
}

export const wordsOf = (t: Say, { won, turns, gravehold, nemesis_life: life }: DailyResult): string =>
  won ? t("daily-won", { turns, gravehold }) : t("daily-lost", { life });

/** A date without its time zone's surprises: the day is the server's, in UTC. */
export const dateOf = (day: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

export function shareText(t: Say, lang: string, day: string, table: string, of: DailyDay): string {
  const found = resultOf(of, table);
  if (found === null) return "";
  const { result, mages, sort } = found;
  const place = sort === "first" ? t("daily-rank", { n: result.rank }) : t(`daily-${sort}`);
  return [
    `${t("title")} · ${t("daily-table")} · ${dateOf(day, lang)}`,
    `${t("daily-mages", { n: mages })} · ${wordsOf(t, result)} · ${place}`,
  ].join("\n");
}
