// A thing with everything on it: its picture and its whole text, as large as it needs.
import { useMemo } from "react";
import { CardFace } from "@/art/CardFace";
import { CardText } from "@/art/CardText";
import { Icon } from "@/art/icons";
import { MageSigil } from "@/art/MageSigil";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { drawnOf, linesOf, typeOf } from "@/parts/cardText";
import { useVoice } from "@/words/Words";
import type { Voice } from "@/words/voice";
import styles from "./ThingFace.module.css";
import type { Thing } from "./things";

interface ThingFaceProps {
  thing: Thing;
  in?: Voice;
  /** Signs in place of the words for amounts. */
  signs?: boolean;
}

export function ThingFace({ thing, in: other, signs = false }: ThingFaceProps) {
  const own = useVoice();
  const voice = other ?? own;
  const lines = useMemo(() => drawnOf(linesOf(thing, voice)), [thing, voice]);
  if (thing.card) {
    const { card } = thing;
    return (
      <CardFace
        card={{ ...card, name: voice.card(card.id), type: typeOf(card, voice) }}
        lines={lines}
        signs={signs}
        size="large"
        state={{
          ...(card.life ? { life: card.life } : {}),
          ...(card.power ? { tokens: card.power, power: card.power } : {}),
        }}
        className={styles.face}
      />
    );
  }
  const name = thing.mage ? voice.mage(thing.id) : voice.nemesis(thing.id);
  return (
    <div className={styles.figure} data-kind={thing.kind}>
      <div className={styles.picture}>
        {thing.mage ? <MageSigil id={thing.id} /> : <NemesisEmblem id={thing.id} ring={false} />}
      </div>
      <div className={styles.body}>
        <p className={styles.name}>{name}</p>
        <p className={styles.type}>
          {thing.mage
            ? voice.name({ name: thing.id, kind: "title" })
            : voice.text("gallery-nemesis-type", { life: thing.nemesis.life, n: thing.nemesis.difficulty })}
        </p>
        <p className={styles.text}>
          <CardText lines={lines} signs={signs} />
        </p>
        {thing.mage ? (
          <p className={styles.charges} aria-hidden>
            {Array.from({ length: thing.mage.charges }, (_, n) => (
              <Icon key={n} name="bolt" size={16} colour="var(--charge)" />
            ))}
          </p>
        ) : null}
      </div>
    </div>
  );
}
