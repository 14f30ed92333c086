import { say } from "@/protocol/phrases";
import type { Voice } from "./voice";

/** A text after its label, with the colon as the language sets it. */
export const labelled = (voice: Voice, label: string, text: string): string =>
  voice.form(say("labelled", { label, text }));
