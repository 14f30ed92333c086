/** The picture of any card. */
import { type ComponentType, memo, type ReactElement } from "react";
import { Acolyte } from "./Acolyte";
import { Attack, Corruption, Strike } from "./Attack";
import { Gem } from "./Gem";
import { Minion } from "./Minion";
import { Power } from "./Power";
import { Relic } from "./Relic";
import { Spell } from "./Spell";
import type { ArtCard, ArtProps } from "./types";

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

/** What was drawn of each card. Pictures are made of nothing but their properties, and a card changes its place with every other answer. */
const drawn = new WeakMap<ArtCard, Map<string, ReactElement>>();

function CardArtPlain(props: CardArtProps) {
  const { card, tokens, of, title, className } = props;
  const kept = drawn.get(card) ?? new Map<string, ReactElement>();
  drawn.set(card, kept);
  const way = JSON.stringify([tokens, of, title, className]);
  const known = kept.get(way);
  if (known) return known;
  const Picture = PICTURES[card.picture] ?? (card.family === "player" ? Corruption : card.life ? Minion : Attack);
  const made = plain(<Picture {...props} />);
  kept.set(way, made);
  return made;
}

/** The picture itself, instead of the parts of the page that would draw it each time. */
function plain(element: ReactElement): ReactElement {
  const { type, props } = element;
  return typeof type === "function" ? plain((type as (props: unknown) => ReactElement)(props)) : element;
}

export const CardArt = memo(CardArtPlain);
