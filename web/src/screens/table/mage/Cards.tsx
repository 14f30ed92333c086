// Hand, played cards and piles of a mage, in one row that they share.
import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { ShownPlayer } from "@/protocol/wire";
import { part } from "@/store/release";
import { mayAnswer } from "@/store/table";
import { arranged } from "@/store/timeline";
import { useTable } from "@/store/useTable";
import styles from "./Cards.module.css";
import { Hand } from "./Hand";
import { Piles } from "./Piles";
import { Played } from "./Played";
import { type Laid, lay } from "./room";

const SMALL: Laid = { hand: "small", played: "small" };

/** Dragging is loaded when there is something to drag. */
const load = () => part(() => import("@/screens/table/tray/Arrange"));
const Arrange = lazy(load);

/** How wide the row is, and how large cards are drawn: a ruler of 100 pixels is as large as they are. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLSpanElement>(null);
  const [{ room, scale }, set] = useState({ room: 690, scale: 1 });
  useEffect(() => {
    const row = ref.current;
    const hundred = ruler.current;
    if (row === null || hundred === null) return;
    const watcher = new ResizeObserver(() =>
      set({ room: Math.floor(row.clientWidth), scale: (hundred.offsetWidth || 100) / 100 }),
    );
    watcher.observe(row);
    watcher.observe(hundred);
    return () => watcher.disconnect();
  }, []);
  return { ref, ruler, room, scale };
}

interface CardsProps {
  player: ShownPlayer;
  acting: boolean;
  /** Room for small cards only. */
  small?: boolean;
}

export const Cards = memo(function Cards({ player, acting, small = false }: CardsProps) {
  const { ref, ruler, room, scale } = useRoom();
  const [wish, setWish] = useState<string[]>([]);
  const [dragged, preview] = useState<string[] | null>(null);
  const asked = useTable(
    (data) =>
      data.view?.decision?.ask === "order_discards" &&
      data.view.decision.seat === player.seat &&
      data.view.decision.keys.includes("rest"),
  );
  const mine = useTable((data) => mayAnswer(data, "rest"));
  const order = useMemo(() => arranged(player.played, wish), [player.played, wish]);
  const orderable = acting && mine && new Set(player.played).size > 1;
  const laid = small ? SMALL : lay(player.hand, player.played, room, { arranging: orderable && asked, scale });
  useEffect(() => {
    if (orderable) void load();
  }, [orderable]);
  // An order is for one turn.
  if (player.played.length === 0 && wish.length > 0) setWish([]);
  return (
    <div className={styles.cards}>
      <div className={styles.row} ref={ref}>
        <span className={styles.ruler} ref={ruler} />
        <Hand player={player} lay={laid.hand} />
        {player.played.length === 0 ? null : orderable && asked ? (
          <Suspense fallback={<Played player={player} lay={laid.played} />}>
            <Arrange
              seat={player.seat}
              order={order}
              setOrder={setWish}
              small={laid.played === "small"}
              preview={preview}
            />
          </Suspense>
        ) : (
          <Played player={player} lay={laid.played} />
        )}
      </div>
      <Piles player={player} order={dragged ?? order} acting={acting} arranging={asked} />
    </div>
  );
});
