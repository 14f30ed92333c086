// Play, pause, speed, steps and turns of a replay; a new table from here; a link to here.
import { useEffect, useRef, useState } from "react";
import { Icon, type IconName } from "@/art/icons";
import { playerColour } from "@/art/palette";
import { Button } from "@/parts/Button";
import { Link } from "@/router/Link";
import { go } from "@/router/router";
import { NEMESIS, player as playerPhrase } from "@/words/players";
import { useText, useVoice } from "@/words/Words";
import { type Film, lengthOf, turnAt, turnFrom } from "./film";
import styles from "./Controls.module.css";
import { usePlayOn } from "./usePlayOn";
import { watchToken } from "./watchToken";

const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 1100;

export interface ControlsProps {
  id: string;
  film: Film;
  at: number;
  token: string;
  move: (to: number) => void;
  /** It plays at once, and its end leads back to the table. */
  away?: boolean;
}

export function Controls({ id, film, at, token, move, away = false }: ControlsProps) {
  const t = useText();
  const [playing, play] = useState(away);
  const [speed, setSpeed] = useState<number>(1);
  const end = lengthOf(film);
  const now = turnAt(film, at);
  const mark = film.turns[now];
  const whose = useWhose(film);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (away && at >= end) return go(`/t/${id}`, { replace: true });
      move(at + 1);
      if (at + 1 >= end && !away) play(false);
    }, STEP / speed);
    return () => clearTimeout(timer);
  }, [playing, at, end, speed, move, away, id]);
  const toggle = () => {
    if (!playing && at >= end) move(0);
    play(!playing);
  };
  const jump = (to: number) => {
    play(false);
    move(to);
  };
  useKeys({
    " ": toggle,
    ArrowLeft: () => jump(at - 1),
    ArrowRight: () => jump(at + 1),
    ArrowUp: () => jump(turnFrom(film, at, -1)),
    ArrowDown: () => jump(turnFrom(film, at, 1)),
    Home: () => jump(0),
    End: () => jump(end),
  });
  return (
    <section className={`panel ${styles.controls}`} aria-label={t("replay")}>
      <header className={styles.head}>
        <h2>{t(away ? "away-title" : "replay")}</h2>
        <span aria-live="polite">
          {t("replay-step", { n: at, of: end })}
          {film.game.over ? "" : ` · ${t("replay-going")}`}
        </span>
      </header>
      {away ? (
        <Button look="main" onClick={() => go(`/t/${id}`, { replace: true })}>
          <Icon name="cards" size={18} /> {t("replay-table")}
        </Button>
      ) : null}
      <div className={styles.track}>
        <Turns film={film} />
        <input
          type="range"
          min={0}
          max={end}
          value={at}
          onChange={(event) => jump(Number(event.target.value))}
          aria-label={t("replay-at")}
          aria-valuetext={t("replay-step", { n: at, of: end })}
        />
      </div>
      <div className={styles.buttons}>
        <Press icon="stepBack" name={t("replay-turn-back")} keys="ArrowUp" press={() => jump(turnFrom(film, at, -1))} />
        <Press icon="left" name={t("replay-back")} keys="ArrowLeft" press={() => jump(at - 1)} off={at === 0} />
        <button type="button" className={styles.play} onClick={toggle} aria-keyshortcuts="Space">
          <Icon name={playing ? "pause" : "play"} size={22} />
          <span className="aloud">{playing ? t("replay-pause") : t("replay-play")}</span>
        </button>
        <Press icon="right" name={t("replay-on")} keys="ArrowRight" press={() => jump(at + 1)} off={at === end} />
        <Press icon="step" name={t("replay-turn-on")} keys="ArrowDown" press={() => jump(turnFrom(film, at, 1))} />
        <label className={styles.speed}>
          <span className="aloud">{t("replay-speed")}</span>
          <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
      </div>
      <label className={styles.turn}>
        <span>{t("replay-turn")}</span>
        <select value={now} onChange={(event) => jump(film.turns[Number(event.target.value)]?.at ?? 0)}>
          {film.turns.map((one, n) => (
            <option key={one.turn} value={n}>
              {one.turn === 0 ? t("replay-setup") : `${one.turn} · ${whose(one.active)}`}
            </option>
          ))}
        </select>
      </label>
      <More id={id} at={at} token={token} over={film.game.over} turn={mark?.turn ?? 0} away={away} />
    </section>
  );
}

function useWhose(film: Film): (active: number | "nemesis") => string {
  const voice = useVoice();
  const first = film.game.views[0];
  return (active) => {
    if (!first) return "";
    return voice.say(playerPhrase(first, active === "nemesis" ? NEMESIS : active));
  };
}

/** Whose turns they were, as bands over the slider. */
function Turns({ film }: { film: Film }) {
  const end = Math.max(1, lengthOf(film));
  return (
    <svg className={styles.marks} viewBox={`0 0 ${end} 10`} preserveAspectRatio="none" aria-hidden>
      {film.turns.map((mark, n) => {
        const to = film.turns[n + 1]?.at ?? end;
        const foe = mark.active === "nemesis";
        // A turn in which nothing was asked has no length; it is seen all the same.
        const width = Math.max(end / 140, to - mark.at - end / 250);
        return (
          <rect
            key={mark.turn}
            x={to === mark.at ? mark.at - width : mark.at + end / 500}
            y={foe ? 0 : 3}
            width={width}
            height={foe ? 10 : 7}
            fill={foe ? "var(--foe)" : playerColour(Math.max(0, mark.active as number))}
            opacity={foe ? 0.95 : 0.6}
          />
        );
      })}
    </svg>
  );
}

interface MoreProps {
  id: string;
  at: number;
  token: string;
  over: boolean;
  turn: number;
  away: boolean;
}

function More({ id, at, token, over, turn, away }: MoreProps) {
  const t = useText();
  const [said, tell] = useState("");
  const playOn = usePlayOn(id, tell);
  const share = async () => {
    const key = token || (await watchToken(id));
    const link = `${location.origin}/t/${id}/replay?at=${at}${key ? `#${key}` : ""}`;
    try {
      await navigator.clipboard.writeText(link);
      tell(t("replay-shared"));
    } catch {
      tell(link);
    }
  };
  return (
    <>
      <div className={styles.more}>
        <button type="button" onClick={() => void playOn(at)} title={t("replay-fork-text")}>
          <Icon name="breach" size={18} /> {t("replay-fork", { turn })}
        </button>
        <button type="button" onClick={() => void share()}>
          <Icon name="link" size={18} /> {t("replay-share")}
        </button>
        {away ? null : over ? (
          <>
            <Link href={`/t/${id}/end`}>
              <Icon name="chart" size={18} /> {t("end-report")}
            </Link>
            <Link href={`/t/${id}/review`}>
              <Icon name="why" size={18} /> {t("review")}
            </Link>
          </>
        ) : (
          <Link href={`/t/${id}`}>
            <Icon name="cards" size={18} /> {t("replay-table")}
          </Link>
        )}
      </div>
      {said ? (
        <p role="status" className={styles.said}>
          {said}
        </p>
      ) : null}
    </>
  );
}

interface PressProps {
  icon: IconName;
  name: string;
  keys: string;
  off?: boolean;
  press: () => void;
}

function Press({ icon, name, keys, off = false, press }: PressProps) {
  return (
    <button type="button" aria-label={name} title={name} aria-keyshortcuts={keys} disabled={off} onClick={press}>
      <Icon name={icon} size={20} />
    </button>
  );
}

/** Keys, unless somebody writes or chooses with them. The slider has the same ones for the same thing. */
function useKeys(keys: Record<string, () => void>): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest("input:not([type=range]), textarea, select, [role=dialog], [role=menu]")) return;
      if (event.key === " " && target?.closest("button, a")) return;
      const act = now.current[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  }, []);
}
