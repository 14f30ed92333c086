import type { SetupChoice } from "@/protocol/wire";
import { inForce, switchSet } from "@/store/variants";
import { useNames, useText, useVoice } from "@/words/Words";

type Say = (id: string) => string;

/** What a rulebook is called; its id if the page does not know it. */
export function editionName(edition: string, t: Say, voice: { has(id: string): boolean }): string {
  const id = `edition-${edition.replaceAll("_", "-")}`;
  return voice.has(id) ? t(id) : edition;
}

/** By which rulebook a game is played if not by the usual one, and what is not as usual in it. */
export function useVariants(setup: SetupChoice): string[] {
  const t = useText();
  const voice = useVoice();
  const { catalog } = useNames();
  const edition = setup.edition ?? "default";
  return [
    ...(edition === "default" ? [] : [t("variants-book", { edition: editionName(edition, t, voice) })]),
    ...Object.entries(inForce(catalog, setup)).map(([name, value]) => voice.say(switchSet(name, value))),
  ];
}
