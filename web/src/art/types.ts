/** What the pictures are drawn from. */

/** A card's own data, as the content tells it. */
export interface ArtCard {
  id: string;
  /** The kind it is drawn like. */
  picture: string;
  /** Whose card it is: a player's or the nemesis'. */
  family?: string | undefined;
  /** What it shows, if its pack says so. */
  motif?: string | undefined;
  /** What has life looks like a minion, unless it has a look of its own. */
  life?: number | null | undefined;
  cost?: number | null | undefined;
  tier?: number | undefined;
  /** Names of what the card does: "deal", "focus", "gain_aether" … */
  verbs?: readonly string[] | undefined;
}

export interface ArtProps {
  card: ArtCard;
  /** A label makes the picture an image for screen readers; without one it is decoration. */
  title?: string | undefined;
  className?: string | undefined;
}

/** What makes a picture an image with a name, or decoration without one. */
export const named = (title: string | undefined) =>
  title ? ({ role: "img", "aria-label": title } as const) : ({ "aria-hidden": true } as const);

const plain = (verb: string) => verb.toLowerCase().replace(/[^a-z]/g, "");

/** Does the card do one of these? Spelling (`gain_aether`, `gain-aether`) does not matter. */
export function does(card: ArtCard, ...words: string[]): boolean {
  const verbs = (card.verbs ?? []).map(plain);
  return words.some((word) => verbs.some((verb) => verb === plain(word)));
}

/** The words of an id: "mages_totem" → mages, totem. */
export function wordsOf(id: string): string[] {
  return id.toLowerCase().split(/[^a-z]+/);
}

/** The motif that the pack gives, if it is one of these; else the first row of the table whose word is in the id. */
export function hinted<T extends string>(
  card: Pick<ArtCard, "id" | "motif">,
  known: readonly T[],
  table: readonly (readonly [string, T])[],
): T | undefined {
  return known.find((one) => one === card.motif) ?? byWord(card.id, table);
}

/** The first row of the table whose word is in the id. */
export function byWord<T>(id: string, table: readonly (readonly [string, T])[]): T | undefined {
  const words = wordsOf(id);
  return table.find(([word]) => words.includes(word))?.[1];
}
