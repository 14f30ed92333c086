// The catalogue of a server of release 0.1.0, which says nothing of the rules' numbers, nor what a card's kind is. A page of a newer
// release can meet one for as long as both run behind one address. What stood in that release stands here; no later one needs it.
import type { Catalog } from "@/protocol/wire";
import { NO_CONTENT } from "@/words/names";

const PLAYERS: readonly string[] = ["gem", "relic", "spell"];

export function completed(catalog: Catalog): Catalog {
  if ("levels" in catalog) return catalog;
  const old: Catalog = catalog;
  return {
    ...NO_CONTENT,
    ...old,
    most_mages: 4,
    places: { gem: 3, relic: 2, spell: 4 },
    hand_size: 5,
    charge_cost: 2,
    wins: ["nemesis_rule_won", "nemesis_slain", "nemesis_spent"],
    cards: old.cards.map((card) => ({
      ...card,
      family: PLAYERS.includes(card.kind) ? "player" : "nemesis",
      use: card.kind === "spell" ? "prep" : PLAYERS.includes(card.kind) ? "play" : "",
      place: PLAYERS.includes(card.kind) ? card.kind : "",
      picture: card.kind,
      motif: "",
    })),
    mages: old.mages.map((mage) => ({ ...mage, motif: "", own_breaches: [], tracks: {} })),
    nemeses: old.nemeses.map((nemesis) => ({ ...nemesis, motif: "", rows: {} })),
  };
}
