// Hints over a first game: what is meant has a ring around it, and the hint stands beside. All can be left at any time.
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "@/art/icons";
import { Button } from "@/parts/Button";
import { Link } from "@/router/Link";
import { useTable, useView } from "@/store/useTable";
import { useText } from "@/words/Words";
import styles from "./Coach.module.css";
import { useCourse } from "./course";
import { type Anchor, complete, LESSONS, type Lesson, lessonNow, taught } from "./lessons";
import { type Box, placeBeside } from "./place";

/** How often the thing that is pointed at is looked for: it may move, or come later. */
const LOOK = 250;
const NARROW = "(max-width: 1023px)";

export default function Coach() {
  const t = useText();
  const { learned, events, learn, happen, leave } = useCourse();
  const news = useTable((data) => data.news);
  const view = useView((it) => it);
  useEffect(() => {
    if (news.events.length === 0) return;
    happen(news.events.map((event) => event.event));
    learn(taught(news.events));
  }, [news, happen, learn]);
  const seen = { events: new Set(events), learned: new Set(learned) };
  const done = complete(seen.learned);
  const lesson = done ? null : lessonNow(view, seen);
  if (view.outcome !== "") return null;
  if (done) {
    return (
      <Bubble at={[]} name={t("course-done")} text={t("course-done-text")} count={LESSONS.length}>
        <Button look="main" onClick={leave}>
          {t("course-on")}
        </Button>
        <Link href="/rules">{t("rules")}</Link>
      </Bubble>
    );
  }
  if (lesson === null) return <Quiet />;
  return <Hint key={lesson.id} lesson={lesson} at={lesson.at(view)} />;
}

function Hint({ lesson, at }: { lesson: Lesson; at: Anchor[] }) {
  const t = useText();
  const { learn, leave, learned } = useCourse();
  const next = () => learn([lesson.id]);
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      // Letters are answers of the tray; the enter key is free while nothing is focused.
      if (event.key === "Enter" && !lesson.done && event.target === document.body) learn([lesson.id]);
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  }, [lesson, learn]);
  return (
    <Bubble at={at} name={t(`lesson-${lesson.id}`)} text={t(`lesson-${lesson.id}-text`)} count={learned.length}>
      {lesson.done ? (
        <>
          <span className={styles.try}>
            <Icon name="point" size={18} /> {t("course-try")}
          </span>
          <Button look="pill" onClick={next}>
            {t("course-skip")}
          </Button>
        </>
      ) : (
        <Button look="main" onClick={next} aria-keyshortcuts="Enter">
          {t("course-next")} <kbd className={styles.key}>↵</kbd>
        </Button>
      )}
      <button type="button" className={styles.leave} onClick={leave}>
        {t("course-leave")}
      </button>
    </Bubble>
  );
}

/** Nothing to say now: only how far one has come. */
function Quiet() {
  const t = useText();
  const { learned, unfold, open } = useCourse();
  return (
    <div className={styles.quiet}>
      <button type="button" onClick={() => unfold(!open)} aria-expanded={open}>
        <Icon name="book" size={18} /> {t("course-progress", { n: learned.length, of: LESSONS.length })}
      </button>
      {open ? <List /> : null}
    </div>
  );
}

function List() {
  const t = useText();
  const learned = useCourse((course) => course.learned);
  return (
    <ol className={styles.list}>
      {LESSONS.map(({ id }) => (
        <li key={id} data-done={learned.includes(id) || undefined}>
          <Icon name={learned.includes(id) ? "check" : "circle"} size={15} />
          {t(`lesson-${id}`)}
        </li>
      ))}
    </ol>
  );
}

interface BubbleProps {
  at: Anchor[];
  name: string;
  text: string;
  count: number;
  children: React.ReactNode;
}

function Bubble({ at, name, text, count, children }: BubbleProps) {
  const t = useText();
  const { open, unfold } = useCourse();
  const target = useTarget(at);
  const bubble = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 340, height: 190 });
  useLayoutEffect(() => {
    const box = bubble.current?.getBoundingClientRect();
    if (box === undefined) return;
    const { width, height } = box;
    setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    // Its size follows its words and its list.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [text, open]);
  const narrow = globalThis.matchMedia?.(NARROW).matches ?? false;
  const tray = boxOf(document.querySelector("[data-key]")?.closest("section") ?? null);
  const spot = placeBeside(target, size, { width: innerWidth, height: innerHeight }, tray ? [tray] : []);
  return (
    <>
      {target ? (
        <div
          className={styles.ring}
          style={{ left: target.left - 6, top: target.top - 6, width: target.width + 12, height: target.height + 12 }}
        />
      ) : null}
      <section
        ref={bubble}
        className={styles.bubble}
        data-side={narrow ? "none" : spot.side}
        style={narrow ? undefined : { left: spot.left, top: spot.top }}
        aria-label={t("course-hint")}
        aria-live="polite"
      >
        <div className={styles.bar} aria-hidden>
          <span style={{ width: `${(100 * count) / LESSONS.length}%` }} />
        </div>
        <h2>{name}</h2>
        <p>{text}</p>
        <div className={styles.foot}>{children}</div>
        <button type="button" className={styles.progress} aria-expanded={open} onClick={() => unfold(!open)}>
          {t("course-progress", { n: count, of: LESSONS.length })}
        </button>
        {open ? <List /> : null}
      </section>
    </>
  );
}

function boxOf(element: Element | null): Box | null {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return null;
  return { left: box.left, top: box.top, width: box.width, height: box.height };
}

/** The first thing there is of those that are meant. */
function useTarget(at: Anchor[]): Box | null {
  const t = useText();
  const [box, setBox] = useState<Box | null>(null);
  const wanted = JSON.stringify(at);
  useEffect(() => {
    const find = (): Element | null => {
      for (const anchor of JSON.parse(wanted) as Anchor[]) {
        const found = elementOf(anchor, t);
        if (found && boxOf(found)) return found;
      }
      return null;
    };
    let brought = false;
    const look = () => {
      const found = find();
      if (found && !brought && matchMedia?.(NARROW).matches) {
        found.scrollIntoView({ block: "center", behavior: "instant" });
        brought = true;
      }
      const next = boxOf(found);
      setBox((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    look();
    const timer = setInterval(look, LOOK);
    addEventListener("scroll", look, true);
    addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      removeEventListener("scroll", look, true);
      removeEventListener("resize", look);
    };
  }, [wanted, t]);
  return box;
}

function elementOf(anchor: Anchor, t: (id: string) => string): Element | null {
  const quoted = (text: string) => text.replaceAll('"', '\\"');
  if ("tray" in anchor) return document.querySelector("[data-key]")?.closest("section") ?? null;
  if ("css" in anchor) return document.querySelector(anchor.css);
  if ("part" in anchor) return document.querySelector(`[aria-label="${quoted(t(anchor.part))}"]`);
  if ("key" in anchor) return document.querySelector(`[data-key="${quoted(anchor.key)}"]`);
  return (
    document.querySelector(`[data-place="${quoted(anchor.place)}"]`) ??
    document.querySelector(`[data-place^="${quoted(anchor.place)}"]`)
  );
}
