// @vitest-environment jsdom
import "../../tests/dom";
import { render } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { useContent } from "@/store/content";
import { loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "../../tests/told";
import { Card } from "./Card";
import { keywordsOf } from "./keywords";

beforeAll(() => useContent.getState().take(told.content));

const linesOf = (id: string) => told.content.cards.find((card) => card.id === id)?.lines ?? [];

async function shown(id: string, size: "large" | "market", lang: "en" | "de" = "en") {
  const voice = new Voice(lang, await loadLanguage(lang), new Names(told.content));
  const { container } = render(
    <Speaking voice={voice}>
      <Card id={id} size={size} />
    </Speaking>,
  );
  return [...container.querySelectorAll<HTMLElement>("[data-topic]")].map((one) => one.querySelector("b")?.textContent);
}

test("the words of a card lead to their rules, labels first", () => {
  expect(keywordsOf(linesOf("agony_field"))).toEqual(["to-discard", "powers", "destroy", "unleash"]);
  expect(keywordsOf(linesOf("flexing_dagger"))).toEqual(["destroy", "or"]);
});

test("a text without keywords leads nowhere", () => {
  expect(keywordsOf(linesOf("crystal"))).toEqual([]);
});

test("every entry that a word leads to is in the rules", () => {
  const topics = new Set(told.content.rules.map((rule) => rule.topic));
  const led = new Set(told.content.cards.flatMap((card) => keywordsOf(card.lines)));

  expect([...led].filter((topic) => !topics.has(topic))).toEqual([]);
});

test("a card that is looked at has at most three rules beside it, in the reader's language", async () => {
  expect(await shown("agony_field", "large")).toEqual(["To discard", "Powers", "Destroy"]);
  expect(await shown("agony_field", "large", "de")).toHaveLength(3);
});

test("a card on the table has none", async () => {
  expect(await shown("agony_field", "market")).toEqual([]);
});
