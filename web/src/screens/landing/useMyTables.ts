import { useEffect, useState } from "react";
import { getMe, getMyTables } from "@/protocol/account";
import type { History } from "@/protocol/wire";

/** Enough to find the games that wait; the screen of one's games has them all. */
const LATEST = 20;

/** One's latest tables; none until the server has answered, and for a person without a session. */
export function useMyTables(): History | null {
  const [found, find] = useState<History | null>(null);
  useEffect(() => {
    let here = true;
    // If the server is away, the page says so elsewhere.
    getMe()
      .then((me) => (me.person ? getMyTables(0, LATEST) : null))
      .then((told) => here && find(told))
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);
  return found;
}
