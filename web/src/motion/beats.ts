// A nemesis turn as beats, one for each thing that happens. The stage plays them, the recap lists them.
import type { GameEvent } from "@/protocol/wire";
import { NEMESIS } from "@/words/players";

export type BeatKind =
  /** The turn begins. */
  | "turn"
  /** A card in play acts. */
  | "acts"
  /** A card is drawn or revealed: it is shown large until it is read. */
  | "drawn"
  | "enters"
  | "unleash"
  /** A rule of the nemesis, such as a Strike. */
  | "routine"
  /** One more consequence of the beat before. */
  | "effect";

/** What causes things: a card, or the nemesis itself ("" and -1). */
export interface Actor {
  card: string;
  /** -1: it is not in play. */
  uid: number;
}

export interface Beat extends Actor {
  kind: BeatKind;
  /** Equal ones in a row are one beat. */
  times: number;
  events: GameEvent[];
}

const NOBODY: Actor = { card: "", uid: -1 };

const KINDS: Partial<Record<GameEvent["event"], BeatKind>> = {
  nemesis_turn_started: "turn",
  persistent: "acts",
  invoked: "acts",
  power_token_removed: "acts",
  resolved_again: "acts",
  ability_resolved: "acts",
  nemesis_card_drawn: "drawn",
  nemesis_card_revealed: "drawn",
  side_card_drawn: "drawn",
  side_card_revealed: "drawn",
  revived: "drawn",
  entered_play: "enters",
  unleashed: "unleash",
  routine: "routine",
};

/** They need no beat of their own: they go with what happens before them. */
const QUIET: ReadonlySet<string> = new Set([
  "turn_started",
  "turn_ended",
  "turn_order_drawn",
  "turn_order_shuffled",
  "side_deck_shuffled",
  "ability_deck_shuffled",
  "nemesis_card_discarded",
  "side_card_discarded",
  "deck_turned_over",
  "deck_shuffled",
  "game_ended",
]);

export const isQuiet = (event: GameEvent): boolean => QUIET.has(event.event);

/** A player or Gravehold loses life. */
export const hurts = (event: GameEvent): boolean => event.event === "suffered" || event.event === "gravehold_suffered";

/** Who causes what follows this event. */
function actorOf(kind: BeatKind, event: GameEvent, now: Actor): Actor {
  const { card = "", uid = -1 } = event;
  if (kind === "turn") return NOBODY;
  if (kind === "acts" || kind === "drawn") return { card, uid };
  // A drawn card that comes into play is still the one that acts.
  if (kind === "enters" && card === now.card && now.uid < 0) return { card, uid };
  return now;
}

/** The first consequence goes with its cause; after it only what goes on in the same way, and never a second wound. */
function joins(last: Beat, event: GameEvent): boolean {
  if (isQuiet(event)) return true;
  if (last.kind === "turn" || last.kind === "drawn") return false;
  const loud = last.events.filter((one) => !isQuiet(one));
  const before = loud.at(-1);
  if (event.event === "exhausted") return before?.event === "suffered" && before.seat === event.seat;
  if (loud.length < (last.kind === "effect" ? 1 : 2)) return true;
  return !hurts(event) && before?.event === event.event && before.seat === event.seat;
}

const namesOf = (beat: Beat) => beat.events.map((event) => `${event.event} ${event.counter ?? ""}`).join();

/** Unleashing three times is one beat, unless somebody is hurt by it. */
const repeats = (one: Beat, next: Beat): boolean =>
  next.kind === "unleash" &&
  one.kind === "unleash" &&
  one.card === next.card &&
  !next.events.some(hurts) &&
  namesOf({ ...one, events: one.events.slice(-next.events.length) }) === namesOf(next);

/** The beats of one nemesis turn, or of a part of it that begins with this one acting. */
export function beatsOf(events: readonly GameEvent[], acting: Actor = NOBODY): Beat[] {
  const beats: Beat[] = [];
  let now = acting;
  let early: GameEvent[] = [];
  for (const event of events) {
    const kind = KINDS[event.event];
    const last = beats.at(-1);
    if (kind === undefined && last && joins(last, event)) {
      last.events.push(event);
    } else if (kind === undefined && isQuiet(event)) {
      early.push(event);
    } else {
      now = kind === undefined ? now : actorOf(kind, event, now);
      // What another card brings into play is what is shown, but does not act in its stead.
      const shown = kind === "enters" ? { card: event.card ?? "", uid: event.uid ?? -1 } : now;
      beats.push({ ...shown, kind: kind ?? "effect", times: 1, events: [...early, event] });
      early = [];
    }
  }
  const merged: Beat[] = [];
  for (const beat of beats) {
    const last = merged.at(-1);
    if (last && repeats(last, beat)) {
      last.events.push(...beat.events);
      last.times += 1;
    } else merged.push(beat);
  }
  return merged;
}

export interface Parts {
  /** What came before the first nemesis turn: a player's own deeds. */
  before: GameEvent[];
  /** The nemesis turns; each has what led to it since the one before. */
  chapters: GameEvent[][];
  /** What came when the last had ended. */
  after: GameEvent[];
}

const ends = (event: GameEvent) => event.event === "turn_ended" && event.seat === NEMESIS;

/** Events by nemesis turns; `within`: one is going on when they begin. */
export function partsOf(events: readonly GameEvent[], within: boolean): Parts {
  const chapters: GameEvent[][] = within ? [[]] : [];
  let before: GameEvent[] = [];
  let since: GameEvent[] = [];
  let going = within;
  for (const event of events) {
    if (event.event === "nemesis_turn_started") {
      if (chapters.length === 0) before = since;
      chapters.push(chapters.length === 0 ? [event] : [...since, event]);
      since = [];
      going = true;
    } else if (going) {
      chapters.at(-1)?.push(event);
      going = !ends(event);
    } else since.push(event);
  }
  return chapters.length === 0 ? { before: since, chapters, after: [] } : { before, chapters, after: since };
}
