// A game as it was seen, step by step, on the same board. Of a game that goes on: up to now, and further as it does.
import { Tooltip } from "radix-ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { Lost } from "@/parts/Lost";
import { fetchGame, fetchOn } from "@/protocol/game";
import { getTable, Refusal } from "@/protocol/http";
import { useSounds } from "@/sound/useSounds";
import { go, tokenOf } from "@/router/router";
import { useContent } from "@/store/content";
import { makeTable } from "@/store/table";
import { TableProvider } from "@/store/useTable";
import { useText } from "@/words/Words";
import { Board } from "@/screens/table/layout/Board";
import { Controls } from "./Controls";
import { type Film, filmOf, lengthOf, standAt, within } from "./film";
import styles from "./Replay.module.css";

/** How often a game that goes on is asked for more. */
const AGAIN = 5000;

/** `away`: what somebody missed, who goes back to the table afterwards. */
export default function Replay({ id, from, away = false }: { id: string; from: number | null; away?: boolean }) {
  const t = useText();
  const ready = useContent((content) => content.ready);
  const [store] = useState(() => makeTable(id, { still: true }));
  const [film, setFilm] = useState<Film | null>(null);
  const [failed, fail] = useState("");
  const [at, setAt] = useState(0);
  const now = useRef(0);
  const token = useRef("");
  const move = useCallback(
    (shown: Film, to: number) => {
      const next = within(shown, to);
      standAt(store, shown, next, now.current);
      now.current = next;
      setAt(next);
    },
    [store],
  );
  useEffect(() => {
    let here = true;
    token.current = tokenOf(id);
    Promise.all([fetchGame(id, token.current), getTable(id, token.current).catch(() => null)]).then(
      ([game, state]) => {
        if (!here) return;
        const made = filmOf(game);
        if (state) store.setState({ state });
        move(made, from ?? 0);
        setFilm(made);
      },
      (error) => here && fail(error instanceof Refusal ? error.code : "client/unknown"),
    );
    return () => {
      here = false;
    };
    // `from` is where it begins; the address follows afterwards.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, store, move]);
  useEffect(() => {
    if (film === null || film.game.over) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "hidden") return;
      void fetchOn(id, film.game, token.current).then((game) => {
        if (game === film.game) return;
        const made = filmOf(game);
        setFilm(made);
        if (now.current > lengthOf(made)) move(made, lengthOf(made));
      });
    }, AGAIN);
    return () => clearInterval(timer);
  }, [id, film, move]);
  useEffect(() => {
    // Loading the page again comes back to this place; going back does not walk through all of them.
    const timer = setTimeout(
      () => film && go(`/t/${id}/replay?at=${at}${away ? "&away" : ""}`, { replace: true }),
      400,
    );
    return () => clearTimeout(timer);
  }, [id, at, film, away]);
  if (failed) return <Lost code={failed} />;
  if (film === null || !ready) return <main className={styles.waiting}>{t("replay-loading")}</main>;
  return (
    <TableProvider store={store}>
      <Tooltip.Provider delayDuration={250} skipDelayDuration={100}>
        <Sounds />
        <div className={styles.replay}>
          <Board
            controls={
              <Controls id={id} film={film} at={at} token={token.current} move={(to) => move(film, to)} away={away} />
            }
          />
        </div>
      </Tooltip.Provider>
    </TableProvider>
  );
}

function Sounds() {
  useSounds();
  return null;
}
