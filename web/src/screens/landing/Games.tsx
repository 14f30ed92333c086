// The games one has sat at: those that wait first. Nothing is shown to who has none.
import { Icon } from "@/art/icons";
import { MageSigil } from "@/art/MageSigil";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import type { History, TableSummary } from "@/protocol/wire";
import { say } from "@/protocol/phrases";
import { Link } from "@/router/Link";
import { useContent } from "@/store/content";
import { useNames, useText, useVoice } from "@/words/Words";
import { titleOf } from "../games/tables";
import styles from "./Games.module.css";

const FIRST = 6;

export function Games({ found }: { found: History | null }) {
  const t = useText();
  const ready = useContent((content) => content.ready);
  if (!ready || found === null || found.tables.length === 0) return null;
  return (
    <section className={styles.games} id="games">
      <h2>{t("landing-games-title")}</h2>
      <ul className={styles.list}>
        {found.tables.slice(0, FIRST).map((one) => (
          <li key={one.table}>
            <Past game={one} />
          </li>
        ))}
      </ul>
      {found.more || found.tables.length > FIRST ? (
        <Link href="/games" className={styles.more}>
          {t("landing-games-more")}
        </Link>
      ) : null}
    </section>
  );
}

/** How a game stands, for `landing-games-state`. */
export const stateOf = (game: TableSummary) =>
  game.over ? (game.won ? "won" : "lost") : !game.started ? "open" : game.waiting ? "waiting" : "going";

function Past({ game }: { game: TableSummary }) {
  const t = useText();
  const voice = useVoice();
  const state = stateOf(game);
  const people = [...new Set(game.people)];
  const when = new Intl.DateTimeFormat(voice.lang, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(game.updated),
  );
  const { title, trek, nemesis } = titleOf(game, t, voice, useNames());
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
      <span className={styles.emblem}>{nemesis ? <NemesisEmblem id={nemesis} /> : <Icon name="dice" size={34} />}</span>
      <span className={styles.about}>
        <strong>{title}</strong>
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
