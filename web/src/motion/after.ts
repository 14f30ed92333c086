// The board after some of the events of a change. The page gets one view for each answer, with all that followed; while the beats of a nemesis
// turn are played, the board shows the numbers of the beat.
import type { CardInPlay, GameEvent, ShownNemesis, ShownPlayer, View } from "@/protocol/wire";

/** Parts of a view that change as one. */
type Slice = "gravehold" | "nemesis" | "turn_order" | number;

const OF_TURN_ORDER = /^turn_order/;
const OF_NEMESIS =
  /^(nemesis_|entered_play|left_play|minion_|swarm_|power_token|counter_|track_|token|spawned|side_|flipped|silenced)/;

/** Which parts of the view an event may change. */
function slicesOf({ event, seat = -1, owner = -1 }: GameEvent): Slice[] {
  const seats: Slice[] = [seat, owner].filter((one) => one >= 0);
  if (event.startsWith("gravehold_")) return ["gravehold"];
  if (OF_TURN_ORDER.test(event)) return ["turn_order", ...seats];
  return OF_NEMESIS.test(event) ? ["nemesis", ...seats] : seats;
}

const least = (n: number) => Math.max(0, n);

function without<T>(list: readonly T[], at: number): T[] {
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

function ofPlayer(player: ShownPlayer, { event, card = "", amount = 0 }: GameEvent): ShownPlayer {
  const taken = (): ShownPlayer => {
    const { hand, played, prepped } = player;
    if (played.includes(card)) return { ...player, played: without(played, played.indexOf(card)) };
    const spell = prepped.findIndex((one) => one.card === card);
    if (spell >= 0) return { ...player, prepped: without(prepped, spell) };
    return { ...player, hand: without(hand, hand.indexOf(card)) };
  };
  switch (event) {
    case "suffered":
      return { ...player, life: least(player.life - amount) };
    case "healed":
      return { ...player, life: player.life + amount };
    case "exhausted":
      return { ...player, life: 0, exhausted: true };
    case "charged":
      return { ...player, charges: player.charges + amount };
    case "charges_lost":
      return { ...player, charges: least(player.charges - amount) };
    case "discarded":
      return { ...taken(), discard: [...player.discard, card] };
    case "destroyed":
      return taken();
    case "deck_turned_over":
      return { ...player, deck: [...player.discard], discard: [] };
    case "drawn":
      return { ...player, deck: player.deck.slice(1), hand: [...player.hand, card] };
    default:
      return player;
  }
}

function ofNemesis(nemesis: ShownNemesis, event: GameEvent, last: ShownNemesis): ShownNemesis {
  const { uid = -1, card = "", amount = 0, counter = "" } = event;
  const changed = (change: (one: CardInPlay) => CardInPlay): ShownNemesis => ({
    ...nemesis,
    in_play: nemesis.in_play.map((one) => (one.uid === uid ? change(one) : one)),
  });
  switch (event.event) {
    case "nemesis_damaged":
      return { ...nemesis, life: least(nemesis.life - amount) };
    case "nemesis_gained":
      return { ...nemesis, life: nemesis.life + amount };
    case "nemesis_card_drawn":
      return { ...nemesis, deck: nemesis.deck.slice(1) };
    case "nemesis_card_discarded":
      return { ...nemesis, discard: [...nemesis.discard, card] };
    case "minion_damaged":
      return changed((one) => ({ ...one, life: least(one.life - amount) }));
    case "minion_healed":
      return changed((one) => ({ ...one, life: one.life + amount }));
    case "power_token_removed":
    case "power_token_added":
      return changed((one) => ({ ...one, tokens: amount }));
    case "counter_changed":
    case "track_moved":
      return {
        ...nemesis,
        counters: { ...nemesis.counters, [counter]: least((nemesis.counters[counter] ?? 0) + amount) },
      };
    case "spawned":
    case "swarm_killed":
    case "swarm_discarded": {
      const by = event.event === "spawned" ? amount : -amount;
      return nemesis.swarm
        ? { ...nemesis, swarm: { ...nemesis.swarm, count: least(nemesis.swarm.count + by) } }
        : nemesis;
    }
    case "entered_play": {
      // What has gone again by then is only seen on the stage: nothing says whether it had life or tokens.
      const there = last.in_play.find((one) => one.uid === uid);
      if (there === undefined) return nemesis;
      const made = there.max > 0 ? { ...there, life: amount, max: amount } : { ...there, tokens: amount };
      return { ...nemesis, in_play: [...nemesis.in_play, made] };
    }
    case "left_play":
      return { ...nemesis, in_play: nemesis.in_play.filter((one) => one.uid !== uid) };
    default:
      return nemesis;
  }
}

function onward(view: View, event: GameEvent, last: View): View {
  const { amount = 0 } = event;
  switch (event.event) {
    case "gravehold_suffered":
      return { ...view, gravehold: { ...view.gravehold, life: least(view.gravehold.life - amount) } };
    case "gravehold_gained":
      return { ...view, gravehold: { ...view.gravehold, life: view.gravehold.life + amount } };
    case "nemesis_turn_started":
      return { ...view, active: "nemesis" };
    case "turn_started":
      return { ...view, active: event.seat ?? view.active };
    case "turn_order_drawn": {
      const { deck, discard } = view.turn_order;
      if (event.turn_card === undefined) return view;
      return {
        ...view,
        turn_order: { ...view.turn_order, deck: deck.slice(1), discard: [...discard, event.turn_card] },
      };
    }
    default: {
      const { seat = -1 } = event;
      const player = view.players[seat];
      const nemesis = ofNemesis(view.nemesis, event, last.nemesis);
      if (player === undefined) return nemesis === view.nemesis ? view : { ...view, nemesis };
      return { ...view, nemesis, players: view.players.map((one) => (one === player ? ofPlayer(one, event) : one)) };
    }
  }
}

function settled(view: View, slice: Slice, last: View): View {
  if (typeof slice === "string") return { ...view, [slice]: last[slice] };
  const final = last.players[slice];
  return final ? { ...view, players: view.players.map((one, seat) => (seat === slice ? final : one)) } : view;
}

/**
 * The views after each of these groups of events, which lead from one view to another. A part that no later event changes is already as it will
 * be in the end. Nothing is asked before the end.
 */
export function viewsBetween(from: View, groups: readonly (readonly GameEvent[])[], last: View): View[] {
  const left = new Map<Slice, number>();
  for (const event of groups.flat()) for (const slice of slicesOf(event)) left.set(slice, (left.get(slice) ?? 0) + 1);
  let view: View = { ...from, decision: null };
  return groups.map((group) => {
    for (const event of group) {
      view = onward(view, event, last);
      for (const slice of slicesOf(event)) {
        const rest = (left.get(slice) ?? 0) - 1;
        left.set(slice, rest);
        if (rest === 0) view = settled(view, slice, last);
      }
    }
    return view;
  });
}
