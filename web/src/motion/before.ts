// The board before some events, from the one after them. The page never gets the board before the first question: a nemesis turn that opens
// the game is played from this one. What has left play cannot be put back: nothing says how it stood there.
import type { CardInPlay, GameEvent, ShownNemesis, ShownPlayer, View } from "@/protocol/wire";

function withoutLast<T>(list: readonly T[], one: T): T[] {
  const at = list.lastIndexOf(one);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
}

function ofPlayer(player: ShownPlayer, { event, card = "", amount = 0 }: GameEvent): ShownPlayer {
  switch (event) {
    case "suffered":
      return { ...player, life: player.life + amount };
    case "healed":
      return { ...player, life: player.life - amount };
    case "charged":
      return { ...player, charges: player.charges - amount };
    case "charges_lost":
      return { ...player, charges: player.charges + amount };
    case "discarded":
      return { ...player, hand: [...player.hand, card], discard: withoutLast(player.discard, card) };
    case "destroyed":
      return { ...player, hand: [...player.hand, card] };
    case "drawn":
      return { ...player, hand: withoutLast(player.hand, card), deck: [null, ...player.deck] };
    default:
      return player;
  }
}

function ofNemesis(nemesis: ShownNemesis, event: GameEvent): ShownNemesis {
  const { uid = -1, card = "", amount = 0, counter = "" } = event;
  const changed = (change: (one: CardInPlay) => CardInPlay): ShownNemesis => ({
    ...nemesis,
    in_play: nemesis.in_play.map((one) => (one.uid === uid ? change(one) : one)),
  });
  switch (event.event) {
    case "nemesis_damaged":
      return { ...nemesis, life: nemesis.life + amount };
    case "nemesis_gained":
      return { ...nemesis, life: nemesis.life - amount };
    case "nemesis_card_discarded":
      return { ...nemesis, discard: withoutLast(nemesis.discard, card) };
    case "minion_damaged":
      return changed((one) => ({ ...one, life: one.life + amount }));
    case "minion_healed":
      return changed((one) => ({ ...one, life: one.life - amount }));
    case "power_token_removed":
      return changed((one) => ({ ...one, tokens: amount + 1 }));
    case "power_token_added":
      return changed((one) => ({ ...one, tokens: amount - 1 }));
    case "counter_changed":
    case "track_moved":
      return { ...nemesis, counters: { ...nemesis.counters, [counter]: (nemesis.counters[counter] ?? 0) - amount } };
    case "spawned":
    case "swarm_killed":
    case "swarm_discarded": {
      const by = event.event === "spawned" ? -amount : amount;
      return nemesis.swarm ? { ...nemesis, swarm: { ...nemesis.swarm, count: nemesis.swarm.count + by } } : nemesis;
    }
    case "entered_play":
      return { ...nemesis, in_play: nemesis.in_play.filter((one) => one.uid !== uid) };
    default:
      return nemesis;
  }
}

function back(view: View, event: GameEvent): View {
  const { amount = 0, seat = -1, turn_card: drawn } = event;
  const life = (by: number): View => ({ ...view, gravehold: { ...view.gravehold, life: view.gravehold.life + by } });
  if (event.event === "gravehold_suffered") return life(amount);
  if (event.event === "gravehold_gained") return life(-amount);
  if (event.event === "turn_order_drawn" && drawn !== undefined) {
    const { deck, discard } = view.turn_order;
    return { ...view, turn_order: { ...view.turn_order, deck: [null, ...deck], discard: discard.slice(0, -1) } };
  }
  return {
    ...view,
    nemesis: ofNemesis(view.nemesis, event),
    players: view.players.map((one) => (one.seat === seat ? ofPlayer(one, event) : one)),
  };
}

/** The board that these events began with. */
export const viewBefore = (last: View, events: readonly GameEvent[]): View =>
  events.toReversed().reduce(back, { ...last, decision: null });
