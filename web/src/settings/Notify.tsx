// "Tell me when it is my turn": on this device, through another service, and not in quiet hours. Kept by the server.
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { Button } from "@/parts/Button";
import { canPush, thisDevice, turnOff, turnOn } from "@/notices/push";
import { getMe } from "@/protocol/account";
import { Refusal } from "@/protocol/http";
import { addWebhook, chooseNotices, getNotices, removeChannel, tryChannel } from "@/protocol/notices";
import type { NoticeChannel, NoticeChoices, Notices, Webhook } from "@/protocol/wire";
import { refusalText } from "@/screens/table/people/refusals";
import { useSettings } from "@/store/settings";
import { useText } from "@/words/Words";
import styles from "./Notify.module.css";
import { Switch } from "./Switch";

const FORMATS = ["discord", "ntfy", "gotify", "json"] as const;
/** Quiet hours as most people would set them: from 22:00 until 8:00. */
const NIGHT = { quiet_from: 22 * 60, quiet_until: 8 * 60 };

/** What the server knows, or why it is not known. `none`: this browser has no session yet. */
type Known = { notices: Notices; here: string } | "none" | null;

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function Notify() {
  const t = useText();
  const language = useSettings((settings) => settings.language);
  const [known, know] = useState<Known>(null);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [denied, deny] = useState(false);
  const [busy, setBusy] = useState(false);
  const load = useCallback(async () => {
    const { person } = await getMe();
    if (!person) return know("none");
    const notices = await getNotices();
    know({ notices, here: await thisDevice(notices) });
  }, []);
  const attempt = useCallback(
    async (what: () => Promise<unknown>) => {
      setBusy(true);
      refuse(null);
      try {
        await what();
        await load();
      } catch (error) {
        refuse(error instanceof Refusal ? error : new Refusal("client/unknown"));
      }
      setBusy(false);
    },
    [load],
  );
  // Nothing is set before the server has answered.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => void load().catch(() => undefined), [load]);
  const kept = known === null || known === "none" || known.notices.channels.length === 0 ? null : known.notices;
  useEffect(() => {
    if (kept === null || kept.language === language) return;
    const { zone, quiet_from, quiet_until } = kept;
    void chooseNotices({ language, zone, quiet_from, quiet_until }).catch(() => undefined);
  }, [kept, language]);
  if (known === null) return null;
  if (known === "none") {
    return (
      <fieldset className={styles.notify}>
        <legend className="cap">{t("notify-title")}</legend>
        <p className={styles.note}>{t("notify-first")}</p>
      </fieldset>
    );
  }
  const { notices, here } = known;
  const wanted = (changes: Partial<NoticeChoices> = {}): NoticeChoices => ({
    language,
    zone: zoneHere(),
    quiet_from: notices.quiet_from,
    quiet_until: notices.quiet_until,
    ...changes,
  });
  /** A first channel brings the language and the zone with it. */
  const add = (what: () => Promise<unknown>) => attempt(() => what().then(() => chooseNotices(wanted())));
  const push = (on: boolean) => {
    deny(false);
    if (!on) return void attempt(turnOff);
    void add(async () => deny((await turnOn(notices.push_key)) === null));
  };
  return (
    <fieldset className={styles.notify} disabled={busy}>
      <legend className="cap">{t("notify-title")}</legend>
      <p className={styles.note}>{t("notify-note")}</p>
      {notices.push_key === "" ? null : canPush() ? (
        <Switch on={here !== ""} turn={push}>
          {t("notify-device")}
        </Switch>
      ) : (
        <p className={styles.note}>{t("notify-device-none")}</p>
      )}
      {denied ? (
        <p role="alert" className={styles.bad}>
          {t("notify-denied")}
        </p>
      ) : null}
      <ul className={styles.channels}>
        {notices.channels
          .filter((channel) => channel.id !== here)
          .map((channel) => (
            <ChannelRow
              key={channel.id}
              channel={channel}
              remove={() => void attempt(() => removeChannel(channel.id))}
            />
          ))}
      </ul>
      <AddWebhook add={(webhook) => add(() => addWebhook(webhook))} />
      {notices.channels.length > 0 ? (
        <Quiet notices={notices} choose={(hours) => void attempt(() => chooseNotices(wanted(hours)))} />
      ) : null}
      {refusal ? (
        <p role="alert" className={styles.bad}>
          {refusalText(t, refusal)}
        </p>
      ) : null}
    </fieldset>
  );
}

function ChannelRow({ channel, remove }: { channel: NoticeChannel; remove: () => void }) {
  const t = useText();
  const [tried, setTried] = useState<boolean | null>(null);
  const trial = async () =>
    setTried(
      await tryChannel(channel.id).then(
        ({ sent }) => sent,
        () => false,
      ),
    );
  const name = channel.kind === "push" ? t("notify-other-device") : t(`notify-format-${channel.format}`);
  return (
    <li>
      <span className={styles.name}>
        <b>{name}</b> {channel.host}
      </span>
      <Button onClick={() => void trial()}>{t("notify-try")}</Button>
      <Button onClick={remove} aria-label={t("notify-remove", { what: `${name} ${channel.host}` })}>
        {t("notify-remove-short")}
      </Button>
      {tried === null ? null : (
        <span role="status" className={tried ? styles.note : styles.bad}>
          {t(tried ? "notify-tried" : "notify-tried-not")}
        </span>
      )}
    </li>
  );
}

/** The address of a service that the person uses anyway. */
function AddWebhook({ add }: { add: (webhook: Webhook) => Promise<unknown> }) {
  const t = useText();
  const [format, setFormat] = useState<Webhook["format"]>("discord");
  const [address, setAddress] = useState("");
  const [token, setToken] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    void add({ format, address: address.trim(), token: format === "discord" ? "" : token.trim() }).then(() => {
      setAddress("");
      setToken("");
    });
  };
  return (
    <details className={styles.service}>
      <summary>{t("notify-service")}</summary>
      <form onSubmit={send}>
        <label>
          <span>{t("notify-format")}</span>
          <select value={format} onChange={(event) => setFormat(event.target.value as Webhook["format"])}>
            {FORMATS.map((one) => (
              <option key={one} value={one}>
                {t(`notify-format-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t("notify-address")}</span>
          <input
            type="url"
            required
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </label>
        {format === "discord" ? null : (
          <label>
            <span>{t(format === "gotify" ? "notify-token" : "notify-token-optional")}</span>
            <input
              autoComplete="off"
              required={format === "gotify"}
              value={token}
              onChange={(event) => setToken(event.target.value)}
            />
          </label>
        )}
        <Button type="submit">{t("notify-add")}</Button>
      </form>
    </details>
  );
}

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function Quiet({ notices, choose }: { notices: Notices; choose: (hours: Partial<NoticeChoices>) => void }) {
  const t = useText();
  const on = notices.quiet_from !== notices.quiet_until;
  const hour = (which: "quiet_from" | "quiet_until") => (
    <label>
      <span>{t(which === "quiet_from" ? "notify-quiet-from" : "notify-quiet-until")}</span>
      <input
        type="time"
        required
        defaultValue={timeOf(notices[which])}
        onBlur={({ target }) => {
          if (target.value && minuteOf(target.value) !== notices[which]) choose({ [which]: minuteOf(target.value) });
        }}
      />
    </label>
  );
  return (
    <>
      <Switch on={on} turn={(wanted) => choose(wanted ? NIGHT : { quiet_from: 0, quiet_until: 0 })}>
        {t("notify-quiet")}
      </Switch>
      {on ? (
        <div className={styles.hours}>
          {hour("quiet_from")}
          {hour("quiet_until")}
          <p className={styles.note}>{t("notify-quiet-note", { zone: notices.zone.replaceAll("_", " ") })}</p>
        </div>
      ) : null}
    </>
  );
}
