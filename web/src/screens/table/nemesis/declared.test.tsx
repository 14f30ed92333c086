// @vitest-environment jsdom
// What a pack declares is on the page like everything else: the page knows no kind, pile or track by heart.
import "../../../../tests/dom";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tooltip } from "radix-ui";
import { beforeAll, expect, test } from "vitest";
import { lookOf } from "@/art";
import { patched } from "@/protocol/patch";
import type { ShownNemesis, View } from "@/protocol/wire";
import { ANY, found, kindsOf, ownersOf, thingsOf } from "@/screens/gallery/things";
import { complete, dealt, sorted, supplyOf, wanted } from "@/screens/setup/choice";
import { formOf, looseIn, matsOf, stepsOf } from "./mat";
import { Nemesis } from "./Nemesis";
import { SpecialPiles } from "./SpecialPiles";
import { useContent } from "@/store/content";
import { makeTable } from "@/store/table";
import { TableProvider } from "@/store/useTable";
import { loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "../../../../tests/told";

const catalog = told.content;
const names = new Names(catalog);
const bell = names.nemeses.get("tide_bell");
const card = (id: string) => names.cards.get(id);
let voice: Voice;

beforeAll(async () => {
  useContent.getState().take(catalog);
  voice = new Voice("en", await loadLanguage("en"), names);
});

/** A moment of the game against the Tide Bell: the first with so much on the shore. */
function moment(onShore: number): View {
  const game = told.games.find((one) => one.first.nemesis.id === "tide_bell");
  if (game === undefined) throw new Error("nobody plays against the Tide Bell");
  let view = game.first;
  for (const step of game.steps) {
    if ((view.nemesis.piles?.shore?.length ?? 0) >= onShore) return view;
    view = patched(view, step.patch);
  }
  return view;
}

function show(view: View, nemesis: ShownNemesis = view.nemesis) {
  const store = makeTable("tide");
  store.setState({ view });
  render(
    <Speaking voice={voice}>
      <TableProvider store={store}>
        <Tooltip.Provider>
          <Nemesis nemesis={nemesis} />
          <SpecialPiles nemesis={nemesis} destroyed={[]} />
        </Tooltip.Provider>
      </TableProvider>
    </Speaking>,
  );
}

test("a declared kind looks like the kind it is drawn like, and one that can only be held like the nemesis", () => {
  expect(
    [card("salt_charm"), card("tidal_verse"), card("tide_bell_anchor"), card("tide_bell_gulls")].map(lookOf),
  ).toEqual(["relic", "spell", "foe", "foe"]);
  expect(["jade", "flexing_dagger", "spark"].map((id) => lookOf(card(id)))).toEqual(["gem", "relic", "spell"]);
});

test("a market is dealt by places, whatever takes them", () => {
  const cards = supplyOf(catalog, ["base", "declared"]).map((one) => one.id);
  const market = dealt(catalog, ["base", "declared"], ["salt_charm", "tidal_verse"], () => 0);

  expect(cards).toContain("rope_charm");
  expect(cards).not.toContain("tide_bell_anchor");
  expect(market).toHaveLength(9);
  expect(complete(wanted(catalog, market))).toBe(true);
  expect(wanted(catalog, ["salt_charm"])).toEqual({ gem: 3, relic: 1, spell: 4 });
});

test("cards lie by the places they take", () => {
  const cards = ["tidal_verse", "salt_charm", "jade"].flatMap((id) => card(id) ?? []);

  expect(sorted(catalog, cards).map((one) => one.id)).toEqual(["jade", "salt_charm", "tidal_verse"]);
});

test("the gallery has a shelf for each declared kind of player card", () => {
  const things = thingsOf(catalog);
  const charms = found(things, { ...ANY, kind: "charm" }, catalog, () => "");

  expect(kindsOf(catalog)).toEqual([
    "gem",
    "relic",
    "spell",
    "curse",
    "ability",
    "treasure",
    "charm",
    "verse",
    "burden",
    "mage",
    "nemesis",
    "foe",
  ]);
  expect(charms.map((thing) => thing.id)).toEqual(["salt_charm", "rope_charm"]);
  const anchor = things.find((thing) => thing.id === "tide_bell_anchor");
  expect(anchor && ownersOf(anchor, catalog)).toEqual(["tide_bell"]);
});

test("what lies on a mat lies nowhere else", () => {
  const loose = looseIn(bell);

  expect(matsOf(bell, moment(1).nemesis)).toEqual([
    { name: "sea", tracks: ["tide"], counters: [], decks: ["portent"], rows: [], piles: ["shore"] },
  ]);
  expect(["tide", "portent", "shore", "burden", "peal"].map(loose)).toEqual([false, false, false, true, true]);
});

test("another form of the mat has its own track and its own rules", () => {
  expect([formOf(bell, "normal").tracks, formOf(bell, "increased").tracks]).toEqual([{ tide: 6 }, { tide: 4 }]);
  expect([...stepsOf(formOf(bell, "normal").lines, "tide").keys()]).toEqual([2, 3, 4, 5, 6]);
  expect([...stepsOf(formOf(bell, "increased").lines, "tide").keys()]).toEqual([2, 3, 4]);
});

test("a track shows where its token stands and tells what each step does", async () => {
  const view = moment(1);
  show(view, { ...view.nemesis, counters: { ...view.nemesis.counters, tide: 3 } });
  const mat = within(screen.getByRole("region", { name: "Sea" }));
  const track = mat.getByRole("button", { name: "Tide: step 3 of 6" });

  expect(track.querySelectorAll("i")).toHaveLength(6);
  expect(track.querySelectorAll("i[data-passed]")).toHaveLength(2);
  expect(track.querySelectorAll("i[data-here]")).toHaveLength(1);
  await userEvent.click(track);
  const steps = within(screen.getByRole("dialog")).getAllByRole("listitem");
  expect(steps.map((one) => one.textContent)).toEqual([
    "1–",
    "2Gravehold suffers 1 damage.",
    "3Put the top card of the Portent deck on the Shore.",
    "4Any player suffers 1 damage.",
    "5Tide Bell gains 1 Peal token.",
    "6Gravehold suffers 3 damage. Put the top 2 cards of the Shore on the Portent deck. Move Tide back by 6 steps.",
  ]);
  expect(steps.map((one) => one.getAttribute("aria-current"))).toEqual([null, null, "step", null, null, null]);
});

test("a pile is looked through, newest first", async () => {
  const view = moment(1);
  const shore = ["tide_bell_gulls", "tide_bell_red_moon"];
  show(view, { ...view.nemesis, piles: { shore } });
  await userEvent.click(screen.getByRole("button", { name: "Shore: 2 cards" }));

  const lying = screen.getByRole("dialog").textContent ?? "";
  expect(lying.indexOf("Red Moon")).toBeGreaterThan(-1);
  expect(lying.indexOf("Red Moon")).toBeLessThan(lying.indexOf("Gulls Fall Silent"));
});

test("a nemesis without mats has none", () => {
  const game = told.games.find((one) => one.first.nemesis.id === "rageborne");
  if (game === undefined) throw new Error("nobody plays against Rageborne");
  show(game.first);

  expect(document.querySelector("[data-mat]")).toBeNull();
});
