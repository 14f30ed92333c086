// No answer changes its meaning under a finger. What is pressed at the same spot, or by the same key, right after it began to mean
// something else is not heard. Each press that is not heard starts the wait again, so that quick clicks never come through.

/** For how long a spot or key is deaf after its meaning has changed, in milliseconds. */
export const DEAF = 300;
/** The same for what ends a phase, after any change of phase. */
export const DEAF_END = 700;
/** Two presses this close are at the same spot, in pixels. */
const NEAR = 24;

/** Where something was pressed: a key of the keyboard, or a point of the screen. */
export type Where = string | { x: number; y: number };

interface Press {
  where: Where;
  meaning: string;
  at: number;
}

const same = (one: Where, other: Where): boolean =>
  typeof one === "string" || typeof other === "string"
    ? one === other
    : Math.hypot(one.x - other.x, one.y - other.y) <= NEAR;

export class Guard {
  private pressed: Press[] = [];
  private question: unknown = undefined;
  private phase: string | null = null;
  private changed = Number.NEGATIVE_INFINITY;
  private turned = Number.NEGATIVE_INFINITY;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** What is asked now, and in which phase of which turn. */
  asked(question: unknown, phase: string): void {
    if (question !== this.question) this.changed = this.now();
    if (this.phase !== null && phase !== this.phase) this.turned = this.now();
    this.question = question;
    this.phase = phase;
  }

  /** 0 if this press is heard; otherwise how long to wait, in milliseconds. */
  press(where: Where, meaning: string, ends = false): number {
    const now = this.now();
    const last = this.pressed.find((one) => same(one.where, where));
    const moved = last !== undefined && last.meaning !== meaning;
    const ended = ends ? DEAF_END - (now - this.turned) : 0;
    const changed = moved ? DEAF - (now - Math.max(last.at, this.changed)) : 0;
    if (ended > 0 || changed > 0) {
      if (!moved) return ended;
      // The wait begins again: a press when it is over must be heard, so its whole length is the answer.
      last.at = now;
      return Math.max(ended, DEAF);
    }
    // One pointer, but many keys: only the last point is kept.
    this.pressed = this.pressed.filter(
      (one) => typeof one.where !== typeof where || (typeof where === "string" && one.where !== where),
    );
    this.pressed.push({ where, meaning, at: now });
    return 0;
  }
}
