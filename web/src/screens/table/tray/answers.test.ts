import { expect, test } from "vitest";
import { cardName, say } from "@/protocol/phrases";
import type { Decision } from "@/protocol/wire";
import { answersOf, cardOf, kept, type Lie, priced, slotted } from "./answers";

type Told = [key: string, verb: string, about?: string | string[], amount?: number];

/** A question with these answers: key, verb, and what it is about and how much. */
const asked = (ask: string, ...answers: Told[]) =>
  ({
    ask,
    keys: answers.map(([key]) => key),
    choices: answers.map(([, verb, about, amount = 0]) => ({ verb, about: about ? [about].flat() : [], amount })),
  }) as unknown as Decision;
const gains = (count: number) => Array.from({ length: count }, (_, n): Told => [`gain card${n}`, "gain"]);

const hotkeys = (decision: Decision, lie?: Lie) => {
  const { groups, last } = answersOf(decision, lie);
  return [...groups.flatMap((group) => group.answers), ...last]
    .filter((one) => !one.gone)
    .map((one) => [one.hotkey, one.key]);
};
/** The rows, group by group; what has gone in brackets. */
const rows = ({ groups }: ReturnType<typeof answersOf>) =>
  groups.map(({ name, answers }) => [name, answers.map((one) => (one.gone ? `(${one.key})` : one.key))]);

const LIE: Lie = { hand: ["crystal", "jade", "spark"], supply: ["jade", "ignite", "opal"] };
const MAIN: Told[] = [
  ["play jade", "play", "hand/0/jade"],
  ["play crystal", "play", "hand/0/crystal"],
  ["activate brama", "activate", "ability/0"],
  ["gain opal", "gain", "supply/opal"],
  ["charge", "charge", "charge/0"],
  ["focus 2", "focus", "breach/0/2"],
  ["open 2", "open", "breach/0/2"],
  ["prep spark 1", "prep", ["hand/0/spark", "breach/0/1"]],
  ["prep spark 3", "prep", ["hand/0/spark", "breach/0/3"]],
  ["discard grubber", "discard", "in_play/4"],
  ["end", "end"],
];

test("in a main phase a key says what it does, whatever else there is", () => {
  expect(hotkeys(asked("main", ...MAIN), LIE)).toEqual([
    ["1", "play crystal"],
    ["2", "play jade"],
    ["3 1", "prep spark 1"],
    ["3 3", "prep spark 3"],
    ["a", "activate brama"],
    ["p", "discard grubber"],
    ["h", "gain opal"],
    ["c", "charge"],
    ["f 2", "focus 2"],
    ["o 2", "open 2"],
    ["e", "end"],
  ]);
});

test("keys stay the same when other answers have gone", () => {
  const before = new Map(hotkeys(asked("main", ...MAIN), LIE).map(([stroke, key]) => [key, stroke]));
  const fewer = MAIN.filter(([key]) => !["play jade", "charge", "prep spark 1", "activate brama"].includes(key));

  const after = hotkeys(asked("main", ...fewer), LIE).filter(([, key]) => key !== "prep spark 3");

  expect(after).toEqual(after.map(([, key]) => [before.get(key ?? ""), key]));
});

test("a card with one answer is given by its digit alone", () => {
  expect(hotkeys(asked("main", ["prep spark 3", "prep", ["hand/0/spark", "breach/0/3"]]), LIE)).toEqual([
    ["3", "prep spark 3"],
  ]);
});

test("what unplayed gems pay for has its row and its key", () => {
  const decision = asked("main", ...MAIN);
  decision.gems = { plays: ["play jade"], aether: 2, pays: { "gain jade": ["play jade"], charge: ["play jade"] } };

  const market = answersOf(decision, LIE).groups.find((group) => group.name === "gain")?.answers;

  expect(market?.map(({ key, hotkey, first, gone }) => [key, hotkey, first, gone])).toEqual([
    ["gain jade", "b", ["play jade"], undefined],
    ["gain ignite", "", undefined, true],
    ["gain opal", "h", undefined, undefined],
  ]);
});

test("a row that has gone keeps its place until the last below it has gone", () => {
  const lie = { ...LIE, supply: [] };
  const first = answersOf(asked("main", ...MAIN.slice(0, 2), ...MAIN.slice(7, 8)), lie);
  const second = kept(first, answersOf(asked("main", ...MAIN.slice(0, 1), ...MAIN.slice(7, 8)), lie));
  const third = kept(second, answersOf(asked("main", ...MAIN.slice(7, 8)), lie));
  const fourth = kept(third, answersOf(asked("main"), lie));

  expect([first, second, third, fourth].map(rows)).toEqual([
    [
      ["play", ["play crystal", "play jade"]],
      ["prep", ["prep spark 1"]],
    ],
    [
      ["play", ["(play crystal)", "play jade"]],
      ["prep", ["prep spark 1"]],
    ],
    [
      ["play", ["(play crystal)", "(play jade)"]],
      ["prep", ["prep spark 1"]],
    ],
    [],
  ]);
});

test("a card keeps its digit when others have left the hand", () => {
  const first = slotted([], ["crystal", "crystal", "spark", "jade"]);

  expect(first).toEqual(["crystal", "spark", "jade"]);
  expect(slotted(first, ["jade"])).toBe(first);
  expect(slotted(first, ["jade", "opal"])).toEqual(["crystal", "spark", "jade", "opal"]);
});

test("a spell is cast by the number of its breach", () => {
  const decision = asked(
    "casting",
    ["cast spark 1", "cast", "prepped/0/spark/1"],
    ["cast ignite 3", "cast", "prepped/0/ignite/3"],
    ["cast spark 3", "cast", "prepped/0/spark/3"],
    ["end", "end"],
  );

  expect(hotkeys(decision)).toEqual([
    ["1", "cast spark 1"],
    ["3", "cast ignite 3"],
    ["5", "cast spark 3"],
    ["e", "end"],
  ]);
});

test("spells are listed by their breaches, however they are asked for, and other answers as they are asked for", () => {
  const casting = asked(
    "casting",
    ["cast swell 2", "cast", "prepped/0/swell/2"],
    ["cast tendril 1", "cast", "prepped/0/tendril/1"],
    ["end", "end"],
  );

  expect(hotkeys(casting)).toEqual([
    ["1", "cast tendril 1"],
    ["2", "cast swell 2"],
    ["e", "end"],
  ]);
  expect(hotkeys(asked("choose_target", ["target 7", "target"], ["target 3", "target"]))).toEqual([
    ["1", "target 7"],
    ["2", "target 3"],
  ]);
});

test("elsewhere answers have the digits first, then letters; E always ends", () => {
  expect(hotkeys(asked("gain_card", ...gains(11), ["done", "done"]))).toEqual([
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
    ["e", "done"],
  ]);
});

test.each(["main", "casting", "gain_card"])(
  "at %s no letter that means something else is given to an answer",
  (ask) => {
    const letters = hotkeys(asked(ask, ...gains(40)), LIE).map(([hotkey]) => hotkey);

    for (const taken of ["e", "g", "u", "r", "s"]) expect(letters).not.toContain(taken);
    expect(letters.filter(Boolean)).toHaveLength(new Set(letters.filter(Boolean)).size);
  },
);

test("an amount is given by its own digit", () => {
  const decision = asked(
    "divide",
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
  const decision = asked(
    "divide",
    ["1 to nemesis", "amount", "nemesis", 1],
    ["1 to grubber", "amount", "in_play/4", 1],
  );

  expect(answersOf(decision).amounts).toBe(false);
});

test("a price at the end of the words is taken out of them", () => {
  const gain = say("option-gain", { card: cardName("jade"), cost: 2 });

  expect(priced("Gain Jade (2)", gain)).toEqual({ words: "Gain Jade", price: 2 });
  expect(priced("Gain a charge (2)", say("option-charge"))).toEqual({ words: "Gain a charge", price: 2 });
  expect(cardOf(gain)).toEqual({ card: cardName("jade"), numeral: "" });
});

test("a number at the end that is no price stays", () => {
  expect(priced("Grubber (3)", say("option-target", { target: "Grubber" }))).toEqual({
    words: "Grubber (3)",
    price: null,
  });
  expect(cardOf(say("option-focus", { cost: 2 }))).toBeNull();
});
