// An account: the same tables on every device. The person stays the same, and nobody has to have one.
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { Icon } from "@/art";
import { turnOff } from "@/notices/push";
import { Button } from "@/parts/Button";
import { Segments } from "@/parts/Segments";
import {
  addPasskey,
  deleteAccount,
  forgetMe,
  getAccount,
  logIn,
  logInWithPasskey,
  logOut,
  makeAccount,
  MY_DATA,
  passkeysHere,
  removePasskey,
  setPassword,
} from "@/protocol/account";
import { Refusal } from "@/protocol/http";
import type { AccountInfo, Me } from "@/protocol/wire";
import { useSettings } from "@/store/settings";
import { useText } from "@/words/Words";
import { refusalText } from "../table/people/refusals";
import styles from "./Games.module.css";

interface Props {
  me: Me;
  /** How many tables the guest has: they can come along. */
  tables: number;
  changed: () => void;
}

/** This browser gets no more notices of the account: another person may use it next. */
const leave = (everywhere = false) =>
  turnOff()
    .catch(() => undefined)
    .then(() => logOut(everywhere));

/** Try it; what is refused is said. A person who closes the browser's passkey window has changed their mind. */
function useTrying(): {
  refusal: Refusal | null;
  busy: boolean;
  attempt: (doing: () => Promise<unknown>) => Promise<void>;
} {
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (doing: () => Promise<unknown>) => {
    setBusy(true);
    refuse(null);
    try {
      await doing();
    } catch (error) {
      if (error instanceof Refusal) refuse(error);
      else if (!(error instanceof DOMException)) refuse(new Refusal("client/unknown"));
    }
    setBusy(false);
  };
  return { refusal, busy, attempt };
}

export function Account(props: Props) {
  return props.me.account ? <Known {...props} /> : <Guest {...props} />;
}

function Guest({ me, tables, changed }: Props) {
  const t = useText();
  const known = useSettings((settings) => settings.name);
  const [way, setWay] = useState<"make" | "log-in">("make");
  const [name, setName] = useState(known);
  const [password, type] = useState("");
  const [adopt, setAdopt] = useState(true);
  const { refusal, busy, attempt } = useTrying();
  const making = way === "make";
  const brings = adopt && tables > 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await (making ? makeAccount(name.trim(), password) : logIn(name.trim(), password, brings));
      changed();
    });
  };
  const passkey = () =>
    attempt(async () => {
      await (making ? addPasskey(deviceName()) : logInWithPasskey(brings));
      changed();
    });
  return (
    <section className={`panel ${styles.box}`} aria-label={t("account")}>
      <h2>{t("account")}</h2>
      <p className={styles.note}>{t("account-guest")}</p>
      <Segments
        quiet
        label={t("account")}
        value={way}
        values={["make", "log-in"] as const}
        named={(one) => t(`account-${one}`)}
        choose={setWay}
      />
      <form className={styles.form} onSubmit={send}>
        <label>
          <span className="cap">{t("account-name")}</span>
          <input
            value={name}
            maxLength={40}
            autoComplete="username"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label>
          <span className="cap">{t("account-password")}</span>
          <input
            type="password"
            value={password}
            maxLength={200}
            autoComplete={making ? "new-password" : "current-password"}
            onChange={(event) => type(event.target.value)}
          />
          {making ? <span className={styles.note}>{t("account-password-hint")}</span> : null}
        </label>
        {!making && tables > 0 ? (
          <label className={styles.check}>
            <input type="checkbox" checked={adopt} onChange={(event) => setAdopt(event.target.checked)} />
            {t("account-adopt", { n: tables })}
          </label>
        ) : null}
        <div className={styles.acts}>
          <Button type="submit" look="main" disabled={busy || !name.trim() || password.length < (making ? 8 : 1)}>
            {t(making ? "account-make-go" : "account-log-in")}
          </Button>
          {passkeysHere() ? (
            <Button disabled={busy} onClick={() => void passkey()}>
              <Icon name="lock" size={17} /> {t("account-passkey")}
            </Button>
          ) : null}
        </div>
      </form>
      <Refused refusal={refusal} />
      {me.person ? <GuestData changed={changed} /> : null}
    </section>
  );
}

function DownloadData() {
  const t = useText();
  return (
    <a href={MY_DATA} download className={styles.download}>
      {t("data-download")}
    </a>
  );
}

/** A guest has nothing to log in with, and still a name and words at tables. */
function GuestData({ changed }: Pick<Props, "changed">) {
  const t = useText();
  const [sure, setSure] = useState(false);
  const { refusal, busy, attempt } = useTrying();
  return (
    <details className={styles.more}>
      <summary>{t("data")}</summary>
      <DownloadData />
      <p className={styles.note}>{t("data-deletes")}</p>
      <label className={styles.check}>
        <input type="checkbox" checked={sure} onChange={(event) => setSure(event.target.checked)} />
        {t("data-delete-sure")}
      </label>
      <Button disabled={busy || !sure} onClick={() => void attempt(() => forgetMe().then(changed))}>
        <Icon name="trash" size={17} /> {t("data-delete")}
      </Button>
      <Refused refusal={refusal} />
    </details>
  );
}

function Known({ me, changed }: Props) {
  const t = useText();
  const [info, setInfo] = useState<AccountInfo | null>(null);
  const [password, type] = useState("");
  const [sure, setSure] = useState(false);
  const [said, tell] = useState("");
  const { refusal, busy, attempt } = useTrying();
  const look = useCallback(() => getAccount().then(setInfo, () => undefined), []);
  useEffect(() => void look(), [look]);
  const change = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await setPassword(password);
      type("");
      tell(t("account-password-set"));
      await look();
    });
  };
  return (
    <section className={`panel ${styles.box}`} aria-label={t("account")}>
      <h2>{me.name || t("account")}</h2>
      <p className={styles.note}>{t("account-known", { n: info?.sessions ?? 1 })}</p>
      <div className={styles.acts}>
        <Button disabled={busy} onClick={() => void attempt(() => leave().then(changed))}>
          {t("account-log-out")}
        </Button>
        {(info?.sessions ?? 1) > 1 ? (
          <Button disabled={busy} onClick={() => void attempt(() => leave(true).then(changed))}>
            {t("account-log-out-all")}
          </Button>
        ) : null}
      </div>
      <details className={styles.more}>
        <summary>{t("account-ways")}</summary>
        {info && info.passkeys.length > 0 ? (
          <ul className={styles.keys}>
            {info.passkeys.map((key) => (
              <li key={key.id}>
                <Icon name="lock" size={16} /> {key.label || t("account-passkey")}
                <button
                  type="button"
                  aria-label={t("account-passkey-remove", { label: key.label })}
                  onClick={() => void attempt(() => removePasskey(key.id).then(look))}
                >
                  <Icon name="trash" size={17} />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {passkeysHere() ? (
          <Button disabled={busy} onClick={() => void attempt(() => addPasskey(deviceName()).then(look))}>
            <Icon name="plus" size={17} /> {t("account-passkey-add")}
          </Button>
        ) : null}
        <form className={styles.form} onSubmit={change}>
          <label>
            <span className="cap">{t("account-password-new")}</span>
            <input
              type="password"
              value={password}
              maxLength={200}
              autoComplete="new-password"
              onChange={(event) => type(event.target.value)}
            />
          </label>
          <Button type="submit" disabled={busy || password.length < 8}>
            {t("account-password-change")}
          </Button>
          <p role="status" className={styles.note}>
            {said}
          </p>
        </form>
        <label className={styles.check}>
          <input type="checkbox" checked={sure} onChange={(event) => setSure(event.target.checked)} />
          {t("account-delete-sure")}
        </label>
        <Button disabled={busy || !sure} onClick={() => void attempt(() => deleteAccount().then(changed))}>
          <Icon name="trash" size={17} /> {t("account-delete")}
        </Button>
        <p className={styles.note}>{t("data-deletes")}</p>
        <DownloadData />
      </details>
      <Refused refusal={refusal} />
    </section>
  );
}

function Refused({ refusal }: { refusal: Refusal | null }) {
  const t = useText();
  return refusal ? (
    <p role="alert" className={styles.bad}>
      {refusalText(t, refusal)}
    </p>
  ) : null;
}

/** What tells this device's passkey from others. */
function deviceName(): string {
  const { userAgent } = navigator;
  return /iPhone|iPad|Android|Windows|Macintosh|Linux/.exec(userAgent)?.[0] ?? "";
}
