// One's own name at the table; for the host, whether chat is on and what AI mages may do.
import { type FormEvent, useState } from "react";
import { Button } from "@/parts/Button";
import { Segments } from "@/parts/Segments";
import { joinTable } from "@/protocol/http";
import { useSettings } from "@/store/settings";
import { useTable } from "@/store/useTable";
import { useText } from "@/words/Words";
import styles from "./TableSheets.module.css";

/** One's name at this table, kept for the next one. */
export function Rename() {
  const t = useText();
  const { id, you, links, known } = useTable((data) => ({
    id: data.id,
    you: data.you,
    links: data.links,
    known: data.state?.people.find((one) => one.id === data.you)?.name ?? "",
  }));
  const [name, setName] = useState(known === t("somebody") || known === "?" ? "" : known);
  const token = links.play || links.watch || "";
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || !token || !you) return;
    useSettings.getState().set({ name: name.trim() });
    void joinTable(id, { token, name: name.trim() }).catch(() => undefined);
  };
  return (
    <form className={styles.rename} onSubmit={send}>
      <label>
        <span className="cap">{t("your-name")}</span>
        <input value={name} maxLength={40} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </label>
      <Button type="submit" disabled={!name.trim() || name.trim() === known}>
        {t("rename")}
      </Button>
    </form>
  );
}

/** The host can turn chat off; quick phrases stay. */
export function ChatSwitch() {
  const t = useText();
  const { host, chat, switchChat } = useTable((data) => ({
    host: data.state?.host === data.you,
    chat: data.state?.chat ?? false,
    switchChat: data.switchChat,
  }));
  if (!host) return null;
  return (
    <label className={styles.chat}>
      <input type="checkbox" checked={chat} onChange={(event) => void switchChat(event.target.checked)} />
      {t("chat-allowed")}
    </label>
  );
}

/** The host can let anyone join who finds the table in the list. */
export function ListSwitch() {
  const t = useText();
  const { may, listed, listTable } = useTable((data) => ({
    may: data.state?.host === data.you && !data.state.started && !data.state.battle_of && !data.state.expedition,
    listed: data.state?.listed ?? false,
    listTable: data.listTable,
  }));
  if (!may) return null;
  return (
    <label className={styles.chat}>
      <input type="checkbox" checked={listed} onChange={(event) => void listTable(event.target.checked)} />
      <span>
        {t("open-table")}
        <small className={styles.about}>{t("open-table-note")}</small>
      </span>
    </label>
  );
}

/** Minutes of absence after which an AI mage plays on; 0: the seat waits. */
const AFTER = ["0", "1", "2", "5"] as const;

/** The host says whether an AI mage plays for somebody who is away, and how fast AI mages act. */
export function MindsAgreed() {
  const t = useText();
  const { host, agreed, agreeMinds, minds } = useTable((data) => ({
    host: data.state?.host === data.you,
    agreed: data.state?.agreed ?? {},
    agreeMinds: data.agreeMinds,
    minds: data.state?.people.some((one) => one.mind) ?? false,
  }));
  if (!host) return null;
  const { stand_in: standIn = "", after = 60, instant = false } = agreed;
  const minutes = standIn === "" ? "0" : (AFTER.find((one) => Number(one) * 60 >= after) ?? "5");
  return (
    <div className={styles.minds}>
      <Segments
        label={t("mind-away")}
        value={minutes}
        values={AFTER}
        named={(one) => t("mind-after", { n: Number(one) })}
        choose={(one) =>
          void agreeMinds({ stand_in: one === "0" ? "" : "steady", after: Math.max(60, Number(one) * 60), instant })
        }
      />
      {minds || standIn !== "" ? (
        <label className={styles.chat}>
          <input
            type="checkbox"
            checked={instant}
            onChange={(event) => void agreeMinds({ stand_in: standIn, after, instant: event.target.checked })}
          />
          {t("mind-instant")}
        </label>
      ) : null}
    </div>
  );
}
