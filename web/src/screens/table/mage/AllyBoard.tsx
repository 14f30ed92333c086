import { memo } from "react";
import { Breach as Ring, Icon, lookOf, MageSigil } from "@/art";
import { Spot } from "@/parts/Spot";
import { keyOf } from "@/protocol/keys";
import { abilityName, termName } from "@/protocol/phrases";
import type { Breach as ShownBreach, ShownPlayer, Spell as ShownSpell } from "@/protocol/wire";
import { useTableStore } from "@/store/useTable";
import { NUMERALS } from "@/words/players";
import { useNames, useText, useVoice } from "@/words/Words";
import { abilityText } from "./abilityText";
import styles from "./AllyBoard.module.css";
import { OwnText, ringOf, useBreachLabel, useOwnBreach, usePrinted } from "./Breach";
import { BigFace, useDescribed } from "./Face";
import { Lasting } from "./Lasting";
import { stacks } from "./room";
import { labelled } from "@/words/labelled";

interface AllyBoardProps {
  player: ShownPlayer;
  acting: boolean;
}

/** Another mage in short; it can be shown large. */
export const AllyBoard = memo(function AllyBoard({ player, acting }: AllyBoardProps) {
  const t = useText();
  const voice = useVoice();
  const store = useTableStore();
  const name = voice.mage(player.mage);
  const ability = voice.say(abilityName(player.mage));
  return (
    <section className={`panel ${styles.ally}`} aria-label={name} data-acting={acting || undefined}>
      <h2 className="aloud">{name}</h2>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.open}
          aria-label={t("ally-open-named", { name })}
          title={t("ally-open-named", { name })}
          onClick={() => store.getState().show(player.seat)}
        >
          <MageSigil id={player.mage} seat={player.seat} size={32} dim={player.exhausted} />
          <span className={styles.wide}>
            <Icon name="full" size={12} />
          </span>
        </button>
        <Spot
          place={`player/${player.seat}`}
          label={t("mage-life", { name, life: player.life, max: player.max })}
          className={styles.named}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.number}>{t("mage-number", { n: player.number })}</span>
        </Spot>
        <span
          className={styles.life}
          data-low={player.life <= 3 || undefined}
          title={player.exhausted ? t("exhausted") : undefined}
        >
          <Icon name="heart" solid size={15} />
          {player.exhausted ? 0 : player.life}
          {player.exhausted ? <span className="aloud">{t("exhausted")}</span> : null}
        </span>
        <Spot
          place={`ability/${player.seat}`}
          label={`${ability}. ${t("mage-charges", { n: player.charges, needed: player.charges_needed })}`}
          why={keyOf("activate", player.mage)}
          detail={<Charged player={player} />}
          className={styles.charges}
        >
          {Array.from({ length: Math.max(player.charges_needed, player.charges) }, (_, n) => (
            <Icon
              key={n}
              name="bolt"
              size={13}
              solid={n < player.charges}
              className={n < player.charges ? styles.charged : styles.empty}
            />
          ))}
        </Spot>
      </div>
      <div className={styles.breaches}>
        {player.breaches.map((breach, n) => (
          <Small key={n} player={player} number={n + 1} breach={breach} />
        ))}
        <span className={styles.spells}>
          {player.prepped.map((spell, n) => (
            <Spell key={`${spell.card}/${n}`} seat={player.seat} spell={spell} />
          ))}
        </span>
      </div>
      <Beside player={player} />
      <InHand player={player} />
    </section>
  );
});

function Charged({ player }: { player: ShownPlayer }) {
  const voice = useVoice();
  const info = useNames().mages.get(player.mage);
  return (
    <span className={styles.whole}>
      <b>{voice.say(abilityName(player.mage))}</b>
      {abilityText(info, voice)}
    </span>
  );
}

function Small({ player, number, breach }: { player: ShownPlayer; number: number; breach: ShownBreach }) {
  const label = useBreachLabel()(number, breach);
  const printed = usePrinted(player.mage);
  const own = useOwnBreach(player.mage, number);
  return (
    <Spot
      place={`breach/${player.seat}/${number}`}
      label={own ? `${own.name}. ${label} ${own.text}` : label}
      detail={own ? <OwnText name={own.name} text={`${label} ${own.text}`} /> : undefined}
      className={styles.ring}
    >
      <Ring number={number} {...ringOf(breach, printed(number))} size={27} still />
    </Spot>
  );
}

/** A prepped spell by name, after the numeral of its breach. */
function Spell({ seat, spell }: { seat: number; spell: ShownSpell }) {
  const voice = useVoice();
  const described = useDescribed();
  const numerals = spell.breaches.map((n) => NUMERALS[n - 1]).join("+");
  return (
    <Spot
      place={`prepped/${seat}/${spell.card}/${spell.breaches[0]}`}
      label={labelled(voice, numerals, described(spell.card))}
      detail={<BigFace id={spell.card} />}
      className={styles.spell}
    >
      <span className={styles.at}>{numerals}</span> {voice.card(spell.card)}
    </Spot>
  );
}

/** What lies beside their mat or in front of them, and tokens on it. */
function Beside({ player }: { player: ShownPlayer }) {
  const voice = useVoice();
  const tokens = Object.entries(player.tokens).filter(([, n]) => n > 0);
  return (
    <div className={styles.beside}>
      <Lasting player={player} className={styles.lasting} />
      {tokens.map(([token, n]) => (
        <span key={token} className={styles.lasting}>
          {voice.say(termName(token))} <b>{n}</b>
        </span>
      ))}
    </div>
  );
}

/** What they hold, by name and kind. */
function InHand({ player }: { player: ShownPlayer }) {
  const t = useText();
  const voice = useVoice();
  const cards = useNames().cards;
  return (
    <ul className={styles.hand} aria-label={t("part-hand")}>
      {stacks(player.hand, "stacked").map(({ card, count }) => (
        <li key={card} className={styles.held} data-kind={lookOf(cards.get(card))}>
          {voice.card(card)}
          {count > 1 ? ` ×${count}` : ""}
        </li>
      ))}
      <li className={styles.piles}>
        <Icon name="deck" size={12} title={t("deck-count", { n: player.deck.length })} /> {player.deck.length}
        <Icon name="discard" size={12} title={t("discard-count", { n: player.discard.length })} />{" "}
        {player.discard.length}
      </li>
    </ul>
  );
}
