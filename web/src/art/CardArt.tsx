/** The picture of any card. */
import { memo } from "react";
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

function CardArtPlain(props: CardArtProps) {
  switch (props.card.kind) {
    case "gem":
      return <Gem {...props} />;
    case "relic":
      return <Relic {...props} />;
    case "spell":
      return <Spell {...props} />;
    case "minion":
      return <Minion {...props} />;
    case "power":
      return <Power {...props} />;
    case "strike":
      return <Strike {...props} />;
    case "corruption":
      return <Corruption {...props} />;
    case "acolyte":
      return <Acolyte {...props} />;
    default:
      return <Attack {...props} />;
  }
}

export const CardArt = memo(CardArtPlain);
