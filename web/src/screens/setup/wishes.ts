// Wishes for a market by chance: what at least one pile must do, and what none may. What a card does is read from its data.
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { CardInfo, Catalog } from "@/protocol/wire";
import { allowed, some, supplyOf, wanted } from "./choice";

export type Wish = "some" | "none";
/** By the trait's id. */
export type Wishes = Record<string, Wish>;

export interface Trait {
  /** `spells:PACK` for the spells of a box. */
  id: string;
  fits: (card: CardInfo) => boolean;
  /** The box that is meant. */
  pack?: string;
  /** The cost that is meant. */
  cost?: number;
}

const DOES: Record<string, readonly string[]> = {
  destroy: ["destroy", "destroy_top_of_discard"],
  draw: ["draw"],
  charge: ["charge"],
  focus: ["focus"],
  life: ["heal", "gravehold_gains"],
};
const RICH_GEM = 5;
const CHEAP_SPELL = 4;
const STRONG_SPELL = 7;

/** What can be wished for with these boxes. */
export function traitsOf(catalog: Catalog, packs: readonly string[]): Trait[] {
  const does = Object.entries(DOES).map(
    ([id, verbs]): Trait => ({ id, fits: (card) => card.verbs.some((verb) => verbs.includes(verb)) }),
  );
  const cost = (card: CardInfo) => card.cost ?? 0;
  const boxes = catalog.packs
    .filter((pack) => allowed(packs, pack.id) && catalog.cards.some((card) => isSpellOf(pack.id)(card)))
    .map((pack): Trait => ({ id: `spells:${pack.id}`, pack: pack.id, fits: isSpellOf(pack.id) }));
  return [
    ...does,
    { id: "rich-gem", cost: RICH_GEM, fits: (card) => card.place === "gem" && cost(card) >= RICH_GEM },
    { id: "cheap-spell", cost: CHEAP_SPELL, fits: (card) => card.place === "spell" && cost(card) <= CHEAP_SPELL },
    { id: "strong-spell", cost: STRONG_SPELL, fits: (card) => card.place === "spell" && cost(card) >= STRONG_SPELL },
    ...(boxes.length > 1 ? boxes : []),
  ];
}

const isSpellOf = (pack: string) => (card: CardInfo) => card.market && card.place === "spell" && card.pack === pack;

/** Wishes for what is known here: those for a box that is not played with are left aside. */
export const activeOf = (traits: readonly Trait[], wishes: Wishes): Trait[] =>
  traits.filter((trait) => wishes[trait.id] !== undefined);

/** A market, or the traits whose wishes cannot be granted. */
export type Drawn = { cards: string[]; problem?: never } | { cards?: never; problem: string[] };

/** How often chance alone is tried. What it finds is fair among all markets that fit. */
const TRIES = 200;

interface Asked {
  catalog: Catalog;
  packs: readonly string[];
  wishes: Wishes;
  /** Piles that stay, whatever they do. */
  keep?: readonly string[];
  /** Cards that may not come. */
  avoid?: readonly string[];
  chance?: () => number;
}

/** A pile for every place, as wished. */
export function drawn(asked: Asked): Drawn {
  const cards = found(asked);
  return cards ? { cards } : { problem: problemOf(asked) };
}

function found({ catalog, packs, wishes, keep = [], avoid = [], chance = Math.random }: Asked): string[] | null {
  const active = activeOf(traitsOf(catalog, packs), wishes);
  const never = active.filter((trait) => wishes[trait.id] === "none");
  const pool = supplyOf(catalog, packs).filter(
    (card) => !keep.includes(card.id) && !avoid.includes(card.id) && !never.some((trait) => trait.fits(card)),
  );
  const stay = keep.flatMap((id) => catalog.cards.find((card) => card.id === id) ?? []);
  const unmet = active.filter((trait) => wishes[trait.id] === "some" && !stay.some((card) => trait.fits(card)));
  const left = wanted(catalog, keep);
  for (let n = 0; n < TRIES; n += 1) {
    const market = filled(pool, left, [], chance);
    if (market === null) return null;
    if (unmet.every((trait) => market.some((card) => trait.fits(card))))
      return [...keep, ...market.map(({ id }) => id)];
  }
  const met = granted(pool, left, unmet, chance);
  const market = met && filled(pool, left, met, chance);
  return market && [...keep, ...market.map(({ id }) => id)];
}

/** These cards, and others by chance for the places that are left; none if there are too few. */
function filled(
  pool: readonly CardInfo[],
  left: Record<string, number>,
  first: readonly CardInfo[],
  chance: () => number,
): CardInfo[] | null {
  const market = [...first];
  for (const [place, count] of Object.entries(left)) {
    const more = count - first.filter((card) => card.place === place).length;
    const fitting = pool.filter((card) => card.place === place && !first.includes(card));
    if (more < 0 || fitting.length < more) return null;
    market.push(...some(fitting, more, chance));
  }
  return market;
}

/** Cards that grant each of these wishes and leave room for the others; none if there are no such cards. */
function granted(
  pool: readonly CardInfo[],
  left: Record<string, number>,
  unmet: readonly Trait[],
  chance: () => number,
): CardInfo[] | null {
  const [next] = unmet;
  if (next === undefined) return [];
  const tried = new Set<string>();
  for (const card of some(pool, pool.length, chance)) {
    if (!next.fits(card) || (left[card.place] ?? 0) < 1) continue;
    const rest = unmet.filter((trait) => !trait.fits(card));
    // Cards that grant the same in the same place lead to the same end.
    const like = [card.place, ...rest.map((trait) => trait.id)].join();
    if (tried.has(like)) continue;
    tried.add(like);
    const others = pool.filter((one) => one !== card);
    const more = granted(others, { ...left, [card.place]: (left[card.place] ?? 0) - 1 }, rest, chance);
    if (more !== null) return [card, ...more];
  }
  return null;
}

/** Each wish without which there would be a market; if there is none such, all of them together are the problem. */
function problemOf(asked: Asked): string[] {
  const ids = activeOf(traitsOf(asked.catalog, asked.packs), asked.wishes).map((trait) => trait.id);
  const alone = ids.filter((id) => {
    const { [id]: _, ...others } = asked.wishes;
    return found({ ...asked, wishes: others }) !== null;
  });
  return alone.length > 0 ? alone : ids;
}

/** The market with one pile changed; the others stay. */
export function rerolled(asked: Omit<Asked, "keep" | "avoid">, market: readonly string[], pile: string): Drawn {
  const made = drawn({ ...asked, keep: market.filter((id) => id !== pile), avoid: [pile] });
  if (!made.cards) return made;
  const [card = pile] = made.cards.filter((id) => !market.includes(id));
  return { cards: market.map((id) => (id === pile ? card : id)) };
}

interface WishStore {
  wishes: Wishes;
  /** Only nemeses that one has not beaten yet. */
  unbeaten: boolean;
  wish(id: string, wish: Wish | null): void;
  clear(): void;
  wantUnbeaten(on: boolean): void;
}

/** Kept by this browser for the next game. */
export const useWishes = create<WishStore>()(
  persist(
    (set) => ({
      wishes: {},
      unbeaten: false,
      wish: (id, wish) =>
        set(({ wishes: { [id]: _, ...others } }) => ({ wishes: wish === null ? others : { ...others, [id]: wish } })),
      clear: () => set({ wishes: {} }),
      wantUnbeaten: (unbeaten) => set({ unbeaten }),
    }),
    { name: "unshuffled-wishes", version: 1, partialize: ({ wishes, unbeaten }) => ({ wishes, unbeaten }) },
  ),
);
