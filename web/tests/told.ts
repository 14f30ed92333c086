// What Python says and shows, made once for all tests (scripts/sayings.py).
import { readFileSync } from "node:fs";
import type { Catalog, ForecastView, GameEvent, Phrase, View } from "@/protocol/wire";
import type { Language } from "@/words/languages";
import { inject } from "vitest";

export interface Told {
  languages: Language[];
  content: Catalog;
  games: { first: View; steps: { key: string; events: GameEvent[]; patch: Record<string, unknown> }[]; last: View }[];
  /** Positions before a nemesis turn, and their forecasts. */
  foretold: Record<string, { view: View; forecast: ForecastView }>;
  /** A phrase, and its sentence in each of the languages. */
  phrases: [Phrase, string[]][];
  /** An event as it is sent, and its line of the log in each of the languages. */
  lines: [GameEvent, string[]][];
}

export const told = JSON.parse(readFileSync(inject("told"), "utf8")) as Told;

declare module "vitest" {
  export interface ProvidedContext {
    /** The path of a file with `Told`. */
    told: string;
  }
}
