import { memo } from "react";
import { CardArt } from "@/art/CardArt";
import { Icon } from "@/art/icons";
import { Card } from "@/parts/Card";
import { described } from "@/parts/cardText";
import { Spot } from "@/parts/Spot";
import { keyFrom } from "@/protocol/keys";
import { termName } from "@/protocol/phrases";
import type { ShownNemesis } from "@/protocol/wire";
import { useNames, useText, useVoice } from "@/words/Words";
import styles from "./Row.module.css";

/** A row of the nemesis: its spaces in order, each with the card that lies there, of the supply or in play. */
export const Row = memo(function Row({ spaces, nemesis }: { spaces: readonly string[]; nemesis: ShownNemesis }) {
  return (
    <ol className={styles.row}>
      {spaces.map((space, n) => (
        <li key={space}>
          <Space space={space} n={n + 1} nemesis={nemesis} />
        </li>
      ))}
    </ol>
  );
});

function Space({ space, n, nemesis }: { space: string; n: number; nemesis: ShownNemesis }) {
  const t = useText();
  const voice = useVoice();
  const { cards } = useNames();
  const foe = nemesis.in_play.find((one) => one.place === space);
  const card = foe?.card ?? nemesis.piles?.[space]?.at(-1) ?? "";
  const info = cards.get(card);
  const term = voice.say(termName(space));
  if (info === undefined) {
    return (
      <span className={styles.space} data-empty data-place={`pile/${space}`}>
        <b className={styles.number}>{n}</b>
        <span className={styles.name}>{t("space-empty")}</span>
      </span>
    );
  }
  const state = foe ? { life: foe.life, max: foe.max } : {};
  return (
    <Spot
      place={foe ? `in_play/${foe.uid}` : `pile/${space}`}
      label={`${term}: ${described(info, voice)}${foe ? `. ${t("foe-life", { life: foe.life, max: foe.max })}` : ""}`}
      why={foe ? "" : keyFrom("gain", card, space)}
      className={styles.space}
      side="bottom"
      detail={<Card id={card} size="large" {...state} />}
    >
      <b className={styles.number}>{n}</b>
      <span className={styles.art}>
        <CardArt card={info} />
      </span>
      <span className={styles.name} data-foe={foe ? true : undefined}>
        {voice.soft(voice.card(card))}
      </span>
      {foe ? (
        <span className={styles.stat}>
          <Icon name="heart" solid size={11} colour="var(--life)" /> {foe.life}
        </span>
      ) : (
        <span className={styles.stat}>
          <Icon name="drop" size={11} colour="var(--aether)" /> {info.cost}
        </span>
      )}
    </Spot>
  );
}
