import type { TableData } from "@/store/table";
import { useTable } from "@/store/useTable";

type Known = Pick<TableData, "view" | "shown" | "state" | "you" | "act">;

/** Whose board is large: the chosen one, else this person's own. Of several, and for those who watch, the one on stage, that decides or acts. */
export function shownSeat({ view, shown, state, you, act }: Known): number {
  if (shown !== null) return shown;
  const seats = state?.seats ?? [];
  const own = seats.flatMap((owner, seat) => (you !== "" && owner === you ? [seat] : []));
  const busy = [act?.seat, view?.decision?.seat, view?.active].filter(
    (seat) => typeof seat === "number" && seat >= 0,
  ) as number[];
  if (own.length === 0) return busy[0] ?? 0;
  return busy.find((seat) => own.includes(seat)) ?? own[0] ?? 0;
}

export const useShownSeat = (): number => useTable(shownSeat);
