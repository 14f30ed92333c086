import { useTable } from "@/store/useTable";

/** Whose board is large: the one that was chosen, else whoever decides, else whoever acts, else this person's own. */
export function useShownSeat(): number {
  return useTable(({ view, shown, state, you }) => {
    if (shown !== null) return shown;
    const decider = view?.decision?.seat ?? -1;
    if (decider >= 0) return decider;
    if (typeof view?.active === "number" && view.active >= 0) return view.active;
    return Math.max(0, state?.seats.indexOf(you) ?? 0);
  });
}
