// How hard it is, and by which printed rulebook.
import { Segments } from "@/parts/Segments";
import { say } from "@/protocol/phrases";
import type { Catalog } from "@/protocol/wire";
import { useText, useVoice } from "@/words/Words";
import type { Chosen } from "./choice";
import styles from "./Options.module.css";

interface Props {
  catalog: Catalog;
  chosen: Chosen;
  change: (changes: Partial<Chosen>) => void;
}

/** Life of the mages and of Gravehold, and what the nemesis has more or less (DIFF-01 to DIFF-04). */
const LIVES: Record<string, { mages: number; gravehold: number; nemesis: string }> = {
  beginner: { mages: 12, gravehold: 35, nemesis: "−10" },
  normal: { mages: 10, gravehold: 30, nemesis: "±0" },
  expert: { mages: 10, gravehold: 30, nemesis: "±0" },
  extinction: { mages: 8, gravehold: 25, nemesis: "+10" },
};

export function OptionPick({ catalog, chosen, change }: Props) {
  const t = useText();
  const voice = useVoice();
  const lives = LIVES[chosen.difficulty];
  const edition = `edition-${chosen.edition.replaceAll("_", "-")}`;
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
      {lives ? (
        <p className={styles.note}>
          {t("setup-lives", lives)}
          {chosen.difficulty === "expert" || chosen.difficulty === "extinction" ? ` ${t("setup-lives-harder")}` : ""}
        </p>
      ) : null}
      <label className={styles.edition}>
        <span className="cap">{t("setup-edition")}</span>
        <select value={chosen.edition} onChange={(event) => change({ edition: event.target.value })}>
          {catalog.editions.map((one) => {
            const id = `edition-${one.replaceAll("_", "-")}`;
            return (
              <option key={one} value={one}>
                {voice.has(id) ? t(id) : one}
              </option>
            );
          })}
        </select>
      </label>
      {voice.has(`${edition}-note`) ? <p className={styles.note}>{t(`${edition}-note`)}</p> : null}
    </section>
  );
}
