// What the report of a game is made from: lives over time, damage by what dealt it, what each mage did.
import { type Game, startsTurn, turnsOf } from "@/protocol/game";
import type { GameEvent, View } from "@/protocol/wire";

/** Lives at the end of a turn; the first is from before the first turn. */
export interface Moment {
  turn: number;
  /** Whose turn it was. */
  active: number | "nemesis";
  gravehold: number;
  nemesis: number;
  mages: number[];
}

/** Damage that one card or ability has dealt. */
export interface Dealt {
  seat: number;
  card: string;
  /** By the mage's ability; `card` is then the mage. */
  ability: boolean;
  amount: number;
  /** How often it dealt any. */
  times: number;
}

export interface MageStory {
  seat: number;
  mage: string;
  dealt: number;
  suffered: number;
  healed: number;
  gained: string[];
  destroyed: number;
  cast: number;
  focused: number;
  opened: number;
  /** How often the ability was used. */
  abilities: number;
  exhausted: boolean;
}

export interface Story {
  turns: number;
  answers: number;
  nemesisTurns: number;
  moments: Moment[];
  dealt: Dealt[];
  mages: MageStory[];
  /** The turn with the most answers. */
  longest: { turn: number; seat: number; answers: number } | null;
  /** The largest damage that was dealt at once. */
  hardest: { seat: number; card: string; amount: number } | null;
  unleashed: number;
  graveholdSuffered: number;
  slain: number;
}

const HITS = ["nemesis_damaged", "minion_damaged", "swarm_damaged"];
/** What ends a card's time to be the cause of damage. */
const ENDS = ["turn_started", "nemesis_turn_started", "turn_ended", "persistent", "nemesis_card_drawn"];

interface Cause {
  seat: number;
  card: string;
  ability: boolean;
}

function causeOf(event: GameEvent, view: View): Cause | null | undefined {
  const seat = event.seat ?? -1;
  switch (event.event) {
    case "cast":
    case "played":
    case "prepped_spell_used":
      return { seat, card: event.card ?? "", ability: false };
    case "activated":
      return { seat, card: view.players[seat]?.mage ?? "", ability: true };
    default:
      return ENDS.includes(event.event) ? null : undefined;
  }
}

type Lives = Pick<Moment, "gravehold" | "nemesis" | "mages">;

const livesOf = (view: View): Lives => ({
  gravehold: view.gravehold.life,
  nemesis: view.nemesis.life,
  mages: view.players.map((player) => player.life),
});

/** Lives after an event; what an event does not tell is set right by the next view. */
function after(lives: Lives, event: GameEvent): Lives {
  const amount = Math.abs(event.amount ?? 0);
  const mage = (by: number) => lives.mages.map((life, seat) => (seat === event.seat ? Math.max(0, life + by) : life));
  switch (event.event) {
    case "gravehold_suffered":
      return { ...lives, gravehold: Math.max(0, lives.gravehold - amount) };
    case "gravehold_gained":
      return { ...lives, gravehold: lives.gravehold + amount };
    case "nemesis_damaged":
      return { ...lives, nemesis: Math.max(0, lives.nemesis - amount) };
    case "nemesis_gained":
      return { ...lives, nemesis: lives.nemesis + amount };
    case "suffered":
      return { ...lives, mages: mage(-amount) };
    case "healed":
      return { ...lives, mages: mage(amount) };
    default:
      return lives;
  }
}

export function storyOf(game: Game): Story {
  const first = game.views[0] as View;
  const last = game.views.at(-1) as View;
  const mages: MageStory[] = first.players.map(({ seat, mage }) => ({
    seat,
    mage,
    dealt: 0,
    suffered: 0,
    healed: 0,
    gained: [],
    destroyed: 0,
    cast: 0,
    focused: 0,
    opened: 0,
    abilities: 0,
    exhausted: last.players[seat]?.exhausted ?? false,
  }));
  const dealt = new Map<string, Dealt>();
  let cause: Cause | null = null;
  let hardest: Story["hardest"] = null;
  const story = { unleashed: 0, graveholdSuffered: 0, nemesisTurns: 0, slain: 0 };
  game.steps.forEach((step, n) => {
    const view = game.views[n + 1] as View;
    for (const event of step.events) {
      const changed = causeOf(event, view);
      if (changed !== undefined) cause = changed;
      const amount = Math.abs(event.amount ?? 0);
      if (HITS.includes(event.event) && cause !== null && amount > 0) {
        const { seat, card, ability }: Cause = cause;
        const key = `${seat}/${card}/${ability}`;
        const known = dealt.get(key) ?? { seat, card, ability, amount: 0, times: 0 };
        dealt.set(key, { ...known, amount: known.amount + amount, times: known.times + 1 });
        const by = mages[seat];
        if (by) by.dealt += amount;
        if (amount > ((hardest as Story["hardest"])?.amount ?? 0)) hardest = { seat, card, amount };
      }
      count(event, amount, mages[event.seat ?? -1], story);
    }
  });
  return {
    turns: last.turn,
    answers: game.steps.length,
    moments: momentsOf(game),
    dealt: [...dealt.values()].toSorted((a, b) => b.amount - a.amount),
    mages,
    longest: longestOf(game),
    hardest,
    ...story,
  };
}

function count(
  event: GameEvent,
  amount: number,
  mage: MageStory | undefined,
  story: { unleashed: number; graveholdSuffered: number; nemesisTurns: number; slain: number },
): void {
  switch (event.event) {
    case "unleashed":
      story.unleashed += 1;
      break;
    case "gravehold_suffered":
      story.graveholdSuffered += amount;
      break;
    case "nemesis_turn_started":
      story.nemesisTurns += 1;
      break;
    case "left_play":
      story.slain += 1;
      break;
    case "swarm_killed":
      story.slain += amount;
      break;
    default:
      if (mage) tell(event, amount, mage);
  }
}

function tell(event: GameEvent, amount: number, mage: MageStory): void {
  switch (event.event) {
    case "suffered":
      mage.suffered += amount;
      break;
    case "healed":
      mage.healed += amount;
      break;
    case "gained":
      mage.gained.push(event.card ?? "");
      break;
    case "destroyed":
      mage.destroyed += 1;
      break;
    case "cast":
      mage.cast += 1;
      break;
    case "focused":
      mage.focused += 1;
      break;
    case "opened":
      mage.opened += 1;
      break;
    case "activated":
      mage.abilities += 1;
      break;
  }
}

function momentsOf(game: Game): Moment[] {
  const marks = turnsOf(game);
  let lives = livesOf(game.views[0] as View);
  let turn = 0;
  const moments: Moment[] = [{ turn: 0, active: -1, ...lives }];
  const end = () => {
    const mark = marks[turn];
    if (mark && mark.turn > 0) moments.push({ turn: mark.turn, active: mark.active, ...lives });
    turn += 1;
  };
  game.steps.forEach((step, n) => {
    for (const event of step.events) {
      if (startsTurn(event)) end();
      else lives = after(lives, event);
    }
    lives = livesOf(game.views[n + 1] as View);
  });
  end();
  return moments;
}

function longestOf(game: Game): Story["longest"] {
  const marks = turnsOf(game);
  let longest: Story["longest"] = null;
  marks.forEach((mark, n) => {
    const answers = (marks[n + 1]?.at ?? game.steps.length) - mark.at;
    if (typeof mark.active !== "number" || mark.active < 0) return;
    if (longest === null || answers > longest.answers) longest = { turn: mark.turn, seat: mark.active, answers };
  });
  return longest;
}

/** Each card once, with how often it is in the list; as they came first. */
export function counted(cards: string[]): { card: string; n: number }[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, n]) => ({ card, n }));
}
