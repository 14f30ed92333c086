// A hint: a ring around each thing it is about, and the words beside.
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useText } from "@/words/Words";
import styles from "./Coach.module.css";
import type { Anchor } from "./lessons";
import { type Box, dock, GAP, settle } from "./place";
import { useMeasured } from "./targets";

/** A ring is so much larger than what is in it. */
const RING = 6;
const ringed = ({ left, top, width, height }: Box): Box => ({
  left: left - RING,
  top: top - RING,
  width: width + 2 * RING,
  height: height + 2 * RING,
});

interface BubbleProps {
  id: string;
  at: Anchor[][];
  name: string;
  text: string;
  /** The part of the course that is done, from 0 to 1. */
  progress?: number;
  children: ReactNode;
}

/** On a phone that is held upright there is no room beside things: the sheets end above the hint, and can be scrolled. */
const isUpright = () => document.documentElement.dataset.sheets === "narrow";

/** Where something about these things stands: its box, the rings around them. */
export function usePlaced(at: Anchor[][]) {
  const { meant, kept } = useMeasured(at);
  const box = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 344, height: 190 });
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const measure = () => {
      const { width, height } = current.getBoundingClientRect();
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    // It grows and shrinks with its words.
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  const tray = isUpright() ? document.getElementById("tray") : null;
  const taken = tray === null ? 0 : size.height + GAP;
  useLayoutEffect(() => {
    if (taken === 0) return;
    const { style } = document.documentElement;
    style.setProperty("--hint-room", `${taken}px`);
    return () => {
      style.removeProperty("--hint-room");
    };
  }, [taken]);
  const rings = meant.map(ringed);
  if (tray !== null) return { box, rings, spot: dock(size, tray.getBoundingClientRect().top) };
  const placed = settle(rings, size, { width: innerWidth, height: innerHeight }, kept);
  return { box, rings: placed.meant, spot: placed.spot };
}

export function Bubble({ id, at, name, text, progress, children }: BubbleProps) {
  const t = useText();
  const { box, rings, spot } = usePlaced(at);
  return (
    <>
      {rings.map((ring) => (
        <div key={`${ring.left} ${ring.top}`} className={styles.ring} style={{ ...ring }} data-ring />
      ))}
      <section
        ref={box}
        className={styles.bubble}
        style={{ ...spot }}
        data-hint={id}
        aria-label={t("course-hint")}
        aria-live="polite"
      >
        {progress === undefined ? null : (
          <div className={styles.bar} aria-hidden>
            <span style={{ width: `${100 * progress}%` }} />
          </div>
        )}
        <h2>{name}</h2>
        <p>{text}</p>
        <div className={styles.foot}>{children}</div>
      </section>
    </>
  );
}
