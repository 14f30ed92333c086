// What is decided in advance about questions outside one's own turn, and what others have decided.
import { useRef, useState } from "react";
import { useTable } from "@/store/useTable";
import { useText } from "@/words/Words";
import styles from "./TableSheets.module.css";

const KINDS = ["decline", "cheapest", "leave"];
const NOTHING: string[] = [];

/** For somebody with a seat: what they decide in advance. */
export function InAdvance() {
  const t = useText();
  const { plays, kinds, others, decideInAdvance } = useTable(({ state, you, decideInAdvance }) => ({
    plays: state !== null && !state.over && state.seats.includes(you),
    kinds: state?.in_advance?.[you] ?? NOTHING,
    others: state?.seats.some((owner) => owner !== you) ?? false,
    decideInAdvance,
  }));
  /** What was ticked and is not confirmed yet: a second box must not undo the first. */
  const [wanted, want] = useState<string[] | null>(null);
  const last = useRef<string[] | null>(null);
  if (!plays) return null;
  const ticked = wanted ?? kinds;
  const choose = async (chosen: string[]) => {
    want(chosen);
    last.current = chosen;
    await decideInAdvance(chosen);
    if (last.current === chosen) want(null);
  };
  return (
    <fieldset className={styles.ahead}>
      <legend className="cap">{t("ahead")}</legend>
      <p className={styles.note}>{t("ahead-note")}</p>
      {KINDS.filter((kind) => others || kind !== "leave").map((kind) => (
        <label key={kind} className={styles.chat}>
          <input
            type="checkbox"
            checked={ticked.includes(kind)}
            onChange={({ target }) =>
              void choose(target.checked ? [...ticked, kind] : ticked.filter((one) => one !== kind))
            }
          />
          <span>
            {t(`ahead-${kind}`)}
            {kind === "decline" ? <small className={styles.about}>{t("ahead-decline-note")}</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What the player of this seat decides in advance; nothing where that is nothing. */
export function AheadOf({ seat }: { seat: number }) {
  const t = useText();
  const kinds = useTable(({ state }) => state?.in_advance?.[state.seats[seat] ?? ""] ?? NOTHING);
  if (kinds.length === 0) return null;
  const what = kinds.map((kind) => t("ahead-does", { kind })).join(", ");
  return <p className={styles.note}>{t("ahead-of", { what })}</p>;
}
