// An arrow goes from what acts to what it is aimed at, and says what that does: while a card is dragged, and while a target is chosen.
import { useTableStore } from "@/store/useTable";
import { useText, useVoice } from "@/words/Words";
import styles from "./Hands.module.css";
import { useAim } from "./useAim";
import { type Drag, type Point, useDrag } from "./useDrag";

/** The arrow, and what letting go or choosing would do. */
export function Hands() {
  const t = useText();
  const drag = useDrag();
  const aim = useAim();
  const dropping = useDropWords();
  if (drag !== null) {
    const ready = drag.offers.length > 0 || drag.bare !== null;
    return <Arrow start={drag.start} to={drag.to} ready={ready} said={dropping(drag)} finger={drag.finger} />;
  }
  if (aim === null) return null;
  return (
    <Arrow start={aim.start} to={aim.to} ready={aim.sure} said={aim.sure ? t("aim-damage", { n: aim.damage }) : ""} />
  );
}

/** What letting go would do. */
function useDropWords() {
  const t = useText();
  const voice = useVoice();
  const store = useTableStore();
  return ({ offers, bare }: Drag): string => {
    const decision = store.getState().view?.decision;
    const wordsOf = (key: string) => voice.say(decision?.options?.[decision.keys.indexOf(key)] ?? null);
    const [offer] = offers;
    if (offer === undefined) return bare === null ? "" : wordsOf(bare);
    if (offer.damage > 0) return t("aim-damage", { n: offer.damage });
    return offers.length === 1 && !offer.next ? wordsOf(offer.key) : "";
  };
}

interface ArrowProps {
  start: Point;
  to: Point;
  /** Something takes it here. */
  ready: boolean;
  said: string;
  finger?: boolean;
}

function Arrow({ start, to, ready, said, finger = false }: ArrowProps) {
  const bend = Math.min(120, Math.hypot(to.x - start.x, to.y - start.y) / 3);
  const path = `M${start.x} ${start.y} Q${(start.x + to.x) / 2} ${Math.min(start.y, to.y) - bend} ${to.x} ${to.y}`;
  const angle = (Math.atan2(to.y - (Math.min(start.y, to.y) - bend), to.x - (start.x + to.x) / 2) * 180) / Math.PI;
  return (
    <div className={styles.layer} data-aiming={ready || undefined} data-finger={finger || undefined} aria-hidden>
      <svg className={styles.arrow}>
        <path className={styles.shaft} d={path} />
        <path
          className={styles.tip}
          d="M-22 -11 L2 0 L-22 11 L-15 0 Z"
          transform={`translate(${to.x} ${to.y}) rotate(${angle})`}
        />
      </svg>
      {said === "" ? null : (
        <span className={styles.said} style={{ left: to.x, top: to.y }}>
          {said}
        </span>
      )}
    </div>
  );
}
