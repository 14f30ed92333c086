// One's own tables: those that wait for you, those that go on, and those that are over; and the account nobody needs.
import { type ChangeEvent, type FormEvent, useCallback, useEffect, useState } from "react";
import { Icon, MageSigil, NemesisEmblem } from "@/art";
import { badge } from "@/notices/shown";
import { Button } from "@/parts/Button";
import { Night } from "@/parts/Night";
import { SiteHead } from "@/parts/SiteHead";
import { getMe, getMyTables } from "@/protocol/account";
import type { Me, TableSummary } from "@/protocol/wire";
import { importRecord, Refusal } from "@/protocol/http";
import { say } from "@/protocol/phrases";
import { Link } from "@/router/Link";
import { go } from "@/router/router";
import { useContent } from "@/store/content";
import { useSettings } from "@/store/settings";
import { useNames, useText, useVoice } from "@/words/Words";
import { waitingOf } from "../landing/waiting";
import { refusalText } from "../table/people/refusals";
import { Account } from "./Account";
import styles from "./Games.module.css";
import { ago, sortedTables, titleOf, waitOf } from "./tables";

const PAGE = 30;

export default function Games() {
  const t = useText();
  const ready = useContent((content) => content.ready);
  const [me, setMe] = useState<Me | null>(null);
  const [tables, setTables] = useState<TableSummary[] | null>(null);
  const [more, setMore] = useState(false);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const load = useCallback(async () => {
    try {
      const found = await getMe();
      setMe(found);
      const mine = found.person ? await getMyTables(0, PAGE) : { tables: [], more: false };
      setTables(mine.tables);
      badge(waitingOf(mine.tables).count);
      setMore(mine.more);
    } catch (error) {
      setTables([]);
      refuse(error instanceof Refusal ? error : new Refusal("client/unknown"));
    }
  }, []);
  // Nothing is set before the server has answered.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => void load(), [load]);
  const older = async () => {
    const next = await getMyTables(tables?.length ?? 0, PAGE).catch(() => null);
    if (next === null) return;
    setTables((old) => [...(old ?? []), ...next.tables]);
    setMore(next.more);
  };
  if (!ready || tables === null) return null;
  const groups = sortedTables(tables);
  return (
    <>
      <SiteHead at="games" />
      <Night />
      <main className={styles.games}>
        <header className={styles.top}>
          <h1>{t("games")}</h1>
          <Link href="/statistics" className={styles.statistics}>
            <Icon name="chart" size={18} /> {t("statistics")}
          </Link>
          <span className={styles.grow} />
          <Button look="main" onClick={() => go("/new")}>
            <Icon name="plus" size={18} /> {t("setup-title")}
          </Button>
        </header>
        {refusal ? (
          <p role="alert" className={styles.refused}>
            {refusalText(t, refusal)}
          </p>
        ) : null}
        <div className={styles.halves}>
          <div className={styles.lists}>
            {tables.length === 0 ? (
              <section className={`panel ${styles.none}`}>
                <p>{t("games-none")}</p>
                <Button onClick={() => go("/new?alone")}>{t("landing-alone")}</Button>
              </section>
            ) : null}
            {(["waiting", "going", "over"] as const).map((group) =>
              groups[group].length > 0 ? (
                <section key={group} className={styles.group}>
                  <h2>
                    {group === "waiting" ? t("landing-waiting", { n: groups.waiting.length }) : t(`games-${group}`)}
                  </h2>
                  <ul className={styles.tables}>
                    {groups[group].map((one) => (
                      <Row key={one.table} table={one} />
                    ))}
                  </ul>
                </section>
              ) : null,
            )}
            {more ? <Button onClick={() => void older()}>{t("games-more")}</Button> : null}
          </div>
          <aside className={styles.side}>
            {me ? <Account me={me} tables={tables.length} changed={() => void load()} /> : null}
            <Import />
          </aside>
        </div>
      </main>
    </>
  );
}

function Row({ table }: { table: TableSummary }) {
  const t = useText();
  const voice = useVoice();
  const names = useNames();
  const language = useSettings((settings) => settings.language);
  const { title, trek, nemesis } = titleOf(table, t, voice, names);
  const state = table.over
    ? t(table.won ? "end-won" : "end-lost")
    : table.waiting
      ? t("games-your-turn")
      : table.started
        ? t("moment-at", { n: table.answers })
        : t("games-not-begun");
  return (
    <li className={styles.row} data-waiting={table.waiting || undefined}>
      <Link href={`/t/${table.table}`} className={styles.link}>
        <span className={styles.foe}>{nemesis ? <NemesisEmblem id={nemesis} /> : <Icon name="dice" size={30} />}</span>
        <span className={styles.text}>
          <b>{title}</b>
          <span className={styles.note}>
            {[
              trek
                ? t("games-expedition", { n: table.battle ?? 0, of: table.battles ?? 0, score: table.score ?? 0 })
                : "",
              table.name && nemesis ? voice.nemesis(nemesis) : "",
              table.difficulty ? voice.say(say("difficulty", { difficulty: table.difficulty })) : "",
              [...new Set(table.people)].join(", "),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
        <span className={styles.mages}>
          {table.mages.map((mage, seat) =>
            names.mages.has(mage) ? (
              <MageSigil key={seat} id={mage} seat={seat} size={34} dim={!trek && !table.seats.includes(seat)} />
            ) : null,
          )}
        </span>
        <span className={styles.when}>
          <b data-won={table.won || undefined} data-lost={(table.over && !table.won) || undefined}>
            {state}
          </b>
          <time dateTime={table.updated}>{waitOf(table, t) || ago(table.updated, language)}</time>
        </span>
      </Link>
      {table.over && !trek ? (
        <span className={styles.after}>
          <Link href={`/t/${table.table}/replay`}>
            <Icon name="play" size={15} /> {t("replay")}
          </Link>
          <Link href={`/t/${table.table}/end`}>
            <Icon name="chart" size={15} /> {t("games-story")}
          </Link>
        </span>
      ) : null}
    </li>
  );
}

/** A game that somebody kept as a text. */
function Import() {
  const t = useText();
  const name = useSettings((settings) => settings.name);
  const [text, setText] = useState("");
  const [refusal, refuse] = useState<Refusal | null>(null);
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) setText(await file.text());
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    refuse(null);
    try {
      const at = await importRecord(text, name || t("somebody"));
      go(`/t/${at.table}`);
    } catch (error) {
      refuse(error instanceof Refusal ? error : new Refusal("client/unknown"));
    }
  };
  return (
    <form className={`panel ${styles.box}`} onSubmit={(event) => void send(event)}>
      <h2>{t("import")}</h2>
      <p className={styles.note}>{t("import-note")}</p>
      <textarea
        value={text}
        rows={3}
        spellCheck={false}
        placeholder="unshuffled game 1"
        aria-label={t("import-text")}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.acts}>
        <label className={styles.file}>
          <input type="file" accept=".txt,text/plain" onChange={(event) => void read(event)} />
          <span>{t("import-file")}</span>
        </label>
        <Button type="submit" look="main" disabled={!text.trim()}>
          {t("import-go")}
        </Button>
      </div>
      {refusal ? (
        <p role="alert" className={styles.bad}>
          {refusalText(t, refusal)}
        </p>
      ) : null}
    </form>
  );
}
