import { expect, it } from "vitest";
import { alike } from "./alike";

const kept = { deep: 1 };

it.each([
  [1, 1],
  [Number.NaN, Number.NaN],
  [null, null],
  [[], []],
  [
    ["a", kept],
    ["a", kept],
  ],
  [{}, {}],
  [
    { a: 1, b: kept },
    { b: kept, a: 1 },
  ],
])("takes %j and %j for the same", (one, other) => {
  expect([alike(one, other), alike(other, one)]).toEqual([true, true]);
});

it.each([
  [0, -0],
  [null, {}],
  [null, undefined],
  [["a"], ["b"]],
  [["a"], ["a", "b"]],
  [[], {}],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: { deep: 1 } }, { a: { deep: 1 } }],
  [new Map([["a", 1]]), new Map([["a", 1]])],
])("tells %j and %j apart", (one, other) => {
  expect([alike(one, other), alike(other, one)]).toEqual([false, false]);
});
