import { afterEach, beforeEach, expect, test } from "vitest";
import type { Changed, GameEvent, View, Welcome } from "@/protocol/wire";
import { changed, FakeSocket, welcome } from "../../tests/socket";
import { told } from "../../tests/told";
import { linesShown } from "./act";
import { makeTable, type TableStore } from "./table";

const first = told.games[0]?.first as View;
const LIFE = first.gravehold.life;
const said = (event: GameEvent): GameEvent => ({ ...event, text: { id: event.event } });
/** One ends one's turn, the nemesis draws a card that costs Gravehold 3 life, and the next turn begins. */
const TURN = [
  said({ event: "turn_ended", seat: 0 }),
  said({ event: "nemesis_turn_started" }),
  said({ event: "nemesis_card_drawn", card: "slaughter" }),
  said({ event: "gravehold_suffered", amount: 3 }),
  said({ event: "turn_ended", seat: -2 }),
  said({ event: "turn_started", seat: 0 }),
];

let store: TableStore;
let socket: FakeSocket;

beforeEach(() => {
  FakeSocket.made = [];
  store = makeTable("frogs", { url: "ws://table", make: () => new FakeSocket() as unknown as WebSocket });
  socket = FakeSocket.made[0] as FakeSocket;
  socket.open();
  const state = { people: [], seats: first.players.map(() => "ann"), answers: 0 };
  socket.tell({ ...welcome(5), state, view: first } as unknown as Welcome);
});
afterEach(() => store.getState().stop());

const happens = (number: number, events: GameEvent[], patch: Record<string, unknown>) =>
  socket.tell({
    ...changed(number, [{ kind: "Answered", key: "end", person: "ann" }]),
    state: { answers: number - 5 },
    events,
    patch,
  } as Changed);
const life = () => store.getState().view?.gravehold.life;
const asks = () => store.getState().view?.decision?.ask ?? null;
const log = () => linesShown(store.getState()).map((line) => line.event.event);

/** What is seen with each step until the board is as it is. */
function played() {
  const seen: [string, number | undefined][] = [];
  for (let { act } = store.getState(); act !== null; { act } = store.getState()) {
    seen.push([act.steps[act.at]?.beat?.kind ?? "own", life()]);
    store.getState().goOn();
  }
  return seen;
}

test("an answer of theirs means they have looked, and one that they had decided in advance does not", () => {
  const answered = { kind: "Answered", key: "end", person: "ann" } as const;
  store.setState({ away: 2, mine: 3 });

  const ahead = { kind: "AnsweredInAdvance", key: "no", person: "ann" } as const;
  socket.tell({ ...changed(6, [ahead]), state: { answers: 6 } } as Changed);
  expect([store.getState().away, store.getState().mine]).toEqual([2, 3]);

  socket.tell({ ...changed(7, [answered]), state: { answers: 7 } } as Changed);
  expect([store.getState().away, store.getState().mine]).toEqual([null, 7]);
});

test("the board waits: each step shows what has happened by then, and the question comes last", () => {
  store.setState({ plays: true });

  happens(6, TURN, { "/gravehold/life": LIFE - 3 });

  expect(asks()).toBeNull();
  expect(log()).toEqual(["turn_ended"]);
  expect(played()).toEqual([
    ["own", LIFE],
    ["turn", LIFE],
    ["drawn", LIFE],
    ["effect", LIFE - 3],
  ]);
  expect([life(), asks()]).toEqual([LIFE - 3, first.decision?.ask]);
  expect(log()).toHaveLength(TURN.length);
});

test("where no beats are played the board does not wait", () => {
  happens(6, TURN, { "/gravehold/life": LIFE - 3 });

  expect(store.getState().act).toBeNull();
  expect([life(), asks()]).toEqual([LIFE - 3, first.decision?.ask]);
  expect(log()).toHaveLength(TURN.length);
});

test("one's own answers are not waited for", () => {
  store.setState({ plays: true });

  happens(6, [said({ event: "played", seat: 0, card: "crystal" })], { "/players/0/aether": 1 });

  expect(store.getState().act).toBeNull();
  expect(store.getState().view?.players[0]?.aether).toBe(1);
});

test("no answer is sent while beats are played", () => {
  store.setState({ plays: true });
  happens(6, TURN, { "/gravehold/life": LIFE - 3 });

  void store.getState().answer(first.decision?.keys[0] ?? "");

  expect(store.getState().busy).toBeNull();
  expect(socket.sent.filter((one) => one.kind === "answer")).toEqual([]);
});

test("skipping shows the board as it is", () => {
  store.setState({ plays: true });
  happens(6, TURN, { "/gravehold/life": LIFE - 3 });

  store.getState().skip();

  expect(store.getState().act).toBeNull();
  expect([life(), asks()]).toEqual([LIFE - 3, first.decision?.ask]);
});

test("what another person does meanwhile is shown after the beats, from the view that was sent", () => {
  store.setState({ plays: true });
  happens(6, TURN, { "/gravehold/life": LIFE - 3 });

  happens(7, [said({ event: "gravehold_gained", amount: 1 })], { "/gravehold/life": LIFE - 2 });

  expect(life()).toBe(LIFE);
  expect(played().slice(-3)).toEqual([
    ["effect", LIFE - 3],
    ["own", LIFE - 3],
    ["own", LIFE - 2],
  ]);
  expect(asks()).toBe(first.decision?.ask);
});

test("going back ends the beats at once", () => {
  store.setState({ plays: true });
  happens(6, TURN, { "/gravehold/life": LIFE - 3 });

  socket.tell({
    ...changed(7, [{ kind: "TakenBack", to: 0, person: "ann" }]),
    fresh: true,
    state: { answers: 0 },
    view: first,
  } as unknown as Changed);

  expect(store.getState().act).toBeNull();
  expect(life()).toBe(LIFE);
  expect(log()).toEqual([]);
});

/** The nemesis has acted before the first question; the board is as it is then. */
const OPENING = TURN.slice(1);

test("a nemesis turn before the first question is played from the board that it began with", () => {
  store.setState({ plays: true });

  store.getState().recall([], OPENING);
  store.getState().open();

  expect(asks()).toBeNull();
  expect(played()).toEqual([
    ["turn", LIFE + 3],
    ["drawn", LIFE + 3],
    ["effect", LIFE],
  ]);
  expect([asks(), life()]).toEqual([first.decision?.ask, LIFE]);
});

test("it is not played where nobody plays beats, after an answer, or where the nemesis has not acted", () => {
  store.getState().recall([], OPENING);
  store.getState().open();
  expect(store.getState().act).toBeNull();

  store.setState({ plays: true, log: [] });
  store.getState().recall([], TURN.slice(-1));
  store.getState().open();
  expect(store.getState().act).toBeNull();

  store.getState().recall([], OPENING);
  happens(6, [], {});
  store.getState().open();
  expect(store.getState().act).toBeNull();
});
