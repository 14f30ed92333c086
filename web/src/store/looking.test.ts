// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { Link } from "@/protocol/connection";
import type { TableState } from "@/protocol/wire";
import { looking } from "./looking";

const asked = (waiting: string[], seats = ["ann", "bob"]) =>
  ({ over: false, waiting_for: waiting, seats, people: [] }) as unknown as TableState;

const at = (number: number, state: TableState | null, link: Link = "open") => ({
  id: "table",
  link,
  you: "bob",
  number,
  state,
});

let visible: DocumentVisibilityState = "visible";
beforeEach(() => {
  visible = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visible);
});
afterEach(() => vi.restoreAllMocks());

/** What a page says that is shown these tables one after the other. */
function saidOf(...tables: ReturnType<typeof at>[]): { said: number[]; show: () => void; end: () => void } {
  const said: number[] = [];
  const store = createStore(() => at(0, null));
  const end = looking(store, (number) => said.push(number));
  for (const table of tables) store.setState(table);
  return {
    said,
    end,
    show: () => {
      visible = "visible";
      document.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

test("a visible page says once for each number that it shows its person's turn", () => {
  const mine = asked(["bob"]);

  expect(saidOf(at(4, mine), at(4, mine), at(5, mine)).said).toEqual([4, 5]);
});

test("a hidden page says nothing until it is seen", () => {
  visible = "hidden";
  const { said, show } = saidOf(at(4, asked(["bob"])));
  expect(said).toEqual([]);

  show();

  expect(said).toEqual([4]);
});

test("nothing is said of another's turn, of a table of one's own, or without a connection", () => {
  const { said } = saidOf(
    at(4, asked(["ann"])),
    at(5, asked(["bob"], ["bob", "bob"])),
    at(6, asked(["bob"]), "waiting"),
    at(7, { ...asked(["bob"]), over: true }),
  );

  expect(said).toEqual([]);
});

test("after a lost connection it is said again", () => {
  const mine = asked(["bob"]);

  expect(saidOf(at(4, mine), at(4, mine, "waiting"), at(4, mine)).said).toEqual([4, 4]);
});

test("a page that was left says nothing more", () => {
  const { said, show, end } = saidOf(at(4, asked(["ann"])));
  end();

  show();

  expect(said).toEqual([]);
});
