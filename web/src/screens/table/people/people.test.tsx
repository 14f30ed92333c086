// @vitest-environment jsdom
import "../../../../tests/dom";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TableState, View } from "@/protocol/wire";
import { ago, sortedTables } from "@/screens/games/tables";
import { AheadOf, InAdvance } from "./InAdvance";
import { isOnlyHere, Links } from "./Links";
import { whatOf } from "./pointing";
import { SuggestButton, SuggestLayer } from "./SuggestLayer";
import { VoteBar } from "./VoteBar";
import { actsOn, peopleOf } from "./who";
import { Talk } from "./Talk";
import { useContent } from "@/store/content";
import type { Suggestion } from "@/store/suggestions";
import { backTo, makeTable } from "@/store/table";
import { TableProvider } from "@/store/useTable";
import { loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "../../../../tests/told";

const voices = new Map<string, Voice>();

beforeAll(async () => {
  useContent.getState().take(told.content);
  for (const lang of ["en", "de"] as const) {
    voices.set(lang, new Voice(lang, await loadLanguage(lang), new Names(told.content)));
  }
});

const person = (id: string, watching = false) => ({ id, name: id.toUpperCase(), watching });

function table(changes: Partial<TableState> = {}): TableState {
  return {
    id: "frogs",
    number: 1,
    name: "",
    host: "ann",
    people: [person("ann"), person("bob"), person("cat", true)],
    seats: ["ann", "bob"],
    setup: {},
    started: true,
    over: false,
    marked: false,
    chat: true,
    saves: {},
    vote: null,
    answers: 9,
    free_until: 9,
    can_redo: false,
    waiting_for: ["bob"],
    commitment: "",
    owed_to: ["", ""],
    ...changes,
  };
}

const said = (id: string, args: Record<string, string> = {}) => (voices.get("en") as Voice).text(id, args);
const mind = { id: "mind/1", name: "quick", watching: false, mind: "quick" };

test("an AI mage is always here, has a name in the reader's language, and gives its seat to any player", () => {
  const state = table({ people: [person("ann"), person("bob"), mind], seats: ["ann", "mind/1"] });
  const [, ai] = peopleOf(state, "ann", ["ann"], said);

  expect(ai).toMatchObject({ id: "mind/1", name: "AI (quick)", here: true, mind: "quick", seats: [1] });
  expect(actsOn(state, "bob", ["ann", "bob"], 1)).toMatchObject({ takeOver: true, leave: false, mind: false });
  expect(actsOn({ ...state, started: false }, "ann", ["ann"], 1)).toMatchObject({ leave: true });
  expect(actsOn(state, "ann", ["ann", "bob"], 0).giveTo).toEqual(["bob"]);
});

test("an AI mage that has given its seat back is not among the people", () => {
  const people = peopleOf(table({ people: [person("ann"), person("bob"), mind] }), "ann", [], said);

  expect(people.map(({ id }) => id)).toEqual(["ann", "bob"]);
});

test("an AI mage can be given a free seat, one's own or that of somebody away, and not that of somebody present", () => {
  const acts = (owner: string, present: string[]) => actsOn(table({ seats: ["ann", owner] }), "ann", present, 1).mind;

  expect([acts("", []), acts("ann", []), acts("bob", []), acts("bob", ["bob"])]).toEqual([true, true, true, false]);
  expect(actsOn(table({ seats: ["ann", ""] }), "cat", [], 1).mind).toBe(false);
});

test("one step back also takes what AI mages have done since, and of people one answer", () => {
  const state = table({ people: [person("ann"), person("bob"), mind], answers: 9, last_by: "bob", last_from: 4 });

  expect([backTo(state), backTo({ ...state, last_by: "mind/1" })]).toEqual([8, 3]);
});

test("one step back also takes answers that were decided in advance, and nothing more where nobody noted who answered", () => {
  const state = table({ answers: 9, last_by: "", last_from: 7 });

  expect([backTo(state), backTo({ ...state, last_from: 0 })]).toEqual([6, 8]);
});

test("what somebody decides in advance is theirs to change and everyone's to see", async () => {
  const state = table({ in_advance: { bob: ["decline", "leave"] } });
  show(<InAdvance />, state, "bob");
  const box = (name: RegExp) => screen.getByRole("checkbox", { name });
  expect([box(/may do/), box(/cheapest/), box(/together/)].map((one) => (one as HTMLInputElement).checked)).toEqual([
    true,
    false,
    true,
  ]);

  await userEvent.click(box(/cheapest/));
  await userEvent.click(box(/may do/));

  expect(sent).toEqual([["decline", "leave", "cheapest"], ["leave"]]);
});

test("a box that is ticked before the server has confirmed another one keeps both", async () => {
  const store = show(<InAdvance />, table(), "bob");
  let confirm = () => {};
  store.setState({
    decideInAdvance: (kinds) => {
      sent.push(kinds);
      return new Promise((resolve) => {
        confirm = resolve;
      });
    },
  });
  const box = (name: RegExp) => screen.getByRole("checkbox", { name });

  await userEvent.click(box(/may do/));
  expect(box(/may do/)).toBeChecked();
  await userEvent.click(box(/cheapest/));

  expect(sent).toEqual([["decline"], ["decline", "cheapest"]]);
  // It was refused: the boxes show what the table says.
  await act(async () => confirm());
  expect([box(/may do/), box(/cheapest/)].map((one) => (one as HTMLInputElement).checked)).toEqual([false, false]);
});

test("a watcher decides nothing in advance, and sees what others do", () => {
  const state = table({ in_advance: { bob: ["decline", "leave"] } });
  show(
    <>
      <InAdvance />
      <AheadOf seat={0} />
      <AheadOf seat={1} />
    </>,
    state,
    "cat",
  );

  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByText("Decides in advance: declines, leaves shared decisions to the others")).toBeVisible();
});

test("people come in the order of their seats, watchers last", () => {
  const people = peopleOf(table({ seats: ["bob", "ann"] }), "ann", ["cat"], said);

  expect(people.map(({ id, here, deciding, seats }) => [id, here, deciding, seats])).toEqual([
    ["bob", false, true, [0]],
    ["ann", true, false, [1]],
    ["cat", true, false, []],
  ]);
});

test("one's own seat can be left and handed to a player, not to a watcher", () => {
  expect(actsOn(table(), "ann", ["ann", "bob"], 0)).toMatchObject({ take: false, leave: true, giveTo: ["bob"] });
});

test("the seat of somebody who is away can be taken over, that of somebody present cannot", () => {
  expect(actsOn(table(), "ann", ["ann"], 1).takeOver).toBe(true);
  expect(actsOn(table(), "ann", ["ann", "bob"], 1).takeOver).toBe(false);
});

test("who comes back may take their seat back, and who stood in may give it back", () => {
  const state = table({ seats: ["ann", "ann"], owed_to: ["", "bob"] });

  expect(actsOn(state, "bob", ["ann", "bob"], 1)).toMatchObject({ takeBack: true, takeOver: false });
  expect(actsOn(state, "ann", ["ann", "bob"], 1)).toMatchObject({ leave: true, owed: "bob", giveTo: ["bob"] });
});

test("who watches can do nothing with seats", () => {
  const free = table({ seats: ["ann", ""] });

  expect(actsOn(free, "cat", ["cat"], 1).take).toBe(false);
  expect(actsOn(free, "bob", ["bob"], 1).take).toBe(true);
});

test("tables that wait for you come apart from those that go on and those that are over", () => {
  const one = (name: string, over: boolean, waiting: boolean) =>
    ({ table: name, over, waiting }) as Parameters<typeof sortedTables>[0][number];
  const groups = sortedTables([one("a", false, false), one("b", true, false), one("c", false, true)]);

  expect(Object.values(groups).map((tables: { table: string }[]) => tables.map((it) => it.table))).toEqual([
    ["c"],
    ["a"],
    ["b"],
  ]);
});

test("how long ago is said in the reader's language", () => {
  const now = Date.parse("2026-11-15T12:00:00Z");

  expect(ago("2026-11-15T09:00:00Z", "en", now)).toBe("3 hours ago");
  expect(ago("2026-11-14T12:00:00Z", "de", now)).toBe("gestern");
});

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
});

function show(
  part: React.ReactNode,
  state: TableState,
  you: string,
  lang = "en",
  more: { view?: View; links?: typeof LINKS.links; suggestions?: Suggestion[] } = {},
) {
  const store = makeTable("frogs");
  store.setState({
    you,
    state,
    present: ["ann", "bob"],
    ...more,
    vote: async (agrees) => void sent.push(agrees),
    say: async (words) => void sent.push(words),
    suggest: async (what) => void sent.push(what),
    renewLinks: async () => void sent.push("new links"),
    decideInAdvance: async (kinds) => void sent.push(kinds),
  });
  render(
    <Speaking voice={voices.get(lang) as Voice}>
      <TableProvider store={store}>{part}</TableProvider>
    </Speaking>,
  );
  return store;
}

const vote = { to: 4, by: "ann", agreed: ["ann"], asked: ["bob"] };

test("who is asked to go back can agree or decline", async () => {
  show(<VoteBar />, table({ vote }), "bob");

  expect(screen.getByText("ANN wants to undo 5 steps.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Agree" }));
  await userEvent.click(screen.getByRole("button", { name: "No" }));

  expect(sent).toEqual([true, false]);
});

test("whose answers stay is not asked, and sees who is", () => {
  const seats = ["ann", "bob", "cat"];
  show(<VoteBar />, table({ seats, free_until: 2, vote }), "cat");

  expect(screen.getAllByRole("listitem").map((one) => one.textContent)).toEqual(["ANN", "BOB"]);
  expect(screen.getByText("It undoes an answer that somebody else gave, so they are asked.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a spectator sees the vote and is not asked", () => {
  show(<VoteBar />, table({ vote }), "cat");

  expect(screen.getByRole("status")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a quick phrase is read in each reader's own language", async () => {
  const store = show(<Talk />, table(), "ann", "de");
  store.setState({ talk: [{ id: 1, entry: { kind: "Said", person: "bob", phrase: "well_done" } }] });

  expect(await within(screen.getByRole("log")).findByText(/Gut gemacht!/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Danke!" }));

  expect(sent).toEqual([{ phrase: "thanks" }]);
});

test("where chat is off, only quick phrases can be said", () => {
  show(<Talk />, table({ chat: false }), "ann");

  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole("button", { name: "Thanks!" })).toBeVisible();
});

test("what was said while the talk was folded is counted", async () => {
  const store = show(<Talk />, table(), "ann");
  await userEvent.click(screen.getByRole("button", { name: /Chat/ }));
  store.setState({
    talk: [
      { id: 5, entry: { kind: "Said", person: "bob", words: "now" } },
      { id: 6, entry: { kind: "Said", person: "ann", words: "yes" } },
    ],
  });

  expect(await screen.findByText("1 new")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /Chat/ }));

  expect(screen.queryByText("1 new")).toBeNull();
});

test("an answer that was decided in advance is a note in the talk, and nothing that somebody wrote", async () => {
  const store = show(<Talk />, table(), "ann");
  await userEvent.click(screen.getByRole("button", { name: /Chat/ }));
  store.setState({
    talk: [
      { id: 5, entry: { kind: "Said", person: "bob", words: "back soon" } },
      { id: 6, entry: { kind: "AnsweredInAdvance", key: "no", person: "bob" } },
    ],
  });

  expect(await screen.findByText("1 new")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /Chat/ }));
  expect(await screen.findByText("BOB had decided this in advance.")).toBeVisible();
});

test("alone at a table there is no talk", () => {
  show(<Talk />, table({ people: [person("ann")] }), "ann");

  expect(screen.queryByRole("log")).toBeNull();
});

const first = () => told.games[0]?.first as View;

test("pointing at a place with one answer suggests the answer, else the place", () => {
  const said = { keys: ["gain jade"], choices: [{ verb: "gain", about: ["supply/jade"] }] };
  const view = { ...first(), decision: { ...first().decision, ...said } } as View;
  const spot = document.createElement("button");
  spot.dataset.place = "supply/jade";

  expect(whatOf(spot, view)).toBe("gain jade");
  spot.dataset.place = "nemesis";
  expect(whatOf(spot, view)).toBe("nemesis");
});

test("the key S suggests the answer that has the focus", async () => {
  const { keys = [] } = first().decision ?? {};
  show(
    <>
      <button type="button" data-key={keys[0]}>
        it
      </button>
      <SuggestLayer />
    </>,
    table(),
    "ann",
    "en",
    { view: first() },
  );
  screen.getByRole("button", { name: "it" }).focus();
  await userEvent.keyboard("s");

  expect(sent).toEqual([keys[0]]);
});

test("who watches, and who is alone, cannot suggest", () => {
  show(<SuggestButton />, table(), "cat", "en", { view: first() });
  show(<SuggestButton />, table({ people: [person("ann")] }), "ann", "en", { view: first() });

  expect(screen.queryByRole("button")).toBeNull();
});

const LINKS = { links: { play: "play-token", watch: "watch-token" } };

test("a link that opens on this computer only says so, and has no code for cameras", () => {
  show(<Links />, table(), "ann", "en", LINKS);

  expect(screen.getByText("unshuffled serve --host 0.0.0.0")).toBeTruthy();
  expect(screen.queryByRole("img", { name: "QR code of the players’ link" })).toBeNull();
});

test("a link that others can open has a code for cameras", async () => {
  vi.stubGlobal("location", new URL("http://192.168.1.7:8080/t/frogs"));
  show(<Links />, table(), "ann", "en", LINKS);

  expect(await screen.findByRole("img", { name: "QR code of the players’ link" })).toBeTruthy();
  expect(screen.queryByText("unshuffled serve --host 0.0.0.0")).toBeNull();
  vi.unstubAllGlobals();
});

test("the host makes new links, and learns what becomes of the old ones", async () => {
  const store = show(<Links />, table(), "ann", "en", LINKS);
  expect(screen.getByText("Old links stop working. People at the table stay.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "New links" }));
  expect(sent).toEqual(["new links"]);
  expect(screen.queryByText(/The links are new/)).toBeNull();

  act(() => store.setState({ links: { play: "newer-play", watch: "newer-watch" } }));

  expect(screen.getByText(/The links are new/)).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Link for players" })).toHaveValue(
    `${location.origin}/t/frogs#newer-play`,
  );
  expect(screen.getByRole("textbox", { name: "Link for spectators" })).toHaveValue(
    `${location.origin}/t/frogs#newer-watch`,
  );
});

test.each(["bob", "cat"])("%s, who is not the host, cannot make new links", (you) => {
  show(<Links />, table(), you, "en", LINKS);

  expect(screen.queryByRole("button", { name: "New links" })).toBeNull();
});

test("new links are announced in the chat, and not as somebody who has come", async () => {
  const store = show(<Talk />, table(), "bob", "de");
  store.setState({ talk: [{ id: 1, entry: { kind: "LinksRenewed", person: "ann", links: 1 } }] });

  const log = within(screen.getByRole("log"));
  expect(await log.findByText("ANN hat neue Links gemacht: Die alten gelten nicht mehr.")).toBeVisible();
  expect(log.queryByText("ANN ist da.")).toBeNull();
});

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["127.example.org", false],
  ["192.168.1.7", false],
  ["localhost.example.org", false],
])("%s opens on this computer only: %s", (hostname, only) => {
  expect(isOnlyHere(hostname)).toBe(only);
});

test("text that is neither an answer nor a place is not read out", () => {
  const suggestions = [{ person: "bob", what: "you are an idiot", at: 0, since: Date.now() }];
  show(<SuggestLayer />, table(), "ann", "en", { view: first(), suggestions });
  expect(document.body).not.toHaveTextContent("idiot");
});
