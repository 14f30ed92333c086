// One's finished games, each once, and what they add up to.
import type { TableSummary } from "@/protocol/wire";

export interface PastGame {
  table: string;
  nemesis: string;
  /** All mages of the game. */
  mages: string[];
  /** Those that were one's own. */
  own: string[];
  difficulty: string;
  won: boolean;
  turns: number;
  /** Gravehold's life at the end. */
  gravehold: number;
  /** How many mages were exhausted. */
  exhausted: number;
  ended: string;
}

export interface PastExpedition {
  table: string;
  won: boolean;
  score: number;
  ended: string;
}

export interface Past {
  /** The first to end comes first. */
  games: PastGame[];
  expeditions: PastExpedition[];
}

export const NO_PAST: Past = { games: [], expeditions: [] };

const inTime = (a: { ended: string }, b: { ended: string }) => Date.parse(a.ended) - Date.parse(b.ended);

/** Games in which one had a seat. Of several tables with one game, as after a fork or an import, the first that ended counts. */
export function pastOf(tables: readonly TableSummary[]): Past {
  const games = new Map<string, PastGame>();
  const expeditions: PastExpedition[] = [];
  for (const table of tables) {
    if (!table.over || table.seats.length === 0) continue;
    const ended = table.updated;
    if (!table.result) {
      const { table: id, won, score = 0, expedition = {} } = table;
      if (Object.keys(expedition).length > 0) expeditions.push({ table: id, won, score, ended });
      continue;
    }
    const { game, ...facts } = table.result;
    const known = games.get(game);
    const own = table.seats.flatMap((seat) => table.mages[seat] ?? []);
    const { table: id, nemesis, mages, difficulty, won } = table;
    const one = { table: id, nemesis, mages, own, difficulty, won, ...facts, ended };
    if (!known || inTime(one, known) < 0) games.set(game, one);
  }
  return { games: [...games.values()].toSorted(inTime), expeditions: expeditions.toSorted(inTime) };
}

export interface Tally {
  played: number;
  won: number;
  /** Of games that were won; none if none was. */
  fewestTurns: number | null;
  mostLife: number | null;
  /** Victories in a row: until now, and the most there were. */
  streak: number;
  longest: number;
}

export function tallyOf(games: readonly PastGame[]): Tally {
  const won = games.filter((one) => one.won);
  let streak = 0;
  let longest = 0;
  for (const one of games) {
    streak = one.won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return {
    played: games.length,
    won: won.length,
    fewestTurns: won.length > 0 ? Math.min(...won.map((one) => one.turns)) : null,
    mostLife: won.length > 0 ? Math.max(...won.map((one) => one.gravehold)) : null,
    streak,
    longest,
  };
}

export interface Group {
  id: string;
  tally: Tally;
}

/** The games by something they have, one or several; what was played most comes first. */
export function groupsOf(games: readonly PastGame[], by: (game: PastGame) => string[]): Group[] {
  const groups = new Map<string, PastGame[]>();
  for (const game of games) for (const id of new Set(by(game))) groups.set(id, [...(groups.get(id) ?? []), game]);
  return [...groups]
    .map(([id, some]) => ({ id, tally: tallyOf(some) }))
    .toSorted((a, b) => b.tally.played - a.tally.played || b.tally.won - a.tally.won || a.id.localeCompare(b.id));
}

/** Nemeses that were beaten at least once. */
export const beatenBy = (past: Past): Set<string> =>
  new Set(past.games.filter((one) => one.won).map((one) => one.nemesis));
