import { expect, test } from "vitest";
import { cardName, say } from "@/protocol/phrases";
import { told } from "../../tests/told";
import { loadLanguage } from "./languages";
import { pieces } from "./marked";
import { Names } from "./names";
import { Voice } from "./voice";

test("cards are found in a sentence, and nothing of it is lost", async () => {
  for (const lang of told.languages) {
    const voice = new Voice(lang, await loadLanguage(lang), new Names(told.content));
    const phrase = say("log-played", { who: "Ann", card: cardName("crystal") });
    const found = pieces(voice, phrase);

    expect(found.map((piece) => (typeof piece === "string" ? piece : piece.name)).join("")).toBe(voice.say(phrase));
    expect(found).toContainEqual({ card: "crystal", name: voice.card("crystal") });
  }
});
