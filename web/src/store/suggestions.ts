// What people point at: an answer or a place of the board. It binds nobody, and goes by itself.
import type { Entry, Suggested } from "@/protocol/wire";

/** What somebody points at: a key, or a place of the board. */
export interface Suggestion extends Omit<Suggested, "kind"> {
  /** When it came here, in milliseconds. */
  since: number;
}

/** In the place of a person: what an AI mage would do in one's own, which nobody else sees. */
export const HINT = "hint";
/** How long a suggestion stays, in milliseconds. */
export const STAYS = 45_000;
/** How many things one person can point at, for a plan of several steps. */
export const MOST = 4;

/** Who points at the same thing again takes it back; the oldest goes where somebody points at too many. */
export function pointed(before: Suggestion[], entries: Entry[], now: number): Suggestion[] {
  let all = before;
  for (const entry of entries) {
    if (entry.kind !== "Suggested" || !entry.what) continue;
    const { person = "", what, at = 0 } = entry;
    const rest = all.filter((one) => one.person !== person || one.what !== what);
    if (rest.length < all.length) all = rest;
    else {
      const own = all.filter((one) => one.person === person);
      const full = own.length >= MOST ? own[0] : undefined;
      all = [...all.filter((one) => one !== full), { person, what, at, since: now }];
    }
  }
  return all;
}
