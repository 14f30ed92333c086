// A forecast is asked for by what is known of the last one, and what has changed is laid over it.
import { beforeEach, expect, test } from "vitest";
import type { Welcome } from "@/protocol/wire";
import { makeTable, type TableStore } from "@/store/table";
import { FakeSocket, latest, welcome } from "./socket";

const greeting = { ...welcome(5), state: { people: [], answers: 9 } } as unknown as Welcome;
let store: TableStore;
beforeEach(() => {
  FakeSocket.made = [];
  store = makeTable("frogs", { url: "ws://table", make: () => new FakeSocket() as unknown as WebSocket });
  latest().open();
  latest().tell(greeting);
});

/** Ask, and have the server answer so. */
async function ask(answer: object) {
  const asked = store.getState().forecast();
  const { ref, since } = latest().sent.at(-1) ?? {};
  latest().tell({ kind: "foretold", to: ref, ...answer } as never);
  return { since, seen: await asked };
}

test("only what has changed comes after the first", async () => {
  expect(await ask({ number: 5, forecast: { total: 1, drawn: 2 } })).toEqual({
    since: undefined,
    seen: { number: 5, forecast: { total: 1, drawn: 2 } },
  });
  expect(await ask({ number: 6, changed: { drawn: 3 } })).toEqual({
    since: 5,
    seen: { number: 6, forecast: { total: 1, drawn: 3 } },
  });
  expect(await ask({ number: 7, changed: {} })).toEqual({
    since: 6,
    seen: { number: 7, forecast: { total: 1, drawn: 3 } },
  });
  expect(await ask({ number: 8, forecast: { total: 4 } })).toEqual({
    since: 7,
    seen: { number: 8, forecast: { total: 4 } },
  });
});

test("a new connection does not go on from the old one's", async () => {
  await ask({ number: 5, forecast: { total: 1 } });
  latest().tell(greeting);

  expect((await ask({ number: 5, forecast: { total: 2 } })).since).toBeUndefined();
});
