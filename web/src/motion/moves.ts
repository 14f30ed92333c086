// What moves on the board when something has happened. Places are named as in store/places.ts; the first that is shown counts.
import type { GameEvent, ShownPlayer, View } from "@/protocol/wire";
import type { Place } from "@/store/places";

export type Meaning = "life" | "aether" | "charge" | "foe" | "power";

export type Move =
  /** A card travels; with nowhere to go it fades. */
  | { kind: "card"; card: string; from: Place[]; to: Place[] }
  /** An amount flies from what caused it to whom it meets. */
  | { kind: "number"; amount: number; meaning: Meaning; from: Place[]; to: Place[] }
  /** Light where something opened or turned. */
  | { kind: "light"; at: Place[] }
  /** The nemesis itself: its turn begins, it unleashes, it is hit. */
  | { kind: "boss"; how: "turn" | "rage" | "hit" };

/** Zones of a mage from which cards leave, with what is still there while the events are read. */
class Zones {
  private readonly left: { hand: string[]; played: string[]; prepped: { card: string; breach: number }[] }[];

  constructor(players: readonly ShownPlayer[]) {
    this.left = players.map((player) => ({
      hand: [...player.hand],
      played: [...player.played],
      prepped: player.prepped.map((spell) => ({ card: spell.card, breach: spell.breaches[0] ?? 1 })),
    }));
  }

  add(seat: number, zone: "hand" | "played", card: string): void {
    this.left[seat]?.[zone].push(card);
  }

  /** Take a card from the first of these zones that has it; where it lay. */
  take(seat: number, card: string, zones: readonly ("hand" | "played" | "prepped")[]): Place[] {
    const mine = this.left[seat];
    if (mine === undefined) return [];
    for (const zone of zones) {
      if (zone === "prepped") {
        const at = mine.prepped.findIndex((spell) => spell.card === card);
        const spell = mine.prepped[at];
        if (spell === undefined) continue;
        mine.prepped.splice(at, 1);
        return [`prepped/${seat}/${card}/${spell.breach}`, `breach/${seat}/${spell.breach}`, `player/${seat}`];
      }
      const at = mine[zone].indexOf(card);
      if (at < 0) continue;
      mine[zone].splice(at, 1);
      return [`${zone}/${seat}/${card}`, `player/${seat}`];
    }
    return [];
  }
}

const hand = (seat: number, card: string): Place[] => [`hand/${seat}/${card}`, `player/${seat}`];
const pile = (zone: "deck" | "discard", seat: number): Place[] => [`${zone}/${seat}`, `player/${seat}`];

/** `cause`: what causes the first of them. */
export function movesOf(events: readonly GameEvent[], before: View, cause: Place[] = []): Move[] {
  const zones = new Zones(before.players);
  const moves: Move[] = [];
  /** What causes the numbers that follow. */
  let source = cause;
  const travel = (card: string, from: Place[], to: Place[]) => {
    if (from.length > 0) moves.push({ kind: "card", card, from, to });
  };
  const number = (amount: number, meaning: Meaning, to: Place[]) => {
    if (amount !== 0) moves.push({ kind: "number", amount, meaning, from: source.length > 0 ? source : to, to });
  };
  for (const one of events) {
    const { seat = -1, card = "", amount = 0, uid = -1, breach = 0 } = one;
    switch (one.event) {
      case "played":
        source = [`played/${seat}/${card}`, `player/${seat}`];
        travel(card, zones.take(seat, card, ["hand"]), source);
        zones.add(seat, "played", card);
        break;
      case "prepped":
        travel(card, zones.take(seat, card, ["hand", "played"]), [
          `prepped/${seat}/${card}/${breach}`,
          `breach/${seat}/${breach}`,
          `player/${seat}`,
        ]);
        break;
      case "cast": {
        const owner = one.owner ?? seat;
        source = [`prepped/${owner}/${card}/${breach}`, `breach/${owner}/${breach}`, `player/${owner}`];
        moves.push({ kind: "light", at: [`breach/${owner}/${breach}`] });
        break;
      }
      case "discarded":
        travel(card, zones.take(seat, card, ["played", "prepped", "hand"]), pile("discard", seat));
        break;
      case "destroyed":
        travel(card, zones.take(seat, card, ["played", "hand", "prepped"]), []);
        break;
      case "drawn":
        travel(card, pile("deck", seat), hand(seat, card));
        zones.add(seat, "hand", card);
        break;
      case "returned":
        travel(card, [...zones.take(seat, card, ["prepped", "played"]), ...pile("discard", seat)], hand(seat, card));
        zones.add(seat, "hand", card);
        break;
      case "gained":
        travel(
          card,
          [`supply/${card}`],
          one.to === "hand" ? hand(seat, card) : pile(one.to?.startsWith("deck") ? "deck" : "discard", seat),
        );
        if (one.to === "hand") zones.add(seat, "hand", card);
        break;
      case "activated":
        source = [`ability/${seat}`, `player/${seat}`];
        break;
      case "focused":
      case "opened":
      case "breach_replaced":
      case "breach_destroyed":
        moves.push({ kind: "light", at: [`breach/${seat}/${breach}`] });
        break;
      case "persistent":
      case "invoked":
        source = [`in_play/${uid}`, "nemesis"];
        moves.push({ kind: "light", at: [`in_play/${uid}`] });
        break;
      case "entered_play":
        travel(card, ["stage", "nemesis"], [`in_play/${uid}`]);
        break;
      case "left_play":
        travel(card, [`in_play/${uid}`], []);
        break;
      case "nemesis_turn_started":
        source = ["nemesis"];
        moves.push({ kind: "boss", how: "turn" });
        break;
      case "unleashed":
      case "routine":
        moves.push({ kind: "boss", how: "rage" });
        break;
      case "nemesis_card_drawn":
      case "side_card_drawn":
      case "power_opposed":
        source = ["nemesis"];
        break;
      case "turn_started":
        source = [];
        break;
      case "nemesis_damaged":
        number(-amount, "life", ["nemesis"]);
        moves.push({ kind: "boss", how: "hit" });
        break;
      case "nemesis_gained":
        number(amount, "life", ["nemesis"]);
        break;
      case "minion_damaged":
        number(-amount, "life", [`in_play/${uid}`, "nemesis"]);
        break;
      case "minion_healed":
        number(amount, "life", [`in_play/${uid}`, "nemesis"]);
        break;
      case "swarm_damaged":
        number(-amount, "life", ["swarm", "nemesis"]);
        break;
      case "power_token_removed":
        // The amount is what is left.
        source = [`in_play/${uid}`, "nemesis"];
        number(-1, "power", source);
        break;
      case "suffered":
        number(-amount, "life", [`player/${seat}`]);
        break;
      case "healed":
        number(amount, "life", [`player/${seat}`]);
        break;
      case "gravehold_suffered":
        number(-amount, "life", ["gravehold"]);
        break;
      case "gravehold_gained":
        number(amount, "life", ["gravehold"]);
        break;
      case "charged":
        number(amount, "charge", [`charge/${seat}`, `player/${seat}`]);
        break;
      case "charges_lost":
        number(-amount, "charge", [`charge/${seat}`, `player/${seat}`]);
        break;
      case "aether_gained":
        number(amount, "aether", [`aether/${seat}`, `player/${seat}`]);
        break;
      default:
        break;
    }
  }
  return moves;
}
