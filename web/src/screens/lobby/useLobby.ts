// The open tables, asked for again every few seconds while somebody looks at them.
import { useEffect, useState } from "react";
import { getLobby } from "@/protocol/http";
import type { OpenSeats } from "@/protocol/wire";

const EVERY = 5000;

/** None until the server has answered; what it said last while it is away. */
export function useLobby(): OpenSeats[] | null {
  const [found, find] = useState<OpenSeats[] | null>(null);
  useEffect(() => {
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const again = () => {
        if (here) timer = setTimeout(look, EVERY);
      };
      if (document.hidden) {
        again();
        return;
      }
      getLobby()
        .then(({ tables }) => here && find(tables))
        .catch(() => undefined)
        .finally(again);
    };
    look();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, []);
  return found;
}
