import { memo } from "react";
import { CardBack, TurnCard as TurnCardArt } from "@/art/CardBack";
import { Spot } from "@/parts/Spot";
import type { ShownPlayer, ShownTurnOrder, TurnCard } from "@/protocol/wire";
import { useView } from "@/store/useTable";
import { turnCard } from "@/words/players";
import { useText, useVoice } from "@/words/Words";
import { share } from "./spans";
import { tally } from "./tally";
import styles from "./TurnOrder.module.css";

interface TurnOrderProps {
  order: ShownTurnOrder;
  players: ShownPlayer[];
}

/** Cards drawn this round and places still to come; then what lies in the deck, with the chance to be next. */
export const TurnOrder = memo(function TurnOrder({ order, players }: TurnOrderProps) {
  const t = useText();
  const known = order.deck.filter((card) => card !== null);
  const left = tally([...order.hidden, ...known]);
  const top = order.deck[0];
  const voice = useVoice();
  const tokens = Object.entries(order.tokens);
  const nemesis = useView((view) => view.nemesis);
  const named = (card: TurnCard | null) => (card === null ? "" : voice.say(turnCard({ players, nemesis }, card)));
  return (
    <div className={styles.order}>
      <span className="cap">{t("part-turn-order")}</span>
      <div className={styles.strip} data-many={order.discard.length + order.deck.length > 6 || undefined}>
        {order.discard.map((card, n) => (
          <Chip key={`drawn/${n}`} card={card} name={named(card)} now={n === order.discard.length - 1} />
        ))}
        {order.deck.map((card, n) => (
          <Chip key={`deck/${n}`} card={card} name={named(card)} coming />
        ))}
      </div>
      {left.length > 0 ? (
        <>
          <span className="aloud">{t("turn-order-left")}</span>
          <div className={styles.left}>
            {left.length < 4 ? <span className={styles.next}>{t("turn-order-next")}</span> : null}
            {left.map(([card, n]) => {
              // Where the top card is known, it is sure; the others are not next.
              const [a, b] = top ? [card === top ? 1 : 0, 1] : share(n, order.hidden.length);
              return (
                <span key={card} className={styles.chance} data-not={a === 0 || undefined}>
                  <Chip card={card} name={named(card)} small />
                  <span>
                    {a === 0 ? null : a === b ? (
                      t("turn-order-sure")
                    ) : (
                      <>
                        <sup>{a}</sup>⁄<sub>{b}</sub>
                      </>
                    )}
                  </span>
                </span>
              );
            })}
          </div>
        </>
      ) : (
        <span className={styles.next}>{t("turn-order-empty")}</span>
      )}
      {tokens.length > 0 ? (
        <div className={styles.tokens}>
          {tokens.map(([token, seat]) => {
            const holder = players[seat];
            const who = holder ? voice.mage(holder.mage) : t("turn-order-nobody");
            return <span key={token}>{t("turn-order-token", { token, who })}</span>;
          })}
        </div>
      ) : null}
    </div>
  );
});

interface ChipProps {
  card: TurnCard | null;
  name: string;
  coming?: boolean;
  /** The card whose turn it is. */
  now?: boolean;
  small?: boolean;
}

/** One turn order card, or its back. */
const Chip = memo(function Chip({ card, name, coming = false, now = false, small = false }: ChipProps) {
  const t = useText();
  if (card === null) {
    return (
      <span className={styles.chip} data-back>
        <CardBack deck="turns" title={t("unknown-card")} />
      </span>
    );
  }
  return (
    <Spot place={`turn/${card}`} label={name} className={styles.spot} side="left">
      <span
        className={styles.chip}
        data-coming={coming || undefined}
        data-now={now || undefined}
        data-small={small || undefined}
      >
        <TurnCardArt card={card.replace("player", "")} />
      </span>
    </Spot>
  );
});
