// Events as sentences of the log (unshuffled.words.log), and the words for players and turn order cards.
import { abilityName, cardName, mageName, nemesisName, say, termName } from "@/protocol/phrases";
import type { GameEvent, Phrase, TurnCard, View } from "@/protocol/wire";
import type { Names } from "./names";

export const NUMERALS = ["I", "II", "III", "IV"] as const;
/** The seat that an event of the nemesis' turn names. */
const NEMESIS = -2;
/** Kinds of cards that have life. */
const LIVING = ["minion", "acolyte"];

/** What of a view the log needs. */
export interface Who {
  players: { seat: number; number: number; mage: string }[];
  nemesis: { id: string; swarm?: unknown };
}

export const whoOf = (view: View): Who => ({
  players: view.players.map(({ seat, number, mage }) => ({ seat, number, mage })),
  nemesis: view.nemesis.swarm ? { id: view.nemesis.id, swarm: true } : { id: view.nemesis.id },
});

export function player(who: Who, seat: number): Phrase {
  if (seat === NEMESIS) return nemesisName(who.nemesis.id);
  const found = who.players[seat];
  return found ? mageName(found.mage) : say("who-players");
}

const WORDS: Record<string, string> = { "1/2": "pair-one", "3/4": "pair-two" };
const hyphens = (word: string) => word.replaceAll("_", "-");

export function turnCard(who: Who, card: TurnCard | string): Phrase {
  const number = card.startsWith("player") ? Number(card.slice(6)) : 0;
  if (number === 0) return say("turn-card", { card: WORDS[card] ?? card, n: 0, who: "" });
  const found = who.players.find((p) => p.number === number) ?? who.players[0];
  return say("turn-card", { card: "player", who: player(who, found?.seat ?? 0), n: number });
}

/** One event, in the past tense of its language. */
export function entry(who: Who, event: GameEvent, names: Names): Phrase {
  const args: Record<string, Phrase> = { nemesis: nemesisName(who.nemesis.id) };
  const term = (id: string) => {
    args.term = termName(id);
    args.gen = termName(id, "gen");
  };
  for (const [field, value] of Object.entries(event) as [keyof GameEvent, string | number][]) {
    if (field === "event" || field === "uid") continue;
    if (field === "seat") args.who = player(who, Number(value));
    else if (field === "owner") {
      args.owner = player(who, Number(value));
      args.same = value === event.seat ? "yes" : "no";
    } else if (field === "card") args.card = cardName(String(value));
    else if (field === "turn_card") args.card = turnCard(who, String(value));
    else if (field === "breach") args.numeral = NUMERALS[Number(value) - 1] ?? String(value);
    else if (field === "counter" || field === "deck") term(String(value));
    else if (field === "pile") args.pile = termName(String(value));
    else if (field === "name" && (event.event === "routine" || event.event === "token_gained")) term(String(value));
    else if (field === "amount") {
      args.n = Math.abs(Number(value));
      args.how = Number(value) > 0 ? "gain" : "lose";
    } else if (field === "outcome") args.outcome = say("outcome", { outcome: hyphens(String(value)) });
    else if (field === "to") args.to = hyphens(String(value));
    else args[field] = value;
  }
  if (who.nemesis.swarm) {
    args.swarm = { name: who.nemesis.id, kind: "swarm" };
    args.gen ??= { name: who.nemesis.id, kind: "swarm", form: "gen" };
  }
  if (event.event === "activated") args.ability = abilityName(who.players[event.seat ?? 0]?.mage ?? "");
  if (event.event === "entered_play") {
    args.kind = LIVING.includes(names.cards.get(event.card ?? "")?.kind ?? "") ? "minion" : "power";
  }
  return { id: `log-${hyphens(event.event)}`, args };
}
