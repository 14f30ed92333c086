import { expect, test } from "vitest";
import {
  type Chosen,
  cardsOf,
  chosenOf,
  complete,
  dealt,
  firstChoice,
  GRAVEHOLD,
  RANDOM,
  rolled,
  supplyOf,
  wanted,
  withCount,
  withMage,
  withPacks,
} from "@/screens/setup/choice";
import { told } from "./told";

const catalog = told.content;
const first = () => firstChoice(catalog, false, () => 0);

test("a first game has the mildest nemesis and a market that its box suggests", () => {
  const chosen = firstChoice(catalog, true, () => 0);

  expect(chosen.nemesis).toBe("rageborne");
  expect(chosen.mages).toHaveLength(1);
  expect(catalog.markets.find((one) => one.id === chosen.market[0])?.pack).toBe("base");
});

test("a mage who sits elsewhere changes places", () => {
  expect(withMage(["brama", "jian"], 0, "jian")).toEqual(["jian", "brama"]);
  expect(withMage(["brama", RANDOM], 1, "jian")).toEqual(["brama", "jian"]);
});

test("several mages can be left to chance", () => {
  expect(withMage(["brama", RANDOM], 0, RANDOM)).toEqual([RANDOM, RANDOM]);
});

test("more mages are left to chance, fewer keep the first", () => {
  expect(withCount(["brama"], 3)).toEqual(["brama", RANDOM, RANDOM]);
  expect(withCount(["brama", "jian"], 1)).toEqual(["brama"]);
});

test("a market wants three gems, two relics and four spells", () => {
  expect(wanted(catalog, [])).toEqual({ gem: 3, relic: 2, spell: 4 });
  expect(wanted(catalog, ["jade"])).toEqual({ gem: 2, relic: 2, spell: 4 });
  expect(complete(wanted(catalog, catalog.markets[0]?.cards ?? []))).toBe(true);
  expect(complete(wanted(catalog, ["jade"]))).toBe(false);
});

test("a market dealt by chance is complete and keeps what was chosen", () => {
  const cards = dealt(catalog, [], ["jade"], () => 0.5);

  expect(cards[0]).toBe("jade");
  expect(new Set(cards).size).toBe(9);
  expect(complete(wanted(catalog, cards))).toBe(true);
});

test("chance stays within the chosen packs", () => {
  const chosen = rolled(catalog, { ...first(), packs: ["war_eternal"] }, () => 0.3);
  const packs = [
    ...chosen.mages.map((id) => catalog.mages.find((one) => one.id === id)?.pack),
    ...cardsOf(catalog, chosen.market).map((id) => catalog.cards.find((one) => one.id === id)?.pack),
    catalog.nemeses.find((one) => one.id === chosen.nemesis)?.pack,
  ];

  expect(new Set(packs)).toEqual(new Set(["war_eternal"]));
  expect(supplyOf(catalog, ["base"]).every((card) => card.pack === "base")).toBe(true);
});

test("without its pack a choice is left to chance; with it, it stays", () => {
  const old = { ...first(), mages: ["brama", "gex"], nemesis: "rageborne", market: ["plenty_of_charges"] };

  expect(withPacks(catalog, old, ["war_eternal"])).toMatchObject({
    mages: [RANDOM, "gex"],
    nemesis: RANDOM,
    market: [RANDOM],
  });
  expect(withPacks(catalog, old, ["base"])).toMatchObject({ mages: ["brama", RANDOM], nemesis: "rageborne" });
});

test("who is protected stays while their pack does, and is Gravehold without it", () => {
  const old: Chosen = { ...firstChoice(catalog, true), protect: "xaxos_outcast", abilities: [] };

  expect(withPacks(catalog, old, ["outcasts", "base"]).protect).toBe("xaxos_outcast");
  expect(withPacks(catalog, old, ["base"]).protect).toBe(GRAVEHOLD);
});

test("a setup of strangers is taken as far as it is known here", () => {
  const chosen = chosenOf(
    catalog,
    {
      mages: ["brama", "nobody", "brama"],
      nemesis: "umbra_titan",
      market: ["jade", "no_such_card"],
      difficulty: "mild",
    },
    first(),
  );

  expect(chosen).toMatchObject({
    mages: ["brama", RANDOM, RANDOM],
    nemesis: "umbra_titan",
    market: [RANDOM],
    difficulty: "normal",
  });
});
