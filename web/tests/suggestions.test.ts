import { expect, test } from "vitest";
import type { Suggested } from "@/protocol/wire";
import { MOST, pointed } from "@/store/suggestions";

const says = (person: string, what: string): Suggested => ({ kind: "Suggested", person, what, at: 3 });

test("what somebody points at is kept with the moment it came", () => {
  expect(pointed([], [says("ann", "play crystal")], 10)).toEqual([
    { person: "ann", what: "play crystal", at: 3, since: 10 },
  ]);
});

test("who points at the same thing again takes it back, and nobody else's", () => {
  const both = pointed([], [says("ann", "charge"), says("bob", "charge")], 0);

  expect(pointed(both, [says("ann", "charge")], 1).map((one) => one.person)).toEqual(["bob"]);
});

test("the oldest goes where somebody points at too many things", () => {
  const many = Array.from({ length: MOST + 1 }, (_, n) => says("ann", `gain card${n}`));

  expect(pointed([], many, 0).map((one) => one.what)).toEqual(many.slice(1).map((one) => one.what));
});

test("other entries point at nothing", () => {
  expect(pointed([], [{ kind: "Said", person: "ann", words: "gain jade" }], 0)).toEqual([]);
});
