import { setTimeout as passed } from "node:timers/promises";

/** Wait until it holds, looking often; `what` says what did not come. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, most = 60_000): Promise<void> {
  const end = Date.now() + most;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not after ${most / 1000} s: ${what}`);
    await passed(10);
  }
}
