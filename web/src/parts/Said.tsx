// A sentence whose cards can be looked at: by hovering, by focus, by a tap.
import type { Phrase } from "@/protocol/wire";
import { pieces } from "@/words/marked";
import { useVoice } from "@/words/Words";
import { Card } from "./Card";
import { Preview } from "./Preview";
import styles from "./Said.module.css";

export function Said({ phrase }: { phrase: Phrase }) {
  const voice = useVoice();
  return pieces(voice, phrase).map((piece, n) =>
    typeof piece === "string" ? piece : <CardName key={n} id={piece.card} name={piece.name} />,
  );
}

/** A card's name in a text; `tab`: a stop of the Tab key. */
export function CardName({ id, name, tab = false }: { id: string; name: string; tab?: boolean }) {
  return (
    <Preview detail={<Card id={id} size="large" />} side="left">
      {/* A button would not break as a word does. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <span role="button" tabIndex={tab ? 0 : -1} className={styles.name} data-name>
        {name}
      </span>
    </Preview>
  );
}
