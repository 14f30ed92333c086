// How hard it is, who is protected, by which printed rulebook, and what is changed in it.
import { Segments } from "@/parts/Segments";
import { say } from "@/protocol/phrases";
import type { Catalog } from "@/protocol/wire";
import { useText, useVoice } from "@/words/Words";
import type { Chosen } from "./choice";
import styles from "./Options.module.css";
import { ProtectPick } from "./ProtectPick";
import { Variants } from "./Variants";

interface Props {
  catalog: Catalog;
  chosen: Chosen;
  change: (changes: Partial<Chosen>) => void;
}

/** A difference with its sign, as it is printed. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : "±0");

export function OptionPick({ catalog, chosen, change }: Props) {
  const t = useText();
  const voice = useVoice();
  const level = catalog.levels[chosen.difficulty];
  return (
    <section className={`panel ${styles.options}`} aria-label={t("setup-options")}>
      <Segments
        label={t("choose-difficulty")}
        value={chosen.difficulty}
        values={catalog.difficulties}
        named={(one) => voice.say(say("difficulty", { difficulty: one }))}
        choose={(difficulty) => change({ difficulty })}
        className={styles.levels}
      />
      {level ? (
        <p className={styles.note}>
          {t("setup-lives", { mages: level.mages, gravehold: level.gravehold, nemesis: signed(level.nemesis) })}
          {level.form === "increased" ? ` ${t("setup-lives-harder")}` : ""}
        </p>
      ) : null}
      <ProtectPick catalog={catalog} chosen={chosen} change={change} />
      <Variants
        ruled={{ edition: chosen.edition, switches: chosen.switches }}
        mages={chosen.mages.length}
        change={change}
      />
    </section>
  );
}
