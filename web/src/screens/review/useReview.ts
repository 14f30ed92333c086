// The review of a table's game: asked for when the screen opens, then looked for until it is there.
import { useEffect, useState } from "react";
import { askForReview, getReplay, getReview, getTable, Refusal } from "@/protocol/http";
import type { ReviewState, TableState, View } from "@/protocol/wire";
import { useContent } from "@/store/content";

/** How often a review that is being made is looked for. */
const AGAIN = 1000;
const END = 2 ** 31;

export interface Reviewed {
  state: TableState;
  /** The table as it stood at the end. */
  view: View;
}

export function useReviewed(id: string, token: string): { reviewed: Reviewed | null; refusal: Refusal | null } {
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [refusal, refuse] = useState<Refusal | null>(null);
  useEffect(() => {
    let here = true;
    Promise.all([getTable(id, token), getReplay(id, END, 0, token)]).then(
      async ([state, { view }]) => {
        await useContent.getState().playWith(state.content ?? "", id, token);
        if (here) setReviewed({ state, view: view as View });
      },
      (error) => here && refuse(error instanceof Refusal ? error : new Refusal("client/unknown")),
    );
    return () => {
      here = false;
      useContent.getState().leave();
    };
  }, [id, token]);
  return { reviewed, refusal };
}

/** How far it is, or the code of a refusal. */
export function useReview(id: string, token: string): { found: ReviewState | null; code: string } {
  const [found, setFound] = useState<ReviewState | null>(null);
  const [code, setCode] = useState("");
  useEffect(() => {
    let timer = 0;
    let here = true;
    const look = async (ask: (id: string, token: string) => Promise<ReviewState>) => {
      try {
        const state = await ask(id, token);
        if (!here) return;
        setFound(state);
        if (state.state === "running") timer = window.setTimeout(() => void look(getReview), AGAIN);
      } catch (error) {
        if (!here) return;
        const refused = error instanceof Refusal ? error.code : "client/unknown";
        // A connection that is gone for a moment ends no review.
        if (refused === "client/offline") timer = window.setTimeout(() => void look(getReview), AGAIN);
        else setCode(refused);
      }
    };
    void look(askForReview);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [id, token]);
  return { found, code };
}
