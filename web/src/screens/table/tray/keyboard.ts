// Answers by keys. A key may stand for one answer, or be the first of two: a card or a verb, and then the breach.
import { useEffect, useRef } from "react";
import { press, pressAll } from "@/hands/press";
import { choiceOf } from "@/store/places";
import type { TableStore } from "@/store/table";
import { mayAnswer } from "@/store/table";
import { useTableStore } from "@/store/useTable";
import type { Answer, Answers } from "./answers";

/** Arrow keys go from answer to answer, and into the list from nowhere else. */
function move(step: number): void {
  const all = [...document.querySelectorAll<HTMLButtonElement>("#tray :is([data-key], [data-plan]):not(:disabled)")];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next]?.focus();
}

const STEPS: Record<string, number> = { arrowdown: 1, arrowright: 1, arrowup: -1, arrowleft: -1 };
/** What none of the keys of a game belongs to. */
const ELSEWHERE = "input, textarea, select, [role=dialog], [role=menu], [contenteditable]";

/** The first of two keys was pressed: the card that it names is selected. */
function begin(store: TableStore, answers: readonly Answer[], pressed: string): void {
  const { view, hold } = store.getState();
  const one = answers.find((answer) => answer.hotkey.startsWith(`${pressed} `));
  const place = choiceOf(view?.decision ?? null, one?.key ?? "")?.about.find((about) => about.startsWith("hand/"));
  if (place !== undefined) hold(place);
}

/** Digits and letters answer, G plays all gems, U takes back, R brings back, and an arrow enters the list. */
export function useKeys({ groups, last }: Answers, gems: readonly string[]): void {
  const store = useTableStore();
  const now = useRef<{ answers: Answer[]; gems: readonly string[]; first: string }>({
    answers: [],
    gems: [],
    first: "",
  });
  useEffect(() => {
    const answers = [...groups.flatMap((group) => group.answers), ...last].filter((one) => one.hotkey && !one.gone);
    now.current = { answers, gems, first: "" };
    document.getElementById("tray")?.removeAttribute("data-first");
  }, [groups, last, gems]);
  useEffect(() => {
    const tray = () => document.getElementById("tray");
    const heard = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(ELSEWHERE)) return;
      const { takeBack, redo, state, you } = store.getState();
      const pressed = event.key.toLowerCase();
      // A key that is held down answers once; arrows go on.
      if (event.repeat && !(pressed in STEPS)) return;
      const { answers, gems: plays, first } = now.current;
      now.current.first = "";
      tray()?.removeAttribute("data-first");
      const answer =
        answers.find((one) => first !== "" && one.hotkey === `${first} ${pressed}`) ??
        answers.find((one) => one.hotkey === pressed);
      if (answer?.first) pressAll(store, [...answer.first, answer.key], pressed);
      else if (answer) press(store, answer.key, pressed);
      else if (answers.some((one) => one.hotkey.startsWith(`${pressed} `))) {
        now.current.first = pressed;
        tray()?.setAttribute("data-first", pressed);
        begin(store, answers, pressed);
      } else if (pressed === "g" && plays.length > 0 && mayAnswer(store.getState(), "")) pressAll(store, plays, "g");
      else if (pressed === "u" && state?.seats.includes(you) && state.answers > 0) void takeBack();
      else if (pressed === "r" && state?.seats.includes(you) && state.can_redo) void redo();
      else if (pressed in STEPS && (target === document.body || target?.closest("[data-key], [data-plan]")))
        move(STEPS[pressed] ?? 0);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  }, [store]);
}
