// What cards say, in blocks: made of the same sentences as the plain text.
import { expect, test } from "vitest";
import { LANGUAGES, loadLanguage } from "@/words/languages";
import type { Block } from "@/words/marks";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { told } from "../../tests/told";
import { drawnOf, faceOf, linesOf, softLinesOf } from "./cardText";

const names = new Names(told.content);
const speaking = async (lang: (typeof LANGUAGES)[number]) => new Voice(lang, await loadLanguage(lang), names);
const card = (id: string) => told.content.cards.find((one) => one.id === id);
const nemesis = (id: string) => told.content.nemeses.find((one) => one.id === id);

/** The kinds of blocks, and the signs in them. */
function shape(blocks: readonly Block[]): unknown[] {
  return blocks.map((block) => {
    if ("or" in block) return block.or;
    if ("rows" in block) return block.rows.map(({ head, says }) => [head, ...shape(says)]);
    return block.pieces.flatMap((piece) => (typeof piece === "string" ? [] : piece.sign)).join();
  });
}

test.each([
  ["en", "OR"],
  ["de", "ODER"],
  ["fr", "OU"],
  ["pl", "ALBO"],
  ["cs", "NEBO"],
] as const)("in %s the amounts of a card are marked, and its OR stands between two paragraphs", async (lang, or) => {
  const voice = await speaking(lang);

  expect(linesOf(card("emerald_shard"), voice).map(({ blocks }) => shape(blocks))).toEqual([["aether", or, "life"]]);
  expect(linesOf(card("buried_light"), voice).map(({ blocks }) => shape(blocks))).toEqual([["damage,aether"]]);
  expect(linesOf(card("mages_talisman"), voice).map(({ blocks }) => shape(blocks))).toEqual([["charge,charge"]]);
});

test.each(LANGUAGES)("in %s one number asked for again and again is a table", async (lang) => {
  const voice = await speaking(lang);
  const swarm = linesOf(nemesis("carapace_queen"), voice).at(-1);

  expect(shape(swarm?.blocks ?? [])).toEqual([
    "",
    [
      ["0–3", ""],
      ["4–6", ""],
      ["7–10", "damage"],
      ["11–12", "damage"],
      ["13+", ""],
    ],
  ]);
});

test("the spaces of tracks are one table, and their rules before it are not", async () => {
  const lines = drawnOf(linesOf(nemesis("experiment_153"), await speaking("en")));
  const tables = lines.flatMap(({ blocks }) => blocks).flatMap((block) => ("rows" in block ? [block.rows] : []));

  expect(tables.map((rows) => rows.map(({ head }) => head))).toEqual([
    [1, 2, 3, 4].flatMap((maw) => [`Maw ${maw}, space 4`, `Maw ${maw}, space 8`]),
  ]);
});

test.each(LANGUAGES)("in %s the blocks say what the plain text says", async (lang) => {
  const voice = await speaking(lang);
  const flat = (blocks: readonly Block[]): string =>
    blocks
      .map((block) => {
        if ("or" in block) return block.or;
        if ("rows" in block) return block.rows.map((row) => flat(row.says)).join("");
        return block.pieces.map((piece) => (typeof piece === "string" ? piece : piece.word)).join("");
      })
      .join("");
  const bare = (said: string) => said.replaceAll(/[\s—]/g, "");

  const lines = told.content.cards
    .flatMap((one) => linesOf(one, voice))
    .filter(({ blocks }) => !blocks.some((block) => "rows" in block));
  expect(lines.length).toBeGreaterThan(told.content.cards.length / 2);
  expect(lines.map(({ blocks }) => bare(flat(blocks)))).toEqual(lines.map(({ text }) => bare(text)));
});

test("no mark is left in what is said plainly", async () => {
  const voice = await speaking("en");
  const said = told.content.cards.flatMap((one) => linesOf(one, voice)).map(({ text }) => text);

  expect(said.filter((text) => /[\uE000-\uF8FF]/.test(text))).toEqual([]);
});

test("a reminder of a rule stands on the large card only", async () => {
  const voice = await speaking("en");
  const nightmare = card("thief_of_dreams_spiralling_nightmare");
  if (nightmare === undefined) throw new Error("there is no such card");
  const labels = (large: boolean) => faceOf(nightmare, voice, large).lines.map(({ label }) => label);

  expect(labels(true)).toEqual(["Power 2", "Reminder"]);
  expect(labels(false)).toEqual(["Power 2"]);
  expect(faceOf(nightmare, voice, false).broken).toBe(true);
});

test("a text is made once for each language", async () => {
  const [voice, other] = [await speaking("de"), await speaking("fr")];

  expect(linesOf(card("crystal"), voice)).toBe(linesOf(card("crystal"), voice));
  expect(softLinesOf(card("crystal"), voice)).toBe(softLinesOf(card("crystal"), voice));
  expect(linesOf(card("crystal"), other)).not.toBe(linesOf(card("crystal"), voice));
});

test.each(["pl", "cs"] as const)("in %s no line of a card can end in a word of one letter", async (lang) => {
  const voice = await speaking(lang);
  const texts = told.content.cards.flatMap((one) => linesOf(one, voice).map(({ text }) => text));

  expect(texts.filter((text) => /(?:^|\s)[aiouvwzks] /iu.test(text))).toEqual([]);
});
