// The people at a table, as the parts beside the game want them.
import type { TableState } from "@/protocol/wire";
import { playerColour } from "@/art/palette";

export interface Somebody {
  id: string;
  name: string;
  you: boolean;
  host: boolean;
  watching: boolean;
  /** Of an AI mage: by which mind it answers. */
  mind: string;
  here: boolean;
  /** The table waits for their answer. */
  deciding: boolean;
  seats: number[];
  /** Of their first seat; no seat, no colour. */
  colour: string;
}

const NO_SEAT = "var(--ink-dim)";

export function colourOf(state: Pick<TableState, "seats"> | null, person: string): string {
  const seat = state?.seats.indexOf(person) ?? -1;
  return seat < 0 ? NO_SEAT : playerColour(seat);
}

type Say = (id: string, args?: Record<string, string>) => string;

/** Is it an AI mage? */
export const isMind = (state: Pick<TableState, "people"> | null, person: string): boolean =>
  Boolean(state?.people.find((one) => one.id === person)?.mind);

export function nameOf(state: Pick<TableState, "people"> | null, person: string, t: Say): string {
  const found = state?.people.find((one) => one.id === person);
  return found?.mind ? t("mind-name", { mind: found.mind }) : (found?.name ?? "?");
}

/** Who has a seat, in the order of seats; then who has none; then who watches. */
export function peopleOf(state: TableState, you: string, present: readonly string[], t: Say): Somebody[] {
  const rank = (one: Somebody) => (one.seats.length > 0 ? (one.seats[0] ?? 0) : one.watching ? 9 : 8);
  return state.people
    .filter((one) => !one.mind || state.seats.includes(one.id))
    .map(
      (one): Somebody => ({
        ...one,
        name: nameOf(state, one.id, t),
        mind: one.mind ?? "",
        you: one.id === you,
        host: one.id === state.host,
        here: one.id === you || Boolean(one.mind) || present.includes(one.id),
        deciding: state.waiting_for.includes(one.id),
        seats: state.seats.flatMap((owner, seat) => (owner === one.id ? [seat] : [])),
        colour: colourOf(state, one.id),
      }),
    )
    .sort((a, b) => rank(a) - rank(b));
}

export interface SeatActs {
  take: boolean;
  /** It was yours: you were away and somebody plays on for you. */
  takeBack: boolean;
  /** Its owner is away; the server knows whether for long enough. */
  takeOver: boolean;
  leave: boolean;
  /** An AI mage may play it from now on. */
  mind: boolean;
  /** To whom it may be handed. */
  giveTo: string[];
  /** Whom it is owed to, if they are back. */
  owed: string;
}

/** What this person may do with a seat. */
export function actsOn(state: TableState, you: string, present: readonly string[], seat: number): SeatActs {
  const owner = state.seats[seat] ?? "";
  const owed = state.owed_to?.[seat] ?? "";
  const me = state.people.find((one) => one.id === you);
  const plays = me !== undefined && (!me.watching || state.seats.includes(you));
  const mine = owner === you;
  const others = state.people.filter((one) => one.id !== you && !one.watching && !one.mind).map((one) => one.id);
  const ai = isMind(state, owner);
  return {
    take: plays && owner === "",
    takeBack: plays && !mine && owner !== "" && owed === you,
    takeOver: plays && !mine && owner !== "" && owed !== you && (ai || !present.includes(owner)),
    leave: mine || (plays && ai && !state.started),
    mind: plays && !state.over && !ai && (owner === "" || mine || !present.includes(owner)),
    giveTo: mine ? [...others].sort((a, b) => Number(b === owed) - Number(a === owed)) : [],
    owed: owed === owner ? "" : owed,
  };
}
