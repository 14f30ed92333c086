// How strong a nemesis is, as one to four triangles.
import { Icon } from "@/art";
import styles from "./Rating.module.css";

const WORST = 4;

export function Rating({ n }: { n: number }) {
  return (
    <span className={styles.rating} aria-hidden>
      {Array.from({ length: WORST }, (_, at) => (
        <Icon key={at} name="triangle" size={12} solid={at < n} />
      ))}
    </span>
  );
}
