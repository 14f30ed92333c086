// A table: come to it, wait for the game, play it, see its end.
import { Tooltip } from "radix-ui";
import { lazy, Suspense, useEffect, useState } from "react";
import { Lost } from "@/parts/Lost";
import { Hands } from "@/hands/Hands";
import { Notice } from "@/parts/Notice";
import { getReplay, joinTable, Refusal } from "@/protocol/http";
import { takeToken } from "@/router/router";
import { useContent } from "@/store/content";
import { isFirstSight } from "@/store/firstSight";
import { OTHER_VERSION, part, useRelease } from "@/store/release";
import { useSounds } from "@/sound/useSounds";
import { useSettings } from "@/store/settings";
import { makeTable, type TableStore } from "@/store/table";
import { TableProvider, useTable } from "@/store/useTable";
import { useText } from "@/words/Words";
import { useCourse } from "../tutorial/course";
import { Board } from "@/screens/table/layout/Board";
import { useTurnNotice } from "./people/notice";
import { useOpen } from "./people/open";
import { SuggestLayer } from "./people/SuggestLayer";
import styles from "./Table.module.css";

const Join = lazy(() => part(() => import("@/screens/table/lobby/Join")).then((part) => ({ default: part.Join })));
const Lobby = lazy(() => part(() => import("@/screens/table/lobby/Lobby")).then((part) => ({ default: part.Lobby })));
const Expedition = lazy(() => part(() => import("../expedition/Expedition")));
const TableSheets = lazy(() => part(() => import("./people/TableSheets")));
const End = lazy(() => part(() => import("../end/End")));
const Hints = lazy(() => part(() => import("../tutorial/Hints")));
/** How much of what happened before is fetched for the log. */
const RECALLED = 200;

const socketOf = (id: string) =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;

/** Tokens that came in an address: they are taken out of it once, and an effect may run twice. */
const tokens = new Map<string, string>();
const joins = new Map<string, Promise<unknown>>();

interface At {
  store: TableStore | null;
  refusal: Refusal | null;
  /** Somebody new has to say who they are before they come in with this. */
  guest: string;
  join(name: string): void;
}

/** The table's store, from joining (with the token in the address) to leaving. */
function useTableAt(id: string): At {
  const [store, setStore] = useState<TableStore | null>(null);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [guest, setGuest] = useState("");
  const [tries, again] = useState(0);
  useEffect(() => {
    let made: TableStore | null = null;
    let here = true;
    const token = takeToken() || tokens.get(id) || "";
    const { name } = useSettings.getState();
    if (token) {
      tokens.set(id, token);
      if (name && !joins.has(token)) joins.set(token, joinTable(id, { token, name }));
      if (!joins.has(token)) {
        // The address is read once, here; a link without a name known leads to the question for it.
        // oxlint-disable-next-line react/set-state-in-effect
        setGuest(token);
        return;
      }
    }
    (joins.get(token) ?? Promise.resolve()).then(
      () => {
        if (!here) return;
        setGuest("");
        made = makeTable(id, { url: socketOf(id) });
        setStore(made);
      },
      (error) => here && refuse(error instanceof Refusal ? error : new Refusal("client/unknown")),
    );
    return () => {
      here = false;
      made?.getState().stop();
    };
    // Each try joins again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [id, tries]);
  const join = (name: string) => {
    joins.set(guest, joinTable(id, { token: guest, name }));
    again(tries + 1);
  };
  return { store, refusal, guest, join };
}

/** `battle`: they come from this battle of the expedition. */
export default function Table({ id, battle }: { id: string; battle: string }) {
  const ready = useContent((content) => content.ready);
  const { store, refusal, guest, join } = useTableAt(id);
  if (refusal !== null) return <Lost code={refusal.code} battle={battle} />;
  if (guest && ready && store === null) {
    return (
      <Suspense fallback={<Waiting />}>
        <Join id={id} token={guest} join={join} />
      </Suspense>
    );
  }
  if (store === null || !ready) return <Waiting />;
  return (
    <TableProvider store={store}>
      <Tooltip.Provider delayDuration={250} skipDelayDuration={100}>
        <Wire />
        <Closed />
        <Inside battle={battle} />
      </Tooltip.Provider>
    </TableProvider>
  );
}

function Waiting() {
  const t = useText();
  return (
    <main className={styles.waiting} aria-busy>
      <p>{t("connecting")}</p>
    </main>
  );
}

/** Says that the operator has closed the table, and why. */
function Closed() {
  const t = useText();
  const { closed, note } = useTable((data) => ({
    closed: data.state?.closed ?? false,
    note: data.state?.closed_note ?? "",
  }));
  return <Notice>{closed ? `${t("closed-table")} ${note}`.trim() : null}</Notice>;
}

/** An answer that takes longer than this is spoken of, in milliseconds. */
const SLOW = 3000;

/** Says that the connection is lost, or that an answer takes long, for as long as it is so. */
function Wire() {
  const t = useText();
  const { lost, busy } = useTable((data) => ({ lost: data.lost, busy: data.busy }));
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (busy === null) return;
    const timer = setTimeout(() => setLate(busy), SLOW);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [busy]);
  if (lost) return <Notice>{[t("wire-lost"), busy === null ? "" : t("wire-kept")].join(" ").trim()}</Notice>;
  return <Notice>{busy !== null && late === busy ? t("wire-slow") : null}</Notice>;
}

function Inside({ battle }: { battle: string }) {
  const leaving = useRelease((release) => release.leaving);
  const sheet = useOpen((open) => open.sheet);
  const course = useCourse((it) => it.table);
  const hints = useSettings((settings) => settings.hints);
  useTurnNotice();
  useSounds();
  const { closed, state, begun, over, id, answers, log, recall, open } = useTable((data) => ({
    closed: data.closed,
    state: data.state,
    begun: data.view !== null,
    // The end waits for the nemesis' turn to be played.
    over: (data.state?.over ?? false) && data.act === null,
    id: data.id,
    answers: data.state?.answers ?? 0,
    log: data.log.length,
    recall: data.recall,
    open: data.open,
  }));
  useEffect(() => {
    if (!begun) return;
    const first = isFirstSight(id);
    if (log > 0) {
      if (first) open();
      return;
    }
    getReplay(id, Math.max(0, answers - RECALLED), RECALLED).then(
      (replay) => {
        recall(replay.steps, replay.opening);
        if (first) open();
      },
      // The log then begins now; nothing else is missing.
      () => undefined,
    );
    // Once, when the table is first seen.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [begun]);
  if (closed === OTHER_VERSION && leaving) return <Waiting />;
  if (closed !== "") return <Lost code={closed} battle={battle} />;
  if (state === null) return <Waiting />;
  if (!begun) {
    return <Suspense fallback={<Waiting />}>{state.expedition ? <Expedition /> : <Lobby />}</Suspense>;
  }
  return (
    <>
      <Board />
      <SuggestLayer />
      <Hands />
      {sheet === null ? null : (
        <Suspense fallback={null}>
          <TableSheets />
        </Suspense>
      )}
      {hints || course === id ? (
        <Suspense fallback={null}>
          <Hints course={course === id} />
        </Suspense>
      ) : null}
      {over ? (
        <Suspense fallback={null}>
          <End />
        </Suspense>
      ) : null}
    </>
  );
}
