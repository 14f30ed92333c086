// Which purchases paid: each with its interval, and a word only where that is clear of nothing.
import { playerColour } from "@/art/palette";
import type { GameReview, ReviewPurchase, View } from "@/protocol/wire";
import { player } from "@/words/players";
import { useVoice } from "@/words/Words";
import { CardPicture } from "./Moments";
import { points } from "./points";
import styles from "./Purchases.module.css";

/** Standard errors on each side of an interval that nine of ten estimates are within. */
const NINE_OF_TEN = 1.645;
/** Points of error beyond which a number says nothing. */
const VAGUE = 25;

export function Purchases({ review, view }: { review: GameReview; view: View }) {
  const voice = useVoice();
  const reach = ({ points: n, error }: ReviewPurchase) => Math.abs(n) + NINE_OF_TEN * error;
  const told = review.purchases.filter(({ error }) => error <= VAGUE);
  const most = Math.min(100, Math.max(5, ...told.map(reach)));
  const sorted = review.purchases.toSorted((a, b) => b.points - a.points);
  return (
    <section className={`panel ${styles.purchases}`} aria-labelledby="review-purchases">
      <h2 id="review-purchases">
        {voice.say({ id: "review-purchases" })} <small>{voice.form({ id: "review-purchases-about" })}</small>
      </h2>
      <ul>
        {sorted.map((bought) => (
          <li key={`${bought.seat}/${bought.card}`} data-verdict={bought.verdict}>
            <CardPicture card={bought.card} />
            <div className={styles.what}>
              <b>{voice.card(bought.card)}</b>
              <small>
                <span style={{ color: playerColour(bought.seat) }}>{voice.say(player(view, bought.seat))}</span>
                {" · "}
                {voice.form({ id: "review-turn", args: { n: [...new Set(bought.turns)].join(", ") } })}
                {" · "}
                {bought.used.map((part) => voice.form(part)).join(" · ")}
              </small>
            </div>
            {bought.error <= VAGUE ? <Interval bought={bought} most={most} /> : <span />}
            <p className={styles.worth}>
              {bought.error <= VAGUE && (
                <>
                  <b>{points(bought.points)}</b> <small>± {bought.error}</small>
                </>
              )}
            </p>
            <p className={styles.verdict}>
              {voice.form({ id: "review-verdict", args: { verdict: bought.verdict.replace("_", "-") } })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Interval({ bought, most }: { bought: ReviewPurchase; most: number }) {
  const at = (n: number) => 50 + (48 * Math.max(-most, Math.min(most, n))) / most;
  const low = at(bought.points - NINE_OF_TEN * bought.error);
  const high = at(bought.points + NINE_OF_TEN * bought.error);
  const [left, right] = bought.points < 0 ? [at(bought.points), 50] : [50, at(bought.points)];
  return (
    <svg viewBox="0 0 100 26" preserveAspectRatio="none" className={styles.interval} aria-hidden>
      <line x1="50" x2="50" y1="0" y2="26" className={styles.nothing} />
      <rect x={left} y="8" width={Math.max(0.6, right - left)} height="10" rx="1" />
      <path d={`M${low} 13H${high}M${low} 8V18M${high} 8V18`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
