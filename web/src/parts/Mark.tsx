import { lookOf } from "@/art/palette";
import { named } from "@/art/types";
import type { CardInfo } from "@/protocol/wire";

// The small signs: one shape and one colour for each meaning, never colour alone.
export type MarkKind = "gem" | "relic" | "spell" | "foe" | "life" | "charge" | "aether" | "time" | "token";

const SHAPES: Record<MarkKind, string> = {
  gem: "M10 1.4 17.6 5.7v8.6L10 18.6 2.4 14.3V5.7z",
  relic: "M4 2.6h12A1.4 1.4 0 0 1 17.4 4v12a1.4 1.4 0 0 1-1.4 1.4H4A1.4 1.4 0 0 1 2.6 16V4A1.4 1.4 0 0 1 4 2.6z",
  spell: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16z",
  foe: "M10 2.2 18.4 17H1.6z",
  life: "M10 17.6S2.4 12.2 2.4 7.2A4 4 0 0 1 10 5a4 4 0 0 1 7.6 2.2c0 5-7.6 10.4-7.6 10.4z",
  charge: "M11 1 3 11.6h5.2L6.6 19 17 7.8h-5.8z",
  aether: "M10 1.4c3.6 5 7.2 7.8 7.2 11.6a7.2 6.4 0 0 1-14.4 0C2.8 9.200 6.4 6.4 10 1.4z",
  time: "M4 2h12M4 18h12M5 2c0 5 9.600 5 9.600 8S5 13 5 18M15 2c0 5-9.600 5-9.600 8s9.600 3 9.600 8",
  token: "M10 3.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13z",
};

const COLOURS: Record<MarkKind, string> = {
  gem: "var(--gem)",
  relic: "var(--relic)",
  spell: "var(--spell)",
  foe: "var(--foe)",
  life: "var(--life)",
  charge: "var(--charge)",
  aether: "var(--aether)",
  time: "var(--foe)",
  token: "var(--foe)",
};

interface MarkProps {
  kind: MarkKind;
  size?: number;
  /** An empty place for one: drawn as an outline. */
  empty?: boolean;
  title?: string;
}

export function Mark({ kind, size = 16, empty = false, title }: MarkProps) {
  const line = kind === "time";
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      {...named(title)}
      style={{ flex: "none", color: COLOURS[kind] }}
    >
      <path
        d={SHAPES[kind]}
        fill="currentColor"
        fillOpacity={line ? 0 : empty ? 0.08 : kind === "life" || kind === "charge" || kind === "token" ? 1 : 0.16}
        stroke="currentColor"
        strokeWidth="1.7"
        strokeOpacity={empty ? 0.55 : 1}
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The sign of a card: cards of the nemesis share the triangle. */
export const markOf: (card: CardInfo | undefined) => MarkKind = lookOf;
