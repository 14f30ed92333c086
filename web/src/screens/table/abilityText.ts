// What a mage's ability does and when: the last of the mage's printed lines.
import type { MageInfo } from "@/protocol/wire";
import type { Voice } from "@/words/voice";

export function abilityText(mage: MageInfo | undefined, voice: Voice): string {
  const line = mage?.lines.at(-1);
  return line ? voice.say(line.text) : "";
}
