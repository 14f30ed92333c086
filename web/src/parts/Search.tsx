import { Icon } from "@/art/icons";
import styles from "./Search.module.css";

interface SearchProps {
  label: string;
  words: string;
  change(words: string): void;
  large?: boolean;
}

/** A field to look for words in. */
export function Search({ label, words, change, large = false }: SearchProps) {
  return (
    <label className={styles.search} data-large={large || undefined}>
      <Icon name="search" size={large ? 20 : 18} />
      <span className="aloud">{label}</span>
      <input type="search" value={words} placeholder={label} onChange={(event) => change(event.target.value)} />
    </label>
  );
}
