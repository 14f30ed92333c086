import { memo } from "react";
import { Gravehold as City } from "@/art/Gravehold";
import { Icon } from "@/art/icons";
import { useText } from "@/words/Words";
import { useForetold } from "./Forecast";
import styles from "./Gravehold.module.css";
import { spanOf } from "./spans";

/** The city, its life, and what the next nemesis turn may take of it. */
export const Gravehold = memo(function Gravehold({ life, max }: { life: number; max: number }) {
  const t = useText();
  const loss = useForetold()?.total.gravehold;
  const left = life / Math.max(1, max);
  return (
    <div className={styles.keep} data-place="gravehold" data-low={left < 0.35 || undefined}>
      <span className={styles.city}>
        <City life={life} max={max} />
      </span>
      <span className={styles.foot}>
        <h2>{t("gravehold-short")}</h2>
        <span className={styles.life} role="img" aria-label={t("gravehold-life", { life, max })}>
          <Icon name="heart" solid size="calc(15px * var(--screen))" />
          <b>{life}</b>
          <small>/ {max}</small>
        </span>
        {loss && loss[1] > 0 ? (
          <span className={styles.loss} title={t("forecast-badge")}>
            <span className="aloud">{t("forecast-badge")}</span>
            {spanOf(loss)}
          </span>
        ) : null}
      </span>
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${100 * left}%` }} />
        {loss && loss[1] > 0 ? (
          <i
            style={{
              left: `${(100 * Math.max(0, life - loss[1])) / Math.max(1, max)}%`,
              width: `${(100 * Math.min(life, loss[1])) / Math.max(1, max)}%`,
            }}
          />
        ) : null}
      </span>
    </div>
  );
});
