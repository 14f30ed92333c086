import { expect, test } from "vitest";
import type { EventName, GameEvent } from "@/protocol/wire";
import { beatsOf, partsOf } from "./beats";

const event = (name: EventName, fields: Partial<GameEvent> = {}): GameEvent => ({ event: name, ...fields });
const TURN = event("nemesis_turn_started");
const OVER = event("turn_ended", { seat: -2 });

/** Each beat as its kind, who acts, and what happens. */
const told = (events: GameEvent[]) =>
  beatsOf(events).map((beat) => [beat.kind, beat.card, beat.times, beat.events.map((one) => one.event).join(" ")]);

test("a card that acts and its first consequence are one beat, each further wound is another", () => {
  const events = [
    TURN,
    event("persistent", { uid: 3, card: "haze_spewer" }),
    event("gravehold_suffered", { amount: 3 }),
    event("suffered", { seat: 1, amount: 1 }),
    OVER,
  ];

  expect(told(events)).toEqual([
    ["turn", "", 1, "nemesis_turn_started"],
    ["acts", "haze_spewer", 1, "persistent gravehold_suffered"],
    ["effect", "haze_spewer", 1, "suffered turn_ended"],
  ]);
});

test("a drawn card is a beat of its own, and acts until the next one", () => {
  const events = [
    TURN,
    event("nemesis_card_drawn", { card: "skewer" }),
    event("unleashed"),
    event("counter_changed", { counter: "fury", amount: 1 }),
    event("suffered", { seat: 0, amount: 3 }),
  ];

  expect(told(events)).toEqual([
    ["turn", "", 1, "nemesis_turn_started"],
    ["drawn", "skewer", 1, "nemesis_card_drawn"],
    ["unleash", "skewer", 1, "unleashed counter_changed"],
    ["effect", "skewer", 1, "suffered"],
  ]);
});

test("unleashing twice in the same way is one beat", () => {
  const unleash = [event("unleashed"), event("counter_changed", { counter: "fury", amount: 1 })];

  expect(told([...unleash, ...unleash])).toEqual([
    ["unleash", "", 2, "unleashed counter_changed unleashed counter_changed"],
  ]);
});

test("unleashing twice is not one beat if somebody is hurt by it", () => {
  const unleash = [event("unleashed"), event("suffered", { seat: 0, amount: 1 })];

  expect(told([...unleash, ...unleash])).toEqual([
    ["unleash", "", 1, "unleashed suffered"],
    ["unleash", "", 1, "unleashed suffered"],
  ]);
});

test("what goes on after a question is caused by the one who acted before it", () => {
  const [beat] = beatsOf([event("suffered", { seat: 0, amount: 3 })], { card: "skewer", uid: -1 });

  expect(beat).toMatchObject({ kind: "effect", card: "skewer" });
});

test("a card that another one brings into play is shown, but the other one goes on", () => {
  const events = [
    event("nemesis_card_drawn", { card: "infernal_domain" }),
    event("entered_play", { uid: 8, card: "acolyte", amount: 11 }),
    event("gravehold_suffered", { amount: 2 }),
    event("suffered", { seat: 0, amount: 2 }),
  ];

  expect(told(events)).toEqual([
    ["drawn", "infernal_domain", 1, "nemesis_card_drawn"],
    ["enters", "acolyte", 1, "entered_play gravehold_suffered"],
    ["effect", "infernal_domain", 1, "suffered"],
  ]);
});

test("two nemesis turns are two chapters, and one's own deeds belong to neither", () => {
  const own = [event("drawn", { seat: 0, card: "spark" }), event("turn_ended", { seat: 0 })];
  const again = event("turn_order_drawn", { turn_card: "nemesis" });
  const next = event("turn_started", { seat: 0 });

  expect(partsOf([...own, TURN, OVER, again, TURN, OVER, next], false)).toEqual({
    before: own,
    chapters: [
      [TURN, OVER],
      [again, TURN, OVER],
    ],
    after: [next],
  });
});

test("a player's turn has no chapter", () => {
  const own = [event("played", { seat: 0, card: "crystal" }), event("aether_gained", { seat: 0, amount: 1 })];

  expect(partsOf(own, false)).toEqual({ before: own, chapters: [], after: [] });
});
