// "Tell me when it is my turn": on this device, through another service, and not in quiet hours. Kept by the server.
import { type ComponentProps, type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "@/parts/Button";
import { canPush, thisDevice, turnOff, turnOn } from "@/notices/push";
import { getMe } from "@/protocol/account";
import { Refusal } from "@/protocol/http";
import { addWebhook, askForMail, chooseNotices, getNotices, removeChannel, tryChannel } from "@/protocol/notices";
import type { NoticeChannel, NoticeChoices, Notices, Webhook } from "@/protocol/wire";
import { refusalText } from "@/screens/table/people/refusals";
import { useSettings } from "@/store/settings";
import { useText } from "@/words/Words";
import styles from "./Notify.module.css";
import { Switch } from "./Switch";

const FORMATS = ["discord", "ntfy", "gotify", "json"] as const;
/** Quiet hours as most people would set them: from 22:00 until 8:00. */
const NIGHT = { quiet_from: 22 * 60, quiet_until: 8 * 60 };
/** Milliseconds without another change after which one is saved. */
const SOON = 500;

/** What the server knows, or why it is not known. `none`: this browser has no session yet. */
type Known = { notices: Notices; here: string } | "none" | null;

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const choicesOf = ({ language, zone, quiet_from, quiet_until }: Notices): NoticeChoices => ({
  language,
  zone,
  quiet_from,
  quiet_until,
});

/** Only the last change is saved, once no other has followed. At once if the part goes away: Escape must not lose it. */
function useSoon(): (save: (() => void) | null) => void {
  const waiting = useRef<(() => void) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const save = waiting.current;
    waiting.current = null;
    save?.();
  }, []);
  useEffect(() => flush, [flush]);
  return useCallback(
    (save) => {
      clearTimeout(timer.current);
      waiting.current = save;
      timer.current = setTimeout(flush, SOON);
    },
    [flush],
  );
}

export function Notify() {
  const t = useText();
  const language = useSettings((settings) => settings.language);
  const [known, know] = useState<Known>(null);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [denied, deny] = useState(false);
  const [busy, setBusy] = useState(false);
  /** What the server keeps: its last answer, with a language that is on its way. */
  const kept = useRef<NoticeChoices>({});
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const soon = useSoon();
  const load = useCallback(async () => {
    const { person } = await getMe();
    if (!person) return know("none");
    const notices = await getNotices();
    kept.current = choicesOf(notices);
    know({ notices, here: await thisDevice(notices) });
  }, []);
  /** One after the other: each request carries all choices, so an older one must not come last. */
  const attempt = useCallback(
    (what: () => Promise<unknown>): Promise<boolean> => {
      const run = async () => {
        refuse(null);
        try {
          await what();
          await load();
          return true;
        } catch (error) {
          refuse(error instanceof Refusal ? error : new Refusal("client/unknown"));
          return false;
        }
      };
      const done = queue.current.then(run);
      queue.current = done;
      return done;
    },
    [load],
  );
  const choose = useCallback(async (changes: NoticeChoices = {}) => {
    kept.current = { ...kept.current, language: useSettings.getState().language };
    kept.current = choicesOf(await chooseNotices({ ...kept.current, ...changes }));
  }, []);
  // Nothing is set before the server has answered.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => void load().catch(() => undefined), [load]);
  useEffect(() => {
    if (known === null || known === "none" || known.notices.channels.length === 0) return;
    soon(kept.current.language === language ? null : () => void attempt(choose));
  }, [known, language, soon, attempt, choose]);
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
  /** What a person presses. What is saved by itself disables no button, since the focus may be on it by then. */
  const press = async (what: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    const done = await attempt(what);
    setBusy(false);
    return done;
  };
  /** A first channel brings the language and the zone with it. */
  const add = (what: () => Promise<unknown>) => press(() => what().then(() => choose({ zone: zoneHere() })));
  const push = (on: boolean) => {
    deny(false);
    if (!on) return void press(turnOff);
    void add(async () => deny((await turnOn(notices.push_key)) === null));
  };
  const chooseHours = (hours: Hours) => choose({ zone: zoneHere(), ...hours });
  return (
    <fieldset className={styles.notify} aria-busy={busy}>
      <legend className="cap">{t("notify-title")}</legend>
      <p className={styles.note}>{t("notify-note")}</p>
      {notices.push_key === "" ? null : canPush() ? (
        <WaitingSwitch busy={busy} on={here !== ""} turn={push}>
          {t("notify-device")}
        </WaitingSwitch>
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
              busy={busy}
              remove={() => void press(() => removeChannel(channel.id))}
            />
          ))}
      </ul>
      <AddWebhook busy={busy} add={(webhook) => add(() => addWebhook(webhook))} />
      {notices.mail ? (
        <AddMail
          busy={busy}
          ask={async (address) => {
            let sent = false;
            const asked = await press(async () => {
              await choose({ zone: zoneHere() });
              ({ sent } = await askForMail(address, language));
            });
            return asked ? sent : null;
          }}
        />
      ) : null}
      {notices.channels.length > 0 ? (
        <Quiet
          notices={notices}
          busy={busy}
          turn={(hours) => void press(() => chooseHours(hours))}
          set={(hours) => void attempt(() => chooseHours(hours))}
        />
      ) : null}
      {refusal ? (
        <p role="alert" className={styles.bad}>
          {refusalText(t, refusal)}
        </p>
      ) : null}
    </fieldset>
  );
}

/** While busy it ignores presses and says so. Disabled it would lose the focus. */
function WaitingSwitch({ busy, turn, ...rest }: ComponentProps<typeof Switch> & { busy: boolean }) {
  return (
    <div aria-disabled={busy}>
      <Switch {...rest} turn={(on) => (busy ? undefined : turn(on))} />
    </div>
  );
}

function ChannelRow({ channel, busy, remove }: { channel: NoticeChannel; busy: boolean; remove: () => void }) {
  const t = useText();
  const [trying, setTrying] = useState(false);
  const [tried, setTried] = useState<boolean | null>(null);
  const trial = async () => {
    setTrying(true);
    setTried(
      await tryChannel(channel.id).then(
        ({ sent }) => sent,
        () => false,
      ),
    );
    setTrying(false);
  };
  const name = channel.kind === "push" ? t("notify-other-device") : t(`notify-format-${channel.format}`);
  return (
    <li>
      <span className={styles.name}>
        <b>{name}</b> {channel.host}
      </span>
      <Button disabled={busy || trying} onClick={() => void trial()}>
        {t("notify-try")}
      </Button>
      <Button disabled={busy} onClick={remove} aria-label={t("notify-remove", { what: `${name} ${channel.host}` })}>
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
function AddWebhook({ busy, add }: { busy: boolean; add: (webhook: Webhook) => Promise<boolean> }) {
  const t = useText();
  const [format, setFormat] = useState<Webhook["format"]>("discord");
  const [address, setAddress] = useState("");
  const [token, setToken] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    void add({ format, address: address.trim(), token: format === "discord" ? "" : token.trim() }).then((added) => {
      if (!added) return;
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
        <Button type="submit" disabled={busy}>
          {t("notify-add")}
        </Button>
      </form>
    </details>
  );
}

/** An address gets a link first; who opens it confirms that it is theirs. */
function AddMail({ busy, ask }: { busy: boolean; ask: (address: string) => Promise<boolean | null> }) {
  const t = useText();
  const [address, setAddress] = useState("");
  /** The address that was sent a link; empty if the mail server did not take it. */
  const [asked, setAsked] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(null);
    const sent = await ask(address.trim());
    if (sent === null) return;
    setAsked(sent ? address.trim() : "");
    if (sent) setAddress("");
  };
  return (
    <details className={styles.service}>
      <summary>{t("notify-mail")}</summary>
      <form onSubmit={(event) => void send(event)}>
        <label>
          <span>{t("notify-address")}</span>
          <input
            type="email"
            required
            autoComplete="email"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </label>
        <Button type="submit" disabled={busy}>
          {t("notify-mail-ask")}
        </Button>
        {asked === null ? null : (
          <p role="status" className={asked ? styles.note : styles.bad}>
            {asked ? t("notify-mail-asked", { address: asked }) : t("notify-tried-not")}
          </p>
        )}
      </form>
    </details>
  );
}

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

interface Hours {
  quiet_from: number;
  quiet_until: number;
}

interface QuietProps {
  notices: Notices;
  busy: boolean;
  turn: (hours: Hours) => void;
  set: (hours: Hours) => void;
}

function Quiet({ notices, busy, turn, set }: QuietProps) {
  const t = useText();
  const soon = useSoon();
  /** What has been set in the fields, sent or not. */
  const [edited, edit] = useState<Partial<Hours>>({});
  const { quiet_from, quiet_until } = notices;
  const on = quiet_from !== quiet_until;
  const change = (which: keyof Hours, time: string) => {
    // Empty while it is typed.
    if (!time) return;
    const hours = { quiet_from, quiet_until, ...edited, [which]: minuteOf(time) };
    edit(hours);
    // The same twice would mean off. On the way from 22–8 to 8–22 it is a step.
    soon(hours.quiet_from === hours.quiet_until ? null : () => set(hours));
  };
  const hour = (which: keyof Hours) => (
    <label>
      <span>{t(which === "quiet_from" ? "notify-quiet-from" : "notify-quiet-until")}</span>
      <input
        type="time"
        required
        defaultValue={timeOf(notices[which])}
        onChange={({ target }) => change(which, target.value)}
      />
    </label>
  );
  return (
    <>
      <WaitingSwitch
        busy={busy}
        on={on}
        turn={(wanted) => {
          soon(null);
          edit({});
          turn(wanted ? NIGHT : { quiet_from: 0, quiet_until: 0 });
        }}
      >
        {t("notify-quiet")}
      </WaitingSwitch>
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
