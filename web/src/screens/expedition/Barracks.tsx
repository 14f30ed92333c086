// What the players have: mages, cards, treasures; what is new of it, and what was banished.
import { Icon, KindIcon, MageSigil } from "@/art";
import { Card } from "@/parts/Card";
import type { ExpeditionInfo } from "@/protocol/wire";
import { useNames, useText, useVoice } from "@/words/Words";
import styles from "./Barracks.module.css";

/** What the last battle brought, and from whom. */
export function Gained({ trek }: { trek: ExpeditionInfo }) {
  const t = useText();
  const voice = useVoice();
  const names = useNames();
  const last = trek.fights.at(-1);
  if (last === undefined || trek.gained.length === 0) return null;
  return (
    <section className={`panel ${styles.gained}`} aria-labelledby="gained">
      <h2 id="gained">
        <Icon name={last.won ? "check" : "star"} size={18} />
        {t(last.won ? "expedition-won-from" : "expedition-new-things", { nemesis: voice.nemesis(last.nemesis) })}
      </h2>
      <ul>
        {trek.gained.map((id) => (
          <li key={id}>
            {names.mages.has(id) ? <MageSigil id={id} size={24} /> : <Kind id={id} />}
            {names.mages.has(id) ? voice.mage(id) : voice.card(id)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Kind({ id }: { id: string }) {
  const card = useNames().cards.get(id);
  return card && card.family === "player" ? (
    <KindIcon picture={card.picture} size={18} />
  ) : (
    <Icon name="star" size={18} />
  );
}

export function Barracks({ trek }: { trek: ExpeditionInfo }) {
  const t = useText();
  const voice = useVoice();
  // What is seen above is not shown twice.
  const shown = trek.step === "battle" ? trek.market : trek.step === "market" ? trek.cards : [];
  const cards = trek.cards.filter((id) => !shown.includes(id));
  return (
    <section className={`panel ${styles.barracks}`} aria-labelledby="barracks">
      <h2 id="barracks">{t("expedition-barracks")}</h2>
      {trek.step === "mages" ? null : (
        <div className={styles.part}>
          <h3 className="cap">{t("setup-mages")}</h3>
          <ul className={styles.mages}>
            {trek.mages.map((mage) => (
              <li key={mage}>
                <MageSigil id={mage} size={38} dim={trek.fighting.length > 0 && !trek.fighting.includes(mage)} />
                {voice.mage(mage)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {cards.length > 0 ? (
        <div className={styles.part}>
          <h3 className="cap">{t("gallery")}</h3>
          <ul className={styles.cards}>
            {cards.map((id) => (
              <li key={id}>
                <Card id={id} size="small" />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Listed title={t("expedition-treasures")} ids={trek.treasures} />
      <Listed title={t("expedition-banished")} ids={trek.banished} />
    </section>
  );
}

function Listed({ title, ids }: { title: string; ids: string[] }) {
  const voice = useVoice();
  if (ids.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3 className="cap">{title}</h3>
      <ul className={styles.names}>
        {ids.map((id) => (
          <li key={id}>
            <Kind id={id} /> {voice.card(id)}
          </li>
        ))}
      </ul>
    </div>
  );
}
