import { useState } from "react";
import { forkTable, Refusal } from "@/protocol/http";
import { go } from "@/router/router";
import { useSettings } from "@/store/settings";
import { useTable } from "@/store/useTable";

/** Playing on at a new table from some moment of this one, for a person who plays here. */
export function useFork(): {
  plays: boolean;
  /** False if it was refused. */
  fork(at: number): Promise<boolean>;
  refusal: Refusal | null;
  refuse(refusal: Refusal | null): void;
} {
  const { id, me, seated } = useTable((data) => ({
    id: data.id,
    me: data.state?.people.find((one) => one.id === data.you),
    seated: data.state?.seats.includes(data.you) ?? false,
  }));
  const [refusal, refuse] = useState<Refusal | null>(null);
  const fork = async (at: number) => {
    refuse(null);
    try {
      const made = await forkTable(id, { at, name: me?.name || useSettings.getState().name });
      go(`/t/${made.table}`);
      return true;
    } catch (error) {
      refuse(error instanceof Refusal ? error : new Refusal("client/unknown"));
      return false;
    }
  };
  return { plays: me !== undefined && (!me.watching || seated), fork, refusal, refuse };
}
