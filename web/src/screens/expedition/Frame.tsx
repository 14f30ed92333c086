// What every question between battles has: a title, and the button that answers it.
import { type ReactNode, useState } from "react";
import { Button } from "@/parts/Button";
import type { ExpeditionInfo } from "@/protocol/wire";
import { useText } from "@/words/Words";
import styles from "./Asked.module.css";

export interface AskProps {
  trek: ExpeditionInfo;
  /** Who watches sees the question and does not answer it. */
  watching: boolean;
}

interface FrameProps {
  title: string;
  text: string;
  /** What is still missing, or that nothing is. */
  status?: string;
  act?: ReactNode;
  children: ReactNode;
}

/** A question with its title, and at its end the button that answers it. */
export function Frame({ title, text, status = "", act, children }: FrameProps) {
  return (
    <section className={`panel ${styles.asked}`} aria-labelledby="asked">
      <header className={styles.head}>
        <h2 id="asked" tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </header>
      {children}
      {act ? (
        <footer className={styles.foot}>
          <p role="status">{status}</p>
          {act}
        </footer>
      ) : null}
    </section>
  );
}

/** The button that answers, or the word that others do. */
export function Answer({
  watching,
  able,
  act,
  children,
}: {
  watching: boolean;
  able: boolean;
  act: () => Promise<void>;
  children: ReactNode;
}) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  if (watching) return <p className={styles.note}>{t("expedition-watching")}</p>;
  return (
    <Button
      look="main"
      className={styles.answer}
      disabled={!able || busy}
      onClick={() => {
        setBusy(true);
        void act().finally(() => setBusy(false));
      }}
    >
      {children}
    </Button>
  );
}
