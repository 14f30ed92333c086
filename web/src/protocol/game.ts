// A whole game as it was seen: every view from the first to the last, fetched in portions.
import { getReplay } from "./http";
import type { GameEvent, Replay, ReplayStep, View } from "./wire";
import { patched } from "./patch";

const AT_ONCE = 200;

/** `views[n]` is what stood after n answers; `steps[n]` led from `views[n]` to `views[n + 1]`. */
export interface Game {
  over: boolean;
  steps: ReplayStep[];
  views: View[];
  /** What happened before the first answer. */
  opening?: GameEvent[] | undefined;
}

/** Steps added to a game. Views share what has not changed, so that all of them fit in little room. */
export function longer(game: Game, steps: ReplayStep[], over: boolean): Game {
  const views = [...game.views];
  for (const step of steps) views.push(patched(views.at(-1) as View, step.patch));
  return { ...game, over, steps: [...game.steps, ...steps], views };
}

export const begun = (replay: Replay): Game =>
  longer({ over: false, steps: [], views: [replay.view], opening: replay.opening }, replay.steps, replay.over);

export async function fetchGame(id: string, token = ""): Promise<Game> {
  let game = begun(await getReplay(id, 0, AT_ONCE, token));
  for (;;) {
    const more = await getReplay(id, game.steps.length, AT_ONCE, token);
    if (more.steps.length === 0) return { ...game, over: more.over };
    game = longer(game, more.steps, more.over);
    if (game.steps.length >= more.answers) return game;
  }
}

/** What came since: the same game if nothing did, a whole new one if some of it was taken back. */
export async function fetchOn(id: string, game: Game, token = ""): Promise<Game> {
  const more = await getReplay(id, game.steps.length, AT_ONCE, token).catch(() => null);
  if (more === null || more.answers < game.steps.length) return fetchGame(id, token);
  if (more.steps.length === 0 && more.over === game.over) return game;
  return longer(game, more.steps, more.over);
}

/** Where each turn begins: the number of answers that stood when it had begun. */
export interface TurnMark {
  turn: number;
  at: number;
  /** Whose turn it is. */
  active: number | "nemesis";
}

const NOBODY = -1;

const STARTS = ["turn_started", "nemesis_turn_started"];

export const startsTurn = (event: GameEvent): boolean => STARTS.includes(event.event);

/** Turns in which nothing was asked begin and end within one answer: several may begin at the same place. */
export function turnsOf(game: Game): TurnMark[] {
  const first = game.views[0] as View;
  // Before the first turn the view's number may be ahead already: of questions of the setup, and of who goes first.
  const marks: TurnMark[] = [{ turn: first.active === NOBODY ? 0 : first.turn, at: 0, active: first.active }];
  game.steps.forEach((step, n) => {
    for (const event of step.events.filter(startsTurn)) {
      const active = event.event === "nemesis_turn_started" ? "nemesis" : (event.seat ?? -1);
      // Counted, as the view's number may be ahead while it is decided who goes next.
      marks.push({ turn: (marks.at(-1)?.turn ?? 0) + 1, at: n + 1, active });
    }
  });
  return marks;
}
