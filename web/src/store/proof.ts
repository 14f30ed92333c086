// The proof that nobody chose the shuffles: what the server bound when this browser first saw the table, and the number that
// this browser gave for the seed afterwards. Both are kept here; at the end they are compared with what the server shows.
import type { TableState } from "@/protocol/wire";

const KEPT = "unshuffled-bound-";
const MOST = 200;

interface Bound {
  commitment: string;
  nonce: string;
  /** When the table was first seen. */
  since: number;
}

/** `proved`: the shuffles are those that were bound, with our number. `other`: they are not. `unknown`: nothing was kept here,
 * or this browser cannot compute it (only pages over https and on this computer can). */
export type Proof = "proved" | "other" | "unknown";

function read(id: string): Bound | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT + id) ?? "null") as Bound | null;
  } catch {
    return null;
  }
}

function forgetOldest(): void {
  const all = Object.keys(localStorage).filter((name) => name.startsWith(KEPT));
  const since = (name: string) => read(name.slice(KEPT.length))?.since ?? 0;
  for (const name of all.sort((a, b) => since(a) - since(b)).slice(0, -MOST)) localStorage.removeItem(name);
}

/** Keep what the server has bound; gives this browser's number for the seed. */
export function bind(id: string, commitment: string): string {
  const known = read(id);
  if (known !== null) return known.nonce;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    localStorage.setItem(KEPT + id, JSON.stringify({ commitment, nonce, since: Date.now() }));
    forgetOldest();
  } catch {
    // Without storage nothing can be proved here later; the number is still given.
  }
  return nonce;
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Compare what was kept with what the server shows now (unshuffled.rules.core.chance: commitment, seed_with). */
export async function prove(id: string, state: TableState): Promise<Proof> {
  const bound = read(id);
  const { secret = "", seed = "", nonces = [] } = state;
  if (bound === null || !secret || !seed || crypto.subtle === undefined) return "unknown";
  const commitment = await sha256(`unshuffled/${secret}`);
  const mixed = await sha256(["unshuffled", "seed", secret, ...nonces].join("/"));
  const made = nonces.length > 0 ? mixed.slice(0, 32) : secret;
  if (commitment !== bound.commitment || state.commitment !== bound.commitment || made !== seed) return "other";
  // The seed of a day is everyone's, and no number of ours is in it.
  if (state.daily) return "proved";
  // Somebody who watched, or sat down after the beginning, has no number in it.
  return nonces.length > 0 && !nonces.includes(bound.nonce) ? "unknown" : "proved";
}
