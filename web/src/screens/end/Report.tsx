// The report of a game: how it ended and how it came to that, fit to be shown to others.
import { lazy, Suspense, useState } from "react";
import { Gravehold } from "@/art/Gravehold";
import { Icon, type IconName } from "@/art/icons";
import { MageSigil } from "@/art/MageSigil";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { playerColour } from "@/art/palette";
import { Mark, markOf } from "@/parts/Mark";
import { useVariants } from "@/parts/useVariants";
import { Refusal, takeRecord } from "@/protocol/http";
import { say } from "@/protocol/phrases";
import { outcomePhrase } from "@/words/outcome";
import type { View } from "@/protocol/wire";
import { Link } from "@/router/Link";
import { go } from "@/router/router";
import { part } from "@/store/release";
import { useSettings } from "@/store/settings";
import { NEMESIS, player as playerPhrase } from "@/words/players";
import { useNames, useText, useVoice } from "@/words/Words";
import { watchToken } from "../replay/watchToken";
import { otherNemesis, playAgain, setupAgain } from "./again";
import { type Curve, Curves, CurveTable } from "./Curves";
import styles from "./Report.module.css";
import { counted, type Story } from "./stats";
import type { Told } from "./useReport";

const OfDay = lazy(() => part(() => import("../daily/OfDay")));
const Own = lazy(() => part(() => import("./Own")));
const DASHES = ["", "7 4", "2 5", "10 4 2 4"];
const MOST_SPELLS = 8;

export interface ReportProps {
  id: string;
  told: Told;
  token?: string;
  /** Beside the others: a way back to the table under the report. */
  look?: (() => void) | undefined;
}

export function Report({ id, told, token = "", look }: ReportProps) {
  const { game, state, story } = told;
  const t = useText();
  const view = game.views.at(-1) as View;
  return (
    <div className={styles.report}>
      <Outcome view={view} story={story} state={state} />
      <Ways id={id} told={told} token={token} look={look} />
      {view.outcome !== "" && state.daily ? (
        <Suspense fallback={null}>
          <OfDay id={id} day={state.daily} />
        </Suspense>
      ) : null}
      {view.outcome !== "" ? (
        <Suspense fallback={null}>
          <Own id={id} />
        </Suspense>
      ) : null}
      <section className={styles.part}>
        <h2>{t("end-curves")}</h2>
        <Lives view={view} story={story} />
      </section>
      <section className={styles.part}>
        <h2>{t("end-damage")}</h2>
        <Damage story={story} />
      </section>
      <section className={styles.part}>
        <h2>{t("end-mages")}</h2>
        <Mages story={story} />
      </section>
      <section className={styles.part}>
        <h2>{t("end-facts")}</h2>
        <Facts story={story} view={view} />
      </section>
      <Seed id={id} told={told} />
    </div>
  );
}

function Outcome({ view, story, state }: { view: View; story: Story; state: Told["state"] }) {
  const t = useText();
  const voice = useVoice();
  const won = useNames().won(view.outcome);
  const over = view.outcome !== "";
  const told = outcomePhrase(view.outcome, view.protected?.id);
  const level = state.setup.difficulty ?? "";
  const variants = useVariants(state.setup);
  const marks = [
    level ? voice.say(say("difficulty", { difficulty: level })) : "",
    t("end-turns", { n: story.turns }),
    t("end-answers", { n: story.answers }),
    ...variants,
    state.marked ? t("marked") : "",
  ].filter(Boolean);
  return (
    <header className={styles.outcome} data-won={won || undefined}>
      <div className={styles.emblem}>
        <NemesisEmblem id={view.nemesis.id} ring={false} />
      </div>
      <div className={styles.words}>
        <p className={styles.against}>{t("end-against", { nemesis: voice.nemesis(view.nemesis.id) })}</p>
        <h1>{t(over ? (won ? "end-won" : "end-lost") : "end-going")}</h1>
        {over ? <p className={styles.how}>{voice.say(told)}</p> : null}
        <p className={styles.marks}>{marks.join(" · ")}</p>
        <ul className={styles.team}>
          {view.players.map((player) => (
            <li key={player.seat}>
              <MageSigil id={player.mage} seat={player.seat} size={40} dim={player.exhausted} />
              <span>
                {voice.mage(player.mage)}
                <small>{player.exhausted ? t("exhausted") : t("end-life", { n: player.life, of: player.max })}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.city}>
        <Gravehold life={view.gravehold.life} max={view.gravehold.max} />
        <p>
          {view.protected ? voice.protected(view.protected.id) : t("gravehold-short")} <b>{view.gravehold.life}</b>
          <small> / {view.gravehold.max}</small>
        </p>
      </div>
    </header>
  );
}

function Ways({ id, told, token, look }: ReportProps) {
  const t = useText();
  const { nemeses } = useNames();
  const name = useSettings((settings) => settings.name);
  const [said, tell] = useState("");
  const [busy, setBusy] = useState(false);
  const view = told.game.views.at(-1) as View;
  const over = view.outcome !== "";
  const again = async (nemesis?: string) => {
    setBusy(true);
    try {
      const table = await playAgain(told.state, setupAgain(told.state, view, nemesis), name || t("somebody"));
      go(`/t/${table}`);
    } catch (error) {
      tell(t("refused", { code: error instanceof Refusal ? error.code : "?" }));
      setBusy(false);
    }
  };
  const share = async () => {
    const key = token || (await watchToken(id));
    const link = `${location.origin}/t/${id}/end${key ? `#${key}` : ""}`;
    try {
      await navigator.clipboard.writeText(link);
      tell(t("replay-shared"));
    } catch {
      tell(link);
    }
  };
  return (
    <nav className={styles.ways} aria-label={t("end-ways")}>
      {told.state.battle_of ? (
        <Link href={`/t/${told.state.battle_of}?battle=${id}`} className={styles.way} data-main>
          <Icon name="tower" size={18} /> {t("expedition-back")}
        </Link>
      ) : over && told.state.sealed ? (
        <Link href="/daily" className={styles.way} data-main>
          <Icon name="star" size={18} /> {t("daily")}
        </Link>
      ) : over ? (
        <>
          <Way icon="play" main disabled={busy} act={() => void again()}>
            {t("end-again")}
          </Way>
          <Way icon="swords" disabled={busy} act={() => void again(otherNemesis([...nemeses.keys()], view.nemesis.id))}>
            {t("end-other")}
          </Way>
        </>
      ) : null}
      {over && !told.state.sealed ? (
        <Link href={`/t/${id}/review`} className={styles.way}>
          <Icon name="why" size={18} /> {t("review")}
        </Link>
      ) : null}
      <Link href={`/t/${id}/replay`} className={styles.way}>
        <Icon name="clock" size={18} /> {t("replay")}
      </Link>
      <Way icon="link" act={() => void share()}>
        {t("end-share")}
      </Way>
      {look ? (
        <Way icon="eye" act={look}>
          {t("end-look")}
        </Way>
      ) : (
        <Link href={`/t/${id}`} className={styles.way} data-main={over ? undefined : true}>
          <Icon name="eye" size={18} /> {t("end-look")}
        </Link>
      )}
      {said ? (
        <p role="status" className={styles.said}>
          {said}
        </p>
      ) : null}
    </nav>
  );
}

interface WayProps {
  icon: IconName;
  main?: boolean;
  disabled?: boolean;
  act: () => void;
  children: React.ReactNode;
}

function Way({ icon, main = false, disabled = false, act, children }: WayProps) {
  return (
    <button type="button" className={styles.way} data-main={main || undefined} disabled={disabled} onClick={act}>
      <Icon name={icon} size={18} /> {children}
    </button>
  );
}

function Lives({ view, story }: { view: View; story: Story }) {
  const t = useText();
  const voice = useVoice();
  const moments = story.moments.map(({ turn, active }) => ({
    turn,
    foe: active === "nemesis",
    who: turn === 0 ? t("replay-setup") : voice.say(playerPhrase(view, active === "nemesis" ? NEMESIS : active)),
  }));
  const city = view.protected ? voice.protected(view.protected.id) : t("gravehold-short");
  const sides: Curve[] = [
    {
      name: voice.nemesis(view.nemesis.id),
      colour: "var(--foe)",
      values: story.moments.map((moment) => Math.max(0, moment.nemesis)),
    },
    {
      name: city,
      colour: "var(--warn)",
      dash: "7 4",
      values: story.moments.map((moment) => Math.max(0, moment.gravehold)),
    },
  ];
  const mages: Curve[] = story.mages.map(({ seat, mage }) => ({
    name: voice.mage(mage),
    colour: playerColour(seat),
    ...(DASHES[seat] ? { dash: DASHES[seat] } : {}),
    values: story.moments.map((moment) => moment.mages[seat] ?? 0),
  }));
  const longest = Math.max(...[...sides, ...mages].map((curve) => curve.name.length));
  return (
    <>
      <div className={styles.curves}>
        <Curves
          title={view.protected ? t("end-curve-protected", { name: city }) : t("end-curve-sides")}
          curves={sides}
          moments={moments}
          axis={t("end-axis")}
          longest={longest}
        />
        <Curves
          title={t("end-curve-mages")}
          curves={mages}
          moments={moments}
          axis={t("end-axis")}
          longest={longest}
          height={210}
        />
      </div>
      <p className={styles.note}>
        <span className={styles.swatch} /> {t("end-foe-turns")}
      </p>
      <CurveTable
        curves={[...sides, ...mages]}
        moments={moments}
        head={t("replay-turn")}
        whose={t("end-whose")}
        name={t("end-table")}
      />
    </>
  );
}

function Damage({ story }: { story: Story }) {
  const t = useText();
  const voice = useVoice();
  const { cards } = useNames();
  const most = Math.max(1, ...story.dealt.map((one) => one.amount));
  const [all, setAll] = useState(false);
  if (story.dealt.length === 0) return <p className={styles.note}>{t("end-no-damage")}</p>;
  const shown = all ? story.dealt : story.dealt.slice(0, MOST_SPELLS);
  return (
    <>
      <ol className={styles.bars}>
        {shown.map((one) => (
          <li key={`${one.seat}/${one.card}/${one.ability}`}>
            <span className={styles.what}>
              {one.ability ? (
                <Icon name="bolt" size={15} colour="var(--charge)" />
              ) : (
                <Mark kind={markOf(cards.get(one.card))} size={15} />
              )}
              {one.ability ? voice.name({ name: one.card, kind: "ability" }) : voice.card(one.card)}
            </span>
            <span className={styles.by} style={{ color: playerColour(one.seat) }}>
              {voice.mage(story.mages[one.seat]?.mage ?? "")}
            </span>
            <span className={styles.bar}>
              <span style={{ width: `${(100 * one.amount) / most}%`, background: playerColour(one.seat) }} />
            </span>
            <span className={styles.amount}>
              <b>{one.amount}</b> <small>{t("end-times", { n: one.times })}</small>
            </span>
          </li>
        ))}
      </ol>
      {story.dealt.length > MOST_SPELLS && !all ? (
        <button type="button" className={styles.all} onClick={() => setAll(true)}>
          {t("end-all", { n: story.dealt.length })}
        </button>
      ) : null}
    </>
  );
}

function Mages({ story }: { story: Story }) {
  const t = useText();
  const voice = useVoice();
  const { cards } = useNames();
  return (
    <div className={styles.mages}>
      {story.mages.map((mage) => (
        <article key={mage.seat} className={styles.mage} style={{ borderTopColor: playerColour(mage.seat) }}>
          <header>
            <MageSigil id={mage.mage} seat={mage.seat} size={54} dim={mage.exhausted} />
            <h3>{voice.mage(mage.mage)}</h3>
          </header>
          <dl className={styles.facts}>
            {(
              [
                ["end-dealt", mage.dealt],
                ["end-suffered", mage.suffered],
                ["end-cast", mage.cast],
                ["end-opened", mage.opened],
                ["end-focused", mage.focused],
                ["end-abilities", mage.abilities],
              ] as const
            ).map(([id, n]) => (
              <div key={id}>
                <dt>{t(id)}</dt>
                <dd>{n}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.cap}>{t("end-gained", { n: mage.gained.length })}</p>
          <ul className={styles.gained}>
            {counted(mage.gained).map(({ card, n }) => (
              <li key={card}>
                <Link href={`/cards/${card}`}>
                  <Mark kind={markOf(cards.get(card))} size={13} /> {voice.card(card)}
                  {n > 1 ? <b> ×{n}</b> : null}
                </Link>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}

function Facts({ story, view }: { story: Story; view: View }) {
  const t = useText();
  const voice = useVoice();
  const mage = (seat: number) => voice.mage(story.mages[seat]?.mage ?? "");
  const { cards, mages } = useNames();
  const cause = (card: string) => (cards.has(card) || !mages.has(card) ? voice.card(card) : voice.mage(card));
  const facts: [string, string][] = [
    [t("end-foe-turn-count"), String(story.nemesisTurns)],
    [t("end-unleashed"), String(story.unleashed)],
    [t("end-slain"), String(story.slain)],
    [
      view.protected
        ? t("end-protected-suffered", { name: voice.protected(view.protected.id) })
        : t("end-city-suffered"),
      String(story.graveholdSuffered),
    ],
    [t("end-foe-life"), `${view.nemesis.life} / ${view.nemesis.max}`],
  ];
  if (story.hardest)
    facts.push([
      t("end-hardest"),
      `${story.hardest.amount} · ${cause(story.hardest.card)} (${mage(story.hardest.seat)})`,
    ]);
  if (story.longest)
    facts.push([
      t("end-longest"),
      t("end-longest-text", { n: story.longest.answers, turn: story.longest.turn, mage: mage(story.longest.seat) }),
    ]);
  return (
    <dl className={styles.facts} data-wide>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Seed({ id, told: { state, proof } }: { id: string; told: Told }) {
  const t = useText();
  const [failed, fail] = useState("");
  const download = async () => {
    try {
      const text = await takeRecord(id);
      const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      const link = document.createElement("a");
      link.href = url;
      link.download = `unshuffled-${id}.txt`;
      link.click();
      URL.revokeObjectURL(url);
    } catch (error) {
      fail(t("refused", { code: error instanceof Refusal ? error.code : "?" }));
    }
  };
  if (state.sealed) {
    return (
      <section className={styles.part}>
        <h2>{t("end-fair")}</h2>
        <p className={styles.note}>{t("daily-sealed")}</p>
        <dl className={styles.seed}>
          <div>
            <dt>{t("end-commitment")}</dt>
            <dd>
              <code>{state.commitment}</code>
            </dd>
          </div>
        </dl>
      </section>
    );
  }
  return (
    <section className={styles.part}>
      <h2>{t("end-fair")}</h2>
      <p className={styles.note}>{t(state.seed_told ? "end-fair-told" : "end-fair-text")}</p>
      <p className={styles.note} data-proof={proof}>
        {t(`end-proof-${proof}`)}
      </p>
      <dl className={styles.seed}>
        {state.seed ? (
          <div>
            <dt>{t("end-seed")}</dt>
            <dd>
              <code>{state.seed}</code>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t("end-commitment")}</dt>
          <dd>
            <code>{state.commitment}</code>
          </dd>
        </div>
        <div>
          <dt>{t("end-verify")}</dt>
          <dd>
            <code>
              unshuffled verify unshuffled-{id}.txt --commitment {state.commitment}
            </code>
          </dd>
        </div>
      </dl>
      <p>
        <button type="button" className={styles.way} onClick={() => void download()}>
          <Icon name="down" size={18} /> {t("end-record")}
        </button>
      </p>
      {failed ? <p role="alert">{failed}</p> : null}
    </section>
  );
}
