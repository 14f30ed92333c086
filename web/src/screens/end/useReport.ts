// What the report of a game is made from: the table and all that happened at it.
import { useEffect, useState } from "react";
import { fetchGame, type Game } from "@/protocol/game";
import { getTable, Refusal } from "@/protocol/http";
import type { TableState } from "@/protocol/wire";
import { useContent } from "@/store/content";
import { type Proof, prove } from "@/store/proof";
import { type Story, storyOf } from "./stats";

export interface Told {
  game: Game;
  state: TableState;
  proof: Proof;
  story: Story;
}

export function useReport(id: string, token: string): { told: Told | null; refusal: Refusal | null } {
  const [told, tell] = useState<Told | null>(null);
  const [refusal, refuse] = useState<Refusal | null>(null);
  useEffect(() => {
    let here = true;
    Promise.all([fetchGame(id, token), getTable(id, token)]).then(
      async ([game, state]) => {
        await useContent.getState().playWith(state.content ?? "", id, token);
        const proof = await prove(id, state);
        if (here) tell({ game, state, proof, story: storyOf(game) });
      },
      (error) => here && refuse(error instanceof Refusal ? error : new Refusal("client/unknown")),
    );
    return () => {
      here = false;
      useContent.getState().leave();
    };
  }, [id, token]);
  return { told, refusal };
}
