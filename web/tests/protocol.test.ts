import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Connection } from "@/protocol/connection";
import type { Changed, Entry, View, Welcome } from "@/protocol/wire";
import { patched } from "@/protocol/patch";
import { makeTable } from "@/store/table";
import { changed, connected, FakeSocket, latest, welcome } from "./socket";
import { told } from "./told";

describe("changes of a view", () => {
  test("a replacement deep inside leaves the rest as the same objects", () => {
    const before = {
      players: [
        { hand: ["crystal"], life: 9 },
        { hand: [], life: 10 },
      ],
      gravehold: { life: 30 },
    };

    const after = patched(before, { "/players/0/hand": [], "/gravehold/life": 28 });

    expect(after).toEqual({
      players: [
        { hand: [], life: 9 },
        { hand: [], life: 10 },
      ],
      gravehold: { life: 28 },
    });
    expect(after.players[1]).toBe(before.players[1]);
    expect(before.players[0]?.hand).toEqual(["crystal"]);
  });

  test("a slash and a tilde in a name are written as RFC 6901 says", () => {
    expect(patched({ "1/2": 0, "a~b": 0 }, { "/1~12": 1, "/a~0b": 2 })).toEqual({ "1/2": 1, "a~b": 2 });
  });

  test("whole games arrive at the view that Python shows", () => {
    const last = told.games.map((game) => game.steps.reduce((view, step) => patched(view, step.patch), game.first));

    expect(last).toEqual(told.games.map((game) => game.last));
  });
});

describe("the connection", () => {
  let heard: unknown[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    ({ connection, heard } = connected());
  });

  afterEach(() => {
    connection.stop();
    vi.useRealTimers();
  });

  test("the first hello has no number; after a loss it has the last one seen", () => {
    const first = latest();
    latest().tell(changed(6, [{ kind: "Said", person: "ann" }]));
    latest().close();
    vi.advanceTimersByTime(1000);
    latest().open();

    expect(first.sent).toEqual([{ kind: "hello", protocol: 1, since: 0 }]);
    expect(latest().sent).toEqual([{ kind: "hello", protocol: 1, since: 6 }]);
    expect(heard).toEqual([
      ["changed", 6],
      ["waiting", ""],
      ["connecting", ""],
    ]);
  });

  test("a gap is not applied but asked about", () => {
    latest().tell(changed(8, [{ kind: "Said", person: "ann" }]));

    expect(heard).toEqual([]);
    expect(latest().sent.at(-1)).toEqual({ kind: "hello", protocol: 1, since: 5 });
  });

  test("what is older than the last number is ignored", () => {
    latest().tell(changed(5, [{ kind: "Said", person: "ann" }]));

    expect(heard).toEqual([]);
    expect(latest().sent).toHaveLength(1);
  });

  test("a pong with a higher number asks what was missed; one with the same does not", () => {
    latest().tell({ kind: "pong", to: 0, number: 5 });
    expect(latest().sent).toHaveLength(1);

    latest().tell({ kind: "pong", to: 0, number: 6 });
    expect(latest().sent.at(-1)).toEqual({ kind: "hello", protocol: 1, since: 5 });
  });

  test("done ends a wish, refused fails it with its code", async () => {
    const kept = connection.wish({ kind: "answer", key: "end", at: 3 });
    const lost = connection.wish({ kind: "redo" });
    latest().tell({ kind: "done", to: 1, number: 6 });
    latest().tell({ kind: "refused", to: 2, code: "back/nothing_to_redo", detail: "", number: 6 });

    await expect(kept).resolves.toEqual({ number: 6 });
    await expect(lost).rejects.toMatchObject({ code: "back/nothing_to_redo" });
  });

  test("an answer whose acknowledgement was lost is found among the entries and not sent again", async () => {
    const wish = connection.wish({ kind: "answer", key: "end", at: 3 });
    latest().close();
    vi.advanceTimersByTime(1000);
    latest().open();
    latest().tell(welcome(6, [{ kind: "Answered", key: "end", person: "ann" }]));

    await expect(wish).resolves.toEqual({ number: 6 });
    expect(latest().sent.map((message) => message.kind)).toEqual(["hello"]);
  });

  test("an answer that did not arrive is sent again; another wish is not", async () => {
    void connection.wish({ kind: "answer", key: "end", at: 3 }).catch(() => undefined);
    const other = connection.wish({ kind: "say", words: "hello" });
    latest().close();
    vi.advanceTimersByTime(1000);
    latest().open();
    latest().tell(welcome(5));

    await expect(other).rejects.toMatchObject({ code: "client/unknown" });
    expect(latest().sent.map(({ kind, key }) => key ?? kind)).toEqual(["hello", "end"]);
  });

  test("a table that is not there is not asked for again", () => {
    latest().close(4404);
    vi.advanceTimersByTime(100_000);

    expect(FakeSocket.made).toHaveLength(1);
    expect(heard).toEqual([["closed", "http/not_found"]]);
  });
});

test("the acknowledgement of an answer leaves the next one alone, which is on its way", async () => {
  FakeSocket.made = [];
  const store = makeTable("frogs", { url: "ws://table", make: () => new FakeSocket() as unknown as WebSocket });
  const [socket] = FakeSocket.made as [FakeSocket];
  const view = told.games[0]?.first as View;
  const key = view.decision?.keys[0] ?? "";
  const answered = (number: number) =>
    ({ ...changed(number, [{ kind: "Answered", key, person: "ann" }]), state: { answers: number - 5 } }) as Changed;
  socket.open();
  socket.tell({
    ...welcome(5),
    state: { people: [], seats: view.players.map(() => "ann"), answers: 0 },
    view,
  } as unknown as Welcome);

  const first = store.getState().answer(key);
  socket.tell(answered(6));
  expect(store.getState().busy).toBeNull();
  const second = store.getState().answer(key);
  socket.tell({ kind: "done", to: 1, number: 6 });
  await first;

  expect(store.getState().busy).toBe(key);
  socket.tell(answered(7));
  socket.tell({ kind: "done", to: 2, number: 7 });
  await second;
  expect(store.getState().busy).toBeNull();
  store.getState().stop();
});

test("new links replace the old ones at once, and other changes leave them", () => {
  FakeSocket.made = [];
  const store = makeTable("frogs", { url: "ws://table", make: () => new FakeSocket() as unknown as WebSocket });
  const [socket] = FakeSocket.made as [FakeSocket];
  socket.open();
  socket.tell({
    ...welcome(5),
    state: { people: [], answers: 0 },
    links: { play: "p0", watch: "w0" },
  } as unknown as Welcome);
  const renewed: Entry = { kind: "LinksRenewed", person: "ann", links: 1 };
  socket.tell({ ...changed(6, [renewed]), links: { play: "p1", watch: "w1" } });
  expect(store.getState().links).toEqual({ play: "p1", watch: "w1" });

  socket.tell(changed(7, [{ kind: "Said", person: "ann", words: "hello" }]));

  expect(store.getState().links).toEqual({ play: "p1", watch: "w1" });
  void store.getState().renewLinks();
  expect(socket.sent.at(-1)).toMatchObject({ kind: "renew_links" });
  store.getState().stop();
});
