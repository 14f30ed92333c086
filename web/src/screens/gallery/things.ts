// Everything that can be looked at, in one list: cards, mages, nemeses; and finding among it.
import type { CardInfo, Catalog, LineInfo, MageInfo, NemesisInfo } from "@/protocol/wire";
import type { Voice } from "@/words/voice";

const FOE = "foe";

interface Common {
  id: string;
  /** A kind of player card, `foe` for cards of the nemesis, `mage` or `nemesis`. */
  kind: string;
  pack: string;
  names: Record<string, string>;
  lines: LineInfo[];
}

export type Thing = Common &
  (
    | { card: CardInfo; mage?: never; nemesis?: never }
    | { mage: MageInfo; card?: never; nemesis?: never }
    | { nemesis: NemesisInfo; card?: never; mage?: never }
  );

export interface Wanted {
  /** Empty: all of them. */
  kind: string;
  pack: string;
  cost: string;
  /** A nemesis or mage whose own cards are wanted; "market", "basic" for those of nobody. */
  whose: string;
  words: string;
}

export const ANY: Wanted = { kind: "", pack: "", cost: "", whose: "", words: "" };

/** Is some of it the project's, because no source gives it? */
export const reconstructed = (thing: Thing): boolean => (thing.card ?? thing.mage ?? thing.nemesis).reconstructed;

const kindOf = (card: CardInfo) => (card.family === "nemesis" ? FOE : card.kind);

/** What there is, in this order: the kinds the market has places for, those that packs declare, and the others. */
export function kindsOf(catalog: Catalog): string[] {
  const cards = catalog.cards.map(kindOf).filter((kind) => kind !== FOE);
  return [...new Set([...Object.keys(catalog.places), ...cards, "mage", "nemesis", FOE])];
}

export function thingsOf(catalog: Catalog): Thing[] {
  const cards = catalog.cards.map(
    (card): Thing => ({
      id: card.id,
      kind: kindOf(card),
      pack: card.pack,
      names: card.names,
      lines: card.lines,
      card,
    }),
  );
  const mages = catalog.mages.map(
    (mage): Thing => ({ id: mage.id, kind: "mage", pack: mage.pack, names: mage.names, lines: mage.lines, mage }),
  );
  const nemeses = catalog.nemeses.map(
    (nemesis): Thing => ({
      id: nemesis.id,
      kind: "nemesis",
      pack: nemesis.pack,
      names: nemesis.names,
      lines: nemesis.lines,
      nemesis,
    }),
  );
  const kinds = kindsOf(catalog);
  const foes = [...new Set(catalog.cards.map((card) => card.kind))];
  const order = (thing: Thing) => kinds.indexOf(thing.kind) * 10_000 + rank(thing, foes);
  return [...cards, ...mages, ...nemeses]
    .map((thing, n) => ({ thing, n }))
    .toSorted((a, b) => order(a.thing) - order(b.thing) || a.n - b.n)
    .map(({ thing }) => thing);
}

/** Within their kind: by cost, nemeses by how hard they are, cards of the nemesis by tier and kind. */
function rank(thing: Thing, foes: readonly string[]): number {
  if (thing.nemesis) return thing.nemesis.difficulty * 100;
  if (!thing.card) return 0;
  if (thing.kind !== FOE) return (thing.card.starter ? 0 : 1000) + (thing.card.cost ?? 0) * 100;
  return (thing.card.nemesis ? 1000 : 0) + thing.card.tier * 100 + foes.indexOf(thing.card.kind);
}

/** Letters without their signs and case, so that "kúzlo", "Kuzlo" and "kuzlo" find each other. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "L")
    .replaceAll("’", "'")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("\u00A0", " ");
}

/** All that is said on it, for searching. */
export function spoken(thing: Thing, voice: Voice): string {
  const parts = [thing.names[voice.lang] ?? "", thing.names.en ?? ""];
  if (thing.card) parts.push(voice.say(thing.card.type));
  if (thing.mage) parts.push(thing.mage.title[voice.lang] ?? "", thing.mage.ability[voice.lang] ?? "");
  if (thing.mage) parts.push(thing.mage.title.en ?? "", thing.mage.ability.en ?? "");
  for (const line of thing.lines) {
    if (line.label) parts.push(voice.say(line.label));
    parts.push(voice.say(line.text));
  }
  return folded(parts.join(" "));
}

/** Whose card it is: a nemesis' own, a mage's first cards, of the market, or of every nemesis. */
export function ownersOf(thing: Thing, catalog: Catalog): string[] {
  if (!thing.card) return [thing.id];
  const { id, nemesis, market } = thing.card;
  if (nemesis || thing.kind === FOE) return [nemesis || "basic"];
  const mages = catalog.mages.filter((mage) => mage.hand.includes(id) || mage.deck.includes(id));
  return market ? ["market"] : mages.map((mage) => mage.id);
}

export function found(
  things: readonly Thing[],
  wanted: Wanted,
  catalog: Catalog,
  speech: (thing: Thing) => string,
): Thing[] {
  const words = folded(wanted.words).split(/\s+/).filter(Boolean);
  return things.filter(
    (thing) =>
      (!wanted.kind || thing.kind === wanted.kind) &&
      (!wanted.pack || thing.pack === wanted.pack) &&
      (!wanted.cost || costIs(thing, wanted.cost)) &&
      (!wanted.whose || ownersOf(thing, catalog).includes(wanted.whose)) &&
      words.every((word) => speech(thing).includes(word)),
  );
}

const costIs = (thing: Thing, cost: string) =>
  thing.card?.cost === undefined || thing.card.cost === null
    ? false
    : cost.endsWith("+")
      ? thing.card.cost >= Number(cost.slice(0, -1))
      : thing.card.cost === Number(cost);

export function wantedOf(query: string, catalog: Catalog): Wanted {
  const params = new URLSearchParams(query);
  const kind = params.get("kind") ?? "";
  return {
    kind: kindsOf(catalog).includes(kind) ? kind : "",
    pack: params.get("pack") ?? "",
    cost: params.get("cost") ?? "",
    whose: params.get("whose") ?? "",
    words: params.get("q") ?? "",
  };
}

export function queryOf(wanted: Wanted): string {
  const params = new URLSearchParams();
  if (wanted.words) params.set("q", wanted.words);
  for (const name of ["kind", "pack", "cost", "whose"] as const) if (wanted[name]) params.set(name, wanted[name]);
  const text = params.toString();
  return text ? `?${text}` : "";
}
