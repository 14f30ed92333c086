// @vitest-environment jsdom
import "../../../tests/dom";
import { render, screen, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import type { GameReview, ReviewMoment, View } from "@/protocol/wire";
import { useContent } from "@/store/content";
import { loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "../../../tests/told";
import { Again, Moments } from "./Moments";
import { Went } from "./Went";

let voice: Voice;
beforeAll(async () => {
  useContent.getState().take(told.content);
  voice = new Voice("en", await loadLanguage("en"), new Names(told.content));
});

const view = { players: [{ seat: 0, number: 1, mage: "brama" }], nemesis: { id: "rageborne" } } as unknown as View;

const decision: ReviewMoment = {
  kind: "purchase",
  luck: false,
  at: 40,
  turn: 17,
  last_turn: 17,
  seat: 0,
  points: -9,
  error: 3,
  text: { id: "option-gain", args: { card: { name: "jade", kind: "card" }, cost: 2 } },
  card: "jade",
  came: [],
  better: null,
  better_card: "",
  gain: 0,
  gain_error: 0,
};
const better = { better: { id: "option-open", args: { numeral: "III", cost: 5 } }, gain: 9, gain_error: 3 };
const luck: ReviewMoment = {
  ...decision,
  kind: "turn_order",
  luck: true,
  seat: -1,
  text: null,
  card: "",
  came: [
    {
      text: { id: "review-turn-card", args: { card: { id: "turn-card", args: { card: "nemesis", n: 0, who: "" } } } },
      turn_card: "nemesis",
      card: "",
      odds: [1, 3],
    },
  ],
};

const review = {
  won: false,
  start: 46,
  start_error: 5,
  luck: -19,
  luck_error: 6,
  decisions: -27,
  decisions_error: 7,
  luck_parts: [
    { kind: "turn_order", text: { id: "review-kind", args: { kind: "turn-order" } }, points: -19, error: 6 },
  ],
  decision_parts: [{ kind: "breach", text: { id: "review-kind", args: { kind: "breach" } }, points: -27, error: 7 }],
  turning_points: [] as ReviewMoment[],
  again: [] as ReviewMoment[],
} as unknown as GameReview;

const shown = (what: React.ReactNode) => render(<Speaking voice={voice}>{what}</Speaking>);

test("a decision says what was played and what would have been better", () => {
  shown(<Moments id="t" view={view} review={{ ...review, turning_points: [{ ...decision, ...better }] }} />);

  expect(screen.getByRole("article")).toHaveTextContent(
    /Turn 17Decision: Brama−9 ± 3pointsPlayedGain Jade \(2\)BetterOpen breach III \(5\) · \+9 ± 3/,
  );
});

test("where nothing is known to be better, nothing is said of it", () => {
  shown(<Moments id="t" view={view} review={{ ...review, turning_points: [decision] }} />);

  expect(screen.getByRole("article")).not.toHaveTextContent("Better");
});

test("luck says what came and how likely that was", () => {
  shown(<Moments id="t" view={view} review={{ ...review, turning_points: [luck] }} />);

  expect(screen.getByRole("article")).toHaveTextContent(/Luck−9 ± 3pointsDrawnTurn order: nemesis · 1 in 3/);
});

test("with no turning point the page says so", () => {
  shown(<Moments id="t" view={view} review={review} />);

  expect(screen.getByRole("region", { name: "Turning points" })).toHaveTextContent("No single moment");
});

test("a moment leads to the replay at its place", () => {
  shown(<Moments id="t" view={view} review={{ ...review, turning_points: [decision] }} />);

  expect(screen.getByRole("link", { name: "Replay" })).toHaveAttribute("href", "/t/t/replay?at=40");
});

test("a puzzle hides what was played until it is opened", () => {
  shown(<Again id="t" view={view} review={{ ...review, again: [{ ...decision, ...better }] }} />);
  const solution = screen.getByText("Show what was played").closest("details");

  expect(solution?.open).toBe(false);
  expect(solution).toHaveTextContent("Played: Gain Jade (2)Better: Open breach III (5) (+9 ± 3)");
});

test("start, luck and decisions lead to the result, row by row", () => {
  shown(<Went review={review} />);
  const rows = within(screen.getByRole("table")).getAllByRole("row");

  expect(rows.map((row) => row.textContent)).toEqual([
    "Chance at the start46 % ± 5",
    "Luck−19 ± 6",
    "Turn order−19 ± 6",
    "Decisions−27 ± 7",
    "Breaches−27 ± 7",
    "Result: defeat0 %",
  ]);
});
