import { expect, test } from "vitest";
import { patched } from "@/protocol/patch";
import type { View } from "@/protocol/wire";
import { arranged, type Coming, comingHands, discardKeys } from "@/store/timeline";
import { told } from "./told";

const said = (hands: Coming[][]) =>
  hands.map((hand) => hand.map(({ card, turned }) => (turned ? "↻" : "") + (card ?? "?")).join(" "));

test("the next hands are the deck from its top, then the discard pile as it lies, then the played cards in their order", () => {
  const piles = { hand: [], deck: ["a", "b", "c", "d", "e", "f"], discard: ["g"] };

  expect(said(comingHands(piles, { size: 5, keep: [], order: ["h", "i", "j"] }))).toEqual(["a b c d e", "f ↻g h i j"]);
});

test("cards that are kept count for the next hand, and only as many are drawn as are missing", () => {
  const piles = { hand: ["spark", "crystal"], deck: ["a", "b", "c", "d"], discard: [] };

  const hands = comingHands(piles, { size: 5, keep: ["spark", "crystal"], order: ["x"] });

  expect(said(hands)).toEqual(["spark crystal a b c", "d ↻x ? ? ?"]);
  expect(hands[0]?.map((one) => one.from)).toEqual(["kept", "kept", "deck", "deck", "deck"]);
});

test("a hand over five draws nothing and is shown whole", () => {
  const piles = { hand: ["a", "b", "c", "d", "e", "f"], deck: ["g"], discard: [] };

  expect(said(comingHands(piles, { size: 5, keep: piles.hand, order: [], hands: 1 }))).toEqual(["a b c d e f"]);
});

test("what is used now comes back in an order that is not chosen yet", () => {
  const piles = { hand: ["a", "b"], deck: [], discard: ["c"] };

  expect(said(comingHands(piles, { size: 5, keep: [], order: ["d"] }))).toEqual(["↻c d ? ?", "↻? ? ? ?"]);
});

test("a place that was shuffled stays unknown", () => {
  expect(
    said(comingHands({ hand: [], deck: [null, "a"], discard: [] }, { size: 5, keep: [], order: [], hands: 1 })),
  ).toEqual(["? a"]);
});

test("no cards, no hands", () => {
  expect(comingHands({ hand: [], deck: [], discard: [] }, { size: 5, keep: [], order: [] })).toEqual([]);
});

test("an order survives cards that come and go", () => {
  expect(arranged(["a", "b", "b", "c"], ["b", "x", "a"])).toEqual(["b", "a", "b", "c"]);
});

test("an order is answered card by card, and the rest at once as soon as it lies as played", () => {
  expect(discardKeys(["a", "b", "c"], ["c", "a", "b"])).toEqual(["discard c", "rest"]);
  expect(discardKeys(["a", "b", "c"], ["a", "b", "c"])).toEqual(["rest"]);
  expect(discardKeys(["a", "b", "a"], ["a", "a", "b"])).toEqual(["discard a", "discard a"]);
  expect(discardKeys(["a", "a"], ["a", "a"])).toEqual([]);
});

test("in whole games, what is drawn at the end of a turn is what was forecast", () => {
  let checked = 0;
  for (const game of told.games) {
    let view: View = game.first;
    for (const step of game.steps) {
      const before = view;
      view = patched(view, step.patch);
      const seat = before.decision?.seat ?? -1;
      const player = before.players[seat];
      const drawn = step.events.filter((one) => one.event === "drawn" && one.seat === seat).map((one) => one.card);
      if (before.decision?.ask !== "order_discards" || step.key !== "rest" || !player || drawn.length === 0) continue;
      // A shuffled deck: nobody can forecast it.
      if (player.deck.includes(null)) continue;
      const [hand] = comingHands(player, { size: 5, keep: player.hand, order: player.played, hands: 1 });
      expect(hand?.filter((one) => one.from !== "kept").map((one) => one.card)).toEqual(
        drawn.slice(0, 5 - player.hand.length),
      );
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(0);
});
