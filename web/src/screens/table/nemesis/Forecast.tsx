import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { Icon } from "@/art/icons";
import { MageSigil } from "@/art/MageSigil";
import { isUnderway } from "@/hands/inTurn";
import { CardName } from "@/parts/Said";
import type { ForecastView, Message, Phrase, Range } from "@/protocol/wire";
import type { Foreseen } from "@/store/table";
import { useTable, useTableStore, useView } from "@/store/useTable";
import { useText, useVoice } from "@/words/Words";
import styles from "./Forecast.module.css";
import { share, spanOf } from "./spans";

/** A game that moves fast is asked about when it pauses, in milliseconds. */
const PAUSE = 160;

const Told = createContext<Foreseen | null>(null);

/** Asks for the forecast when the game has moved on, while the page is looked at. */
export function Foretelling({ children }: { children: ReactNode }) {
  const store = useTableStore();
  // While its turn is played, its forecast stays.
  const { view, still, plays } = useTable((data) => ({ view: data.view, still: data.still, plays: data.act !== null }));
  const [told, tell] = useState<Foreseen | null>(null);
  const over = view === null || (view.decision === null && !plays);
  useEffect(() => {
    if (view === null || over || still || plays) return;
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (isUnderway(store)) {
        // The next answer of the same gesture is on its way, and a forecast costs the server more than an answer.
        timer = setTimeout(look, PAUSE);
        return;
      }
      store
        .getState()
        .forecast()
        .then((foretold) => here && tell(foretold))
        // No forecast is no fault: the table goes on without it.
        .catch(() => undefined);
    };
    const ask = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", ask);
      timer = setTimeout(look, PAUSE);
    };
    document.addEventListener("visibilitychange", ask);
    ask();
    return () => {
      here = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [store, view, over, still, plays]);
  return <Told value={over ? null : told}>{children}</Told>;
}

/** What the nemesis will do, as far as it is known now. */
export const useForetold = (): ForecastView | null => useContext(Told)?.forecast ?? null;

/** The arguments of a phrase that is a message. */
const argsOf = (phrase: Phrase | undefined): Record<string, Phrase> =>
  typeof phrase === "object" && phrase !== null && "args" in phrase ? ((phrase as Message).args ?? {}) : {};

/** If the nemesis goes next: its own rules, what each card does, what that makes, and what nobody knows. */
export function Forecast() {
  const t = useText();
  const voice = useVoice();
  const told = useContext(Told);
  if (told === null) return <div />;
  const { number, forecast } = told;
  const [chance, of] = share(...chanceOf(forecast));
  const rules = (forecast.rules ?? []).filter((rule) => !isNothing(argsOf(rule.text).what));
  const acting = forecast.cards.filter((card) => card.in > 0 && !isNothing(argsOf(card.text).what));
  return (
    <section
      className={styles.forecast}
      aria-label={t("forecast-title")}
      data-never={chance === 0 || undefined}
      data-foretold={number}
    >
      <header>
        <b>{t(chance === 0 ? "forecast-later" : "forecast-title")}</b>
        {chance === 0 ? null : (
          <span className={styles.chance}>
            {chance === of ? t("turn-order-sure") : t("forecast-chance", { n: chance, of })}
          </span>
        )}
      </header>
      <ul className={styles.cards}>
        {rules.map((rule, n) => (
          <li key={n}>
            <b>{rule.when === "start" ? t("forecast-start") : voice.form(argsOf(rule.text).card ?? "")}</b>
            {rule.when === "token" ? <span className={styles.when}>{t("forecast-token")}</span> : null}{" "}
            <What of={argsOf(rule.text).what} />
          </li>
        ))}
        {acting.map((card) => (
          <li key={card.uid} data-later={card.in > 1 || undefined}>
            <CardName id={card.card} name={voice.card(card.card)} tab />
            {card.in > 1 ? <span className={styles.when}>{t("forecast-in", { n: card.in })}</span> : null}{" "}
            <What of={argsOf(card.text).what} />
          </li>
        ))}
        {acting.length + rules.length === 0 ? <li>{t("forecast-no-cards")}</li> : null}
        {forecast.end?.text ? (
          <li>
            <b>{t("forecast-end")}</b> <What of={argsOf(forecast.end.text).what} />
          </li>
        ) : null}
        {forecast.unleash ? (
          <li className={styles.unleash}>
            <b>{t("forecast-unleash-now")}</b> <What of={argsOf(forecast.unleash.text).what} />
          </li>
        ) : null}
        {forecast.row_text ? <li className={styles.warning}>{voice.say(forecast.row_text)}</li> : null}
      </ul>
      <Total of={forecast} />
    </section>
  );
}

/** The chance that one of the nemesis's turn order cards comes next. */
function chanceOf({ next }: ForecastView): [number, number] {
  const found = [next.nemesis, next.special].flatMap((chance) => (chance ? [chance] : []));
  return [found.reduce((sum, [n]) => sum + n, 0), found[0]?.[1] ?? 1];
}

/** The parts of "a; b; c". */
function parts(what: Phrase | undefined): Phrase[] {
  if (typeof what === "object" && what !== null && "id" in what && what.id === "forecast-and") {
    return [...parts(what.args?.a), ...parts(what.args?.b)];
  }
  return what === undefined ? [] : [what];
}

const isNothing = (what: Phrase | undefined): boolean =>
  typeof what === "object" && what !== null && "id" in what && what.id === "forecast-nothing";

/** What happens, one thing after the other; a mage by the crest. */
function What({ of }: { of: Phrase | undefined }) {
  const voice = useVoice();
  const players = useView((view) => view.players);
  return parts(of).map((part, n) => {
    const { who, change } = argsOf(part);
    const mage = typeof who === "object" && who !== null && "kind" in who && who.kind === "mage" ? who.name : "";
    const player = players.find((one) => one.mage === mage);
    return (
      <span key={n} className={styles.part}>
        {player && change !== undefined ? (
          <>
            <MageSigil id={mage} seat={player.seat} size={15} title={voice.mage(mage)} /> {voice.form(change)}
          </>
        ) : (
          voice.form(part)
        )}
      </span>
    );
  });
}

const isChange = ([least, most]: Range): boolean => least !== 0 || most !== 0;

/** What the turn takes, from whom, and what of it nobody knows. Only a turn that is known to its end can be called calm. */
function Total({ of }: { of: ForecastView }) {
  const t = useText();
  const voice = useVoice();
  const players = useView((view) => view.players);
  const { total, drawn, end } = of;
  const shared = total.shared ?? null;
  const hurt = (total.players ?? []).flatMap((range, seat) =>
    isChange(range) && !shared?.seats.includes(seat) ? [{ range, player: players[seat] }] : [],
  );
  const instead = useView((view) => view.protected?.id);
  const city = total.gravehold && isChange(total.gravehold) ? total.gravehold : null;
  const quiet = !city && !shared && hurt.length === 0;
  const known = of.known === true;
  const hidden = total.unknown || end?.unknown === true;
  return (
    <footer className={styles.total} aria-label={total.text ? voice.say(total.text) : undefined} role="group">
      <b>{t(known ? "forecast-total" : "forecast-so-far")}</b>
      {city ? (
        <span className={styles.chip}>
          {instead ? voice.protected(instead) : t("gravehold-short")} <b>{spanOf(city, t)}</b>
        </span>
      ) : null}
      {shared ? (
        <span className={styles.chip}>
          {shared.seats.length < players.length
            ? shared.seats.map((seat) => <Crest key={seat} of={players[seat]} />)
            : t(shared.one ? "forecast-one-of" : "forecast-all-of")}{" "}
          <b>{spanOf(shared.life, t)}</b>
        </span>
      ) : null}
      {hurt.map(({ range, player }) =>
        player ? (
          <span key={player.seat} className={styles.chip} title={voice.mage(player.mage)}>
            <Crest of={player} /> <b>{spanOf(range, t)}</b>
          </span>
        ) : null,
      )}
      {quiet && known ? <span className={styles.calm}>{t("forecast-calm")}</span> : null}
      {quiet && !known ? <span>{t("forecast-quiet")}</span> : null}
      {drawn && drawn.cards[1] > 0 ? (
        <span className={styles.unknown}>
          {drawn.cards[1] === 1
            ? t("forecast-draws", { tier: drawn.tiers.length === 1 ? (drawn.tiers[0] ?? 0) : 0 })
            : t("forecast-draws-more", { n: drawn.cards[1] })}
        </span>
      ) : null}
      {hidden ? <span className={styles.unknown}>{t("forecast-hidden")}</span> : null}
      {total.more ? <span className={styles.unknown}>{t("forecast-or-else")}</span> : null}
      {total.may_lose ? (
        <span className={styles.doom}>
          <Icon name="warning" size={15} /> {t(total.lost?.[0] === 1 ? "forecast-lost" : "forecast-doom")}
        </span>
      ) : null}
    </footer>
  );
}

function Crest({ of }: { of: { mage: string; seat: number } | undefined }) {
  const voice = useVoice();
  return of ? <MageSigil id={of.mage} seat={of.seat} size={17} title={voice.mage(of.mage)} /> : null;
}
