// Decks are never shuffled: which hands will come, and how played cards are put down in a chosen order.
import { keyOf } from "@/protocol/keys";
import type { ShownPlayer } from "@/protocol/wire";

/** Where a card of a coming hand lies now; `later`: it is in use, and nobody has said when it comes back. */
export type Origin = "kept" | "deck" | "discard" | "played" | "later";

export interface Coming {
  /** Null: not known. */
  card: string | null;
  from: Origin;
  /** The discard pile is turned over just before this card is drawn. */
  turned: boolean;
}

export interface Plan {
  /** Cards of the hand that stay there at the end of the turn. */
  keep: readonly string[];
  /** The played cards in the order in which they are put down. */
  order: readonly string[];
  /** Cards in hand after the draw phase. */
  size: number;
  hands?: number;
}

type Piles = Pick<ShownPlayer, "hand" | "deck" | "discard">;
type Lying = Omit<Coming, "turned">;

/** The list without one card of this name. */
export function without<T>(cards: readonly T[], card: T): T[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

/**
 * The hands after the next draw phases, if every hand is used up. What is used comes back in an order that is not chosen yet, so
 * its places are unknown.
 */
export function comingHands(piles: Piles, { keep, order, size, hands = 2 }: Plan): Coming[][] {
  let deck: Lying[] = piles.deck.map((card) => ({ card, from: "deck" }));
  let heap: Lying[] = [
    ...piles.discard.map((card): Lying => ({ card, from: "discard" })),
    ...order.map((card): Lying => ({ card, from: "played" })),
  ];
  const later = (count: number): Lying[] => Array.from({ length: count }, () => ({ card: null, from: "later" }));
  heap.push(...later(Math.max(0, piles.hand.length - keep.length)));
  const made: Coming[][] = [];
  for (let n = 0; n < hands; n += 1) {
    const hand: Coming[] = n === 0 ? keep.map((card) => ({ card, from: "kept", turned: false })) : [];
    while (hand.length < size) {
      const turned = deck.length === 0;
      if (turned) {
        deck = heap;
        heap = [];
      }
      const next = deck.shift();
      if (next === undefined) break;
      hand.push({ ...next, turned });
    }
    if (hand.length === 0) break;
    made.push(hand);
    heap.push(...later(hand.length));
  }
  return made;
}

/** The played cards in the order that was wished for; what came since is last, what is gone is left out. */
export function arranged(played: readonly string[], wish: readonly string[]): string[] {
  let left = [...played];
  const order: string[] = [];
  for (const card of wish) {
    if (!left.includes(card)) continue;
    order.push(card);
    left = without(left, card);
  }
  return [...order, ...left];
}

/** The answer that comes next when these cards are put down in this order; null when nothing is left to ask. */
export function nextDiscard(played: readonly string[], order: readonly string[]): string | null {
  if (new Set(played).size < 2) return null;
  return played.every((card, n) => card === order[n]) ? "rest" : keyOf("discard", order[0]);
}

/** All answers for this order, one after the other. */
export function discardKeys(played: readonly string[], order: readonly string[]): string[] {
  const keys: string[] = [];
  let left = [...played];
  let rest = [...order];
  for (;;) {
    const key = nextDiscard(left, rest);
    if (key === null) return keys;
    keys.push(key);
    if (key === "rest") return keys;
    left = without(left, rest[0] ?? "");
    rest = rest.slice(1);
  }
}
