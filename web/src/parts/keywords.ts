// Which entries of the rules a text stands on. The messages that the text is made of say it, so it is the same in every language.
import type { LineInfo, Phrase } from "@/protocol/wire";

const TOPICS: Record<string, string> = {
  "label-cast": "casting-phase",
  "label-while-prepped": "while-prepped",
  "label-persistent": "minions",
  "label-power": "powers",
  "label-to-discard": "to-discard",
  "label-unleash": "unleash",
  "rule-echo": "echo",
  "rule-prep-two-adjacent": "adjacent",
  "count-prepped-adjacent": "adjacent",
  "step-unleash": "unleash",
  "step-unleash-counted": "unleash",
  "step-focus": "focusing",
  "step-focus-breach": "focusing",
  "step-focus-times": "focusing",
  "step-open": "opening",
  "step-prep": "prepping",
  "step-prep-any-number": "prepping",
  "step-destroy": "destroy",
  "step-destroy-this": "destroy",
  "step-destroy-top-of-discard": "destroy",
  "step-reveal": "reveal",
  "step-reveal-turn-order": "reveal",
  "step-reveal-nemesis-deck": "reveal",
  "step-charge": "charges",
  "step-share-charges": "charges",
  "step-move-token": "tracks",
  "step-flip": "two-sides",
  "who-ally": "ally",
};

/** The entries, in the order in which the text comes to them. */
export function keywordsOf(lines: readonly LineInfo[]): string[] {
  const found = new Set<string>();
  const look = (part: Phrase | undefined): void => {
    if (typeof part !== "object" || part === null) return;
    if ("seq" in part) part.seq.forEach(look);
    else if ("or" in part) {
      part.or.forEach(look);
      found.add("or");
    } else if ("id" in part) {
      const topic = TOPICS[part.id];
      if (topic !== undefined) found.add(topic);
      Object.values(part.args ?? {}).forEach(look);
    }
  };
  for (const line of lines) look(line.label);
  for (const line of lines) look(line.text);
  return [...found];
}
