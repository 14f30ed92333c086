// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { told } from "../../../tests/told";
import { complete, supplyOf, wanted } from "./choice";
import { drawn, rerolled, traitsOf, useWishes, type Wishes } from "./wishes";

const catalog = told.content;
const packs: string[] = [];
const trait = (id: string) => {
  const one = traitsOf(catalog, packs).find((each) => each.id === id);
  if (!one) throw new Error(id);
  return one;
};
const fitting = (id: string, market: readonly string[]) =>
  catalog.cards.filter((card) => market.includes(card.id) && trait(id).fits(card));
/** Numbers that are the same every time. */
function dice(seed = 1) {
  let n = seed;
  return () => {
    n = (n * 16_807) % 2_147_483_647;
    return n / 2_147_483_647;
  };
}
const market = (wishes: Wishes, seed = 1) => drawn({ catalog, packs, wishes, chance: dice(seed) });

beforeEach(() => useWishes.getState().clear());

test("what a card does is read from its data", () => {
  const supply = supplyOf(catalog, packs);
  const names = (id: string) => supply.filter(trait(id).fits).map((card) => card.id);

  expect(names("destroy")).toEqual(expect.arrayContaining(["bottled_vortex", "conclave_scroll"]));
  // It destroys only itself.
  expect(names("destroy")).not.toContain("unstable_prism");
  expect(supply.filter(trait("rich-gem").fits).every((card) => card.place === "gem" && (card.cost ?? 0) >= 5)).toBe(
    true,
  );
});

test("a market as wished is complete, has what it must have, and nothing that it must not", () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const { cards = [] } = market({ destroy: "some", "rich-gem": "some", charge: "none" }, seed);

    expect(complete(wanted(catalog, cards))).toBe(true);
    expect(new Set(cards).size).toBe(9);
    expect(fitting("destroy", cards)).not.toEqual([]);
    expect(fitting("rich-gem", cards)).not.toEqual([]);
    expect(fitting("charge", cards)).toEqual([]);
  }
});

test("wishes that chance alone hardly grants are granted all the same", () => {
  const wishes: Wishes = {
    "strong-spell": "some",
    life: "some",
    draw: "some",
    charge: "some",
    focus: "some",
    destroy: "some",
  };
  const { cards = [] } = drawn({ catalog, packs, wishes: { ...wishes, "rich-gem": "some", "cheap-spell": "some" } });

  for (const id of Object.keys(wishes)) expect(fitting(id, cards)).not.toEqual([]);
});

test("when no market fits, the wishes are named without which one would", () => {
  const noSpells: Wishes = Object.fromEntries(
    traitsOf(catalog, packs)
      .filter((one) => one.pack)
      .map(({ id }) => [id, "none"]),
  );

  // The other box of the tests has fewer spells than a market wants.
  const large = ["spells:base", "spells:war_eternal", "spells:outcasts"];
  expect(market({ ...noSpells, destroy: "some" })).toEqual({ problem: large });
});

test("a wish for a box that is not played with is left aside", () => {
  const wishes: Wishes = { "spells:outcasts": "some" };

  expect(drawn({ catalog, packs: ["base"], wishes }).problem).toBeUndefined();
  expect(drawn({ catalog, packs: ["base", "outcasts"], wishes }).cards).toBeDefined();
});

test("one pile is replaced by another of its kind, the others stay where they are", () => {
  const { cards = [] } = market({});
  const [, pile = ""] = cards;
  const { cards: after = [] } = rerolled({ catalog, packs, wishes: {}, chance: dice(7) }, cards, pile);

  expect(after[1]).not.toBe(pile);
  expect(after.toSpliced(1, 1)).toEqual(cards.toSpliced(1, 1));
  expect(complete(wanted(catalog, after))).toBe(true);
});

test("a pile that alone granted a wish is replaced by one that grants it too", () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const { cards = [] } = market({ "rich-gem": "some" }, seed);
    const rich = fitting("rich-gem", cards);
    if (rich.length > 1) continue;
    const { cards: after = [] } = rerolled(
      { catalog, packs, wishes: { "rich-gem": "some" }, chance: dice(seed) },
      cards,
      rich[0]?.id ?? "",
    );

    expect(fitting("rich-gem", after)).toHaveLength(1);
    expect(after).not.toEqual(cards);
  }
});

test("a pile cannot grant what its place never does, and the wish is named", () => {
  const { cards = [] } = market({ "rich-gem": "none" });
  const spell = cards.find((id) => catalog.cards.find((card) => card.id === id)?.place === "spell") ?? "";

  expect(rerolled({ catalog, packs, wishes: { "rich-gem": "some" } }, cards, spell)).toEqual({ problem: ["rich-gem"] });
});

test("a wish is kept, and taken back", () => {
  useWishes.getState().wish("destroy", "some");
  useWishes.getState().wish("draw", "none");
  useWishes.getState().wish("destroy", null);

  expect(useWishes.getState().wishes).toEqual({ draw: "none" });
});
