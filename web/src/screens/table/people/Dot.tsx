import { useText } from "@/words/Words";
import styles from "./People.module.css";

/** Is somebody here? Filled and green, or an empty ring. */
export function Dot({ here }: { here: boolean }) {
  const t = useText();
  return (
    <i className={styles.dot} data-here={here || undefined} role="img" aria-label={t(here ? "is-here" : "is-away")} />
  );
}
