// @vitest-environment jsdom
// Hints beside the course: what comes for the first time is explained once, in any game with hints.
import "./dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { ShownPlayer, View } from "@/protocol/wire";
import { ASIDES, asideNow } from "@/screens/tutorial/asides";
import { useCourse } from "@/screens/tutorial/course";
import Hints from "@/screens/tutorial/Hints";
import { useContent } from "@/store/content";
import { useSettings } from "@/store/settings";
import { makeTable } from "@/store/table";
import { TableProvider } from "@/store/useTable";
import { LANGUAGES, loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "./told";

const names = new Names(told.content);
const plain = told.games[0]?.first as View;
let voice: Voice;

beforeAll(async () => {
  useContent.getState().take(told.content);
  voice = new Voice("en", await loadLanguage("en"), names);
});
beforeEach(() => {
  useCourse.setState({ table: "", chapter: 1, learned: [], passed: [], events: [], turns: 0, reads: 0, heard: [] });
  useSettings.getState().set({ hints: true });
});

/** The beginning of a game in which this is different for the first player. */
const having = (changes: Partial<ShownPlayer>, more: Partial<View> = {}): View => ({
  ...plain,
  ...more,
  players: plain.players.map((player, seat) => (seat === 0 ? { ...player, ...changes } : player)),
});
const at = (view: View, heard: string[] = []) => asideNow(view, names.cards, heard);

test("a game without curses and treasures has no hint", () => {
  expect(at(plain)).toBeNull();
});

test.each([
  ["hand/0/cursed_shard", { hand: ["cursed_shard"] }],
  ["discard/0/curse_of_rot", { discard: ["curse_of_rot"] }],
  ["deck/0/cursed_bolt", { deck: [null, "cursed_bolt"] }],
])("the first curse is told of where it lies: %s", (place, changes: Partial<ShownPlayer>) => {
  expect(at(having(changes))).toEqual({ id: "curse", at: [[{ place }], [{ label: "part-piles" }]] });
});

test("a curse that nobody has gained yet is not explained", () => {
  expect(at(having({}, { beside: ["cursed_shard"] }))).toBeNull();
});

test("a treasure is explained when it is played, or lies beside a mat", () => {
  expect(at(having({ played: ["rhias_planar_pocket"] }))?.id).toBe("treasure");
  expect(at(having({ treasures: ["world_marble"] }))?.at).toEqual([
    [{ place: "lasting/0/0" }],
    [{ label: "part-mage" }],
  ]);
  expect(at(having({}, { treasures: ["broken_tooth"] }))).toEqual({ id: "treasure", at: [] });
});

test("a treasure in a hand is not used yet", () => {
  expect(at(having({ hand: ["rhias_planar_pocket"] }))).toBeNull();
});

test("what was explained is not explained again, and nothing is explained while nobody is asked", () => {
  const both = having({ hand: ["cursed_shard"], treasures: ["world_marble"] });

  expect(at(both, ["curse"])?.id).toBe("treasure");
  expect(at(both, ["curse", "treasure"])).toBeNull();
  expect(at({ ...both, decision: null })).toBeNull();
});

test.each(LANGUAGES)("every hint has its words (%s)", async (lang) => {
  const spoken = new Voice(lang, await loadLanguage(lang), names);

  const ids = ASIDES.flatMap(({ id }) => [`aside-${id}`, `aside-${id}-text`]);
  expect(ids.filter((id) => !spoken.has(id))).toEqual([]);
});

function show(view: View, course = false) {
  const store = makeTable("aside");
  store.setState({ view });
  render(
    <Speaking voice={voice}>
      <TableProvider store={store}>
        <Hints course={course} />
      </TableProvider>
    </Speaking>,
  );
}
const headings = () => screen.queryAllByRole("heading").map((one) => one.textContent);

test("a hint that was read is put away permanently", async () => {
  const user = userEvent.setup();
  show(having({ discard: ["cursed_shard"] }));
  expect(headings()).toEqual(["A curse"]);

  await user.click(screen.getByRole("button", { name: "Got it" }));

  expect(headings()).toEqual([]);
  expect(useCourse.getState().heard).toEqual(["curse"]);
});

test("hints can be turned off from a hint", async () => {
  const user = userEvent.setup();
  show(having({ discard: ["cursed_shard"] }));

  await user.click(screen.getByRole("button", { name: "Turn off hints" }));

  expect(useSettings.getState().hints).toBe(false);
});

test("the course is silent while something else is explained, and goes on after it", async () => {
  const user = userEvent.setup();
  show(having({ discard: ["cursed_shard"] }), true);
  expect(headings()).toEqual(["A curse"]);

  await user.click(screen.getByRole("button", { name: "Got it" }));

  expect(headings()).toEqual(["What this is about"]);
});
