import { expect, test } from "vitest";
import { say } from "@/protocol/phrases";
import { labelled } from "@/words/labelled";
import { type Language, loadLanguage } from "@/words/languages";
import type { Names } from "@/words/names";
import { bound } from "@/words/spaces";
import { Voice } from "@/words/voice";

const voiceOf = async (lang: Language) => new Voice(lang, await loadLanguage(lang), {} as Names);
const N = "\u00A0";

test("French binds its colons, its quotation marks and its numbers to their words", async () => {
  const voice = await voiceOf("fr");

  expect(labelled(voice, "Lancer", "Piochez.")).toBe(`Lancer${N}: Piochez.`);
  expect(voice.say(say("why-unknown", { key: "x" }))).toBe(`Je ne connais pas «${N}x${N}».`);
  expect(voice.say(say("log-suffered", { who: "Mist", n: 3 }))).toBe(`Mist subit 3${N}dégâts.`);
  expect(voice.text("account-log-out")).toBe("Se déconnecter");
});

test("Polish leaves no word of one letter at the end of a line", async () => {
  const voice = await voiceOf("pl");

  expect(voice.text("look-at", { n: 2, of: 7 })).toBe(`2 z${N}7`);
  expect(voice.text("arrange-title")).toBe("Kolejność stosu kart odrzuconych");
  expect(voice.say(say("log-suffered", { who: "Mist", n: 3 }))).toBe(`Mist otrzymuje 3${N}obrażenia.`);
});

test("English and German keep their plain spaces", async () => {
  for (const lang of ["en", "de"] as const) {
    const voice = await voiceOf(lang);

    expect(labelled(voice, "A", "b.")).toBe("A: b.");
    expect(voice.say(say("log-suffered", { who: "Mist", n: 3 }))).not.toContain(N);
  }
});

test("a word of one letter is bound to the next one in Polish and Czech", () => {
  expect(bound("pl", "Odrzuć kartę z ręki i w grze. I tyle.")).toBe(
    `Odrzuć kartę z${N}ręki i${N}w${N}grze. I${N}tyle.`,
  );
  expect(bound("cs", "kartu (s cenou 2) z ruky")).toBe(`kartu (s${N}cenou 2) z${N}ruky`);
});

test("a word of one letter before a sign is bound to it", () => {
  expect(bound("pl", "Zniszcz kartę o ")).toBe(`Zniszcz kartę o${N}`);
});

test("the end of a word is no word of one letter, and other languages stay as they are", () => {
  expect(bound("pl", `moja karta, twój-a i${N}ona`)).toBe(`moja karta, twój-a i${N}ona`);
  expect(bound("en", "a card")).toBe("a card");
});
