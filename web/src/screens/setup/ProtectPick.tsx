// Who is protected: Gravehold, or somebody of a pack who stands in for it.
import type { Catalog } from "@/protocol/wire";
import { useText, useVoice } from "@/words/Words";
import { allowed, type Chosen, GRAVEHOLD } from "./choice";
import styles from "./Options.module.css";

interface Props {
  catalog: Catalog;
  chosen: Chosen;
  change: (changes: Partial<Chosen>) => void;
}

export function ProtectPick({ catalog, chosen, change }: Props) {
  const t = useText();
  const voice = useVoice();
  const others = catalog.protected.filter((one) => allowed(chosen.packs, one.pack));
  if (others.length === 0) return null;
  const now = others.find((one) => one.id === chosen.protect);
  return (
    <div className={styles.edition}>
      <label>
        <span className="cap">{t("setup-protect")}</span>
        <select
          value={now?.id ?? GRAVEHOLD}
          onChange={(event) => change({ protect: event.target.value, abilities: [] })}
        >
          <option value={GRAVEHOLD}>{t("gravehold")}</option>
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {voice.protected(one.id)}
            </option>
          ))}
        </select>
      </label>
      {now ? (
        <p className={styles.note}>
          {t("setup-protect-note", { life: now.life, charges: now.charges, cards: now.abilities.length })}
        </p>
      ) : null}
    </div>
  );
}
