import { expect, test } from "vitest";
import type { CardInfo, Choice, Decision, View } from "@/protocol/wire";
import { unusedOf } from "./unused";

const KINDS = { crystal: "gem", jade: "gem", dagger: "relic", spark: "spell", curse: "curse" };
const CARDS = new Map(Object.entries(KINDS).map(([id, kind]) => [id, { id, kind, place: kind } as CardInfo]));

/** A player with this hand and aether who is asked this. */
function unused(ask: string, hand: string[], aether: number, choices: Choice[]) {
  const decision = { seat: 0, ask, keys: choices.map((one, n) => `${one.verb} ${n}`), choices } as unknown as Decision;
  const player = { seat: 0, hand, aether, limited: [{ amount: 1, uses: ["focus"] }] };
  return unusedOf({ players: [player] } as unknown as View, decision, CARDS);
}
const play = (card: string): Choice => ({ verb: "play", about: [`hand/0/${card}`] });
const prep = (card: string, breach: number): Choice => ({
  verb: "prep",
  about: [`hand/0/${card}`, `breach/0/${breach}`],
});

test("aether, gems, relics and spells that could be used are counted, each copy once", () => {
  const choices = [play("crystal"), play("dagger"), prep("spark", 1), prep("spark", 2), play("curse")];

  expect(unused("main", ["crystal", "crystal", "dagger", "spark", "curse"], 2, choices)).toEqual([
    { what: "aether", n: 3 },
    { what: "gem", n: 2 },
    { what: "relic", n: 1 },
    { what: "spell", n: 1 },
    { what: "card", n: 1 },
  ]);
});

test("what cannot be used is not counted", () => {
  expect(unused("main", ["spark", "jade"], -1, [play("jade")])).toEqual([{ what: "gem", n: 1 }]);
});

test("in a casting phase the spells that can be cast are counted", () => {
  const cast: Choice = { verb: "cast", about: ["prepped/0/spark/1"] };

  expect(unused("casting", ["crystal"], 0, [cast, cast, { verb: "end" }])).toEqual([{ what: "cast", n: 2 }]);
});

test("other questions leave nothing unused", () => {
  expect(unused("order_discards", ["crystal"], 2, [{ verb: "rest" }])).toEqual([]);
});
