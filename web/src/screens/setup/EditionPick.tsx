// By which printed rulebook.
import { editionName } from "@/parts/useVariants";
import type { Catalog } from "@/protocol/wire";
import { useText, useVoice } from "@/words/Words";
import styles from "./Options.module.css";

interface Props {
  catalog: Catalog;
  edition: string;
  choose: (edition: string) => void;
}

export function EditionPick({ catalog, edition, choose }: Props) {
  const t = useText();
  const voice = useVoice();
  const note = `edition-${edition.replaceAll("_", "-")}-note`;
  return (
    <div className={styles.edition}>
      <label>
        <span className="cap">{t("setup-edition")}</span>
        <select value={edition} onChange={(event) => choose(event.target.value)}>
          {catalog.editions.map((one) => (
            <option key={one} value={one}>
              {editionName(one, t, voice)}
            </option>
          ))}
        </select>
      </label>
      {voice.has(note) ? <p className={styles.note}>{t(note)}</p> : null}
    </div>
  );
}
