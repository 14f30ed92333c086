// What the server says of each answer: what it does, who may give it, and where on the board it points
// (unshuffled.tables.choices). Tray and board show the same answers. No key is read.
import type { Decision, View } from "@/protocol/wire";
import type * as wire from "@/protocol/wire";

/**
 * A place of the board:
 *   hand/SEAT/CARD, played/SEAT/CARD, discard/SEAT/CARD, deck/SEAT/CARD, prepped/SEAT/CARD/BREACH, breach/SEAT/N,
 *   charge/SEAT, ability/SEAT, player/SEAT, supply/CARD, in_play/UID, nemesis, swarm, open_pile, turn/TURN_CARD,
 *   nemesis_discard/CARD, track/NAME, track/NAME/STEP, space/SEAT/TRACK/N, pile/NAME, side_deck/NAME,
 *   shown/CARD (no answer is about it)
 */
export type Place = string;

export interface Choice extends Required<Omit<wire.Choice, "by">> {
  key: string;
  /** The seats that may give it; null: who decides. */
  by: readonly number[] | null;
}

const known = new WeakMap<Decision, Choice[]>();

/** Every answer, in the order of the keys. */
export function choicesOf(decision: Decision | null | undefined): readonly Choice[] {
  if (!decision) return [];
  let found = known.get(decision);
  if (found === undefined) {
    found = decision.keys.map((key, n) => {
      // Where nothing is said of an answer, it is in the tray only.
      const { verb = key, by = null, about = [], amount = 0, aims = [] } = decision.choices?.[n] ?? {};
      return { key, verb, by, about, amount, aims };
    });
    known.set(decision, found);
  }
  return found;
}

/** What is said of the answer with this key; undefined if it is none now. */
export const choiceOf = (decision: Decision | null, key: string): Choice | undefined =>
  choicesOf(decision).find((one) => one.key === key);

/** The answers that do this. */
export const choicesTo = (verb: string, decision: Decision | null | undefined): Choice[] =>
  choicesOf(decision).filter((one) => one.verb === verb);

/** Where on the board this answer points. */
export const placesOf = (key: string, view: View): readonly Place[] => choiceOf(view.decision, key)?.about ?? [];
