// The board on a phone: sheets beside each other that are swiped, their names above, the tray below. Nothing lies over anything.
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon, type IconName } from "@/art/icons";
import { MageSigil } from "@/art/MageSigil";
import type { ShownPlayer } from "@/protocol/wire";
import { useSettings } from "@/store/settings";
import { mayAnswer, type TableData } from "@/store/table";
import { useTable } from "@/store/useTable";
import { useText, useVoice } from "@/words/Words";
import styles from "./Sheets.module.css";
import { type Counts, countAnswers, inSightAt, type SheetName, turnTo } from "./sheets";

export interface SheetsProps {
  /** Whose board is large. */
  player: ShownPlayer;
  sheets: readonly { name: SheetName; content: ReactNode }[];
}

const NONE: Counts = { nemesis: 0, market: 0, mage: 0, allies: 0, log: 0 };
const ICONS: Record<Exclude<SheetName, "mage">, IconName> = {
  nemesis: "skull",
  market: "cards",
  allies: "people",
  log: "chat",
};

const calm = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** The last thing that somebody else said. */
const lastSaid = ({ talk, you }: TableData): number =>
  talk.findLast((line) => line.entry.kind === "Said" && line.entry.person !== you)?.id ?? 0;

export function Sheets({ player, sheets }: SheetsProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const names = sheets.map((one) => one.name);
  const [seen, see] = useState<readonly number[]>([0]);
  const counts = useTable((data) =>
    data.view !== null && mayAnswer(data, "") ? countAnswers(data.view, player.seat) : NONE,
  );
  const said = useTable(lastSaid);
  const [read, setRead] = useState(said);
  const inSight = names.filter((_, n) => seen.includes(n));
  if (said > read && inSight.includes("log")) setRead(said);
  const touched = useRef(0);
  const still = useSettings((settings) => settings.motion === "off");

  const bring = useCallback(
    (n: number, at: ScrollBehavior = still || calm() ? "instant" : "smooth") => {
      const sheet = box.current?.children[n] as HTMLElement | undefined;
      box.current?.scrollTo?.({ left: sheet?.offsetLeft ?? 0, behavior: at });
    },
    [still],
  );
  const look = useCallback(() => {
    const { current } = box;
    if (current === null) return;
    const width = (current.firstElementChild as HTMLElement | null)?.offsetWidth ?? 0;
    const now = inSightAt(current.scrollLeft, current.clientWidth, width, current.childElementCount);
    see((old) => (old.join() === now.join() ? old : now));
  }, []);

  useLayoutEffect(() => {
    bring(
      Math.max(0, names.indexOf(turnTo(counts, [], Number.POSITIVE_INFINITY) === "nemesis" ? "nemesis" : "mage")),
      "instant",
    );
    look();
    const watch = globalThis.ResizeObserver && box.current ? new ResizeObserver(look) : null;
    if (box.current) watch?.observe(box.current);
    return () => watch?.disconnect();
    // Where it begins; afterwards hands and questions move it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const asked = useTable((data) => data.view?.decision ?? null);
  useEffect(() => {
    const target = turnTo(counts, inSight, Date.now() - touched.current);
    if (target !== null) bring(names.indexOf(target));
    // Only a new question turns the sheets, never a look at another one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked]);

  const byHand = () => {
    touched.current = Date.now();
  };
  return (
    <>
      <nav className={styles.tabs} aria-label={t("sheets")}>
        {names.map((name, n) => (
          <Tab
            key={name}
            name={name}
            player={player}
            current={inSight.includes(name)}
            answers={counts[name]}
            unread={name === "log" && said > read}
            choose={() => {
              byHand();
              bring(n);
            }}
          />
        ))}
      </nav>
      <div ref={box} className={styles.sheets} onScroll={look} onTouchMove={byHand} onWheel={byHand}>
        {sheets.map(({ name, content }) => (
          <div key={name} className={styles.sheet} data-sheet={name}>
            {content}
          </div>
        ))}
      </div>
    </>
  );
}

interface TabProps {
  name: SheetName;
  player: ShownPlayer;
  current: boolean;
  answers: number;
  unread: boolean;
  choose: () => void;
}

function Tab({ name, player, current, answers, unread, choose }: TabProps) {
  const t = useText();
  const voice = useVoice();
  return (
    <button
      type="button"
      className={styles.tab}
      aria-current={current ? "true" : undefined}
      data-tab={name}
      data-answers={answers > 0 || undefined}
      data-unread={unread || undefined}
      onClick={choose}
    >
      <span className={styles.icon}>
        {name === "mage" ? (
          <MageSigil id={player.mage} seat={player.seat} size={22} dim={player.exhausted} />
        ) : (
          <Icon name={ICONS[name]} size={20} />
        )}
      </span>
      <span className={styles.name}>{name === "mage" ? voice.mage(player.mage) : t(`sheet-${name}`)}</span>
      {answers > 0 ? <span className="aloud">, {t("sheet-answers", { n: answers })}</span> : null}
      {unread ? <span className="aloud">, {t("sheet-unread")}</span> : null}
    </button>
  );
}
