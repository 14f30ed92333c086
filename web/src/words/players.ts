// The words for players and turn order cards, where the page names them itself.
import { mageName, nemesisName, say } from "@/protocol/phrases";
import type { Phrase, ShownNemesis, ShownPlayer, TurnCard } from "@/protocol/wire";

export const NUMERALS = ["I", "II", "III", "IV"] as const;
/** The nemesis, where a seat could be named. */
export const NEMESIS = -2;

/** Those at the table; a view has them. */
export interface Who {
  players: Pick<ShownPlayer, "seat" | "number" | "mage">[];
  nemesis: Pick<ShownNemesis, "id">;
}

export function player(who: Who, seat: number): Phrase {
  if (seat === NEMESIS) return nemesisName(who.nemesis.id);
  const found = who.players[seat];
  return found ? mageName(found.mage) : say("who-players");
}

const WORDS: Record<string, string> = { "1/2": "pair-one", "3/4": "pair-two" };

export function turnCard(who: Who, card: TurnCard): Phrase {
  const number = card.startsWith("player") ? Number(card.slice(6)) : 0;
  if (card === "special") return say("turn-card", { card, n: 0, who: nemesisName(who.nemesis.id) });
  if (number === 0) return say("turn-card", { card: WORDS[card] ?? card, n: 0, who: "" });
  const found = who.players.find((p) => p.number === number) ?? who.players[0];
  return say("turn-card", { card: "player", who: player(who, found?.seat ?? 0), n: number });
}
