import { expect, test } from "vitest";
import type { CardInfo, CardInPlay, NemesisInfo, ShownNemesis } from "@/protocol/wire";
import { leftOf } from "./mat";

const cards = new Map([
  ["bezu", { kind: "acolyte" } as CardInfo],
  ["grubber", { kind: "minion" } as CardInfo],
]);
const info = { decks: { acolyte: "acolyte" } } as unknown as NemesisInfo;
const foe = (card: string, max: number) => ({ card, max }) as CardInPlay;
const nemesis = (max: number, decks: ShownNemesis["decks"]) => ({
  max,
  decks,
  in_play: [foe("bezu", 11), foe("grubber", 5)],
});
const ACOLYTES = { acolyte: { deck: [null, null, null], discard: [], unseen: [] } };

test("of a nemesis that cannot be hurt the minions of its deck count: those that lie there, and those in play", () => {
  expect(leftOf(nemesis(1, ACOLYTES), info, cards)).toEqual({ deck: "acolyte", lying: 3, inPlay: 1 });
});

test("of a nemesis with life, or without such a deck, nothing else counts", () => {
  expect(leftOf(nemesis(70, ACOLYTES), info, cards)).toBeNull();
  expect(leftOf(nemesis(1, {}), info, cards)).toBeNull();
});
