// Seats: whose each is, and taking, leaving, handing over and taking back.
import { DropdownMenu } from "radix-ui";
import { Icon, playerColour } from "@/art";
import { Button } from "@/parts/Button";
import { useTable } from "@/store/useTable";
import { useText } from "@/words/Words";
import { Dot } from "./Dot";
import styles from "./Seats.module.css";
import { actsOn, nameOf } from "./who";

/** The person on a seat, and what you may do about it. */
export function SeatLine({ seat }: { seat: number }) {
  const t = useText();
  const { state, you, present, takeSeat, leaveSeat, giveSeat } = useTable((data) => ({
    state: data.state,
    you: data.you,
    present: data.present,
    takeSeat: data.takeSeat,
    leaveSeat: data.leaveSeat,
    giveSeat: data.giveSeat,
  }));
  if (state === null) return null;
  const owner = state.seats[seat] ?? "";
  const acts = actsOn(state, you, present, seat);
  const here = owner === you || present.includes(owner);
  return (
    <div className={styles.line} style={{ "--seat": playerColour(seat) }}>
      <p className={styles.owner}>
        {owner ? (
          <>
            <Dot here={here} />
            <b>{nameOf(state, owner)}</b>
            {owner === you ? <span className={styles.you}>{t("you")}</span> : null}
            {owner === state.host ? <Icon name="crown" size={16} title={t("host")} /> : null}
            {here ? null : <span className={styles.note}>{t("is-away")}</span>}
          </>
        ) : (
          <span className={styles.note}>{t("seat-free")}</span>
        )}
      </p>
      {acts.owed ? <p className={styles.note}>{t("seat-owed", { name: nameOf(state, acts.owed) })}</p> : null}
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
            {t("seat-give-back", { name: nameOf(state, acts.owed) })}
          </Button>
        ) : null}
        {acts.leave ? <Button onClick={() => void leaveSeat(seat)}>{t("seat-leave")}</Button> : null}
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
                    <Dot here={present.includes(person)} /> {nameOf(state, person)}
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
