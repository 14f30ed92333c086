// @vitest-environment jsdom
import "../../../tests/dom";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { useContent } from "@/store/content";
import { loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "../../../tests/told";
import { type Chosen, firstChoice } from "./choice";
import { Favourites } from "./Favourites";
import { useFavourites } from "./favourites";

const chosen = { ...firstChoice(told.content, true, () => 0), nemesis: "umbra_titan" };
let voice: Voice;
beforeAll(async () => {
  useContent.getState().take(told.content);
  voice = new Voice("en", await loadLanguage("en"), new Names(told.content));
});
beforeEach(() => useFavourites.setState({ favourites: [] }));

function show(now: Chosen = chosen) {
  const change = vi.fn<(changes: Partial<Chosen>) => void>();
  render(
    <Speaking voice={voice}>
      <Favourites chosen={now} change={change} close={() => undefined} />
    </Speaking>,
  );
  return { change, sheet: within(screen.getByRole("dialog")) };
}

test("a setup is kept under a name, and outlives the page", async () => {
  const { sheet } = show();
  await userEvent.type(sheet.getByRole("textbox"), "Friday");
  await userEvent.click(sheet.getByRole("button", { name: "Save" }));

  expect(sheet.getByRole("listitem")).toHaveTextContent("FridayAdelheim against Umbra Titan");
  expect(localStorage.getItem("unshuffled-favourites")).toContain("Friday");
});

test("it is used as a whole", async () => {
  useFavourites.getState().keep("Friday", chosen);
  const { change, sheet } = show(firstChoice(told.content, false, () => 0.9));
  await userEvent.click(sheet.getByRole("button", { name: "Use" }));

  expect(change).toHaveBeenCalledExactlyOnceWith(chosen);
});

test("or its market alone", async () => {
  useFavourites.getState().keep("Friday", chosen);
  const { change, sheet } = show();
  await userEvent.click(sheet.getByRole("button", { name: "Only the market" }));

  expect(change).toHaveBeenCalledExactlyOnceWith({ market: chosen.market });
});

test("the same name replaces it, and another does not", () => {
  const { keep } = useFavourites.getState();
  keep("Friday", chosen);
  keep("Sunday", chosen);
  keep("Friday", { ...chosen, nemesis: "rageborne" });

  expect(useFavourites.getState().favourites.map((one) => [one.name, one.setup.nemesis])).toEqual([
    ["Friday", "rageborne"],
    ["Sunday", "umbra_titan"],
  ]);
});

test("it is deleted, the others stay", async () => {
  useFavourites.getState().keep("Friday", chosen);
  useFavourites.getState().keep("Sunday", chosen);
  const { sheet } = show();
  await userEvent.click(sheet.getByRole("button", { name: "Delete Friday" }));

  expect(sheet.getAllByRole("listitem").map((one) => one.textContent?.slice(0, 6))).toEqual(["Sunday"]);
});
