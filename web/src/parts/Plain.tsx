import type { ReactNode } from "react";
import styles from "./Plain.module.css";

/** A screen with nothing to play on it: what is wrong, and where to go. */
export function Plain({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className={styles.plain}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{children}</p>
    </main>
  );
}
