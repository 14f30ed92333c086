// @vitest-environment jsdom
// The course's hints over a table: what counts as passing one over, and when a chapter ends.
import "./dom";
import { act, render, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { inTurn } from "@/hands/inTurn";
import type { Choice, Decision, EventName, TableState, View } from "@/protocol/wire";
import { useCourse } from "@/screens/tutorial/course";
import Hints from "@/screens/tutorial/Hints";
import type { Act } from "@/store/act";
import { useContent } from "@/store/content";
import { useSettings } from "@/store/settings";
import { makeTable, type TableStore } from "@/store/table";
import { TableProvider } from "@/store/useTable";
import { loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "./told";

const plain = told.games[0]?.first as View;
const FRESH = { chapter: 1, learned: [], passed: [], passedNow: [], events: [], turns: 0, reads: 0 };
const GEMS = ["play crystal", "play jade", "play opal"];
let voice: Voice;

beforeAll(async () => {
  useContent.getState().take(told.content);
  voice = new Voice("en", await loadLanguage("en"), new Names(told.content));
});
beforeEach(() => {
  useCourse.setState({ ...FRESH, table: "course" });
  useSettings.getState().set({ hints: true, sound: false });
});

/** Verbs of answers other than to play a gem. */
const VERBS: Record<string, string> = { "prep spark 1": "prep", charge: "charge", end: "end" };

/** A board whose main phase has these answers. */
function asked(...keys: string[]): View {
  const choices = keys.map((key): Choice => ({ verb: VERBS[key] ?? "play", about: ["hand/0/crystal"] }));
  return {
    ...plain,
    players: plain.players.map((one) => ({ ...one, aether: 1 })),
    decision: { ...plain.decision, ask: "main", seat: 0, keys, choices } as Decision,
  };
}

function show(...keys: string[]): TableStore {
  const store = makeTable("course");
  store.setState({ view: asked(...keys), state: { answers: 0 } as TableState });
  render(
    <Speaking voice={voice}>
      <TableProvider store={store}>
        <Hints course />
      </TableProvider>
    </Speaking>,
  );
  return store;
}

/** Something happens, and then these are the answers. */
const happens = (store: TableStore, event: EventName, ...keys: string[]) =>
  store.setState((old) => ({
    view: asked(...keys),
    state: { answers: (old.state?.answers ?? 0) + 1 } as TableState,
    news: { step: old.news.step + 1, events: [{ event, seat: 0 }], fresh: false },
  }));

test("gems that are played by one press do not use up the hint to prep a spell", async () => {
  useCourse.setState({ learned: ["goal", "gem"] });
  const store = show(...GEMS, "prep spark 1", "end");
  const left = [...GEMS];
  store.setState({
    answer: async () => {
      left.shift();
      happens(store, "played", ...left, "prep spark 1", "end");
    },
  });
  expect(screen.getByRole("heading")).toHaveTextContent("More aether");

  await act(() => inTurn(store, GEMS));

  expect(screen.getByRole("heading")).toHaveTextContent("Prep a spell");
  expect(useCourse.getState()).toMatchObject({ learned: ["goal", "gem", "aether"], passed: [] });
});

test("several answers of one press pass a hint over once, and several presses of one turn too", async () => {
  useCourse.setState({ learned: ["goal", "gem", "aether"] });
  const store = show(...GEMS, "prep spark 1", "charge", "end");
  store.setState({ answer: async () => happens(store, "played", ...GEMS, "prep spark 1", "charge", "end") });

  await act(() => inTurn(store, GEMS));
  act(() => happens(store, "played", ...GEMS, "prep spark 1", "charge", "end"));
  act(() => happens(store, "charged", ...GEMS, "prep spark 1", "charge", "end"));

  expect(useCourse.getState().passed).toEqual(["prep"]);
  act(() => happens(store, "turn_ended", "prep spark 1", "end"));
  act(() => happens(store, "drawn", "prep spark 1", "end"));
  act(() => happens(store, "drawn", "prep spark 1", "end"));
  expect(useCourse.getState().passed).toEqual(["prep", "late"]);
});

test("a chapter ends when the nemesis has acted, and lists what was not learned", () => {
  useCourse.setState({ turns: 5, chapter: 3, learned: ["plan", "charge", "order", "timeline", "rules"] });
  const store = show("end");
  act(() => store.setState({ act: { steps: [], at: 0 } as unknown as Act }));
  expect(screen.queryByText("Chapter 3 complete")).not.toBeInTheDocument();

  act(() => store.setState({ act: null }));

  expect(screen.getByText("Chapter 3 complete")).toBeInTheDocument();
  expect(screen.getByText("Still to discover: Use your ability and One more breach.")).toBeInTheDocument();
});

test("a chapter in which everything was learned lists nothing", () => {
  useCourse.setState({
    turns: 3,
    chapter: 3,
    learned: ["plan", "charge", "ability", "breach", "order", "timeline", "rules"],
  });

  show("end");

  expect(screen.getByText("Chapter 3 complete")).toBeInTheDocument();
  expect(screen.queryByText(/Still to discover/)).not.toBeInTheDocument();
});
