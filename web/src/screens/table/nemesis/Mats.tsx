import type { ReactNode } from "react";
import { CardArt } from "@/art/CardArt";
import { CardBack } from "@/art/CardBack";
import { termName } from "@/protocol/phrases";
import type { ShownNemesis } from "@/protocol/wire";
import { useNames, useText, useVoice } from "@/words/Words";
import { Counter } from "./Counter";
import type { MatParts } from "./mat";
import styles from "./Mats.module.css";
import { Row } from "./Row";
import { Pile } from "./SpecialPiles";
import { Track } from "./Track";

/** The mats that a nemesis has beside its own: tracks and counters above, decks and piles below them. */
export function Mats({ mats, nemesis }: { mats: readonly MatParts[]; nemesis: ShownNemesis }) {
  return (
    <div className={styles.mats}>
      {mats.map((mat) => (
        <Mat key={mat.name} mat={mat} nemesis={nemesis} />
      ))}
    </div>
  );
}

function Mat({ mat, nemesis }: { mat: MatParts; nemesis: ShownNemesis }) {
  const t = useText();
  const voice = useVoice();
  const { cards } = useNames();
  const name = voice.say(termName(mat.name));
  const art = (id: string | null | undefined) => {
    const card = cards.get(id ?? "");
    return card ? <CardArt card={card} /> : null;
  };
  const decks = mat.decks.map((deck) => {
    const side = nemesis.decks[deck];
    if (side === undefined) return null;
    const term = voice.say(termName(deck));
    return (
      <Pile
        key={deck}
        place={`side_deck/${deck}`}
        className={styles.pile}
        name={term}
        cards={[...side.deck.filter((card) => card !== null), ...side.unseen]}
        other={{ name: t("discard-pile"), cards: side.discard }}
      >
        <Lying count={side.deck.length}>{art(side.deck[0]) ?? <CardBack deck="nemesis" />}</Lying>
        <span className={styles.term}>{voice.soft(term)}</span>
        <b>{side.deck.length}</b>
        {side.discard.length > 0 ? <small>+{side.discard.length}</small> : null}
      </Pile>
    );
  });
  const below = mat.rows.length === 0 ? decks : [];
  return (
    <section className={styles.mat} aria-label={name} data-mat={mat.name}>
      <h3 className={styles.name}>{name}</h3>
      {mat.rows.length > 0 ? <ul className={styles.edge}>{decks}</ul> : null}
      {mat.tracks.map((track) => (
        <Track key={track} name={track} nemesis={nemesis} />
      ))}
      {mat.rows.map((spaces) => (
        <Row key={spaces.join()} spaces={spaces} nemesis={nemesis} />
      ))}
      {mat.counters.map((counter) => (
        <Counter key={counter} name={counter} n={nemesis.counters[counter] ?? 0} />
      ))}
      {below.length + mat.piles.length > 0 ? (
        <ul className={styles.piles}>
          {below}
          {mat.piles.map((pile) => {
            const lying = nemesis.piles?.[pile] ?? [];
            const term = voice.say(termName(pile));
            return (
              <Pile key={pile} place={`pile/${pile}`} className={styles.pile} name={term} cards={lying} newest>
                <Lying count={lying.length}>{art(lying.at(-1))}</Lying>
                <span className={styles.term}>{voice.soft(term)}</span>
                <b>{lying.length}</b>
              </Pile>
            );
          })}
        </ul>
      ) : null}
    </section>
  );
}

/** What lies on top; an empty place is an outline. */
function Lying({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={styles.card} data-empty={count === 0 || undefined}>
      {count === 0 ? null : children}
    </span>
  );
}
