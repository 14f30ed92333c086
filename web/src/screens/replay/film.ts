// A replay's position over a still table: the view, what led to it, and the log up to it.
import { type Game, type TurnMark, turnsOf } from "@/protocol/game";
import type { View } from "@/protocol/wire";
import type { LogLine, TableStore } from "@/store/table";

export interface Film {
  game: Game;
  turns: TurnMark[];
  /** All lines; `ends[n]` of them have happened after n answers. */
  lines: LogLine[];
  ends: number[];
}

export function filmOf(game: Game): Film {
  const lines: LogLine[] = [];
  const ends: number[] = [];
  for (const step of [{ at: 0, events: game.opening ?? [] }, ...game.steps]) {
    for (const event of step.events) {
      if (event.text !== undefined) lines.push({ id: lines.length + 1, at: step.at, event });
    }
    ends.push(lines.length);
  }
  return { game, turns: turnsOf(game), lines, ends };
}

export const lengthOf = (film: Film): number => film.game.steps.length;

/** The nearest place there is. */
export const within = (film: Film, at: number): number => Math.max(0, Math.min(lengthOf(film), Math.round(at)));

/** Stand after so many answers. Things move only from one place to the next. */
export function standAt(store: TableStore, film: Film, at: number, from: number): void {
  const view = film.game.views[at] as View;
  const events = at > 0 ? (film.game.steps[at - 1]?.events ?? []) : [];
  store.setState((old) => ({
    before: old.view,
    view,
    news: { step: old.news.step + 1, events, fresh: at !== from + 1 },
    log: film.lines.slice(0, film.ends[at]),
  }));
}

/** The turn that is played after so many answers. */
export const turnAt = (film: Film, at: number): number => film.turns.findLastIndex((mark) => mark.at <= at);

/** Where the turn before or after begins; back leads to the beginning of this one first. */
export function turnFrom(film: Film, at: number, by: 1 | -1): number {
  if (by > 0) return film.turns.find((mark) => mark.at > at)?.at ?? lengthOf(film);
  return film.turns.findLast((mark) => mark.at < at)?.at ?? 0;
}
