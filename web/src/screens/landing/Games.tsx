// The games one has sat at: those that wait first. Nothing is shown to who has none.
import { useEffect, useState } from "react";
import { Icon } from "@/art/icons";
import { MageSigil } from "@/art/MageSigil";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { getMe, getMyTables } from "@/protocol/account";
import type { History, TableSummary } from "@/protocol/wire";
import { say } from "@/protocol/phrases";
import { Link } from "@/router/Link";
import { useContent } from "@/store/content";
import { useText, useVoice } from "@/words/Words";
import styles from "./Games.module.css";

const FIRST = 6;

export function Games() {
  const t = useText();
  const ready = useContent((content) => content.ready);
  const [found, find] = useState<History | null>(null);
  useEffect(() => {
    let here = true;
    // Who has no session has no games. If the server is away, the page says so elsewhere.
    getMe()
      .then((me) => (me.person ? getMyTables(0, FIRST) : null))
      .then((told) => here && find(told))
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);
  if (!ready || found === null || found.tables.length === 0) return null;
  return (
    <section className={styles.games} id="games">
      <h2>{t("landing-games-title")}</h2>
      <ul className={styles.list}>
        {found.tables.map((one) => (
          <li key={one.table}>
            <Past game={one} />
          </li>
        ))}
      </ul>
      {found.more ? (
        <Link href="/games" className={styles.more}>
          {t("landing-games-more")}
        </Link>
      ) : null}
    </section>
  );
}

const stateOf = (game: TableSummary) =>
  game.over ? (game.won ? "won" : "lost") : !game.started ? "open" : game.waiting ? "waiting" : "going";

function Past({ game }: { game: TableSummary }) {
  const t = useText();
  const voice = useVoice();
  const state = stateOf(game);
  const people = [...new Set(game.people)];
  const when = new Intl.DateTimeFormat(voice.lang, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(game.updated),
  );
  const trek = game.expedition?.[voice.lang] ?? game.expedition?.en ?? "";
  const foe = trek || (game.nemesis ? voice.nemesis(game.nemesis) : t("random-nemesis"));
  const stands = trek
    ? t("games-expedition", { n: game.battle ?? 0, of: game.battles ?? 0, score: game.score ?? 0 })
    : "";
  const level = game.difficulty ? voice.say(say("difficulty", { difficulty: game.difficulty })) : "";
  return (
    <Link
      href={game.over && !trek ? `/t/${game.table}/end` : `/t/${game.table}`}
      className={styles.game}
      data-state={state}
    >
      <span className={styles.emblem}>
        {game.nemesis ? <NemesisEmblem id={game.nemesis} /> : <Icon name="dice" size={34} />}
      </span>
      <span className={styles.about}>
        <strong>{game.name || foe}</strong>
        <span className={styles.state}>{t("landing-games-state", { state })}</span>
        <small>{[stands, level, people.length > 1 ? people.join(", ") : "", when].filter(Boolean).join(" · ")}</small>
      </span>
      <span className={styles.mages}>
        {game.mages.map((mage, seat) =>
          // oxlint-disable-next-line react/no-array-index-key
          mage ? <MageSigil key={seat} id={mage} seat={seat} size={30} title={voice.mage(mage)} /> : null,
        )}
      </span>
    </Link>
  );
}
