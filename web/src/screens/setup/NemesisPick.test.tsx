// @vitest-environment jsdom
import "../../../tests/dom";
import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import type { Catalog } from "@/protocol/wire";
import { useContent } from "@/store/content";
import { LANGUAGES, loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "../../../tests/told";
import { type Chosen, firstChoice, GRAVEHOLD, RANDOM } from "./choice";
import { NemesisPick } from "./NemesisPick";

const measured: Catalog = { ...told.content, ai_wins: { rageborne: { normal: [0, 41, null, 7] } } };
const two: Chosen = { ...firstChoice(measured, false, () => 0), nemesis: "rageborne" };
const seats = (count: number) => Array.from({ length: count }, () => RANDOM);
const voices = new Map<string, Voice>();
beforeAll(async () => {
  useContent.getState().take(measured);
  for (const lang of LANGUAGES) voices.set(lang, new Voice(lang, await loadLanguage(lang), new Names(measured)));
});

function show(changes: Partial<Chosen> = {}, catalog = measured, lang = "en") {
  render(
    <Speaking voice={voices.get(lang) as Voice}>
      <NemesisPick catalog={catalog} chosen={{ ...two, ...changes }} change={() => undefined} />
    </Speaking>,
  );
}

test("it says how often the AI wins such games", () => {
  show();

  expect(screen.getByText("Our quick AI wins 41 % of such games.")).toBeVisible();
});

test.each(LANGUAGES)("%s: it says it with the number", (lang) => {
  show({}, measured, lang);

  expect(screen.getByText(/\b41\s?%/)).toBeVisible();
});

test("it does not say 0 %", () => {
  show({ mages: seats(1) });

  expect(screen.getByText("Our quick AI almost never wins such games.")).toBeVisible();
});

test("it follows the number of mages", () => {
  show({ mages: seats(4) });

  expect(screen.getByText(/wins 7 % of such games/)).toBeVisible();
});

test.each<[string, Partial<Chosen>]>([
  ["a nemesis by chance", { nemesis: RANDOM }],
  ["a nemesis without figures", { nemesis: "umbra_titan" }],
  ["a difficulty without figures", { difficulty: "expert" }],
  ["a number of mages without figures", { mages: seats(3) }],
  ["other rules", { switches: { solo_life: 20 } }],
  ["somebody else who is protected", { protect: "xaxos_outcast" }],
])("it does not say it of %s", (_, changes) => {
  show(changes);

  expect(screen.getByRole("group", { name: "Nemesis" })).not.toBeEmptyDOMElement();
  expect(screen.queryByText(/such games/)).toBeNull();
});

test("Gravehold that was chosen by hand is Gravehold", () => {
  show({ protect: GRAVEHOLD });

  expect(screen.getByText(/such games/)).toBeVisible();
});

test("a server that sends no figures has none", () => {
  const { ai_wins: _, ...older } = measured;
  show({}, older);

  expect(screen.queryByText(/such games/)).toBeNull();
});
