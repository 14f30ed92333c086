// Names of everything in the packs, by language (unshuffled.words.speech.names_of).
import type {
  CardInfo,
  Catalog,
  MageInfo,
  MarketInfo,
  Name,
  NemesisInfo,
  PackInfo,
  ProtectedInfo,
} from "@/protocol/wire";

export type NamesByLanguage = Record<string, string>;

const NONE: NamesByLanguage = {};
const byId = <T extends { id: string }>(all: T[]) => new Map(all.map((one) => [one.id, one]));

export class Names {
  readonly cards: Map<string, CardInfo>;
  readonly mages: Map<string, MageInfo>;
  readonly protected: Map<string, ProtectedInfo>;
  readonly nemeses: Map<string, NemesisInfo>;
  readonly markets: Map<string, MarketInfo>;
  readonly packs: Map<string, PackInfo>;
  /** The side deck that a card begins in. */
  private readonly sideDecks: Map<string, string>;
  private readonly terms: Record<string, NamesByLanguage>;

  constructor(readonly catalog: Catalog) {
    this.cards = byId(catalog.cards);
    this.mages = byId(catalog.mages);
    this.protected = byId(catalog.protected);
    this.nemeses = byId(catalog.nemeses);
    this.markets = byId(catalog.markets);
    this.packs = byId(catalog.packs);
    this.sideDecks = new Map(
      catalog.side_decks.flatMap((deck) => Object.keys(deck.cards).map((card) => [card, deck.id] as const)),
    );
    this.terms = catalog.terms;
  }

  of(name: Name): NamesByLanguage {
    switch (name.kind) {
      case "card":
        return this.cards.get(name.name)?.names ?? NONE;
      case "mage":
        return this.mages.get(name.name)?.names ?? NONE;
      case "title":
        return this.mages.get(name.name)?.title ?? NONE;
      case "ability":
        return this.mages.get(name.name)?.ability ?? NONE;
      case "protected":
        return this.protected.get(name.name)?.names ?? NONE;
      case "nemesis":
        return this.nemeses.get(name.name)?.names ?? NONE;
      case "swarm":
        return this.nemeses.get(name.name)?.swarm ?? NONE;
      case "pack":
        return this.packs.get(name.name)?.names ?? NONE;
      case "market":
        return this.markets.get(name.name)?.names ?? NONE;
      case "deck_of":
        return this.terms[this.sideDecks.get(name.name) ?? ""] ?? NONE;
      default:
        return this.terms[name.name] ?? this.onPile(name.name);
    }
  }

  /** Tokens that lie on a supply pile: `glyph@jade`. */
  private onPile(name: string): NamesByLanguage {
    const [token = "", card = ""] = name.split("@");
    const pile = this.cards.get(card)?.names;
    if (!pile) return NONE;
    const words = Object.entries(this.terms[token] ?? NONE).filter(([lang]) => !lang.includes("."));
    return Object.fromEntries(words.map(([lang, word]) => [lang, `${word} (${pile[lang] ?? pile.en})`]));
  }

  /** Is a game that ended like this won? */
  won = (outcome: string): boolean => this.catalog.wins.includes(outcome);
}

export const NO_CONTENT: Catalog = {
  protocol: 1,
  content: "",
  languages: [],
  difficulties: [],
  levels: {},
  most_mages: 0,
  places: {},
  hand_size: 0,
  charge_cost: 0,
  wins: [],
  editions: [],
  edition_switches: {},
  switches: [],
  phrases: [],
  packs: [],
  mages: [],
  protected: [],
  nemeses: [],
  markets: [],
  expeditions: [],
  cards: [],
  side_decks: [],
  terms: {},
  rules: [],
};
