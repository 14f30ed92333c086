// Which games this tab has shown: what opens a game is played once, and not again when the page is loaded again.
const SEEN = "unshuffled-seen-";

/** Is this game shown for the first time in this tab? From now on it is not. */
export function isFirstSight(table: string): boolean {
  try {
    const first = sessionStorage.getItem(SEEN + table) === null;
    sessionStorage.setItem(SEEN + table, "");
    return first;
  } catch {
    // Without a memory it would be played again each time.
    return false;
  }
}
