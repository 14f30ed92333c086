// @vitest-environment jsdom
import "../../tests/dom";
import { fireEvent, render, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, View } from "@/protocol/wire";
import { FIRST, useSettings } from "@/store/settings";
import { makeTable } from "@/store/table";
import { TableProvider } from "@/store/useTable";
import { told } from "../../tests/told";
import { RECIPES } from "./recipes";
import { schedule } from "./schedule";
import { useSounds } from "./useSounds";

const view = told.games[0]?.first as View;
const GEM: GameEvent[] = [{ event: "played", seat: 0, card: "crystal" }];
const BLOW: GameEvent[] = [{ event: "suffered", seat: 0, amount: 1 }];

// jsdom has no sound: what would be scheduled is what is compared.
const heard: unknown[] = [];
vi.mock("./schedule", () => ({ schedule: vi.fn() }));
const shakes: unknown[] = [];

class Context {
  state = "running";
  currentTime = 0;
  destination = {};
}

beforeEach(() => {
  heard.length = 0;
  shakes.length = 0;
  vi.mocked(schedule).mockImplementation((_, __, voices, volume) => void heard.push([voices, volume]));
  vi.stubGlobal("AudioContext", Context);
  Object.defineProperty(navigator, "vibrate", { configurable: true, value: (shake: unknown) => shakes.push(shake) });
  useSettings.setState({ ...FIRST, volume: 0.5 });
});

function Sounds() {
  useSounds();
  return null;
}

function show(still = false) {
  const store = makeTable("sound", { still });
  store.getState().stand(view, [], true, 0);
  render(
    <TableProvider store={store}>
      <Sounds />
    </TableProvider>,
  );
  return (events: GameEvent[], fresh = false) => store.getState().stand(view, events, fresh, 1);
}

/** The player comes with a gesture, and a little later. */
const awake = async (happen: (events: GameEvent[]) => void) => {
  fireEvent.pointerDown(document.body);
  await waitFor(() => {
    happen(GEM);
    expect(heard.length + shakes.length).toBeGreaterThan(0);
  });
  heard.length = 0;
  shakes.length = 0;
};

// This one is first: the player stays once it has come.
test("nothing is heard or felt before a gesture, and then everything is", async () => {
  const happen = show();
  happen(BLOW);
  expect([heard, shakes]).toEqual([[], []]);

  await awake(happen);
  happen(BLOW);

  expect(heard).toEqual([[RECIPES.hit, 0.25]]);
  expect(shakes).toEqual([[28]]);
});

test("the switch turns sounds off, and the phone still shakes", async () => {
  const happen = show();
  await awake(happen);
  useSettings.setState({ sound: false });

  happen(BLOW);

  expect([heard, shakes]).toEqual([[], [[28]]]);
});

test("the phone does not shake where that is off", async () => {
  const happen = show();
  await awake(happen);
  useSettings.setState({ touch: false });

  happen(BLOW);

  expect([heard.length, shakes]).toEqual([1, []]);
});

test("coming to a table is not heard", async () => {
  const happen = show();
  await awake(happen);

  happen(BLOW, true);

  expect([heard, shakes]).toEqual([[], []]);
});

test("a replay is silent unless its own switch is on", async () => {
  const happen = show(true);
  fireEvent.pointerDown(document.body);
  happen(BLOW);
  expect([heard, shakes]).toEqual([[], []]);

  useSettings.setState({ replaySound: true });
  happen(BLOW);

  expect([heard, shakes]).toEqual([[[RECIPES.hit, 0.25]], []]);
});
