import { memo } from "react";
import { Gravehold as City } from "@/art/Gravehold";
import { Icon } from "@/art/icons";
import { MageSigil } from "@/art/MageSigil";
import type { Protected, View } from "@/protocol/wire";
import { useText, useVoice } from "@/words/Words";
import { useForetold } from "./Forecast";
import styles from "./Gravehold.module.css";
import { spanOf } from "./spans";

interface GraveholdProps {
  life: number;
  max: number;
  instead?: View["protected"];
}

/** The city, or who is protected instead; the life, and what the next nemesis turn may take of it. */
export const Gravehold = memo(function Gravehold({ life, max, instead }: GraveholdProps) {
  const t = useText();
  const voice = useVoice();
  const name = instead ? voice.protected(instead.id) : t("gravehold-short");
  const told = instead ? t("protected-life", { name, life, max }) : t("gravehold-life", { life, max });
  const loss = useForetold()?.total.gravehold;
  const left = life / Math.max(1, max);
  return (
    <div className={styles.keep} data-place="gravehold" data-low={left < 0.35 || undefined}>
      <span className={styles.city}>
        {instead ? <MageSigil id={instead.id} dim={life === 0} /> : <City life={life} max={max} />}
      </span>
      <span className={styles.foot}>
        <h2>{name}</h2>
        <span className={styles.life} role="img" aria-label={told}>
          <Icon name="heart" solid size="calc(15px * var(--screen))" />
          <b>{life}</b>
          <small>/ {max}</small>
        </span>
        {instead ? <Charges of={instead} name={name} /> : null}
        {loss && loss[1] > 0 ? (
          <span className={styles.loss} title={t("forecast-badge")}>
            <span className="aloud">{t("forecast-badge")}</span>
            {spanOf(loss, t)}
          </span>
        ) : null}
      </span>
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${100 * Math.min(1, left)}%` }} />
        {loss && loss[1] > 0 ? (
          <i
            style={{
              left: `${Math.min(100, (100 * Math.max(0, life - loss[1])) / Math.max(1, max))}%`,
              width: `${(100 * Math.min(life, loss[1])) / Math.max(1, max)}%`,
            }}
          />
        ) : null}
      </span>
    </div>
  );
});

function Charges({ of, name }: { of: Protected; name: string }) {
  const t = useText();
  const told = t("protected-charges", { name, n: of.charges, of: of.charges_needed });
  return (
    <span className={styles.charges} role="img" aria-label={told} title={told}>
      <Icon name="bolt" solid size="calc(13px * var(--screen))" />
      <b>{of.charges}</b>
      <small>/ {of.charges_needed}</small>
    </span>
  );
}
