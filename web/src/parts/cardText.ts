// A card's printed text, as the content tells it.
import type { CardInfo, LineInfo } from "@/protocol/wire";
import type { Voice } from "@/words/voice";

export interface SaidLine {
  label: string;
  text: string;
}

/** Each part of the text: "Power 2", "To discard", "Persistent" …, and what it says. */
export function linesOf(card: { lines: LineInfo[] } | undefined, voice: Voice): SaidLine[] {
  return (card?.lines ?? []).map((line) => ({
    label: line.label ? voice.say(line.label) : "",
    text: voice.say(line.text),
  }));
}

/** The type line. */
export function typeOf(card: CardInfo, voice: Voice): string {
  return voice.say(card.type);
}

/** Everything on the card in one breath, for those who listen. */
export function described(card: CardInfo, voice: Voice): string {
  const parts = [voice.card(card.id), typeOf(card, voice)];
  for (const line of linesOf(card, voice)) parts.push(line.label ? `${line.label}: ${line.text}` : line.text);
  return parts.map((part) => part.replace(/\.$/, "")).join(". ");
}
