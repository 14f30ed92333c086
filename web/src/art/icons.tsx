/** Icons: one stroke, round ends, the colour of the text around them. Drawn on 24 by 24 for 16 to 24 pixels. */
import { memo } from "react";
import { COLOURS, lookOf } from "./palette";
import { named } from "./types";

/** `fill` parts are solid, the rest is stroked. */
interface Drawing {
  d: string;
  fill?: string;
}

const dot = (x: number, y: number, r = 1.3) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const ICONS = {
  heart: { d: "M12 20.5C6.5 16 3 12.6 3 8.8A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 9 1.8c0 3.8-3.5 7.2-9 11.7z" },
  bolt: { d: "M13.5 2.5L4.5 14H11l-1.5 7.5 9-11.5H12z" },
  drop: { d: "M12 2.5c3.6 5 6.6 8 6.6 12a6.6 6.6 0 0 1-13.2 0c0-4 3-7 6.6-12z" },
  burst: { d: "M12 1.8L13.6 8L17.8 6.2L16 10.4L22.2 12L16 13.6L17.8 17.8L13.6 16L12 22.2L10.4 16L6.2 17.8L8 13.6L1.8 12L8 10.4L6.2 6.2L10.4 8z" },
  hexagon: { d: "M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5z" },
  square: { d: "M4 4h16v16H4z" },
  circle: { d: ring(12, 12, 9) },
  triangle: { d: "M12 3.5l9.2 16.5H2.8z" },
  hourglass: {
    d: "M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",
    fill: "M9.3 19.5c.6-2 2-2.6 2.7-3.8.7 1.2 2.1 1.8 2.7 3.8z",
  },
  shield: { d: "M12 2.8l7.8 2.7v6c0 4.8-3.2 8-7.8 9.8-4.6-1.8-7.8-5-7.8-9.8v-6z" },
  hand: {
    d: "M8 12.5V5.8a1.6 1.6 0 0 1 3.2 0V11M11.2 11V4.4a1.6 1.6 0 0 1 3.2 0V11M14.4 11V5.8a1.6 1.6 0 0 1 3.2 0V15c0 4-2.4 6.5-6 6.5-3 0-4.4-1.3-5.8-3.8l-2.3-4c-.8-1.6 1.2-2.8 2.4-1.4L8 14.6",
  },
  deck: { d: "M8 3.5h11.5v14M4.5 6.5H16v14H4.5z" },
  discard: { d: "M4.5 4h8v10.5h-8zM15.5 9.5l4.2 1.5-3.4 9.5-6.5-2.3" },
  eye: { d: `M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z${ring(12, 12, 3)}` },
  undo: { d: "M8.5 4.5L4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9" },
  redo: { d: "M15.5 4.5L20 9l-4.5 4.5M19.5 9H10a5.5 5.5 0 0 0 0 11h5" },
  suggest: { d: "M12 2.8l2.2 6.6 6.9.1-5.5 4.2 2 6.7-5.6-4-5.6 4 2-6.7-5.5-4.2 6.9-.1z" },
  point: {
    d: "M9 12V4.6a1.6 1.6 0 0 1 3.2 0V10.5l5 .9c1.3.3 2 1.2 1.8 2.5l-.8 4.2c-.4 2.2-1.8 3.4-4 3.4h-2.4c-1.6 0-2.8-.6-3.8-2L4.8 14.8c-.9-1.4.8-2.8 2-1.7L9 15",
  },
  chat: { d: "M4 5h16v11.5h-8.5L7 20.5v-4H4zM8 9.2h8M8 12.4h5.5" },
  link: {
    d: "M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6",
  },
  settings: { d: `M4 7h9M17 7h3M4 17h3M11 17h9${ring(15, 7, 2)}${ring(9, 17, 2)}` },
  keyboard: {
    d: "M2.5 6h19v12h-19zM8 14.8h8",
    fill: `${dot(6.4, 9.6, 0.95)}${dot(10.2, 9.6, 0.95)}${dot(13.9, 9.6, 0.95)}${dot(17.6, 9.6, 0.95)}`,
  },
  language: { d: `${ring(12, 12, 9)}M3.4 9h17.2M3.4 15h17.2M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18` },
  sound: { d: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.2a8 8 0 0 1 0 11.6" },
  soundOff: { d: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5" },
  play: { d: "M7 4.5l12 7.5-12 7.5z" },
  pause: { d: "M8 5v14M16 5v14" },
  step: { d: "M5.5 5l9.5 7-9.5 7zM18.5 5v14" },
  stepBack: { d: "M18.5 5L9 12l9.5 7zM5.5 5v14" },
  copy: { d: "M8.5 8.5h11v12h-11zM5.5 15.5h-1v-12h11v1.5" },
  crown: { d: "M3.5 18.5h17M4 15L3 6.5l5 4 4-6.5 4 6.5 5-4L20 15z" },
  dice: { d: "M4 4h16v16H4z", fill: dot(8.5, 8.5) + dot(15.5, 8.5) + dot(12, 12) + dot(8.5, 15.5) + dot(15.5, 15.5) },
  book: {
    d: "M12 6.5C9.5 4.8 6.5 4.5 3 4.8v13.5c3.5-.3 6.5 0 9 1.7 2.5-1.7 5.5-2 9-1.7V4.8c-3.5-.3-6.5 0-9 1.7zM12 6.5V20",
  },
  cards: { d: "M9 4.5l9.7 2.6-3.4 12.6-9.7-2.6zM6.5 7.5L3 8.6l3.2 9" },
  people: {
    d: `${ring(9, 8, 3.4)}M2.8 19.5c.6-4 2.8-6 6.2-6s5.6 2 6.2 6M15.5 4.9a3.3 3.3 0 0 1 0 6.2M17.6 14c2 .7 3.2 2.5 3.6 5.5`,
  },
  person: { d: `${ring(12, 8, 3.8)}M4.8 20c.8-4.4 3.3-6.4 7.2-6.4s6.4 2 7.2 6.4` },
  check: { d: "M4.5 12.8l5 5L19.5 7" },
  cross: { d: "M5.5 5.5l13 13M18.5 5.5l-13 13" },
  warning: { d: "M12 3.5l9.2 16.5H2.8zM12 9.5v5", fill: dot(12, 17.2, 1.1) },
  why: { d: `${ring(12, 12, 9)}M9.4 9.5a2.7 2.7 0 1 1 3.9 2.5c-.9.5-1.3 1-1.3 2`, fill: dot(12, 16.8, 1.1) },
  log: { d: "M9 6h11M9 12h11M9 18h7", fill: dot(4.8, 6) + dot(4.8, 12) + dot(4.8, 18) },
  menu: { d: "M4 6.5h16M4 12h16M4 17.5h16" },
  plus: { d: "M12 5v14M5 12h14" },
  minus: { d: "M5 12h14" },
  left: { d: "M14.5 5L8 12l6.5 7" },
  right: { d: "M9.5 5l6.5 7-6.5 7" },
  up: { d: "M5 14.5L12 8l7 6.5" },
  down: { d: "M5 9.5l7 6.5 7-6.5" },
  search: { d: `${ring(10.5, 10.5, 6.5)}M15.5 15.5l5 5` },
  home: { d: "M3.5 11.5L12 4l8.5 7.5M6 9.8V20h12V9.8" },
  clock: { d: `${ring(12, 12, 9)}M12 6.8V12l3.6 2.4` },
  skull: {
    d: "M7.5 17.2C5 16 3.8 13.8 3.8 11a8.2 8.2 0 0 1 16.4 0c0 2.8-1.2 5-3.7 6.2V20.5h-9zM11 20.5v-2M13 20.5v-2",
    fill: dot(8.8, 11.5, 1.7) + dot(15.2, 11.5, 1.7),
  },
  tower: { d: "M6.5 20.5L7.5 10H6V4.5h3V7h1.5V4.5h3V7H15V4.5h3V10h-1.5l1 10.5zM10.5 20.5v-4a1.5 1.5 0 0 1 3 0v4" },
  swords: {
    d: "M4 4l11 11M20 4L9 15M4 4v3.4M4 4h3.4M20 4v3.4M20 4h-3.4M12.8 17.2l4.4-4.4M16 16l4 4M11.2 17.2l-4.4-4.4M8 16l-4 4",
  },
  breach: { d: `${ring(12, 12, 8.8)}M12 5.5c-2.6 3.6-2.6 9.4 0 13M12 5.5c2.6 3.6 2.6 9.4 0 13` },
  full: { d: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" },
  share: { d: "M12 15V3.5M7.5 7.5L12 3.5l4.5 4M5 12v8.5h14V12" },
  trash: { d: "M4.5 6.5h15M9 6V3.8h6V6M6.5 6.5l1 14h9l1-14M10.3 10.5v6M13.7 10.5v6" },
  star: { d: "M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z" },
  chart: { d: "M4 4v16h16.5M7.5 15.5l4-5 3.5 3 5-7.5" },
  bell: { d: "M6 17v-6a6 6 0 0 1 12 0v6l1.8 2H4.2zM12 5V3M10 21.2h4" },
  lock: { d: "M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14v3" },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

export interface IconProps {
  name: IconName;
  /** Pixels, or any CSS length. */
  size?: number | string | undefined;
  /** Solid, for counts: hearts left, charges had. */
  solid?: boolean | undefined;
  colour?: string | undefined;
  title?: string | undefined;
  className?: string | undefined;
}

function IconPlain({ name, size = 20, solid = false, colour, title, className }: IconProps) {
  const drawing: Drawing = ICONS[name];
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill={solid ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={colour ? { color: colour } : undefined}
      {...named(title)}
      focusable="false"
    >
      <path d={drawing.d} />
      {drawing.fill && <path d={drawing.fill} fill="currentColor" stroke="none" />}
    </svg>
  );
}

export const Icon = memo(IconPlain);

const SHAPES = { gem: "hexagon", relic: "square", spell: "circle", foe: "triangle" } as const;

export interface KindIconProps {
  /** The kind it is drawn like. */
  picture: string;
  family?: string | undefined;
  size?: number | string | undefined;
  title?: string | undefined;
  className?: string | undefined;
}

/** Shape and colour of a kind of card. */
export const KindIcon = memo(function KindIcon({ picture, family, size = 18, title, className }: KindIconProps) {
  const which = lookOf({ picture, family });
  const colour = COLOURS[which];
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill={`${colour}38`}
      stroke={colour}
      strokeWidth="2.2"
      strokeLinejoin="round"
      {...named(title)}
    >
      <path d={ICONS[SHAPES[which]].d} />
    </svg>
  );
});

export interface CostDropProps {
  cost: number | string;
  size?: number | string | undefined;
  title?: string | undefined;
  className?: string | undefined;
}

/** A drop of aether with the cost in it. */
export const CostDrop = memo(function CostDrop({ cost, size = 28, title, className }: CostDropProps) {
  return (
    <svg
      viewBox="0 0 26 29"
      width={size}
      height={size}
      className={className}
      {...named(title)}
    >
      <path
        d="M13 1.2c5 7 10.8 10.6 10.8 16.6a10.8 10.4 0 0 1-21.6 0C2.2 11.8 8 8.2 13 1.2z"
        fill="#0b2422"
        stroke={COLOURS.aether}
        strokeWidth="1.7"
      />
      <path
        d="M6.4 17c.2-3.2 2-5.4 4-7.6"
        fill="none"
        stroke={COLOURS.aether}
        strokeOpacity=".55"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
      <text
        x="13"
        y="23"
        textAnchor="middle"
        fontFamily="var(--serif, 'Alegreya Variable', Alegreya, Georgia, serif)"
        fontWeight="700"
        fontSize="15.5"
        fill="#e2fffb"
        style={{ fontVariantNumeric: "lining-nums" }}
      >
        {cost}
      </text>
    </svg>
  );
});
