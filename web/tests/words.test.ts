import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES, loadLanguage, preferred } from "@/words/languages";
import { Names } from "@/words/names";
import { capital, Voice } from "@/words/voice";
import { here } from "../scripts/common.mjs";
import { told } from "./told";

const names = new Names(told.content);
/** A text with plain spaces: the page alone fixes some (`spaces`). */
const plain = (text: string) => text.replaceAll("\u00A0", " ");
const voiceOf = async (lang: (typeof LANGUAGES)[number]) => new Voice(lang, await loadLanguage(lang), names);

test("the page speaks every language the server does", () => {
  expect([...LANGUAGES].sort()).toEqual([...told.languages].sort());
});

describe.each(told.languages)("%s", (lang) => {
  const at = told.languages.indexOf(lang);

  test("the page says every phrase as Python does", async () => {
    const voice = await voiceOf(lang);
    const different = told.phrases
      .map(([phrase, texts]) => ({ phrase, here: plain(voice.say(phrase)), there: texts[at] }))
      .filter(({ here, there }) => here !== there);

    expect(different.slice(0, 3)).toEqual([]);
    expect(told.phrases.length).toBeGreaterThan(600);
  });

  test("the page tells every event as Python does", async () => {
    const voice = await voiceOf(lang);
    const different = told.lines
      .map(([event, texts]) => ({ event, here: plain(voice.say(event.text ?? null)), there: texts[at] }))
      .filter(({ here, there }) => here !== there);

    expect(different.slice(0, 3)).toEqual([]);
    expect(told.lines.length).toBeGreaterThan(300);
  });

  test("the page has every message of the server's files", async () => {
    const { words } = await loadLanguage(lang);
    const folder = here(`../src/unshuffled/words/locales/${lang}`);
    const messages = readdirSync(folder).flatMap(
      (file) => new FluentResource(readFileSync(join(folder, file), "utf8")).body,
    );

    expect(messages.length).toBeGreaterThan(600);
    expect(messages.filter(({ id }) => !id.startsWith("-") && !words.hasMessage(id)).map(({ id }) => id)).toEqual([]);
  });

  test("the page has the same messages of its own as in English, with the same variables", () => {
    expect(messagesOf(lang)).toEqual(messagesOf("en"));
  });
});

/** Each message of the page and the variables it uses. */
function messagesOf(lang: string): Record<string, string[]> {
  const file = readFileSync(here(`locales/${lang}/page.ftl`), "utf8");
  const found: Record<string, string[]> = {};
  for (const message of new FluentResource(file).body) {
    const used = [...JSON.stringify(message).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1] ?? "");
    found[message.id] = [...new Set(used)].sort();
  }
  return found;
}

test("a text begins with a capital letter, and an empty one stays empty", () => {
  expect([capital("žár"), capital("été"), capital("3 aether"), capital("")]).toEqual(["Žár", "Été", "3 aether", ""]);
});

test("the browser's first language that we speak is preferred, else English", () => {
  expect([preferred(["sv", "cs-CZ", "de"]), preferred(["PL"]), preferred(["sv"]), preferred([])]).toEqual([
    "cs",
    "pl",
    "en",
    "en",
  ]);
});

test("every part that is loaded later knows what to do when it is gone", () => {
  const files = readdirSync(here("src"), { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const bare = files.flatMap((file) =>
    readFileSync(join(here("src"), file), "utf8")
      .split("\n")
      // The languages are loaded in one place, which is written so.
      .filter(
        (line) => /\bimport\(/.test(line) && !/part\(\(\) => import\(/.test(line) && !/^ {2}\w\w: \(\) =>/.test(line),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );

  expect(bare).toEqual([]);
});
