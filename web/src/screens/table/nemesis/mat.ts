// What lies on a nemesis' mats, as its pack declares it (docs/authors/cards-mages-nemeses.md).
import type { CardInfo, LineInfo, NemesisInfo, Phrase, ShownNemesis } from "@/protocol/wire";

/** All that a nemesis says in this form of its mat, and how many steps its tracks have then. */
export function formOf(
  info: NemesisInfo | undefined,
  form: string,
): { lines: LineInfo[]; tracks: Record<string, number> } {
  return info?.forms[form] ?? info ?? { lines: [], tracks: {} };
}

interface StepRule {
  id: "rule-track-step";
  args: { term: { name: string }; n: number; says: Phrase };
}

/** What happens on the steps of a track; the others are only passed. */
export function stepsOf(lines: readonly LineInfo[], track: string): Map<number, Phrase> {
  const rules = lines.map((line) => line.text as unknown as StepRule).filter((text) => text?.id === "rule-track-step");
  return new Map(rules.filter(({ args }) => args.term.name === track).map(({ args }) => [args.n, args.says]));
}

export interface MatParts {
  name: string;
  tracks: string[];
  counters: string[];
  decks: string[];
  /** The spaces of each row on it. */
  rows: string[][];
  piles: string[];
}

/** The mats beside the nemesis' own, each with what lies on it. */
export function matsOf(info: NemesisInfo | undefined, nemesis: ShownNemesis): MatParts[] {
  const { tracks } = formOf(info, nemesis.form);
  const rows = Object.values(info?.rows ?? {});
  return Object.entries(info?.mats ?? {}).map(([name, laid]) => ({
    name,
    tracks: laid.filter((one) => one in tracks),
    counters: laid.filter((one) => one in nemesis.counters && !(one in tracks)),
    decks: laid.filter((one) => one in nemesis.decks),
    rows: rows.filter((spaces) => spaces.some((space) => laid.includes(space))),
    piles: laid.filter((one) => one in (nemesis.piles ?? {}) && !rows.flat().includes(one)),
  }));
}

/** What lies on none of them is shown with the nemesis itself. */
export function looseIn(info: NemesisInfo | undefined): (name: string) => boolean {
  const laid = new Set(Object.values(info?.mats ?? {}).flat());
  return (name) => !laid.has(name);
}

/** Return whether the life of a nemesis counts: some cannot be hurt. */
export const hasLife = ({ max }: Pick<ShownNemesis, "max">): boolean => max > 1;

/** The minions that have to be defeated instead: those of this deck that still lie in it, and those in play. */
export interface Left {
  deck: string;
  lying: number;
  inPlay: number;
}

/** Return what is left of a nemesis without life of its own; null if it has life, or no deck of minions. */
export function leftOf(
  nemesis: Pick<ShownNemesis, "max" | "decks" | "in_play">,
  info: NemesisInfo | undefined,
  cards: ReadonlyMap<string, CardInfo>,
): Left | null {
  const [deck, pile] = Object.entries(nemesis.decks)[0] ?? [];
  if (hasLife(nemesis) || deck === undefined || pile === undefined) return null;
  const kind = info?.decks[deck];
  const inPlay = nemesis.in_play.filter((one) => one.max > 0 && cards.get(one.card)?.kind === kind).length;
  return { deck, lying: pile.deck.length, inPlay };
}
