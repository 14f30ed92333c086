// The daily table: what everyone plays today, what came of it, yesterday with its seed, and what binds tomorrow.
import { useState } from "react";
import { Icon } from "@/art/icons";
import { MageSigil } from "@/art/MageSigil";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { Button } from "@/parts/Button";
import { Card } from "@/parts/Card";
import { Night } from "@/parts/Night";
import { Segments } from "@/parts/Segments";
import { SiteHead } from "@/parts/SiteHead";
import { openDaily, Refusal } from "@/protocol/http";
import type { DailyDay, DailyOverview } from "@/protocol/wire";
import { Link } from "@/router/Link";
import { go } from "@/router/router";
import { useContent } from "@/store/content";
import { useSettings } from "@/store/settings";
import { useNames, useText, useVoice } from "@/words/Words";
import { beginAlone, sitDown } from "../setup/beginAlone";
import { sorted } from "../setup/choice";
import { refusalText } from "../table/people/refusals";
import { Board } from "./Board";
import styles from "./Daily.module.css";
import { dateOf, listOf, SORTS } from "./results";
import { useDaily } from "./useDaily";

const MAGES = ["1", "2", "3", "4"] as const;
type Mages = (typeof MAGES)[number];

export default function Daily() {
  const t = useText();
  const ready = useContent((content) => content.ready);
  const { daily, refusal } = useDaily();
  return (
    <>
      <SiteHead />
      <Night />
      <main className={styles.page}>
        {daily === null || !ready ? (
          <>
            <h1>{t("daily")}</h1>
            {refusal ? (
              <p role="alert">{refusalText(t, refusal)}</p>
            ) : (
              <p className={styles.dim}>{t("daily-loading")}</p>
            )}
          </>
        ) : (
          <Found daily={daily} />
        )}
      </main>
    </>
  );
}

/** With how many mages one has played. */
const ownIn = (day: DailyDay): Mages | undefined => {
  const own = day.boards?.find((board) => SORTS.some((sort) => listOf(board, sort).some((one) => one.yours)));
  return MAGES.find((n) => Number(n) === own?.mages);
};

function Found({ daily }: { daily: DailyOverview }) {
  const t = useText();
  const { lang } = useVoice();
  const { today, yesterday, tomorrow } = daily;
  const [mages, setMages] = useState<Mages>(() => ownIn(today) ?? "2");
  const minutes = Math.ceil((daily.left ?? 0) / 60);
  const left = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  const boardOf = (day: DailyDay) => day.boards?.find((one) => one.mages === Number(mages));
  return (
    <>
      <header className={styles.top}>
        <h1>{t("daily")}</h1>
        <p className={styles.dim}>{`${dateOf(today.day, lang)} · ${t("daily-left", left)}`}</p>
      </header>
      <p className={styles.lead}>{t("daily-lead")}</p>
      <Segments
        label={t("daily-how-many")}
        value={mages}
        values={MAGES}
        named={(n) => t("daily-mages", { n: Number(n) })}
        choose={setMages}
      />
      <Played day={today} mages={Number(mages)} yours={daily.yours ?? ""} />
      <section className={`panel ${styles.part}`} aria-labelledby="daily-today">
        <h2 id="daily-today">{t("daily-results-today")}</h2>
        <Board board={boardOf(today)} />
        {today.checking ? <p className={styles.dim}>{t("daily-checking", { n: today.checking })}</p> : null}
        <p className={styles.dim}>{t("daily-rule")}</p>
      </section>
      {yesterday ? (
        <section className={`panel ${styles.part}`} aria-labelledby="daily-yesterday">
          <h2 id="daily-yesterday">{`${t("daily-results-yesterday")} · ${dateOf(yesterday.day, lang)}`}</h2>
          <Board board={boardOf(yesterday)} />
          <p className={styles.dim}>{t("daily-opened")}</p>
          <Facts day={yesterday} />
          <p className={styles.dim}>{t("daily-verify")}</p>
          <code className={styles.command}>
            {`unshuffled daily verify ${yesterday.day} --seed ${yesterday.seed ?? ""} --commitment ${yesterday.commitment}`}
          </code>
        </section>
      ) : null}
      <section className={`panel ${styles.part}`} aria-labelledby="daily-fair">
        <h2 id="daily-fair">{t("daily-fair")}</h2>
        <p className={styles.dim}>{t("daily-fair-text")}</p>
        <h3>{`${t("daily-today")} · ${dateOf(today.day, lang)}`}</h3>
        <Facts day={today} />
        <h3>{`${t("daily-tomorrow")} · ${dateOf(tomorrow.day, lang)}`}</h3>
        <Facts day={tomorrow} />
      </section>
    </>
  );
}

/** What binds a day, since when, and its seed once it is over. */
function Facts({ day }: { day: { commitment: string; announced: string; seed?: string } }) {
  const t = useText();
  const { lang } = useVoice();
  const when = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t("end-commitment")}</dt>
        <dd>
          <code>{day.commitment}</code>
        </dd>
      </div>
      <div>
        <dt>{t("daily-announced")}</dt>
        <dd>{when.format(new Date(day.announced))}</dd>
      </div>
      {day.seed ? (
        <div>
          <dt>{t("end-seed")}</dt>
          <dd>
            <code>{day.seed}</code>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** The nemesis, the mages, the market, and the ways to play them. */
function Played({ day, mages, yours }: { day: DailyDay; mages: number; yours: string }) {
  const t = useText();
  const voice = useVoice();
  const names = useNames();
  const name = useSettings((settings) => settings.name);
  const [busy, setBusy] = useState(false);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const nemesis = names.nemeses.get(day.setup.nemesis ?? "");
  const team = (day.setup.mages ?? []).slice(0, mages);
  const market = sorted(
    names.catalog,
    (day.setup.market ?? []).flatMap((id) => names.cards.get(id) ?? []),
  );
  const play = async (alone: boolean) => {
    setBusy(true);
    refuse(null);
    try {
      const at = await openDaily({ name: name || t("somebody"), mages });
      await (alone ? beginAlone(at) : sitDown(at));
      go(`/t/${at.table}`);
    } catch (error) {
      refuse(error instanceof Refusal ? error : new Refusal("client/unknown"));
      setBusy(false);
    }
  };
  return (
    <section className={`panel ${styles.played}`} aria-label={t("lobby-played")}>
      <div className={styles.foe}>
        {nemesis ? <NemesisEmblem id={nemesis.id} /> : null}
        <div>
          <span className="cap">{t("part-nemesis")}</span>
          <h2>{nemesis ? voice.nemesis(nemesis.id) : day.setup.nemesis}</h2>
        </div>
      </div>
      <ul className={styles.team} aria-label={t("setup-mages")}>
        {team.map((mage, seat) => (
          <li key={mage}>
            <MageSigil id={mage} seat={seat} size={46} />
            {names.mages.has(mage) ? voice.mage(mage) : mage}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {yours ? (
          <Link href={`/t/${yours}`} className={styles.yours}>
            <Icon name="play" size={18} /> {t("daily-go-on")}
          </Link>
        ) : null}
        <Button look={yours ? "plain" : "main"} disabled={busy} onClick={() => void play(true)}>
          <Icon name="person" size={19} /> {t("landing-alone")}
        </Button>
        {mages > 1 ? (
          <Button disabled={busy} onClick={() => void play(false)}>
            <Icon name="people" size={19} /> {t("daily-friends")}
          </Button>
        ) : null}
        <p className={styles.dim}>{t(yours ? "daily-again" : "daily-once")}</p>
        {refusal ? <p role="alert">{refusalText(t, refusal)}</p> : null}
      </div>
      <ul className={styles.cards} aria-label={t("part-market")}>
        {market.map((card) => (
          <li key={card.id}>
            <Card id={card.id} size="small" />
          </li>
        ))}
      </ul>
    </section>
  );
}
