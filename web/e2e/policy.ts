// Which answer is given: fixed tastes, so that the same game is played every time.
import type { Decision } from "../src/protocol/wire";
import { choicesTo } from "../src/store/places";

const first = (decision: Decision, verbs: string[]): string | undefined =>
  verbs.flatMap((verb) => choicesTo(verb, decision))[0]?.key;
const any = ({ keys }: Decision, given: number): string => keys[given % keys.length] ?? "";

/** Does a little of everything at first, then ends turns: such a game is lost soon. */
export function hasty(decision: Decision, given: number): string {
  const busy = ["cast", "play", "gain", "prep", "activate", "open", "focus", "charge"];
  const done = ["end", "no", "done", "rest"];
  return first(decision, given < 16 ? busy : [...done, "cast"]) ?? any(decision, given);
}

/** Plays everything there is: such a game goes on for long. */
export function eager(decision: Decision, given: number): string {
  const order = ["cast", "play", "gain", "prep", "open", "activate", "charge", "focus", "target", "yes"];
  return first(decision, order) ?? any(decision, given);
}
