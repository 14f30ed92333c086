// Hints for what does not come in a first game. Each is shown once in this browser, in whichever game its thing comes first.
import type { CardInfo, ShownPlayer, View } from "@/protocol/wire";
import type { Anchor } from "./lessons";

/** The deck that curses come from. */
const CURSES = "curses";

type Cards = ReadonlyMap<string, CardInfo>;

export interface Aside {
  id: string;
  /** What it is about, if it is there: where to point. */
  at(view: View, cards: Cards): Anchor[][] | null;
}

const held = (player: ShownPlayer): string[] => [
  ...player.hand,
  ...player.played,
  ...player.discard,
  ...player.deck.flatMap((card) => card ?? []),
  ...player.prepped.map((spell) => spell.card),
];
const used = (player: ShownPlayer): string[] => [...player.played, ...player.prepped.map((spell) => spell.card)];

export const ASIDES: readonly Aside[] = [
  {
    id: "curse",
    at: (view, cards) => {
      for (const player of view.players) {
        const curse = held(player).find((card) => cards.get(card)?.side_deck === CURSES);
        if (curse !== undefined) {
          const zone = player.hand.includes(curse) ? "hand" : player.discard.includes(curse) ? "discard" : "deck";
          return [[{ place: `${zone}/${player.seat}/${curse}` }], [{ label: "part-piles" }]];
        }
      }
      return null;
    },
  },
  {
    id: "treasure",
    at: (view, cards) => {
      // What belongs to all lies with none of them.
      if (view.treasures.length > 0) return [];
      for (const player of view.players) {
        if (player.treasures.length > 0) return [[{ place: `lasting/${player.seat}/0` }], [{ label: "part-mage" }]];
        const treasure = used(player).find((card) => (cards.get(card)?.treasure ?? 0) > 0);
        if (treasure !== undefined) return [[{ place: `played/${player.seat}/${treasure}` }], [{ label: "part-mage" }]];
      }
      return null;
    },
  },
];

/** The first that was not shown yet and whose thing is there, while a question is asked. */
export function asideNow(view: View, cards: Cards, heard: readonly string[]): { id: string; at: Anchor[][] } | null {
  if (view.decision === null || view.outcome !== "") return null;
  for (const aside of ASIDES) {
    const at = heard.includes(aside.id) ? null : aside.at(view, cards);
    if (at !== null) return { id: aside.id, at };
  }
  return null;
}
