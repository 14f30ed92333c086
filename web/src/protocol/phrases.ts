// Phrases: what is to be said, in no language yet (unshuffled.words.phrases.as_data).

/** A message with its arguments. */
export interface Message {
  id: string;
  attr?: string;
  args?: Record<string, Phrase>;
}

/** The name of something in the packs; `form` is a case of a term. */
export interface Name {
  name: string;
  kind: "card" | "mage" | "title" | "ability" | "nemesis" | "swarm" | "pack" | "market" | "term";
  form?: string;
}

export type Phrase = string | number | null | Message | Name | { seq: Phrase[] } | { or: Phrase[] };

export const say = (id: string, args: Record<string, Phrase> = {}): Message => ({ id, args });
export const cardName = (id: string): Name => ({ name: id, kind: "card" });
export const mageName = (id: string): Name => ({ name: id, kind: "mage" });
export const nemesisName = (id: string): Name => ({ name: id, kind: "nemesis" });
export const abilityName = (mage: string): Name => ({ name: mage, kind: "ability" });
export const termName = (id: string, form?: string): Name =>
  form ? { name: id, kind: "term", form } : { name: id, kind: "term" };
