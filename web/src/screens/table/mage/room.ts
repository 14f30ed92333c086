// How hand and played cards share a row without hiding a name: whole cards, then equal ones in a stack, then small ones.
export type Lay = "whole" | "stacked" | "small";

export interface Laid {
  hand: Lay;
  played: Lay;
}

const NARROW = 480;

/** Equal cards, in the order in which they are first met. */
export interface Stack {
  card: string;
  count: number;
}

export const WIDTHS = { whole: 118, small: 84, gap: 8, peek: 13, divider: 32, arranging: 88 } as const;

export function stacks(cards: readonly string[], lay: Lay): Stack[] {
  if (lay === "whole") return cards.map((card) => ({ card, count: 1 }));
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Cards of a stack that peek out behind its first. */
export const peeking = (count: number) => Math.min(count - 1, 2);

/** How wide cards are when they lie like this. Small cards lie in two rows. */
export function widthOf(cards: readonly string[], lay: Lay, scale: number, one = false): number {
  if (cards.length === 0) return 0;
  // Small cards that are put in order lie in one row, each for itself.
  if (lay === "small" && one) return cards.length * (WIDTHS.small * scale + WIDTHS.gap);
  const piles = stacks(cards, lay);
  const each = (lay === "small" ? WIDTHS.small : WIDTHS.whole) * scale + WIDTHS.gap;
  const columns = lay === "small" ? Math.ceil(piles.length / 2) : piles.length;
  const behind = lay === "stacked" ? piles.reduce((sum, pile) => sum + peeking(pile.count) * WIDTHS.peek, 0) : 0;
  return columns * each + behind;
}

const USUAL: Laid[] = [
  { hand: "whole", played: "whole" },
  { hand: "whole", played: "stacked" },
  { hand: "whole", played: "small" },
  { hand: "stacked", played: "stacked" },
  { hand: "stacked", played: "small" },
  { hand: "small", played: "small" },
];
/** While the played cards are put in order, each of them is seen. */
const ARRANGING: Laid[] = [
  { hand: "whole", played: "whole" },
  { hand: "stacked", played: "whole" },
  { hand: "small", played: "whole" },
  { hand: "small", played: "small" },
];

/** The roomiest way that fits; the tightest if none does. */
export function lay(
  hand: readonly string[],
  played: readonly string[],
  room: number,
  { arranging = false, scale = 1 }: { arranging?: boolean; scale?: number } = {},
): Laid {
  // On a phone they lie in rows of three; what was played needs little room unless it is put in order.
  if (room < NARROW) return { hand: hand.length > 3 ? "stacked" : "whole", played: arranging ? "whole" : "small" };
  const ways = arranging ? ARRANGING : USUAL;
  const between = played.length === 0 ? 0 : arranging ? WIDTHS.arranging : WIDTHS.divider;
  const fits = ways.find(
    (way) => widthOf(hand, way.hand, scale) + between + widthOf(played, way.played, scale, arranging) <= room,
  );
  return fits ?? (ways.at(-1) as Laid);
}
