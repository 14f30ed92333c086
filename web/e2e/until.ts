import { setTimeout as passed } from "node:timers/promises";

/** The longest pause between two looks, in milliseconds. */
const PAUSE = 50;

/** Wait until it holds, looking often at first; `what` says what did not come. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, most = 60_000): Promise<void> {
  const end = Date.now() + most;
  for (let pause = 5; !(await holds()); pause = Math.min(2 * pause, PAUSE)) {
    if (Date.now() > end) throw new Error(`not after ${most / 1000} s: ${what}`);
    await passed(pause);
  }
}
