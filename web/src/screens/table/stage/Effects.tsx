// Numbers that a beat changes: whose, by how much, and what they are then.
import { Icon, type IconName } from "@/art/icons";
import type { Beat } from "@/motion/beats";
import { useTable, useView } from "@/store/useTable";
import { type Effect, effectsOf, type Meaning, numberOf } from "./effects";
import styles from "./Stage.module.css";
import { signed, useWhose } from "./useEffectWords";

const SIGNS: Record<Meaning, IconName> = { life: "heart", charge: "bolt", token: "triangle", power: "hourglass" };

export function Effects({ beat }: { beat: Beat }) {
  const named = useWhose();
  const before = useTable((data) => data.before);
  const view = useView((it) => it);
  const changes = effectsOf(beat.events).flatMap((effect) => ("amount" in effect ? [effect] : []));
  if (changes.length === 0) return null;
  return (
    <ul className={styles.effects}>
      {changes.map((effect, n) => (
        <li key={n} data-meaning={effect.meaning} data-lost={effect.amount < 0 || undefined}>
          <span>{named(effect.whose)}</span>
          <b>{signed(effect.amount)}</b>
          <Icon name={SIGNS[effect.meaning]} solid size={16} />
          <span>{between(before && numberOf(before, effect), numberOf(view, effect), effect)}</span>
        </li>
      ))}
    </ul>
  );
}

const between = (old: number | null, now: number | null, effect: Effect): string => {
  if (now === null || old === null || "says" in effect) return "";
  return `${old} → ${now}`;
};
