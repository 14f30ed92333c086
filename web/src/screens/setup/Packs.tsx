import { Icon } from "@/art";
import { useNames, useText, useVoice } from "@/words/Words";
import { type Chosen, withPacks } from "./choice";
import styles from "./Setup.module.css";

/** Which boxes are played with. At least one is. */
export function Packs({ chosen, change }: { chosen: Chosen; change: (changes: Partial<Chosen>) => void }) {
  const t = useText();
  const voice = useVoice();
  const { catalog } = useNames();
  const all = catalog.packs.map((one) => one.id);
  const on = chosen.packs.length === 0 ? all : chosen.packs;
  const toggle = (pack: string) => {
    const next = on.includes(pack) ? on.filter((one) => one !== pack) : [...on, pack];
    if (next.length > 0) change(withPacks(catalog, chosen, next.length === all.length ? [] : next));
  };
  return (
    <div role="group" aria-label={t("setup-packs")} className={styles.packs}>
      {all.map((pack) => (
        <button
          key={pack}
          type="button"
          className={styles.pack}
          aria-pressed={on.includes(pack)}
          aria-disabled={on.length === 1 && on.includes(pack)}
          onClick={() => toggle(pack)}
        >
          <Icon name={on.includes(pack) ? "check" : "plus"} size={16} />
          {voice.name({ name: pack, kind: "pack" })}
        </button>
      ))}
    </div>
  );
}
