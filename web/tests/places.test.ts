import { expect, test } from "vitest";
import { patched } from "@/protocol/patch";
import type { View } from "@/protocol/view";
import { placesOf } from "@/store/places";
import { told } from "./told";

/** Answers that are about nothing on the board. */
const NOWHERE = ["yes", "no", "done", "rest", "choose"];

function* views(): Generator<View> {
  for (const game of told.games) {
    let view = game.first;
    yield view;
    for (const step of game.steps) {
      view = patched(view, step.patch);
      yield view;
    }
  }
}

test("every answer that is about a thing points at a place of the board", () => {
  const lost = new Set<string>();
  for (const view of views()) {
    for (const key of view.decision?.keys ?? []) {
      if (!NOWHERE.includes(key.split(" ")[0] ?? "") && placesOf(key, view).length === 0) {
        lost.add(`${view.decision?.ask}: ${key}`);
      }
    }
  }

  expect([...lost]).toEqual([]);
});

test("cards that are pointed at lie there", () => {
  const wrong = new Set<string>();
  for (const view of views()) {
    for (const key of view.decision?.keys ?? []) {
      for (const place of placesOf(key, view)) {
        const [zone, seat, card = ""] = place.split("/");
        const player = view.players[Number(seat)];
        if ((zone === "hand" || zone === "discard" || zone === "played") && !player?.[zone].includes(card)) {
          wrong.add(`${view.decision?.ask}: ${key} -> ${place}`);
        }
      }
    }
  }

  expect([...wrong]).toEqual([]);
});

test("a revealed card is pointed at on its deck, and nowhere if decks are closed", () => {
  const view = structuredClone(told.games[0]?.first) as View;
  const player = view.players[0] as View["players"][number];
  view.decision = { ...(view.decision as NonNullable<View["decision"]>), seat: 0, ask: "put_revealed" };
  player.hand = ["jade"];
  player.deck = ["jade", "spark"];
  player.hidden = [];
  expect(placesOf("destroy jade", view)).toEqual(["deck/0/jade"]);
  expect(placesOf("put back jade", view)).toEqual(["deck/0/jade"]);

  player.deck = [null, null];
  player.hidden = null;
  expect(placesOf("destroy jade", view)).toEqual([]);
  expect(placesOf("put back jade", view)).toEqual([]);
});
