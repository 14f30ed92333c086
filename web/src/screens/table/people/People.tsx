// Who is at the table while it plays: who is here, whom it waits for, and the way to seats, links and moments.
import { memo } from "react";
import { Icon } from "@/art";
import { useTable } from "@/store/useTable";
import { useText } from "@/words/Words";
import { Dot } from "./Dot";
import { useOpen } from "./open";
import styles from "./People.module.css";
import { Waited } from "./Waited";
import { actsOn, peopleOf } from "./who";

/** Somebody who is asked reads it after so many seconds: nobody hurries them before. */
const LONG = 3600;

/** One line under the top bar. Alone at the table there is none. */
export const People = memo(function People() {
  const t = useText();
  const show = useOpen((open) => open.show);
  const { state, you, present, takeSeat } = useTable((data) => ({
    state: data.state,
    you: data.you,
    present: data.present,
    takeSeat: data.takeSeat,
  }));
  if (state === null || state.people.length < 2) return null;
  const people = peopleOf(state, you, present, t);
  const me = people.find((one) => one.you);
  const waiting = people.filter((one) => one.deciding);
  const mine = waiting.some((one) => one.you);
  const away = waiting.length > 0 && waiting.every((one) => !one.here);
  const seat = state.seats.findIndex(
    (owner, n) => waiting.some((one) => one.id === owner) && actsOn(state, you, present, n).takeOver,
  );
  const text =
    state.over || state.closed
      ? ""
      : mine
        ? t("wait-you")
        : waiting.length > 0
          ? t(away ? "wait-away" : "wait-for", { who: waiting.map((one) => one.name).join(", ") })
          : state.started
            ? t("wait-empty-seat")
            : "";
  return (
    <section className={styles.row} aria-label={t("people")}>
      <button type="button" className={styles.faces} onClick={() => show("people")} aria-label={t("people-open")}>
        {people
          .filter((one) => one.seats.length > 0)
          .map((one) => (
            <span
              key={one.id}
              className={styles.face}
              data-here={one.here || undefined}
              data-deciding={one.deciding || undefined}
              data-mind={one.mind || undefined}
              style={{ "--seat": one.colour }}
              title={`${one.name} · ${t(one.here ? "is-here" : "is-away")}`}
            >
              {one.mind ? t("mind-short") : [...one.name][0]?.toUpperCase()}
              {one.mind ? null : <Dot here={one.here} />}
            </span>
          ))}
        {people.some((one) => one.seats.length === 0) ? (
          <span className={styles.watchers}>
            <Icon name="eye" size={16} />
            {people.filter((one) => one.seats.length === 0).length}
          </span>
        ) : null}
      </button>
      <p className={styles.waiting} data-mine={mine || undefined} data-away={away || undefined}>
        {me !== undefined && me.seats.length === 0 ? (
          <span className={styles.badge}>
            <Icon name="eye" size={15} /> {t(me.watching ? "you-watch" : "you-no-seat")}
          </span>
        ) : null}
        {text}
        {waiting.length === 0 || waiting.some((one) => one.mind) || text === "" ? null : (
          <Waited className={styles.waited} least={mine ? LONG : 0} />
        )}
        {away && seat >= 0 ? (
          <button type="button" className={styles.stand} onClick={() => void takeSeat(seat)}>
            {t("seat-take-over")}
          </button>
        ) : null}
      </p>
    </section>
  );
});
