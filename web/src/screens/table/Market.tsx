import { memo } from "react";
import { Card } from "@/parts/Card";
import { described } from "@/parts/cardText";
import { Spot } from "@/parts/Spot";
import { keyOf } from "@/protocol/keys";
import type { SupplyPile } from "@/protocol/wire";
import { useNames, useText, useVoice } from "@/words/Words";
import styles from "./Market.module.css";

/** The supply: gems, relics, spells, and what takes their places. */
export const Market = memo(function Market({ supply }: { supply: SupplyPile[] }) {
  const { cards, catalog } = useNames();
  return (
    <div className={styles.market}>
      {Object.keys(catalog.places).map((place) => {
        const piles = supply.filter((pile) => cards.get(pile.card)?.place === place);
        return piles.length > 0 ? (
          <div key={place} className={styles.kind} style={{ flexGrow: piles.length }}>
            {piles.map((pile) => (
              <Pile key={pile.card} pile={pile} />
            ))}
          </div>
        ) : null;
      })}
    </div>
  );
});

const Pile = memo(function Pile({ pile }: { pile: SupplyPile }) {
  const t = useText();
  const voice = useVoice();
  const info = useNames().cards.get(pile.card);
  const empty = pile.count === 0;
  const left = empty ? t("supply-empty") : t("pile-left", { n: pile.count });
  return (
    <Spot
      place={`supply/${pile.card}`}
      label={`${info ? described(info, voice) : pile.card}. ${left}`}
      why={keyOf("gain", pile.card)}
      className={styles.pile}
      side="bottom"
      detail={<Card id={pile.card} size="large" count={pile.count} />}
    >
      <Card id={pile.card} size="market" count={empty ? undefined : pile.count} dim={empty} />
      {empty ? <span className={styles.empty}>{t("supply-empty")}</span> : null}
    </Spot>
  );
});
