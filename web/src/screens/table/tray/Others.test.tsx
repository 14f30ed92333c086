// @vitest-environment jsdom
import "../../../../tests/dom";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tooltip } from "radix-ui";
import { beforeAll, expect, test } from "vitest";
import { Spot } from "@/parts/Spot";
import type { TableState, View } from "@/protocol/wire";
import { useContent } from "@/store/content";
import { makeTable } from "@/store/table";
import { TableProvider } from "@/store/useTable";
import { loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "../../../../tests/told";
import { Tray } from "./Tray";

let voice: Voice;

beforeAll(async () => {
  useContent.getState().take(told.content);
  voice = new Voice("en", await loadLanguage("en"), new Names(told.content));
});

const people = [
  { id: "ann", name: "Ann", watching: false },
  { id: "bob", name: "Bob", watching: false },
];
const [game] = told.games;

/** The tray of a table at which Ann decides this. */
function tray(you: string, decision: Partial<View["decision"]> = {}) {
  const view = { ...game?.first, decision: { ...game?.first.decision, ask: "main", seat: 0, ...decision } } as View;
  const state = { seats: ["ann", "bob"], people, waiting_for: ["ann"], answers: 3, vote: null };
  const store = makeTable("frogs");
  const wondered: string[] = [];
  const why = async (key: string) => {
    wondered.push(key);
    return "You can do that now.";
  };
  store.setState({ view, you, state: state as unknown as TableState, why });
  render(
    <Speaking voice={voice}>
      <TableProvider store={store}>
        <Tooltip.Provider>
          <Tray />
          <Spot place="supply/jade" label="Jade" why="gain jade">
            Jade
          </Spot>
        </Tooltip.Provider>
      </TableProvider>
    </Speaking>,
  );
  return wondered;
}

const heading = () => screen.getByRole("heading").textContent;

test("who does not decide reads who is choosing what, and finds the answers folded away", () => {
  tray("bob", { question: "What will you do?" });

  expect(heading()).toBe("Ann is taking their turn");
  expect(document.querySelector("details")).not.toHaveAttribute("open");
  expect(document.querySelectorAll("[data-key]:not(:disabled)")).toHaveLength(0);
});

test("who decides is asked, and finds the answers open", () => {
  tray("ann", { question: "What will you do?" });

  expect(heading()).toBe("What will you do?");
  expect(document.querySelector("details")).toBeNull();
  expect(document.querySelectorAll("[data-key]:disabled")).toHaveLength(0);
});

test("a question that has no words of its own for others is quoted to them", () => {
  tray("bob", { ask: "spend", question: "How much aether do you spend?" });

  expect(heading()).toBe("Ann is deciding: How much aether do you spend?");
});

test("the sentence that asks is read by all, and nothing is said where there is none", () => {
  tray("bob", { ask: "choose_player", because: "Skewer: Any player suffers 3 damage.", card: "" });
  expect(heading()).toBe("Ann is choosing a player");
  expect(screen.getByText("Skewer: Any player suffers 3 damage.")).toBeInTheDocument();
  cleanup();

  tray("bob", { ask: "choose_player", because: null, card: "" });
  expect(screen.queryByText(/Skewer/)).toBeNull();
});

test("an answer that another player may give is theirs to give at once", () => {
  tray("bob", { keys: ["end", "help"], choices: [{ verb: "end" }, { verb: "help", by: [1] }] });

  const free = [...document.querySelectorAll<HTMLElement>("[data-key]:not(:disabled)")];
  expect(free.map((one) => [one.dataset.key, one.closest("details")])).toEqual([["help", null]]);
});

test("only the one who decides sees why something can or cannot be done", async () => {
  const hover = () => userEvent.hover(document.querySelector('[data-place="supply/jade"]') as HTMLElement);

  const bob = tray("bob");
  await hover();
  await screen.findByRole("tooltip");
  expect(bob).toEqual([]);
});

test("and who decides is shown", async () => {
  const ann = tray("ann", { keys: ["end"], choices: [{ verb: "end" }], gems: null });
  await userEvent.hover(document.querySelector('[data-place="supply/jade"]') as HTMLElement);
  await screen.findByRole("tooltip");
  expect(ann).toEqual(["gain jade"]);
});
