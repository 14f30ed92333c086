import { termName } from "@/protocol/phrases";
import { useVoice } from "@/words/Words";
import styles from "./Counter.module.css";

/** More tokens than this are a number. */
const PIPS = 10;

/** Tokens of the nemesis: one pip for each, and their number. */
export function Counter({ name, n }: { name: string; n: number }) {
  const voice = useVoice();
  return (
    <div className={styles.counter} data-counter={name}>
      <span>{voice.say(termName(name))}</span>
      {n <= PIPS ? (
        <span className={styles.pips} aria-hidden>
          {Array.from({ length: n }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      ) : null}
      <b>{n}</b>
    </div>
  );
}
