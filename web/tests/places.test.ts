import { expect, test } from "vitest";
import { keyFrom, keyOf } from "@/protocol/keys";
import { patched } from "@/protocol/patch";
import type { Decision, TableState, View } from "@/protocol/wire";
import { choiceOf, choicesOf, choicesTo, placesOf } from "@/store/places";
import { mayAnswer } from "@/store/table";
import { told } from "./told";

/** Answers that are about nothing on the board. */
const NOWHERE = ["end", "yes", "no", "done", "rest", "choose", "spend"];
/** An option may be a space of a track on a mage mat. */
const isSpace = (place: string) => place.startsWith("space/");

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
    for (const { key, verb, about } of choicesOf(view.decision)) {
      if (verb === "choose" && about.some(isSpace)) continue;
      if (NOWHERE.includes(verb) !== (about.length === 0)) lost.add(`${view.decision?.ask}: ${key}`);
    }
  }

  expect([...lost]).toEqual([]);
});

test("cards that are pointed at lie there", () => {
  const wrong = new Set<string>();
  for (const view of views()) {
    for (const { key, about } of choicesOf(view.decision)) {
      for (const place of about) {
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

const DECISION = { seat: 0, ask: "main", keys: ["gain jade", "activate jian", "end"] } as Decision;
const CHOICES = [
  { verb: "gain", about: ["supply/jade"] },
  { verb: "activate", by: [1], about: ["ability/1"] },
  { verb: "end" },
];

/** May this person, who sits on this seat, give each of the answers? */
const may = (decision: Decision, seat: number) => {
  const seats = ["ann", "bob"];
  const data = { view: { decision } as View, state: { seats } as TableState, you: seats[seat] ?? "", still: false };
  return decision.keys.map((key) => mayAnswer(data, key));
};

test("an answer is given by who decides, and an ability by who has it", () => {
  const decision = { ...DECISION, choices: CHOICES };

  expect(may(decision, 0)).toEqual([true, false, true]);
  expect(may(decision, 1)).toEqual([false, true, false]);
});

test("what the players decide together everybody seated answers, and nobody else", () => {
  const decision = { ...DECISION, seat: -1, keys: ["player 1"], choices: [{ verb: "player", about: ["player/0"] }] };

  expect([may(decision, 0), may(decision, 1), may(decision, 2)]).toEqual([[true], [true], [false]]);
});

test("a server that says nothing of its answers has them in the tray, and the others' abilities at their refusal", () => {
  expect(choicesOf(DECISION).map(({ verb, about }) => [verb, about])).toEqual(DECISION.keys.map((key) => [key, []]));
  expect(placesOf("gain jade", { decision: DECISION } as View)).toEqual([]);
  expect(may(DECISION, 0)).toEqual([true, true, true]);
});

test("of what is no answer nothing is said", () => {
  expect(choiceOf({ ...DECISION, choices: CHOICES }, "gain ruby")).toBeUndefined();
  expect(choicesTo("cast", { ...DECISION, choices: CHOICES })).toEqual([]);
  expect(choicesOf(null)).toEqual([]);
});

test("keys that the page writes are those of the server", () => {
  const written = new Set<string>();
  const offered = new Set<string>();
  for (const view of views()) {
    if (view.decision?.ask !== "main" && view.decision?.ask !== "casting") continue;
    const { seat } = view.decision;
    for (const player of view.players) written.add(keyOf("activate", player.mage));
    for (const { card } of view.supply) written.add(keyOf("gain", card));
    for (const [pile, cards] of Object.entries(view.nemesis.piles ?? {}))
      for (const card of cards) written.add(keyFrom("gain", card, pile));
    for (const { card } of view.nemesis.in_play) written.add(keyOf("discard", card));
    for (const card of view.players[seat]?.hand ?? []) {
      written.add(keyOf("play", card));
      for (const n of [1, 2, 3, 4]) written.add(keyOf("prep", card, n));
    }
    for (const { card, breaches } of view.players[seat]?.prepped ?? []) written.add(keyOf("cast", card, breaches[0]));
    for (const n of [1, 2, 3, 4]) for (const verb of ["focus", "open"]) written.add(keyOf(verb, "", n));
    for (const verb of ["charge", "end"]) written.add(keyOf(verb));
    // The page asks nothing of these.
    const others = choicesOf(view.decision).filter(
      ({ verb, about }) => verb === "use" || verb === "act" || about.includes("open_pile"),
    );
    for (const { key } of choicesOf(view.decision)) if (others.every((one) => one.key !== key)) offered.add(key);
  }

  expect([...offered].filter((key) => !written.has(key))).toEqual([]);
  expect(offered.size).toBeGreaterThan(40);
});
