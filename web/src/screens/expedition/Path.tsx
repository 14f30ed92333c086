// The way of an expedition: every battle, against whom, how it went, and what it is worth now.
import { Icon, NemesisEmblem } from "@/art";
import type { BattleInfo, ExpeditionInfo } from "@/protocol/wire";
import { useNames, useText, useVoice } from "@/words/Words";
import styles from "./Path.module.css";
import { Rating } from "./Rating";

export function Path({ trek }: { trek: ExpeditionInfo }) {
  const t = useText();
  return (
    <section className={`panel ${styles.path}`} aria-label={t("expedition-path")}>
      <ol data-many={trek.battles.length > 5 || undefined}>
        {trek.battles.map((battle, place) => (
          <Stop key={battle.id} battle={battle} trek={trek} place={place} />
        ))}
      </ol>
    </section>
  );
}

function Stop({ battle, trek, place }: { battle: BattleInfo; trek: ExpeditionInfo; place: number }) {
  const t = useText();
  const voice = useVoice();
  const known = useNames().nemeses.has(battle.nemesis);
  const over = trek.step === "won" || trek.step === "lost";
  const now = place === trek.place && !over && !battle.won;
  const worth = trek.scores[trek.attempt - 1] ?? 0;
  const tried = trek.fights.filter((one) => one.battle === battle.id);
  const said = battle.won
    ? t("expedition-won-on", { n: tried.findIndex((one) => one.won) + 1 })
    : now && trek.step === "reward"
      ? t("expedition-lost-try", { n: trek.attempt })
      : now
        ? t("expedition-worth", { n: worth, try: trek.attempt })
        : tried.length > 0
          ? t("expedition-lost-try", { n: tried.length })
          : t("expedition-later");
  return (
    <li
      className={styles.stop}
      data-now={now || undefined}
      data-won={battle.won || undefined}
      aria-current={now ? "step" : undefined}
    >
      <span className={styles.face}>
        <span className={styles.number}>{place + 1}</span>
        {known ? <NemesisEmblem id={battle.nemesis} /> : <span className={styles.unknown}>?</span>}
        {battle.won ? <span className={styles.score}>{battle.score}</span> : null}
        {now && worth > 0 && trek.step !== "reward" ? (
          <span className={styles.score} data-open>
            +{worth}
          </span>
        ) : null}
      </span>
      <b className={styles.name}>
        {battle.nemesis ? voice.soft(voice.nemesis(battle.nemesis)) : t("expedition-unknown")}
      </b>
      {battle.rating > 0 ? (
        <span className={styles.rated}>
          <Rating n={battle.rating} />
          <span>{t("expedition-rating", { n: battle.rating })}</span>
        </span>
      ) : null}
      <span className={styles.said}>
        {tried.map((one) => (
          <Icon
            key={one.attempt}
            name={one.won ? "check" : "cross"}
            size={15}
            colour={one.won ? "var(--good)" : "var(--foe)"}
          />
        ))}
        <span>{said}</span>
      </span>
    </li>
  );
}
