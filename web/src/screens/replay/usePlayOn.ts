import { forkTable, Refusal } from "@/protocol/http";
import { go } from "@/router/router";
import { useSettings } from "@/store/settings";
import { useText } from "@/words/Words";

/** Play on at a new table from a moment of a game that is looked at; `tell` is given why not, in words. */
export function usePlayOn(id: string, tell: (why: string) => void): (at: number) => Promise<void> {
  const t = useText();
  const name = useSettings((settings) => settings.name);
  return async (at) => {
    try {
      const made = await forkTable(id, { at, name: name || t("somebody") });
      go(`/t/${made.table}`);
    } catch (error) {
      tell(t("refused", { code: error instanceof Refusal ? error.code : "?" }));
    }
  };
}
