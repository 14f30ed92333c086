// Which answer is given: fixed tastes, so that the same game is played every time.

const verbOf = (key: string) => key.split(" ", 1)[0] ?? "";
const first = (keys: string[], verbs: string[]): string | undefined => {
  for (const verb of verbs) {
    const found = keys.find((key) => verbOf(key) === verb);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Does a little of everything at first, then ends turns: such a game is lost soon. */
export function hasty(keys: string[], given: number): string {
  const busy = ["cast", "play", "gain", "prep", "activate", "open", "focus", "charge"];
  const done = ["end", "no", "done", "rest"];
  return first(keys, given < 16 ? busy : [...done, "cast"]) ?? keys[given % keys.length] ?? "";
}

/** Plays everything there is: such a game goes on for long. */
export function eager(keys: string[], given: number): string {
  const order = ["cast", "play", "gain", "prep", "open", "activate", "charge", "focus", "target", "yes"];
  return first(keys, order) ?? keys[given % keys.length] ?? "";
}
