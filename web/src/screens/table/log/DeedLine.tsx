// A deed as one line: what was done, what changed by it as signs, and a way to look at the table as it then was.
import { Icon } from "@/art/icons";
import { CardName, Said } from "@/parts/Said";
import { termName } from "@/protocol/phrases";
import type { Message, Phrase } from "@/protocol/wire";
import { Link } from "@/router/Link";
import { useTable, useView } from "@/store/useTable";
import { player as playerPhrase } from "@/words/players";
import { useText, useVoice } from "@/words/Words";
import { type Change, COUNTED, type Deed } from "./deeds";
import styles from "./Log.module.css";

export function DeedLine({ deed }: { deed: Deed }) {
  const t = useText();
  const { id, still } = useTable((data) => ({ id: data.id, still: data.still }));
  const seat = deed.line?.event.seat ?? -1;
  return (
    <li className={styles.deed}>
      <span>
        {deed.line === null ? null : <Done deed={deed} />}
        {deed.changes.map((change) => (
          <Changed
            key={change.line.id}
            change={change}
            named={change.of !== "seat" || change.line.event.seat !== seat}
          />
        ))}
      </span>
      {still || deed.at === 0 ? null : (
        <Link
          href={`/t/${id}/replay?at=${deed.at}`}
          className={styles.step}
          tabIndex={-1}
          data-name
          aria-label={t("log-look", { n: deed.at })}
          title={t("log-look", { n: deed.at })}
        >
          <Icon name="clock" size={13} />
        </Link>
      )}
    </li>
  );
}

function Done({ deed: { line, cards } }: { deed: Deed }) {
  const t = useText();
  const voice = useVoice();
  const who = useView((view) => ({ players: view.players, nemesis: view.nemesis }));
  const event = line?.event;
  const several = cards.length > 1 || (cards[0]?.n ?? 0) > 1;
  if (!several || event === undefined || !COUNTED.includes(event.event)) return <Said phrase={event?.text ?? null} />;
  return (
    <>
      {t("log-cards", { what: event.event, who: voice.say(playerPhrase(who, event.seat ?? -1)) })}{" "}
      {cards.map(({ card, n }, at) => (
        <span key={card}>
          {at > 0 ? ", " : ""}
          <CardName id={card} name={voice.card(card)} />
          {n > 1 ? ` ×${n}` : ""}
        </span>
      ))}
    </>
  );
}

/** "Brama −3 ♥"; `named`: whose it is must be said. Heard is the whole sentence. */
function Changed({ change: { line, of, icon, amount }, named }: { change: Change; named: boolean }) {
  const voice = useVoice();
  return (
    <>
      {" "}
      <span className="aloud">{voice.say(inAll(line.event.text ?? null, amount))}</span>
      <span className={styles.change} data-icon={icon ?? undefined} data-loss={amount < 0 || undefined} aria-hidden>
        {named ? <Bearer change={{ line, of, icon, amount }} /> : null}
        {amount < 0 ? "−" : "+"}
        {Math.abs(amount)}
        {icon === null ? null : <Icon name={icon} size={12} solid />}
      </span>
    </>
  );
}

/** The sentence with the number of all that it stands for. */
function inAll(said: Phrase, amount: number): Phrase {
  const message = typeof said === "object" && said !== null && "id" in said ? (said as Message) : null;
  return message?.args?.n === undefined ? said : { ...message, args: { ...message.args, n: Math.abs(amount) } };
}

function Bearer({ change: { line, of } }: { change: Change }) {
  const t = useText();
  const voice = useVoice();
  const { players, nemesis, instead } = useView((view) => ({
    players: view.players,
    nemesis: view.nemesis,
    instead: view.protected,
  }));
  const { seat = -1, card = "", counter = "" } = line.event;
  if (of === "gravehold") return <>{instead ? voice.protected(instead.id) : t("gravehold")} </>;
  if (of === "nemesis") return <>{voice.nemesis(nemesis.id)} </>;
  if (of === "card") return <>{voice.card(card)} </>;
  if (of === "counter") return <>{voice.say(termName(counter))} </>;
  return <>{voice.say(playerPhrase({ players, nemesis }, seat))} </>;
}
