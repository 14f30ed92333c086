// What the answers about a place offer: at which other places they can be given, and which of them have no other place.
import type { Decision } from "@/protocol/wire";
import { choicesOf, type Place } from "@/store/places";

export interface Offer {
  key: string;
  /** The place is asked for next: the answer is given, and then the one about it. */
  next: boolean;
  /** The damage that is dealt there, or 0. */
  damage: number;
}

export interface Offers {
  at: Map<Place, Offer[]>;
  /** Answers about nothing else. */
  bare: string[];
}

const known = new WeakMap<Decision, Map<Place, Offers>>();

export function offersOf(decision: Decision, place: Place): Offers {
  let places = known.get(decision);
  if (places === undefined) {
    places = new Map();
    known.set(decision, places);
  }
  let found = places.get(place);
  if (found === undefined) {
    found = made(decision, place);
    places.set(place, found);
  }
  return found;
}

function made(decision: Decision, place: Place): Offers {
  const at = new Map<Place, Offer[]>();
  const bare: string[] = [];
  const add = (other: Place, offer: Offer) => at.set(other, [...(at.get(other) ?? []), offer]);
  for (const { key, about, aims, amount } of choicesOf(decision)) {
    if (!about.includes(place)) continue;
    const others = about.filter((one) => one !== place);
    if (others.length === 0) bare.push(key);
    for (const other of others) add(other, { key, next: false, damage: 0 });
    for (const other of aims) add(other, { key, next: true, damage: amount });
  }
  return { at, bare };
}
