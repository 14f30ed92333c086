// What others played while this person did not look. How far they have looked is kept in this browser, table by table; when they
// come back to the page or the page comes back to them, what happened since is offered to be played back.
import type { StoreApi } from "zustand/vanilla";
import type { Link } from "@/protocol/connection";
import type { TableState } from "@/protocol/wire";

const KEPT = "unshuffled-looked-";
const MOST = 100;
/** Who is back within this time was not away, in milliseconds. */
const AWAY = 60_000;
/** How often it is kept that they still look. */
const AGAIN = 10_000;

interface Looked {
  answers: number;
  /** When they looked. */
  at: number;
}

interface Watched {
  id: string;
  link: Link;
  you: string;
  state: TableState | null;
  away: number | null;
}

function read(id: string): Looked | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT + id) ?? "null") as Looked | null;
  } catch {
    return null;
  }
}

function keep(id: string, looked: Looked | null): void {
  try {
    if (looked === null) localStorage.removeItem(KEPT + id);
    else localStorage.setItem(KEPT + id, JSON.stringify(looked));
    const all = Object.keys(localStorage).filter((name) => name.startsWith(KEPT));
    if (all.length <= MOST) return;
    const at = (name: string) => read(name.slice(KEPT.length))?.at ?? 0;
    for (const name of all.sort((a, b) => at(a) - at(b)).slice(0, -MOST)) localStorage.removeItem(name);
  } catch {
    // Without storage nothing is offered.
  }
}

/** After how many answers they last looked, if others have played on since; else null. */
function missedSince({ answers, last_by, last_from = 0 }: TableState, you: string, looked: Looked | null, now: number) {
  if (looked === null || answers <= looked.answers || now - looked.at < AWAY) return null;
  // All of it may be their own, from another device.
  return last_by === you && last_from <= looked.answers ? null : looked.answers;
}

const plays = ({ seats, started, over, expedition }: TableState, you: string) =>
  started && !over && !expedition && seats.includes(you) && seats.some((owner) => owner !== "" && owner !== you);

/** Begin; gives what ends it. */
export function watchingAway(store: StoreApi<Watched>, now: () => number = Date.now): () => void {
  /** Do they look, and have they since they were last away? */
  let here = false;
  let coming = false;
  let kept: Looked = { answers: -1, at: 0 };
  const sees = () => {
    const { link, state } = store.getState();
    return link === "open" && state !== null && globalThis.document?.visibilityState === "visible";
  };
  const looked = (id: string, answers: number, leaving = false) => {
    if (!leaving && answers === kept.answers && now() - kept.at < AGAIN) return;
    kept = { answers, at: now() };
    keep(id, kept);
  };
  const look = () => {
    const { id, you, state, away } = store.getState();
    if (!sees() || state === null) {
      // A connection that was lost some time ago was last looked at before.
      if (here && state !== null && store.getState().link === "open" && away === null) looked(id, state.answers, true);
      here = false;
    } else if (!plays(state, you)) {
      if (state.over) keep(id, null);
      if (away !== null) store.setState({ away: null });
    } else if (here) {
      // Taken back to before: there is nothing to play back.
      if (away !== null && away >= state.answers) store.setState({ away: null });
      // Until it is played back or dismissed it is offered again, also to a page that is loaded again.
      else if (away === null) looked(id, state.answers);
    } else if (!coming) {
      coming = true;
      queueMicrotask(come);
    }
  };
  /** A connection is open a moment before the welcome has come through it. */
  const come = () => {
    coming = false;
    const { id, you, state, away } = store.getState();
    if (!sees() || state === null || !plays(state, you)) return;
    here = true;
    const missed = away ?? missedSince(state, you, read(id), now());
    if (missed === away) look();
    else store.setState({ away: missed });
  };
  const end = store.subscribe(look);
  globalThis.document?.addEventListener("visibilitychange", look);
  look();
  return () => {
    end();
    globalThis.document?.removeEventListener("visibilitychange", look);
  };
}
