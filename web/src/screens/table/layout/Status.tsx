// What must never be out of sight on a phone: the turn and whose, the lives, the aether.
import { memo } from "react";
import { Icon, type IconName } from "@/art/icons";
import type { ShownPlayer, View } from "@/protocol/wire";
import { leftOf } from "@/screens/table/nemesis/mat";
import { termName } from "@/protocol/phrases";
import { useNames, useText, useVoice } from "@/words/Words";
import styles from "./Status.module.css";

interface StatusProps {
  turn: number;
  gravehold: View["gravehold"];
  instead?: View["protected"];
  nemesis: View["nemesis"];
  player: ShownPlayer;
}

export const Status = memo(function Status({ turn, gravehold, instead, nemesis, player }: StatusProps) {
  const t = useText();
  const voice = useVoice();
  const { cards, nemeses } = useNames();
  const city = instead ? voice.protected(instead.id) : t("gravehold-short");
  const aether = player.aether + player.limited.reduce((sum, one) => sum + one.amount, 0);
  const left = leftOf(nemesis, nemeses.get(nemesis.id), cards);
  const foe = left
    ? { name: voice.say(termName(left.deck)), value: `${left.lying} +${left.inPlay}` }
    : { name: t("sheet-nemesis"), value: nemesis.life };
  return (
    <ul className={styles.status} aria-label={t("status")}>
      <Cell icon="clock" name={t("status-turn")} value={turn} tone="turn" />
      <Cell icon="tower" name={city} value={gravehold.life} tone="life" low={gravehold.life <= 10} />
      <Cell icon="skull" {...foe} tone="foe" />
      <Cell
        icon="heart"
        name={voice.mage(player.mage)}
        value={player.exhausted ? 0 : player.life}
        tone="life"
        low={player.life <= 3}
      />
      <Cell icon="drop" name={t("aether")} value={aether} tone="aether" />
    </ul>
  );
});

interface CellProps {
  icon: IconName;
  name: string;
  value: number | string;
  tone: "turn" | "life" | "foe" | "aether";
  low?: boolean;
}

function Cell({ icon, name, value, tone, low = false }: CellProps) {
  return (
    <li className={styles.cell} data-tone={tone} data-low={low || undefined}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>
        <Icon name={icon} size={15} solid={icon === "heart"} />
        <b>{value}</b>
      </span>
    </li>
  );
}
