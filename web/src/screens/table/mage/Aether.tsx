import { useState } from "react";
import { Icon } from "@/art";
import { Tip } from "@/parts/Tip";
import type { ShownPlayer } from "@/protocol/wire";
import { useView } from "@/store/useTable";
import { useText } from "@/words/Words";
import styles from "./Aether.module.css";

/** What aether of any kind can pay for. */
const USES = ["gain_gem", "gain_relic", "gain_spell", "charge", "focus", "open", "other"];

/** The aether of this turn; what is restricted is counted with it and explained. */
export function Aether({ player }: { player: ShownPlayer }) {
  const t = useText();
  const [open, show] = useState(false);
  const restricted = player.limited.reduce((sum, one) => sum + one.amount, 0);
  const lines = player.limited
    .filter((one) => one.amount > 0)
    .map(({ amount, uses }) => {
      const barred = USES.filter((use) => !uses.includes(use));
      const short = uses.length <= barred.length;
      const list = (short ? uses : barred).map((use) => t(`aether-use-${use.replaceAll("_", "-")}`)).join(", ");
      return t(short ? "aether-only" : "aether-not", { n: amount, uses: list });
    });
  const total = player.aether + restricted;
  const more = useView(({ decision }) => (decision?.seat === player.seat ? (decision.gems?.aether ?? 0) : 0));
  const told = [t("aether-count", { n: total }), ...lines, ...(more > 0 ? [t("aether-in-hand", { n: more })] : [])];
  const said = told.join(". ");
  return (
    <Tip
      open={open}
      onOpenChange={show}
      tip={told.map((line) => <p key={line}>{line}</p>)}
      className={styles.tip}
      sideOffset={6}
      collisionPadding={8}
    >
      <button
        type="button"
        className={styles.aether}
        data-none={total === 0 || undefined}
        data-place={`aether/${player.seat}`}
      >
        <span className="aloud">{said}</span>
        <span className={styles.drop} aria-hidden>
          <Icon name="drop" size={44} />
          <b>{total}</b>
        </span>
        {more > 0 ? (
          <small className={styles.more} data-more={more} aria-hidden>
            {t("aether-more", { n: more })}
          </small>
        ) : null}
        {restricted > 0 ? (
          <small className={styles.some} aria-hidden>
            {t("aether-bound", { n: restricted })}
          </small>
        ) : (
          <small className={styles.word} aria-hidden>
            {t("aether")}
          </small>
        )}
      </button>
    </Tip>
  );
}
