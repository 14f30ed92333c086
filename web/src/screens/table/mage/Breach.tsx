import { memo } from "react";
import { Breach as Ring, Icon } from "@/art";
import { Spot } from "@/parts/Spot";
import { keyOf } from "@/protocol/keys";
import { termName } from "@/protocol/phrases";
import type { Breach as ShownBreach, Spell as ShownSpell } from "@/protocol/wire";
import { useSettings } from "@/store/settings";
import { NUMERALS } from "@/words/players";
import { useNames, useText, useVoice } from "@/words/Words";
import { Act } from "@/screens/table/tray/Act";
import styles from "./Breach.module.css";
import { BigFace, Face, useDescribed } from "./Face";

interface BreachProps {
  seat: number;
  mage: string;
  /** As printed, 1 to 4. */
  number: number;
  breach: ShownBreach;
  /** All spells of the mage; one on two breaches lies on the first and is named on the other. */
  prepped: ShownSpell[];
  /** Is it its mage's turn? */
  acting: boolean;
  /** Room for small cards only. */
  small?: boolean;
}

/** More than the +1 that is printed on breach IV: a sigil breach. */
const SIGIL = 2;

/** What is said of a breach. */
export function useBreachLabel(): (number: number, breach: ShownBreach) => string {
  const t = useText();
  return (number, breach) => {
    const numeral = NUMERALS[number - 1] ?? "";
    if (breach.state === "open") return t("breach-open", { numeral, bonus: breach.bonus });
    if (breach.state === "none") return t("breach-none", { numeral });
    return t("breach-closed", { numeral, focus: breach.focus, open: breach.open });
  };
}

/** Did this mage begin with such a breach? What is not there is then destroyed. */
export function usePrinted(mage: string): (number: number) => boolean {
  const info = useNames().mages.get(mage);
  return (number) => (info?.breaches[number - 1] ?? 0) >= 0;
}

/** The name of a breach of the mage's own, and what is printed on it. */
export function useOwnBreach(mage: string, number: number): { name: string; text: string } | null {
  const voice = useVoice();
  const own = useNames().mages.get(mage)?.own_breaches[number - 1];
  return own ? { name: voice.say(termName(own.name)), text: voice.say(own.text) } : null;
}

export function OwnText({ name, text }: { name: string; text: string }) {
  return (
    <span className={styles.printed}>
      <b>{name}</b>
      {text}
    </span>
  );
}

/** The art's words for a breach. */
export function ringOf(breach: ShownBreach, printed: boolean) {
  return {
    state: breach.state === "none" && printed ? ("destroyed" as const) : breach.state,
    turns: breach.state === "closed" ? breach.turned : 0,
    focused: breach.state === "closed" && breach.focused,
    sigil: breach.state === "open" && breach.bonus >= SIGIL,
  };
}

/** A breach and the spells prepped to it. */
export const Breach = memo(function Breach(props: BreachProps) {
  const { seat, mage, number, breach, prepped, acting, small = false } = props;
  const t = useText();
  const label = useBreachLabel()(number, breach);
  const still = useSettings((settings) => settings.motion !== "normal") || !acting;
  const numeral = NUMERALS[number - 1] ?? "";
  const printed = usePrinted(mage)(number);
  const own = useOwnBreach(mage, number);
  const lying = prepped.filter((spell) => spell.breaches[0] === number);
  const linked = prepped.filter((spell) => spell.breaches.indexOf(number) > 0);
  return (
    <div className={styles.breach} data-state={breach.state} data-spells={lying.length}>
      <div className={styles.field}>
        <Spot
          place={`breach/${seat}/${number}`}
          label={own ? `${own.name}. ${label} ${own.text}` : label}
          detail={own ? <OwnText name={own.name} text={`${label} ${own.text}`} /> : undefined}
          why={breach.state === "closed" ? keyOf("focus", "", number) : ""}
          className={styles.ring}
        >
          <Ring
            number={number}
            {...ringOf(breach, printed)}
            still={still}
            numeral={lying.length === 0}
            className={styles.art}
          />
        </Spot>
        {lying.length > 0 ? (
          <div className={styles.spells} data-over>
            {lying.map((spell, n) => (
              <Spell key={`${spell.card}/${n}`} seat={seat} spell={spell} small={small || lying.length > 1} />
            ))}
          </div>
        ) : null}
        {linked.map((spell) => (
          <Linked key={spell.card} spell={spell} />
        ))}
      </div>
      <div className={styles.foot}>
        {lying.length > 0 || linked.length > 0 ? <b className={styles.numeral}>{numeral}</b> : null}
        {own ? <span className={styles.own}>{own.name}</span> : null}
        {breach.state === "closed" ? (
          <>
            <Act of={keyOf("focus", "", number)} label={t("breach-focus")} cost={breach.focus} idle={!acting} />
            <Act of={keyOf("open", "", number)} label={t("breach-open-it")} cost={breach.open} idle={!acting} />
          </>
        ) : (
          <span className={styles.state}>
            {t(breach.state === "open" ? "breach-is-open" : printed ? "breach-is-gone" : "breach-never")}
          </span>
        )}
        {breach.state === "open" && breach.bonus > 0 ? (
          <span className={styles.bonus}>{t("breach-bonus", { n: breach.bonus })}</span>
        ) : null}
      </div>
    </div>
  );
});

function Spell({ seat, spell, small }: { seat: number; spell: ShownSpell; small: boolean }) {
  const t = useText();
  const described = useDescribed();
  const at = spell.breaches[0] ?? 0;
  return (
    <span className={styles.spell} data-small={small || undefined}>
      <Spot
        place={`prepped/${seat}/${spell.card}/${at}`}
        label={described(spell.card)}
        why={keyOf("cast", spell.card, at)}
        detail={
          <>
            <BigFace id={spell.card} />
            {spell.fresh ? <p className={styles.note}>{t("spell-fresh")}</p> : null}
          </>
        }
      >
        <Face id={spell.card} size={small ? "small" : "normal"} />
      </Spot>
      {spell.fresh ? (
        <span className={styles.fresh} data-over aria-hidden>
          <Icon name="clock" size={13} /> {t("spell-fresh-short")}
        </span>
      ) : null}
      {spell.breaches.length > 1 ? (
        <span className={styles.two} data-over aria-hidden>
          <Icon name="link" size={13} /> {spell.breaches.map((n) => NUMERALS[n - 1]).join("+")}
        </span>
      ) : null}
    </span>
  );
}

function Linked({ spell }: { spell: ShownSpell }) {
  const t = useText();
  const voice = useVoice();
  return (
    <span className={styles.linked} data-over>
      <Icon name="link" size={15} />
      {t("spell-linked", { name: voice.card(spell.card), numeral: NUMERALS[(spell.breaches[0] ?? 1) - 1] ?? "" })}
    </span>
  );
}
