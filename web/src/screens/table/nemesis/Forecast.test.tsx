// @vitest-environment jsdom
import "../../../../tests/dom";
import { act, render, screen, within } from "@testing-library/react";
import { Tooltip } from "radix-ui";
import { beforeAll, expect, test, vi } from "vitest";
import { inTurn } from "@/hands/inTurn";
import type { TableState } from "@/protocol/wire";
import type { Foreseen } from "@/store/table";
import { Forecast, Foretelling } from "./Forecast";
import { useContent } from "@/store/content";
import { makeTable } from "@/store/table";
import { TableProvider } from "@/store/useTable";
import { type Language, loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "../../../../tests/told";

beforeAll(() => {
  useContent.getState().take(told.content);
});

/** The panel over a position: what it says of cards and rules, and of the turn as a whole. */
async function shown(position: string, language: Language = "en") {
  const { view, forecast } = told.foretold[position] ?? never(position);
  const voice = new Voice(language, await loadLanguage(language), new Names(told.content));
  const store = makeTable("frogs");
  store.setState({ view, forecast: async () => ({ number: 1, forecast }) as Foreseen });
  render(
    <Speaking voice={voice}>
      <TableProvider store={store}>
        <Tooltip.Provider>
          <Foretelling>
            <Forecast />
          </Foretelling>
        </Tooltip.Provider>
      </TableProvider>
    </Speaking>,
  );
  const panel = await screen.findByRole("region");
  const lines = within(panel).getAllByRole("listitem");
  const total = within(panel).getByRole("group");
  const of = (element: HTMLElement) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
  return { lines: lines.map(of), total: of(total), calm: total.querySelector("[class*=calm]") !== null };
}

function never(position: string): never {
  throw new Error(`no such position: ${position}`);
}

test("who is hit is one of you, and a choice is said as either the one or the other", async () => {
  const { lines, total } = await shown("one of you, or a token");

  expect(lines[0]).toBe("Catacomb Drone unleashGravehold −1Nemesis tokens −1 or one of you −2");
  expect(total).toContain("Known so far");
  expect(total).toContain("Gravehold −1one of you 0 to −2");
  expect(total).toContain("+ unknown tier 1 card");
});

test("a rule for the end of its turn stands among what will happen, and is not calm", async () => {
  const { lines, total, calm } = await shown("a strike at the end");

  expect(lines.some((line) => line.startsWith("End of its turn: a hidden card decides"))).toBe(true);
  expect(total).toContain("a hidden card decides");
  expect(calm).toBe(false);
});

test("with a card still to be drawn nothing is called calm", async () => {
  const { total, calm } = await shown("nothing, and a card");

  expect(total).toBe("Known so farnothing+ unknown tier 1 card");
  expect(calm).toBe(false);
});

test("only a turn that is known to its end can be calm", async () => {
  const { total, calm } = await shown("nothing, for certain");

  expect(total).toBe("Totalno life is lost");
  expect(calm).toBe(true);
});

test.each(told.languages)("the unknown card is said in %s", async (language) => {
  const { total, calm } = await shown("nothing, and a card", language);

  expect(total).toMatch(/\+ .*1/);
  expect(total).not.toMatch(/forecast-/);
  expect(calm).toBe(false);
});

test.each([
  ["once after a gesture of three answers", 3, 1],
  ["after each gesture of one answer", 1, 3],
])("the forecast is asked for %s", async (_, together, times) => {
  vi.useFakeTimers();
  const { view, forecast } = told.foretold["one of you, or a token"] ?? never("one of you, or a token");
  const store = makeTable("frogs");
  const key = view.decision?.keys[0] ?? "";
  let asked = 0;
  store.setState({
    view,
    state: { answers: 0 } as TableState,
    forecast: async () => {
      asked += 1;
      return { number: 1, forecast } as Foreseen;
    },
    // The network takes longer than the page waits for the game to pause.
    answer: async () => {
      const after = (store.getState().state?.answers ?? 0) + 1;
      setTimeout(() => store.setState({ view: { ...view }, state: { answers: after } as TableState }), 400);
    },
  });
  render(
    <TableProvider store={store}>
      <Foretelling>{null}</Foretelling>
    </TableProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  asked = 0;

  for (let n = 0; n < 3; n += together) {
    void inTurn(store, Array<string>(together).fill(key));
    await act(() => vi.advanceTimersByTimeAsync(2000));
  }

  expect(asked).toBe(times);
  vi.useRealTimers();
});
