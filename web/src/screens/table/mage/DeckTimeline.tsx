import { memo, useState } from "react";
import { CardArt, Icon, lookOf } from "@/art";
import { smaller } from "@/art/letters";
import { Soft } from "@/parts/Soft";
import type { ShownPlayer } from "@/protocol/wire";
import { type Coming, comingHands } from "@/store/timeline";
import { useNames, useText, useVoice } from "@/words/Words";
import styles from "./DeckTimeline.module.css";
import { labelled } from "@/words/labelled";

interface DeckTimelineProps {
  player: ShownPlayer;
  order: readonly string[];
  acting: boolean;
  arranging: boolean;
}

/** Decks are never shuffled: these are the next hands. */
export const DeckTimeline = memo(function DeckTimeline({ player, order, acting, arranging }: DeckTimelineProps) {
  const t = useText();
  const size = useNames().catalog.hand_size;
  const [keeps, keep] = useState(false);
  // At the end of the turn what is in hand stays there; before it, that is a guess of the player's.
  const kept = arranging || keeps ? player.hand : [];
  const hands = comingHands(player, { keep: kept, order, size });
  const named = acting ? ["hand-next", "hand-then"] : ["hand-after-this", "hand-then"];
  return (
    <div className={styles.timeline} data-arranging={arranging || undefined}>
      <div className={styles.head}>
        <span className="cap" title={t("next-hands")}>
          {t("timeline-title")}
        </span>
        {acting && !arranging && player.hand.length > 0 ? (
          <button type="button" className={styles.keep} aria-pressed={keeps} onClick={() => keep(!keeps)}>
            <Icon name={keeps ? "lock" : "hand"} size={13} /> {t(keeps ? "hand-kept" : "hand-used")}
          </button>
        ) : null}
      </div>
      {hands.map((hand, n) => (
        <div key={n} className={styles.hand}>
          <span className={styles.which}>{t(named[n] ?? "hand-then")}</span>
          <ol className={styles.row} aria-label={t(named[n] ?? "hand-then")}>
            {hand.slice(0, 10).map((one, nth) => (
              <Mini key={nth} one={one} tight={hand.length > size} />
            ))}
          </ol>
        </div>
      ))}
      {hands.length === 0 ? <p className={styles.which}>{t("hands-none")}</p> : null}
    </div>
  );
});

/** Ems that a name has. */
const ROOM = 4.35;

function Mini({ one, tight }: { one: Coming; tight: boolean }) {
  const t = useText();
  const voice = useVoice();
  const info = useNames().cards.get(one.card ?? "");
  const name = one.card === null ? t("unknown-card") : voice.card(one.card);
  return (
    <li
      className={styles.mini}
      data-kind={info ? lookOf(info) : "unknown"}
      data-from={one.from}
      data-turned={one.turned || undefined}
      data-tight={tight || undefined}
      title={one.turned ? labelled(voice, t("deck-turned"), name) : name}
    >
      {one.turned ? (
        <span className={styles.turn}>
          <Icon name="redo" size={11} title={t("deck-turned")} />
        </span>
      ) : null}
      {info && !tight ? (
        <span className={styles.art}>
          <CardArt card={info} />
        </span>
      ) : null}
      <span className={styles.name} style={{ "--name": smaller(name, ROOM, 2, 0.84) }}>
        {one.card === null ? "?" : <Soft>{name}</Soft>}
      </span>
      {one.from === "kept" ? <span className="aloud">{t("hand-kept")}</span> : null}
    </li>
  );
}
