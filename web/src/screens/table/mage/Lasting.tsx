import { Card } from "@/parts/Card";
import { Spot } from "@/parts/Spot";
import type { ShownPlayer } from "@/protocol/wire";
import { useTable } from "@/store/useTable";
import { useText, useVoice } from "@/words/Words";

/** What lasts for this mage: own treasures, cards of the nemesis in front of them, and cards whose effect waits for something to happen. */
export function Lasting({ player, className }: { player: ShownPlayer; className?: string | undefined }) {
  const t = useText();
  const voice = useVoice();
  const waiting = useTable((data) => data.view?.waiting);
  const mine = (waiting ?? []).filter((one) => one.seat === player.seat && one.card !== "");
  const chips = [
    ...player.treasures.map((card) => ({ card, says: t("lasting-treasure") })),
    ...player.in_front.map((card) => ({ card, says: t("lasting-in-front") })),
    ...mine.map(({ card, until }) => ({ card, says: t(`waiting-${until.replaceAll("_", "-")}`) })),
  ];
  return chips.map(({ card, says }, n) => (
    <Spot
      key={`${card}/${n}`}
      place={`lasting/${player.seat}/${n}`}
      label={`${voice.card(card)}. ${says}`}
      className={className}
      detail={<Card id={card} size="large" />}
    >
      {voice.card(card)} <small>{says}</small>
    </Spot>
  ));
}
