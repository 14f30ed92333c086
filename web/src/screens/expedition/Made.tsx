// What was chosen since the last battle, and by whom; until the next one has begun it can be taken back.
import { useState } from "react";
import { Icon } from "@/art";
import { Button } from "@/parts/Button";
import type { ExpeditionInfo } from "@/protocol/wire";
import { useTable } from "@/store/useTable";
import { useText } from "@/words/Words";
import { nameOf } from "../table/people/who";
import styles from "./Made.module.css";

export function Made({ trek, watching }: { trek: ExpeditionInfo; watching: boolean }) {
  const t = useText();
  const { state, you, takeBack, back } = useTable((data) => ({
    state: data.state,
    you: data.you,
    takeBack: data.takeBack,
    back: data.talk.at(-1)?.entry,
  }));
  const [busy, setBusy] = useState(false);
  const over = trek.step === "won" || trek.step === "lost";
  const last = trek.made.at(-1);
  // Whose question was there a moment ago should learn why it is another one now.
  const taken = back?.kind === "TakenBack" && back.to === trek.choices && back.person !== you ? back : null;
  if (state === null || over || (last === undefined && taken === null)) return null;
  const players = state.people.filter((one) => !one.watching).length;
  const asks = players > 1 && last !== undefined && (last.drew || last.person !== you);
  const take = () => {
    setBusy(true);
    void takeBack().finally(() => setBusy(false));
  };
  return (
    <section className={`panel ${styles.made}`} aria-label={t("expedition-made")}>
      {taken ? (
        <p role="status" className={styles.taken}>
          <Icon name="undo" size={17} /> {t("talk-note", { what: "TakenBack", name: nameOf(state, taken.person, t) })}
        </p>
      ) : null}
      {last === undefined ? null : (
        <>
          <span className="cap">{t("expedition-made")}</span>
          <ul>
            {trek.made.map((one, at) => (
              <li key={at}>
                <b>{t("expedition-made-of", { step: one.step })}</b>
                {players > 1 ? <span>{one.person === you ? t("you") : nameOf(state, one.person, t)}</span> : null}
              </li>
            ))}
          </ul>
          {watching || trek.begun ? null : (
            <span className={styles.act}>
              {asks ? <small>{t("expedition-back-asks")}</small> : null}
              <Button disabled={busy || state.vote !== null} onClick={take}>
                <Icon name="undo" size={17} /> {t("take-back")}
              </Button>
            </span>
          )}
        </>
      )}
    </section>
  );
}
