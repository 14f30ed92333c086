// What the person has not used: named on the button that ends the turn.
import type { Decision, View } from "@/protocol/wire";
import { choicesOf } from "@/store/places";
import type { Names } from "@/words/names";

export interface Unused {
  /** The message that counts it. */
  what: "aether" | "gem" | "relic" | "spell" | "card" | "cast";
  n: number;
}

const KINDS = ["gem", "relic", "spell"] as const;

/** Aether, and cards of the hand that could be used; in a casting phase, spells that could be cast. */
export function unusedOf(view: View, decision: Decision, cards: Names["cards"]): Unused[] {
  const player = view.players[decision.seat];
  if (player === undefined) return [];
  const choices = choicesOf(decision);
  if (decision.ask === "casting") return some([["cast", choices.filter((one) => one.verb === "cast").length]]);
  if (decision.ask !== "main") return [];
  const places = new Set(choices.flatMap((one) => one.about));
  const left = player.hand.filter((card) => places.has(`hand/${player.seat}/${card}`));
  const kindOf = (card: string) =>
    KINDS.find((kind) => kind === cards.get(card)?.place || kind === cards.get(card)?.kind);
  const aether = player.aether + player.limited.reduce((sum, one) => sum + one.amount, 0);
  return some([
    ["aether", aether],
    ...KINDS.map((kind): [Unused["what"], number] => [kind, left.filter((card) => kindOf(card) === kind).length]),
    ["card", left.filter((card) => kindOf(card) === undefined).length],
  ]);
}

const some = (counts: [Unused["what"], number][]): Unused[] =>
  counts.filter(([, n]) => n > 0).map(([what, n]) => ({ what, n }));
