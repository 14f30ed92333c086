// Hints over the first game: what is meant has a ring around it, and the hint stands beside. All can be left at any time.
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/art/icons";
import { Button } from "@/parts/Button";
import { useTable, useView } from "@/store/useTable";
import { useText } from "@/words/Words";
import { Bubble, usePlaced } from "./Bubble";
import { TURNS } from "./chapters";
import styles from "./Coach.module.css";
import { useCourse } from "./course";
import { Finished } from "./Finished";
import { type Anchor, type Lesson, lessonNow, lessonsOf, taught } from "./lessons";

/** After so long without an answer a hint says more, in milliseconds. */
const PATIENCE = 15_000;

/** The lessons. `silent` while something else is said. */
export function Coach({ silent }: { silent: boolean }) {
  const { chapter, learned, passed, events, turns, reads, happen } = useCourse();
  const news = useTable((data) => data.news);
  const view = useView((it) => it);
  const shown = useRef<Lesson | null>(null);
  const last = useRef(news.step);
  useEffect(() => {
    if (news.step === last.current) return;
    last.current = news.step;
    if (news.fresh || news.events.length === 0) return;
    const lesson = shown.current;
    happen(
      news.events,
      taught(chapter, news.events, new Set(useCourse.getState().learned)),
      lesson && { id: lesson.id, reading: lesson.done === undefined },
    );
  }, [news, chapter, happen]);
  const over = turns >= TURNS;
  const seen = { events: new Set(events), learned: new Set(learned), passed, turns, reads };
  const lesson = over || silent || view.outcome !== "" ? null : lessonNow(chapter, view, seen);
  useEffect(() => {
    shown.current = lesson;
  });
  if (silent || view.outcome !== "") return null;
  if (over) return <Finished />;
  return lesson === null ? <Quiet /> : <Hint lesson={lesson} />;
}

function Hint({ lesson }: { lesson: Lesson }) {
  const t = useText();
  const { read, leave, learned, chapter } = useCourse();
  const view = useView((it) => it);
  const waiting = useIdle(view);
  const { id, done } = lesson;
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (document.querySelector("[role=dialog]")) return;
      // Letters are answers of the tray; the enter key is free while nothing has the focus.
      if (event.key === "Escape" || (event.key === "Enter" && !done && event.target === document.body)) read(id);
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  }, [id, done, read]);
  const text = t(`lesson-${id}-text`);
  return (
    <Bubble
      id={id}
      at={lesson.at(view)}
      name={t(`lesson-${id}`)}
      text={done && waiting ? `${text}\n${t("course-nudge")}` : text}
      progress={learned.length / lessonsOf(chapter).length}
    >
      {done ? (
        <>
          <span className={styles.try}>
            <Icon name="point" size={18} /> {t("course-try")}
          </span>
          <Button look="pill" onClick={() => read(id)}>
            {t("course-skip")}
          </Button>
        </>
      ) : (
        <Button look="main" onClick={() => read(id)} aria-keyshortcuts="Enter">
          {t("course-next")} <kbd className={styles.key}>↵</kbd>
        </Button>
      )}
      <button type="button" className={styles.leave} onClick={leave}>
        {t("course-leave")}
      </button>
    </Bubble>
  );
}

/** Has nothing been answered for some time? */
function useIdle(view: unknown): boolean {
  const [idle, setIdle] = useState<unknown>(null);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(view), PATIENCE);
    return () => clearTimeout(timer);
  }, [view]);
  return idle === view;
}

const NOTHING: Anchor[][] = [];

/** Nothing to say now: only where one is. */
function Quiet() {
  const t = useText();
  const { chapter, turns, leave } = useCourse();
  const { box, spot } = usePlaced(NOTHING);
  return (
    <section ref={box} className={styles.quiet} style={{ ...spot }} aria-label={t("course-hint")} data-hint="">
      <Icon name="book" size={18} />
      <span>{t("course-at", { chapter, turn: turns + 1, of: TURNS })}</span>
      <button type="button" className={styles.leave} onClick={leave}>
        {t("course-leave")}
      </button>
    </section>
  );
}
