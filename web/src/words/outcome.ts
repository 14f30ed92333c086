// How a game ended, as a phrase (unshuffled.words.asks.ended).
import type { Phrase } from "@/protocol/wire";
import { say } from "@/protocol/phrases";

const GRAVEHOLD = "gravehold";

/** If Gravehold fell, it was who was protected in that game. */
export function outcomePhrase(outcome: string, protect = GRAVEHOLD): Phrase {
  if (protect !== GRAVEHOLD && outcome === "gravehold_fallen")
    return say("outcome-protected", { protected: { name: protect, kind: "protected" } });
  return say("outcome", { outcome: outcome.replaceAll("_", "-") });
}
