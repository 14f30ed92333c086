import { expect, test } from "vitest";
import { movesOf } from "@/motion/moves";
import { patched } from "@/protocol/patch";
import type { GameEvent, ShownPlayer, View } from "@/protocol/wire";
import { told } from "./told";

const player = (changes: Partial<ShownPlayer>): ShownPlayer =>
  ({ seat: 0, hand: [], played: [], prepped: [], deck: [], discard: [], ...changes }) as ShownPlayer;
const table = (...players: ShownPlayer[]) => ({ players }) as unknown as View;

test("a card that is played travels from the hand, and its aether flies from it", () => {
  const before = table(player({ hand: ["crystal"] }));
  const events: GameEvent[] = [
    { event: "played", seat: 0, card: "crystal" },
    { event: "aether_gained", seat: 0, amount: 1 },
  ];

  expect(movesOf(events, before)).toEqual([
    { kind: "card", card: "crystal", from: ["hand/0/crystal", "player/0"], to: ["played/0/crystal", "player/0"] },
    {
      kind: "number",
      amount: 1,
      meaning: "aether",
      from: ["played/0/crystal", "player/0"],
      to: ["aether/0", "player/0"],
    },
  ]);
});

test("damage flies from the breach whose spell was cast, and the spell goes to the discard pile", () => {
  const before = table(player({ prepped: [{ card: "spark", breaches: [2], fresh: false }] }));
  const events: GameEvent[] = [
    { event: "cast", seat: 0, card: "spark", owner: 0, breach: 2 },
    { event: "minion_damaged", uid: 7, card: "grubber", amount: 1 },
    { event: "discarded", seat: 0, card: "spark" },
  ];
  const lying = ["prepped/0/spark/2", "breach/0/2", "player/0"];

  expect(movesOf(events, before)).toEqual([
    { kind: "light", at: ["breach/0/2"] },
    { kind: "number", amount: -1, meaning: "life", from: lying, to: ["in_play/7", "nemesis"] },
    { kind: "card", card: "spark", from: lying, to: ["discard/0", "player/0"] },
  ]);
});

test("what is destroyed goes nowhere", () => {
  const before = table(player({ hand: ["crystal"] }));

  expect(movesOf([{ event: "destroyed", seat: 0, card: "crystal" }], before)).toEqual([
    { kind: "card", card: "crystal", from: ["hand/0/crystal", "player/0"], to: [] },
  ]);
});

test("an amount of nothing does not fly", () => {
  expect(movesOf([{ event: "suffered", seat: 0, amount: 0 }], table(player({})))).toEqual([]);
});

test("in whole games, every card that is played or drawn travels", () => {
  let cards = 0;
  for (const game of told.games) {
    let view = game.first;
    for (const step of game.steps) {
      const travelling = step.events.filter((one) => one.event === "played" || one.event === "drawn").length;
      const moves = movesOf(step.events, view).filter((move) => move.kind === "card");
      expect(moves.length).toBeGreaterThanOrEqual(travelling);
      cards += moves.length;
      view = patched(view, step.patch);
    }
  }
  expect(cards).toBeGreaterThan(100);
});
