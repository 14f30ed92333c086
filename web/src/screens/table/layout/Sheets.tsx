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
import { Aim } from "./Aim";
import { aimedAt, type Counts, countAnswers, inSightAt, type SheetName, together, turnTo } from "./sheets";

export interface SheetsProps {
  /** Whose board is large. */
  player: ShownPlayer;
  sheets: readonly { name: SheetName; content: ReactNode }[];
}

const NONE: Counts = { table: 0, nemesis: 0, market: 0, mage: 0, allies: 0, log: 0 };
const ICONS: Record<Exclude<SheetName, "mage">, IconName> = {
  table: "full",
  nemesis: "skull",
  market: "cards",
  allies: "people",
  log: "chat",
};

const calm = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** The last thing that somebody else said. */
const lastSaid = ({ talk, you }: TableData): number =>
  talk.findLast(({ entry }) => entry.kind === "Said" && entry.person !== you)?.id ?? 0;

export function Sheets({ player, sheets }: SheetsProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const names = sheets.map((one) => one.name);
  const [seen, see] = useState<readonly number[]>([0]);
  const apart = useTable((data) =>
    data.view !== null && mayAnswer(data, "") ? countAnswers(data.view, player.seat) : NONE,
  );
  const counts = names.includes("table") ? together(apart) : apart;
  const targets = useTable((data) =>
    data.view !== null && mayAnswer(data, "") ? aimedAt(data.view, data.held).join(" ") : "",
  );
  const said = useTable(lastSaid);
  const [read, setRead] = useState(said);
  const inSight = names.filter((_, n) => seen.includes(n));
  if (said > read && inSight.includes("log")) setRead(said);
  const touched = useRef(0);
  /** The sheet that stays in sight when the window changes. */
  const held = useRef({ sheet: 0, width: 0 });
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
    if (held.current.width === current.clientWidth) held.current.sheet = now[0] ?? 0;
    see((old) => (old.join() === now.join() ? old : now));
  }, []);
  const fit = useCallback(() => {
    bring(held.current.sheet, "instant");
    held.current.width = box.current?.clientWidth ?? 0;
    look();
  }, [bring, look]);

  useLayoutEffect(() => {
    const first = !targets && turnTo(counts, [], Number.POSITIVE_INFINITY) === "nemesis" ? "nemesis" : "mage";
    held.current.sheet = Math.max(0, names.indexOf(first));
    fit();
    const watch = globalThis.ResizeObserver && box.current ? new ResizeObserver(fit) : null;
    if (box.current) watch?.observe(box.current);
    return () => watch?.disconnect();
    // Where it begins; afterwards hands and questions move it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const asked = useTable((data) => data.view?.decision ?? null);
  useEffect(() => {
    const target = turnTo(counts, inSight, Date.now() - touched.current);
    // What is aimed at comes as a strip, so that the breaches stay in sight.
    if (target !== null && !(target === "nemesis" && targets)) bring(names.indexOf(target));
    // Only a new question turns the sheets, never a look at another one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked]);

  const selected = useTable((data) => data.held);
  useEffect(() => {
    if (selected === null) return;
    // What takes the card lies on the same sheet, and may be out of sight above or below.
    for (const lit of box.current?.querySelectorAll(`[data-sheet="${inSight[0]}"] [data-lit]`) ?? [])
      lit.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    // Only a new selection moves the sheet.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selected]);

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
      {targets && names.includes("nemesis") && !inSight.includes("nemesis") ? (
        <Aim places={targets.split(" ")} />
      ) : null}
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
