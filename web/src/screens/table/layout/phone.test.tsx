// @vitest-environment jsdom
// The table by keys, and as a phone lays it out.
import "../../../../tests/dom";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tooltip } from "radix-ui";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Decision, TableState, View } from "@/protocol/wire";
import { patched } from "@/protocol/patch";
import { Board } from "./Board";
import { useContent } from "@/store/content";
import { makeTable } from "@/store/table";
import { TableProvider } from "@/store/useTable";
import { loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "../../../../tests/told";

let voice: Voice;

beforeAll(async () => {
  useContent.getState().take(told.content);
  voice = new Voice("en", await loadLanguage("en"), new Names(told.content));
});

afterEach(() => vi.unstubAllGlobals());

/** The views of a game of several mages in which the main phase is asked, in their order. */
function mains(): View[] {
  const found: View[] = [];
  for (const game of told.games.filter((one) => one.first.players.length > 1)) {
    let view = game.first;
    for (const step of game.steps) {
      view = patched(view, step.patch);
      if (view.decision?.ask === "main") found.push(view);
      if (found.length === 2) return found;
    }
  }
  throw new Error("no game of several mages is told");
}

function show(view: View) {
  const store = makeTable("frogs");
  const state = { seats: view.players.map(() => "ann"), people: [], answers: 3, vote: null } as unknown as TableState;
  store.setState({ view, you: "ann", state });
  render(
    <Speaking voice={voice}>
      <TableProvider store={store}>
        <Tooltip.Provider>
          <Board />
        </Tooltip.Provider>
      </TableProvider>
    </Speaking>,
  );
  return store;
}

const onPhone = () => {
  vi.stubGlobal("innerWidth", 390);
  vi.stubGlobal("innerHeight", 844);
};

const first = () => document.querySelector<HTMLElement>("[data-ask] [data-key]:not(:disabled)");

test("the first Tab leads straight to the answers", async () => {
  show(mains()[0] as View);

  await userEvent.tab();
  await userEvent.keyboard("{Enter}");

  expect(first()).toHaveFocus();
});

test("who answers by keys stands on the first of the new answers", async () => {
  const [before, after] = mains() as [View, View];
  const store = show(before);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}{ArrowDown}");

  act(() => store.setState({ view: after }));

  expect(first()).toHaveFocus();
});

test("who answers with a mouse keeps the focus where it was", async () => {
  const [before, after] = mains() as [View, View];
  const store = show(before);
  await userEvent.click(document.querySelector("[data-key=end]") as Element);

  act(() => store.setState({ view: after }));

  expect(first()).not.toHaveFocus();
});

test("a phone has a sheet for each part, says which have answers, and shows what must not be out of sight", () => {
  onPhone();
  const [view] = mains() as [View, View];
  show(view);

  const tabs = within(screen.getByRole("navigation")).getAllByRole("button");
  const life = within(screen.getByRole("list", { name: "The table at a glance" })).getByText("Gravehold").parentElement;

  expect(tabs.map((tab) => tab.dataset.tab)).toEqual(["nemesis", "market", "mage", "allies", "log"]);
  expect(tabs.find((tab) => tab.dataset.tab === "mage")).toHaveAccessibleName(/answers? here/);
  expect(life).toHaveTextContent(String(view.gravehold.life));
});

const isFolded = () => document.querySelector("[data-ask]")?.hasAttribute("data-folded");
const ask = (store: ReturnType<typeof show>, decision: Partial<Decision>) =>
  act(() => store.setState(({ view }) => ({ view: { ...view!, decision: { ...view!.decision!, ...decision } } })));

test("a phone's tray begins folded while all answers lie on the board, and stays as it is put", async () => {
  onPhone();
  const [view] = mains() as [View, View];
  const store = show(view);
  expect(isFolded()).toBe(true);

  await userEvent.click(screen.getByRole("button", { name: /^Show \d+ answers$/ }));
  expect(isFolded()).toBe(false);
  ask(store, { keys: [...view.decision!.keys] });
  expect(isFolded()).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Hide answers" }));

  expect(isFolded()).toBe(true);
});

test("a phone's tray opens for a question with an answer that has no place on the board", async () => {
  onPhone();
  const [view] = mains() as [View, View];
  const store = show(view);

  ask(store, { ask: "may", keys: ["yes", "no"], choices: [{ verb: "yes" }, { verb: "no" }] });
  expect(isFolded()).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Hide answers" }));
  expect(isFolded()).toBe(true);

  ask(store, { ask: "may", keys: ["yes", "no"], choices: [{ verb: "yes" }, { verb: "no" }] });
  expect(isFolded()).toBe(false);
});

test("a tablet's tray begins folded too, and one beside the sheets of a lying phone is open", () => {
  vi.stubGlobal("innerWidth", 768);
  vi.stubGlobal("innerHeight", 1024);
  show(mains()[0] as View);
  expect(isFolded()).toBe(true);
  cleanup();

  vi.stubGlobal("innerWidth", 844);
  vi.stubGlobal("innerHeight", 390);
  show(mains()[0] as View);
  expect(isFolded()).toBe(false);
});

test("beside the board the tray is open", () => {
  show(mains()[0] as View);

  expect(isFolded()).toBe(false);
});
