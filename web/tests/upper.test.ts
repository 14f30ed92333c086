import { expect, test } from "vitest";
import { cardName, say } from "@/protocol/phrases";
import type { Decision, EventName } from "@/protocol/wire";
import { answersOf, cardOf, priced } from "@/screens/table/answers";
import { share, spanOf } from "@/screens/table/spans";
import { tally } from "@/screens/table/tally";
import { lastLines, turnsOf } from "@/screens/table/turns";
import type { LogLine } from "@/store/table";
import { loadLanguage } from "@/words/languages";
import { pieces } from "@/words/marked";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { told } from "./told";

/** A question with these answers: key, verb, and what it is about and how much. */
const asked = (...answers: [key: string, verb: string, about?: string, amount?: number][]) =>
  ({
    keys: answers.map(([key]) => key),
    choices: answers.map(([, verb, about, amount = 0]) => ({ verb, about: about ? [about] : [], amount })),
  }) as unknown as Decision;
const gains = (count: number) => Array.from({ length: count }, (_, n): [string, string] => [`gain card${n}`, "gain"]);

const hotkeys = (decision: Decision) => {
  const { groups, last } = answersOf(decision);
  return [...groups.flatMap((group) => group.answers), ...last].map((one) => [one.hotkey, one.key]);
};

test("answers have the digits first, then letters; E always ends", () => {
  expect(hotkeys(asked(...gains(11), ["end", "end"]))).toEqual([
    ["1", "gain card0"],
    ["2", "gain card1"],
    ["3", "gain card2"],
    ["4", "gain card3"],
    ["5", "gain card4"],
    ["6", "gain card5"],
    ["7", "gain card6"],
    ["8", "gain card7"],
    ["9", "gain card8"],
    ["a", "gain card9"],
    ["b", "gain card10"],
    ["e", "end"],
  ]);
});

test("no letter that means something else is given to an answer", () => {
  const letters = hotkeys(asked(...gains(40))).map(([hotkey]) => hotkey);

  for (const taken of ["e", "u", "r", "s"]) expect(letters).not.toContain(taken);
  expect(letters.filter(Boolean)).toHaveLength(new Set(letters.filter(Boolean)).size);
});

test("answers of the same kind stand together, in the order they are told", () => {
  const decision = asked(
    ["play jade", "play"],
    ["gain ignite", "gain"],
    ["gain opal", "gain"],
    ["charge", "charge"],
    ["focus 2", "focus"],
    ["prep spark 1", "prep"],
    ["discard grubber", "discard"],
    ["end", "end"],
  );

  expect(answersOf(decision).groups.map((group) => [group.name, group.answers.map((one) => one.key)])).toEqual([
    ["play", ["play jade"]],
    ["gain", ["gain ignite", "gain opal"]],
    ["breach", ["charge", "focus 2"]],
    ["prep", ["prep spark 1"]],
    ["other", ["discard grubber"]],
  ]);
});

test("an amount is given by its own digit", () => {
  const decision = asked(
    ["0 to nemesis", "amount", "nemesis", 0],
    ["1 to nemesis", "amount", "nemesis", 1],
    ["12 to nemesis", "amount", "nemesis", 12],
  );

  expect(answersOf(decision).amounts).toBe(true);
  expect(hotkeys(decision)).toEqual([
    ["0", "0 to nemesis"],
    ["1", "1 to nemesis"],
    ["", "12 to nemesis"],
  ]);
});

test("amounts for several targets are not numbers alone", () => {
  const decision = asked(["1 to nemesis", "amount", "nemesis", 1], ["1 to grubber", "amount", "in_play/4", 1]);

  expect(answersOf(decision).amounts).toBe(false);
});

test("a price at the end of the words is taken out of them", () => {
  const gain = say("option-gain", { card: cardName("jade"), cost: 2 });

  expect(priced("Gain Jade (2)", gain)).toEqual({ words: "Gain Jade", price: 2 });
  expect(priced("Gain a charge (2)", say("option-charge"))).toEqual({ words: "Gain a charge", price: 2 });
  expect(cardOf(gain)).toEqual(cardName("jade"));
});

test("a number at the end that is no price stays", () => {
  expect(priced("Grubber (3)", say("option-target", { target: "Grubber" }))).toEqual({
    words: "Grubber (3)",
    price: null,
  });
  expect(cardOf(say("option-focus", { cost: 2 }))).toBeNull();
});

test("a range of life lost is said from the least to the most", () => {
  expect([spanOf([2, 2]), spanOf([0, 3]), spanOf([-1, -1])]).toEqual(["−2", "0…−3", "+1"]);
});

test("chances are in their lowest terms", () => {
  expect([share(2, 6), share(1, 5), share(3, 3), share(0, 4)]).toEqual([
    [1, 3],
    [1, 5],
    [1, 1],
    [0, 1],
  ]);
});

test("equal things are counted where the first of them lies", () => {
  expect(tally(["b", "a", "b"])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
});

test("the log has one heading for each turn and one paragraph for each answer", () => {
  const line = (id: number, at: number, event: EventName): LogLine => ({ id, at, event: { event } });
  const lines = [
    line(1, 1, "drawn"),
    line(2, 2, "turn_started"),
    line(3, 3, "played"),
    line(4, 3, "aether_gained"),
    line(5, 4, "played"),
    line(6, 5, "turn_ended"),
    line(7, 5, "nemesis_turn_started"),
  ];

  expect(
    turnsOf(lines).map((turn) => [turn.head?.id ?? 0, turn.said.map((said) => said.lines.map((one) => one.id))]),
  ).toEqual([
    [0, [[1]]],
    [2, [[3, 4], [5]]],
    [7, []],
  ]);
});

test("of a long log the last whole turns are shown", () => {
  const log: LogLine[] = Array.from({ length: 30 }, (_, n) => ({
    id: n,
    at: n,
    event: { event: n % 10 === 0 ? "turn_started" : "played" },
  }));

  expect(lastLines(log, 40)).toBe(log);
  expect(lastLines(log, 25)[0]?.id).toBe(10);
  expect(lastLines(log, 20)[0]?.id).toBe(10);
  // A turn that is longer than that loses its beginning.
  expect(lastLines(log, 6).map((line) => line.id)).toEqual([24, 25, 26, 27, 28, 29]);
});

test("cards are found in a sentence, and nothing of it is lost", async () => {
  for (const lang of told.languages) {
    const voice = new Voice(lang, await loadLanguage(lang), new Names(told.content));
    const phrase = say("log-played", { who: "Ann", card: cardName("crystal") });
    const found = pieces(voice, phrase);

    expect(found.map((piece) => (typeof piece === "string" ? piece : piece.name)).join("")).toBe(voice.say(phrase));
    expect(found).toContainEqual({ card: "crystal", name: voice.card("crystal") });
  }
});
