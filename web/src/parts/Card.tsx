// A card's face. It has no behaviour: wrap it in a Spot to make it an answer.
import { type RefObject, useLayoutEffect, useRef } from "react";
import { CardFace, type FaceState } from "@/art/CardFace";
import { useSettings } from "@/store/settings";
import { useNames, useVoice } from "@/words/Words";
import styles from "./Card.module.css";
import { linesOf, typeOf } from "./cardText";

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

/** Marks a card whose text does not fit: it flows into a second column. */
function useCut(box: RefObject<HTMLElement | null>, wanted: boolean, text: string): void {
  useLayoutEffect(() => {
    const card = box.current;
    const said = card?.querySelector<HTMLElement>(":scope > div > div:last-child > p:nth-child(2)");
    if (!wanted || !card || !said) return;
    const measure = () => card.toggleAttribute("data-cut", said.scrollWidth > said.clientWidth + 2);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(said);
    return () => watch.disconnect();
    // Other words may need more room or less.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [box, wanted, text]);
}

export function Card({ id, size = "normal", count, life, max, tokens, dim = false, mute = false }: CardProps) {
  const voice = useVoice();
  const card = useNames().cards.get(id);
  const plain = useSettings((settings) => settings.plainCards);
  const lines = linesOf(card, voice);
  const box = useRef<HTMLSpanElement>(null);
  useCut(box, size === "market" || size === "foe", lines.map((line) => line.text).join());
  if (card === undefined) return <span className={styles.unknown} data-size={size} />;
  const { kind, cost, tier, verbs } = card;
  const state: FaceState = { count, life, max, tokens, dim, power: card.power > 0 ? card.power : undefined };
  return (
    <span
      ref={box}
      className={styles.card}
      data-size={size}
      data-plain={plain || undefined}
      aria-hidden={mute || undefined}
    >
      <CardFace
        card={{ id, kind, cost, tier, verbs, name: voice.card(id), type: typeOf(card, voice) }}
        lines={lines}
        size={FACES[size]}
        state={state}
        className={styles.face}
      />
    </span>
  );
}
