import { memo, type ReactNode } from "react";
import { Icon, MageSigil } from "@/art";
import { Button } from "@/parts/Button";
import { Card } from "@/parts/Card";
import { Spot } from "@/parts/Spot";
import { keyOf } from "@/protocol/keys";
import { abilityName, say, termName } from "@/protocol/phrases";
import type { Phase, ShownPlayer } from "@/protocol/wire";
import { useTable, useTableStore } from "@/store/useTable";
import { useNames, useText, useVoice } from "@/words/Words";
import { abilityText } from "./abilityText";
import { Act } from "./Act";
import { Aether } from "./Aether";
import { Breach } from "./Breach";
import styles from "./MageBoard.module.css";

interface MageBoardProps {
  player: ShownPlayer;
  phase: Phase;
  /** Is it this mage's turn? */
  acting: boolean;
  /** On a phone the hand lies above the breaches. */
  children?: ReactNode;
}

/** A mage: life, charges, ability, aether, and the four breaches with what is prepped there. */
export const MageBoard = memo(function MageBoard({ player, phase, acting, children }: MageBoardProps) {
  const t = useText();
  const voice = useVoice();
  const { catalog } = useNames();
  const name = voice.mage(player.mage);
  const tokens = Object.entries(player.tokens).filter(([, n]) => n > 0);
  return (
    <div className={styles.mage}>
      <div className={styles.who}>
        <Caption player={player} phase={phase} acting={acting} />
        <div className={styles.head}>
          <span className={styles.crest}>
            <MageSigil id={player.mage} seat={player.seat} size={62} dim={player.exhausted} />
          </span>
          <Spot
            place={`player/${player.seat}`}
            label={t("mage-life", { name, life: player.life, max: player.max })}
            className={styles.named}
            detail={
              <span className={styles.whole}>
                <b>{name}</b>
                {voice.name({ name: player.mage, kind: "title" })}
                <br />
                {t("mage-life", { name: t("life"), life: player.life, max: player.max })}
              </span>
            }
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.title}>{voice.soft(voice.name({ name: player.mage, kind: "title" }))}</span>
            <span className={styles.life} data-low={player.life <= 3 || undefined} data-life={player.seat}>
              <Icon name="heart" solid size={18} />
              {player.exhausted ? (
                <b className={styles.exhausted}>{t("exhausted")}</b>
              ) : (
                <>
                  <b>{player.life}</b>
                  <small>/ {player.max}</small>
                </>
              )}
            </span>
          </Spot>
          <Aether player={player} />
        </div>
        <div className={styles.charging}>
          <Spot
            place={`charge/${player.seat}`}
            why={acting ? "charge" : ""}
            label={t("mage-charges", { n: player.charges, needed: player.charges_needed })}
            className={styles.charges}
          >
            {Array.from({ length: Math.max(player.charges_needed, player.charges) }, (_, n) => (
              <Icon
                key={n}
                name="bolt"
                size={20}
                solid={n < player.charges}
                className={n < player.charges ? styles.charged : styles.empty}
              />
            ))}
          </Spot>
          <Act of="charge" label={t("charge-it")} cost={catalog.charge_cost} idle={!acting} />
          {player.shield > 0 ? (
            <span className={styles.token}>
              <Icon name="shield" size={14} title={t("shield-left", { n: player.shield })} /> <b>{player.shield}</b>
            </span>
          ) : null}
          <Lasting player={player} />
          {tokens.map(([token, n]) => (
            <span key={token} className={styles.token}>
              {voice.say(termName(token))} <b>{n}</b>
            </span>
          ))}
        </div>
        <Ability player={player} />
      </div>
      {children}
      {player.breaches.map((breach, n) => (
        <Breach
          key={n}
          seat={player.seat}
          mage={player.mage}
          number={n + 1}
          breach={breach}
          prepped={player.prepped}
          acting={acting}
        />
      ))}
    </div>
  );
});

/** What lasts for this mage: own treasures, cards of the nemesis in front of them, and cards whose effect waits for something to happen. */
function Lasting({ player }: { player: ShownPlayer }) {
  const t = useText();
  const voice = useVoice();
  const waiting = useTable((data) => data.view?.waiting);
  const mine = (waiting ?? []).filter((one) => one.seat === player.seat && one.card !== "");
  const chips = [
    ...player.treasures.map((card) => ({ card, says: t("lasting-treasure") })),
    ...player.in_front.map((card) => ({ card, says: t("lasting-in-front") })),
    ...mine.map(({ card, until }) => ({ card, says: t(`waiting-${until.replaceAll("_", "-")}`) })),
  ];
  return chips.map(({ card, says }, n) => (
    <Spot
      key={`${card}/${n}`}
      place={`lasting/${player.seat}/${n}`}
      label={`${voice.card(card)}. ${says}`}
      className={styles.token}
      detail={<Card id={card} size="large" />}
    >
      {voice.card(card)} <small>{says}</small>
    </Spot>
  ));
}

/** Whose board this is and what they are at; the way back, if it was asked for. */
function Caption({ player, phase, acting }: MageBoardProps) {
  const t = useText();
  const voice = useVoice();
  const store = useTableStore();
  const asked = useTable((data) => data.shown !== null);
  const mine = useTable((data) => data.state?.seats[player.seat] === data.you && data.you !== "");
  return (
    <div className={styles.caption}>
      <span className="cap" data-acting={acting || undefined}>
        {t(mine ? "mage-yours" : "mage-number", { n: player.number })}
        {acting ? ` · ${voice.say(say("phase", { phase: phase.replaceAll("_", "-") }))}` : ""}
      </span>
      {asked ? (
        <Button look="pill" className={styles.back} onClick={() => store.getState().show(null)}>
          {t("ally-back")}
        </Button>
      ) : null}
    </div>
  );
}

/** What the charges are for, and when. */
function Ability({ player }: { player: ShownPlayer }) {
  const voice = useVoice();
  const info = useNames().mages.get(player.mage);
  const ability = voice.say(abilityName(player.mage));
  const text = abilityText(info, voice);
  const ready = player.charges >= player.charges_needed;
  return (
    <Spot
      place={`ability/${player.seat}`}
      label={`${ability}. ${text}`}
      why={keyOf("activate", player.mage)}
      className={ready ? `${styles.ability} ${styles.ready}` : styles.ability}
      detail={
        <span className={styles.whole}>
          <b>{ability}</b>
          {text}
        </span>
      }
    >
      <span className={styles.does}>
        <b>{ability}</b> {text}
      </span>
    </Spot>
  );
}
