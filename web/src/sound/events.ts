// Which sounds go with what happened: one for each beat, the strongest of it.
import type { GameEvent } from "@/protocol/wire";
import type { SoundName } from "./recipes";

type Name = GameEvent["event"];

const OF: Partial<Record<Name, SoundName>> = {
  played: "gem",
  gained: "buy",
  charged: "buy",
  prepped: "prep",
  cast: "cast",
  cast_unprepped: "cast",
  activated: "cast",
  nemesis_damaged: "hit",
  minion_damaged: "hit",
  swarm_damaged: "hit",
  token_damaged: "hit",
  suffered: "hit",
  gravehold_suffered: "hit",
  focused: "breach",
  opened: "breach",
  unleashed: "unleash",
  power_token_removed: "power",
  exhausted: "exhaustion",
};

/** Each of these begins another beat. */
const BEGINS: ReadonlySet<Name> = new Set<Name>([
  "played",
  "cast",
  "cast_unprepped",
  "activated",
  "turn_started",
  "nemesis_turn_started",
  "nemesis_card_drawn",
  "persistent",
  "invoked",
  "game_ended",
]);

/** What is heard where several go together, the strongest first. */
const STRONGEST: readonly SoundName[] = [
  "victory",
  "defeat",
  "exhaustion",
  "unleash",
  "hit",
  "power",
  "breach",
  "cast",
  "prep",
  "buy",
  "gem",
  "turn",
];

/** More would be noise: of a long row the strongest are kept. */
export const MOST = 4;

export interface Listener {
  /** The seats whose turn is announced. */
  mine: readonly number[];
  /** Is this outcome a victory? */
  won(outcome: string): boolean;
}

/** The sounds of these events, in their order. */
export function soundsOf(events: readonly GameEvent[], listener: Listener): SoundName[] {
  const beats: SoundName[] = [];
  let now: SoundName | null = null;
  const close = () => {
    // Five gems in one go are one sound.
    if (now !== null && beats.at(-1) !== now) beats.push(now);
    now = null;
  };
  for (const event of events) {
    const sound = soundOf(event, listener);
    // What is cast is heard before what it hits.
    if (BEGINS.has(event.event) || (now === "cast" && sound === "hit")) close();
    if (sound !== null && (now === null || stronger(sound, now))) now = sound;
  }
  close();
  return strongest(beats);
}

function soundOf({ event, seat = -1, outcome = "" }: GameEvent, { mine, won }: Listener): SoundName | null {
  if (event === "game_ended") return won(outcome) ? "victory" : "defeat";
  if (event === "turn_started") return mine.includes(seat) ? "turn" : null;
  return OF[event] ?? null;
}

const stronger = (a: SoundName, b: SoundName) => STRONGEST.indexOf(a) < STRONGEST.indexOf(b);

function strongest(beats: SoundName[]): SoundName[] {
  const kept = new Set(
    beats
      .map((sound, n) => ({ n, rank: STRONGEST.indexOf(sound) }))
      .sort((a, b) => a.rank - b.rank || a.n - b.n)
      .slice(0, MOST)
      .map(({ n }) => n),
  );
  return beats.filter((_, n) => kept.has(n));
}
