// The lessons of the first game. A lesson waits for its moment: it is a condition over what is on the table, a thing to
// point at, and what has to happen for it to be learned.
import type { GameEvent, View } from "@/protocol/wire";
import { choicesTo } from "@/store/places";
import { type Chapter, TURNS } from "./chapters";

/** Where a hint points: a place of the board (or the beginning of its name), a part by its label, or an answer in the tray. */
export type Anchor = { place: string } | { label: string } | { key: string } | { tray: true };

/** What has been in this chapter. */
export interface Seen {
  /** Names of events. */
  events: ReadonlySet<string>;
  learned: ReadonlySet<string>;
  /** Hints that were answered by something else, once for each time. */
  passed: readonly string[];
  /** Turns that the person has ended. */
  turns: number;
  /** Hints that were put away since the last answer. */
  reads: number;
}

export interface Lesson {
  id: string;
  chapter: Chapter;
  now(view: View, seen: Seen): boolean;
  /** Groups of things: all of the first group that is on the board are meant. */
  at(view: View): Anchor[][];
  /** It is learned by doing it; without this by reading it. `view` is the board after the event. */
  done?: (event: GameEvent, view: View) => boolean;
  /** Events that carry it on: the hint was followed, and there is more to do. */
  part?: (event: GameEvent) => boolean;
  /** It repeats another one, so that a chapter does not need it. */
  spare?: boolean;
  /** The lesson that comes before: one deed does not teach both. */
  after?: string;
}

/** So many hints may be read in a row; then something has to be done first. */
export const READS = 2;
/** A hint that was answered by something else in so many turns does not come again, unless the chapter goes on for it. */
export const PASSES = 2;
/** For so many turns a chapter goes on for lessons that have to be done. */
const EXTRA = 2;

/** Can this be done now? */
const can = (view: View, verb: string) => choicesTo(verb, view.decision).length > 0;
/** Where it can be done: the first place of each answer. */
const places = (view: View, verb: string): Anchor[] =>
  choicesTo(verb, view.decision).flatMap(({ about }) => about.slice(0, 1).map((place) => ({ place })));
/** The same, or the answers in the tray. */
const ways = (view: View, ...verbs: string[]): Anchor[][] => [
  verbs.flatMap((verb) => places(view, verb)),
  verbs.flatMap((verb) => choicesTo(verb, view.decision).map(({ key }) => ({ key }))),
  [{ tray: true }],
];
const asksMain = (view: View) => view.decision?.ask === "main";
const seat = (view: View) => Math.max(0, view.decision?.seat ?? 0);
const did =
  (...names: string[]) =>
  (event: GameEvent) =>
    names.includes(event.event);
const living = (view: View) => view.nemesis.in_play.filter((one) => one.max > 0);
const counting = (view: View) => view.nemesis.in_play.filter((one) => one.max === 0 && one.tokens > 0);
const cards = (all: readonly { uid: number }[]): Anchor[][] => [all.map(({ uid }) => ({ place: `in_play/${uid}` }))];

export const LESSONS: readonly Lesson[] = [
  { id: "goal", chapter: 1, now: () => true, at: () => [[{ place: "nemesis" }], [{ label: "part-nemesis" }]] },
  {
    id: "cast",
    chapter: 1,
    now: (view) => can(view, "cast"),
    at: (view) => ways(view, "cast"),
    done: did("cast"),
  },
  {
    // A turn went by without a spell.
    id: "late",
    chapter: 1,
    now: (view, { turns, learned }) => asksMain(view) && can(view, "prep") && turns > 0 && !learned.has("prep"),
    at: (view) => ways(view, "prep"),
    done: did("prepped"),
    spare: true,
  },
  {
    id: "gem",
    chapter: 1,
    now: (view) => asksMain(view) && can(view, "play"),
    at: (view) => ways(view, "play"),
    done: did("played"),
  },
  {
    id: "aether",
    chapter: 1,
    now: (view) => asksMain(view) && can(view, "play") && (view.players[seat(view)]?.aether ?? 0) > 0,
    at: (view) => ways(view, "play"),
    done: ({ event }, view) => event === "gained" || (asksMain(view) && !can(view, "play")),
    part: did("played"),
    after: "gem",
  },
  {
    id: "prep",
    chapter: 1,
    now: (view) => asksMain(view) && can(view, "prep"),
    at: (view) => ways(view, "prep"),
    done: did("prepped"),
  },
  {
    id: "gain",
    chapter: 1,
    // Not while gems in hand could still be played.
    now: (view) => asksMain(view) && can(view, "gain") && !can(view, "play"),
    at: (view) => ways(view, "gain"),
    done: did("gained"),
  },
  {
    id: "end",
    chapter: 1,
    now: (view, { learned }) => asksMain(view) && learned.has("gem") && !can(view, "play") && !can(view, "prep"),
    at: (view) => ways(view, "end"),
    done: did("turn_ended"),
  },
  {
    id: "back",
    chapter: 1,
    now: (view, { turns, events }) => asksMain(view) && turns > 0 && (events.has("cast") || events.has("gained")),
    at: () => [[{ label: "take-back" }], [{ tray: true }]],
  },
  {
    id: "turns",
    chapter: 1,
    now: (view, { events }) => asksMain(view) && events.has("nemesis_turn_started"),
    at: () => [[{ label: "part-turn-order" }]],
  },

  {
    id: "minion",
    chapter: 2,
    now: (view) => living(view).length > 0,
    at: (view) => cards(living(view)),
  },
  {
    id: "aim",
    chapter: 2,
    now: (view) => can(view, "cast") && living(view).length > 0,
    at: (view) => ways(view, "cast"),
    done: did("cast"),
  },
  {
    id: "target",
    chapter: 2,
    now: (view) => choicesTo("target", view.decision).length > 1,
    at: (view) => ways(view, "target"),
    done: did("nemesis_damaged", "minion_damaged"),
  },
  { id: "forecast", chapter: 2, now: asksMain, at: () => [[{ label: "forecast-title" }]] },
  {
    id: "power",
    chapter: 2,
    now: (view) => counting(view).length > 0,
    at: (view) => cards(counting(view)),
  },
  {
    id: "oppose",
    chapter: 2,
    now: (view) => asksMain(view) && can(view, "discard"),
    at: (view) => ways(view, "discard"),
    done: did("power_opposed"),
  },
  {
    id: "unleash",
    chapter: 2,
    now: (view, { turns }) => asksMain(view) && turns > 0,
    at: () => [[{ place: "nemesis" }], [{ label: "part-nemesis" }]],
  },
  {
    id: "lose",
    chapter: 2,
    now: (view, { turns, events }) => asksMain(view) && turns > 1 && events.has("gravehold_suffered"),
    at: () => [[{ place: "gravehold" }], [{ label: "gravehold" }]],
  },

  {
    id: "plan",
    chapter: 3,
    now: asksMain,
    at: (view) => [[{ place: `charge/${seat(view)}` }], [{ label: "part-mage" }]],
  },
  {
    id: "charge",
    chapter: 3,
    now: (view) => asksMain(view) && can(view, "charge"),
    at: (view) => ways(view, "charge"),
    done: did("charged"),
  },
  {
    id: "ability",
    chapter: 3,
    now: (view) => can(view, "activate"),
    at: (view) => ways(view, "activate"),
    done: did("activated"),
  },
  {
    id: "breach",
    chapter: 3,
    now: (view) => asksMain(view) && (can(view, "focus") || can(view, "open")),
    at: (view) => ways(view, "focus", "open"),
    done: did("focused", "opened"),
  },
  {
    id: "order",
    chapter: 3,
    now: (view) => view.decision?.ask === "order_discards",
    at: (view) => [[{ place: `played/${seat(view)}` }], [{ tray: true }]],
    done: did("turn_ended"),
  },
  {
    id: "timeline",
    chapter: 3,
    now: (view, { turns }) => asksMain(view) && turns > 0,
    at: () => [[{ label: "part-piles" }]],
  },
  {
    id: "rules",
    chapter: 3,
    now: (view, { turns }) => asksMain(view) && turns > 1,
    at: () => [[{ label: "rules" }], [{ label: "menu" }]],
  },
];

export const lessonsOf = (chapter: number): Lesson[] => LESSONS.filter((lesson) => lesson.chapter === chapter);

/** The lesson whose moment has come: the first in the chapter's order, those that were passed over last. */
export function lessonNow(chapter: number, view: View, seen: Seen): Lesson | null {
  const passes = ({ id }: Lesson) => seen.passed.filter((one) => one === id).length;
  const ready = lessonsOf(chapter).filter(
    (lesson) =>
      !seen.learned.has(lesson.id) &&
      (passes(lesson) < PASSES || seen.turns >= TURNS) &&
      (lesson.after === undefined || seen.learned.has(lesson.after)) &&
      (lesson.done !== undefined || seen.reads < READS) &&
      lesson.now(view, seen),
  );
  return ready.sort((a, b) => passes(a) - passes(b))[0] ?? null;
}

/** Return the lessons of the chapter that these events have taught a player who had learned those. `view` is the board after them. */
export const taught = (
  chapter: number,
  events: readonly GameEvent[],
  learned: ReadonlySet<string>,
  view: View,
): string[] =>
  lessonsOf(chapter)
    .filter(
      ({ done, after }) =>
        done && events.some((event) => done(event, view)) && (after === undefined || learned.has(after)),
    )
    .map((lesson) => lesson.id);

/** Return whether the shown lesson was answered by something else. */
export const isPassed = ({ done, part }: Lesson, events: readonly GameEvent[], view: View): boolean =>
  done !== undefined && !events.some((event) => done(event, view) || part?.(event));

/** Return the lessons of the chapter that were not learned. */
export const missing = (chapter: number, learned: ReadonlySet<string>): Lesson[] =>
  lessonsOf(chapter).filter(({ id, spare }) => !spare && !learned.has(id));

/** Return whether the chapter has had its turns, and those that it goes on for what has to be done. */
export function isOver(chapter: number, { turns, learned }: Pick<Seen, "turns" | "learned">): boolean {
  if (turns < TURNS) return false;
  return turns >= TURNS + EXTRA || missing(chapter, learned).every(({ done }) => done === undefined);
}
