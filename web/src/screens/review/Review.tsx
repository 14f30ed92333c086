// The review of a finished game: /t/ID/review, beside its report and its replay.
import { useState } from "react";
import { Icon } from "@/art/icons";
import { MageSigil } from "@/art/MageSigil";
import { NemesisEmblem } from "@/art/NemesisEmblem";
import { Button } from "@/parts/Button";
import { Lost } from "@/parts/Lost";
import { SiteHead } from "@/parts/SiteHead";
import type { GameReview, View } from "@/protocol/wire";
import { Link } from "@/router/Link";
import { tokenOf } from "@/router/router";
import { useContent } from "@/store/content";
import { outcomePhrase } from "@/words/outcome";
import { useNames, useText, useVoice } from "@/words/Words";
import { Chart, ChartTable } from "./Chart";
import { Again, Moments } from "./Moments";
import { Purchases } from "./Purchases";
import { useReview, useReviewed } from "./useReview";
import { Went } from "./Went";
import styles from "./Review.module.css";

export default function Review({ id }: { id: string }) {
  const t = useText();
  const [token] = useState(() => tokenOf(id));
  const [tries, setTries] = useState(0);
  const { reviewed, refusal } = useReviewed(id, token);
  const ready = useContent((content) => content.ready);
  if (refusal !== null) return <Lost code={refusal.code} />;
  return (
    <>
      <SiteHead />
      <main className={styles.page}>
        {reviewed === null || !ready ? (
          <p className={styles.waiting}>{t("replay-loading")}</p>
        ) : (
          <>
            <Head id={id} view={reviewed.view} />
            <Body key={tries} id={id} token={token} view={reviewed.view} again={() => setTries(tries + 1)} />
          </>
        )}
      </main>
    </>
  );
}

function Head({ id, view }: { id: string; view: View }) {
  const t = useText();
  const voice = useVoice();
  const won = useNames().won(view.outcome);
  return (
    <header className={styles.head}>
      <div className={styles.emblem}>
        <NemesisEmblem id={view.nemesis.id} ring={false} />
      </div>
      <div className={styles.title}>
        <p className={styles.against}>{t("end-against", { nemesis: voice.nemesis(view.nemesis.id) })}</p>
        <h1>{t(view.outcome === "" ? "end-going" : won ? "end-won" : "end-lost")}</h1>
        {view.outcome ? <p>{voice.say(outcomePhrase(view.outcome, view.protected?.id))}</p> : null}
      </div>
      <ul className={styles.team}>
        {view.players.map((player) => (
          <li key={player.seat}>
            <MageSigil id={player.mage} seat={player.seat} size={38} dim={player.exhausted} />
            <span>
              {voice.mage(player.mage)}
              <small>{player.exhausted ? t("exhausted") : t("end-life", { n: player.life, of: player.max })}</small>
            </span>
          </li>
        ))}
      </ul>
      <nav className={styles.tabs} aria-label={t("end-ways")}>
        <Link href={`/t/${id}/end`}>{t("end-report")}</Link>
        <Link href={`/t/${id}/review`} aria-current="page">
          {t("review")}
        </Link>
        <Link href={`/t/${id}/replay`}>{t("replay")}</Link>
      </nav>
    </header>
  );
}

interface BodyProps {
  id: string;
  token: string;
  view: View;
  /** Ask once more. */
  again: () => void;
}

function Body({ id, token, view, again }: BodyProps) {
  const t = useText();
  const { found, code } = useReview(id, token);
  if (code || found?.state === "failed") {
    const why = code ? t(KNOWN[code] ?? "refused", { code }) : t("review-failed");
    return (
      <div className={styles.making} role="alert">
        <p>{why}</p>
        {code in KNOWN ? null : <Button onClick={again}>{t("review-retry")}</Button>}
      </div>
    );
  }
  if (!found?.review) {
    const share = Math.round((found?.progress ?? 0) * 100);
    return (
      <div className={styles.making}>
        <p id="review-making">{t("review-making")}</p>
        <progress max={100} value={share} aria-labelledby="review-making" />
        <p className={styles.share}>{share} %</p>
      </div>
    );
  }
  return <Shown id={id} review={found.review} view={view} />;
}

/** Refusals that another try does not change. */
const KNOWN: Record<string, string> = {
  "daily/sealed": "daily-sealed",
  "record/seed_secret": "review-not-over",
  "record/dealt_anew": "review-dealt-anew",
  "table/not_started": "review-not-over",
};

function Shown({ id, review, view }: { id: string; review: GameReview; view: View }) {
  const t = useText();
  const voice = useVoice();
  return (
    <div className={styles.review}>
      <section className={`panel ${styles.curve}`} aria-labelledby="review-chance">
        <div className={styles.line}>
          <h2 id="review-chance">{voice.say({ id: "review-chance" })}</h2>
          <p>{t("review-about")}</p>
          <p className={styles.legend}>
            <span className={styles.swatch} /> {t("review-band")}
            <Icon name="triangle" size={13} solid colour="var(--foe)" /> {t("review-foe-turn")}
          </p>
        </div>
        <Chart review={review} />
        {review.lost_from ? (
          <p className={styles.note}>{voice.say({ id: "review-lost-from", args: { n: review.lost_from } })}</p>
        ) : null}
        <ChartTable review={review} view={view} />
      </section>
      <Went review={review} />
      <div className={styles.moments}>
        <Moments id={id} review={review} view={view} />
        {review.again.length > 0 ? <Again id={id} review={review} view={view} /> : null}
      </div>
      {review.purchases.length > 0 ? (
        <div className={styles.purchases}>
          <Purchases review={review} view={view} />
        </div>
      ) : null}
      <p className={styles.foot}>
        <Icon name="why" size={16} /> {voice.say({ id: "review-playouts", args: { n: review.playouts } })}
      </p>
    </div>
  );
}
