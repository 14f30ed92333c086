import { Spot } from "@/parts/Spot";
import { termName } from "@/protocol/phrases";
import type { Phrase } from "@/protocol/wire";
import { useText, useVoice } from "@/words/Words";
import styles from "./MageTrack.module.css";

interface MageTrackProps {
  seat: number;
  name: string;
  /** What each space does. */
  spaces: Phrase[];
  /** Where the token is, from 1. */
  at: number;
}

/** A track on a mage mat: its spaces, and the token on one of them. Where it may go is chosen here. */
export function MageTrack({ seat, name, spaces, at }: MageTrackProps) {
  const t = useText();
  const voice = useVoice();
  const term = voice.say(termName(name));
  return (
    <div className={styles.track} role="group" aria-label={t("track-at", { name: term, n: at, of: spaces.length })}>
      <span className={styles.name} aria-hidden>
        {term}
      </span>
      {spaces.map((does, n) => {
        const says = voice.say(does);
        return (
          <Spot
            key={n}
            place={`space/${seat}/${name}/${n + 1}`}
            label={`${t("mage-space", { name: term, n: n + 1, here: n + 1 === at ? "yes" : "no" })}. ${says}`}
            className={styles.space}
            detail={
              <span className={styles.says}>
                <b>{t("mage-space", { name: term, n: n + 1, here: n + 1 === at ? "yes" : "no" })}</b>
                {says}
              </span>
            }
          >
            <i className={styles.dot} data-here={n + 1 === at || undefined}>
              {n + 1}
            </i>
          </Spot>
        );
      })}
    </div>
  );
}
