// Tells the server which question this person has before their eyes, so that it sends no notice of it. A page that is open but
// hidden says nothing: nobody looks at it.
import type { StoreApi } from "zustand/vanilla";
import { forget } from "@/notices/shown";
import type { Link } from "@/protocol/connection";
import type { TableState } from "@/protocol/wire";

interface Looked {
  id: string;
  link: Link;
  you: string;
  number: number;
  state: TableState | null;
}

/** Is somebody else at the table who may wait? Alone one needs no notices. */
const hasOthers = (state: TableState, you: string) =>
  state.expedition
    ? state.people.some((person) => person.id !== you && !person.watching)
    : state.seats.some((owner) => owner !== "" && owner !== you);

/** Begin; gives what ends it. */
export function looking(store: StoreApi<Looked>, say: (number: number) => void): () => void {
  let said = -1;
  const look = () => {
    const { id, link, you, number, state } = store.getState();
    // What was said on a connection that is lost may not have arrived.
    if (link !== "open") said = -1;
    if (link !== "open" || globalThis.document?.visibilityState !== "visible" || number <= said) return;
    if (state === null || state.over || !state.waiting_for.includes(you) || !hasOthers(state, you)) return;
    said = number;
    say(number);
    void forget(id);
  };
  const end = store.subscribe(look);
  globalThis.document?.addEventListener("visibilitychange", look);
  look();
  return () => {
    end();
    globalThis.document?.removeEventListener("visibilitychange", look);
  };
}
