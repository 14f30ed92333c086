import { expect, test } from "vitest";
import type { EventName, GameEvent, Outcome } from "@/protocol/wire";
import { MOST, soundsOf } from "./events";
import type { SoundName } from "./recipes";

const listener = { mine: [0], won: (outcome: string) => outcome === "nemesis_slain" };
const happened = (...names: EventName[]): GameEvent[] => names.map((event) => ({ event }));
const heard = (...names: EventName[]) => soundsOf(happened(...names), listener);

test.each<[EventName, SoundName]>([
  ["played", "gem"],
  ["gained", "buy"],
  ["charged", "buy"],
  ["prepped", "prep"],
  ["cast", "cast"],
  ["activated", "cast"],
  ["nemesis_damaged", "hit"],
  ["minion_damaged", "hit"],
  ["suffered", "hit"],
  ["gravehold_suffered", "hit"],
  ["focused", "breach"],
  ["opened", "breach"],
  ["unleashed", "unleash"],
  ["power_token_removed", "power"],
  ["exhausted", "exhaustion"],
])("%s sounds as %s", (event, sound) => {
  expect(heard(event)).toEqual([sound]);
});

test.each<EventName>(["drawn", "discarded", "turn_ended", "nemesis_turn_started", "aether_gained"])(
  "%s is not heard",
  (event) => {
    expect(heard(event)).toEqual([]);
  },
);

test.each<[Outcome, SoundName]>([
  ["nemesis_slain", "victory"],
  ["gravehold_fallen", "defeat"],
])("a game that ends with %s sounds as %s", (outcome, sound) => {
  expect(soundsOf([{ event: "game_ended", outcome }], listener)).toEqual([sound]);
});

test("my turn is announced, another's is not", () => {
  expect(soundsOf([{ event: "turn_started", seat: 0 }], listener)).toEqual(["turn"]);
  expect(soundsOf([{ event: "turn_started", seat: 1 }], listener)).toEqual([]);
});

test("a beat has one sound, its strongest", () => {
  expect(heard("played", "aether_gained", "charged", "suffered")).toEqual(["hit"]);
});

test("gems played in one go are one sound", () => {
  expect(heard("played", "aether_gained", "played", "aether_gained", "played")).toEqual(["gem"]);
});

test("what is cast is heard before what it hits", () => {
  expect(heard("cast", "nemesis_damaged", "discarded")).toEqual(["cast", "hit"]);
});

test("a turn of the nemesis is a beat for each card that acts", () => {
  const turn = heard(
    "nemesis_turn_started",
    "persistent",
    "gravehold_suffered",
    "invoked",
    "power_token_removed",
    "nemesis_card_drawn",
    "unleashed",
  );

  expect(turn).toEqual(["hit", "power", "unleash"]);
});

test("of a long row the strongest are kept, in their order", () => {
  const long = heard(
    "played",
    "cast",
    "suffered",
    "persistent",
    "power_token_removed",
    "invoked",
    "unleashed",
    "played",
  );

  expect(long).toEqual(["cast", "hit", "power", "unleash"]);
  expect(long).toHaveLength(MOST);
});
