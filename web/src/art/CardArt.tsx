/** The picture of any card. */
import { type ComponentType, memo } from "react";
import { Acolyte } from "./Acolyte";
import { Attack, Corruption, Strike } from "./Attack";
import { Gem } from "./Gem";
import { Minion } from "./Minion";
import { Power } from "./Power";
import { Relic } from "./Relic";
import { Spell } from "./Spell";
import type { ArtProps } from "./types";

interface CardArtProps extends ArtProps {
  tokens?: number | undefined;
  of?: number | undefined;
}

/** What there is to draw. A pack may declare more kinds of cards; each says which of the known kinds it is drawn like. */
const PICTURES: Record<string, ComponentType<CardArtProps>> = {
  gem: Gem,
  relic: Relic,
  spell: Spell,
  attack: Attack,
  minion: Minion,
  power: Power,
  strike: Strike,
  corruption: Corruption,
  acolyte: Acolyte,
};

function CardArtPlain(props: CardArtProps) {
  const { picture, family } = props.card;
  const Picture = PICTURES[picture] ?? (family === "player" ? Corruption : Attack);
  return <Picture {...props} />;
}

export const CardArt = memo(CardArtPlain);
