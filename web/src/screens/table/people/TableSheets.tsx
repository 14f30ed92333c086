// The table's sheets: people with seats and links, and moments.
import { useEffect } from "react";
import { MageSigil, playerColour } from "@/art";
import { Sheet } from "@/parts/Sheet";
import { useTable } from "@/store/useTable";
import { useText, useVoice } from "@/words/Words";
import { Dot } from "./Dot";
import { AheadOf, InAdvance } from "./InAdvance";
import { Links } from "./Links";
import { Moments } from "./Moments";
import { useOpen } from "./open";
import { refusalText } from "./refusals";
import { Report } from "./Report";
import { SeatLine } from "./Seats";
import { ChatSwitch, MindsAgreed, Rename } from "./Self";
import styles from "./TableSheets.module.css";
import { peopleOf } from "./who";

export default function TableSheets() {
  const t = useText();
  const { sheet, show } = useOpen();
  const close = () => show(null);
  useEffect(() => () => useOpen.getState().show(null), []);
  if (sheet === null) return null;
  return sheet === "moments" ? (
    <Sheet title={t("moments")} open close={close}>
      <Moments />
    </Sheet>
  ) : (
    <Sheet title={t("people")} open close={close}>
      <PeopleSheet />
    </Sheet>
  );
}

function PeopleSheet() {
  const t = useText();
  const voice = useVoice();
  const { state, you, present, view, refusal } = useTable((data) => ({
    state: data.state,
    you: data.you,
    present: data.present,
    view: data.view,
    refusal: data.refusal,
  }));
  if (state === null) return null;
  const others = peopleOf(state, you, present, t).filter((one) => one.seats.length === 0);
  return (
    <div className={styles.people}>
      <ol className={styles.seats}>
        {state.seats.map((_, seat) => {
          const mage = view?.players[seat]?.mage;
          return (
            <li key={seat} className={styles.seat} style={{ "--seat": playerColour(seat) }}>
              {mage ? <MageSigil id={mage} seat={seat} size={48} /> : null}
              <div className={styles.grow}>
                <span className={styles.mage}>
                  {t("mage-number", { n: seat + 1 })}
                  {mage ? ` · ${voice.mage(mage)}` : ""}
                </span>
                <SeatLine seat={seat} />
                <AheadOf seat={seat} />
              </div>
            </li>
          );
        })}
      </ol>
      {refusal ? (
        <p role="alert" className={styles.refused}>
          {refusalText(t, refusal)}
        </p>
      ) : null}
      <p className={styles.note}>{t("seat-note")}</p>
      {others.length > 0 ? (
        <ul className={styles.others} aria-label={t("people-others")}>
          {others.map((one) => (
            <li key={one.id}>
              <Dot here={one.here} /> {one.name}
              <span className={styles.note}>{t(one.watching ? "watches" : "no-seat")}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <InAdvance />
      <Links />
      <div className={styles.two}>
        <Rename />
        <ChatSwitch />
        <MindsAgreed />
      </div>
      <Report />
    </div>
  );
}
