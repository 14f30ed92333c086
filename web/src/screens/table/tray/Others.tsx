// The tray of those who do not decide: who is choosing what, and what they themselves could do in between.
import type { ReactNode } from "react";
import { Icon } from "@/art/icons";
import { MageSigil } from "@/art/MageSigil";
import { say } from "@/protocol/phrases";
import type { Decision } from "@/protocol/wire";
import { useTable, useView } from "@/store/useTable";
import { player as playerPhrase } from "@/words/players";
import { useText, useVoice } from "@/words/Words";
import styles from "./Others.module.css";

interface OthersProps {
  decision: Decision;
  /** The card that asks. */
  about: ReactNode;
  /** Answers that this person may give although another decides. */
  own: ReactNode;
  /** Their answers, to be suggested. */
  theirs: ReactNode;
}

/** Who is waited for, by name, or else by their mage. */
function useDecider(seat: number): { mage: string | undefined; mageName: string; name: string } {
  const voice = useVoice();
  const who = useView((view) => ({ players: view.players, nemesis: view.nemesis }));
  const name = useTable(({ state }) => {
    const owner = state?.seats[seat] ?? "";
    return state?.people.find((one) => one.id === owner)?.name ?? "";
  });
  const mageName = voice.say(playerPhrase(who, seat));
  return { mage: who.players[seat]?.mage, mageName, name: name || mageName };
}

export function Others({ decision, about, own, theirs }: OthersProps) {
  const t = useText();
  const voice = useVoice();
  const { mage, mageName, name } = useDecider(decision.seat);
  const together = decision.seat < 0;
  const ask = decision.ask.replaceAll("_", "-");
  const question = voice.say(decision.question ?? say(`ask-${ask}`));
  const choosing = t("others-choose", { ask: together ? "together" : ask, who: name, question });
  return (
    <>
      <header className={styles.head}>
        {mage ? (
          <span className={styles.crest}>
            <MageSigil id={mage} seat={decision.seat} />
          </span>
        ) : (
          <Icon name="people" size={24} />
        )}
        <span>
          {together || name === mageName ? null : <span className={styles.who}>{mageName}</span>}
          <h2>{choosing}</h2>
        </span>
      </header>
      <p className="aloud" role="status">
        {choosing}
      </p>
      {about}
      {own}
      <details className={styles.theirs}>
        <summary>{t("others-options", { n: decision.keys.length })}</summary>
        {theirs}
      </details>
    </>
  );
}
