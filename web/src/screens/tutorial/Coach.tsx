// Hints over the first game: what is meant has a ring around it, and the hint stands beside. All can be left at any time.
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/art/icons";
import { Button } from "@/parts/Button";
import { deedOf } from "@/hands/inTurn";
import { useTable, useTableStore, useView } from "@/store/useTable";
import { useText } from "@/words/Words";
import { Bubble, usePlaced } from "./Bubble";
import { TURNS } from "./chapters";
import styles from "./Coach.module.css";
import { useCourse } from "./course";
import { Finished } from "./Finished";
import { type Anchor, isOver, isPassed, type Lesson, lessonNow, lessonsOf, taught } from "./lessons";

/** After so long without an answer a hint says more, in milliseconds. */
const PATIENCE = 15_000;

/** The lessons. `silent` while something else is said. */
export function Coach({ silent }: { silent: boolean }) {
  const { chapter, learned, passed, events, turns, reads, happen } = useCourse();
  const store = useTableStore();
  const news = useTable((data) => data.news);
  const acts = useTable((data) => data.act !== null);
  const view = useView((it) => it);
  const deed = useRef<symbol | null>(null);
  const shown = useRef<Lesson | null>(null);
  const last = useRef(news.step);
  useEffect(() => {
    if (news.step === last.current) return;
    last.current = news.step;
    if (news.fresh || news.events.length === 0) return;
    const lesson = shown.current;
    // Several answers of one press are one deed: only the first of them passes a hint over.
    const now = deedOf(store);
    const goesOn = now !== null && now === deed.current;
    deed.current = now;
    const lessons = taught(chapter, news.events, new Set(useCourse.getState().learned), view);
    if (lesson !== null && lesson.done === undefined) lessons.push(lesson.id);
    const misses = lesson !== null && !goesOn && isPassed(lesson, news.events, view);
    happen(news.events, lessons, misses ? lesson.id : null);
  }, [news, chapter, happen, store, view]);
  const over = isOver(chapter, { turns, learned: new Set(learned) });
  const seen = { events: new Set(events), learned: new Set(learned), passed, turns, reads };
  const lesson = over || silent || view.outcome !== "" ? null : lessonNow(chapter, view, seen);
  useEffect(() => {
    shown.current = lesson;
  });
  if (silent || view.outcome !== "") return null;
  // The chapter ends when the nemesis has acted.
  if (over) return acts ? null : <Finished />;
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
      <span>{t("course-at", { chapter, turn: turns + 1, of: Math.max(TURNS, turns + 1) })}</span>
      <button type="button" className={styles.leave} onClick={leave}>
        {t("course-leave")}
      </button>
    </section>
  );
}
