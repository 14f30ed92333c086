// How long a beat stands. A person can always go on sooner.
import { type Beat, hurts } from "@/motion/beats";
import type { Motion } from "@/store/settings";

export type Playing = Exclude<Motion, "off">;

/** In milliseconds. */
const BEATS: Record<Beat["kind"], number> = {
  turn: 1000,
  acts: 750,
  drawn: 2600,
  enters: 800,
  unleash: 750,
  routine: 900,
  effect: 750,
};
/** A wound is read for longer. */
const WOUND = 200;
/** One's own deeds before it. */
const OWN = 650;
/** A card is read at this speed, for each letter; nobody waits for longer than that. */
const LETTER = 42;
const LONGEST = 12_000;
const SPEEDS: Record<Playing, number> = { normal: 1, fast: 0.45 };

/** `letters` are on the card that is shown for the first time. */
export function timeOf(beat: Beat | null, letters: number, motion: Playing): number {
  if (beat === null) return OWN * SPEEDS[motion];
  const time =
    BEATS[beat.kind] + (beat.kind === "drawn" ? letters * LETTER : 0) + (beat.events.some(hurts) ? WOUND : 0);
  return Math.min(LONGEST, time) * SPEEDS[motion];
}
