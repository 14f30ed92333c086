import { memo } from "react";
import { CardArt } from "@/art/CardArt";
import { CardBack } from "@/art/CardBack";
import { termName } from "@/protocol/phrases";
import type { NemesisView } from "@/protocol/view";
import { useNames, useText, useVoice } from "@/words/Words";
import { matsOf, type MatParts } from "./mat";
import styles from "./Mats.module.css";
import { Counter } from "./Nemesis";
import { Pile } from "./SpecialPiles";
import { Track } from "./Track";

/** The mats that a nemesis has beside its own: tracks and counters above, decks and piles as they lie. */
export const Mats = memo(function Mats({ nemesis }: { nemesis: NemesisView }) {
  const mats = matsOf(useNames().nemeses.get(nemesis.id), nemesis);
  if (mats.length === 0) return null;
  return (
    <div className={styles.mats} data-mats>
      {mats.map((mat) => (
        <Mat key={mat.name} mat={mat} nemesis={nemesis} />
      ))}
    </div>
  );
});

function Mat({ mat, nemesis }: { mat: MatParts; nemesis: NemesisView }) {
  const t = useText();
  const voice = useVoice();
  const { cards } = useNames();
  const name = voice.say(termName(mat.name));
  return (
    <section className={styles.mat} aria-label={name} data-mat={mat.name}>
      <h3 className={styles.name}>{name}</h3>
      {mat.tracks.map((track) => (
        <Track key={track} name={track} nemesis={nemesis} />
      ))}
      {mat.counters.map((counter) => (
        <Counter key={counter} name={counter} n={nemesis.counters[counter] ?? 0} />
      ))}
      {mat.decks.length + mat.piles.length > 0 ? (
        <ul className={styles.piles}>
          {mat.decks.map((deck) => {
            const side = nemesis.decks[deck];
            const known = side?.deck[0];
            const top = known ? cards.get(known) : undefined;
            const term = voice.say(termName(deck));
            return side === undefined ? null : (
              <Pile
                key={deck}
                className={styles.pile}
                name={term}
                cards={[...side.deck.filter((card) => card !== null), ...side.unseen]}
                other={{ name: t("discard-pile"), cards: side.discard }}
              >
                <span className={styles.card} data-empty={side.deck.length === 0 || undefined}>
                  {side.deck.length === 0 ? null : top ? <CardArt card={top} /> : <CardBack deck="nemesis" />}
                  <b>{side.deck.length}</b>
                </span>
                <span className={styles.term}>{voice.soft(term)}</span>
              </Pile>
            );
          })}
          {mat.piles.map((pile) => {
            const lying = nemesis.piles?.[pile] ?? [];
            const top = cards.get(lying.at(-1) ?? "");
            const term = voice.say(termName(pile));
            return (
              <Pile key={pile} className={styles.pile} name={term} cards={lying} newest>
                <span className={styles.card} data-empty={top === undefined || undefined}>
                  {top ? <CardArt card={top} /> : null}
                  <b>{lying.length}</b>
                </span>
                <span className={styles.term}>{voice.soft(top ? voice.card(top.id) : term)}</span>
              </Pile>
            );
          })}
        </ul>
      ) : null}
    </section>
  );
}
