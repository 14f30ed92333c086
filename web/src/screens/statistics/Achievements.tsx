// What has been achieved, with its date, and how far the rest is.
import { Icon, type IconName } from "@/art/icons";
import { useText, useVoice } from "@/words/Words";
import styles from "./Achievements.module.css";
import { type Achievement, type AchievementId, BRINK, WALLS } from "./achievements";

const SIGNS: Record<AchievementId, IconName> = {
  first: "suggest",
  sizes: "people",
  box: "swords",
  brink: "heart",
  walls: "shield",
  unbroken: "person",
  hardest: "skull",
  expedition: "tower",
  streak: "bolt",
  mages: "cards",
  veteran: "clock",
};

const AMOUNTS: Partial<Record<AchievementId, number>> = { brink: BRINK, walls: WALLS };

export function Achievements({ achieved }: { achieved: Achievement[] }) {
  const t = useText();
  const earned = achieved.filter((one) => one.earned !== null).length;
  return (
    <section className={styles.achievements} aria-labelledby="achievements">
      <h2 id="achievements">
        {t("achievements")} <small>{t("stats-of", { n: earned, of: achieved.length })}</small>
      </h2>
      <ul className={styles.list}>
        {achieved.map((one) => (
          <li key={`${one.id}${one.pack ?? ""}`}>
            <AchievementCard one={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AchievementCard({ one }: { one: Achievement }) {
  const t = useText();
  const voice = useVoice();
  const pack = one.pack ? voice.name({ name: one.pack, kind: "pack" }) : "";
  const day = (at: string) => new Intl.DateTimeFormat(voice.lang, { dateStyle: "medium" }).format(new Date(at));
  return (
    <div className={styles.one} data-earned={one.earned !== null || undefined}>
      <span className={styles.sign}>
        <Icon name={SIGNS[one.id]} size={26} />
      </span>
      <span className={styles.text}>
        <strong>{t(`achievement-${one.id}`, { pack })}</strong>
        <span>{t(`achievement-${one.id}-text`, { pack, n: AMOUNTS[one.id] ?? one.of })}</span>
        {one.earned !== null ? (
          <small className={styles.date}>
            <Icon name="check" size={14} /> {t("achievement-earned", { date: day(one.earned.at) })}
          </small>
        ) : one.of > 1 ? (
          <small className={styles.progress}>
            <span className={styles.track} aria-hidden>
              <span style={{ width: `${(100 * one.n) / one.of}%` }} />
            </span>
            {one.pack
              ? t("achievement-box-progress", { n: one.n, of: one.of, pack })
              : t("stats-of", { n: one.n, of: one.of })}
          </small>
        ) : (
          <small className={styles.progress}>{t("achievement-open")}</small>
        )}
      </span>
    </div>
  );
}
