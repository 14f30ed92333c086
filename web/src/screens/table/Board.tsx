// The table's parts in their places. Each part gets its slice of the view and is drawn again only when that changes.
import type { ReactNode } from "react";
import { Motion } from "@/motion/Motion";
import { useTable, useView } from "@/store/useTable";
import { useText } from "@/words/Words";
import { AllyBoard } from "./AllyBoard";
import styles from "./Board.module.css";
import { Cards } from "./Cards";
import { Forecast, Foretelling } from "./Forecast";
import { Gravehold } from "./Gravehold";
import { InPlay } from "./InPlay";
import { Log } from "./Log";
import { MageBoard } from "./MageBoard";
import { Market } from "./Market";
import { Nemesis } from "./Nemesis";
import { People } from "./people/People";
import { Sheets } from "./Sheets";
import { SpecialPiles } from "./SpecialPiles";
import { Status } from "./Status";
import { Talk } from "./Talk";
import { Topbar } from "./Topbar";
import { Tray } from "./Tray";
import { TurnOrder } from "./TurnOrder";
import { useNarrow } from "./useNarrow";
import { useShownSeat } from "./useShownSeat";

/** `controls` stand in the tray's place where no answers are taken. */
export function Board({ controls = null }: { controls?: ReactNode }) {
  const t = useText();
  const view = useView((it) => it);
  const still = useTable((data) => data.still);
  const seat = useShownSeat();
  const narrow = useNarrow();
  const player = view.players[seat];
  if (player === undefined) return null;
  const cards = <Cards player={player} acting={view.active === seat} />;
  const parts = {
    nemesis: (
      <section className={`panel ${styles.nemesis}`} aria-label={t("part-nemesis")}>
        <h2 className="aloud">{t("part-nemesis")}</h2>
        <Nemesis nemesis={view.nemesis} />
        <div className={styles.row}>
          <InPlay nemesis={view.nemesis} />
          <SpecialPiles nemesis={view.nemesis} destroyed={view.destroyed} />
        </div>
        <Forecast />
        <Gravehold life={view.gravehold.life} max={view.gravehold.max} />
      </section>
    ),
    order: (
      <section className={`panel ${styles.order}`} aria-label={t("part-turn-order")}>
        <h2 className="aloud">{t("part-turn-order")}</h2>
        <TurnOrder order={view.turn_order} players={view.players} />
      </section>
    ),
    market: (
      <section className={`panel ${styles.market}`} aria-label={t("part-market")}>
        <h2 className="aloud">{t("part-market")}</h2>
        <Market supply={view.supply} />
      </section>
    ),
    mage: (
      <section className={`panel ${styles.mage}`} aria-label={t("part-mage")} data-seat={seat}>
        <h2 className="aloud">{t("part-mage")}</h2>
        <MageBoard player={player} phase={view.phase} acting={view.active === seat}>
          {narrow ? cards : null}
        </MageBoard>
        {narrow ? null : cards}
      </section>
    ),
    people: still ? null : <People />,
    tray: still ? controls : <Tray />,
    allies: view.players
      .filter((one) => one.seat !== seat)
      .map((one) => <AllyBoard key={one.seat} player={one} acting={view.active === one.seat} />),
  };
  const { allies } = parts;
  const sheets = [
    {
      name: "nemesis" as const,
      content: (
        <>
          {parts.nemesis}
          {parts.order}
        </>
      ),
    },
    { name: "market" as const, content: parts.market },
    { name: "mage" as const, content: parts.mage },
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
      <main className={styles.board} data-board data-phase={view.phase} data-players={view.players.length}>
        <Skip />
        {narrow ? (
          <>
            <Topbar turn={view.turn}>
              <Status turn={view.turn} gravehold={view.gravehold} nemesis={view.nemesis} player={player} />
            </Topbar>
            <Sheets player={player} sheets={sheets} />
            {parts.tray}
          </>
        ) : (
          <>
            {parts.nemesis}
            {parts.order}
            {parts.market}
            {parts.mage}
            <aside className={styles.rail} aria-label={t("part-rail")}>
              <Topbar turn={view.turn} />
              {parts.people}
              {parts.tray}
              <Log />
              <Talk />
              {allies}
            </aside>
          </>
        )}
      </main>
      <Motion />
    </Foretelling>
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
