// What has been chosen so far: good first choices, what a market needs, and keeping it for the next game.
import type { CardInfo, Catalog, SetupChoice } from "@/protocol/wire";
import { changesOf } from "@/store/variants";

export const RANDOM = "random";
export const GRAVEHOLD = "gravehold";

/** A setup with nothing left out, but who is protected instead of Gravehold; what only expeditions have is not chosen here. */
export type Chosen = Required<
  Omit<SetupChoice, "expedition" | "upgraded" | "treasures" | "own_treasures" | "protect" | "abilities">
> &
  Pick<SetupChoice, "protect" | "abilities">;

type Chance = () => number;

/** Some of these, each once. */
export function some<T>(from: readonly T[], count: number, chance: Chance = Math.random): T[] {
  const left = [...from];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(Math.floor(chance() * left.length), 1));
  return taken;
}

/** Does the choice of packs allow it? None chosen: all are. */
export const allowed = (packs: readonly string[], pack: string): boolean => packs.length === 0 || packs.includes(pack);

const byId = <T extends { id: string }>(all: readonly T[], id: string) => all.find((one) => one.id === id);

/** A first game: the mildest nemesis, a market that its box suggests, mages by chance. */
export function firstChoice(catalog: Catalog, alone: boolean, chance: Chance = Math.random): Chosen {
  const nemesis = [...catalog.nemeses].sort((a, b) => a.difficulty - b.difficulty)[0];
  const market = catalog.markets.find((one) => one.pack === nemesis?.pack) ?? catalog.markets[0];
  const mages = catalog.mages.filter((one) => one.pack === nemesis?.pack);
  return {
    mages: some(
      mages.map((one) => one.id),
      alone ? 1 : 2,
      chance,
    ),
    nemesis: nemesis?.id ?? RANDOM,
    difficulty: "normal",
    market: [market?.id ?? RANDOM],
    edition: catalog.editions[0] ?? "default",
    switches: {},
    packs: [],
  };
}

/** A setup from a code, a table or the last game, with what this server does not know put to chance. */
export function chosenOf(catalog: Catalog, setup: SetupChoice, otherwise: Chosen): Chosen {
  const mages = (setup.mages ?? otherwise.mages).map((id) => (byId(catalog.mages, id) ? id : RANDOM));
  const nemesis = setup.nemesis ?? otherwise.nemesis;
  const market = setup.market ?? otherwise.market;
  const known = (id: string) => byId(catalog.cards, id) !== undefined;
  const named = market.length === 1 && byId(catalog.markets, market[0] ?? "") !== undefined;
  const difficulty = setup.difficulty ?? otherwise.difficulty;
  const wished = setup.edition ?? otherwise.edition;
  const edition = catalog.editions.includes(wished) ? wished : (catalog.editions[0] ?? "default");
  return {
    mages: mages.map((id, seat) => (id !== RANDOM && mages.indexOf(id) < seat ? RANDOM : id)),
    nemesis: byId(catalog.nemeses, nemesis) ? nemesis : RANDOM,
    difficulty: catalog.difficulties.includes(difficulty) ? difficulty : "normal",
    market: named || (market.length > 1 && market.every(known)) ? market : [RANDOM],
    edition,
    switches: changesOf(catalog, edition, setup.switches ?? otherwise.switches),
    packs: (setup.packs ?? otherwise.packs).filter((id) => byId(catalog.packs, id)),
    ...protectedOf(catalog, setup),
  };
}

/** Who is protected instead of Gravehold, as a code or a table says it. */
function protectedOf(
  catalog: Catalog,
  { protect, abilities }: SetupChoice,
): Pick<SetupChoice, "protect" | "abilities"> {
  if (!protect || !byId(catalog.protected, protect)) return {};
  return abilities?.length ? { protect, abilities } : { protect };
}

/** In how many per cent of such games the quick AI wins; null for what was not measured: by chance, with other rules, or without Gravehold. */
export function aiWins(catalog: Catalog, { nemesis, difficulty, mages, protect, switches }: Chosen): number | null {
  const other = (protect !== undefined && protect !== GRAVEHOLD) || Object.keys(switches).length > 0;
  return other ? null : (catalog.ai_wins?.[nemesis]?.[difficulty]?.[mages.length - 1] ?? null);
}

/** So many mages: more are left to chance, fewer keep those that were chosen first. */
export function withCount(mages: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, seat) => mages[seat] ?? RANDOM);
}

/** A mage for a seat. A mage who sits there already changes places with them: each can be played once. */
export function withMage(mages: readonly string[], seat: number, mage: string): string[] {
  const before = mages[seat] ?? RANDOM;
  return mages.map((one, at) => (at === seat ? mage : mage !== RANDOM && one === mage ? before : one));
}

/** The cards of a market: of its name, or one by one; none while it is left to chance. */
export function cardsOf(catalog: Catalog, market: readonly string[]): string[] {
  const [name = ""] = market;
  if (market.length === 1) return byId(catalog.markets, name)?.cards ?? [];
  return [...market];
}

/** As they lie on the table: by the places they take, the cheapest first. */
export function sorted(catalog: Catalog, cards: readonly CardInfo[]): CardInfo[] {
  const places = Object.keys(catalog.places);
  return [...cards].sort(
    (a, b) =>
      places.indexOf(a.place) - places.indexOf(b.place) || (a.cost ?? 0) - (b.cost ?? 0) || a.id.localeCompare(b.id),
  );
}

/** What can lie in a market with these packs. */
export const supplyOf = (catalog: Catalog, packs: readonly string[]): CardInfo[] =>
  sorted(
    catalog,
    catalog.cards.filter((card) => card.market && allowed(packs, card.pack)),
  );

/** How many piles are still wanted for each place of the market (MKT-01); below 0 there are too many. */
export function wanted(catalog: Catalog, cards: readonly string[]): Record<string, number> {
  const left = { ...catalog.places };
  for (const id of cards) {
    const place = byId(catalog.cards, id)?.place ?? "";
    const more = left[place];
    if (more !== undefined) left[place] = more - 1;
  }
  return left;
}

export const complete = (left: Record<string, number>): boolean => Object.values(left).every((n) => n === 0);

/** A pile for every place, by chance; what is in `keep` stays. */
export function dealt(
  catalog: Catalog,
  packs: readonly string[],
  keep: readonly string[] = [],
  chance: Chance = Math.random,
): string[] {
  const left = wanted(catalog, keep);
  const pool = supplyOf(catalog, packs).filter((card) => !keep.includes(card.id));
  return [
    ...keep,
    ...Object.entries(left).flatMap(([place, count]) =>
      some(
        pool.filter((card) => card.place === place),
        count,
        chance,
      ).map((card) => card.id),
    ),
  ];
}

/** Everything by chance, and yet to be seen before the game; the market and the nemeses as they are given. */
export function rolled(
  catalog: Catalog,
  old: Chosen,
  chance: Chance = Math.random,
  market = dealt(catalog, old.packs, [], chance),
  nemeses = catalog.nemeses.filter((one) => allowed(old.packs, one.pack)).map((one) => one.id),
): Chosen {
  const mages = catalog.mages.filter((one) => allowed(old.packs, one.pack)).map((one) => one.id);
  return {
    ...old,
    mages: withCount(some(mages, old.mages.length, chance), old.mages.length),
    nemesis: some(nemeses, 1, chance)[0] ?? RANDOM,
    market,
  };
}

/** With other packs: what is not in them any more is left to chance. */
export function withPacks(catalog: Catalog, old: Chosen, packs: string[]): Chosen {
  const fits = (pack: string | undefined) => pack !== undefined && allowed(packs, pack);
  const cards = cardsOf(catalog, old.market);
  const named = old.market.length === 1 ? byId(catalog.markets, old.market[0] ?? "") : undefined;
  const stays = named ? fits(named.pack) : cards.every((id) => fits(byId(catalog.cards, id)?.pack));
  return {
    ...old,
    packs,
    mages: old.mages.map((id) => (fits(byId(catalog.mages, id)?.pack) ? id : RANDOM)),
    nemesis: fits(byId(catalog.nemeses, old.nemesis)?.pack) ? old.nemesis : RANDOM,
    market: stays ? old.market : [RANDOM],
    ...(old.protect && !fits(byId(catalog.protected, old.protect)?.pack) ? { protect: GRAVEHOLD, abilities: [] } : {}),
  };
}

const keptAs = (alone: boolean) => `unshuffled-setup-${alone ? "alone" : "together"}`;

export function keep(alone: boolean, chosen: Chosen): void {
  try {
    localStorage.setItem(keptAs(alone), JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing is asked again next time.
  }
}

export function kept(alone: boolean): SetupChoice | null {
  try {
    return JSON.parse(localStorage.getItem(keptAs(alone)) ?? "null") as SetupChoice | null;
  } catch {
    return null;
  }
}
