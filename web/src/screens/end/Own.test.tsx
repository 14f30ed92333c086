// @vitest-environment jsdom
import "../../../tests/dom";
import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import type { TableSummary } from "@/protocol/wire";
import { useContent } from "@/store/content";
import { loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { finished } from "../../../tests/tables";
import { told } from "../../../tests/told";
import { pastOf } from "../statistics/past";
import { OwnOf } from "./Own";

let voice: Voice;
beforeAll(async () => {
  useContent.getState().take(told.content);
  voice = new Voice("en", await loadLanguage("en"), new Names(told.content));
});

function shown(tables: TableSummary[], id = tables.at(-1)?.table ?? "") {
  render(
    <Speaking voice={voice}>
      <OwnOf past={pastOf(tables)} id={id} />
    </Speaking>,
  );
  return screen.queryByRole("region", { name: "Among your games" });
}

test("a victory is counted among the games against this nemesis, with the best of them", () => {
  const own = shown([
    finished(true, {}, { turns: 28, gravehold: 3 }),
    finished(false),
    finished(true, { nemesis: "umbra_titan" }, { turns: 5 }),
    finished(true, {}, { turns: 33, gravehold: 12 }),
  ]);

  expect(own).toHaveTextContent(
    "Your best against Rageborne: victory in turn 28, Gravehold life 12. This is win number 2 in 3 games.",
  );
});

test("a defeat says what was won so far, and nothing of a best that there is not", () => {
  expect(shown([finished(false)])).toHaveTextContent(/^Games won against Rageborne so far: 0 of 1\.$/);
});

test("what a game has achieved is shown at its end, and not again at the next", () => {
  const [first, second] = [finished(true), finished(true)];

  expect(shown([first, second], first.table)).toHaveTextContent("New achievementFirst victory");
});

test("a later game does not show it", () => {
  expect(shown([finished(true), finished(true)])).not.toHaveTextContent("First victory");
});

test("a game of others says nothing", () => {
  expect(shown([finished(true)], "elsewhere")).toBeNull();
});
