// A place of the board that may be an answer now: it glows, can be clicked, is shown large, and says why not.
import { Popover } from "radix-ui";
import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { offersOf } from "@/hands/offers";
import { LONG, press as pressed, whereOf } from "@/hands/press";
import { take, useHands, useReach } from "@/hands/useHands";
import type { Place } from "@/store/places";
import { useSpot, useTable, useTableStore, useWhy } from "@/store/useTable";
import { useVoice } from "@/words/Words";
import styles from "./Spot.module.css";
import { Tip } from "./Tip";

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
  const end = () => {
    clearTimeout(timer.current);
    look(false);
  };
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
    onPointerCancel: end,
    // What is dragged is not looked at.
    onPointerMove: () => document.body.dataset.dragging !== undefined && end(),
  };
}

export function Spot({ place, label, why = "", detail, className, side, otherwise, children }: SpotProps) {
  const spot = useSpot(place);
  const [open, setOpen] = useState(false);
  const [hovered, setHovered] = useState(false);
  const { wasLong, ...press } = useLongPress(setHovered);
  const store = useTableStore();
  const hands = useHands(place);
  const reach = useReach(why);
  const several = spot.keys.length > 1;
  const box = useRef<HTMLButtonElement>(null);
  /** What is chosen from beside the place: what has no place of its own, or several answers at one place. */
  const [menu, setMenu] = useState<readonly string[]>([]);
  const choose = (keys: readonly string[]) => {
    setMenu(keys);
    setOpen(true);
  };
  const click = (event: MouseEvent) => {
    const { view, held, hold } = store.getState();
    const where = whereOf(event);
    const [offer] = hands.offers;
    if (offer !== undefined && hands.offers.length === 1) return take(store, offer, place, where);
    if (offer !== undefined) return choose(hands.offers.map((one) => one.key));
    const [only] = spot.keys;
    if (only !== undefined && !several) pressed(store, only, where);
    else if (only !== undefined && view?.decision) {
      const { at, bare } = offersOf(view.decision, place);
      if (at.size > 0) hold(held === place ? null : place);
      if (bare.length > 0 || at.size === 0) choose(at.size > 0 ? bare : spot.keys);
    } else if (reach.able) reach.give(where);
    else if (held !== null) hold(null);
    else otherwise?.();
  };
  const button = (
    <button
      ref={box}
      type="button"
      className={[styles.spot, className].filter(Boolean).join(" ")}
      data-place={place}
      data-able={spot.able || undefined}
      data-held={hands.held || undefined}
      data-lit={hands.offers.length > 0 || undefined}
      data-aside={hands.aside || undefined}
      data-reach={(!spot.able && reach.able) || undefined}
      data-hot={spot.hot || undefined}
      data-suggested={spot.suggestedBy.length > 0 || undefined}
      aria-disabled={!spot.able && !reach.able && hands.offers.length === 0 && otherwise === undefined}
      aria-haspopup={several ? "menu" : undefined}
      aria-pressed={hands.held || undefined}
      {...press}
      onContextMenu={(event) => detail !== undefined && event.preventDefault()}
      onClick={(event) => {
        if (!wasLong()) click(event);
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
            {spot.able || reach.able || why === "" ? null : <Why of={why} />}
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
      {open && menu.length > 0 ? (
        <Popover.Root open onOpenChange={setOpen}>
          <Popover.Anchor virtualRef={box as RefObject<HTMLButtonElement>} />
          <Popover.Portal>
            <Popover.Content className={styles.menu} sideOffset={8} collisionPadding={8} aria-label={label}>
              {menu.map((key) => (
                <Choice
                  key={key}
                  of={key}
                  chosen={(event) => {
                    setOpen(false);
                    pressed(store, key, whereOf(event));
                    store.getState().hold(null);
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

function Choice({ of, chosen }: { of: string; chosen: (event: MouseEvent) => void }) {
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
