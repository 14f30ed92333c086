// @vitest-environment jsdom
// What the nemesis did, as the tray lists it.
import "./dom";
import { render, screen } from "@testing-library/react";
import { Tooltip } from "radix-ui";
import { beforeAll, expect, test } from "vitest";
import type { GameEvent, TableState, View } from "@/protocol/wire";
import { AllyBoard } from "@/screens/table/mage/AllyBoard";
import { Recap } from "@/screens/table/stage/Recap";
import { useContent } from "@/store/content";
import { makeTable } from "@/store/table";
import { TableProvider } from "@/store/useTable";
import { loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "./told";

const view = told.games[0]?.first as View;
let voice: Voice;

beforeAll(async () => {
  useContent.getState().take(told.content);
  voice = new Voice("en", await loadLanguage("en"), new Names(told.content));
});

/** A minion that comes into play, as the server sends it. */
const enters = told.lines.find(([, [said = ""]]) => /comes into play with \d+ life/.test(said))?.[0] as GameEvent;

function show(...events: GameEvent[]) {
  const store = makeTable("recap");
  const log = events.map((event, id) => ({ id, at: 3, event }));
  const state = { seats: ["ann"], people: [], answers: 3 } as unknown as TableState;
  store.setState({ view, log, state, you: "ann" });
  return render(
    <Speaking voice={voice}>
      <TableProvider store={store}>
        <Tooltip.Provider>
          <Recap />
          <AllyBoard player={{ ...view.players[0]!, exhausted: true, life: 0 }} acting={false} />
        </Tooltip.Provider>
      </TableProvider>
    </Speaking>,
  );
}

test("a sentence about a card names it once, and no loss has the colour of good news", () => {
  const name = voice.card(enters.card ?? "");
  show({ event: "nemesis_turn_started" }, enters);

  const row = screen.getAllByRole("listitem").find((one) => one.textContent?.includes("comes into play"));
  expect(row?.textContent?.split(name).length).toBe(2);
  expect(screen.getByText("no life lost")).toHaveAttribute("data-none");
});

test("a loss does not have it, and a number stands behind the name", () => {
  const suffered: GameEvent = { event: "gravehold_suffered", amount: 2 };
  const acts: GameEvent = { event: "persistent", uid: 1, card: enters.card ?? "" };
  show({ event: "nemesis_turn_started" }, acts, suffered);

  expect(screen.getAllByText("Gravehold −2")[0]).not.toHaveAttribute("data-none");
  expect(screen.getAllByRole("listitem")[0]).toHaveTextContent(`${voice.card(enters.card ?? "")} Gravehold −2`);
});

test("the name of an exhausted ally has the room: its life is a number, which is explained", () => {
  show();

  expect(screen.getByTitle("exhausted")).toHaveTextContent("0exhausted");
  expect(screen.getByText("exhausted")).toHaveClass("aloud");
});
