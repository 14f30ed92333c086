import { expect, test } from "vitest";
import { patched } from "@/protocol/patch";
import type { GameEvent, View } from "@/protocol/wire";
import { told } from "../../tests/told";
import { viewsBetween } from "./after";

/** The numbers that matter, and which cards are where. */
const numbers = (view: View) => ({
  gravehold: view.gravehold.life,
  nemesis: view.nemesis.life,
  counters: view.nemesis.counters,
  inPlay: view.nemesis.in_play.map(({ uid, life, tokens }) => [uid, life, tokens]),
  players: view.players.map(({ life, charges, exhausted }) => [life, charges, exhausted]),
});

/** Events without effect that concern every part of a view: no part is settled before them. */
const pending = (view: View): GameEvent[] => [
  { event: "gravehold_gained", amount: 0 },
  { event: "nemesis_gained", amount: 0 },
  ...view.players.map(({ seat }): GameEvent => ({ event: "healed", seat, amount: 0 })),
];

test("the numbers of a nemesis turn, added up from its events, are those that the server shows after it", () => {
  const added: unknown[] = [];
  const shown: unknown[] = [];
  for (const game of told.games) {
    let view = game.first;
    for (const step of game.steps) {
      const last = patched(view, step.patch);
      if (step.events.some((event) => event.event === "nemesis_turn_started") && last.outcome === view.outcome) {
        const [before] = viewsBetween(view, [step.events, pending(view)], last);
        added.push(before && numbers(before));
        shown.push(numbers(last));
      }
      view = last;
    }
  }

  expect(added).toEqual(shown);
  expect(shown.length).toBeGreaterThan(10);
});

test("the board shows damage with its beat and not before, and asks nothing meanwhile", () => {
  const game = told.games[0];
  if (game === undefined) throw new Error("no game was told");
  const from = game.first;
  const last = { ...from, gravehold: { ...from.gravehold, life: from.gravehold.life - 3 } };
  const groups: GameEvent[][] = [
    [{ event: "nemesis_turn_started" }],
    [{ event: "gravehold_suffered", amount: 1 }],
    [{ event: "gravehold_suffered", amount: 2 }],
  ];

  const views = viewsBetween(from, groups, last);

  const life = from.gravehold.life;
  expect(views.map((view) => view.gravehold.life)).toEqual([life, life - 1, life - 3]);
  expect(views.map((view) => view.decision)).toEqual([null, null, null]);
});
