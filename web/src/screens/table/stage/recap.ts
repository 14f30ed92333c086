// What the nemesis has done since this person's last answer, from the log: the same for who watched it, came late or loaded the page again.
import { type Beat, beatsOf } from "@/motion/beats";
import type { GameEvent } from "@/protocol/wire";
import type { LogLine } from "@/store/table";
import { type Effect, effectsOf } from "./effects";

/** More turns than this are history, which the log tells. */
const MOST = 3;

export interface Row {
  id: number;
  /** "": the nemesis itself. */
  card: string;
  /** How often it unleashed. */
  unleashed: number;
  /** Rules of the nemesis that were carried out. */
  routines: string[];
  effects: Effect[];
}

export interface Chapter {
  /** The first line's. */
  id: number;
  rows: Row[];
  /** All of it, added up: life of Gravehold and of the players. */
  sum: Effect[];
}

interface Turn {
  lines: LogLine[];
  nemesis: boolean;
  seat: number;
}

function turnsOf(log: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    const { event, seat = -1 } = line.event;
    if (event === "nemesis_turn_started") turns.push({ lines: [], nemesis: true, seat: -1 });
    else if (event === "turn_started") turns.push({ lines: [], nemesis: false, seat });
    turns.at(-1)?.lines.push(line);
  }
  return turns;
}

/** How many answers stood after this person's last one, as far as the log shows it: only in one's own turn one surely gives the answers. */
function lastOwn(turns: readonly Turn[], seats: readonly number[]): number {
  const own = turns.findLast((turn) => seats.includes(turn.seat) && turn.lines.length > 1);
  return own?.lines.at(-1)?.at ?? 0;
}

const isLife = (effect: Effect): boolean =>
  !("says" in effect) && effect.meaning === "life" && ["gravehold", "player"].includes(effect.whose.kind);

function chapterOf({ lines }: Turn): Chapter {
  const events = lines.map((line) => line.event);
  const rows: { beats: Beat[]; card: string; uid: number }[] = [];
  for (const beat of beatsOf(events)) {
    const last = rows.at(-1);
    if (beat.kind === "turn") continue;
    if (last && last.card === beat.card && (last.uid === beat.uid || last.uid < 0)) {
      last.beats.push(beat);
      last.uid = beat.uid;
    } else rows.push({ beats: [beat], card: beat.card, uid: beat.uid });
  }
  const within = (beats: Beat[]): GameEvent[] => beats.flatMap((beat) => beat.events);
  return {
    id: lines[0]?.id ?? 0,
    rows: rows.map(({ beats, card }, id) => ({
      id,
      card,
      unleashed: within(beats).filter((event) => event.event === "unleashed").length,
      routines: within(beats).flatMap((event) => (event.event === "routine" ? [event.name ?? ""] : [])),
      effects: effectsOf(within(beats)),
    })),
    sum: effectsOf(events).filter(isLife),
  };
}

export interface Reader {
  /** The seats of the person. */
  seats: readonly number[];
  /** Nobody else answers here. */
  alone: boolean;
  /** How many answers stood after the person's last one; -1 if this page has not seen it. */
  mine: number;
  /** How many stand now. */
  answers: number;
  /** The nemesis' turn goes on. */
  going: boolean;
}

/** The nemesis turns that this person has not answered after. */
export function recapOf(log: readonly LogLine[], { seats, alone, mine, answers, going }: Reader): Chapter[] {
  const turns = turnsOf(log);
  // Who only watches sees it until the next answer of anyone.
  const known = alone || seats.length === 0 ? answers : Math.max(mine, lastOwn(turns, seats));
  const since = Math.min(known, answers);
  return turns
    .filter((turn, n) => {
      if (!turn.nemesis) return false;
      return (turn.lines.at(-1)?.at ?? 0) >= since || (going && n === turns.length - 1);
    })
    .slice(-MOST)
    .map(chapterOf);
}
