import { useMemo, useState } from "react";
import type { Decision } from "@/protocol/wire";
import { useView } from "@/store/useTable";
import { type Answers, answersOf, kept, type Lie, slotted } from "./answers";

interface Kept {
  /** Which phase of which turn. */
  of: string;
  hand: readonly string[];
  decision: Decision | null;
  answers: Answers | null;
}

const NEW: Kept = { of: "", hand: [], decision: null, answers: null };

/** The answers in their rows. Within a phase no row moves, and no key gets another meaning. */
export function useAnswers(decision: Decision, mine: boolean): Answers {
  const of = useView((view) => `${view.turn} ${decision.seat} ${decision.ask}`);
  const hand = useView((view) => view.players[decision.seat]?.hand ?? []);
  const supply = useView((view) => view.supply.map((pile) => pile.card));
  const [before, keep] = useState(NEW);
  const now = useMemo((): Kept => {
    if (before.of === of && before.decision === decision) return before;
    const old = before.of === of ? before : NEW;
    const lie: Lie = { hand: slotted(old.hand, hand), supply };
    const answers = answersOf(decision, lie);
    return {
      of,
      hand: lie.hand,
      decision,
      answers: decision.ask === "main" && mine ? kept(old.answers, answers) : answers,
    };
  }, [before, of, decision, mine, hand, supply]);
  if (now !== before) keep(now);
  return now.answers ?? answersOf(decision);
}
