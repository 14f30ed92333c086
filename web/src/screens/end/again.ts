// Another game after this one: the same once more, or the same market against somebody else.
import { openTable } from "@/protocol/http";
import type { SetupChoice, TableState, View } from "@/protocol/wire";
import { beginAlone } from "../setup/beginAlone";

/** What was played, with what chance has chosen. */
export function setupAgain(state: TableState, view: View, nemesis = view.nemesis.id): SetupChoice {
  const chosen = state.setup as SetupChoice;
  return {
    ...chosen,
    mages: view.players.map((player) => player.mage),
    nemesis,
    market: view.supply.map((pile) => pile.card),
  };
}

/** Anyone but the one that was played. */
export function otherNemesis(all: string[], last: string, chance = Math.random()): string {
  const others = all.filter((one) => one !== last);
  return others[Math.floor(chance * others.length)] ?? last;
}

/** Opens the table and begins at once for who plays alone; others get the new table's lobby. Returns its id. */
export async function playAgain(state: TableState, setup: SetupChoice, name: string): Promise<string> {
  const at = await openTable({ name, seats: setup.mages?.length ?? state.seats.length, setup });
  if (state.seats.every((owner) => owner === state.seats[0])) await beginAlone(at);
  return at.table;
}
