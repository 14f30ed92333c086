// Which layout a table of this size gets. Sizes are in ems of the frame around it: larger letters or cards leave less room, as a smaller window does.

/**
 * desk: everything at once. compact: everything at once, with pictures and texts of one's own cards left to a closer look.
 * tablet: nemesis, market and mage below each other, the rest as sheets. phone: a sheet for each part.
 */
export type Form = "desk" | "compact" | "tablet" | "phone";

export interface Shape {
  form: Form;
  /** Little height: pictures give way, letters do not. */
  low: boolean;
  /** A desk with little width: long rows give way. */
  tight: boolean;
  /** A phone that lies on its side has its answers beside the sheets; a wide one shows two sheets. */
  sheets: "" | "narrow" | "wide" | "lying";
}

/** From a window of 16 pixels for each em: 1024, 1220, 700 wide; 736, 896, 820, 752, 560, 600 high. */
const WIDE = 64;
const DESK = { width: 76.25, height: 46 };
const TABLET = { width: 43.75, height: 56 };
const LOW = { desk: 51.25, compact: 47 };
const TIGHT = 94;
const LYING = 35;
const TWO = 37.5;

export function shapeOf(width: number, height: number): Shape {
  if (width >= WIDE) {
    const desk = width >= DESK.width && height >= DESK.height;
    const form = desk ? "desk" : "compact";
    return { form, low: height < LOW[form], tight: width < TIGHT, sheets: "" };
  }
  if (width >= TABLET.width && height >= TABLET.height)
    return { form: "tablet", low: false, tight: true, sheets: "wide" };
  const lying = height < LYING && width > height;
  const sheets = lying ? "lying" : width >= TABLET.width && height >= TWO ? "wide" : "narrow";
  return { form: "phone", low: false, tight: true, sheets };
}

/** What stands beside the nemesis' cards in one row with them, and the least that a card needs there, in ems. */
const BESIDE = { tight: 59.25, roomy: 67.9 };
const LEAST = 9.4;
/** A card at its full size, and the row of piles below the cards. */
const COMFORTABLE = 11.3;
const PILES = 18;

/** Do so many cards of the nemesis need a row of their own, below everything else of it? */
export const crowded = ({ form, tight }: Shape, width: number, cards: number): boolean =>
  form === "compact" ||
  form === "tablet" ||
  (form === "desk" && cards > 1 && (width - (tight ? BESIDE.tight : BESIDE.roomy)) / cards < LEAST);

/** What is left beside so many cards at their full size, in ems: the mat of the nemesis and its forecast may have it. */
export function spareOf(shape: Shape, width: number, cards: number): number {
  if (shape.form !== "desk" || crowded(shape, width, cards)) return 0;
  const beside = shape.tight ? BESIDE.tight : BESIDE.roomy;
  return Math.max(0, width - beside - Math.max(PILES, cards * COMFORTABLE));
}
