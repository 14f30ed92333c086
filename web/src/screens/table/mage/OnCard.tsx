// What a played card asks is answered on the card: its options as small buttons. The tray has the same answers.
import { press, whereOf } from "@/hands/press";
import type { View } from "@/protocol/wire";
import { choicesOf } from "@/store/places";
import { mayAnswer } from "@/store/table";
import { useTable, useTableStore } from "@/store/useTable";
import { useVoice } from "@/words/Words";
import styles from "./OnCard.module.css";

/** More options than these do not fit on a card. */
const MOST = 4;

/** The answers that the card asks for and that lie nowhere else on the board; none if there are others. */
export function optionsOf({ decision }: Pick<View, "decision">, card: string): string[] {
  if (decision?.card !== card) return [];
  const choices = choicesOf(decision);
  const bare = choices.every((one) => one.about.length === 0 && one.verb !== "amount");
  return bare && choices.length <= MOST ? choices.map((one) => one.key) : [];
}

const NONE: string[] = [];

export function OnCard({ card, seat }: { card: string; seat: number }) {
  const voice = useVoice();
  const store = useTableStore();
  const keys = useTable((data) =>
    data.view?.decision?.seat === seat && mayAnswer(data, "") ? optionsOf(data.view, card) : NONE,
  );
  const decision = store.getState().view?.decision;
  if (keys.length === 0) return null;
  return (
    <span className={styles.options}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className={styles.option}
          data-choice={key}
          onClick={(event) => press(store, key, whereOf(event))}
          onPointerEnter={() => store.getState().point(key)}
          onPointerLeave={() => store.getState().point(null)}
        >
          {voice.say(decision?.options?.[decision.keys.indexOf(key)] ?? key)}
        </button>
      ))}
    </span>
  );
}
