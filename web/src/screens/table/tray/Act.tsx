// One answer as a small button where it belongs on the board, with its cost; it says why not.
import { memo, useState } from "react";
import { Icon } from "@/art";
import { Tip } from "@/parts/Tip";
import { press, whereOf } from "@/hands/press";
import { useReach } from "@/hands/useHands";
import { useOption, useTableStore, useWhy } from "@/store/useTable";
import { useText, useVoice } from "@/words/Words";
import styles from "./Act.module.css";

interface ActProps {
  /** The key it answers with. */
  of: string;
  label: string;
  cost: number;
  /** Nobody could answer so here: the words alone are shown. */
  idle?: boolean;
}

export const Act = memo(function Act({ of, label, cost, idle = false }: ActProps) {
  const t = useText();
  const voice = useVoice();
  const option = useOption(of);
  const [asked, ask] = useState(false);
  const store = useTableStore();
  const reach = useReach(of);
  const able = (option.able || reach.able) && !idle;
  const reason = useWhy(of, asked && !able && !idle);
  const said = (
    <>
      {label}
      <span className={styles.cost} aria-hidden={!idle}>
        <Icon name="drop" solid size={12} />
        {cost}
      </span>
    </>
  );
  if (idle) return <span className={styles.act}>{said}</span>;
  return (
    <Tip
      open={asked && !able}
      onOpenChange={ask}
      tip={reason === null ? `${label} · ${cost}` : voice.say(reason)}
      className={styles.tip}
      sideOffset={6}
      collisionPadding={8}
    >
      <button
        type="button"
        className={styles.act}
        data-able={(option.able && !idle) || undefined}
        data-reach={(able && !option.able) || undefined}
        data-hot={option.hot || undefined}
        aria-disabled={!able}
        onClick={(event) => {
          if (option.able) press(store, of, whereOf(event));
          else if (able) reach.give(whereOf(event));
        }}
        onPointerEnter={() => able && option.point(true)}
        onPointerLeave={() => able && option.point(false)}
        onFocus={() => able && option.point(true)}
        onBlur={() => able && option.point(false)}
      >
        {said}
        <span className="aloud">: {t("card-cost", { n: cost })}</span>
      </button>
    </Tip>
  );
});
