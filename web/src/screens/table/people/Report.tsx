// Tell the operator of somebody, or of what was said.
import { type FormEvent, useState } from "react";
import { Button } from "@/parts/Button";
import { Refusal, report } from "@/protocol/http";
import type { NewReport } from "@/protocol/wire";
import { useTable } from "@/store/useTable";
import { useText } from "@/words/Words";
import { refusalText } from "./refusals";
import styles from "./Report.module.css";
import { peopleOf } from "./who";

const REASONS: readonly NewReport["reason"][] = ["abuse", "name", "cheating", "other"];
const LONGEST = 1000;

/** Alone at the table there is nobody to report. */
export function Report() {
  const t = useText();
  const { id, state, you, present } = useTable((data) => ({
    id: data.id,
    state: data.state,
    you: data.you,
    present: data.present,
  }));
  const [person, setPerson] = useState("");
  const [reason, setReason] = useState<NewReport["reason"]>("abuse");
  const [words, setWords] = useState("");
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, refuse] = useState<Refusal | null>(null);
  if (state === null) return null;
  const others = peopleOf(state, you, present, t).filter((one) => !one.you && !one.mind);
  if (others.length === 0) return null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    refuse(null);
    try {
      await report(id, { person, reason, words: words.trim() });
      setSent(true);
      setWords("");
    } catch (error) {
      refuse(error instanceof Refusal ? error : new Refusal("client/unknown"));
    }
    setBusy(false);
  };
  return (
    <details className={styles.report}>
      <summary>{t("report")}</summary>
      <form onSubmit={(event) => void send(event)} onChange={() => setSent(false)}>
        <p className={styles.note}>{t("report-hint")}</p>
        <label>
          <span className="cap">{t("report-who")}</span>
          <select value={person} onChange={(event) => setPerson(event.target.value)}>
            <option value="">{t("report-table")}</option>
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="cap">{t("report-why")}</span>
          <select value={reason} onChange={(event) => setReason(event.target.value as NewReport["reason"])}>
            {REASONS.map((one) => (
              <option key={one} value={one}>
                {t("report-reason", { reason: one })}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.wide}>
          <span className="cap">{t("report-words")}</span>
          <textarea value={words} rows={3} maxLength={LONGEST} onChange={(event) => setWords(event.target.value)} />
        </label>
        <Button type="submit" disabled={busy}>
          {t("report-send")}
        </Button>
        <p role="status" className={styles.note}>
          {sent ? t("report-sent") : ""}
        </p>
        {refusal ? (
          <p role="alert" className={styles.refused}>
            {refusalText(t, refusal)}
          </p>
        ) : null}
      </form>
    </details>
  );
}
