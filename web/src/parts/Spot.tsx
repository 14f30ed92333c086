// A place of the board that may be an answer now: it glows, can be clicked, is shown large, and says why not.
import { Popover } from "radix-ui";
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { Place } from "@/store/places";
import { useSpot, useTable, useTableStore, useWhy } from "@/store/useTable";
import { useVoice } from "@/words/Words";
import styles from "./Spot.module.css";
import { Tip } from "./Tip";

/** How long a finger stays to look at a card instead of choosing it, in milliseconds. */
const LONG = 420;

export interface SpotProps {
  place: Place;
  /** What it is, for those who listen. */
  label: string;
  /** The key to ask "why not?" for while nothing can be done here: "play crystal". */
  why?: string;
  /** Shown larger when hovered, focused or pressed long, above the reason. */
  detail?: ReactNode;
  className?: string | undefined;
  side?: "top" | "right" | "bottom" | "left";
  /** What a click does while nothing can be answered here. */
  otherwise?: (() => void) | undefined;
  children: ReactNode;
}

/** A finger that stays opens `look`; lifting it afterwards is no click. */
export function useLongPress(look: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** Was the last press a long one? Asked by the click that follows it. */
    wasLong: () => {
      const was = held.current;
      held.current = false;
      return was;
    },
    onPointerDown: (event: PointerEvent) => {
      held.current = false;
      if (event.pointerType === "mouse") return;
      timer.current = setTimeout(() => {
        held.current = true;
        look(true);
      }, LONG);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: () => {
      clearTimeout(timer.current);
      look(false);
    },
  };
}

export function Spot({ place, label, why = "", detail, className, side, otherwise, children }: SpotProps) {
  const spot = useSpot(place);
  const [open, setOpen] = useState(false);
  const [hovered, setHovered] = useState(false);
  const { wasLong, ...press } = useLongPress(setHovered);
  const several = spot.keys.length > 1;
  const box = useRef<HTMLButtonElement>(null);
  const button = (
    <button
      ref={box}
      type="button"
      className={[styles.spot, className].filter(Boolean).join(" ")}
      data-place={place}
      data-able={spot.able || undefined}
      data-hot={spot.hot || undefined}
      data-suggested={spot.suggestedBy.length > 0 || undefined}
      aria-disabled={!spot.able && otherwise === undefined}
      aria-haspopup={several ? "menu" : undefined}
      {...press}
      onContextMenu={(event) => detail !== undefined && event.preventDefault()}
      onClick={() => {
        if (wasLong()) return;
        if (several) setOpen(true);
        else if (spot.able) spot.answer();
        else otherwise?.();
      }}
      onPointerEnter={() => spot.able && spot.point(true)}
      onPointerLeave={() => spot.able && spot.point(false)}
      onFocus={() => spot.able && spot.point(true)}
      onBlur={() => spot.able && spot.point(false)}
    >
      {/* What is heard begins with the name that is seen, and goes on with all the rest in its order. */}
      <span className="aloud">{label}</span>
      <span className={styles.seen} aria-hidden>
        {children}
      </span>
    </button>
  );
  return (
    <>
      <Tip
        open={hovered && !open}
        onOpenChange={setHovered}
        tip={
          <>
            {detail ?? label}
            {spot.able || why === "" ? null : <Why of={why} />}
          </>
        }
        className={styles.tip}
        data-card={detail !== undefined || undefined}
        side={side ?? "top"}
        sideOffset={10}
        collisionPadding={10}
        onPointerDownOutside={() => setHovered(false)}
      >
        {button}
      </Tip>
      {open && several ? (
        <Popover.Root open onOpenChange={setOpen}>
          <Popover.Anchor virtualRef={box as RefObject<HTMLButtonElement>} />
          <Popover.Portal>
            <Popover.Content className={styles.menu} sideOffset={8} collisionPadding={8} aria-label={label}>
              {spot.keys.map((key) => (
                <Choice
                  key={key}
                  of={key}
                  chosen={() => {
                    setOpen(false);
                    spot.answer(key);
                  }}
                />
              ))}
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      ) : null}
    </>
  );
}

function Why({ of }: { of: string }) {
  const voice = useVoice();
  const reason = useWhy(of, true);
  return reason === null ? null : <p className={styles.why}>{voice.say(reason)}</p>;
}

function Choice({ of, chosen }: { of: string; chosen: () => void }) {
  const store = useTableStore();
  const voice = useVoice();
  const phrase = useTable(({ view }) => view?.decision?.options?.[view.decision.keys.indexOf(of)] ?? of);
  return (
    <button
      type="button"
      className={styles.choice}
      data-choice={of}
      onClick={chosen}
      onPointerEnter={() => store.getState().point(of)}
      onFocus={() => store.getState().point(of)}
    >
      {voice.say(phrase)}
    </button>
  );
}
