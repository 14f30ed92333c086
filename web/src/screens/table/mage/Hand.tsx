import { memo } from "react";
import { keyOf } from "@/protocol/keys";
import type { ShownPlayer } from "@/protocol/wire";
import { useNames, useText } from "@/words/Words";
import styles from "./Hand.module.css";
import { Flow } from "./Pile";
import type { Lay } from "./room";

/** The hand. A hand of many cards lies closer, but every name can be read. */
export const Hand = memo(function Hand({ player, lay }: { player: ShownPlayer; lay: Lay }) {
  const t = useText();
  const cards = useNames().cards;
  const open = player.breaches.findIndex((breach) => breach.state === "open") + 1;
  return (
    <section className={styles.hand} aria-label={t("part-hand")}>
      {player.hand.length === 0 && player.played.length === 0 ? <p className={styles.none}>{t("hand-empty")}</p> : null}
      <Flow
        cards={player.hand}
        lay={lay}
        place={(card) => `hand/${player.seat}/${card}`}
        why={(card) => {
          const use = cards.get(card)?.use;
          return use === "prep" ? keyOf("prep", card, open || 1) : use === "play" ? keyOf("play", card) : "";
        }}
      />
    </section>
  );
});
