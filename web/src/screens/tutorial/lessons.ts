// The lessons of a first game. Its cards lie as chance has it, so each lesson waits for its moment: it is a condition
// over what is on the table, a thing to point at, and what has to happen for it to be learned.
import type { GameEvent, View } from "@/protocol/wire";
import { choicesTo } from "@/store/places";

/** Where a hint points: a place of the board (or the beginning of its name), a part by its label, an answer, or whatever fits. */
export type Anchor = { place: string } | { part: string } | { key: string } | { css: string } | { tray: true };

export interface Seen {
  /** Names of all events there have been. */
  events: ReadonlySet<string>;
  learned: ReadonlySet<string>;
}

export interface Lesson {
  id: string;
  /** Without it the first game is over before the end is told. */
  core: boolean;
  now(view: View, seen: Seen): boolean;
  at(view: View): Anchor[];
  /** It is learned by doing it; without this by reading it. */
  done?: (event: GameEvent) => boolean;
}

/** Can this be done now? */
const can = (view: View, verb: string) => choicesTo(verb, view.decision).length > 0;
/** Where it can be done: the first place of each answer. */
const places = (view: View, verb: string): Anchor[] =>
  choicesTo(verb, view.decision).flatMap(({ about }) => about.slice(0, 1).map((place) => ({ place })));
/** The same, or the answers in the tray. */
const ways = (view: View, verb: string): Anchor[] => [
  ...places(view, verb),
  ...choicesTo(verb, view.decision).map(({ key }) => ({ key })),
];
const asksMain = (view: View) => view.decision?.ask === "main";
const seat = (view: View) => Math.max(0, view.decision?.seat ?? 0);
const did =
  (...names: string[]) =>
  (event: GameEvent) =>
    names.includes(event.event);
const living = (view: View) => view.nemesis.in_play.find((one) => one.max > 0);
const counting = (view: View) => view.nemesis.in_play.find((one) => one.max === 0 && one.tokens > 0);

export const LESSONS: readonly Lesson[] = [
  { id: "goal", core: true, now: () => true, at: () => [{ part: "part-nemesis" }] },
  { id: "tray", core: true, now: (view) => view.decision !== null, at: () => [{ tray: true }] },
  {
    id: "cast",
    core: true,
    now: (view) => can(view, "cast"),
    at: (view) => ways(view, "cast"),
    done: did("cast"),
  },
  {
    id: "target",
    core: false,
    now: (view) => choicesTo("target", view.decision).length > 1,
    at: () => [{ place: "nemesis" }, { tray: true }],
    done: did("nemesis_damaged", "minion_damaged"),
  },
  {
    id: "prep",
    core: true,
    now: (view) => asksMain(view) && can(view, "prep"),
    at: (view) => ways(view, "prep"),
    done: did("prepped"),
  },
  {
    id: "gem",
    core: true,
    now: (view) => asksMain(view) && can(view, "play"),
    at: (view) => places(view, "play"),
    done: did("played"),
  },
  {
    id: "aether",
    core: true,
    now: (view) => asksMain(view) && (view.players[seat(view)]?.aether ?? 0) > 0,
    at: () => [{ place: "aether" }, { part: "part-mage" }],
  },
  {
    id: "gain",
    core: true,
    now: (view) => asksMain(view) && can(view, "gain"),
    at: (view) => places(view, "gain"),
    done: did("gained"),
  },
  {
    id: "breach",
    core: false,
    now: (view, { learned }) => asksMain(view) && learned.has("gain") && (can(view, "focus") || can(view, "open")),
    at: (view) => [...places(view, "focus"), ...places(view, "open")],
    done: did("focused", "opened"),
  },
  {
    id: "charge",
    core: false,
    now: (view, { learned }) => asksMain(view) && learned.has("gain") && can(view, "charge"),
    at: (view) => ways(view, "charge"),
    done: did("charged"),
  },
  {
    id: "ability",
    core: false,
    now: (view) => can(view, "activate"),
    at: (view) => ways(view, "activate"),
    done: did("activated"),
  },
  {
    id: "back",
    core: true,
    now: (view, { events }) => asksMain(view) && (events.has("gained") || events.has("prepped")),
    at: () => [{ css: 'button[aria-keyshortcuts="u"]' }, { tray: true }],
  },
  {
    id: "power",
    core: false,
    now: (view) => asksMain(view) && counting(view) !== undefined,
    at: (view) => [{ place: `in_play/${counting(view)?.uid}` }],
  },
  {
    id: "minion",
    core: false,
    now: (view) => asksMain(view) && living(view) !== undefined,
    at: (view) => [{ place: `in_play/${living(view)?.uid}` }],
  },
  {
    id: "forecast",
    core: true,
    now: (view, { events }) => asksMain(view) && events.has("nemesis_turn_started"),
    at: () => [{ part: "forecast-title" }],
  },
  {
    id: "order",
    core: false,
    now: (view) => view.decision?.ask === "order_discards",
    at: (view) => [{ place: `played/${seat(view)}` }, { part: "part-piles" }, { tray: true }],
    done: did("turn_ended"),
  },
  {
    id: "turns",
    core: true,
    now: (view, { events }) => events.has("turn_ended") || view.turn > 1,
    at: () => [{ part: "part-turn-order" }],
  },
  {
    id: "timeline",
    core: true,
    now: (view, { events }) => asksMain(view) && (events.has("turn_ended") || view.turn > 1),
    at: () => [{ part: "part-piles" }],
  },
  {
    id: "nemesis",
    core: true,
    now: (_, { events }) => events.has("nemesis_turn_started"),
    at: () => [{ part: "part-nemesis" }],
  },
  {
    id: "end",
    core: true,
    // Not while gems in hand could still be played.
    now: (view, { learned }) => asksMain(view) && learned.has("gem") && !can(view, "play"),
    at: (view) => [...ways(view, "end"), { tray: true }],
    done: did("turn_ended"),
  },
  { id: "rules", core: true, now: (view) => view.turn > 2, at: () => [{ place: "rules" }, { part: "part-rail" }] },
];

/** The first lesson whose moment has come. */
export function lessonNow(view: View, seen: Seen): Lesson | null {
  return LESSONS.find((lesson) => !seen.learned.has(lesson.id) && lesson.now(view, seen)) ?? null;
}

/** Is all learned that a first game needs? */
export const complete = (learned: ReadonlySet<string>): boolean =>
  LESSONS.every((lesson) => !lesson.core || learned.has(lesson.id));

/** Lessons that these events have taught. */
export const taught = (events: readonly GameEvent[]): string[] =>
  LESSONS.filter((lesson) => lesson.done && events.some(lesson.done)).map((lesson) => lesson.id);

/** A first game: one mage, an easy nemesis, cards that do one thing each. */
export const FIRST_GAME = {
  mages: ["brama"],
  nemesis: "rageborne",
  difficulty: "beginner",
  market: [
    "jade",
    "vriswood_amber",
    "diamond_cluster",
    "flexing_dagger",
    "bottled_vortex",
    "spectral_echo",
    "ignite",
    "essence_theft",
    "planar_insight",
  ],
};
