// What asks: the card, with the sentence that says what happens.
import { useRef } from "react";
import { CardArt } from "@/art/CardArt";
import { Card } from "@/parts/Card";
import { described, linesOf } from "@/parts/cardText";
import { Preview } from "@/parts/Preview";
import { useCut } from "@/parts/useCut";
import { labelled } from "@/words/labelled";
import { useNames, useVoice } from "@/words/Words";
import styles from "./About.module.css";

/** A text of so many letters needs no more than two lines. */
const SHORT = 80;

const words = (about: HTMLElement) => about.querySelector<HTMLElement>(":scope > span");

interface AboutProps {
  /** The card's id; empty if no card asks. */
  card: string;
  /** The sentence that asks; empty if the whole card does. */
  because: string;
  /** There are few answers, so the picture may be large. */
  roomy: boolean;
}

/** The sentence is always whole; of a card's text, the tray shows what it has room for. */
export function About({ card, because, roomy }: AboutProps) {
  const voice = useVoice();
  const info = useNames().cards.get(card);
  const all = () =>
    linesOf(info, voice)
      .map((line) => (line.label ? labelled(voice, line.label, line.text) : line.text))
      .join(" ");
  const text = because || all();
  const box = useRef<HTMLSpanElement>(null);
  useCut(box, words, because === "", text);
  if (card === "" && because !== "")
    return (
      <p className={styles.because} data-cause>
        {because}
      </p>
    );
  if (info === undefined) return null;
  return (
    <Preview detail={<Card id={card} size="large" />} side="left">
      <button
        type="button"
        className={styles.about}
        data-roomy={(roomy && text.length > SHORT) || undefined}
        data-because={because !== "" || undefined}
      >
        <span className="aloud">{described(info, voice)}</span>
        <span className={styles.thumb} aria-hidden>
          <CardArt card={info} />
        </span>
        <span ref={box} className={styles.text} aria-hidden>
          {because ? null : <b>{voice.soft(voice.card(card))}</b>}
          <span data-cause={because !== "" || undefined}>{voice.soft(text)}</span>
        </span>
      </button>
    </Preview>
  );
}
