// A card's face. It has no behaviour: wrap it in a Spot to make it an answer.
import { useRef } from "react";
import { CardFace, type FaceState } from "@/art/CardFace";
import { useSettings } from "@/store/settings";
import { useNames, useVoice } from "@/words/Words";
import styles from "./Card.module.css";
import { described, linesOf, typeOf } from "./cardText";
import { useCut } from "./useCut";

/** `market` and `foe` fill the box they are in; `small` shows no text. */
export type CardSize = "normal" | "market" | "foe" | "large" | "small";

export interface CardProps {
  id: string;
  size?: CardSize;
  /** How many lie in the pile. */
  count?: number | undefined;
  life?: number | undefined;
  max?: number | undefined;
  /** Power tokens that lie on it. */
  tokens?: number | undefined;
  /** Cannot be used now. */
  dim?: boolean;
  /** What is around it says all of it: it is only seen. */
  mute?: boolean;
}

const FACES = { normal: "medium", market: "medium", foe: "medium", large: "large", small: "small" } as const;

/** So few letters fit on every card. */
const SURE = 40;

const text = (card: HTMLElement) => card.querySelector<HTMLElement>(":scope > div > div:last-child > p:nth-child(2)");

export function Card({ id, size = "normal", count, life, max, tokens, dim = false, mute = false }: CardProps) {
  const voice = useVoice();
  const card = useNames().cards.get(id);
  const plain = useSettings((settings) => settings.plainCards);
  const lines = linesOf(card, voice);
  const box = useRef<HTMLSpanElement>(null);
  const words = lines.map((line) => line.text).join();
  useCut(box, text, FACES[size] === "medium" && words.length > SURE, words);
  if (card === undefined) return <span className={styles.unknown} data-size={size} />;
  const { picture, family, cost, tier, verbs } = card;
  const state: FaceState = { count, life, max, tokens, dim, power: card.power > 0 ? card.power : undefined };
  const name = voice.card(id);
  // A large card has room for every word; on others long words may be broken, and are heard whole.
  const soft = (said: string) => (size === "large" ? said : voice.soft(said));
  const broken = soft(name) !== name || soft(words) !== words;
  return (
    <span
      ref={box}
      className={styles.card}
      data-size={size}
      data-plain={plain || undefined}
      aria-hidden={mute || undefined}
    >
      {broken && !mute ? <span className="aloud">{size === "small" ? name : described(card, voice)}</span> : null}
      <CardFace
        card={{ id, picture, family, cost, tier, verbs, name: soft(name), type: typeOf(card, voice) }}
        lines={broken ? lines.map((line) => ({ ...line, text: soft(line.text) })) : lines}
        size={FACES[size]}
        state={state}
        mute={broken}
        low={size === "foe"}
        className={styles.face}
      />
    </span>
  );
}
