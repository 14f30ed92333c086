// Turning points, and one's worst moments as positions to try again: each opens the replay there, or a new table.
import { useState } from "react";
import { CardArt } from "@/art/CardArt";
import { Icon } from "@/art/icons";
import { MageSigil } from "@/art/MageSigil";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import type { GameReview, ReviewCame, ReviewMoment, View } from "@/protocol/wire";
import { Link } from "@/router/Link";
import { usePlayOn } from "@/screens/replay/usePlayOn";
import { player } from "@/words/players";
import { useNames, useText, useVoice } from "@/words/Words";
import { points } from "./points";
import styles from "./Moments.module.css";

interface MomentsProps {
  id: string;
  review: GameReview;
  view: View;
}

export function Moments({ id, review, view }: MomentsProps) {
  const voice = useVoice();
  return (
    <section className={styles.moments} aria-labelledby="review-turning-points">
      <h2 id="review-turning-points">{voice.say({ id: "review-turning-points" })}</h2>
      {review.turning_points.length === 0 ? (
        <p className={`panel ${styles.none}`}>{voice.say({ id: "review-no-turning-points" })}</p>
      ) : (
        <ol className={styles.list}>
          {review.turning_points.map((moment, n) => (
            <li key={`${moment.at}/${moment.kind}`}>
              <Moment id={id} moment={moment} view={view} number={n + 1} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Moment({ id, moment, view, number }: { id: string; moment: ReviewMoment; view: View; number: number }) {
  const t = useText();
  const voice = useVoice();
  const who = moment.luck
    ? voice.say({ id: "review-luck" })
    : t("review-decided", { who: voice.say(player(view, moment.seat)) });
  return (
    <article className={`panel ${styles.moment}`} data-luck={moment.luck || undefined}>
      <header>
        <span className={styles.number} aria-hidden>
          {number}
        </span>
        <div>
          <h3>{voice.say({ id: "review-turn", args: { n: moment.turn } })}</h3>
          <p>{who}</p>
        </div>
        <p className={styles.change}>
          <b>{points(moment.points)}</b> <small>± {moment.error}</small>
          <small>{t("review-points")}</small>
        </p>
      </header>
      <dl>
        <div>
          <dt>{voice.say({ id: moment.luck ? "review-came" : "review-played" })}</dt>
          {moment.luck ? (
            moment.came.map((one, n) => (
              // What came never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <dd key={n}>
                <Picture came={one} view={view} />
                <span>
                  {voice.say(one.text)}
                  {one.odds[1] > 0 ? (
                    <small> · {voice.form({ id: "review-odds", args: { n: one.odds[0], of: one.odds[1] } })}</small>
                  ) : null}
                </span>
              </dd>
            ))
          ) : (
            <dd>
              <CardPicture card={moment.card} />
              <span>{voice.say(moment.text)}</span>
            </dd>
          )}
        </div>
        {moment.better ? (
          <div>
            <dt>{voice.say({ id: "review-better" })}</dt>
            <dd>
              <CardPicture card={moment.better_card} />
              <span>
                {voice.say(moment.better)}
                <small>
                  {" "}
                  · {points(moment.gain)} ± {moment.gain_error}
                </small>
              </span>
            </dd>
          </div>
        ) : null}
      </dl>
      <Ways id={id} at={moment.at} main={number === 1} />
    </article>
  );
}

function Picture({ came, view }: { came: ReviewCame; view: View }) {
  const number = came.turn_card.startsWith("player") ? Number(came.turn_card.slice(6)) : 0;
  const found = view.players.find((one) => one.number === number);
  if (found) {
    return (
      <span className={styles.picture} data-round aria-hidden>
        <MageSigil id={found.mage} seat={found.seat} size={38} />
      </span>
    );
  }
  if (came.turn_card === "nemesis" || came.turn_card === "special") {
    return (
      <span className={styles.picture} data-round aria-hidden>
        <NemesisEmblem id={view.nemesis.id} />
      </span>
    );
  }
  return <CardPicture card={came.card} />;
}

export function CardPicture({ card }: { card: string }) {
  const found = useNames().cards.get(card);
  return found ? (
    <span className={styles.picture} aria-hidden>
      <CardArt card={found} />
    </span>
  ) : null;
}

function Ways({ id, at, main = false, again = false }: { id: string; at: number; main?: boolean; again?: boolean }) {
  const t = useText();
  const [said, tell] = useState("");
  const playOn = usePlayOn(id, tell);
  return (
    <p className={styles.ways}>
      <button type="button" className={styles.way} data-main={main || undefined} onClick={() => void playOn(at)}>
        <Icon name={again ? "undo" : "breach"} size={17} /> {t(again ? "review-try" : "replay-fork")}
      </button>
      <Link href={`/t/${id}/replay?at=${at}`} className={styles.way}>
        <Icon name="clock" size={17} /> {t("replay")}
      </Link>
      {said ? <span role="status">{said}</span> : null}
    </p>
  );
}

/** What cost most, as puzzles: what was played, and what would have been better, is shown when it is opened. */
export function Again({ id, review, view }: MomentsProps) {
  const t = useText();
  const voice = useVoice();
  return (
    <section className={`panel ${styles.again}`} aria-labelledby="review-again">
      <h2 id="review-again">
        {t("review-again")} <small>{t("review-again-text")}</small>
      </h2>
      <ol>
        {review.again.map((moment) => (
          <li key={moment.at}>
            <p>
              <b>
                {voice.say({ id: "review-turn", args: { n: moment.turn } })} · {voice.say(player(view, moment.seat))}
              </b>{" "}
              <span className={styles.cost}>
                {points(moment.points)} ± {moment.error}
              </span>
            </p>
            <details>
              <summary>{t("review-solution")}</summary>
              <p>
                {voice.say({ id: "review-played" })}: {voice.say(moment.text)}
                {moment.better ? (
                  <>
                    <br />
                    {voice.say({ id: "review-better" })}: {voice.say(moment.better)} ({points(moment.gain)} ±{" "}
                    {moment.gain_error})
                  </>
                ) : null}
              </p>
            </details>
            <Ways id={id} at={moment.at} again />
          </li>
        ))}
      </ol>
    </section>
  );
}
