import { memo, type ReactNode } from "react";
import { Icon, MageSigil } from "@/art";
import { Button } from "@/parts/Button";
import { Spot } from "@/parts/Spot";
import { keyOf } from "@/protocol/keys";
import { abilityName, say, termName } from "@/protocol/phrases";
import type { Phase, ShownPlayer } from "@/protocol/wire";
import { useTable, useTableStore } from "@/store/useTable";
import { useNames, useText, useVoice } from "@/words/Words";
import { abilityText } from "./abilityText";
import type { Form } from "@/screens/table/layout/form";
import { Act } from "@/screens/table/tray/Act";
import { Aether } from "./Aether";
import { Breach } from "./Breach";
import { Lasting } from "./Lasting";
import { MageTrack } from "./MageTrack";
import styles from "./MageBoard.module.css";

interface MageBoardProps {
  player: ShownPlayer;
  phase: Phase;
  /** Is it this mage's turn? */
  acting: boolean;
  form?: Form;
  /** The window is low: prepped spells are small. */
  low?: boolean;
  /** On a phone the hand lies above the breaches, and while spells are cast below them. */
  children?: ReactNode;
}

/** A mage: life, charges, ability, aether, and the four breaches with what is prepped there. */
export const MageBoard = memo(function MageBoard(props: MageBoardProps) {
  const { player, phase, acting, form = "desk", low = false, children } = props;
  const t = useText();
  const voice = useVoice();
  const { catalog, mages } = useNames();
  const tracks = mages.get(player.mage)?.tracks ?? {};
  const name = voice.mage(player.mage);
  const tokens = Object.entries(player.tokens).filter(([token, n]) => n > 0 && !(token in tracks));
  const who = (
    <div key="who" className={styles.who}>
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
        <Lasting player={player} className={styles.token} />
        {Object.entries(tracks).map(([track, spaces]) => (
          <MageTrack key={track} seat={player.seat} name={track} spaces={spaces} at={player.tokens[track] ?? 0} />
        ))}
        {tokens.map(([token, n]) => (
          <span key={token} className={styles.token}>
            {voice.say(termName(token))} <b>{n}</b>
          </span>
        ))}
      </div>
      <Ability player={player} />
    </div>
  );
  const breaches = player.breaches.map((breach, n) => (
    <Breach
      key={n}
      seat={player.seat}
      mage={player.mage}
      number={n + 1}
      breach={breach}
      prepped={player.prepped}
      acting={acting}
      small={low || form === "compact" || form === "tablet"}
    />
  ));
  const casting = form === "phone" && phase === "casting";
  return <div className={styles.mage}>{casting ? [breaches, who, children] : [who, children, breaches]}</div>;
});

/** Whose board this is and what they are at; the way back, if it was asked for. */
function Caption({ player, phase, acting }: Pick<MageBoardProps, "player" | "phase" | "acting">) {
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
          {t("ally-back-mine")}
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
