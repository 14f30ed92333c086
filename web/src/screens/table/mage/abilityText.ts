// What a mage's ability does and when: the line after the one that names it.
import type { MageInfo } from "@/protocol/wire";
import type { Voice } from "@/words/voice";

export function abilityText(mage: MageInfo | undefined, voice: Voice): string {
  const lines = mage?.lines ?? [];
  const named = lines.findIndex((line) => (line.label as { id?: string } | null)?.id === "label-ability");
  const line = lines[named + 1];
  return named >= 0 && line ? voice.say(line.text) : "";
}
