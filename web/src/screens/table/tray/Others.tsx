// The tray of those who do not decide: who is choosing what, and what they themselves could do in between.
import type { ReactNode } from "react";
import { Icon } from "@/art/icons";
import { Button } from "@/parts/Button";
import { Said } from "@/parts/Said";
import { MageSigil } from "@/art/MageSigil";
import { say } from "@/protocol/phrases";
import type { Decision } from "@/protocol/wire";
import { useTable, useView } from "@/store/useTable";
import { player as playerPhrase } from "@/words/players";
import { useText, useVoice } from "@/words/Words";
import { Waited } from "@/screens/table/people/Waited";
import { isMind, nameOf } from "@/screens/table/people/who";
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
  const t = useText();
  const state = useTable((data) => data.state);
  const owner = state?.seats[seat] ?? "";
  const name = owner === "" ? "" : nameOf(state, owner, t);
  const mageName = voice.say(playerPhrase(who, seat));
  return { mage: who.players[seat]?.mage, mageName, name: name || mageName };
}

export function Others({ decision, about, own, theirs }: OthersProps) {
  const t = useText();
  const voice = useVoice();
  const { mage, mageName, name } = useDecider(decision.seat);
  const ai = useTable(({ state }) => isMind(state, state?.seats[decision.seat] ?? ""));
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
          {ai ? null : <Waited className={styles.waited} />}
        </span>
      </header>
      <p className="aloud" role="status">
        {choosing}
      </p>
      <Plan seat={decision.seat} />
      {about}
      {own}
      <details className={styles.theirs}>
        <summary>{t("others-options", { n: decision.keys.length })}</summary>
        {theirs}
      </details>
    </>
  );
}

/** What the AI mage at this seat is going to do; and for those who have seen enough, the way to its end. */
function Plan({ seat }: { seat: number }) {
  const t = useText();
  const {
    ai,
    plan,
    instant,
    say: speak,
  } = useTable(({ state, say: talk }) => ({
    ai: isMind(state, state?.seats[seat] ?? ""),
    plan: state?.plan?.by === state?.seats[seat] ? (state?.plan?.text ?? null) : null,
    instant: state?.agreed?.instant ?? false,
    say: talk,
  }));
  if (!ai) return null;
  return (
    <div className={styles.plan}>
      {plan === null ? null : (
        <p role="status">
          <Said phrase={plan} />
        </p>
      )}
      {instant ? null : (
        <Button look="pill" onClick={() => void speak({ phrase: "go_on" })}>
          <Icon name="step" size={15} /> {t("mind-go-on")}
        </Button>
      )}
    </div>
  );
}
