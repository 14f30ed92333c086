// One's finished games, read from the server a page at a time.
import { useEffect, useState } from "react";
import { getMe, getMyTables } from "@/protocol/account";
import type { TableSummary } from "@/protocol/wire";
import { type Past, pastOf } from "./past";

const AT_ONCE = 50;
/** The server reads no further. */
const MOST = 10_000;

export async function fetchPast(): Promise<Past> {
  const me = await getMe();
  const tables: TableSummary[] = [];
  let more = Boolean(me.person);
  for (let skip = 0; more && skip <= MOST; skip += AT_ONCE) {
    const next = await getMyTables(skip, AT_ONCE);
    tables.push(...next.tables);
    more = next.more;
  }
  return pastOf(tables);
}

/** Parts of one screen ask at the same time; a game that has just ended must not be missed. */
const FRESH = 2000;
let latest: { at: number; past: Promise<Past> } | null = null;

function recentPast(): Promise<Past> {
  if (latest === null || Date.now() - latest.at > FRESH) {
    const past = fetchPast();
    latest = { at: Date.now(), past };
    past.catch(() => {
      latest = null;
    });
  }
  return latest.past;
}

/** None until it is known; `failed` if it cannot be. Asked only when it is `wanted`. */
export function usePast(wanted = true): { past: Past | null; failed: boolean } {
  const [found, find] = useState<{ past: Past | null; failed: boolean }>({ past: null, failed: false });
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    recentPast().then(
      (past) => here && find({ past, failed: false }),
      () => here && find({ past: null, failed: true }),
    );
    return () => {
      here = false;
    };
  }, [wanted]);
  return found;
}
