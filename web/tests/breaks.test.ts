import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fits, rows, SOFT, smaller, wide } from "@/art/letters";
import { loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { here } from "../scripts/common.mjs";
import { told } from "./told";

const names = new Names(told.content);
const voiceOf = async (lang: (typeof told.languages)[number]) => new Voice(lang, await loadLanguage(lang), names);
const whole = (text: string) => text.replaceAll(SOFT, "");
/** Longer than this, a word does not fit on a small card. */
const LONG = 14;

test.each(told.languages)("%s: soft hyphens change no letter of what is said", async (lang) => {
  const voice = await voiceOf(lang);
  const at = told.languages.indexOf(lang);
  const said = told.phrases.map(([, texts]) => texts[at] ?? "");

  expect(said.filter((text) => whole(voice.soft(text)) !== text)).toEqual([]);
  expect(said.some((text) => voice.soft(text) !== text)).toBe(true);
});

test.each(told.languages)("%s: a break for every long name (npm run breaks)", async (lang) => {
  const voice = await voiceOf(lang);
  const words = [...told.content.cards, ...told.content.mages, ...told.content.nemeses]
    .flatMap((one) => one.names[lang] ?? [])
    .flatMap((name) => name.split(/[\s-]+/))
    .filter((word) => word.length >= LONG);

  expect(words.filter((word) => voice.soft(word) === word)).toEqual([]);
});

test("en: the names that were broken without a hyphen", async () => {
  const voice = await voiceOf("en");

  expect(voice.soft("Carnivorous Roox").split(" ")[0]?.split(SOFT).length).toBeGreaterThan(1);
  expect(voice.soft("Thoughtform Familiar").split(" ")[0]).toBe(`Thought${SOFT}form`);
  expect(voice.soft("Spark")).toBe("Spark");
});

test.each(told.languages)("%s: no break leaves fewer than three letters", (lang) => {
  const words = readFileSync(here(`src/words/breaks/${lang}.txt`), "utf8")
    .trimEnd()
    .split("\n");

  expect(words.filter((word) => !/^\p{L}{3,}(-\p{L}+)*-\p{L}{3,}$|^\p{L}{3,}-\p{L}{3,}$/u.test(word))).toEqual([]);
});

test("a name is set smaller before a word of it is broken, and never smaller than is said", () => {
  const room = wide("Schattenmantel-", "serif") * 0.9;

  expect(smaller("Mist", room)).toBe(1);
  expect(smaller("Schattenmantel-Magus", room)).toBeCloseTo(0.9);
  expect(fits("Schattenmantel-Magus", room)).toBe(false);
  expect(smaller("Schattenmantel-Magus", room / 3)).toBe(0.84);
});

test("lines are counted by words, and by parts of words that may be broken", () => {
  expect(rows("", "sans", 10)).toBe(1);
  expect(rows("one\ntwo", "sans", 10)).toBe(2);
  expect(rows("heraufbeschwören", "sans", 5)).toBe(2);
  expect(rows(`herauf${SOFT}beschwören herauf${SOFT}beschwören`, "sans", 8)).toBeLessThanOrEqual(
    rows("heraufbeschwören heraufbeschwören", "sans", 8),
  );
});
