// @vitest-environment jsdom
// Where the books differ: what is chosen, kept, left out, and said.
import "./dom";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { chosenOf, firstChoice, rolled, withPacks } from "@/screens/setup/choice";
import { type Ruled, Variants } from "@/screens/setup/Variants";
import { useContent } from "@/store/content";
import { byBox, changed, changesOf, inForce, switchSet, switchText, switchValue, valuesOf } from "@/store/variants";
import { type Language, LANGUAGES, loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "./told";

const catalog = told.content;
const first = firstChoice(catalog, false, () => 0);
const info = (id: string) => {
  const found = catalog.switches.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no switch is called ${id}`);
  return found;
};
const voiceOf = async (lang: Language) => new Voice(lang, await loadLanguage(lang), new Names(catalog));

beforeAll(() => useContent.getState().take(catalog));

test("a setup keeps the switches that it changes in its edition", () => {
  const switches = { solo_life: 12, solo_player_cards: 4, four_player_deck: "pairs", wild_card: "choice" };

  expect(chosenOf(catalog, { switches }, first).switches).toEqual({
    four_player_deck: "pairs",
    solo_player_cards: 4,
    solo_life: 12,
  });
  expect(chosenOf(catalog, { edition: "outcasts_pl", switches }, first).switches).toEqual({
    wild_card: "choice",
    solo_player_cards: 4,
    solo_life: 12,
  });
});

test("a setup without switches has those of what was chosen before; an empty choice has none", () => {
  const before = { ...first, switches: { open_decks: "off" } };

  expect(chosenOf(catalog, {}, before).switches).toEqual({ open_decks: "off" });
  expect(chosenOf(catalog, { switches: {} }, before).switches).toEqual({});
});

test("switches and values that this server does not know are left out", () => {
  const switches = { wildcard: "token", wild_card: "dice", solo_player_cards: 5, solo_life: 20 };

  expect(chosenOf(catalog, { switches }, first).switches).toEqual({ solo_life: 20 });
  expect(changesOf(catalog, "default", { solo_life: 1001 })).toEqual({});
  expect(changesOf(catalog, "default", { solo_life: 12.5 })).toEqual({});
});

test("rolling and other boxes leave the switches alone", () => {
  const old = { ...first, switches: { open_decks: "off" } };

  expect(rolled(catalog, old, () => 0.3).switches).toEqual({ open_decks: "off" });
  expect(withPacks(catalog, old, ["base"]).switches).toEqual({ open_decks: "off" });
});

test("a change counts only with as many mages as it is for", () => {
  const switches = { four_player_deck: "pairs", open_decks: "off" };

  expect(changed(catalog, "default", switches, 4)).toEqual(switches);
  expect(changed(catalog, "default", switches, 3)).toEqual({ open_decks: "off" });
  expect(changed(catalog, "outcasts_pl", switches, 4)).toEqual({ open_decks: "off" });
  expect(changed(catalog, "default", switches, null)).toEqual(switches);
});

test("in force is what is not as usual, by the edition or by the game", () => {
  const four = ["brama", "jian", "kadir", "mist"];

  expect(inForce(catalog, { mages: four })).toEqual({});
  expect(inForce(catalog, { mages: four, edition: "outcasts_pl" })).toEqual({ four_player_deck: "pairs" });
  expect(
    inForce(catalog, { mages: four, edition: "outcasts_pl", switches: { four_player_deck: "single", solo_life: 12 } }),
  ).toEqual({});
});

test("a number that no book prints is offered while it is chosen", () => {
  expect(valuesOf(info("solo_life"), 12).map((one) => one.value)).toEqual([0, 12, 14, 15]);
  expect(valuesOf(info("solo_life"), 20).map((one) => one.value)).toEqual([0, 12, 14, 15, 20]);
});

test("books are said by box", () => {
  expect(byBox(["war_eternal/pl", "outcasts/pl", "war_eternal/de"])).toEqual([
    ["war_eternal", ["pl", "de"]],
    ["outcasts", ["pl"]],
  ]);
});

test.each(LANGUAGES)("every switch and each of its values speaks (%s)", async (lang) => {
  const voice = await voiceOf(lang);
  const english = await voiceOf("en");
  const texts = catalog.switches.map((one) => voice.say(switchText(one.id)));
  const values = catalog.switches.flatMap((one) =>
    valuesOf(one, one.any_number ? 20 : (one.values[0]?.value ?? "")).map(({ value }) => [one.id, value] as const),
  );
  const said = values.map(([id, value]) => voice.say(switchSet(id, value)));

  expect(new Set(texts).size).toBe(catalog.switches.length);
  expect(new Set(said).size).toBe(values.length);
  const shared = values.filter(
    ([id, value]) => voice.form(switchValue(id, value)) === english.form(switchValue(id, value)),
  );
  expect(shared).toEqual(lang === "en" ? values : []);
  for (const group of new Set(catalog.switches.map((one) => one.group))) {
    expect(voice.has(`variants-${group}`)).toBe(true);
  }
});

function Held({ mages, begin }: { mages: number; begin: Ruled }) {
  const [ruled, set] = useState(begin);
  return (
    <>
      <Variants ruled={ruled} mages={mages} change={set} />
      <output>{JSON.stringify(ruled)}</output>
    </>
  );
}

async function open(mages: number, begin: Ruled = { edition: "default", switches: {} }) {
  const user = userEvent.setup();
  const view = render(
    <Speaking voice={await voiceOf("en")}>
      <Held mages={mages} begin={begin} />
    </Speaking>,
  );
  const ruled = () => JSON.parse(view.container.querySelector("output")?.textContent ?? "") as Ruled;
  return { user, line: () => view.getByText("Rules and variants", { selector: "button *" }), ruled };
}

test("the section is closed, and says what differs from the rulebook", async () => {
  const { line } = await open(1, { edition: "default", switches: { solo_life: 12, wild_card: "token" } });

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(line().textContent).toBe("Rules and variantsRulebook: RecommendedLife with one mage: 12 life");
});

test("without a change it names the rulebook alone", async () => {
  const { line } = await open(1, { edition: "outcasts_pl", switches: {} });

  expect(line().textContent).toBe("Rules and variantsRulebook: Outcasts (Polish)");
});

test("a value is chosen with the books that print it, and taken back with the edition's own", async () => {
  const { user, line, ruled } = await open(4);
  await user.click(line());
  const point = within(screen.getByRole("group", { name: "Turn order deck for four" }));

  await user.click(point.getByRole("radio", { name: /^In pairs/ }));
  expect(ruled()).toEqual({ edition: "default", switches: { four_player_deck: "pairs" } });
  expect(point.getByText(/^War Eternal \(PL, FR, DE\), outcasts \(PL\)$/i)).toBeTruthy();

  await user.click(point.getByRole("radio", { name: /^One card each/ }));
  expect(ruled()).toEqual({ edition: "default", switches: {} });
});

test("what makes no difference with so many mages cannot be chosen, and says why", async () => {
  const { user, line, ruled } = await open(4);
  await user.click(line());
  const wild = screen.getByRole("group", { name: "Wild card" });

  expect((wild as HTMLFieldSetElement).disabled).toBe(true);
  expect(within(wild).getByText("Only with 3 mages.")).toBeTruthy();
  await user.click(within(wild).getByRole("radio", { name: /^By token/ }));
  expect(ruled().switches).toEqual({});
  expect((screen.getByRole("group", { name: "Player numbers" }) as HTMLFieldSetElement).disabled).toBe(false);
});

test("another rulebook keeps the changes that it does not make itself; one button takes all of them back", async () => {
  const { user, line, ruled } = await open(4, {
    edition: "default",
    switches: { four_player_deck: "pairs", open_decks: "off" },
  });
  await user.click(line());

  await user.selectOptions(screen.getByRole("combobox"), "outcasts_pl");
  expect(ruled()).toEqual({ edition: "outcasts_pl", switches: { open_decks: "off" } });

  await user.click(screen.getByRole("button", { name: "Reset to the rulebook" }));
  expect(ruled()).toEqual({ edition: "outcasts_pl", switches: {} });
});
