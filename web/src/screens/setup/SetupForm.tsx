// Everything that can be chosen before a game; on its own page, and for the host of a table that has not begun.
import { useNames } from "@/words/Words";
import type { Chosen } from "./choice";
import { MagePick } from "./MagePick";
import { MarketPick } from "./MarketPick";
import { NemesisPick } from "./NemesisPick";
import { OptionPick } from "./OptionPick";
import styles from "./SetupForm.module.css";

export interface SetupFormProps {
  chosen: Chosen;
  change: (changes: Partial<Chosen>) => void;
}

export function SetupForm({ chosen, change }: SetupFormProps) {
  const { catalog } = useNames();
  const props = { catalog, chosen, change };
  return (
    <div className={styles.form}>
      <MagePick {...props} />
      <NemesisPick {...props} />
      <MarketPick {...props} />
      <OptionPick {...props} />
    </div>
  );
}
