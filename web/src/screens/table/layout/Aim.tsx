import { CardArt } from "@/art/CardArt";
import { Icon } from "@/art/icons";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { Card } from "@/parts/Card";
import { Spot } from "@/parts/Spot";
import type { ShownNemesis } from "@/protocol/wire";
import { useView } from "@/store/useTable";
import { useNames, useText, useVoice } from "@/words/Words";
import styles from "./Aim.module.css";

/** The nemesis and its cards as a strip, while one of them is aimed at and their own sheet is out of sight. */
export function Aim({ places }: { places: readonly string[] }) {
  const t = useText();
  const nemesis = useView((view) => view.nemesis);
  return (
    <ul className={styles.strip} aria-label={t("part-nemesis")}>
      {places.map((place) => (
        <li key={place}>
          <Target place={place} nemesis={nemesis} />
        </li>
      ))}
    </ul>
  );
}

function Target({ place, nemesis }: { place: string; nemesis: ShownNemesis }) {
  const t = useText();
  const voice = useVoice();
  const { cards } = useNames();
  const foe = nemesis.in_play.find((one) => place === `in_play/${one.uid}`);
  const card = cards.get(foe?.card ?? "");
  const name = foe
    ? voice.card(foe.card)
    : place === "swarm"
      ? voice.say({ name: nemesis.id, kind: "swarm" })
      : voice.nemesis(nemesis.id);
  const life = foe ? foe.life : place === "swarm" ? (nemesis.swarm?.life ?? 0) : nemesis.life;
  const max = foe ? foe.max : place === "swarm" ? life : nemesis.max;
  const living = max > 0;
  return (
    <Spot
      place={place}
      label={living ? `${name}. ${t("foe-life", { life, max })}` : name}
      className={styles.target}
      detail={foe ? <Card id={foe.card} size="large" {...(living ? { life, max } : {})} /> : undefined}
    >
      <span className={styles.art}>{card ? <CardArt card={card} /> : <NemesisEmblem id={nemesis.id} />}</span>
      <span className={styles.name}>{voice.soft(name)}</span>
      {living ? (
        <span className={styles.life}>
          <Icon name="heart" solid size={14} colour="var(--life)" /> {life}
        </span>
      ) : null}
    </Spot>
  );
}
