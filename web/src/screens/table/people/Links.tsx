// The links that let others in: to play and to watch.
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Icon } from "@/art";
import { Button } from "@/parts/Button";
import { part } from "@/store/release";
import { useTable } from "@/store/useTable";
import { useText } from "@/words/Words";
import styles from "./Links.module.css";
import { useCopied } from "./useCopied";

const QrCode = lazy(() => part(() => import("@/parts/QrCode")));

export function Links() {
  const t = useText();
  const { id, links } = useTable((data) => ({ id: data.id, links: data.links }));
  return (
    <div className={styles.links}>
      {links.play ? (
        <OneLink label={t("link-play")} hint={t("link-play-hint")} to={linkTo(id, links.play)}>
          {isOnlyHere(location.hostname) ? (
            <p className={styles.here}>
              {t("link-only-here")} <code>unshuffled serve --host 0.0.0.0</code>
            </p>
          ) : (
            <div className={styles.scan}>
              <Suspense fallback={<span className={styles.code} />}>
                <QrCode of={linkTo(id, links.play)} label={t("link-qr")} className={styles.code} />
              </Suspense>
              <p className={styles.hint}>{t("link-qr-hint")}</p>
            </div>
          )}
        </OneLink>
      ) : null}
      {links.watch ? (
        <OneLink label={t("link-watch")} hint={t("link-watch-hint")} to={linkTo(id, links.watch)} />
      ) : null}
      <Renew />
    </div>
  );
}

/** For the host: a link has got to people whom nobody meant. */
function Renew() {
  const t = useText();
  const { host, play, renewLinks } = useTable((data) => ({
    host: data.state?.host === data.you,
    play: data.links.play ?? "",
    renewLinks: data.renewLinks,
  }));
  /** The link when new ones were wished for. */
  const [before, setBefore] = useState("");
  if (!host || !play) return null;
  const renew = () => {
    setBefore(play);
    void renewLinks();
  };
  const renewed = before !== "" && before !== play;
  return (
    <div className={styles.renew}>
      <Button onClick={renew}>
        <Icon name={renewed ? "check" : "link"} size={18} /> {t("links-renew")}
      </Button>
      {/* The end of a long address is not seen, so a new one may look like the old. */}
      <p className={styles.hint} aria-live="polite">
        {t(renewed ? "links-renewed" : "links-renew-hint")}
      </p>
    </div>
  );
}

/** An address that means another machine wherever else it is opened. */
export const isOnlyHere = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

const linkTo = (id: string, token: string) => `${location.origin}/t/${id}#${token}`;

interface OneLinkProps {
  label: string;
  hint: string;
  to: string;
  children?: ReactNode;
}

function OneLink({ label, hint, to, children }: OneLinkProps) {
  const t = useText();
  const { copied, copy } = useCopied();
  const canShare = typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
  return (
    <div className={styles.link}>
      <span className="cap">{label}</span>
      <div className={styles.field}>
        <input readOnly value={to} onFocus={(event) => event.target.select()} aria-label={label} />
        {canShare ? (
          <button
            type="button"
            className={styles.act}
            onClick={() => void navigator.share({ title: t("title"), url: to }).catch(() => undefined)}
          >
            <Icon name="share" size={18} /> {t("share")}
          </button>
        ) : null}
        <button type="button" className={styles.act} data-done={copied || undefined} onClick={() => void copy(to)}>
          <Icon name={copied ? "check" : "copy"} size={18} />
          <span aria-live="polite">{copied ? t("copied") : t("copy")}</span>
        </button>
      </div>
      <p className={styles.hint}>{hint}</p>
      {children}
    </div>
  );
}
