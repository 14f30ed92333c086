import { expect, test } from "vitest";
import type { Entry } from "@/protocol/wire";
import { pointed } from "./suggestions";

const suggested = (what: string): Entry => ({ kind: "Suggested", person: "ann", what, at: 3 });

test("a suggestion is a key or a place; one that was removed is none", () => {
  expect(pointed([], [suggested("end"), suggested("")], 7)).toEqual([{ person: "ann", what: "end", at: 3, since: 7 }]);
});
