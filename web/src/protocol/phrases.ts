// Phrases that the page makes itself: what is to be said, in no language yet (unshuffled.words.phrases).
import type { Message, Name, Phrase } from "./wire";

export const say = (id: string, args: Record<string, Phrase> = {}): Message => ({ id, args });
export const cardName = (id: string): Name => ({ name: id, kind: "card" });
export const mageName = (id: string): Name => ({ name: id, kind: "mage" });
export const nemesisName = (id: string): Name => ({ name: id, kind: "nemesis" });
export const abilityName = (mage: string): Name => ({ name: mage, kind: "ability" });
export const termName = (id: string, form?: string): Name =>
  form ? { name: id, kind: "term", form } : { name: id, kind: "term" };
