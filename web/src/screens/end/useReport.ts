// What the report of a game is made from: the table and all that happened at it.
import { useEffect, useState } from "react";
import { fetchGame, type Game } from "@/protocol/game";
import { getTable, Refusal } from "@/protocol/http";
import type { TableState } from "@/protocol/messages";
import { type Story, storyOf } from "./stats";

export interface Told {
  game: Game;
  state: TableState;
  story: Story;
}

export function useReport(id: string, token: string): { told: Told | null; refusal: Refusal | null } {
  const [told, tell] = useState<Told | null>(null);
  const [refusal, refuse] = useState<Refusal | null>(null);
  useEffect(() => {
    let here = true;
    Promise.all([fetchGame(id, token), getTable(id, token)]).then(
      ([game, state]) => here && tell({ game, state, story: storyOf(game) }),
      (error) => here && refuse(error instanceof Refusal ? error : new Refusal("client/unknown")),
    );
    return () => {
      here = false;
    };
  }, [id, token]);
  return { told, refusal };
}
