// Chance that knows what one wishes: conditions on the market, and only nemeses that one has not beaten yet.
import { useMemo } from "react";
import type { Catalog } from "@/protocol/wire";
import { beatenBy } from "../statistics/past";
import { usePast } from "../statistics/usePast";
import { allowed, type Chosen, rolled } from "./choice";
import { drawn, useWishes } from "./wishes";

export interface Roll {
  /** Nemeses one has beaten, once that is known and wanted. */
  beaten: ReadonlySet<string> | null;
  /** Which nemeses chance takes one of. If all are beaten, all of them again. */
  nemeses: (packs: readonly string[]) => string[];
  /** Everything by chance. A market that fits no conditions stays as it is. */
  all: (old: Chosen) => Chosen;
}

export function useRoll(catalog: Catalog): Roll {
  const { wishes, unbeaten } = useWishes();
  const { past } = usePast(unbeaten);
  return useMemo(() => {
    const beaten = unbeaten && past ? beatenBy(past) : null;
    const nemeses = (packs: readonly string[]) => {
      const ids = catalog.nemeses.filter((one) => allowed(packs, one.pack)).map((one) => one.id);
      const left = ids.filter((id) => !beaten?.has(id));
      return left.length > 0 ? left : ids;
    };
    const all = (old: Chosen) => {
      const market = drawn({ catalog, packs: old.packs, wishes }).cards ?? old.market;
      return rolled(catalog, old, Math.random, market, nemeses(old.packs));
    };
    return { beaten, nemeses, all };
  }, [catalog, wishes, unbeaten, past]);
}
