// The question at hand: a market, mages, treasures, a reward, a path, the battle; or how the expedition ended.
import { useState } from "react";
import { Icon, type IconName, MageSigil, NemesisEmblem, playerColour } from "@/art";
import { Button } from "@/parts/Button";
import { Card } from "@/parts/Card";
import { goToBattle, Refusal } from "@/protocol/http";
import { say } from "@/protocol/phrases";
import { outcomePhrase } from "@/words/outcome";
import type { ExpeditionInfo } from "@/protocol/wire";
import { Link } from "@/router/Link";
import { go } from "@/router/router";
import { useTable } from "@/store/useTable";
import { useNames, useText, useVoice } from "@/words/Words";
import { beginAlone } from "../setup/beginAlone";
import { AboutMage } from "../setup/MagePick";
import { Lines } from "../setup/NemesisPick";
import { refusalText } from "../table/people/refusals";
import styles from "./Asked.module.css";
import { Answer, type AskProps, Frame } from "./Frame";
import { MarketAsk } from "./MarketAsk";
import { TreasureAsk } from "./TreasureAsk";

export function Asked(props: AskProps) {
  switch (props.trek.step) {
    case "market":
      return <MarketAsk {...props} />;
    case "mages":
      return <MageAsk {...props} />;
    case "treasures":
      return <TreasureAsk {...props} />;
    case "reward":
    case "path":
      return <OneAsk {...props} />;
    case "battle":
      return <Battle {...props} />;
    default:
      return <Result trek={props.trek} />;
  }
}

function MageAsk({ trek, watching }: AskProps) {
  const t = useText();
  const voice = useVoice();
  const names = useNames();
  const decide = useTable((data) => data.decide);
  const [picked, pick] = useState<string[]>([]);
  const options = trek.ask.options.mage ?? [];
  const most = trek.ask.most.mage ?? 1;
  const toggle = (id: string) =>
    pick((old) => (old.includes(id) ? old.filter((one) => one !== id) : old.length < most ? [...old, id] : old));
  return (
    <Frame
      title={t("expedition-mages-title")}
      text={t("expedition-mages-text", { n: most })}
      status={picked.length > 0 ? t("expedition-mages-chosen", { n: picked.length }) : t("expedition-mages-none")}
      act={
        <Answer watching={watching} able={picked.length > 0} act={() => decide({ step: "mages", picked })}>
          <Icon name="swords" size={18} /> {t("expedition-mages-take")}
        </Answer>
      }
    >
      <ul className={styles.mages}>
        {options.map((id) => {
          const seat = picked.indexOf(id);
          const mage = names.mages.get(id);
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.mage}
                style={{ "--seat": seat < 0 ? "var(--line-strong)" : playerColour(seat) }}
                aria-pressed={seat >= 0}
                disabled={watching}
                data-mage={id}
                onClick={() => toggle(id)}
              >
                <span className={styles.who}>
                  <MageSigil id={id} seat={seat < 0 ? undefined : seat} size={54} />
                  <span>
                    <b>{voice.mage(id)}</b>
                    <small>{voice.name({ name: id, kind: "title" })}</small>
                  </span>
                  {trek.gained.includes(id) ? <span className={styles.fresh}>{t("expedition-fresh")}</span> : null}
                  {seat >= 0 ? <Icon name="check" size={20} className={styles.tick} /> : null}
                </span>
                <span className={styles.ability}>{mage ? <AboutMage mage={mage} brief /> : null}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}

const SIGNS: Record<string, IconName> = { mage: "person", gem: "hexagon", relic: "square", spell: "circle" };

/** One of a few: what to have after a loss, or where to go. */
function OneAsk({ trek, watching }: AskProps) {
  const t = useText();
  const voice = useVoice();
  const decide = useTable((data) => data.decide);
  const [busy, setBusy] = useState(false);
  const reward = trek.step === "reward";
  const options = trek.ask.options[trek.step] ?? [];
  const choose = (id: string) => {
    setBusy(true);
    void decide({ step: trek.step, picked: [id] }).finally(() => setBusy(false));
  };
  const worth = trek.scores[trek.attempt] ?? 0;
  return (
    <Frame
      title={t(reward ? "expedition-reward-title" : "expedition-path-title")}
      text={
        reward
          ? t("expedition-reward-text", { nemesis: voice.nemesis(trek.nemesis), n: worth })
          : t("expedition-path-text")
      }
      act={watching ? <p className={styles.note}>{t("expedition-watching")}</p> : undefined}
    >
      <ul className={styles.ones}>
        {options.map((id) => (
          <li key={id}>
            <button
              type="button"
              className={styles.one}
              disabled={watching || busy}
              data-choose={id}
              onClick={() => choose(id)}
            >
              <Icon name={reward ? (SIGNS[id] ?? "star") : "right"} size={28} />
              <b>
                {reward ? voice.say(say("expedition-reward", { of: id.replaceAll("_", "-") })) : wayOf(trek, id, voice)}
              </b>
            </button>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function wayOf(trek: ExpeditionInfo, to: string, voice: ReturnType<typeof useVoice>): string {
  const at = trek.battles.findIndex((one) => one.id === to);
  const battle = trek.battles[at];
  if (battle === undefined) return voice.say(say("expedition-way", { to }));
  const whom = battle.able.map((id) => voice.nemesis(id)).join(", ");
  return voice.say(
    whom
      ? say("expedition-way-named", { n: at + 1, nemesis: whom })
      : say("expedition-way-rating", { n: at + 1, rating: battle.rating }),
  );
}

/** Everything is chosen: into the battle. Who is alone begins it at once; several sit down at its table first. */
function Battle({ trek, watching }: AskProps) {
  const t = useText();
  const voice = useVoice();
  const names = useNames();
  const { id, players } = useTable((data) => ({
    id: data.id,
    players: data.state?.people.filter((one) => !one.watching).length ?? 0,
  }));
  const [refusal, refuse] = useState<Refusal | null>(null);
  const nemesis = names.nemeses.get(trek.nemesis);
  const start = async () => {
    refuse(null);
    try {
      const at = await goToBattle(id);
      if (players === 1 && !watching && !at.state.started) await beginAlone(at);
      go(`/t/${at.table}`);
    } catch (error) {
      refuse(error instanceof Refusal ? error : new Refusal("client/unknown"));
    }
  };
  const going = trek.battle !== "";
  return (
    <section className={`panel ${styles.asked} ${styles.battle}`} aria-labelledby="asked">
      <div className={styles.foe}>
        <NemesisEmblem id={trek.nemesis} ring={false} />
      </div>
      <div className={styles.about}>
        <span className="cap">{t("expedition-battle", { n: trek.place + 1, try: trek.attempt })}</span>
        <h2 id="asked" tabIndex={-1}>
          {voice.nemesis(trek.nemesis)}
        </h2>
        {nemesis ? (
          <div className={styles.lines}>
            <Lines of={nemesis.lines} />
          </div>
        ) : null}
        {trek.upgraded.length > 0 ? (
          <p className={styles.note}>{t("expedition-upgraded", { n: trek.upgraded.length })}</p>
        ) : null}
        <ul className={styles.team} aria-label={t("setup-mages")}>
          {trek.fighting.map((mage, seat) => (
            <li key={mage}>
              <MageSigil id={mage} seat={seat} size={44} />
              <span>
                <b>{voice.mage(mage)}</b>
                {(trek.own[seat] ?? []).map((one) => (
                  <small key={one}>{voice.card(one)}</small>
                ))}
              </span>
            </li>
          ))}
          {trek.shared.map((one) => (
            <li key={one}>
              <Icon name="star" size={26} />
              <b>{voice.card(one)}</b>
            </li>
          ))}
        </ul>
        <ul className={styles.cards} aria-label={t("part-market")}>
          {trek.market.map((card) => (
            <li key={card}>
              <Card id={card} size="small" />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.into}>
        {watching && !going ? (
          <p className={styles.note}>{t("expedition-watching")}</p>
        ) : (
          <Answer watching={false} able act={start}>
            <Icon name="swords" size={20} />
            {t(going ? "expedition-go" : "expedition-start", { n: trek.place + 1 })}
          </Answer>
        )}
        <p className={styles.note}>
          {t(
            trek.begun
              ? "expedition-going"
              : going
                ? "expedition-open"
                : players > 1
                  ? "expedition-start-together"
                  : "expedition-start-alone",
          )}
        </p>
        {refusal ? (
          <p role="alert" className={styles.bad}>
            {refusalText(t, refusal)}
          </p>
        ) : null}
      </div>
    </section>
  );
}

/** How it ended: the score, and every battle with its report. */
function Result({ trek }: { trek: ExpeditionInfo }) {
  const t = useText();
  const voice = useVoice();
  const won = trek.step === "won";
  return (
    <section className={`panel ${styles.asked} ${styles.result}`} data-won={won || undefined} aria-labelledby="asked">
      <div className={styles.end}>
        <Icon name={won ? "crown" : "skull"} size={64} />
        <h2 id="asked" tabIndex={-1}>
          {t(`expedition-over-${trek.step}`)}
        </h2>
        <p className={styles.sum}>
          <b>{trek.score}</b>
          <span>{t("expedition-points", { of: (trek.scores[0] ?? 0) * trek.battles.length })}</span>
        </p>
        <Button look="main" onClick={() => go("/expedition")}>
          {t("expedition-new")}
        </Button>
      </div>
      <ol className={styles.fights} aria-label={t("expedition-fights")}>
        {trek.fights.map((fight) => (
          <li key={fight.table}>
            <Link href={`/t/${fight.table}/end`} className={styles.fight} data-won={fight.won || undefined}>
              <span className={styles.small}>
                <NemesisEmblem id={fight.nemesis} />
              </span>
              <span>
                <b>{voice.nemesis(fight.nemesis)}</b>
                <small>{voice.say(outcomePhrase(fight.outcome, fight.protect))}</small>
              </span>
              <span className={styles.sigils}>
                {fight.mages.map((mage, seat) => (
                  <MageSigil key={mage} id={mage} seat={seat} size={28} title={voice.mage(mage)} />
                ))}
              </span>
              <span className={styles.earned}>
                <Icon name={fight.won ? "check" : "cross"} size={18} />
                {fight.won ? `+${fight.score}` : t("expedition-lost-try", { n: fight.attempt })}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
