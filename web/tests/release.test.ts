// @vitest-environment jsdom
// A new release under an open page: it loads itself again once for each build, after what is underway, and never in a loop.
import { beforeEach, expect, test, vi } from "vitest";
import type { View, Welcome } from "@/protocol/wire";
import { changed, FakeSocket, latest, welcome } from "./socket";
import { told } from "./told";

const GONE = new TypeError("Failed to fetch dynamically imported module");
const pageOf = (build: string) => `<script type="module" crossorigin src="/assets/${build}.js"></script>`;

let loads: string[];
let offered: string | null;

/** The page as it is after loading: its modules begin again, the tab's memory stays. */
async function load(build: string) {
  vi.resetModules();
  document.head.innerHTML = pageOf(build);
  const [release, { underway }, { makeTable }] = await Promise.all([
    import("@/store/release"),
    import("@/protocol/underway"),
    import("@/store/table"),
  ]);
  return { ...release, underway, makeTable };
}

beforeEach(() => {
  loads = [];
  offered = "two";
  sessionStorage.clear();
  history.replaceState(null, "", "/t/frogs");
  vi.stubGlobal("location", {
    ...globalThis.location,
    get pathname() {
      return globalThis.document.location.pathname;
    },
    get search() {
      return globalThis.document.location.search;
    },
    get hash() {
      return globalThis.document.location.hash;
    },
    reload: () => loads.push(globalThis.document.location.href),
  });
  vi.stubGlobal("fetch", async () => {
    if (offered === null) throw new TypeError("no network");
    return new Response(pageOf(offered));
  });
  return () => vi.unstubAllGlobals();
});

/** Many turns of the loop: whatever waits for nothing but its turn is done. */
async function turns(): Promise<void> {
  for (let n = 0; n < 100; n += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** Ended, failed, or neither. */
async function fate(work: Promise<unknown>): Promise<string> {
  let found = "waits";
  work.then(
    () => {
      found = "ended";
    },
    () => {
      found = "failed";
    },
  );
  await turns();
  return found;
}
const gone = () => Promise.reject(GONE);

test("a part that is gone because of a new release loads the page again, once", async () => {
  const page = await load("one");

  const fates = await Promise.all([fate(page.part(gone)), fate(page.part(gone))]);

  expect(fates).toEqual(["waits", "waits"]);
  expect(loads).toHaveLength(1);
  expect(page.useRelease.getState().leaving).toBe(true);
});

test("a part that fails with the release that is there does not", async () => {
  const page = await load("two");

  expect(await fate(page.part(gone))).toBe("failed");
  expect(loads).toEqual([]);
});

test("a part that fails without a network does not", async () => {
  const page = await load("one");
  offered = null;

  expect(await fate(page.part(gone))).toBe("failed");
  expect(loads).toEqual([]);
});

test("a part that comes is given on", async () => {
  const page = await load("one");

  expect(await page.part(() => Promise.resolve(7))).toBe(7);
});

test("two builds that take turns load the page again once each, not for ever", async () => {
  const fates: unknown[] = [];
  for (const [build, other] of [
    ["one", "two"],
    ["two", "one"],
    ["one", "two"],
    ["two", "one"],
  ] as const) {
    const page = await load(build);
    offered = other;
    fates.push(await fate(page.part(gone)));
  }

  expect(fates).toEqual(["waits", "waits", "failed", "failed"]);
  expect(loads).toHaveLength(2);
});

test("without a memory that outlives it the page does not load itself again", async () => {
  const page = await load("one");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full");
  });

  expect(await fate(page.part(gone))).toBe("failed");
  expect(loads).toEqual([]);
  vi.restoreAllMocks();
});

test("what is underway ends first", async () => {
  const page = await load("one");
  let end = () => {};
  void page.underway(
    new Promise<void>((resolve) => {
      end = resolve;
    }),
  );

  expect(await fate(page.part(gone))).toBe("waits");
  expect([loads.length, page.useRelease.getState().leaving]).toEqual([0, true]);
  end();
  await vi.waitFor(() => expect(loads).toHaveLength(1), 10_000);
});

test("the page that comes says so once, and has the token that the old one came with", async () => {
  history.replaceState(null, "", "/t/frogs#secret");
  const old = await load("one");
  const { takeToken } = await import("@/router/router");
  expect([takeToken(), document.location.hash]).toEqual(["secret", ""]);
  await fate(old.part(gone));

  expect(document.location.hash).toBe("#secret");
  expect((await load("two")).useRelease.getState().came).toBe(true);
  expect((await load("two")).useRelease.getState().came).toBe(false);
});

const view = told.games[0]?.first as View;
const key = view.decision?.keys[0] ?? "";
const at = (number: number, answers: number) =>
  ({
    ...welcome(number),
    state: { people: [], seats: view.players.map(() => "ann"), answers, waiting_for: [] },
    view,
  }) as unknown as Welcome;

/** A table at the server of a page of this build. */
async function sit(build: string) {
  const page = await load(build);
  FakeSocket.made = [];
  const store = page.makeTable("frogs", { url: "ws://table", make: () => new FakeSocket() as unknown as WebSocket });
  latest().open();
  return { ...page, store, socket: latest() };
}

const refuse = { kind: "refused", to: 0, code: "protocol/version", detail: "", number: 0 } as const;

/** An answer is given, the wire is cut, and the server that comes back speaks another version. */
async function refused() {
  const { store, socket } = await sit("one");
  socket.tell(at(5, 3));
  void store.getState().answer(key);
  socket.close();
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(2), 10_000);
  latest().open();
  latest().tell(refuse);
  await vi.waitFor(() => expect(loads).toHaveLength(1), 10_000);
  return store;
}

test("another version of the protocol loads the page again, and the new one brings the answer home", async () => {
  expect((await refused()).getState().closed).toBe("protocol/version");

  const { socket } = await sit("two");
  socket.tell(at(5, 3));

  expect(socket.sent.slice(1)).toEqual([{ kind: "answer", ref: 1, key, at: 3 }]);
});

test("an answer that had arrived, or is of no use any more, is not brought home again", async () => {
  await refused();

  const { store, socket } = await sit("two");
  socket.tell(at(6, 4));
  socket.tell({ ...changed(7, [{ kind: "TakenBack", to: 3, person: "ann" }]), state: { answers: 3 } } as never);
  socket.tell(at(7, 3));

  expect(socket.sent.map(({ kind }) => kind)).toEqual(["hello"]);
  store.getState().stop();
});

test("a version that is still refused after that is reported, and not tried again", async () => {
  await refused();

  const { store, socket, useRelease } = await sit("one");
  socket.tell(refuse);
  await turns();

  expect([store.getState().closed, useRelease.getState().leaving, loads.length]).toEqual([
    "protocol/version",
    false,
    1,
  ]);
});
