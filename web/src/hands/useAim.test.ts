import { expect, test } from "vitest";
import type { Decision, GameEvent } from "@/protocol/wire";
import { sourcesOf } from "./useAim";

const asked = (card: string) => ({ seat: 1, card, ask: "choose_target" }) as Decision;
const line = (event: Partial<GameEvent>) => ({ id: 1, at: 1, event: event as GameEvent });

test("a spell is aimed from the breach that it was cast from last", () => {
  const log = [
    line({ event: "cast", seat: 1, card: "spark", breach: 1 }),
    line({ event: "cast", seat: 1, card: "spark", breach: 3 }),
    line({ event: "cast", seat: 0, card: "spark", breach: 2 }),
  ];

  expect(sourcesOf(asked("spark"), log)[0]).toBe("breach/1/3");
});

test("what was not cast is aimed from where it was played, or from its mage", () => {
  const log = [line({ event: "cast", seat: 1, card: "spark", breach: 1 })];

  expect(sourcesOf(asked("blasting_staff"), log)).toEqual(["played/1/blasting_staff", "ability/1", "player/1"]);
});
