// What has been asked of the server and has no answer yet. A page that is about to be loaded again waits for it.

let count = 0;
const waiting = new Set<() => void>();

/** Count this as underway until it has ended, well or not. */
export function underway<T>(work: Promise<T>): Promise<T> {
  count += 1;
  const done = () => {
    count -= 1;
    if (count > 0) return;
    for (const go of waiting) go();
    waiting.clear();
  };
  work.then(done, done);
  return work;
}

/** Nothing is underway any more. */
export function settled(): Promise<void> {
  return count === 0 ? Promise.resolve() : new Promise((resolve) => waiting.add(resolve));
}
