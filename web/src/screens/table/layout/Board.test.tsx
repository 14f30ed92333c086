// @vitest-environment jsdom
import "../../../../tests/dom";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tooltip } from "radix-ui";
import { beforeAll, expect, test } from "vitest";
import type { TableState, View } from "@/protocol/wire";
import { patched } from "@/protocol/patch";
import { Board } from "./Board";
import { useContent } from "@/store/content";
import { choicesTo } from "@/store/places";
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

const seated = (view: View, you: string) =>
  ({ seats: view.players.map(() => "ann"), people: [], answers: 3, vote: null, you }) as unknown as TableState;

/** The first view of a game in which this is asked. */
function asked(ask: string): View {
  for (const game of told.games) {
    let view = game.first;
    if (view.decision?.ask === ask) return view;
    for (const step of game.steps) {
      view = patched(view, step.patch);
      if (view.decision?.ask === ask) return view;
    }
  }
  throw new Error(`nobody asks ${ask}`);
}

function show(view: View, you = "ann") {
  const store = makeTable("frogs");
  const answered: string[] = [];
  store.setState({ view, you, state: seated(view, you), answer: async (key) => void answered.push(key) });
  render(
    <Speaking voice={voice}>
      <TableProvider store={store}>
        <Tooltip.Provider>
          <Board />
        </Tooltip.Provider>
      </TableProvider>
    </Speaking>,
  );
  return { answered, store };
}

const answers = () => [...document.querySelectorAll<HTMLButtonElement>("button[data-key]")];

test("the tray has every answer, and a click gives it", async () => {
  const view = asked("main");
  const { answered } = show(view);
  const keys = view.decision?.keys ?? [];

  expect(answers().map((button) => button.dataset.key)).toEqual(keys);
  await userEvent.click(answers().at(-1) as HTMLButtonElement);

  expect(answered).toEqual([keys.at(-1)]);
});

test("who does not decide sees the answers and cannot give them", () => {
  show(asked("main"), "bob");

  expect(answers().length).toBeGreaterThan(0);
  expect(answers().every((button) => button.disabled)).toBe(true);
  expect(document.querySelector("[data-able]")).toBeNull();
});

test("the same answer glows on the board, and a click there gives it", async () => {
  const view = asked("main");
  const { answered } = show(view);
  const [gem] = choicesTo("play", view.decision);
  const spot = document.querySelector(`[data-place="${gem?.about[0]}"]`) as HTMLElement;

  expect(spot).toHaveAttribute("data-able");
  await userEvent.click(spot);

  expect(answered).toEqual([gem?.key]);
});

test("pointing at an answer in the tray points at its place on the board", async () => {
  const view = asked("main");
  const { store } = show(view);
  const key = choicesTo("play", view.decision)[0]?.key ?? "";

  await userEvent.hover(answers().find((button) => button.dataset.key === key) as HTMLElement);

  expect(store.getState().hot).toBe(key);
  expect(document.querySelector(`[data-place^="hand/"][data-hot]`)).not.toBeNull();
});

test("a place says more of itself while it has the focus or is hovered, and stays the same button", async () => {
  const view = asked("main");
  show(view);
  const place = () => document.querySelector(`[data-place="supply/${view.supply[0]?.card}"]`) as HTMLElement;
  const button = place();
  expect(screen.queryByRole("tooltip")).toBeNull();

  act(() => button.focus());
  expect(button.getAttribute("aria-describedby")).toBe(screen.getByRole("tooltip").id);
  act(() => button.blur());
  expect(screen.queryByRole("tooltip")).toBeNull();

  await userEvent.hover(button);
  await screen.findByRole("tooltip");
  expect(place()).toBe(button);
});

test("an open deck can be looked through, and its next hands are shown", async () => {
  const view = asked("main");
  show(view);
  const deck = document.querySelector(`[data-place="deck/${view.decision?.seat}"]`) as HTMLElement;

  expect(screen.getByText("Next hands")).toBeInTheDocument();
  await userEvent.click(deck);

  expect(screen.getByText("From the top: 1 is drawn first.")).toBeInTheDocument();
});

test("a closed deck is a number of cards: no next hands, and nothing to look through", async () => {
  const open = asked("main");
  const players = open.players.map((one) => ({ ...one, deck: one.deck.map(() => null), hidden: null }));
  show({ ...open, players });
  const seat = open.decision?.seat ?? 0;
  const deck = document.querySelector(`[data-place="deck/${seat}"]`) as HTMLElement;

  expect(deck).toHaveTextContent(`Deck ${players[seat]?.deck.length}`);
  expect(screen.getByText("Decks are face down: nobody sees what comes next.")).toBeInTheDocument();
  expect(screen.queryByText("Next hands")).toBeNull();
  await userEvent.click(deck);

  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a digit on the keyboard answers", async () => {
  const view = asked("choose_target");
  const { answered } = show(view);

  await userEvent.keyboard("2");

  expect(answered).toEqual([view.decision?.keys[1]]);
});

test("every public part of the table is there", () => {
  const view = asked("main");
  show(view);

  for (const pile of view.supply) {
    expect(document.querySelector(`[data-place="supply/${pile.card}"]`)).toBeInTheDocument();
  }
  const nemesis = screen.getByRole("region", { name: "Nemesis" });
  expect(within(nemesis).getByText(voice.nemesis(view.nemesis.id))).toBeInTheDocument();
  expect(within(nemesis).getByText("Gravehold")).toBeInTheDocument();
  for (const part of ["Market", "Turn order", "Mage", "Hand", "Deck and discard pile", "Log"]) {
    expect(screen.getByRole("region", { name: part })).toBeInTheDocument();
  }
});

/** A view with something that lasts for the mage whose board is shown. */
function lasting(): View {
  const view = structuredClone(asked("main"));
  const seat = view.decision?.seat ?? 0;
  const player = view.players[seat];
  if (player) Object.assign(player, { shield: 3, treasures: ["flare"], in_front: ["topple"] });
  return { ...view, waiting: [{ seat, card: "spark", until: "your_next_turn" }] };
}

test("a mage's board says what prevents damage, which treasures are there and what waits", () => {
  show(lasting());

  expect(screen.getByLabelText("Prevents the next 3 damage")).toBeTruthy();
  expect(screen.getByText(/^Flare\. treasure/)).toBeTruthy();
  expect(screen.getByText(/^Topple\. in front/)).toBeTruthy();
  expect(screen.getByText(/^Spark\. until your next turn/)).toBeTruthy();
});

test("a board without them says nothing of it", () => {
  show(asked("main"));

  expect(screen.queryByLabelText(/^Prevents/)).toBeNull();
  expect(screen.queryByText(/treasure|in front|until your next turn/)).toBeNull();
});

test("a minion that does not act says so, and the others do not", () => {
  const view = structuredClone(asked("main"));
  const [minion] = told.content.cards.filter((card) => card.kind === "minion");
  const foe = { card: minion?.id ?? "", life: 3, max: 5, tokens: 0 };
  view.nemesis.in_play = [
    { ...foe, uid: 901, silenced: true },
    { ...foe, uid: 902 },
  ];

  show(view);

  expect(screen.getAllByText("Skips once")).toHaveLength(1);
});
