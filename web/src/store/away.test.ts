// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Link } from "@/protocol/connection";
import type { TableState } from "@/protocol/wire";
import { watchingAway } from "./away";

interface Page {
  id: string;
  link: Link;
  you: string;
  state: TableState | null;
  away: number | null;
}

const stands = (answers: number, more: Partial<TableState> = {}) =>
  ({ answers, started: true, over: false, seats: ["ann", "bob"], last_by: "ann", last_from: 0, ...more }) as TableState;

let visible: DocumentVisibilityState = "visible";
let clock = 0;
beforeEach(() => {
  visible = "visible";
  clock = 0;
  localStorage.clear();
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visible);
});
afterEach(() => vi.restoreAllMocks());

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Bob's page of the table, as it comes. */
async function page(state: TableState): Promise<StoreApi<Page>> {
  const store = createStore<Page>(() => ({ id: "table", link: "connecting", you: "bob", state: null, away: null }));
  ends.push(watchingAway(store, () => clock));
  store.setState({ link: "open" });
  store.setState({ state });
  await Promise.resolve();
  return store;
}

async function see(how: DocumentVisibilityState): Promise<void> {
  visible = how;
  document.dispatchEvent(new Event("visibilitychange"));
  await Promise.resolve();
}

const close = () => {
  for (const end of ends.splice(0)) end();
};

const minutes = (n: number) => {
  clock += n * 60_000;
};

test("a page that is closed and comes back offers what others played meanwhile", async () => {
  const before = await page(stands(3));
  expect(before.getState().away).toBeNull();
  close();
  minutes(5);

  expect((await page(stands(15))).getState().away).toBe(3);
});

test("it is offered again until it is dismissed, and then no more", async () => {
  await page(stands(3));
  close();
  minutes(5);
  await page(stands(15));
  close();
  const again = await page(stands(15));
  expect(again.getState().away).toBe(3);

  again.setState({ away: null });
  close();
  minutes(5);

  expect((await page(stands(15))).getState().away).toBeNull();
});

test("a page in the background offers it when it is looked at again", async () => {
  const store = await page(stands(3));
  await see("hidden");
  store.setState({ state: stands(9) });
  minutes(2);

  await see("visible");

  expect(store.getState().away).toBe(3);
});

test("so does one whose connection comes back after a while", async () => {
  const store = await page(stands(3));
  minutes(2);
  store.setState({ link: "waiting" });
  store.setState({ link: "open" });
  store.setState({ state: stands(9) });
  await Promise.resolve();

  expect(store.getState().away).toBe(3);
});

test("who looks all the time, or is back at once, is offered nothing", async () => {
  const store = await page(stands(3));
  store.setState({ state: stands(9) });
  expect(store.getState().away).toBeNull();

  await see("hidden");
  store.setState({ state: stands(12) });
  await see("visible");

  expect(store.getState().away).toBeNull();
});

test.each([
  ["all of it was their own, on another device", { last_by: "bob", last_from: 3 }],
  ["the game is over", { over: true }],
  ["they have no seat", { seats: ["ann", "eve"] }],
  ["nobody else plays", { seats: ["bob", "bob"] }],
])("nothing is offered if %s", async (_, more) => {
  await page(stands(3));
  close();
  minutes(5);

  expect((await page(stands(15, more))).getState().away).toBeNull();
});

test("a table that is seen for the first time offers nothing", async () => {
  expect((await page(stands(15))).getState().away).toBeNull();
});

test("what was taken back to before they left is not offered any more", async () => {
  await page(stands(3));
  close();
  minutes(5);
  const store = await page(stands(15));

  store.setState({ state: stands(2) });

  expect(store.getState().away).toBeNull();
});
