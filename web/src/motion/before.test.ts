import { expect, test } from "vitest";
import { patched } from "@/protocol/patch";
import type { View } from "@/protocol/wire";
import { told } from "../../tests/told";
import { viewBefore } from "./before";

/** What is played in beats, and which cards are in play. */
const numbers = (view: View) => ({
  gravehold: view.gravehold.life,
  nemesis: view.nemesis.life,
  counters: view.nemesis.counters,
  inPlay: view.nemesis.in_play.map(({ uid, life, tokens }) => [uid, life, tokens]),
  turnOrder: [view.turn_order.deck.length, view.turn_order.discard],
  players: view.players.map(({ life, charges }) => [life, charges]),
});

/** What cannot be put back; and at the end of a game Gravehold may suffer more than it had. */
const GONE = ["left_play", "exhausted", "turn_order_shuffled", "game_ended"];

test("the numbers before a nemesis turn, made from its events, are those that the server showed", () => {
  const made: unknown[] = [];
  const shown: unknown[] = [];
  for (const game of told.games) {
    let view = game.first;
    for (const step of game.steps) {
      const last = patched(view, step.patch);
      const names = step.events.map(({ event }) => event);
      if (names.includes("nemesis_turn_started") && !names.some((name) => GONE.includes(name))) {
        made.push(numbers(viewBefore(last, step.events)));
        shown.push(numbers(view));
      }
      view = last;
    }
  }

  expect(made).toEqual(shown);
  expect(shown.length).toBeGreaterThan(5);
});
