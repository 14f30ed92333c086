// Pointing: "do this?". Right click, the key S, a long press on an answer, or the button and then a click.
// What people point at glows in their colour on every screen, with their name. It binds nobody.
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "@/art";
import { Button } from "@/parts/Button";
import { HINT, STAYS } from "@/store/suggestions";
import { useTable, useTableStore } from "@/store/useTable";
import { useText, useVoice } from "@/words/Words";
import { useOpen } from "./open";
import { inSight, shownAt, subjectAt, subjectOf, whatOf } from "./pointing";
import styles from "./Suggest.module.css";
import { colourOf, nameOf } from "./who";

const LONG_PRESS = 520;
const STILL = 10;
/** Cards move: rings are laid again this often while there are any. */
const FOLLOW = 120;

/** May this person point? There must be somebody to see it. */
function useMaySuggest(): boolean {
  return useTable(({ state, you, still, view }) => {
    if (!state || still || !view?.decision || state.people.length < 2) return false;
    const me = state.people.find((one) => one.id === you);
    return me !== undefined && (!me.watching || state.seats.includes(you));
  });
}

export function SuggestLayer() {
  const may = useMaySuggest();
  return (
    <>
      {may ? <Pointer /> : null}
      <Rings />
    </>
  );
}

/** A switch: the next click points. For those without a second mouse button. */
export function SuggestButton() {
  const t = useText();
  const may = useMaySuggest();
  const { suggesting, suggest } = useOpen();
  if (!may) return null;
  return (
    <Button
      look="pill"
      aria-pressed={suggesting}
      title={t("suggest-how")}
      data-no-pointing
      className={styles.button}
      onClick={() => suggest(!suggesting)}
    >
      <Icon name="suggest" size={15} /> <span>{t("suggest")}</span>
    </Button>
  );
}

function Pointer() {
  const t = useText();
  const store = useTableStore();
  const suggesting = useOpen((open) => open.suggesting);
  const over = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let swallow = false;
    let kind = "mouse";
    const point = (subject: HTMLElement | null): boolean => {
      const { view, suggest } = store.getState();
      const what = subject && view ? whatOf(subject, view) : "";
      if (what !== "") void suggest(what);
      return what !== "";
    };
    const swallowOnce = () => {
      swallow = true;
      setTimeout(() => {
        swallow = false;
      }, 400);
    };
    addEventListener(
      "pointerdown",
      (event) => {
        kind = event.pointerType;
        clearTimeout(timer);
        const subject = subjectAt(event.clientX, event.clientY);
        if (useOpen.getState().suggesting && event.button === 0 && subject) {
          event.preventDefault();
          event.stopPropagation();
          if (point(subject)) useOpen.getState().suggest(false);
          swallowOnce();
        } else if (kind !== "mouse" && subject?.dataset.key !== undefined) {
          // On cards a long press shows them large; answers have no other use for it.
          from = { x: event.clientX, y: event.clientY };
          timer = setTimeout(() => {
            if (!point(subject)) return;
            navigator.vibrate?.(15);
            swallowOnce();
          }, LONG_PRESS);
        }
      },
      options,
    );
    addEventListener(
      "pointermove",
      (event) => {
        over.current = subjectOf(event.target as Element | null);
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
      },
      options,
    );
    for (const end of ["pointerup", "pointercancel"] as const)
      addEventListener(end, () => clearTimeout(timer), options);
    addEventListener(
      "click",
      (event) => {
        if (!swallow) return;
        swallow = false;
        event.preventDefault();
        event.stopPropagation();
      },
      options,
    );
    addEventListener(
      "contextmenu",
      (event) => {
        const subject = subjectAt(event.clientX, event.clientY);
        if (!subject) return;
        event.preventDefault();
        if (kind === "mouse") point(subject);
      },
      options,
    );
    addEventListener(
      "keydown",
      (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const target = event.target as Element | null;
        if (target?.closest("input, textarea, select, [role=dialog], [role=menu]")) return;
        if (event.key === "Escape") useOpen.getState().suggest(false);
        if (event.key !== "s" && event.key !== "S") return;
        const { hot } = store.getState();
        const subject = subjectOf(document.activeElement) ?? over.current;
        if (subject) point(subject);
        else if (hot !== null) void store.getState().suggest(hot);
        else useOpen.getState().suggest(!useOpen.getState().suggesting);
      },
      options,
    );
    return () => {
      clearTimeout(timer);
      ended.abort();
      useOpen.getState().suggest(false);
    };
  }, [store]);
  return suggesting ? (
    <p className={styles.hint} role="status">
      <Icon name="suggest" size={17} /> {t("suggest-click")}
    </p>
  ) : null;
}

interface Ring {
  id: string;
  box: { left: number; top: number; width: number; height: number };
  /** Of everyone who points at it, the first gives the colour. */
  colour: string;
  names: string[];
  small: boolean;
}

function Rings() {
  const t = useText();
  const voice = useVoice();
  const store = useTableStore();
  const suggestions = useTable((data) => data.suggestions);
  const state = useTable((data) => data.state);
  const view = useTable((data) => data.view);
  const [rings, lay] = useState<Ring[]>([]);
  useEffect(() => {
    if (suggestions.length === 0) return;
    const timer = setInterval(() => store.getState().fade(Date.now() - STAYS), 1000);
    return () => clearInterval(timer);
  }, [store, suggestions]);
  useLayoutEffect(() => {
    if (suggestions.length === 0 || view === null) return;
    const nameFor = (person: string) => (person === HINT ? t("hint-tag") : nameOf(state, person, t));
    let last = "";
    const measure = () => {
      const found = new Map<HTMLElement, Ring>();
      suggestions.forEach((one) => {
        for (const element of shownAt(one.what, view)) {
          const ring = found.get(element);
          if (ring) {
            ring.names.push(nameFor(one.person));
            continue;
          }
          const box = inSight(element);
          if (box === null) continue;
          const { left, top, width, height } = box;
          found.set(element, {
            id: element.dataset.key ?? element.dataset.place ?? "",
            box: { left, top, width, height },
            colour: one.person === HINT ? "var(--aether)" : colourOf(state, one.person),
            names: [nameFor(one.person)],
            small: height < 60,
          });
        }
      });
      const next = [...found.values()];
      const told = JSON.stringify(next);
      if (told !== last) lay(next);
      last = told;
    };
    measure();
    const timer = setInterval(measure, FOLLOW);
    addEventListener("scroll", measure, { capture: true, passive: true });
    addEventListener("resize", measure);
    return () => {
      clearInterval(timer);
      removeEventListener("scroll", measure, { capture: true });
      removeEventListener("resize", measure);
    };
  }, [suggestions, state, view, t]);
  const latest = suggestions.at(-1);
  const what = latest ? saidOf(latest.what) : "";
  return (
    <div className={styles.layer}>
      <p className="aloud" aria-live="polite">
        {latest && what
          ? t("suggest-told", {
              name: latest.person === HINT ? t("hint-tag") : nameOf(state, latest.person, t),
              what,
            })
          : ""}
      </p>
      {(suggestions.length === 0 ? [] : rings).map((ring) => (
        <div
          key={ring.id}
          className={styles.ring}
          aria-hidden
          data-small={ring.small || undefined}
          style={{ ...ring.box, "--seat": ring.colour }}
        >
          <span className={styles.tag}>{ring.names.join(", ")}</span>
        </div>
      ))}
    </div>
  );

  function saidOf(what: string): string {
    const decision = view?.decision;
    const phrase = decision?.options?.[decision.keys.indexOf(what)];
    if (phrase !== undefined) return voice.say(phrase);
    // Never the text itself: it is a key or a place.
    return (view && shownAt(what, view)[0]?.querySelector(".aloud")?.textContent) ?? "";
  }
}
