// A sentence in pieces, so that the cards it names can be looked at.
import type { Name, Phrase } from "@/protocol/wire";
import type { Voice } from "./voice";

/** Plain words, or the name of a card. */
export type Piece = string | { card: string; name: string };

// Letters of nobody's alphabet around a name: the card's id, then the name.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

const markers = new WeakMap<Voice, Voice>();

/** The same voice, which marks the names of cards. */
function marking(voice: Voice): Voice {
  let made = markers.get(voice);
  if (made === undefined) {
    made = Object.create(voice) as Voice;
    made.name = (name: Name) =>
      name.kind === "card" ? `${OPEN}${name.name}${MIDDLE}${voice.name(name)}${CLOSE}` : voice.name(name);
    markers.set(voice, made);
  }
  return made;
}

/** What the phrase says, with the names of cards apart. */
export function pieces(voice: Voice, phrase: Phrase): Piece[] {
  const found: Piece[] = [];
  for (const part of marking(voice).say(phrase).split(OPEN)) {
    const [marked = "", rest] = part.split(CLOSE);
    if (rest === undefined) {
      if (marked) found.push(marked);
      continue;
    }
    const [card = "", name = ""] = marked.split(MIDDLE);
    found.push({ card, name });
    if (rest) found.push(rest);
  }
  return found;
}
