// The daily table as the server tells it; asked again while results are being checked, and when the day is over.
import { useEffect, useState } from "react";
import { getDaily, Refusal } from "@/protocol/http";
import type { DailyOverview } from "@/protocol/wire";

const SOON = 1500;
const LATER = 60_000;

export interface Found {
  daily: DailyOverview | null;
  refusal: Refusal | null;
}

/** `waits`: is something still missing that is worth asking again for? */
export function useDaily(waits: (daily: DailyOverview) => boolean = () => false): Found {
  const [found, find] = useState<Found>({ daily: null, refusal: null });
  useEffect(() => {
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      getDaily().then(
        (daily) => {
          if (!here) return;
          find({ daily, refusal: null });
          const checking = (daily.today.checking ?? 0) > 0 || (daily.yesterday?.checking ?? 0) > 0;
          timer = setTimeout(look, checking || waits(daily) ? SOON : LATER);
        },
        (error) => {
          if (!here) return;
          find(({ daily }) => ({ daily, refusal: error instanceof Refusal ? error : new Refusal("client/unknown") }));
          timer = setTimeout(look, LATER);
        },
      );
    };
    look();
    return () => {
      here = false;
      clearTimeout(timer);
    };
    // What is waited for does not change while the screen is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return found;
}
