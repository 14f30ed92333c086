// Seats: whose each is, and taking, leaving, handing over and taking back.
import { DropdownMenu } from "radix-ui";
import { Icon, playerColour } from "@/art";
import { Button } from "@/parts/Button";
import { useTable } from "@/store/useTable";
import { useText } from "@/words/Words";
import { Dot } from "./Dot";
import styles from "./Seats.module.css";
import { actsOn, isMind, nameOf } from "./who";

/** Minds that can be chosen, the simplest first. */
export const MINDS = ["quick", "steady"];

/** The person on a seat, and what you may do about it. */
export function SeatLine({ seat }: { seat: number }) {
  const t = useText();
  const { state, you, present, takeSeat, leaveSeat, giveSeat, seatMind } = useTable((data) => ({
    state: data.state,
    you: data.you,
    present: data.present,
    takeSeat: data.takeSeat,
    leaveSeat: data.leaveSeat,
    giveSeat: data.giveSeat,
    seatMind: data.seatMind,
  }));
  if (state === null) return null;
  const owner = state.seats[seat] ?? "";
  const acts = actsOn(state, you, present, seat);
  const ai = isMind(state, owner);
  const here = owner === you || ai || present.includes(owner);
  return (
    <div className={styles.line} style={{ "--seat": playerColour(seat) }}>
      <p className={styles.owner}>
        {owner ? (
          <>
            {ai ? <Icon name="suggest" size={15} /> : <Dot here={here} />}
            <b data-mind={ai || undefined}>{nameOf(state, owner, t)}</b>
            {owner === you ? <span className={styles.you}>{t("you")}</span> : null}
            {owner === state.host ? <Icon name="crown" size={16} title={t("host")} /> : null}
            {here ? null : <span className={styles.note}>{t("is-away")}</span>}
          </>
        ) : (
          <span className={styles.note}>{t("seat-free")}</span>
        )}
      </p>
      {acts.owed ? <p className={styles.note}>{t("seat-owed", { name: nameOf(state, acts.owed, t) })}</p> : null}
      <div className={styles.acts}>
        {acts.take ? (
          <Button look="main" onClick={() => void takeSeat(seat)}>
            {t("seat-take")}
          </Button>
        ) : null}
        {acts.takeBack ? (
          <Button look="main" onClick={() => void takeSeat(seat)}>
            {t("seat-take-back")}
          </Button>
        ) : null}
        {acts.takeOver ? <Button onClick={() => void takeSeat(seat)}>{t("seat-take-over")}</Button> : null}
        {acts.leave && acts.owed ? (
          <Button onClick={() => void giveSeat(seat, acts.owed)}>
            {t("seat-give-back", { name: nameOf(state, acts.owed, t) })}
          </Button>
        ) : null}
        {acts.leave ? (
          <Button onClick={() => void leaveSeat(seat)}>{t(ai ? "mind-dismiss" : "seat-leave")}</Button>
        ) : null}
        {acts.mind ? (
          <DropdownMenu.Root>
            <DropdownMenu.Trigger asChild>
              <Button>
                {t("mind-seat")} <Icon name="down" size={15} />
              </Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Portal>
              <DropdownMenu.Content className={styles.menu} sideOffset={6} align="end">
                {MINDS.map((mind) => (
                  <DropdownMenu.Item
                    key={mind}
                    className={styles.item}
                    data-mind={mind}
                    onSelect={() => void seatMind(seat, mind)}
                  >
                    <span>
                      <b>{t("mind-name", { mind })}</b>
                      <span className={styles.about}>{t("mind-about", { mind })}</span>
                    </span>
                  </DropdownMenu.Item>
                ))}
              </DropdownMenu.Content>
            </DropdownMenu.Portal>
          </DropdownMenu.Root>
        ) : null}
        {acts.giveTo.length > 0 ? (
          <DropdownMenu.Root>
            <DropdownMenu.Trigger asChild>
              <Button>
                {t("seat-give")} <Icon name="down" size={15} />
              </Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Portal>
              <DropdownMenu.Content className={styles.menu} sideOffset={6} align="end">
                {acts.giveTo.map((person) => (
                  <DropdownMenu.Item key={person} className={styles.item} onSelect={() => void giveSeat(seat, person)}>
                    <Dot here={present.includes(person)} /> {nameOf(state, person, t)}
                  </DropdownMenu.Item>
                ))}
              </DropdownMenu.Content>
            </DropdownMenu.Portal>
          </DropdownMenu.Root>
        ) : null}
      </div>
    </div>
  );
}
