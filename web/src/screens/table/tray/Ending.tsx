// What ends a phase or a choice: large, always at the same place, and it names what is unused.
import { useEffect } from "react";
import { press, whereOf } from "@/hands/press";
import type { Decision } from "@/protocol/wire";
import { useSettings } from "@/store/settings";
import { useOption, useTable, useTableStore, useView } from "@/store/useTable";
import { useNames, useText, useVoice } from "@/words/Words";
import { Strokes } from "./Answer";
import type { Answer } from "./answers";
import styles from "./Tray.module.css";
import { unusedOf } from "./unused";

/** For how long a turn that ends by itself can still be seen, in milliseconds. */
const MOMENT = 1600;

export function Ending({ of, decision }: { of: Answer; decision: Decision }) {
  const t = useText();
  const voice = useVoice();
  const store = useTableStore();
  const option = useOption(of.key);
  const main = decision.ask === "main";
  const unused = useUnused(decision);
  const itself = useItself(decision, of.key);
  return (
    <button
      type="button"
      className={styles.answer}
      data-last
      data-end={main || undefined}
      data-key={of.key}
      data-hot={option.hot || undefined}
      data-busy={option.busy || undefined}
      data-itself={itself || undefined}
      data-unused={unused !== "" || undefined}
      disabled={!option.able}
      data-strokes={of.hotkey || undefined}
      aria-keyshortcuts={of.hotkey || undefined}
      onClick={(event) => {
        if (event.detail > 0) event.currentTarget.blur();
        press(store, of.key, whereOf(event));
      }}
      onPointerEnter={() => option.point(true)}
      onPointerLeave={() => option.point(false)}
      onFocus={() => option.point(true)}
      onBlur={() => option.point(false)}
    >
      <Strokes of={of.hotkey} />
      <span className={styles.words}>
        {main ? t("end-turn") : voice.say(of.phrase)}
        {unused === "" ? null : (
          <>
            <span className="aloud">. </span>
            <small className={styles.unused}>{unused}</small>
          </>
        )}
      </span>
    </button>
  );
}

/** "2 aether, 2 gems and a spell unused". */
function useUnused(decision: Decision): string {
  const t = useText();
  const { lang } = useVoice();
  const cards = useNames().cards;
  // As a flat list, so that equal ones are equal.
  const flat = useView((view) => unusedOf(view, decision, cards).flatMap(({ what, n }) => [what, n]));
  const parts: string[] = [];
  for (let at = 0; at < flat.length; at += 2) parts.push(t(`unused-${flat[at]}`, { n: Number(flat[at + 1]) }));
  if (parts.length === 0) return "";
  if (decision.ask === "casting") return parts.join("");
  return t("unused", { what: new Intl.ListFormat(lang, { type: "conjunction" }).format(parts) });
}

/** Does the turn end by itself now? If the person has set it so, and nothing else can be done. */
function useItself(decision: Decision, key: string): boolean {
  const store = useTableStore();
  const wanted = useSettings((settings) => settings.endsItself);
  const mine = useTable((data) => data.state?.seats[decision.seat] === data.you && !data.still);
  const itself = wanted && mine && decision.ask === "main" && decision.keys.length === 1;
  useEffect(() => {
    if (!itself) return;
    const timer = setTimeout(() => {
      if (store.getState().view?.decision === decision) void store.getState().answer(key);
    }, MOMENT);
    return () => clearTimeout(timer);
  }, [itself, store, decision, key]);
  return itself;
}
