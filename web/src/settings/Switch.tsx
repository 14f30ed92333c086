// On or off.
import type { ReactNode } from "react";
import styles from "./SettingsSheet.module.css";

export function Switch({ on, turn, children }: { on: boolean; turn: (on: boolean) => void; children: ReactNode }) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => turn(event.target.checked)}
      />
      <i aria-hidden />
      <span>{children}</span>
    </label>
  );
}
