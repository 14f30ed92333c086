// Where on the board an answer points (docs/authors/keys.md). Tray and board show the same answers.
import type { PlayerView, View } from "@/protocol/view";

/**
 * A place of the board:
 *   hand/SEAT/CARD, played/SEAT/CARD, discard/SEAT/CARD, prepped/SEAT/CARD/BREACH, breach/SEAT/N,
 *   charge/SEAT, ability/SEAT, player/SEAT, supply/CARD, in_play/UID, nemesis, swarm, open_pile,
 *   power/CARD (a power in play, by its card), turn/TURN_CARD, shown/CARD, end
 */
export type Place = string;

const ZONES = ["hand", "discard", "played", "deck"] as const;

/** The player number of a trailing `p2`, or 0. */
function ownerOf(words: string[]): number {
  const found = /^p([1-4])$/.exec(words.at(-1) ?? "");
  return found ? Number(found[1]) : 0;
}

function targetPlaces(view: View, words: string[]): Place[] {
  const [id = "", nth] = words;
  if (id === "nemesis") return ["nemesis"];
  if (view.nemesis.swarm?.id === id) return ["swarm"];
  const same = view.nemesis.in_play.filter((m) => m.card === id);
  const one = same[nth === undefined ? 0 : Number(nth) - 1] ?? same[0];
  return one ? [`in_play/${one.uid}`] : [];
}

/** Where a card that is named without its zone lies: the first zone that has it, those that can be chosen from first. */
function cardPlaces(
  player: PlayerView,
  card: string,
  zones: readonly ("hand" | "discard" | "played" | "deck")[],
): Place[] {
  for (const zone of zones) {
    if (player[zone].includes(card)) return [`${zone}/${player.seat}/${card}`];
  }
  const prepped = player.prepped.find((spell) => spell.card === card);
  return prepped ? [`prepped/${player.seat}/${card}/${prepped.breaches[0]}`] : [];
}

/** A revealed card lies on its deck; a closed deck does not show it. */
function revealedPlaces(player: PlayerView, card: string): Place[] {
  return player.deck.includes(card) ? [`deck/${player.seat}/${card}`] : [];
}

export function placesOf(key: string, view: View): Place[] {
  const decision = view.decision;
  if (decision === null) return [];
  let words = key.split(" ");
  const owner = ownerOf(words);
  if (owner > 0 && words[words.length - 2] !== "to") words = words.slice(0, -1);
  const [verb = "", what = ""] = words;
  const last = words.at(-1) ?? "";
  const seat =
    owner > 0 ? owner - 1 : decision.seat >= 0 ? decision.seat : typeof view.active === "number" ? view.active : 0;
  const player = view.players[seat];
  const breach = /^[1-4]$/.test(last) && words.length > 2 ? last : "";
  switch (verb) {
    case "play":
      return [`hand/${seat}/${what}`];
    case "gain":
      return words[2] === "from" ? ["open_pile"] : [`supply/${what}`];
    case "pile":
      return [`supply/${what}`];
    case "charge":
      return [`charge/${seat}`];
    case "focus":
    case "open":
    case "breach":
      return [`breach/${seat}/${what}`];
    case "prep":
      return [`hand/${seat}/${what}`, `breach/${seat}/${breach}`];
    case "cast":
    case "use":
      return [`prepped/${seat}/${what}/${breach}`];
    case "activate": {
      const actor = view.players.find((p) => p.mage === what);
      return actor ? [`ability/${actor.seat}`] : [];
    }
    case "player":
      return [`player/${Number(what) - 1}`];
    case "target":
    case "minion":
      return targetPlaces(view, words.slice(1));
    case "card":
      return [`turn/${what}`];
    case "resolve":
      return player ? cardPlaces(player, last, ZONES) : [];
    case "put":
      return player ? revealedPlaces(player, last) : [];
    case "end":
      return ["end"];
    case "discard":
    case "destroy":
    case "take":
      return chosenPlaces(view, player, verb, words, breach);
    default:
      if (words[1] === "to") {
        return owner > 0 ? [`player/${owner - 1}`] : targetPlaces(view, words.slice(2));
      }
      return [];
  }
}

function chosenPlaces(
  view: View,
  player: PlayerView | undefined,
  verb: string,
  words: string[],
  breach: string,
): Place[] {
  const card = words[1] ?? "";
  if (verb === "discard" && view.decision?.ask === "main") {
    const power = view.nemesis.in_play.find((one) => one.card === card);
    return power ? [`in_play/${power.uid}`] : [];
  }
  if (player === undefined) return [];
  if (card === "breach") return [`breach/${player.seat}/${words[2]}`];
  if (breach) return [`prepped/${player.seat}/${card}/${breach}`];
  if (words[2] === "from") return [`${words[3]}/${player.seat}/${card}`];
  if (view.decision?.ask === "put_revealed") return revealedPlaces(player, card);
  if (view.decision?.ask === "order_discards") return cardPlaces(player, card, ["played"]);
  if (verb === "take") return cardPlaces(player, card, ["discard", "played", "deck"]);
  return cardPlaces(player, card, ZONES);
}
