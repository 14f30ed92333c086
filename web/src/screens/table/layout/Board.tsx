// The table's parts in their places. Each part gets its slice of the view and is drawn again only when that changes.
import { type ReactNode, useRef } from "react";
import { Motion } from "@/motion/Motion";
import { useTable, useView } from "@/store/useTable";
import { useText } from "@/words/Words";
import { AllyBoard } from "@/screens/table/mage/AllyBoard";
import styles from "./Board.module.css";
import { Cards } from "@/screens/table/mage/Cards";
import { Forecast, Foretelling } from "@/screens/table/nemesis/Forecast";
import { Gravehold } from "@/screens/table/nemesis/Gravehold";
import { InPlay } from "@/screens/table/nemesis/InPlay";
import { Log } from "@/screens/table/log/Log";
import { MageBoard } from "@/screens/table/mage/MageBoard";
import { Market } from "@/screens/table/supply/Market";
import { Nemesis } from "@/screens/table/nemesis/Nemesis";
import { People } from "@/screens/table/people/People";
import { Sheets } from "./Sheets";
import { SpecialPiles } from "@/screens/table/nemesis/SpecialPiles";
import { Stage } from "@/screens/table/stage/Stage";
import { Status } from "./Status";
import { Talk } from "@/screens/table/people/Talk";
import { Topbar } from "./Topbar";
import { Tray } from "@/screens/table/tray/Tray";
import { TurnOrder } from "@/screens/table/nemesis/TurnOrder";
import { crowded, spareOf } from "./form";
import { LEFT, RAIL, useGiving } from "./useGiving";
import { useShape } from "./useShape";
import { useShownSeat } from "./useShownSeat";

/** Of the room that the cards of the nemesis leave, how much its mat and its forecast take, and the most they can use, in ems. */
const MAT = { share: 0.85, most: 15 };
const FORECAST = { share: 0.15, most: 6 };

/** `controls` stand in the tray's place where no answers are taken. */
export function Board({ controls = null }: { controls?: ReactNode }) {
  const t = useText();
  const view = useView((it) => it);
  const still = useTable((data) => data.still);
  const seat = useShownSeat();
  const { frame, ruler, shape, width } = useShape();
  const { form, sheets: inSheets } = shape;
  const player = view.players[seat];
  if (player === undefined) return null;
  const { nemesis } = view;
  const foes =
    nemesis.in_play.length + nemesis.pending.length + (nemesis.swarm ? 1 : 0) + Math.min(1, nemesis.open_pile.length);
  const spare = spareOf(shape, width, foes);
  const wider = Math.min(MAT.most, spare * MAT.share);
  const small = form === "compact" || form === "tablet";
  const order = (
    <section className={`panel ${styles.order}`} aria-label={t("part-turn-order")}>
      <h2 className="aloud">{t("part-turn-order")}</h2>
      <TurnOrder order={view.turn_order} players={view.players} />
    </section>
  );
  const cards = <Cards player={player} acting={view.active === seat} small={small} />;
  const parts = {
    nemesis: (
      <section
        className={`panel ${styles.nemesis}`}
        aria-label={t("part-nemesis")}
        data-stacked={crowded(shape, width, foes) || undefined}
        data-of={[nemesis.form, ...nemesis.in_play.map((one) => one.uid), ...nemesis.pending].join()}
        style={{ "--wider": wider, "--more": Math.min(FORECAST.most, spare * FORECAST.share) }}
      >
        <h2 className="aloud">{t("part-nemesis")}</h2>
        <Nemesis nemesis={nemesis} wider={wider} />
        <div className={styles.row}>
          <InPlay nemesis={nemesis} />
          <SpecialPiles
            nemesis={nemesis}
            destroyed={view.destroyed}
            beside={view.beside}
            treasures={view.treasures}
            instead={view.protected}
          />
        </div>
        <Forecast />
        <div className={styles.keep}>
          <Gravehold life={view.gravehold.life} max={view.gravehold.max} instead={view.protected} />
          {form === "phone" ? null : order}
        </div>
      </section>
    ),
    market: (
      <section className={`panel ${styles.market}`} aria-label={t("part-market")}>
        <h2 className="aloud">{t("part-market")}</h2>
        <Market supply={view.supply} assigned={view.assigned} />
      </section>
    ),
    mage: (
      <section className={`panel ${styles.mage}`} aria-label={t("part-mage")} data-seat={seat}>
        <h2 className="aloud">{t("part-mage")}</h2>
        <MageBoard player={player} phase={view.phase} acting={view.active === seat} form={form} low={shape.low}>
          {form === "phone" ? cards : null}
        </MageBoard>
        {form === "phone" ? null : cards}
      </section>
    ),
    people: still ? null : <People />,
    tray: still ? controls : <Tray folds={inSheets === "narrow" || inSheets === "wide"} />,
    allies: view.players
      .filter((one) => one.seat !== seat)
      .map((one) => <AllyBoard key={one.seat} player={one} acting={view.active === one.seat} />),
  };
  const { allies } = parts;
  const played = (
    <>
      {parts.nemesis}
      {parts.market}
      {parts.mage}
    </>
  );
  const apart = [
    {
      name: "nemesis" as const,
      content: (
        <>
          {parts.nemesis}
          {order}
        </>
      ),
    },
    { name: "market" as const, content: parts.market },
    { name: "mage" as const, content: parts.mage },
  ];
  const sheets = [
    ...(form === "tablet" ? [{ name: "table" as const, content: <Left>{played}</Left> }] : apart),
    ...(allies.length > 0 ? [{ name: "allies" as const, content: allies }] : []),
    {
      name: "log" as const,
      content: (
        <>
          {parts.people}
          <Log />
          <Talk />
        </>
      ),
    },
  ];
  return (
    <Foretelling>
      <div ref={frame} className={styles.frame}>
        <span ref={ruler} className={styles.ruler} />
        <main
          className={styles.board}
          data-board
          data-phase={view.phase}
          data-players={view.players.length}
          data-pointing={(view.decision && view.decision.ask !== "main") || undefined}
        >
          <Skip />
          {inSheets ? (
            <>
              <Topbar turn={view.turn}>
                <Status
                  turn={view.turn}
                  gravehold={view.gravehold}
                  instead={view.protected}
                  nemesis={view.nemesis}
                  player={player}
                />
              </Topbar>
              <Sheets key={form} player={player} sheets={sheets} />
              {parts.tray}
            </>
          ) : (
            <>
              <Left>{played}</Left>
              <Rail>
                <Topbar turn={view.turn} />
                {parts.people}
                {parts.tray}
                <Log />
                <Talk closed />
                {allies}
              </Rail>
            </>
          )}
        </main>
      </div>
      <Motion />
      {still ? null : <Stage />}
    </Foretelling>
  );
}

/** What stands beside the board: its parts give way to the answers. */
function Rail({ children }: { children: ReactNode }) {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  useGiving(box, RAIL);
  return (
    <aside ref={box} className={styles.rail} aria-label={t("part-rail")}>
      {children}
    </aside>
  );
}

/** Nemesis, market and mage: the others give way to the cards of the nemesis. */
function Left({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useGiving(box, LEFT);
  return (
    <div ref={box} className={styles.left}>
      {children}
    </div>
  );
}

/** The first stop of the Tab key: straight to the answers. */
function Skip() {
  const t = useText();
  return (
    <a
      href="#tray"
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        const tray = document.getElementById("tray");
        (tray?.querySelector<HTMLElement>("[data-key]:not(:disabled)") ?? tray)?.focus();
      }}
    >
      {t("skip-to-tray")}
    </a>
  );
}
