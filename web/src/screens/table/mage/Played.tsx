import { memo } from "react";
import type { ShownPlayer } from "@/protocol/wire";
import { useText } from "@/words/Words";
import { Flow } from "./Pile";
import styles from "./Played.module.css";
import type { Lay } from "./room";

/** What was played this turn; at its end the cards go onto the discard pile in an order that matters (Arrange). */
export const Played = memo(function Played({ player, lay }: { player: ShownPlayer; lay: Lay }) {
  const t = useText();
  return (
    <section className={styles.played} aria-label={t("part-played")}>
      <span className={`cap ${styles.upright}`}>{t("part-played")}</span>
      <Flow cards={player.played} lay={lay} dim place={(card) => `played/${player.seat}/${card}`} asked={player.seat} />
    </section>
  );
});
