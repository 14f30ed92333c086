// A mage's card in the sizes of the lower half. Wrap it in a Spot to make it an answer.
import { memo } from "react";
import { Card } from "@/parts/Card";
import { described } from "@/parts/cardText";
import { useNames, useVoice } from "@/words/Words";
import styles from "./Face.module.css";

interface FaceProps {
  id: string;
  size?: "normal" | "small" | "large";
  dim?: boolean;
}

export const Face = memo(function Face({ id, size = "normal", dim = false }: FaceProps) {
  return <Card id={id} size={size} dim={dim} />;
});

/** The card as it is shown in a tip. */
export function BigFace({ id }: { id: string }) {
  return (
    <span className={styles.big}>
      <Face id={id} size="large" />
    </span>
  );
}

/** Everything on the card in one breath. */
export function useDescribed(): (id: string) => string {
  const voice = useVoice();
  const cards = useNames().cards;
  return (id) => {
    const info = cards.get(id);
    return info ? described(info, voice) : id;
  };
}
