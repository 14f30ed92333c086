// What events do, in the shortest form: whose number changes, and by how much.
import { isQuiet } from "@/motion/beats";
import type { GameEvent, Phrase, View } from "@/protocol/wire";

export type Meaning = "life" | "charge" | "token" | "power";

/** Whose number it is. */
export type Whose =
  | { kind: "gravehold" }
  | { kind: "nemesis" }
  | { kind: "swarm" }
  | { kind: "player"; seat: number }
  | { kind: "foe"; uid: number; card: string }
  | { kind: "counter"; name: string };

export type Effect =
  | { whose: Whose; meaning: Meaning; amount: number }
  /** Power tokens: so many are left. */
  | { whose: Whose; meaning: "power"; left: number }
  /** What has no number is said as the log says it. */
  | { says: Phrase };

/** They are said by the name of what acts. */
const CAUSES: ReadonlySet<string> = new Set([
  "nemesis_turn_started",
  "persistent",
  "invoked",
  "resolved_again",
  "nemesis_card_drawn",
  "side_card_drawn",
  "unleashed",
  "routine",
]);

function effectOf(event: GameEvent): Effect | null {
  const { amount = 0, seat = -1, uid = -1, card = "", counter = "" } = event;
  const player: Whose = { kind: "player", seat };
  const foe: Whose = { kind: "foe", uid, card };
  const life = (whose: Whose, by: number): Effect => ({ whose, meaning: "life", amount: by });
  switch (event.event) {
    case "gravehold_suffered":
      return life({ kind: "gravehold" }, -amount);
    case "gravehold_gained":
      return life({ kind: "gravehold" }, amount);
    case "suffered":
      return life(player, -amount);
    case "healed":
      return life(player, amount);
    case "nemesis_damaged":
      return life({ kind: "nemesis" }, -amount);
    case "nemesis_gained":
      return life({ kind: "nemesis" }, amount);
    case "minion_damaged":
      return life(foe, -amount);
    case "minion_healed":
      return life(foe, amount);
    case "charged":
      return { whose: player, meaning: "charge", amount };
    case "charges_lost":
      return { whose: player, meaning: "charge", amount: -amount };
    case "spawned":
      return { whose: { kind: "swarm" }, meaning: "token", amount };
    case "swarm_killed":
    case "swarm_discarded":
      return { whose: { kind: "swarm" }, meaning: "token", amount: -amount };
    case "counter_changed":
    case "track_moved":
      return { whose: { kind: "counter", name: counter }, meaning: "token", amount };
    case "power_token_removed":
    case "power_token_added":
      return { whose: foe, meaning: "power", left: amount };
    default:
      return event.text === undefined || event.text === null || isQuiet(event) || CAUSES.has(event.event)
        ? null
        : { says: event.text };
  }
}

const keyOf = (effect: Effect): string =>
  "says" in effect ? "" : `${JSON.stringify(effect.whose)} ${effect.meaning} ${"left" in effect}`;

/** The effects of events; equal ones are added up. */
export function effectsOf(events: readonly GameEvent[]): Effect[] {
  const made: Effect[] = [];
  for (const event of events) {
    const effect = effectOf(event);
    if (effect === null) continue;
    const same = "says" in effect ? -1 : made.findIndex((one) => keyOf(one) === keyOf(effect));
    const old = made[same];
    if (old && "amount" in old && "amount" in effect) made[same] = { ...old, amount: old.amount + effect.amount };
    else if (old && "left" in effect) made[same] = effect;
    else if (!("amount" in effect) || effect.amount !== 0) made.push(effect);
  }
  return made;
}

/** The number that an effect changes, as a view shows it; null if it shows none. */
export function numberOf(view: View, effect: Effect): number | null {
  if ("says" in effect || effect.meaning === "power") return null;
  const { whose, meaning } = effect;
  switch (whose.kind) {
    case "gravehold":
      return view.gravehold.life;
    case "nemesis":
      return view.nemesis.life;
    case "swarm":
      return view.nemesis.swarm?.count ?? null;
    case "counter":
      return view.nemesis.counters[whose.name] ?? null;
    case "foe":
      return view.nemesis.in_play.find((one) => one.uid === whose.uid)?.life ?? null;
    case "player": {
      const player = view.players[whose.seat];
      return (meaning === "charge" ? player?.charges : player?.life) ?? null;
    }
  }
}
