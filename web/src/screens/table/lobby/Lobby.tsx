// Before the game: who is here, who sits where, what is played, and the links that let others in.
import { lazy, Suspense, useState } from "react";
import { Icon, MageSigil, NemesisEmblem, playerColour } from "@/art";
import { Home, round } from "@/parts/Home";
import { Button } from "@/parts/Button";
import { Night } from "@/parts/Night";
import { Card } from "@/parts/Card";
import { Sheet } from "@/parts/Sheet";
import { useVariants } from "@/parts/useVariants";
import { Link } from "@/router/Link";
import { say } from "@/protocol/phrases";
import type { SetupChoice } from "@/protocol/wire";
import { part } from "@/store/release";
import { useTable } from "@/store/useTable";
import { useNames, useText, useVoice } from "@/words/Words";
import { cardsOf, type Chosen, chosenOf, firstChoice, RANDOM, sorted } from "@/screens/setup/choice";
import { AboutMage } from "@/screens/setup/MagePick";
import { Lines } from "@/screens/setup/NemesisPick";
import styles from "./Lobby.module.css";
import { Dot } from "@/screens/table/people/Dot";
import { Links } from "@/screens/table/people/Links";
import { refusalText } from "@/screens/table/people/refusals";
import { SeatLine } from "@/screens/table/people/Seats";
import { ChatSwitch, ListSwitch, MindsAgreed, Rename } from "@/screens/table/people/Self";
import { peopleOf } from "@/screens/table/people/who";
import { Report } from "@/screens/table/people/Report";
import { Talk } from "@/screens/table/people/Talk";
import { labelled } from "@/words/labelled";

const SetupForm = lazy(() =>
  part(() => import("@/screens/setup/SetupForm")).then(({ SetupForm: form }) => ({ default: form })),
);
const SettingsSheet = lazy(() => part(() => import("@/settings/SettingsSheet")));

export function Lobby() {
  const t = useText();
  const names = useNames();
  const { state, you, present, takeSeat, seatMind, begin, choose, refusal } = useTable((data) => ({
    state: data.state,
    you: data.you,
    present: data.present,
    takeSeat: data.takeSeat,
    seatMind: data.seatMind,
    begin: data.begin,
    choose: data.choose,
    refusal: data.refusal,
  }));
  const [changing, setChanging] = useState<Chosen | null>(null);
  const [settings, setSettings] = useState(false);
  if (state === null) return null;
  const host = state.host === you;
  const off = state.called_off ?? false;
  const chosen = chosenOf(names.catalog, state.setup as SetupChoice, firstChoice(names.catalog, false));
  const people = peopleOf(state, you, present, t);
  const free = state.seats.filter((person) => person === "").length;
  const watching = people.find((one) => one.you)?.watching ?? false;
  const take = async (sit: (seat: number) => Promise<void>) => {
    for (const [seat, person] of state.seats.entries()) if (person === "") await sit(seat);
  };
  return (
    <main className={styles.lobby}>
      <Night />
      <header className={styles.top}>
        <Home />
        <div className={styles.title}>
          <h1>{state.name || t(state.daily ? "daily" : "lobby-title")}</h1>
          <p>
            {off
              ? t("lobby-called-off")
              : watching
                ? t("lobby-watching")
                : t(free > 0 ? "lobby-free" : "lobby-full", { n: free })}
          </p>
        </div>
        {state.battle_of ? <Link href={`/t/${state.battle_of}?battle=${state.id}`}>{t("expedition-back")}</Link> : null}
        <button type="button" className={round} onClick={() => setSettings(true)} aria-label={t("settings")}>
          <Icon name="settings" size={20} />
        </button>
        {off ? null : host || (state.battle_of && !watching) ? (
          <Button look="main" className={styles.begin} disabled={free > 0} onClick={() => void begin()}>
            <Icon name="play" size={18} solid /> {t("begin")}
          </Button>
        ) : (
          <p className={styles.wait}>{t("lobby-wait")}</p>
        )}
      </header>
      {refusal ? (
        <p role="alert" className={styles.refused}>
          {refusalText(t, refusal)}
        </p>
      ) : null}
      <div className={styles.halves}>
        <section className={styles.left} aria-label={t("setup-mages")}>
          <ol className={styles.seats} data-count={state.seats.length}>
            {state.seats.map((_, seat) => (
              <Seat key={seat} seat={seat} mage={chosen.mages[seat] ?? RANDOM} />
            ))}
          </ol>
          {free > 1 && host && !off ? (
            <p className={styles.rest}>
              {t("lobby-rest")} <Button onClick={() => void take(takeSeat)}>{t("lobby-take-rest", { n: free })}</Button>{" "}
              <Button onClick={() => void take((seat) => seatMind(seat, "steady"))}>{t("mind-rest")}</Button>
            </p>
          ) : null}
          <Against
            chosen={chosen}
            change={host && !state.battle_of && !state.daily ? () => setChanging(chosen) : undefined}
          />
        </section>
        <aside className={styles.right}>
          <section className={`panel ${styles.box}`} aria-label={t("invite")}>
            <h2>{t("invite")}</h2>
            <Links />
            <ListSwitch />
          </section>
          <section className={`panel ${styles.box}`} aria-label={t("people")}>
            <h2>{t("people")}</h2>
            <ul className={styles.people}>
              {people.map((one) => (
                <li key={one.id} style={{ "--seat": one.colour }}>
                  {one.mind ? <Icon name="suggest" size={15} /> : <Dot here={one.here} />}
                  <b>{one.name}</b>
                  {one.host ? <Icon name="crown" size={16} title={t("host")} /> : null}
                  <span className={styles.note}>
                    {one.seats.length > 0
                      ? one.seats.map((seat) => t("mage-number", { n: seat + 1 })).join(", ")
                      : t(one.watching ? "watches" : "no-seat")}
                  </span>
                </li>
              ))}
            </ul>
            <Rename />
            <ChatSwitch />
            <MindsAgreed />
          </section>
          <Talk />
          <Report />
        </aside>
      </div>
      {changing === null ? null : (
        <Sheet title={t("lobby-change")} open close={() => setChanging(null)} wide>
          <Suspense fallback={null}>
            <div className={styles.form}>
              <SetupForm chosen={changing} change={(changes) => setChanging({ ...changing, ...changes })} />
            </div>
            <footer className={styles.formFoot}>
              <Button onClick={() => setChanging(null)}>{t("cancel")}</Button>
              <Button
                look="main"
                onClick={() => {
                  void choose({ ...(state.setup as SetupChoice), ...changing });
                  setChanging(null);
                }}
              >
                {t("lobby-change-take")}
              </Button>
            </footer>
          </Suspense>
        </Sheet>
      )}
      {settings ? (
        <Suspense fallback={null}>
          <SettingsSheet open close={() => setSettings(false)} />
        </Suspense>
      ) : null}
    </main>
  );
}

/** A seat with its mage, and who sits there. */
function Seat({ seat, mage }: { seat: number; mage: string }) {
  const t = useText();
  const voice = useVoice();
  const found = useNames().mages.get(mage);
  const owner = useTable((data) => data.state?.seats[seat] ?? "");
  return (
    <li className={styles.seat} style={{ "--seat": playerColour(seat) }} data-taken={owner !== "" || undefined}>
      <div className={styles.crest}>
        {found ? (
          <MageSigil id={mage} seat={seat} size={84} />
        ) : (
          <span className={styles.die}>
            <Icon name="dice" size={40} />
          </span>
        )}
      </div>
      <div className={styles.about}>
        <span className="cap">{t("mage-number", { n: seat + 1 })}</span>
        <h2>{found ? voice.mage(mage) : t("random-mage")}</h2>
        {found ? <p className={styles.note}>{voice.name({ name: mage, kind: "title" })}</p> : null}
      </div>
      {found ? (
        <div className={styles.text}>
          <AboutMage mage={found} brief />
        </div>
      ) : null}
      <div className={styles.sits}>
        <SeatLine seat={seat} />
      </div>
    </li>
  );
}

/** The nemesis, the difficulty, what is not as usual, and the market. */
function Against({ chosen, change }: { chosen: Chosen; change: (() => void) | undefined }) {
  const t = useText();
  const voice = useVoice();
  const names = useNames();
  const nemesis = names.nemeses.get(chosen.nemesis);
  const variants = useVariants(chosen);
  const cards = sorted(
    names.catalog,
    cardsOf(names.catalog, chosen.market).flatMap((id) => names.cards.get(id) ?? []),
  );
  return (
    <section className={`panel ${styles.against}`} aria-label={t("lobby-played")}>
      <div className={styles.foe}>
        {nemesis ? (
          <NemesisEmblem id={nemesis.id} />
        ) : (
          <span className={styles.die}>
            <Icon name="dice" size={40} />
          </span>
        )}
      </div>
      <div className={styles.about}>
        <span className="cap">{t("part-nemesis")}</span>
        <h2>{nemesis ? voice.nemesis(nemesis.id) : t("random-nemesis")}</h2>
        <p className={styles.note}>
          {nemesis ? `${t("setup-life", { n: nemesis.life })} · ` : ""}
          {labelled(voice, t("choose-difficulty"), voice.form(say("difficulty", { difficulty: chosen.difficulty })))}
        </p>
        {variants.length > 0 ? <p className={styles.note}>{variants.join(" · ")}</p> : null}
      </div>
      {change ? (
        <Button onClick={change}>
          <Icon name="settings" size={17} /> {t("lobby-change")}
        </Button>
      ) : null}
      {nemesis ? (
        <div className={styles.text}>
          <Lines of={nemesis.lines} />
        </div>
      ) : null}
      {cards.length > 0 ? (
        <ul className={styles.cards} aria-label={t("part-market")}>
          {cards.map((card) => (
            <li key={card.id}>
              <Card id={card.id} size="small" />
            </li>
          ))}
        </ul>
      ) : (
        <p className={`${styles.note} ${styles.cards}`}>{t("random-market")}</p>
      )}
    </section>
  );
}
