// The words and numbers of an effect.
import { termName } from "@/protocol/phrases";
import { useView } from "@/store/useTable";
import { player } from "@/words/players";
import { useText, useVoice } from "@/words/Words";
import type { Effect, Whose } from "./effects";

/** With a real minus sign. */
export const signed = (n: number): string => `${n < 0 ? "−" : "+"}${Math.abs(n)}`;

/** Who or what an effect meets, by name. */
export function useWhose(): (whose: Whose) => string {
  const t = useText();
  const voice = useVoice();
  const { players, nemesis, instead } = useView((view) => ({
    players: view.players,
    nemesis: view.nemesis.id,
    instead: view.protected?.id,
  }));
  return (whose) => {
    switch (whose.kind) {
      case "gravehold":
        return instead ? voice.protected(instead) : t("gravehold-short");
      case "nemesis":
        return voice.nemesis(nemesis);
      case "swarm":
        return voice.say({ name: nemesis, kind: "swarm" });
      case "counter":
        return voice.say(termName(whose.name));
      case "foe":
        return voice.card(whose.card);
      case "player":
        return voice.say(player({ players, nemesis: { id: nemesis } }, whose.seat));
    }
  };
}

/** An effect in a few letters, and as it is read aloud. */
export function useEffectWords(): (effect: Effect, of: string) => string {
  const t = useText();
  const voice = useVoice();
  const named = useWhose();
  return (effect, of) => {
    if ("says" in effect) return voice.say(effect.says).replace(/\.$/, "");
    if ("left" in effect) return t("recap-power", { n: effect.left });
    // Of itself a card needs no name.
    const { whose } = effect;
    const name = whose.kind === "foe" && whose.card === of ? "" : named(whose);
    return `${name} ${signed(effect.amount)}`.trim();
  };
}
