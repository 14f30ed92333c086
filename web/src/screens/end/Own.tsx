// What this game is among one's own: the best against this nemesis, and what was achieved with it. Nothing for a spectator.
import { useMemo } from "react";
import { useNames, useText, useVoice } from "@/words/Words";
import { AchievementCard } from "../statistics/Achievements";
import { achievementsOf } from "../statistics/achievements";
import { type Past, tallyOf } from "../statistics/past";
import { usePast } from "../statistics/usePast";
import styles from "./Own.module.css";

export default function Own({ id }: { id: string }) {
  const { past } = usePast();
  return past ? <OwnOf past={past} id={id} /> : null;
}

export function OwnOf({ past, id }: { past: Past; id: string }) {
  const t = useText();
  const voice = useVoice();
  const { catalog, nemeses } = useNames();
  const here = past.games.find((one) => one.table === id);
  const fresh = useMemo(
    () => achievementsOf(past, catalog).filter((one) => one.earned?.table === id),
    [past, catalog, id],
  );
  if (!here) return null;
  const against = past.games.filter((one) => one.nemesis === here.nemesis);
  // As it was when this game ended, also when its report is read years later.
  const { won, played, fewestTurns, mostLife } = tallyOf(against.slice(0, against.indexOf(here) + 1));
  const nemesis = nemeses.has(here.nemesis) ? voice.nemesis(here.nemesis) : here.nemesis;
  return (
    <section className={styles.own} aria-label={t("own")}>
      <p>
        {fewestTurns !== null ? `${t("own-best", { nemesis, turns: fewestTurns, life: mostLife ?? 0 })} ` : ""}
        {here.won ? t("own-won", { n: won, of: played }) : t("own-lost", { nemesis, n: won, of: played })}
      </p>
      {fresh.length > 0 ? (
        <>
          <h2>{t("achievement-new", { n: fresh.length })}</h2>
          <ul className={styles.fresh}>
            {fresh.map((one) => (
              <li key={`${one.id}${one.pack ?? ""}`}>
                <AchievementCard one={one} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
