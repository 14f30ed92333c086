import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { Icon } from "@/art/icons";
import { MageSigil } from "@/art/MageSigil";
import { CardName } from "@/parts/Said";
import type { ForecastEffect, ForecastView, Foretold, Message, Phrase } from "@/protocol/wire";
import { useTable, useTableStore, useView } from "@/store/useTable";
import { useText, useVoice } from "@/words/Words";
import styles from "./Forecast.module.css";
import { share, spanOf } from "./spans";

/** A game that moves fast is asked about when it pauses, in milliseconds. */
const PAUSE = 160;

const Told = createContext<Foretold | null>(null);

/** Asks for the forecast when the game has moved on, while the page is looked at. */
export function Foretelling({ children }: { children: ReactNode }) {
  const store = useTableStore();
  const { view, still } = useTable((data) => ({ view: data.view, still: data.still }));
  const [told, tell] = useState<Foretold | null>(null);
  const over = view === null || view.decision === null;
  useEffect(() => {
    if (view === null || over || still) return;
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", ask);
      timer = setTimeout(() => {
        store
          .getState()
          .forecast()
          .then((foretold) => here && tell(foretold))
          // No forecast is no fault: the table goes on without it.
          .catch(() => undefined);
      }, PAUSE);
    };
    document.addEventListener("visibilitychange", ask);
    ask();
    return () => {
      here = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [store, view, over, still]);
  return <Told value={over ? null : told}>{children}</Told>;
}

/** What the nemesis will do, as far as it is known now. */
export const useForetold = (): ForecastView | null => useContext(Told)?.forecast ?? null;

/** The arguments of a phrase that is a message. */
const argsOf = (phrase: Phrase | undefined): Record<string, Phrase> =>
  typeof phrase === "object" && phrase !== null && "args" in phrase ? ((phrase as Message).args ?? {}) : {};

/** If the nemesis goes next: what each card does, what that makes in all, and what Unleash means now. */
export function Forecast() {
  const t = useText();
  const voice = useVoice();
  const told = useContext(Told);
  if (told === null) return <div />;
  const { number, forecast } = told;
  const [chance, of] = share(...(forecast.next.nemesis ?? [0, 1]));
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
        {acting.map((card) => (
          <li key={card.uid} data-later={card.in > 1 || undefined}>
            <CardName id={card.card} name={voice.card(card.card)} tab />
            {card.in > 1 ? <span className={styles.when}>{t("forecast-in", { n: card.in })}</span> : null}{" "}
            <What of={argsOf(card.text).what} />
          </li>
        ))}
        {acting.length === 0 ? <li>{t("forecast-no-cards")}</li> : null}
        {forecast.unleash ? (
          <li className={styles.unleash}>
            <b>{t("forecast-unleash-now")}</b> <What of={argsOf(forecast.unleash.text).what} />
          </li>
        ) : null}
        {forecast.row_text ? <li className={styles.warning}>{voice.say(forecast.row_text)}</li> : null}
      </ul>
      <Total of={forecast.total} />
    </section>
  );
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

/** What the turn takes, from whom. */
function Total({ of }: { of: ForecastEffect }) {
  const t = useText();
  const voice = useVoice();
  const players = useView((view) => view.players);
  const hurt = (of.players ?? []).flatMap((range, seat) =>
    range[0] !== 0 || range[1] !== 0 ? [{ range, player: players[seat] }] : [],
  );
  const city = of.gravehold && (of.gravehold[0] !== 0 || of.gravehold[1] !== 0) ? of.gravehold : null;
  return (
    <footer className={styles.total} aria-label={of.text ? voice.say(of.text) : undefined} role="group">
      <b>{t("forecast-total")}</b>
      {city ? (
        <span className={styles.chip}>
          {t("gravehold-short")} <b>{spanOf(city)}</b>
        </span>
      ) : null}
      {hurt.map(({ range, player }) =>
        player ? (
          <span key={player.seat} className={styles.chip} title={voice.mage(player.mage)}>
            <MageSigil id={player.mage} seat={player.seat} size={17} title={voice.mage(player.mage)} />{" "}
            <b>{spanOf(range)}</b>
          </span>
        ) : null,
      )}
      {city || hurt.length > 0 ? null : <span className={styles.calm}>{t("forecast-calm")}</span>}
      {of.may_lose ? (
        <span className={styles.doom}>
          <Icon name="warning" size={15} /> {t("forecast-doom")}
        </span>
      ) : null}
    </footer>
  );
}
