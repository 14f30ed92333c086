// What one's finished games add up to: by nemesis, mage, difficulty and number of mages; and what they have achieved.
import { useMemo } from "react";
import { Icon } from "@/art/icons";
import { MageSigil } from "@/art/MageSigil";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { Button } from "@/parts/Button";
import { Night } from "@/parts/Night";
import { SiteHead } from "@/parts/SiteHead";
import { say } from "@/protocol/phrases";
import { Link } from "@/router/Link";
import { go } from "@/router/router";
import { useContent } from "@/store/content";
import { useNames, useText, useVoice } from "@/words/Words";
import { Achievements } from "./Achievements";
import { achievementsOf } from "./achievements";
import { beatenBy, type Group, groupsOf, type Past, type Tally, tallyOf } from "./past";
import styles from "./Statistics.module.css";
import { usePast } from "./usePast";

export default function Statistics() {
  const t = useText();
  const ready = useContent((content) => content.ready);
  const { past, failed } = usePast();
  return (
    <>
      <SiteHead at="games" />
      <Night />
      <main className={styles.page}>
        <header className={styles.top}>
          <h1>{t("statistics")}</h1>
          <Link href="/games">{t("games")}</Link>
        </header>
        {failed ? <p role="alert">{t("stats-failed")}</p> : null}
        {!failed && (past === null || !ready) ? <p className={styles.dim}>{t("stats-loading")}</p> : null}
        {past !== null && ready ? <Found past={past} /> : null}
      </main>
    </>
  );
}

function Found({ past }: { past: Past }) {
  const t = useText();
  const voice = useVoice();
  const names = useNames();
  const { catalog } = names;
  const all = useMemo(() => tallyOf(past.games), [past]);
  const achieved = useMemo(() => achievementsOf(past, catalog), [past, catalog]);
  const order = (ids: readonly string[]) => (a: Group, b: Group) => ids.indexOf(a.id) - ids.indexOf(b.id);
  const none = past.games.length === 0;
  return (
    <>
      {none ? (
        <section className={`panel ${styles.none}`}>
          <p>{t("stats-none")}</p>
          <Button onClick={() => go("/new?alone")}>{t("landing-alone")}</Button>
        </section>
      ) : (
        <>
          <Whole all={all} past={past} />
          <section className={`panel ${styles.part}`} aria-labelledby="stats-nemeses">
            <h2 id="stats-nemeses">{t("stats-nemeses")}</h2>
            <Foes past={past} />
          </section>
          <div className={styles.halves}>
            <section className={`panel ${styles.part}`} aria-labelledby="stats-mages">
              <h2 id="stats-mages">{t("stats-mages")}</h2>
              <Table
                groups={groupsOf(past.games, (game) => game.own)}
                title="stats-mages"
                head={t("part-mage")}
                named={(id) => (names.mages.has(id) ? voice.mage(id) : id)}
                sigils
              />
            </section>
            <div className={styles.column}>
              <section className={`panel ${styles.part}`} aria-labelledby="stats-levels">
                <h2 id="stats-levels">{t("stats-difficulties")}</h2>
                <Table
                  groups={groupsOf(past.games, (game) => [game.difficulty]).toSorted(order(catalog.difficulties))}
                  title="stats-levels"
                  head={t("choose-difficulty")}
                  named={(id) => voice.say(say("difficulty", { difficulty: id }))}
                />
              </section>
              <section className={`panel ${styles.part}`} aria-labelledby="stats-sizes">
                <h2 id="stats-sizes">{t("stats-sizes")}</h2>
                <Table
                  groups={groupsOf(past.games, (game) => [String(game.mages.length)]).toSorted(
                    order(["1", "2", "3", "4"]),
                  )}
                  title="stats-sizes"
                  head={t("setup-mages")}
                  named={(id) => t("stats-mage-count", { n: Number(id) })}
                />
              </section>
            </div>
          </div>
          <p className={styles.dim}>{t("stats-legend")}</p>
        </>
      )}
      <Achievements achieved={achieved} />
      <p className={styles.dim}>{t("stats-note")}</p>
    </>
  );
}

function Whole({ all, past }: { all: Tally; past: Past }) {
  const t = useText();
  const rateOf = useRate();
  const treks = past.expeditions;
  const facts: [string, string][] = [
    [t("stats-played"), String(all.played)],
    [t("stats-won"), String(all.won)],
    [t("stats-rate"), rateOf(all)],
    [t("stats-streak"), String(all.streak)],
    [t("stats-longest"), String(all.longest)],
  ];
  if (treks.length > 0) {
    const won = treks.filter((one) => one.won).length;
    facts.push([t("stats-expeditions"), t("stats-of", { n: won, of: treks.length })]);
  }
  return (
    <dl className={styles.whole}>
      {facts.map(([name, value]) => (
        <div key={name} className="panel">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The share of games that were won, as the language writes it. */
function useRate(): (tally: Tally) => string {
  const { lang } = useVoice();
  const format = new Intl.NumberFormat(lang, { style: "percent" });
  return ({ won, played }) => format.format(won / played);
}

/** A bar for each nemesis, as long as it was played often: how much of it was won. */
function Foes({ past }: { past: Past }) {
  const t = useText();
  const rateOf = useRate();
  const voice = useVoice();
  const { catalog, nemeses } = useNames();
  const groups = groupsOf(past.games, (game) => [game.nemesis]);
  const most = Math.max(...groups.map((one) => one.tally.played));
  const beaten = beatenBy(past);
  const left = catalog.nemeses.filter((one) => !beaten.has(one.id)).map((one) => voice.nemesis(one.id));
  return (
    <>
      <ul className={styles.foes}>
        {groups.map(({ id, tally }) => (
          <li key={id} className={styles.foe}>
            <span className={styles.emblem}>
              {nemeses.has(id) ? <NemesisEmblem id={id} /> : <Icon name="skull" size={30} />}
            </span>
            <span className={styles.name}>{nemeses.has(id) ? voice.nemesis(id) : id}</span>
            <span className={styles.score}>
              {t("stats-foe-score", { n: tally.won, of: tally.played })} <b>{rateOf(tally)}</b>
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ width: `${(100 * tally.played) / most}%` }}>
                <span style={{ width: `${(100 * tally.won) / tally.played}%` }} />
              </span>
            </span>
            <small className={styles.best}>
              {[
                tally.fewestTurns === null ? "" : t("stats-best-turns", { n: tally.fewestTurns }),
                tally.mostLife === null ? "" : t("stats-best-life", { n: tally.mostLife }),
                tally.longest > 1 ? t("stats-best-streak", { now: tally.streak, n: tally.longest }) : "",
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </li>
        ))}
      </ul>
      {left.length > 0 ? <p className={styles.dim}>{t("stats-unbeaten", { names: left.join(", ") })}</p> : null}
    </>
  );
}

interface TableProps {
  groups: Group[];
  /** The id of the heading that names it. */
  title: string;
  head: string;
  named: (id: string) => string;
  /** They are mages, and shown as such. */
  sigils?: boolean;
}

function Table({ groups, title, head, named, sigils = false }: TableProps) {
  const t = useText();
  const rateOf = useRate();
  const { mages } = useNames();
  return (
    <table className={styles.table} aria-labelledby={title}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {(["won", "rate", "turns", "life", "streak"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`stats-col-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ id, tally }) => (
          <tr key={id}>
            <th scope="row">
              <span>
                {sigils && mages.has(id) ? <MageSigil id={id} size={30} /> : null}
                {named(id)}
              </span>
            </th>
            <td>
              {tally.won}/{tally.played}
            </td>
            <td>{rateOf(tally)}</td>
            <td>{tally.fewestTurns ?? "–"}</td>
            <td>{tally.mostLife ?? "–"}</td>
            <td>
              {tally.streak}/{tally.longest}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
