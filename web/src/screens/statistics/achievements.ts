// What one has achieved: nothing is kept, it follows from the finished games.
import type { Catalog } from "@/protocol/wire";
import type { Past, PastExpedition, PastGame } from "./past";

export type AchievementId =
  | "first"
  | "sizes"
  | "box"
  | "brink"
  | "walls"
  | "unbroken"
  | "hardest"
  | "expedition"
  | "streak"
  | "mages"
  | "veteran";

export interface Achievement {
  id: AchievementId;
  /** The box whose nemeses are meant. */
  pack?: string;
  /** How far one has come, at most `of`. */
  n: number;
  of: number;
  /** When it was earned, and at which table; none yet. */
  earned: { at: string; table: string } | null;
}

export const BRINK = 3;
export const WALLS = 20;
const STREAK = 5;
const MAGES = 10;
const VETERAN = 25;

type Counted<T> = (one: T, before: number) => number;

/** Goes through what happened, the first first; `count` says how far one has come after each. */
function reached<T extends { ended: string; table: string }>(
  id: AchievementId,
  of: number,
  all: readonly T[],
  count: Counted<T>,
): Achievement {
  let n = 0;
  let most = 0;
  let earned: Achievement["earned"] = null;
  for (const one of all) {
    n = count(one, n);
    most = Math.max(most, n);
    if (earned === null && n >= of) earned = { at: one.ended, table: one.table };
  }
  return { id, n: Math.min(of, most), of, earned };
}

/** Victories like this: one is enough. */
const once = (id: AchievementId, games: readonly PastGame[], like: (game: PastGame) => boolean): Achievement =>
  reached(id, 1, games, (game, n) => (game.won && like(game) ? 1 : n));

/** Victories that differ in this, so many of them. */
function different(
  id: AchievementId,
  of: number,
  games: readonly PastGame[],
  by: (game: PastGame) => readonly (string | number)[],
): Achievement {
  const met = new Set<string | number>();
  return reached(id, of, games, (game) => {
    if (game.won) for (const one of by(game)) met.add(one);
    return met.size;
  });
}

export function achievementsOf(past: Past, catalog: Catalog): Achievement[] {
  const { games, expeditions } = past;
  const hardest = catalog.difficulties.at(-1) ?? "";
  const boxes = catalog.packs.flatMap((pack) => {
    const foes = catalog.nemeses.filter((one) => one.pack === pack.id).map((one) => one.id);
    if (foes.length === 0) return [];
    const by = (game: PastGame) => foes.filter((one) => one === game.nemesis);
    return [{ ...different("box", foes.length, games, by), pack: pack.id }];
  });
  return [
    once("first", games, () => true),
    different("sizes", catalog.most_mages, games, (game) => [game.mages.length]),
    ...boxes,
    once("brink", games, (game) => game.gravehold > 0 && game.gravehold <= BRINK),
    once("walls", games, (game) => game.gravehold >= WALLS),
    // A mage who fights alone cannot win exhausted.
    once("unbroken", games, (game) => game.exhausted === 0 && game.mages.length > 1),
    once("hardest", games, (game) => game.difficulty === hardest),
    reached<PastExpedition>("expedition", 1, expeditions, (one, n) => (one.won ? 1 : n)),
    reached("streak", STREAK, games, (game, n) => (game.won ? n + 1 : 0)),
    different("mages", MAGES, games, (game) => game.own),
    reached("veteran", VETERAN, games, (_, n) => n + 1),
  ];
}
