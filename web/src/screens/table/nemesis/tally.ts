/** Each thing once, with how many there are, in the order they are met. */
export function tally<T>(all: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}
