// @vitest-environment jsdom
// What another release of the server may say: games of older rules, tables that cannot be opened here, and kinds that this page does not know.
import "./dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tooltip } from "radix-ui";
import type { ReactNode } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Lost } from "@/parts/Lost";
import type { TableState, View, Welcome } from "@/protocol/wire";
import { Board } from "@/screens/table/layout/Board";
import { Moments } from "@/screens/table/people/Moments";
import { useContent } from "@/store/content";
import { isOld, makeTable } from "@/store/table";
import { TableProvider } from "@/store/useTable";
import { LANGUAGES, loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { FakeSocket, latest, welcome } from "./socket";
import { told } from "./told";

const voices = new Map<string, Voice>();

beforeAll(async () => {
  useContent.getState().take(told.content);
  for (const lang of LANGUAGES) voices.set(lang, new Voice(lang, await loadLanguage(lang), new Names(told.content)));
});

afterEach(() => vi.unstubAllGlobals());

const view = told.games[0]?.first as View;
const key = view.decision?.keys[0] ?? "";
const [played] = told.games[0]?.steps ?? [];

/** A table of one's own at number 5, after 9 answers, on the wire. */
function sit(state: Partial<TableState> = {}, part: ReactNode = <Board />, lang = "en") {
  FakeSocket.made = [];
  const store = makeTable("frogs", { url: "ws://table", make: () => new FakeSocket() as unknown as WebSocket });
  latest().open();
  const whole = {
    started: true,
    seats: view.players.map(() => "ann"),
    people: [{ id: "ann", name: "Ann", watching: false }],
    answers: 9,
    free_until: 4,
    can_redo: true,
    saves: { early: 1, late: 8 },
    waiting_for: [],
    vote: null,
    ...state,
  };
  latest().tell({ ...welcome(5), state: whole, view } as unknown as Welcome);
  render(
    <Speaking voice={voices.get(lang) as Voice}>
      <TableProvider store={store}>
        <Tooltip.Provider>{part}</Tooltip.Provider>
      </TableProvider>
    </Speaking>,
  );
  return {
    store,
    sent: () =>
      latest()
        .sent.slice(1)
        .filter(({ kind }) => kind !== "forecast"),
  };
}

const buttons = () => screen.queryAllByRole("button").filter((one) => one.hasAttribute("data-key"));

test("a game of older rules takes no answers, and neither goes back nor on", async () => {
  const { store, sent } = sit({ differs_at: 7 });

  expect(screen.getByText(/played with older rules.*after step 7/)).toBeVisible();
  expect([buttons(), document.querySelectorAll("[data-able]").length]).toEqual([[], 0]);
  await userEvent.keyboard("1ur{Enter}");
  await act(async () => {
    await store.getState().answer(key);
    await store.getState().takeBack();
    await store.getState().redo();
  });
  expect(sent()).toEqual([]);
  store.getState().stop();
});

test.each([{}, { differs_at: null }])("a game that is fine takes answers (%j)", (state) => {
  const { store } = sit(state);

  expect([isOld(store.getState().state), buttons().length > 1]).toEqual([false, true]);
  expect(screen.queryByText(/older rules/)).toBeNull();
  store.getState().stop();
});

test("a game whose rules differ from its first answer on is one of older rules too", () => {
  expect(isOld({ differs_at: 0 })).toBe(true);
});

test("its button plays on at a new table from the last moment that is the same", async () => {
  const asked: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push([path, JSON.parse(String(init.body))]);
    return Response.json({ table: "toads" });
  });
  const { store } = sit({ differs_at: 7 });

  await userEvent.click(screen.getByRole("button", { name: "Continue from here" }));

  await vi.waitFor(() => expect(location.pathname).toBe("/t/toads"), 10_000);
  expect(asked).toEqual([["/api/tables/frogs/fork", { at: 7, name: "Ann" }]]);
  store.getState().stop();
});

test("a fork that is refused says why", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ code: "http/too_many" }, { status: 429 }));
  const { store } = sit({ differs_at: 7 });

  await userEvent.click(screen.getByRole("button", { name: "Continue from here" }));

  expect(await screen.findByRole("alert")).toHaveTextContent("Too many requests");
  store.getState().stop();
});

test("who watches reads the sentence and has no button", () => {
  const { store } = sit({ differs_at: 7, seats: [""], people: [{ id: "ann", name: "Ann", watching: true }] });

  expect(screen.getByText(/older rules/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Continue from here" })).toBeNull();
  store.getState().stop();
});

test("its named moments can be forked as long as the rules are the same, not gone back to", () => {
  const { store } = sit({ differs_at: 7 }, <Moments />);
  expect(screen.queryByRole("button", { name: /Go back to it/ })).toBeNull();
  expect(screen.getAllByRole("button", { name: /New table from here/ })).toHaveLength(1);
  store.getState().stop();
});

test("older rules that come with a change close the tray", () => {
  const { store } = sit();
  act(() =>
    latest().tell({ kind: "changed", number: 6, entries: [{ kind: "Said" }], state: { differs_at: 4 } } as never),
  );

  expect(screen.getByText(/after step 4/)).toBeVisible();
  store.getState().stop();
});

/** Texts are looked up with plain spaces. */
const plain = (text: string) => text.replaceAll("\u00A0", " ");

test.each(LANGUAGES)("a table that cannot be opened here says so, with a way back (%s)", (lang) => {
  const voice = voices.get(lang) as Voice;
  const show = (code: string) =>
    render(
      <Speaking voice={voice}>
        <Lost code={code} />
      </Speaking>,
    );

  const other = show("table/other_version");
  expect(screen.getByText(plain(voice.text("refused-table-other-version")))).toBeVisible();
  expect(screen.getByRole("link")).toHaveAttribute("href", "/games");
  other.unmount();
  const version = show("protocol/version");
  expect(screen.getByText(plain(voice.text("version-text")))).toBeVisible();
  expect(screen.getByRole("link", { name: voice.text("fault-again") })).toBeVisible();
  version.unmount();
  show("http/not_found");
  expect(screen.getByText(voice.text("lost-table"))).toBeVisible();
});

test("messages, entries, events and fields of kinds that this page does not know are passed over", () => {
  const { store } = sit();
  const strange = { kind: "Danced", person: "ann", steps: [1, 2] } as never;

  act(() => {
    latest().tell({ kind: "weather", rain: true } as never);
    latest().tell({
      kind: "changed",
      number: 7,
      entries: [strange, { kind: "Answered", key: "x", person: "bob" }],
      events: [{ event: "danced", seat: 7, card: "no_such_card", breach: 9 }, ...(played?.events ?? [])],
      state: { answers: 10, mood: "good" },
      patch: played?.patch ?? {},
    } as never);
    latest().tell({ ...welcome(8, [strange]), state: { ...store.getState().state, mood: 1 }, view } as never);
  });

  expect(store.getState()).toMatchObject({ number: 8, link: "open", talk: [] });
  expect(buttons().length).toBeGreaterThan(1);
  expect(
    latest()
      .sent.map(({ kind }) => kind)
      .filter((kind) => kind !== "forecast"),
  ).toEqual(["hello"]);
  store.getState().stop();
});
